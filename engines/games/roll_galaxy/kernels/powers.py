"""The powers of a tableau, as every phase asks for them."""

import numpy as np

from engines.games.roll_galaxy.kernels import counting, faces
from engines.games.roll_galaxy.kernels import state as st
from engines.runtime.kernels.contract import int64, record_view, subroutine
from engines.runtime.kernels.layout import Array

record = record_view(st.GameState)
dice_owned = subroutine(counting.dice_owned)
current_cost = subroutine(counting.current_cost)
bonus_of = subroutine(counting.bonus_of)


@subroutine
def face_at(s: st.GameState, seat: int, square: int) -> int:
    """The face on a square."""
    return int64(s.tableau[seat, square] - 1)


@subroutine
def has_power(s: st.GameState, seat: int, op: int) -> bool:
    """Whether a square of the seat has the power."""
    for square in range(s.squares[seat]):
        face = s.tableau[seat, square] - 1
        for i in range(faces.POWERS):
            if faces.OP[face, i] == op:
                return True
    return False


@subroutine
def amount_of(s: st.GameState, seat: int, op: int, phase: int, colour: int) -> int:
    """The summed amounts of a power that works in ``phase`` for ``colour`` of worlds or dice."""
    total = int64(0)
    for square in range(s.squares[seat]):
        face = s.tableau[seat, square] - 1
        for i in range(faces.POWERS):
            if (
                faces.OP[face, i] == op
                and faces.POWER_PHASE[face, i] == phase
                and (faces.MASK[face, i] >> colour) & 1 == 1
            ):
                total += faces.AMOUNT[face, i]
    return total


@subroutine
def virtual_workers(s: st.GameState, seat: int, phase: int, out: Array) -> None:
    """How many workers without dice the seat has in ``phase``, by color."""
    for colour in range(st.COLOURS):
        out[colour] = 0
    for square in range(s.squares[seat]):
        face = s.tableau[seat, square] - 1
        for i in range(faces.POWERS):
            if (
                faces.OP[face, i] == faces.Op.VIRTUAL_WORKERS
                and faces.POWER_PHASE[face, i] == phase
            ):
                for colour in range(st.COLOURS):
                    out[colour] += (faces.MASK[face, i] >> colour) & 1


@subroutine
def count_squares(s: st.GameState, seat: int, colour: int) -> int:
    """How many squares of the seat have a color (DEVELOPMENT: developments)."""
    count = int64(0)
    for square in range(s.squares[seat]):
        if faces.COLOUR[s.tableau[seat, square] - 1] == colour:
            count += 1
    return count


@subroutine
def capacity(s: st.GameState, seat: int) -> int:
    """How many goods each of the seat's worlds can have, gray ones excepted."""
    return int64(st.ROOM) if has_power(s, seat, int64(faces.Op.EXTRA_GOOD_CAPACITY)) else int64(1)


@subroutine
def room_on(s: st.GameState, seat: int, square: int, room: int) -> int:
    """Free places for goods on a square if each world can have ``room`` goods."""
    if faces.COLOUR[s.tableau[seat, square] - 1] <= st.GREY:
        return int64(0)
    free = int64(room)
    for place in range(st.ROOM):
        if s.goods[seat, square, place] > 0:
            free -= 1
    return free


@subroutine
def add_good(s: st.GameState, seat: int, square: int, colour: int) -> None:
    """Put a die on a world; goods are sorted with the highest color first."""
    if colour + 1 > s.goods[seat, square, 0]:
        s.goods[seat, square, 1] = s.goods[seat, square, 0]
        s.goods[seat, square, 0] = colour + 1
    else:
        s.goods[seat, square, 1] = colour + 1


@subroutine
def take_good(s: st.GameState, seat: int, square: int, colour: int) -> None:
    """Take a die of ``colour`` from a world."""
    if s.goods[seat, square, 0] == colour + 1:
        s.goods[seat, square, 0] = s.goods[seat, square, 1]
    s.goods[seat, square, 1] = 0


@subroutine
def count_goods(s: st.GameState, seat: int) -> int:
    """Goods on all worlds of the seat."""
    count = int64(0)
    for square in range(s.squares[seat]):
        for place in range(st.ROOM):
            if s.goods[seat, square, place] > 0:
                count += 1
    return count


@subroutine
def pay(s: st.GameState, seat: int, amount: int) -> None:
    """Gain credits; anything above $10 is lost."""
    s.credits[seat] = min(int64(st.MOST_CREDITS), int64(s.credits[seat]) + amount)


@subroutine
def give_chips(s: st.GameState, seat: int, amount: int) -> None:
    """Gain VP chips, from the pool while it lasts."""
    s.chips[seat] += amount
    s.pool = max(int64(0), int64(s.pool) - amount)


@subroutine
def bring_dice(s: st.GameState, seat: int, square: int) -> None:
    """Take the dice of the face on ``square`` from the supply to their places."""
    face = s.tableau[seat, square] - 1
    for colour in range(st.COLOURS):
        s.cup[seat, colour] += faces.DICE[face, 0, colour]
        s.citizenry[seat, colour] += faces.DICE[face, 1, colour]
        for _ in range(faces.DICE[face, 2, colour]):
            add_good(s, seat, int64(square), int64(colour))


@subroutine
def add_face(s: st.GameState, seat: int, face: int) -> int:
    """Put a face into the tableau; return its square."""
    square = int64(s.squares[seat])
    s.tableau[seat, square] = face + 1
    s.squares[seat] += 1
    return square


@subroutine
def score_of(s: st.GameState, seat: int) -> int:
    """All VP of a seat as if the game ended now (rules, 3.12)."""
    dice = np.empty(st.COLOURS, np.int64)
    for colour in range(st.COLOURS):
        dice[colour] = dice_owned(s, seat, int64(colour))
    total = int64(s.chips[seat])
    for square in range(s.squares[seat]):
        face = face_at(s, seat, int64(square))
        total += faces.COST[face]
        if faces.COLOUR[face] == st.DEVELOPMENT:
            total += bonus_of(s, seat, face, dice)
    return total

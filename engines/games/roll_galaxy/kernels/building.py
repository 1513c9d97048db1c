"""Phases II and III: putting workers on stacks, completing tiles (rules, 3.6, 4.1, 4.4)."""

import numpy as np

from engines.games.roll_galaxy.kernels import faces, powers
from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.tiles import place_in_tableau, take_tile, top_tile
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.types import State


@subroutine
def total(dice: Array) -> int:
    """The number of dice of a row of counts."""
    count = int64(0)
    for colour in range(st.COLOURS):
        count += dice[colour]
    return count


@subroutine
def _kinds(dice: Array) -> int:
    count = int64(0)
    for colour in range(st.COLOURS):
        if dice[colour] > 0:
            count += 1
    return count


@subroutine
def top_face(s: st.GameState, half: int) -> int:
    """The face on top of a stack of the mover, or -1."""
    tile = top_tile(s, int64(s.mover), half)
    return tile if tile < 0 else tile + half * st.TILES


@subroutine
def legal_work(s: st.GameState, out: State) -> int:
    """One of the colors left in the column."""
    count = int64(0)
    for colour in range(st.COLOURS):
        if s.workers[s.mover, s.phase, colour] > 0:
            out[count] = code(int64(st.Kind.WORK), int64(colour), int64(0), int64(0), int64(0))
            count += 1
    return count


@subroutine
def legal_choices(dice: Array, least: int, most: int, kind: int, out: State) -> int:
    """All ways to take ``least`` to ``most`` of ``dice``, as USE or SAVE decisions."""
    count = int64(0)
    taken = np.zeros(st.COLOURS, np.int64)
    number = int64(0)
    while True:
        if least <= number <= most:
            choice = kind << st.SHIFT
            for colour in range(st.COLOURS):
                choice += taken[colour] << (4 * colour)
            out[count] = choice
            count += 1
        colour = int64(0)
        while colour < st.COLOURS and (taken[colour] == dice[colour] or number >= most):
            number -= taken[colour]
            taken[colour] = 0
            colour += 1
        if colour == st.COLOURS:
            return count
        taken[colour] += 1
        number += 1


@subroutine
def legal_uses(s: st.GameState, out: State) -> int:
    """Which of the workers on the stack complete the tile."""
    half = int64(s.phase - st.DEVELOP)
    cost = powers.current_cost(s, int64(s.mover), top_face(s, half))
    return legal_choices(s.on_stack[s.mover, half], cost, cost, int64(st.Kind.USE), out)


@subroutine
def legal_saves(s: st.GameState, out: State) -> int:
    """One or two of the workers used (Galactic Federation, Galactic Exchange)."""
    # A slice has the same type as rows passed elsewhere, so one compiled function serves both.
    return legal_choices(s.used[:], int64(1), int64(2), int64(st.Kind.SAVE), out)


@subroutine
def legal_removals(s: st.GameState, out: State) -> int:
    """Every die of the mover, by place and color."""
    seat = int64(s.mover)
    count = int64(0)
    for place in range(st.GOOD + s.squares[seat]):
        for colour in range(st.COLOURS):
            if dice_in(s, seat, int64(place), int64(colour)) > 0:
                out[count] = code(
                    int64(st.Kind.REMOVE), int64(place), int64(colour), int64(0), int64(0)
                )
                count += 1
    return count


@subroutine
def dice_in(s: st.GameState, seat: int, place: int, colour: int) -> int:
    """Dice of a color in a place of REMOVE and RECALL."""
    if place == st.IN_CUP:
        return int64(s.cup[seat, colour])
    if place == st.IN_CITIZENRY:
        return int64(s.citizenry[seat, colour])
    if place in (st.ON_DEVELOPMENTS, st.ON_WORLDS):
        return int64(s.on_stack[seat, place - st.ON_DEVELOPMENTS, colour])
    if place < st.WORKERS + st.PHASES:
        return int64(s.workers[seat, place - st.WORKERS, colour])
    count = int64(0)
    if place >= st.GOOD:
        for i in range(st.ROOM):
            if s.goods[seat, place - st.GOOD, i] == colour + 1:
                count += 1
    return count


@subroutine
def take_die(s: st.GameState, seat: int, place: int, colour: int) -> None:
    """Take a die out of a place."""
    if place == st.IN_CUP:
        s.cup[seat, colour] -= 1
    elif place == st.IN_CITIZENRY:
        s.citizenry[seat, colour] -= 1
    elif place in (st.ON_DEVELOPMENTS, st.ON_WORLDS):
        s.on_stack[seat, place - st.ON_DEVELOPMENTS, colour] -= 1
    elif place < st.WORKERS + st.PHASES:
        s.workers[seat, place - st.WORKERS, colour] -= 1
    else:
        powers.take_good(s, seat, place - st.GOOD, colour)


@subroutine
def _saves(s: st.GameState, phase: int) -> bool:
    for square in range(s.squares[s.mover]):
        face = powers.face_at(s, int64(s.mover), int64(square))
        for i in range(faces.POWERS):
            if faces.OP[face, i] == faces.Op.SAVE_WORKERS and faces.POWER_PHASE[face, i] == phase:
                return True
    return False


@subroutine
def start_completion(s: st.GameState) -> bool:
    """If enough workers are on the stack, begin to complete its top tile; false if not."""
    half = int64(s.phase - st.DEVELOP)
    face = top_face(s, half)
    if face < 0:
        return False
    seat = int64(s.mover)
    cost = powers.current_cost(s, seat, face)
    lying = total(s.on_stack[seat, half])
    if lying < cost:
        return False
    if lying > cost and _kinds(s.on_stack[seat, half]) > 1 and cost > 0:
        s.stage = st.Stage.USE
        return True
    left = cost
    for colour in range(st.COLOURS):
        taken = min(left, int64(s.on_stack[seat, half, colour]))
        s.used[colour] = taken
        s.on_stack[seat, half, colour] -= taken
        left -= taken
    after_use(s)
    return True


@subroutine
def after_use(s: st.GameState) -> None:
    """Once the used workers are known: ask whether the owner saves some, if it may."""
    workers = total(s.used[:])
    if workers > 0 and _saves(s, int64(s.phase)):
        if workers > 1:
            s.stage = st.Stage.SAVE
            return
        for colour in range(st.COLOURS):
            s.cup[s.mover, colour] += s.used[colour]
            s.used[colour] = 0
    _complete(s)


@subroutine
def use_step(s: st.GameState, action: int) -> None:
    """Play the owner's choice of the workers that are used."""
    half = int64(s.phase - st.DEVELOP)
    for colour in range(st.COLOURS):
        taken = (action >> (4 * colour)) & 15
        s.used[colour] = taken
        s.on_stack[s.mover, half, colour] -= taken
    after_use(s)


@subroutine
def save_step(s: st.GameState, action: int) -> None:
    """Play the owner's choice of the workers that go to the cup."""
    for colour in range(st.COLOURS):
        saved = (action >> (4 * colour)) & 15
        s.used[colour] -= saved
        s.cup[s.mover, colour] += saved
    _complete(s)


@subroutine
def _pay_for_completion(s: st.GameState, face: int) -> None:
    """Pay the credits of tiles that were in the tableau before."""
    seat = int64(s.mover)
    colour = faces.COLOUR[face]
    for square in range(s.squares[seat]):
        owned = powers.face_at(s, seat, int64(square))
        for i in range(faces.POWERS):
            fits = colour == st.DEVELOPMENT or (faces.MASK[owned, i] >> colour) & 1 == 1
            if (
                fits
                and faces.OP[owned, i] == faces.Op.CREDITS_ON_COMPLETE
                and faces.POWER_PHASE[owned, i] == s.phase
            ):
                powers.pay(s, seat, int64(faces.AMOUNT[owned, i]))


@subroutine
def _complete(s: st.GameState) -> None:
    """Steps 2 to 5 of completing a tile, up to the next decision."""
    seat = int64(s.mover)
    half = int64(s.phase - st.DEVELOP)
    order = s.phase == st.SETTLE and powers.has_power(s, seat, int64(faces.Op.SAVE_WORKERS_COLOUR))
    for colour in range(st.COLOURS):
        if order and colour == st.MILITARY:
            s.cup[seat, colour] += s.used[colour]
        else:
            s.citizenry[seat, colour] += s.used[colour]
        s.used[colour] = 0
    face = top_face(s, half)
    tile = take_tile(s, seat, half, int64(0))
    _pay_for_completion(s, face)
    place_in_tableau(s, tile)
    powers.add_face(s, seat, face)
    if faces.REMOVES[face] == 1:
        s.stage = st.Stage.REMOVE
    else:
        _gain(s)


@subroutine
def _gain(s: st.GameState) -> None:
    square = int64(s.squares[s.mover] - 1)
    powers.pay(s, int64(s.mover), int64(faces.CREDITS[powers.face_at(s, int64(s.mover), square)]))
    powers.bring_dice(s, int64(s.mover), square)
    s.stage = st.Stage.BUILD


@subroutine
def remove_step(s: st.GameState, action: int) -> None:
    """Play the owner's choice of the die that goes back to the supply."""
    take_die(s, int64(s.mover), action & 255, (action >> 8) & 255)
    _gain(s)

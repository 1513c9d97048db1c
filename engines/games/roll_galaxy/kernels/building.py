"""Phases II and III: putting workers on stacks, completing tiles (rules, 3.6, 4.1, 4.4)."""

from typing import Any

import numpy as np

from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.faces import (
    AMOUNT,
    COLOUR,
    CREDITS,
    MASK,
    OP,
    POWER_PHASE,
    POWERS,
    REMOVES,
    Op,
)
from engines.games.roll_galaxy.kernels.powers import (
    add_face,
    bring_dice,
    current_cost,
    face_at,
    has_power,
    pay,
    take_good,
)
from engines.games.roll_galaxy.kernels.state import (
    COLOURS,
    DEVELOP,
    DEVELOPMENT,
    GOOD,
    IN_CITIZENRY,
    IN_CUP,
    MILITARY,
    ON_DEVELOPMENTS,
    ON_WORLDS,
    PHASES,
    ROOM,
    SETTLE,
    SHIFT,
    TILES,
    WORKERS,
    Kind,
    Stage,
)
from engines.games.roll_galaxy.kernels.tiles import place_in_tableau, take_tile, top_tile
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.types import State


@kernel()
def total(dice: Any) -> int:
    """The number of dice of a row of counts."""
    count = int64(0)
    for colour in range(COLOURS):
        count += dice[colour]
    return count


@kernel()
def _kinds(dice: Any) -> int:
    count = int64(0)
    for colour in range(COLOURS):
        if dice[colour] > 0:
            count += 1
    return count


@kernel()
def top_face(s: Any, half: int) -> int:
    """The face on top of a stack of the mover, or -1."""
    tile = top_tile(s, int64(s.mover), half)
    return tile if tile < 0 else tile + half * TILES


@kernel()
def legal_work(s: Any, out: State) -> int:
    """One of the colours left in the column."""
    count = int64(0)
    for colour in range(COLOURS):
        if s.workers[s.mover, s.phase, colour] > 0:
            out[count] = code(int64(Kind.WORK), int64(colour), int64(0), int64(0), int64(0))
            count += 1
    return count


@kernel()
def legal_choices(dice: Any, least: int, most: int, kind: int, out: State) -> int:
    """All ways to take ``least`` to ``most`` of ``dice``, as USE or SAVE decisions."""
    count = int64(0)
    taken = np.zeros(COLOURS, np.int64)
    number = int64(0)
    while True:
        if least <= number <= most:
            choice = kind << SHIFT
            for colour in range(COLOURS):
                choice += taken[colour] << (4 * colour)
            out[count] = choice
            count += 1
        colour = int64(0)
        while colour < COLOURS and (taken[colour] == dice[colour] or number >= most):
            number -= taken[colour]
            taken[colour] = 0
            colour += 1
        if colour == COLOURS:
            return count
        taken[colour] += 1
        number += 1


@kernel()
def legal_uses(s: Any, out: State) -> int:
    """Which of the workers on the stack complete the tile."""
    half = int64(s.phase - DEVELOP)
    cost = current_cost(s, int64(s.mover), top_face(s, half))
    return legal_choices(s.on_stack[s.mover, half], cost, cost, int64(Kind.USE), out)


@kernel()
def legal_saves(s: Any, out: State) -> int:
    """One or two of the workers used (Galactic Federation, Galactic Exchange)."""
    # A slice has the type of the rows that are passed elsewhere: one compiled function serves both.
    return legal_choices(s.used[:], int64(1), int64(2), int64(Kind.SAVE), out)


@kernel()
def legal_removals(s: Any, out: State) -> int:
    """Every die of the mover, by place and colour."""
    seat = int64(s.mover)
    count = int64(0)
    for place in range(GOOD + s.squares[seat]):
        for colour in range(COLOURS):
            if dice_in(s, seat, int64(place), int64(colour)) > 0:
                out[count] = code(
                    int64(Kind.REMOVE), int64(place), int64(colour), int64(0), int64(0)
                )
                count += 1
    return count


@kernel()
def dice_in(s: Any, seat: int, place: int, colour: int) -> int:
    """Dice of a colour in a place of REMOVE and RECALL."""
    if place == IN_CUP:
        return int64(s.cup[seat, colour])
    if place == IN_CITIZENRY:
        return int64(s.citizenry[seat, colour])
    if place in (ON_DEVELOPMENTS, ON_WORLDS):
        return int64(s.on_stack[seat, place - ON_DEVELOPMENTS, colour])
    if place < WORKERS + PHASES:
        return int64(s.workers[seat, place - WORKERS, colour])
    count = int64(0)
    if place >= GOOD:
        for i in range(ROOM):
            if s.goods[seat, place - GOOD, i] == colour + 1:
                count += 1
    return count


@kernel()
def take_die(s: Any, seat: int, place: int, colour: int) -> None:
    """Take a die out of a place."""
    if place == IN_CUP:
        s.cup[seat, colour] -= 1
    elif place == IN_CITIZENRY:
        s.citizenry[seat, colour] -= 1
    elif place in (ON_DEVELOPMENTS, ON_WORLDS):
        s.on_stack[seat, place - ON_DEVELOPMENTS, colour] -= 1
    elif place < WORKERS + PHASES:
        s.workers[seat, place - WORKERS, colour] -= 1
    else:
        take_good(s, seat, place - GOOD, colour)


@kernel()
def _saves(s: Any, phase: int) -> bool:
    for square in range(s.squares[s.mover]):
        face = face_at(s, int64(s.mover), int64(square))
        for i in range(POWERS):
            if OP[face, i] == Op.SAVE_WORKERS and POWER_PHASE[face, i] == phase:
                return True
    return False


@kernel()
def start_completion(s: Any) -> bool:
    """If enough workers lie on the stack, begin to complete its top tile; false if not."""
    half = int64(s.phase - DEVELOP)
    face = top_face(s, half)
    if face < 0:
        return False
    seat = int64(s.mover)
    cost = current_cost(s, seat, face)
    lying = total(s.on_stack[seat, half])
    if lying < cost:
        return False
    if lying > cost and _kinds(s.on_stack[seat, half]) > 1 and cost > 0:
        s.stage = Stage.USE
        return True
    left = cost
    for colour in range(COLOURS):
        taken = min(left, int64(s.on_stack[seat, half, colour]))
        s.used[colour] = taken
        s.on_stack[seat, half, colour] -= taken
        left -= taken
    after_use(s)
    return True


@kernel()
def after_use(s: Any) -> None:
    """The workers used are known: may the owner save some?"""
    workers = total(s.used[:])
    if workers > 0 and _saves(s, int64(s.phase)):
        if workers > 1:
            s.stage = Stage.SAVE
            return
        for colour in range(COLOURS):
            s.cup[s.mover, colour] += s.used[colour]
            s.used[colour] = 0
    _complete(s)


@kernel()
def use_step(s: Any, action: int) -> None:
    """The owner chose the workers that are used."""
    half = int64(s.phase - DEVELOP)
    for colour in range(COLOURS):
        taken = (action >> (4 * colour)) & 15
        s.used[colour] = taken
        s.on_stack[s.mover, half, colour] -= taken
    after_use(s)


@kernel()
def save_step(s: Any, action: int) -> None:
    """The owner chose the workers that go to the cup."""
    for colour in range(COLOURS):
        saved = (action >> (4 * colour)) & 15
        s.used[colour] -= saved
        s.cup[s.mover, colour] += saved
    _complete(s)


@kernel()
def _pay_for_completion(s: Any, face: int) -> None:
    """Credits of tiles that were in the tableau before."""
    seat = int64(s.mover)
    colour = COLOUR[face]
    for square in range(s.squares[seat]):
        owned = face_at(s, seat, int64(square))
        for i in range(POWERS):
            fits = colour == DEVELOPMENT or (MASK[owned, i] >> colour) & 1 == 1
            if fits and OP[owned, i] == Op.CREDITS_ON_COMPLETE and POWER_PHASE[owned, i] == s.phase:
                pay(s, seat, int64(AMOUNT[owned, i]))


@kernel()
def _complete(s: Any) -> None:
    """Steps 2 to 5 of completing a tile, as far as nobody has to decide."""
    seat = int64(s.mover)
    half = int64(s.phase - DEVELOP)
    order = s.phase == SETTLE and has_power(s, seat, int64(Op.SAVE_WORKERS_COLOUR))
    for colour in range(COLOURS):
        if order and colour == MILITARY:
            s.cup[seat, colour] += s.used[colour]
        else:
            s.citizenry[seat, colour] += s.used[colour]
        s.used[colour] = 0
    face = top_face(s, half)
    tile = take_tile(s, seat, half, int64(0))
    _pay_for_completion(s, face)
    place_in_tableau(s, tile)
    add_face(s, seat, face)
    if REMOVES[face] == 1:
        s.stage = Stage.REMOVE
    else:
        _gain(s)


@kernel()
def _gain(s: Any) -> None:
    square = int64(s.squares[s.mover] - 1)
    pay(s, int64(s.mover), int64(CREDITS[face_at(s, int64(s.mover), square)]))
    bring_dice(s, int64(s.mover), square)
    s.stage = Stage.BUILD


@kernel()
def remove_step(s: Any, action: int) -> None:
    """The owner chose the die that goes back to the supply."""
    take_die(s, int64(s.mover), action & 255, (action >> 8) & 255)
    _gain(s)

"""The preference levels, the choice of the phase, and the assignment (sections 4, 6 and 9)."""

from typing import Any

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.faces import COST, FROM, MASK, SELECTED, TO, Op
from engines.games.roll_galaxy.kernels.knowledge import roll_die
from engines.games.roll_galaxy.kernels.powers import count_goods, has_power
from engines.games.roll_galaxy.kernels.rollbot.assignment import note, run
from engines.games.roll_galaxy.kernels.rollbot.scratch import TABLEAU, VP_POOL, By, Scratch
from engines.games.roll_galaxy.kernels.rollbot.shipments import (
    add_shippers,
    consumed,
    list_goods,
    pair_up,
)
from engines.games.roll_galaxy.kernels.rollbot.situation import UNLIMITED, limit, look
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import Stream

EXPLORE_CASH = 5
SQUARE_LIMIT = 13
STACK_TARGET = 2
"""Tiles that each stack should have."""
_STOCK = 2
_ENDGAME_SQUARES = 11
_VP_PER_GOOD = 2
_EVERY = (1 << st.PHASES) - 1
# The order of phases with equal levels in R5.
_ORDER = np.array((st.SHIP, st.SETTLE, st.DEVELOP, st.PRODUCE, st.EXPLORE), np.int64)


@subroutine
def _explore_goal(s: st.GameState, t: Scratch) -> int:
    """R1: Stocks up to $5, and tiles up to two in each stack."""
    seat = int64(s.mover)
    money = int64(s.credits[seat])
    rich = int64(0)
    if money < EXPLORE_CASH and has_power(s, seat, int64(Op.STOCK_BONUS)):
        rich = t.virtual[st.EXPLORE, st.ALIEN]
        for face in range(st.WILD + 1):
            rich += t.rolled[st.ALIEN, face]
    t.stocks = 0
    while money < EXPLORE_CASH:
        money = min(int64(st.MOST_CREDITS), money + (2 * _STOCK if t.stocks < rich else _STOCK))
        t.stocks += 1
    missing = int64(0)
    for half in range(2):
        missing += max(int64(0), STACK_TARGET - t.height[half])
    squares = s.squares[seat] + t.height[0] + t.height[1]
    t.tiles = max(int64(0), int64(min(missing, SQUARE_LIMIT - squares)))
    return int64(t.stocks + t.tiles)


@subroutine
def completed(t: Scratch, half: int, workers: int) -> int:
    """How many tiles of a stack this many workers complete, together with those on it."""
    left = workers + t.waiting[half]
    count = int64(0)
    while count < t.height[half] and left >= t.cost[half, count]:
        left -= t.cost[half, count]
        count += 1
    return count


@subroutine
def _cost_of_first(t: Scratch, half: int, tiles: int) -> int:
    """Workers that the first tiles of a stack still need, at least 0."""
    cost = -t.waiting[half]
    for i in range(tiles):
        cost += t.cost[half, i]
    return max(int64(0), int64(cost))


@subroutine
def _build_goal(t: Scratch, half: int) -> int:
    """R1: the cost of the whole stack."""
    tiles = int64(t.height[half])
    missing = _cost_of_first(t, half, tiles)
    return int64(1) if missing == 0 and tiles > 0 else missing


@subroutine
def _goal(s: st.GameState, t: Scratch, phase: int) -> int:
    if phase == st.EXPLORE:
        return _explore_goal(s, t)
    if phase == st.PRODUCE:
        return int64(t.frees)
    if phase == st.SHIP:
        return int64(t.good_count)
    return _build_goal(t, phase - st.DEVELOP)


@subroutine
def _points(s: st.GameState, t: Scratch, phase: int, last: bool) -> int:
    """Section 4.2: immediate VP from a phase."""
    seat = int64(s.mover)
    if phase == st.PRODUCE:
        return min(int64(t.reach[phase]), int64(t.goal[phase])) if last and t.reserves else int64(0)
    if phase == st.EXPLORE:
        return int64(0)
    if phase == st.SHIP:
        if t.good_count == 0:
            return int64(0)
        run(t, int64(st.SHIP), int64(t.goal[st.SHIP]))
        list_goods(s, t, seat)
        t.shippers = 0
        for colour in range(st.COLOURS):
            add_shippers(t, int64(colour), int64(t.on[colour]), int64(t.virtual[st.SHIP, colour]))
        pair_up(t)
        return consumed(s, t, seat) - (t.pairs if last and t.reserves else 0)
    half = phase - st.DEVELOP
    found = int64(0)
    for i in range(completed(t, half, int64(t.reach[phase]))):
        found += COST[s.stack[seat, half, i] - 1 + half * st.TILES]
    return found


@subroutine
def _is_last(s: st.GameState, t: Scratch) -> bool:
    """R12: whether the last round is likely; ``last`` says why."""
    goods = int64(0)
    threatened = False
    for seat in range(s.seats):
        goods += count_goods(s, int64(seat))
        if seat != s.mover and s.squares[seat] >= _ENDGAME_SQUARES:
            threatened = threatened or s.height[seat, 0] > 0 or s.height[seat, 1] > 0
    own = max(
        completed(t, int64(0), int64(t.reach[st.DEVELOP])),
        completed(t, int64(1), int64(t.reach[st.SETTLE])),
    )
    t.last = VP_POOL if goods > 0 and _VP_PER_GOOD * goods >= s.pool else 0
    if threatened or s.squares[s.mover] + own >= st.LAST_SQUARES:
        t.last |= TABLEAU
    return bool(t.last != 0)


@subroutine
def find_levels(s: st.GameState, t: Scratch) -> None:
    """All levels; ``special``: they are points (R13)."""
    for phase in range(st.PHASES):
        run(t, int64(phase), int64(UNLIMITED))
        t.reach[phase] = t.ons + t.virtuals[phase]
        t.dictated[phase] = t.by_dictate
    for phase in range(st.PHASES):
        t.goal[phase] = _goal(s, t, int64(phase))
    last = _is_last(s, t)
    any_points = False
    for phase in range(st.PHASES):
        t.points[phase] = _points(s, t, int64(phase), last)
        any_points = any_points or t.points[phase] > 0
    t.special = int64(last and any_points)
    for phase in range(st.PHASES):
        t.level[phase] = min(t.reach[phase], t.goal[phase])
        if t.special == 1:
            t.level[phase] = t.points[phase]


# -- choosing ---------------------------------------------------------------------------------


@subroutine
def _by(t: Scratch, step: int, phase: int) -> int:
    if step == 0:
        return int64(t.level[phase])
    if step == 1:
        return int64(t.points[phase])
    if step == 2:
        return int64(min(t.reach[phase] - t.dictated[phase], t.goal[phase]))
    return int64(min(t.natural[phase], t.goal[phase]))


@subroutine
def _candidates(t: Scratch) -> int:
    """R2: the phases that are left, as bits."""
    left = int64(_EVERY)
    t.ties = 0
    for step in range(4):
        most = int64(-1)
        kept = int64(0)
        for phase in range(st.PHASES):
            if (left >> phase) & 1 == 0:
                continue
            value = _by(t, int64(step), int64(phase))
            if value > most:
                most = value
                kept = int64(0)
            if value == most:
                kept |= int64(1) << phase
        if step > 0 and kept != left:
            t.ties |= int64(1) << (step - 1)
        left = kept
    return left


@subroutine
def choose_phase(t: Scratch, rng: Stream) -> int:
    """The phase with the highest level; a white die settles remaining ties."""
    left = _candidates(t)
    t.left = left
    if left & (left - 1) == 0:
        phase = int64(0)
        while (left >> phase) & 1 == 0:
            phase += 1
        return phase
    while True:
        phase = roll_die(rng, int64(st.HOME))
        if (left >> phase) & 1 == 1:
            return phase


@subroutine
def target_of(t: Scratch, phase: int) -> int:
    """R4: workers that the selected phase gets."""
    if t.special == 0 or (phase != st.DEVELOP and phase != st.SETTLE):
        return int64(t.goal[phase])
    half = phase - st.DEVELOP
    return _cost_of_first(t, half, completed(t, half, int64(t.reach[phase])))


# -- the other workers ------------------------------------------------------------------------


@subroutine
def stand(t: Scratch) -> None:
    """Compute where all dice are after ``run``."""
    for phase in range(st.PHASES):
        t.count[phase] = 0
        for colour in range(st.COLOURS):
            t.wild_to[phase, colour] = 0
            t.column[phase, colour] = t.on[colour] if phase == t.x else t.other[colour, phase]
            t.count[phase] += t.column[phase, colour]
            t.unmoved[colour, phase] = t.other[colour, phase]
    for colour in range(st.COLOURS):
        t.unmoved[colour, t.x] = t.rolled[colour, t.x]
    if t.first_selector & 7 == t.x:
        t.unmoved[t.first_selector >> 3, t.x] -= 1


@subroutine
def _room(t: Scratch, phase: int) -> int:
    """R5: how many more workers a phase can use."""
    if phase in (st.EXPLORE, st.SHIP):
        return int64(t.goal[phase] - t.count[phase] - t.virtuals[phase])
    return limit(t, phase, int64(t.x), int64(t.count[st.PRODUCE])) - int64(t.count[phase])


@subroutine
def _phase_with_room(t: Scratch, order: Any) -> int:
    for i in range(st.PHASES - 1):
        if _room(t, int64(order[i])) > 0:
            return int64(order[i])
    return int64(st.EXPLORE)


@subroutine
def _use_unit(t: Scratch, unit: int, order: Any) -> None:
    """R5, step 2: let an unused power move a worker that could do nothing."""
    tile = t.unit_tile[unit]
    for i in range(st.PHASES - 1):
        phase = int64(order[i])
        if (TO[tile, 0] >> phase) & 1 == 0 or _room(t, phase) <= 0:
            continue
        for colour in range(st.COLOURS):
            if (MASK[tile, 0] >> colour) & 1 == 0:
                continue
            for face in range(st.EXPLORE + 1, st.PHASES):
                if (
                    face != phase
                    and t.unmoved[colour, face] > 0
                    and (FROM[tile, 0] >> face) & 1 == 1
                    and t.count[face]
                    > limit(t, int64(face), int64(t.x), int64(t.count[st.PRODUCE]))
                ):
                    t.unmoved[colour, face] -= 1
                    t.column[face, colour] -= 1
                    t.count[face] -= 1
                    t.column[phase, colour] += 1
                    t.count[phase] += 1
                    t.unit_cell[unit] = colour * 8 + face
                    t.unit_to[unit] = phase
                    note(
                        t,
                        int64(By.REASSIGN),
                        int64(colour * 8 + face),
                        phase,
                        int64(tile),
                        int64(1),
                        int64(0),
                    )
                    return


@subroutine
def place_wild(t: Scratch, colour: int, phase: int) -> None:
    """Put a wild die that is left into a phase."""
    note(t, int64(By.WILD), colour * 8 + st.WILD, phase, int64(-1), int64(0), int64(0))
    t.wild[colour] -= 1
    t.wild_to[phase, colour] += 1
    t.column[phase, colour] += 1
    t.count[phase] += 1


@subroutine
def place_others(t: Scratch) -> None:
    """Section 6: wild dice and left-over units go where there is room."""
    stand(t)
    order = np.empty(st.PHASES, np.int64)
    found = int64(0)
    for i in range(st.PHASES):
        if _ORDER[i] != t.x:
            k = found
            while k > 0 and t.level[order[k - 1]] < t.level[_ORDER[i]]:
                order[k] = order[k - 1]
                k -= 1
            order[k] = _ORDER[i]
            found += 1
    for colour in range(st.COLOURS):
        for _ in range(t.wild[colour]):
            place_wild(t, int64(colour), _phase_with_room(t, order))
    for i in range(t.units):
        if t.unit_cell[i] < 0 and TO[t.unit_tile[i], 0] != SELECTED:
            _use_unit(t, int64(i), order)


@subroutine
def stand_as_thought(s: st.GameState, t: Scratch) -> None:
    """Put the mover's dice where the workspace has them."""
    seat = int64(s.mover)
    for colour in range(st.COLOURS):
        s.workers[seat, st.WILD, colour] = 0
        s.dictated[seat, colour] = 0
        for phase in range(st.PHASES):
            s.workers[seat, phase, colour] = t.column[phase, colour]
    for i in range(t.payments):
        s.dictated[seat, t.payment[i] >> 3] += 1
    s.selected[seat] = t.x
    s.selector[seat] = t.selector >> 3


@subroutine
def assign(s: st.GameState, t: Scratch, rng: Stream) -> None:
    """Sections 4 to 6: the mover's whole assignment, except for confirming it."""
    look(s, t)
    find_levels(s, t)
    assign_to(s, t, choose_phase(t, rng))


@subroutine
def assign_to(s: st.GameState, t: Scratch, phase: int) -> None:
    """Sections 5 and 6 for a phase, once the levels are known."""
    run(t, phase, target_of(t, phase))
    place_others(t)
    stand_as_thought(s, t)

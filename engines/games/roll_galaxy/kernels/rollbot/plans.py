"""Whole assignments for the search to compare: each phase, several ways of assigning dice.

A plan is where all dice stand in the end (``PLACES`` numbers: the phase, the colour that selects,
the columns, the dice that pay for Dictates), and the actions that bring them there.
"""

from typing import Any

from engines.core.kernels.contract import int64, kernel
from engines.core.types import State, Stream
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.faces import FROM, MASK, SELECTED, TO
from engines.games.roll_galaxy.kernels.rollbot.bringing import first, leave, paying_cell, run
from engines.games.roll_galaxy.kernels.rollbot.levels import (
    choose_phase,
    find_levels,
    place_others,
    place_wild,
    stand,
    target_of,
)
from engines.games.roll_galaxy.kernels.rollbot.player import choose
from engines.games.roll_galaxy.kernels.rollbot.sight import UNLIMITED, look, thought
from engines.games.roll_galaxy.kernels.rules import record
from engines.games.roll_galaxy.kernels.state import (
    COLOURS,
    DICTATING,
    PHASES,
    SHIFT,
    WILD,
    Kind,
)

MOST_PLANS = 96
MOST_ACTIONS = 128
PLACES = 2 + PHASES * COLOURS + COLOURS

# How many workers are brought to the selected phase: as Rollbot wants, without Dictate, all that
# can come, none.
_GOAL, _NO_DICTATE, _ALL, _NONE = range(4)
_WAYS = 4


@kernel()
def _bring(t: Any, phase: int, way: int) -> None:
    t.may_dictate = int64(way != _NO_DICTATE)
    target = target_of(t, phase)
    if way == _ALL:
        target = int64(UNLIMITED)
    elif way == _NONE:
        target = int64(0)
    run(t, phase, target)
    t.may_dictate = 1


@kernel()
def _move(t: Any, cell: int, to: int) -> None:
    """A worker goes from its column to another phase than the selected one."""
    colour, face = cell >> 3, cell & 7
    leave(t, cell)
    t.column[face, colour] -= 1
    t.column[to, colour] += 1
    t.on[colour] += 1


@kernel()
def _use_units(t: Any, to: int) -> None:
    """Powers that are left move workers to a second phase."""
    for unit in range(t.units):
        tile = t.unit_tile[unit]
        if t.unit_cell[unit] >= 0 or TO[tile, 0] == SELECTED or (TO[tile, 0] >> to) & 1 == 0:
            continue
        for colour in range(COLOURS):
            for face in range(PHASES):
                if t.skipped[colour, face] == 0 and t.other[colour, face] > 0:
                    fits = (MASK[tile, 0] >> colour) & (FROM[tile, 0] >> face) & 1
                    if fits == 1 and t.unit_cell[unit] < 0:
                        t.unit_cell[unit] = colour * 8 + face
                        t.unit_to[unit] = to
                        _move(t, int64(colour * 8 + face), to)


@kernel()
def _dictate_to(t: Any, to: int) -> None:
    """A Dictate that moves one worker to a second phase."""
    moved = first(t, int64(-1))
    if moved < 0 or t.payments > 0:
        return
    leave(t, moved & 63)
    paying = first(t, int64(-1))
    if paying < 0:
        t.other[(moved & 63) >> 3, moved & 7] += 1
        t.others += 1
        return
    cell = paying_cell(t)
    leave(t, cell)
    t.column[cell & 7, cell >> 3] -= 1
    t.column[moved & 7, (moved & 63) >> 3] -= 1
    t.column[to, (moved & 63) >> 3] += 1
    t.payment[0] = cell
    t.payments = 1
    t.dictated_cell[0] = moved & 63
    t.dictated_for[0] = 0
    t.by_dictate = 1
    t.dictated_to = to


@kernel()
def _support(t: Any, to: int, dictates: bool) -> None:
    """The workers that are left help a second phase: wild dice, powers, perhaps a Dictate."""
    stand(t)
    for colour in range(COLOURS):
        for _ in range(t.wild[colour]):
            place_wild(t, int64(colour), to)
    selected = int64(t.x)
    t.x = to
    for colour in range(COLOURS):
        t.on[colour] = t.column[to, colour]
        t.skipped[colour, to] = 1
        t.skipped[colour, selected] = 1
    _use_units(t, to)
    if dictates:
        _dictate_to(t, to)
    for colour in range(COLOURS):
        t.skipped[colour, to] = 0
        t.skipped[colour, selected] = 0
    t.x = selected


@kernel()
def _note_places(t: Any, plan: State) -> None:
    plan[0] = t.x
    plan[1] = t.selector >> 3
    for colour in range(COLOURS):
        for phase in range(PHASES):
            plan[2 + phase * COLOURS + colour] = t.column[phase, colour]
        plan[2 + PHASES * COLOURS + colour] = 0
    for i in range(t.payments):
        plan[2 + PHASES * COLOURS + (t.payment[i] >> 3)] += 1


@kernel()
def _note_wilds(t: Any, out: State, count: int) -> int:
    """Wild dice, all but one that selects, to their phases."""
    for colour in range(COLOURS):
        for phase in range(PHASES):
            dice = t.wild_to[phase, colour]
            if phase == t.x:
                dice += t.used_wild[colour] - int64(t.selector == colour * 8 + WILD)
            for _ in range(dice):
                out[count] = code(int64(Kind.WILD), int64(colour), int64(phase), int64(0), int64(0))
                count += 1
    return count


@kernel()
def _note_dictates(t: Any, out: State, count: int) -> int:
    for i in range(t.payments):
        cell = int64(t.payment[i])
        column = int64(t.x) if cell & 7 == WILD else cell & 7
        out[count] = code(int64(Kind.DICTATE), cell >> 3, column, int64(0), int64(0))
        count += 1
        for k in range(t.by_dictate):
            if t.dictated_for[k] == i:
                moved = int64(t.dictated_cell[k])
                out[count] = code(
                    int64(Kind.MOVE),
                    int64(DICTATING),
                    moved >> 3,
                    moved & 7,
                    int64(t.dictated_to),
                )
                count += 1
    return count


@kernel()
def _note_actions(t: Any, out: State) -> int:
    """The selection, wild dice, powers one after the other, Dictates, and the end."""
    selector = int64(t.selector)
    out[0] = code(int64(Kind.SELECT), selector >> 3, selector & 7, int64(t.x), int64(0))
    count = _note_wilds(t, out, int64(1))
    for i in range(t.units):
        cell = int64(t.unit_cell[i])
        if cell >= 0:
            tile, to = int64(t.unit_tile[i]), int64(t.unit_to[i])
            out[count] = code(int64(Kind.MOVE), tile, cell >> 3, cell & 7, to)
            count += 1
    if t.pair_one >= 0:
        low = min(t.pair_one, t.pair_two)
        high = max(t.pair_one, t.pair_two)
        out[count] = code(
            int64(Kind.PAIR), int64(low >> 3), int64(high >> 3), int64(low & 7), int64(0)
        )
        count += 1
    count = _note_dictates(t, out, count)
    out[count] = int64(Kind.CONFIRM) << SHIFT
    return count + 1


@kernel()
def _add(
    t: Any, count: int, plans: Any, actions: Any, lengths: State, tags: State, tag: int
) -> int:
    """Note the plan on the paper unless another one ends alike."""
    if count >= MOST_PLANS:
        return count
    _note_places(t, plans[count])
    for other in range(count):
        same = True
        for i in range(PLACES):
            same = same and plans[other, i] == plans[count, i]
        if same:
            return count
    lengths[count] = _note_actions(t, actions[count])
    tags[count] = tag
    return count + 1


@kernel()
def list_plans(
    a: State,
    paper: State,
    plans: Any,
    actions: Any,
    lengths: State,
    tags: State,
    rng: Stream,
) -> int:
    """All plans of the mover, whose dice stand as rolled; return how many.

    * ``paper``: of Rollbot.
    * ``plans``: ``int64[MOST_PLANS, PLACES]``; ``actions``: ``int64[MOST_PLANS, MOST_ACTIONS]``
      with ``lengths``.
    * ``tags``: 1 for what Rollbot would do.
    * ``rng``: settles its ties.
    """
    s, t = record(a), thought(paper)
    look(s, t)
    find_levels(s, t)
    chosen = choose_phase(t, rng)
    count = int64(0)
    for way in range(_WAYS):
        for phase in range(PHASES):
            _bring(t, int64(phase), int64(way))
            place_others(t)
            count = _add(
                t, count, plans, actions, lengths, tags, int64(way == _GOAL and phase == chosen)
            )
    for phase in range(PHASES):
        for second in range(PHASES):
            if second == phase:
                continue
            for way in range(3):
                _bring(t, int64(phase), int64(_NO_DICTATE if way == 0 else _NONE))
                _support(t, int64(second), way == 2)
                count = _add(t, count, plans, actions, lengths, tags, int64(0))
    return count


@kernel()
def stand_as_planned(s: Any, plan: State) -> None:
    """Put the mover's dice where a plan has them."""
    seat = int64(s.mover)
    s.selected[seat] = plan[0]
    s.selector[seat] = plan[1]
    for colour in range(COLOURS):
        s.workers[seat, WILD, colour] = 0
        for phase in range(PHASES):
            s.workers[seat, phase, colour] = plan[2 + phase * COLOURS + colour]
        s.dictated[seat, colour] = plan[2 + PHASES * COLOURS + colour]


@kernel()
def usual_action(a: State, paper: State, rng: Stream) -> int:
    """What Rollbot decides, all but assignments."""
    return choose(record(a), thought(paper), rng)

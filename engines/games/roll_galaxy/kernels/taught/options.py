"""The options of the taught player, and their features.

Every decision lists options (assignments, or actions). The situation and each option are described
by their features that are not 0. Decisions that are not listed here are Rollbot's.
"""

from typing import Annotated, Final

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.evaluation import INPUTS, describe
from engines.games.roll_galaxy.kernels.exploring import (
    legal_abandons,
    legal_placements,
    workers_left,
)
from engines.games.roll_galaxy.kernels.faces import COLOUR, COST, Op
from engines.games.roll_galaxy.kernels.powers import amount_of
from engines.games.roll_galaxy.kernels.rollbot import phase_rules
from engines.games.roll_galaxy.kernels.rollbot.levels import (
    EXPLORE_CASH,
    SQUARE_LIMIT,
    choose_phase,
    completed,
    find_levels,
    place_others,
)
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.shipments import next_shipment, points_of
from engines.games.roll_galaxy.kernels.rollbot.situation import limit, look
from engines.games.roll_galaxy.kernels.rollbot.ways import GOAL, NO_DICTATE, bring, support
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import F8, I8, Array, Record
from engines.runtime.types import Stream

ASSIGNING, TASK, PLACING, ABANDONING, SHIPPING, RECRUITING, STARTING = range(7)
"""Kinds of decisions that are listed."""
KINDS: Final = 7

# Numbers of the situation, after those of ``evaluation.describe``: dice by face and color, the kind
# of decision, phases to come, what others may select, what Rollbot's levels are made of.
_DICE: Final = INPUTS
_KIND: Final = _DICE + (st.PHASES + 1) * st.COLOURS
_OCCURS: Final = _KIND + KINDS
_LIKELY: Final = _OCCURS + st.PHASES
_THEIR_LEVEL: Final = _LIKELY + st.PHASES
_THEIR_GOAL: Final = _THEIR_LEVEL + st.PHASES
_REACH: Final = _THEIR_GOAL + st.PHASES
_OWN_POINTS: Final = _REACH + st.PHASES
_GOAL: Final = _OWN_POINTS + st.PHASES
_IS_SPECIAL: Final = _GOAL + st.PHASES
_NEED: Final = _IS_SPECIAL + 1
SITUATION: Final = _NEED + 1

# Numbers of an option. USUAL, by kind: Rollbot would do it. Then of assignments, by phase: workers,
# those that have something to do, and how many of them can be expected to.
_SELECTED: Final = 0
_SECOND: Final = _SELECTED + st.PHASES
USUAL: Final = _SECOND + st.PHASES
_COUNT: Final = USUAL + KINDS
_USED: Final = _COUNT + st.PHASES
_EXPECTED: Final = _USED + st.PHASES
_TILES: Final = _EXPECTED + st.PHASES
_COSTS: Final = _TILES + 2
_LIKELY_TILES: Final = _COSTS + 2
_LIKELY_COSTS: Final = _LIKELY_TILES + 2
_PAID: Final = _LIKELY_COSTS + 2
_POINTS: Final = _PAID + 1
_LEVEL: Final = _POINTS + 1
_SPECIAL: Final = _LEVEL + 1
_WASTE: Final = _SPECIAL + 1
# Of all other decisions.
_STOCK: Final = _WASTE + 1
_SCOUT: Final = _STOCK + 1
_HALF: Final = _SCOUT + 1
_ON_TOP: Final = _HALF + 2
_COST: Final = _ON_TOP + 1
DRAW: Final = _COST + 1
_ABANDON: Final = DRAW + 1
_WAITING: Final = _ABANDON + 1
_TRADE: Final = _WAITING + 1
_CONSUME: Final = _TRADE + 1
_VALUE: Final = _CONSUME + 1
_PRICE: Final = _VALUE + 1
_RECRUIT: Final = _PRICE + 1
_FACE: Final = _RECRUIT + st.COLOURS
_GONE: Final = _FACE + 2 * st.TILES
ABOUT: Final = _GONE + 2 * st.TILES

_USUAL_COST: Final = 3
"""The assumed cost of a hidden tile of another seat."""
_SURE: Final = 1.5
"""How much more likely each additional worker makes a phase, as an exponent."""
MOST_OPTIONS: Final = 48
_WIDTH: Final = 40


class Memo(Record):
    """A decision of the taught player: the situation, its options, and their scores."""

    known: I8
    place: Annotated[Array, "i8", (SITUATION,)]
    size: Annotated[Array, "f8", (SITUATION,)]
    options: I8
    count: Annotated[Array, "i8", (MOST_OPTIONS,)]
    about: Annotated[Array, "i8", (MOST_OPTIONS, _WIDTH)]
    much: Annotated[Array, "f8", (MOST_OPTIONS, _WIDTH)]
    code: Annotated[Array, "i8", (MOST_OPTIONS,)]
    share: Annotated[Array, "f8", (MOST_OPTIONS,)]
    chosen: I8
    value: F8
    likely: Annotated[Array, "f8", (st.PHASES,)]


_SIDES = np.array(st.SIDES, np.float64)


# -- the situation ----------------------------------------------------------------------------


@subroutine
def _know(m: Memo, place: int, size: float) -> None:
    if size != 0.0:
        m.place[m.known] = place
        m.size[m.known] = size
        m.known += 1


@subroutine
def _say(m: Memo, place: int, much: float) -> None:
    """Set a feature of the last option."""
    if much != 0.0:
        o = m.options - 1
        m.about[o, m.count[o]] = place
        m.much[o, m.count[o]] = much
        m.count[o] += 1


@subroutine
def _open(m: Memo, action: int) -> None:
    """Add an option."""
    m.count[m.options] = 0
    m.code[m.options] = action
    m.options += 1


@subroutine
def _find_goals(s: st.GameState, other: int, goal: Array) -> None:
    """Find Rollbot's goals for another seat, from public information."""
    missing = int64(0)
    for half in range(2):
        height = int64(s.height[other, half])
        missing += max(int64(0), 2 - height)
        cost = int64(0)
        for i in range(height):
            tile = int64(s.stack[other, half, i] - 1)
            cost += COST[tile + half * st.TILES] if s.seen[tile] == 1 else _USUAL_COST
        for colour in range(st.COLOURS):
            cost -= s.on_stack[other, half, colour]
        goal[st.DEVELOP + half] = max(int64(0), cost)
    zone = s.squares[other] + s.height[other, 0] + s.height[other, 1]
    goal[st.EXPLORE] = max(int64(0), min(missing, int64(SQUARE_LIMIT - zone)))
    if s.credits[other] < EXPLORE_CASH:
        goal[st.EXPLORE] += (EXPLORE_CASH + 1 - s.credits[other]) // 2
    goal[st.PRODUCE] = goal[st.SHIP] = 0.0
    for square in range(s.squares[other]):
        if COLOUR[s.tableau[other, square] - 1] > st.GREY:
            if s.goods[other, square, 0] > 0:
                goal[st.SHIP] += 1.0
            else:
                goal[st.PRODUCE] += 1.0


@subroutine
def _find_reach(s: st.GameState, other: int, reach: Array) -> None:
    """Find how many workers another seat can expect in each phase."""
    for phase in range(st.PHASES):
        reach[phase] = 0.0
    for colour in range(st.COLOURS):
        dice = int64(s.cup[other, colour])
        if other < s.mover:
            dice = int64(0)
            for face in range(st.PHASES + 1):
                dice += s.rolled[other, colour, face]
        for phase in range(st.PHASES):
            reach[phase] += dice * (_SIDES[colour, phase] + _SIDES[colour, st.WILD]) / 6.0


@subroutine
def _look_at_others(s: st.GameState, m: Memo) -> None:
    """Note which phases others are likely to select."""
    goal, reach = np.empty(st.PHASES), np.empty(st.PHASES)
    level, most = np.zeros(st.PHASES), np.zeros(st.PHASES)
    for phase in range(st.PHASES):
        m.likely[phase] = _SIDES[st.HOME, phase] / 6.0 if s.seats == 2 else 0.0
    for other in range(s.seats):
        if other == s.mover:
            continue
        _find_goals(s, int64(other), goal)
        _find_reach(s, int64(other), reach)
        whole = 0.0
        for phase in range(st.PHASES):
            reach[phase] = min(goal[phase], reach[phase])
            level[phase] = max(level[phase], reach[phase])
            most[phase] = max(most[phase], goal[phase])
            reach[phase] = np.exp(_SURE * reach[phase])
            whole += reach[phase]
        for phase in range(st.PHASES):
            m.likely[phase] += (1.0 - m.likely[phase]) * reach[phase] / whole
    for phase in range(st.PHASES):
        _know(m, _LIKELY + phase, m.likely[phase])
        _know(m, _THEIR_LEVEL + phase, 0.25 * level[phase])
        _know(m, _THEIR_GOAL + phase, 0.2 * min(8.0, most[phase]))


@subroutine
def _look_around(s: st.GameState, m: Memo, kind: int) -> None:
    """Note what the mover knows."""
    seat = int64(s.mover)
    m.known = 0
    m.options = 0
    x = np.empty(INPUTS, np.float32)
    describe(s, seat, x)
    for i in range(INPUTS):
        _know(m, i, 1.0 * x[i])
    for colour in range(st.COLOURS):
        for face in range(st.PHASES + 1):
            _know(m, _DICE + face * st.COLOURS + colour, 0.5 * s.workers[seat, face, colour])
    _know(m, _KIND + kind, 1.0)
    for phase in range(st.PHASES):
        _know(m, _OCCURS + phase, float((s.occurring >> phase) & 1 & int64(phase >= s.phase)))
    _know(m, int64(_NEED), 0.25 * s.need)


# -- options ----------------------------------------------------------------------------------


@subroutine
def stand_for(t: Scratch, option: int) -> int:
    """Put the dice where an option has them; return its second phase or -1."""
    if option < st.PHASES:
        bring(t, option, int64(GOAL))
        place_others(t)
        return int64(-1)
    phase = (option - st.PHASES) // (st.PHASES - 1)
    second = (option - st.PHASES) % (st.PHASES - 1)
    second += int64(second >= phase)
    bring(t, phase, int64(NO_DICTATE))
    support(t, second, bool(int64(0)))
    return int64(second)


@subroutine
def _most_used(t: Scratch, phase: int) -> int:
    """How many workers have something to do in a phase."""
    if phase == st.EXPLORE:
        return int64(t.goal[st.EXPLORE])
    if phase == st.SHIP:
        return int64(t.good_count + (t.frees if t.x == st.PRODUCE else 0))
    return limit(t, phase, int64(t.x), int64(0))


@subroutine
def _tell_workers(s: st.GameState, t: Scratch, m: Memo) -> None:
    """Note what the workers of an assignment can do, and are likely to do."""
    idle = 0.0
    for phase in range(st.PHASES):
        dice = int64(0)
        for colour in range(st.COLOURS):
            dice += t.column[phase, colour]
        count = int64(dice + t.virtuals[phase])
        if count == 0:
            continue
        likely = 1.0 if phase == t.x else m.likely[phase]
        used = min(count, _most_used(t, int64(phase)))
        _say(m, _COUNT + phase, 0.25 * count)
        _say(m, _USED + phase, 0.25 * used)
        _say(m, _EXPECTED + phase, 0.25 * used * likely)
        idle += dice - used * likely
        if phase in (st.DEVELOP, st.SETTLE):
            half = int64(phase - st.DEVELOP)
            tiles, cost = completed(t, half, count), int64(0)
            for i in range(tiles):
                cost += COST[s.stack[s.mover, half, i] - 1 + half * st.TILES]
            _say(m, _TILES + half, 0.5 * tiles)
            _say(m, _COSTS + half, 0.2 * cost)
            _say(m, _LIKELY_TILES + half, 0.5 * tiles * likely)
            _say(m, _LIKELY_COSTS + half, 0.2 * cost * likely)
    _say(m, int64(_WASTE), 0.25 * idle)


@subroutine
def _list_assignments(s: st.GameState, t: Scratch, m: Memo, rng: Stream) -> None:
    look(s, t)
    find_levels(s, t)
    usual = choose_phase(t, rng)
    _look_at_others(s, m)
    for phase in range(st.PHASES):
        _know(m, _REACH + phase, 0.25 * min(t.reach[phase], t.goal[phase]))
        _know(m, _OWN_POINTS + phase, 0.1 * t.points[phase])
        _know(m, _GOAL + phase, 0.2 * min(int64(8), int64(t.goal[phase])))
    _know(m, int64(_IS_SPECIAL), float(t.special))
    for option in range(st.PHASES * st.PHASES):
        second = stand_for(t, int64(option))
        _open(m, int64(option))
        x = int64(t.x)
        _say(m, _SELECTED + x, 1.0)
        if second >= 0:
            _say(m, _SECOND + second, 1.0)
        if option == usual:
            _say(m, int64(USUAL + ASSIGNING), 1.0)
        _tell_workers(s, t, m)
        _say(m, int64(_PAID), 0.5 * t.payments)
        _say(m, int64(_POINTS), 0.1 * t.points[x])
        _say(m, int64(_LEVEL), 0.25 * min(t.reach[x], t.goal[x]))
        _say(m, int64(_SPECIAL), 0.1 * t.points[x] * t.special)


@subroutine
def _list_tasks(s: st.GameState, t: Scratch, m: Memo) -> None:
    usual = phase_rules.explore(s, t)
    for stock in range(2):
        one = code(
            int64(st.Kind.STOCK) if stock == 1 else int64(st.Kind.SCOUT),
            phase_rules.explorer(s, stock == 1),
            int64(0),
            int64(0),
            int64(0),
        )
        _open(m, one)
        _say(m, _STOCK if stock == 1 else _SCOUT, 1.0)
        if one >> st.SHIFT == usual >> st.SHIFT:
            _say(m, int64(USUAL + TASK), 1.0)


@subroutine
def _list_placements(s: st.GameState, m: Memo, usual: int) -> None:
    tile = usual & 255
    out = np.empty(4 * st.TILES, np.int64)
    for i in range(legal_placements(s, out)):
        if out[i] & 255 != tile:
            continue
        half, top = (out[i] >> 8) & 255, (out[i] >> 16) & 255
        _open(m, out[i])
        _say(m, _HALF + half, 1.0)
        _say(m, int64(_ON_TOP), float(top))
        _say(m, int64(_COST), 0.25 * COST[tile + half * st.TILES])
        _say(m, _FACE + tile + half * st.TILES, 1.0)
        if out[i] == usual:
            _say(m, int64(USUAL + PLACING), 1.0)


@subroutine
def _list_abandons(s: st.GameState, m: Memo) -> None:
    out = np.empty(1 + 2 * st.TILES, np.int64)
    for i in range(min(int64(MOST_OPTIONS), legal_abandons(s, out))):
        _open(m, out[i])
        if i == 0:
            _say(m, int64(DRAW), 1.0)
            _say(m, int64(USUAL + ABANDONING), 1.0)
        else:
            half, position = out[i] & 255, (out[i] >> 8) & 255
            face = int64(s.stack[s.mover, half, position] - 1 + half * st.TILES)
            _say(m, int64(_ABANDON), 1.0)
            _say(m, _HALF + half, 1.0)
            _say(m, int64(_COST), 0.25 * COST[face])
            _say(m, int64(_ON_TOP), 1.0 if position == 0 else 0.0)
            if position == 0:
                waiting = int64(0)
                for colour in range(st.COLOURS):
                    waiting += s.on_stack[s.mover, half, colour]
                _say(m, int64(_WAITING), 0.5 * waiting)
            _say(m, _GONE + face, 1.0)


@subroutine
def _list_shipments(s: st.GameState, t: Scratch, m: Memo) -> None:
    usual = next_shipment(s, t, int64(s.projected[s.mover]))
    for consume in range(2):
        one = next_shipment(s, t, int64(-1000 if consume == 1 else 1000))
        if m.options == 1 and m.code[0] == one:
            return
        worker, square = one & 255, (one >> 8) & 255
        world = int64(COLOUR[s.tableau[s.mover, square] - 1])
        good = (world * 64 + square) * 8 + ((one >> 16) & 255)
        value = points_of(good, 2 * (worker if worker < st.COLOURS else worker - st.COLOURS))
        value += amount_of(s, int64(s.mover), int64(Op.CONSUME_VP_BONUS), int64(st.SHIP), world)
        price = world + amount_of(s, int64(s.mover), int64(Op.TRADE_BONUS), int64(st.SHIP), world)
        _open(m, one)
        if (one >> 24) & 255 == 1:
            _say(m, int64(_CONSUME), 1.0)
            _say(m, int64(_VALUE), 0.3 * value)
        else:
            _say(m, int64(_TRADE), 1.0)
            _say(m, int64(_PRICE), 0.2 * price)
            _say(m, int64(_VALUE), -0.3 * value)
        if (one >> 24) == (usual >> 24):
            _say(m, int64(USUAL + SHIPPING), 1.0)


@subroutine
def _list_recruits(s: st.GameState, m: Memo) -> None:
    seat = int64(s.mover)
    usual = phase_rules.highest(s.citizenry[seat])
    for colour in range(st.COLOURS):
        if s.citizenry[seat, colour] > 0:
            _open(m, phase_rules.plain(int64(st.Kind.RECRUIT)) + colour)
            _say(m, _RECRUIT + colour, 1.0)
            if colour == usual:
                _say(m, int64(USUAL + RECRUITING), 1.0)


@subroutine
def _list_starts(s: st.GameState, m: Memo, usual: int) -> None:
    seat = int64(s.mover)
    both = int64(0)
    for tile in range(st.TILES):
        if s.where[tile] == st.IN_HAND + seat:
            both += tile
    for tile in range(st.TILES):
        if s.where[tile] == st.IN_HAND + seat:
            one = phase_rules.plain(int64(st.Kind.START)) + tile
            _open(m, one)
            _say(m, _FACE + tile, 1.0)
            _say(m, _FACE + st.TILES + both - tile, 1.0)
            _say(m, int64(_COST), 0.25 * (COST[tile] + COST[st.TILES + both - tile]))
            if one == usual:
                _say(m, int64(USUAL + STARTING), 1.0)


@subroutine
def kind_of(s: st.GameState) -> int:
    """The kind of the pending decision, if the player has learned it; otherwise -1."""
    stage = s.stage
    if stage == st.Stage.ASSIGN:
        return int64(ASSIGNING)
    if stage == st.Stage.TASKS and workers_left(s, int64(st.EXPLORE)) > 0:
        return int64(TASK)
    if stage == st.Stage.PLACE and s.tidied != 1:
        return int64(PLACING)
    if stage == st.Stage.ABANDON:
        return int64(ABANDONING)
    if stage == st.Stage.SHIPPING:
        return int64(SHIPPING)
    if stage == st.Stage.RECRUIT:
        return int64(RECRUITING)
    if stage == st.Stage.START and s.minimum[s.mover] > 0:
        return int64(STARTING)
    return int64(-1)


@subroutine
def list_options(s: st.GameState, t: Scratch, m: Memo, kind: int, rng: Stream) -> None:
    """Note the situation and all options."""
    _look_around(s, m, kind)
    if kind == ASSIGNING:
        _list_assignments(s, t, m, rng)
    elif kind == TASK:
        _list_tasks(s, t, m)
    elif kind == PLACING:
        _list_placements(s, m, phase_rules.place(s, rng))
    elif kind == ABANDONING:
        _list_abandons(s, m)
    elif kind == SHIPPING:
        _list_shipments(s, t, m)
    elif kind == RECRUITING:
        _list_recruits(s, m)
    else:
        _list_starts(s, m, phase_rules.start(s, t, rng))


@subroutine
def has_choice(s: st.GameState, kind: int) -> bool:
    """Whether there may be more than one option."""
    if kind == RECRUITING:
        seen = int64(0)
        for colour in range(st.COLOURS):
            seen += int64(s.citizenry[s.mover, colour] > 0)
        return bool(seen > 1)
    return True

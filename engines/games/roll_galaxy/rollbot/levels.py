"""The preference levels, the likely last round, and the choice of the phase (sections 4 and 9)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engines.games.roll_galaxy.kernels.faces import Op
from engines.games.roll_galaxy.kernels.state import (
    ALIEN,
    DEVELOP,
    EXPLORE,
    LAST_SQUARES,
    MOST_CREDITS,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
)
from engines.games.roll_galaxy.rollbot.assignment import Assignment, By, Procedure, assign
from engines.games.roll_galaxy.rollbot.shipping import Shipper, consume_points, pair_up, vp_bonus
from engines.games.roll_galaxy.rollbot.situation import UNLIMITED, Situation, goods_of

EXPLORE_CASH: Final = 5
STACK_TARGET: Final = 2
SQUARE_LIMIT: Final = 13
STOCK: Final = 2
ENDGAME_SQUARES: Final = 11
ENDGAME_VP_PER_GOOD: Final = 2

RollWhite = Callable[[], int]
"""Rolls a spare Home die: a phase."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much Rollbot wants a phase.

    Attributes:
        phase: which.
        reach: workers that it can bring there by every means.
        by_dictate: how many of them by Dictate.
        goal: workers that the phase can use.
        natural: workers that rolled the phase.
        points: VP that the phase would bring now.
        level: the number compared: dice, or points if the last round is likely.
    """

    phase: int
    reach: int
    by_dictate: int
    goal: int
    natural: int
    points: int
    level: int

    @property
    def preference(self) -> int:
        """Workers that the phase would really use."""
        return min(self.reach, self.goal)


@dataclass(frozen=True, slots=True)
class Choice:
    """The levels of all phases and what follows from them.

    Attributes:
        levels: by phase.
        reasons: why the last round is likely: ``vp_pool``, ``tableau``.
        special: levels are points.
        tie_steps: comparisons that removed a phase: ``vp``, ``without_dictate``, ``natural``.
        candidates: phases left before the white die.
        assignment: of all dice.
    """

    levels: tuple[Level, ...]
    reasons: tuple[str, ...]
    special: bool
    tie_steps: tuple[str, ...]
    candidates: tuple[int, ...]
    assignment: Assignment


# -- R1: goals --------------------------------------------------------------------------------


def stocks_wanted(now: Situation) -> int:
    """Stocks that bring the credits to $5."""
    rich = 0
    if now.has(Op.STOCK_BONUS):
        rich = sum(die.colour == ALIEN for die in now.dice) + now.virtual[EXPLORE].count(ALIEN)
    money, stocks = now.credits, 0
    while money < EXPLORE_CASH:
        money = min(MOST_CREDITS, money + (2 * STOCK if stocks < rich else STOCK))
        stocks += 1
    return stocks


def tiles_wanted(now: Situation) -> int:
    """Tiles that bring both stacks to two, as far as 13 squares allow."""
    missing = sum(max(0, STACK_TARGET - len(stack)) for stack in now.costs)
    return max(0, min(missing, SQUARE_LIMIT - now.squares))


def goal(now: Situation, phase: int) -> int:
    """R1: how many workers a phase can use well."""
    if phase == EXPLORE:
        return stocks_wanted(now) + tiles_wanted(now)
    if phase == PRODUCE:
        return len(now.free)
    if phase == SHIP:
        return len(now.goods)
    costs, waiting = now.costs[phase - DEVELOP], now.waiting[phase - DEVELOP]
    missing = max(0, sum(costs) - waiting)
    return 1 if missing == 0 and costs else missing


# -- points now -------------------------------------------------------------------------------


def completed(now: Situation, half: int, workers: int) -> int:
    """How many tiles of a stack so many workers complete, those that wait included."""
    left, count = workers + now.waiting[half], 0
    for cost in now.costs[half]:
        if left < cost:
            break
        left -= cost
        count += 1
    return count


def points(now: Situation, phase: int, reach: int, wanted: int, *, last: bool) -> int:
    """Section 4.2: VP that a phase brings at once."""
    reserves = last and now.has(Op.EXTRA_GOOD_CAPACITY)
    if phase == PRODUCE:
        return min(reach, wanted) if reserves else 0
    if phase == EXPLORE:
        return 0
    if phase in (DEVELOP, SETTLE):
        half = phase - DEVELOP
        return sum(now.printed[half][: completed(now, half, reach)])
    on = Procedure(now, SHIP, wanted)
    on.run()
    shippers = [Shipper(die.colour) for die in on.on]
    shippers += [Shipper(colour, is_virtual=True) for colour in now.virtual[SHIP]]
    pairs = pair_up(now.goods, shippers)
    found = sum(consume_points(pair) + vp_bonus(now.faces, pair.good.world) for pair in pairs)
    return found - len(pairs) * reserves


def is_last(now: Situation, reach: Sequence[int]) -> tuple[str, ...]:
    """R12: why the last round is likely."""
    s, reasons = now.s, []
    goods = sum(len(goods_of(s, seat)) for seat in range(int(s.seats)))
    if goods and ENDGAME_VP_PER_GOOD * goods >= s.pool:
        reasons.append("vp_pool")
    others = any(
        s.squares[seat] >= ENDGAME_SQUARES and s.height[seat].any()
        for seat in range(int(s.seats))
        if seat != now.seat
    )
    own = max(completed(now, phase - DEVELOP, reach[phase]) for phase in (DEVELOP, SETTLE))
    if others or len(now.faces) + own >= LAST_SQUARES:
        reasons.append("tableau")
    return tuple(reasons)


# -- choosing ---------------------------------------------------------------------------------


def levels_of(now: Situation) -> tuple[tuple[Level, ...], tuple[str, ...], bool]:
    """All levels, why the last round is likely, and whether levels are points (R13)."""
    reach, by_dictate = [], []
    for phase in range(PHASES):
        most = Procedure(now, phase, UNLIMITED)
        moved = sum(move.by is By.DICTATE for move in most.run().moves)
        reach.append(len(most.on) + len(now.virtual[phase]))
        by_dictate.append(moved)
    goals = [goal(now, phase) for phase in range(PHASES)]
    reasons = is_last(now, reach)
    now_vp = [
        points(now, phase, reach[phase], goals[phase], last=bool(reasons))
        for phase in range(PHASES)
    ]
    special = bool(reasons) and any(vp > 0 for vp in now_vp)
    levels = tuple(
        Level(
            phase=phase,
            reach=reach[phase],
            by_dictate=by_dictate[phase],
            goal=goals[phase],
            natural=now.natural[phase],
            points=now_vp[phase],
            level=now_vp[phase] if special else min(reach[phase], goals[phase]),
        )
        for phase in range(PHASES)
    )
    return levels, reasons, special


_STEPS: Final[tuple[tuple[str, Callable[[Level], int]], ...]] = (
    ("vp", lambda level: level.points),
    ("without_dictate", lambda level: min(level.reach - level.by_dictate, level.goal)),
    ("natural", lambda level: min(level.natural, level.goal)),
)


def break_ties(levels: Sequence[Level]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """R2: the phases that are left, and the comparisons that removed some."""
    best = max(level.level for level in levels)
    left = [level for level in levels if level.level == best]
    steps = []
    for name, value in _STEPS:
        most = max(value(level) for level in left)
        kept = [level for level in left if value(level) == most]
        if len(kept) < len(left):
            steps.append(name)
        left = kept
    return tuple(level.phase for level in left), tuple(steps)


def target_of(now: Situation, level: Level, *, special: bool) -> int:
    """R4: workers that the selected phase gets."""
    if not special or level.phase not in (DEVELOP, SETTLE):
        return level.goal
    half = level.phase - DEVELOP
    tiles = completed(now, half, level.reach)
    return max(0, sum(now.costs[half][:tiles]) - now.waiting[half])


def choose(now: Situation, roll_white: RollWhite) -> Choice:
    """Sections 4 to 6: the phase and the whole assignment."""
    levels, reasons, special = levels_of(now)
    candidates, steps = break_ties(levels)
    phase = candidates[0]
    while len(candidates) > 1:
        phase = roll_white()
        if phase in candidates:
            break
    assignment = assign(
        now,
        phase,
        target_of(now, levels[phase], special=special),
        [level.level for level in levels],
        [level.goal for level in levels],
    )
    return Choice(levels, reasons, special, steps, candidates, assignment)

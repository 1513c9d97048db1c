"""The value of every decision, and of rolls: points of the turn, and money of the game.

Needs compiled code: never on the interface thread before the kernels are warm.
"""

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Estimate
from engines.contract.bot import Around
from engines.games.lange_strasse.dice import Keep, Result, faces_of, keep_of
from engines.games.lange_strasse.kernels import keeps, last_round, money_turn, points, turn_graph
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.rules import STRASSE_MONEY, SUPER_MONEY, TOTALE_MONEY
from engines.games.lange_strasse.kernels.state import MINIMUM, SEATS
from engines.games.lange_strasse.snapshot import STEP, KeptDice, Snapshot
from engines.games.lange_strasse.tables import shipped
from engines.runtime.types import Action

Floats = npt.NDArray[np.float64]
LEVELS: Final = 300
"""Accumulated points up to 50 times this are distinguished (rules, section 4.4: a cap of
15,000)."""
TABLE_ERROR_CENTS: Final = 0.83
"""Root mean square of the tables' residual before the final round, in cents (README)."""
MONEY_OF: Final = {Result.STRASSE: STRASSE_MONEY, Result.SUPER: SUPER_MONEY}
"""What each other seat pays for a keep, in cents."""


@cache
def points_table() -> Floats:
    """``W(node, T / 50)`` of the points-optimal turn, ``float64[82, 400]``."""
    w = np.zeros((turn_graph.NODE_COUNT, points.LEVELS))
    points.solve_points(w)
    return w


@cache
def published_points_table() -> Floats:
    """The same with the flaw of the published program, ``float64[82, 80]``."""
    w = np.zeros((turn_graph.NODE_COUNT, points.PUBLISHED_LEVELS))
    points.solve_points_published(w)
    return w


def node_of(kept: KeptDice, rolls: int) -> int:
    """The node of the turn graph for dice kept after ``rolls`` rolls of the set."""
    return int(turn_graph.node_of(kept.ones, kept.fives, kept.face, kept.size, rolls))


def points_after(snapshot: Snapshot, keep: Keep) -> float:
    """Mean points of the turn after a decision, played for most points from there on."""
    turn = snapshot.accumulated + keep.points
    if keep.ends_turn:
        return float(turn)
    if keep.result is Result.OPEN:
        return _points(node_of(keep.kept, snapshot.rolls), snapshot.accumulated)
    return _points(0, turn)


def _points(node: int, accumulated: int) -> float:
    level = accumulated // STEP
    w = points_table()
    return float(w[node, level]) if level < w.shape[1] else float(accumulated)


@dataclass(frozen=True, slots=True)
class TurnMoney:
    """A turn solved for money; values are future cents of the mover and the next seat.

    Attributes:
        ends: ``float64[.., 2]``; entry x: the turn ends with 50 x points (0: a strich).
        w: ``float64[levels, 82, 2]``, rolling again from a node.
    """

    ends: Floats
    w: Floats

    def after(self, snapshot: Snapshot, keep: Keep) -> tuple[float, float]:
        """Future money of the mover and the next seat after a decision."""
        level = snapshot.accumulated // STEP
        end = level + keep.points // STEP
        if keep.ends_turn:
            pair = self.ends[min(end, len(self.ends) - 1)]
        elif keep.result is Result.OPEN:
            node = node_of(keep.kept, snapshot.rolls)
            pair = self.w[min(level, len(self.w) - 1), node]
        else:
            pair = self.w[end, 0] if end < len(self.w) else self.ends[-1]
        paid = MONEY_OF.get(keep.result, 0)
        return float(pair[0]) + 2 * paid, float(pair[1]) - paid


def flags_of(snapshot: Snapshot) -> int:
    """The strich marks as bits."""
    return sum(1 << seat for seat in range(SEATS) if snapshot.strich[seat])


def solve_turn(snapshot: Snapshot) -> TurnMoney:
    """Solve the current turn for money; only what happened before the turn matters.

    The turns of the last round are solved exactly, the others with the value tables after them.
    """
    scores = np.array(snapshot.scores, np.int64)
    strich = np.array(snapshot.strich, np.int64)
    mover, levels = snapshot.mover, LEVELS
    ends = np.zeros((levels + money_turn.LONGEST_SET + 1, 2))
    totale = int(table.totale_levels(snapshot.totale, snapshot.round, levels))
    if snapshot.last_round and mover == SEATS - 1:
        last_round.ends_of_last_mover(scores, strich, snapshot.round, ends)
    elif snapshot.last_round:
        answer = int(table.totale_levels(snapshot.totale, snapshot.round, last_round.LEVELS))
        last_round.ends_of_second_last_mover(scores, strich, snapshot.round, answer, ends)
    else:
        table.fill_ends(mover, scores, flags_of(snapshot), snapshot.round, shipped(), ends)
    w = np.zeros((levels, turn_graph.NODE_COUNT, 2))
    money_turn.solve_money(ends, totale, levels, w)
    return TurnMoney(ends, w)


def at_end(snapshot: Snapshot, own: float, following: float) -> tuple[float, ...]:
    """The money of each place at the end, with what has been paid already.

    ``snapshot`` is by place; ``own`` and ``following`` are future cents of the mover and the next.
    """
    ahead = (own, following, -own - following)
    places = enumerate(snapshot.money)
    return tuple(paid + ahead[(place - snapshot.mover) % SEATS] for place, paid in places)


# -- luck ------------------------------------------------------------------------------------------

_TURNS: Final = 16
"""How many turns are cached: about one for each game being played."""
_turn: Final = lru_cache(_TURNS)(solve_turn)
_KINDS: Final = {
    Result.COMPLETE: keeps.COMPLETE,
    Result.STRASSE: keeps.STRASSE,
    Result.SUPER: turn_graph.SUPER,
    Result.TALHEIM: keeps.TALHEIM,
}

Pair = tuple[float, float]
"""Future cents of the mover and of the next seat."""


def worth_around(snapshot: Snapshot, roll: Action) -> Around:
    """The money of every seat at the end, before a pending roll (the mean of all), and after.

    In cents, including what has been paid already. Within a turn, the values are exact, given the
    value of the turn's end: that of rolling is the mean of what the rolls lead to. So luck is zero
    on average although the tables behind it are interpolated.
    """
    placed = snapshot.by_place()
    ends = (snapshot.by_seat(at_end(placed, *pair)) for pair in _pairs(placed, roll))
    before, after = (tuple(map(Estimate, money)) for money in ends)
    return before, after


def _pairs(snapshot: Snapshot, roll: Action) -> tuple[Pair, Pair]:
    level = snapshot.accumulated // STEP
    turn = turn_of(snapshot)
    if level >= LEVELS:  # higher totals are treated alike
        own, following = turn.ends[-1].tolist()
        return (own, following), (own, following)
    own, following = turn.w[level, node_of(snapshot.kept, snapshot.rolls)].tolist()
    return (own, following), _after(turn, snapshot, roll)


def turn_of(snapshot: Snapshot) -> TurnMoney:
    """The current turn, solved for money; remembered while it lasts."""
    start = replace(snapshot, money=(0,) * SEATS, accumulated=0, kept=KeptDice(), rolls=0, dice=())
    return _turn(start)


def _after(turn: TurnMoney, snapshot: Snapshot, roll: Action) -> Pair:
    """The value of the best decision on a roll, or of a strich if there is none."""
    rolled = replace(snapshot, rolls=snapshot.rolls + 1, dice=faces_of(roll))
    results = {_result(rolled, keep_of(rolled, action)) for action in _keeps(rolled, roll)}
    if not results:
        return _strich(turn, snapshot)
    level = snapshot.accumulated // STEP
    # In the order in which the turn is solved: the first of equal results wins.
    return max((_worth(turn, level, result) for result in sorted(results)), key=lambda p: p[0])


def _keeps(rolled: Snapshot, roll: Action) -> list[Action]:
    kept, out = rolled.kept, np.zeros(64, np.int64)
    found = keeps.legal_keeps(kept.ones, kept.fives, kept.face, kept.size, roll, out)
    return [int(action) for action in out[:found]]


def _strich(turn: TurnMoney, snapshot: Snapshot) -> Pair:
    levels = table.totale_levels(snapshot.totale, snapshot.round, len(turn.w))
    is_totale = snapshot.rolls == 0 and snapshot.accumulated // STEP < levels
    paid = TOTALE_MONEY if is_totale else 0
    return float(turn.ends[0, 0]) - 2 * paid, float(turn.ends[0, 1]) + paid


@cache
def _endings() -> dict[tuple[int, int], int]:
    """The number of each way in which a set ends, by kind and points."""
    kinds, points = turn_graph.ENDING_KIND.tolist(), turn_graph.ENDING_POINTS.tolist()
    return {ending: i for i, ending in enumerate(zip(kinds, points, strict=True))}


def _result(rolled: Snapshot, keep: Keep) -> int:
    """The result of a keep, as ``turn_graph`` numbers them."""
    if keep.result is Result.OPEN:
        return node_of(keep.kept, rolled.rolls)
    return turn_graph.NODE_COUNT + _endings()[_KINDS[keep.result], keep.points]


def _worth(turn: TurnMoney, level: int, result: int) -> Pair:
    if result >= turn_graph.NODE_COUNT:
        ending = result - turn_graph.NODE_COUNT
        return money_turn.end_of_set(ending, level, len(turn.w), turn.ends, turn.w)
    rolling, points = turn.w[level, result], int(turn_graph.NODE_SCORE[result])
    stopping = turn.ends[level + points // STEP]
    chosen = stopping if points >= MINIMUM and stopping[0] >= rolling[0] else rolling
    return float(chosen[0]), float(chosen[1])

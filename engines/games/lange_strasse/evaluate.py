"""The value of every decision: points of the turn, and money of the game.

Needs compiled code: never on the interface thread before the kernels are warm.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.dice import Keep, Result
from engines.games.lange_strasse.kernels import last_round, money_turn, points, turn_graph
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.rules import STRASSE_MONEY, SUPER_MONEY
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.snapshot import STEP, KeptDice, Snapshot
from engines.games.lange_strasse.tables import shipped

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

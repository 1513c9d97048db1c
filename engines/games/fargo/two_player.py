"""Two players, each for the best win chance: the exact solution (rules, section 10).

``solution()`` gives it, from memory, from the cache, or solved in a fraction of a second.
``match_up`` gives the exact win chance of any two ways to play against each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo.kernels import tables, turn
from engines.games.fargo.kernels import two_player as kernel
from engines.games.fargo.kernels.tables import Floats
from engines.games.fargo.once import Once
from engines.games.fargo.strategy import BEST, Player, Worth, all_best, plays_for_best, rule
from engines.games.fargo.units import open_units, safe_units, state_number
from engines.runtime.table_cache import CachedTable

KEPT: Final = CachedTable(
    game="fargo",
    name="two-players",
    solver="two_player",
    shape=(1, kernel.TABLE),
    dtype=np.float64,
)
Players = tuple[Player, ...]
_TOTAL: Final = 2 * tables.LIMIT
_NO_GUIDE: Final[Floats] = np.zeros((1, kernel.TABLE))


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """Exact win chances of two players.

    Attributes:
        table: ``float64[sides, TABLE]``, laid out as ``kernels.two_player`` says; never written to.
            One side if both play for the best, otherwise one for each.
        at_exactly: whether a score of exactly 10,000 starts the final round.
        side: the mover's.
        mover: how the mover decides.
    """

    table: Floats
    at_exactly: bool
    side: int = 0
    mover: Player = BEST

    def value(self, mover_score: int, opponent_score: int) -> float:
        """Win chance of the mover at the start of a turn before the final round.

        Raises:
            OptionError: a score is negative, not a multiple of 50, or starts the final round.
        """
        a, b = (open_units(score, self.at_exactly) for score in (mover_score, opponent_score))
        return float(kernel.start_value(self.table, self.side, a, b, kernel.OPEN))

    def decision(
        self, safe_score: int, opponent_score: int, run_score: int, dice: int, last_turn: bool
    ) -> Worth:
        """Win chances of both decisions, a tie counting one half; about 20 microseconds.

        Args:
            safe_score: the mover's score if this run ends in a bust.
            opponent_score: the opponent's score.
            run_score: points of the current run.
            dice: dice left, or 10 with run score 0: both answers are then the value of rolling.
            last_turn: whether the opponent has started the final round.

        Raises:
            OptionError: the scores or the state of the run cannot occur.
        """
        a = safe_units(safe_score, self.at_exactly)
        b = (safe_units if last_turn else open_units)(opponent_score, self.at_exactly)
        state = state_number(run_score, dice)
        phase = kernel.LAST_TURN if last_turn else kernel.OPEN
        decides, run = rule(self.mover, last_round=last_turn), turn.lanes(1, 1)
        found = kernel.decide(self.table, self.side, a, b, state, phase, decides, run)
        return Worth(*found[:, 0].tolist())


@dataclass(frozen=True, slots=True)
class Optimal:
    """A way to play: for the best win chance, taking the opponent to do the same."""


def _solve(
    players: Sequence[Player | Optimal], monitor: Monitor, guide: Floats = _NO_GUIDE
) -> Floats:
    """The table of one or two sides; raises Stopped."""
    modes = [[_mode(player, last_round=last) for player in players] for last in (False, True)]
    rolls = np.stack([rule(BEST if isinstance(each, Optimal) else each) for each in players])
    table = np.zeros((len(players), kernel.TABLE))
    game = kernel.Game(table, np.array(modes, np.int64), rolls, guide)
    cells = np.zeros((2, max(turn.WIDTH, tables.MIN_HOT)), np.int64)
    found = np.zeros((2 * len(players), tables.SCORES))
    kernel.solve_ends(game, kernel.Work(turn.lanes(tables.MIN_HOT, 1), cells, found))
    work = kernel.Work(turn.lanes(turn.WIDTH, 1), cells, found)
    for total in range(_TOTAL, -1, -1):
        if monitor.stop_now():
            raise Stopped
        kernel.solve_diagonal(total, game, work)
        monitor.publish(1.0 - total / _TOTAL)
    return table


def solve(monitor: Monitor | None = None) -> Floats:
    """The table of ``Solution`` from scratch, in about 0.2 s; raises Stopped."""
    return _solve((BEST,), monitor or Monitor())


_BOTH_BEST: Final[Players] = (BEST, BEST)
_tables: Final = Once[Players, Floats](32)


def ready(players: Players = _BOTH_BEST) -> bool:
    """Whether ``solution`` answers at once."""
    return players in _tables or players[::-1] in _tables


def solution(
    players: Players = _BOTH_BEST, at_exactly: bool = False, monitor: Monitor | None = None
) -> Solution:
    """The solution for two given players, the mover first.

    Solved in half a second if need be, and kept.

    Raises:
        Stopped: the monitor has ended the work.
    """
    monitor = monitor or Monitor()
    side = int(players not in _tables and players[::-1] in _tables)
    key = players[::-1] if side else players
    table = _tables.get(key, lambda: _table_for(key, monitor), monitor)
    return Solution(table, at_exactly, side, players[0])


def _table_for(players: Players, monitor: Monitor) -> Floats:
    if not all_best(players):
        return _solve(players, monitor)
    table = KEPT.obtain(lambda: solve(monitor), monitor)
    if table is None:  # the wait for another process was ended
        raise Stopped
    return table


def _mode(player: Player | Optimal, *, last_round: bool) -> int:
    if isinstance(player, Optimal):
        return kernel.GUIDED
    return kernel.BEST if plays_for_best(player, last_round=last_round) else kernel.FIXED


@dataclass(frozen=True, slots=True)
class MatchUp:
    """Exact win chances of the first of two ways to play.

    Attributes:
        moving_first: if it begins.
        moving_second: if the other begins.
    """

    moving_first: float
    moving_second: float


def match_up(
    first: Player | Optimal, second: Player | Optimal, at_exactly: bool = False
) -> MatchUp:
    """How two ways to play fare against each other, exactly; ``BEST`` adapts to the other."""
    table = _solve((first, second), Monitor(), solution().table)
    start = open_units(0, at_exactly)
    first_wins, second_wins = (
        float(kernel.start_value(table, side, start, start, kernel.OPEN)) for side in range(2)
    )
    return MatchUp(first_wins, 1.0 - second_wins)

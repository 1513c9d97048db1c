"""Two players, each for the best chance to win: the exact solution (rules, section 10).

``solution()`` gives it, from memory, from the cache, or solved in a fraction of a second.
``match_up`` gives the exact win chance of any two ways to play against each other.
"""

import threading
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.core.locks import between_threads
from engines.core.monitor import Monitor
from engines.core.solutions import Kept
from engines.games.fargo.kernels import tables, turn
from engines.games.fargo.kernels import two_player as kernel
from engines.games.fargo.kernels.tables import UNIT, Floats
from engines.games.fargo.strategy import Policy
from engines.games.fargo.table_scores import open_units, safe_units, state_number

KEPT: Final = Kept(
    game="fargo",
    name="two-players",
    solver="two_player",
    shape=(1, kernel.TABLE),
    dtype=np.float64,
)
_WIDTH: Final = turn.WIDTH
_TOTAL: Final = 2 * tables.LIMIT
_NO_GUIDE: Final[Floats] = np.zeros((1, kernel.TABLE))


@dataclass(frozen=True, slots=True)
class WinChances:
    """Win chances of the mover after each decision; a tie counts one half."""

    stop: float
    roll: float


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """Exact win chances if both players play for the best.

    Attributes:
        table: ``float64[1, TABLE]``, laid out as ``kernels.two_player`` says; never written to.
        at_exactly: whether a score of exactly 10,000 starts the last round.
    """

    table: Floats
    at_exactly: bool

    def value(self, mover_score: int, opponent_score: int) -> float:
        """Win chance of the mover at the start of a turn, nobody having had a last turn.

        Raises:
            OptionError: a score is negative, no multiple of 50 or starts the last round.
        """
        a, b = (open_units(score, self.at_exactly) for score in (mover_score, opponent_score))
        return float(kernel.start_value(self.table, 0, a, b, kernel.OPEN))

    def last_turn_value(self, deficit: int) -> float:
        """Win chance of the mover at the start of the last turn of the game, so far behind."""
        return float(kernel.last_turn_value(self.table, 0, deficit // UNIT))

    def decision(
        self, safe_score: int, opponent_score: int, run_score: int, dice: int, last_turn: bool
    ) -> WinChances:
        """Win chances of stopping and of rolling; some 20 microseconds.

        Args:
            safe_score: the mover's score if this run ends in a bust.
            opponent_score: the opponent's score.
            run_score: points of the present run.
            dice: dice left, or 10 with run score 0: both answers are then the value of rolling.
            last_turn: whether the opponent has started the last round.

        Raises:
            OptionError: the scores or the state of the run cannot occur.
        """
        a = safe_units(safe_score, self.at_exactly)
        b = (safe_units if last_turn else open_units)(opponent_score, self.at_exactly)
        state = state_number(run_score, dice)
        phase = kernel.LAST_TURN if last_turn else kernel.OPEN
        out = np.empty((2, 1))
        kernel.decide(self.table, a, b, state, phase, turn.lanes(1, 1), out)
        return WinChances(float(out[0, 0]), float(out[1, 0]))


def _solve(mode: list[int], rolls: Floats, guide: Floats, monitor: Monitor) -> Floats | None:
    """The table of one or two sides, or None if cancelled."""
    modes = np.array(mode, np.int64)
    table = np.zeros((len(mode), kernel.TABLE))
    cells = np.zeros((2, max(_WIDTH, tables.MIN_HOT)), np.int64)
    few = turn.lanes(tables.MIN_HOT, 1)
    kernel.solve_ends(table, modes, rolls, guide, few, cells)
    run = turn.lanes(_WIDTH, 1)
    found = np.zeros((2 * len(mode), tables.SCORES))
    for total in range(_TOTAL, -1, -1):
        if monitor.stop_now():
            return None
        kernel.solve_diagonal(total, table, modes, rolls, guide, run, cells, found)
        monitor.publish(1.0 - total / _TOTAL)
    return table


def solve(monitor: Monitor | None = None) -> Floats | None:
    """The table of ``Solution`` from scratch, in about 0.2 s; None if the monitor ends it."""
    rolls = np.zeros((1, tables.STATES))
    return _solve([kernel.BEST], rolls, _NO_GUIDE, monitor or Monitor())


_table: list[Floats] = []
_lock = threading.Lock()


def ready() -> bool:
    """Whether ``solution`` answers at once."""
    return bool(_table)


def solution(at_exactly: bool = False, monitor: Monitor | None = None) -> Solution | None:
    """The solution, solved and kept if need be; None if the monitor ends it."""
    monitor = monitor or Monitor()
    with between_threads(_lock, monitor) as mine:
        if not mine:
            return None
        if not _table:
            table = KEPT.obtain(lambda: solve(monitor), monitor)
            if table is None:
                return None
            _table.append(table)
    return Solution(_table[0], at_exactly)


@dataclass(frozen=True, slots=True)
class Optimal:
    """A way to play: for the best chance to win, taking the opponent to do the same."""


@dataclass(frozen=True, slots=True)
class BestResponse:
    """A way to play: for the best chance against the very opponent of the match-up."""


@dataclass(frozen=True, slots=True)
class MatchUp:
    """Exact win chances of the first of two ways to play.

    Attributes:
        moving_first: if it begins.
        moving_second: if the other begins.
    """

    moving_first: float
    moving_second: float

    @property
    def average(self) -> float:
        """Over both seats."""
        return (self.moving_first + self.moving_second) / 2


def match_up(
    first: Policy | Optimal | BestResponse,
    second: Policy | Optimal | BestResponse,
    at_exactly: bool = False,
    monitor: Monitor | None = None,
) -> MatchUp | None:
    """How two ways to play fare against each other, exactly; None if the monitor ends it."""
    monitor = monitor or Monitor()
    players = (first, second)
    guide = _NO_GUIDE
    if any(isinstance(player, Optimal) for player in players):
        solved = solution(monitor=monitor)
        if solved is None:
            return None
        guide = solved.table
    modes = {Policy: kernel.FIXED, Optimal: kernel.GUIDED, BestResponse: kernel.BEST}
    rolls = np.zeros((2, tables.STATES))
    for side, player in enumerate(players):
        if isinstance(player, Policy):
            rolls[side] = player.rolls
    table = _solve([modes[type(player)] for player in players], rolls, guide, monitor)
    if table is None:
        return None
    start = open_units(0, at_exactly)
    first_wins, second_wins = (
        float(kernel.start_value(table, side, start, start, kernel.OPEN)) for side in range(2)
    )
    return MatchUp(first_wins, 1.0 - second_wins)

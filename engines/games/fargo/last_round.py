"""The final round, exactly, for any number of seats (rules, section 11).

Once someone has passed 10,000 points, every other seat has one turn. A turn affects the seats
after it only through the best score and the number of seats that hold it, so the round is solved
backward from its last mover. All scores here are in units of 50 points.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo.kernels import last_round as kernel
from engines.games.fargo.kernels import tables, turn
from engines.games.fargo.kernels.tables import Floats
from engines.games.fargo.once import Once
from engines.games.fargo.strategy import BEST, Player, rule

DEFICITS: Final = 600
"""A last mover 30,000 points behind has lost: the chance is below 1e-12."""
_REACH: Final = 200
"""Best scores are considered up to 10,000 points higher. The chance that someone gets there and
that a later player beats it is below 1e-8."""
_CHUNK: Final = 16


def solve_turn(
    player: Player, ends: Floats, deficits: int, band: int, bests: int, monitor: Monitor
) -> kernel.Turn:
    """Solve one turn of ``player``: up to ``deficits`` behind the first ``bests`` best scores.

    Quantity 1 of ``ends`` (``kernels.last_round``) is the chance of each holder of the best score,
    the others are those of the seats that still wait.

    Raises:
        Stopped: the monitor has ended the work.
    """
    _, quantities, count = ends.shape
    starts = np.zeros((2, quantities, count))
    behind = np.zeros((quantities, max(deficits, 0) + 1, count))
    solved = kernel.Turn(rule(player, last_round=True), ends, starts, behind)
    kernel.solve_in_front(solved, turn.lanes(tables.MIN_HOT, quantities))
    behind[:, 0] = starts[kernel.EVEN]
    run = turn.lanes(min(bests, turn.WIDTH), quantities)
    for first in range(1, deficits + 1, _CHUNK):
        if monitor.stop_now():
            raise Stopped
        last = min(first + _CHUNK - 1, deficits)
        kernel.solve_behind(solved, band, bests, first, last, run)
    return solved


@cache
def last_mover(holders: int, player: Player = BEST) -> Floats:
    """Chances before the last turn of the game, per deficit 0 .. ``DEFICITS`` of its mover.

    Row 0: the mover; row 1: each of the ``holders`` of the best score.
    """
    ends = np.zeros((3, 2, 1))
    ends[kernel.BELOW, 1] = 1.0 / holders
    ends[kernel.LEVEL] = 1.0 / (holders + 1)
    ends[kernel.ABOVE, 0] = 1.0
    return solve_turn(player, ends, DEFICITS, DEFICITS, 1, Monitor()).behind[:, :, 0]


def _ends(future: Floats, holders: int) -> Floats:
    """The value of each way a turn can end, given the chances after it for all best scores."""
    _, quantities, count = future.shape
    ends = np.zeros((3, quantities + 1, count))
    ends[kernel.BELOW, 1] = future[holders, 0]
    ends[kernel.LEVEL, :2] = future[holders + 1, 0]
    ends[kernel.ABOVE, 0] = future[1, 0]
    ends[kernel.BELOW, 2:] = future[holders, 1:]
    ends[kernel.LEVEL, 2:] = future[holders + 1, 1:]
    ends[kernel.ABOVE, 2:] = future[1, 1:]
    return ends


def _future(
    waiting: tuple[int, ...],
    players: tuple[Player, ...],
    best: int,
    holders: int,
    moved: int,
    monitor: Monitor,
) -> Floats:
    """Chances before the turns of the seats in ``waiting``, for all best scores from ``best`` on.

    Entry ``[m, 0, i]`` is the chance of each of m holders, m up to ``holders``, of the best score
    ``best + i``; ``[m, 1 + j, i]`` that of seat j of ``waiting``. Only the ``moved`` seats that
    have had a turn since can hold a higher score: for m above ``moved``, only i = 0 is filled.
    """
    if not waiting:
        return 1.0 / np.arange(holders + 1)[:, None, None].clip(1)
    index = np.arange(_REACH + 1)
    chances = np.zeros((holders + 1, 1 + len(waiting), len(index)))
    band = best - waiting[0]
    deficits = band + index
    if len(waiting) == 1:
        for m in range(1, holders + 1):
            chances[m] = last_mover(m, players[0])[::-1, np.minimum(deficits, DEFICITS)]
        return chances
    after = _future(waiting[1:], players[1:], best, holders + 1, moved + 1, monitor)
    for m in range(1, holders + 1):
        bests = len(index) if m <= moved else 1
        most = int(deficits[bests - 1])
        solved = solve_turn(players[0], _ends(after, m), most, band, bests, monitor)
        mover, holder, *others = solved.behind[:, deficits[:bests], index[:bests]]
        chances[m, :, :bests] = [holder, mover, *others]
    return chances


@dataclass(frozen=True, slots=True)
class Table:
    """The seats in the final round, in units of 50.

    Attributes:
        score: the mover's game score at the start of its turn.
        waiting: scores of the seats whose turns come after the mover's, in order.
        done: scores of the others, including the one who started the final round.
        players: how the mover and the seats in ``waiting`` play.
    """

    score: int
    waiting: tuple[int, ...]
    done: tuple[int, ...]
    players: tuple[Player, ...] = ()

    def __post_init__(self) -> None:
        if not self.players:
            object.__setattr__(self, "players", (BEST,) * (1 + len(self.waiting)))

    @property
    def best(self) -> int:
        """The best score of those who have had their turn."""
        return max(self.done)


_solved: Final = Once[Table, kernel.Turn](32)


def ready(table: Table) -> bool:
    """Whether ``solve`` takes a few milliseconds at most."""
    return len(table.waiting) <= 1 or table in _solved


def solve(table: Table, monitor: Monitor) -> kernel.Turn:
    """Solve the mover's turn; takes milliseconds, or seconds with three or more seats waiting.

    Raises:
        Stopped: the monitor has ended the work.
    """
    return _solved.get(table, lambda: _solve(table, monitor), monitor)


def _solve(table: Table, monitor: Monitor) -> kernel.Turn:
    holders = table.done.count(table.best)
    mover, *others = table.players
    future = _future(table.waiting, tuple(others), table.best, holders + 1, 1, monitor)
    ends = _ends(future, holders)
    deficit = table.best - table.score
    return solve_turn(mover, ends, deficit, deficit, 1, monitor)


def decision(
    table: Table, safe: int, state: int, monitor: Monitor
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Chances of all seats, mover first, after stopping and after rolling.

    Args:
        table: the seats; ``waiting`` before ``done`` in order of play.
        safe: the mover's score if its run ends in a bust, in units of 50.
        state: number of the state of the run.
        monitor: can end the work.

    Raises:
        Stopped: the monitor has ended the work.
    """
    solved = solve(table, monitor)
    run = turn.lanes(1, solved.ends.shape[1])
    holder = [1 if score == table.best else 0 for score in table.done]
    after = []
    for own, each_holder, *waiting in kernel.decide(solved, table.best - safe, state, run).tolist():
        after.append((own, *waiting, *(share * each_holder for share in holder)))
    return after[0], after[1]

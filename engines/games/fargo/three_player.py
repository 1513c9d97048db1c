"""Three players, each for the best chance to win: the exact solution (rules, section 11).

``solution()`` gives it, from memory, from the cache, or solved: about 15 s of one core, shared
among all cores. It holds the win chances of all 8.1 million turn starts, 65 MB.

In some fifty groups of turn starts, nearly all close to the finish, no fixed decisions are best for
everybody at once: each player's best decision after a bust depends on another's, in a ring. There
the values are those of mixed decisions.
"""

import dataclasses
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.core.locks import between_threads
from engines.core.monitor import Monitor
from engines.core.solutions import Kept
from engines.games.fargo.kernels import last_round as last_round_kernel
from engines.games.fargo.kernels import tables, turn
from engines.games.fargo.kernels import three_player as kernel
from engines.games.fargo.kernels.tables import Floats, Ints
from engines.games.fargo.last_round import Cancelled, last_mover, solve_turn
from engines.games.fargo.table_scores import open_units, safe_units, state_number

_SHAPE: Final = (tables.SCORES, tables.SCORES, tables.SCORES, 2)
KEPT: Final = Kept(
    game="fargo",
    name="three-players",
    solver="three_player",
    shape=_SHAPE,
    dtype=np.float32,
)
_TOLERANCE: Final = 1e-7
"""Guesses this close are as good as the 32-bit numbers of the table."""
_PASSES: Final = 12
"""A group that is not solved by then has no fixed decisions that are best for everybody."""
_ROUNDS: Final = 1000
_CHUNK: Final = 1024
"""Groups solved between two looks at the monitor, some 5 to 10 ms."""

Triple = tuple[float, float, float]
Values = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """Exact win chances if all three players play for the best.

    Attributes:
        table: ``float32[201, 201, 201, 2]``, chances of the mover and the next at the start of a
            turn, by the scores of mover, next and third in units of 50.
        chase, over: the last round, as ``kernels.three_player`` says.
        at_exactly: whether a score of exactly 10,000 starts the last round.
    """

    table: Values
    chase: Floats
    over: Floats
    at_exactly: bool = False

    def values(self, mover: int, following: int, third: int) -> Triple:
        """Win chances of mover, next and third at the start of a turn before the last round.

        Raises:
            OptionError: a score is negative, no multiple of 50 or starts the last round.
        """
        x, y, z = (open_units(score, self.at_exactly) for score in (mover, following, third))
        first, second = self.table[x, y, z].tolist()
        return first, second, 1.0 - first - second

    def decision(
        self, safe: int, following: int, third: int, run_score: int, dice: int
    ) -> tuple[Triple, Triple]:
        """Win chances of mover, next and third after stopping, and after rolling.

        Args:
            safe: the mover's score if this run ends in a bust.
            following: score of the next player.
            third: score of the third.
            run_score: points of the present run.
            dice: dice left, or 10 with run score 0: both answers are then those of rolling.

        Raises:
            OptionError: the scores or the state of the run cannot occur before the last round.
        """
        x = safe_units(safe, self.at_exactly)
        y, z = (open_units(score, self.at_exactly) for score in (following, third))
        state = state_number(run_score, dice)
        out = np.empty((2, 2))
        run = turn.lanes(1, 2)
        kernel.decide(x, y, z, state, self.table, self.chase, self.over, run, out)
        (stop, stop_next), (roll, roll_next) = out.tolist()
        return (stop, stop_next, 1.0 - stop - stop_next), (roll, roll_next, 1.0 - roll - roll_next)


def _last_round(monitor: Monitor) -> tuple[Floats, Floats]:
    """The tables ``chase`` and ``over`` of ``kernels.three_player``; about half a second."""
    size, band = kernel.SIZE, tables.LIMIT
    alone, level = last_mover(1)[0, :size], last_mover(2)[0, :size]
    ends = np.zeros((3, 2, size))  # for the next, who moves, and the third, by the third's deficit
    ends[last_round_kernel.BELOW, 1] = alone
    ends[last_round_kernel.LEVEL] = (1.0 - level) / 2.0, level
    ends[last_round_kernel.ABOVE] = 1.0 - alone, alone
    chase = solve_turn(ends, size - 1, band, size, monitor).behind
    over = np.zeros_like(chase)
    run = turn.lanes(turn.WIDTH, 2)
    for lead in range(size - 1, 0, -1):
        if monitor.stop_now():
            raise Cancelled
        kernel.solve_over(chase, over, band, lead, run)
    return chase, over


class _Worker(threading.local):
    """What each thread works with."""

    def __init__(self) -> None:
        self.run = turn.lanes(turn.WIDTH, 2)
        self.work = np.zeros((kernel.WORK, turn.WIDTH))


@dataclass(slots=True)
class _Layer:
    """All turn starts with one sum of scores; those with larger sums are solved."""

    total: int
    table: Values
    chase: Floats
    over: Floats
    groups: Ints
    monitor: Monitor
    worker: _Worker

    def solve(self, first: int, last: int) -> None:
        """Solve the groups ``first .. last - 1``; nothing if the monitor ends the work."""
        if self.monitor.stop_now():
            return
        rest = (self.table, self.chase, self.over, self.worker.run, self.worker.work)
        groups = np.ascontiguousarray(self.groups[:, first:last])
        count = last - first
        for passes in range(_PASSES):
            count = kernel.solve_groups(groups, 0, count, self.total, passes > 0, _TOLERANCE, *rest)
            if not count:
                return
        kernel.average_groups(groups, count, self.total, _ROUNDS, *rest)


def solve(monitor: Monitor | None = None, threads: int | None = None) -> Solution | None:
    """Solve from scratch; the same for any number of threads. None if the monitor ends it."""
    monitor = monitor or Monitor()
    try:
        chase, over = _last_round(monitor)
    except Cancelled:
        return None
    table = _solve_table(chase, over, monitor, threads)
    return None if table is None else Solution(table, chase, over)


def _solve_table(
    chase: Floats, over: Floats, monitor: Monitor, threads: int | None = None
) -> Values | None:
    """The table of ``Solution``; None if the monitor ends the work."""
    table = np.zeros(_SHAPE, np.float32)
    groups = np.zeros((2, tables.SCORES**2), np.int64)
    worker = _Worker()
    solved, all_groups = 0, tables.SCORES**3 / kernel.GROUP
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for total in range(kernel.GROUP * tables.LIMIT, -1, -1):
            count = kernel.list_groups(total, groups)
            layer = _Layer(total, table, chase, over, groups, monitor, worker)
            firsts = range(0, count, _CHUNK)
            lasts = [min(first + _CHUNK, count) for first in firsts]
            for _ in pool.map(layer.solve, firsts, lasts):
                pass
            if monitor.stop_now():
                return None
            solved += count
            monitor.publish(solved / all_groups)
    return table


_solved: list[Solution] = []
_lock = threading.Lock()


def ready() -> bool:
    """Whether ``solution`` answers at once."""
    return bool(_solved)


def solution(at_exactly: bool = False, monitor: Monitor | None = None) -> Solution | None:
    """The solution, solved and kept if need be; None if the monitor ends it."""
    monitor = monitor or Monitor()
    with between_threads(_lock, monitor) as mine:
        if not mine:
            return None
        if not _solved:
            found = _kept_or_solved(monitor)
            if found is None:
                return None
            _solved.append(found)
    return dataclasses.replace(_solved[0], at_exactly=at_exactly)


def _kept_or_solved(monitor: Monitor) -> Solution | None:
    try:
        chase, over = _last_round(monitor)
    except Cancelled:
        return None
    table = KEPT.obtain(lambda: _solve_table(chase, over, monitor), monitor)
    return None if table is None else Solution(table, chase, over)

"""Solves the value tables: policy iteration over the grid, in parallel threads.

The tables of ``kernels.value_table`` are filled in the order in which they depend on each other:
the last round, then class 11 (all rounds after the tenth) to convergence, then rounds 10 to 1 once
each.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.core.monitor import Monitor
from engines.games.lange_strasse.kernels import value_table as kernels

LEVELS: Final = 120
"""Accumulated points up to 50 times this are distinguished while solving."""
LAST_LEVELS: Final = 162
CONVERGED_CENTS: Final = 0.05
MOST_SWEEPS: Final = 60
_CHUNK: Final = 256

Table = npt.NDArray[np.float32]
Report = Callable[[str, float], None]
"""Called with what is being solved, and how much of it is done."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The three tables; shapes as in ``kernels.value_table``."""

    normal: Table
    last_1: Table
    last_2: Table

    @classmethod
    def empty(cls) -> "Tables":
        """Tables of zeros."""
        k, x, flags = kernels.K, kernels.X, kernels.FLAGS
        return cls(
            normal=np.zeros((kernels.CLASSES, flags, 3, k, k, k, 2), np.float32),
            last_1=np.zeros((2, flags, x, k, k, 2), np.float32),
            last_2=np.zeros((2, flags, k + x, k + x, k, 2), np.float32),
        )


@dataclass(frozen=True, slots=True)
class Solution:
    """Solved tables, and the largest change (cents) of each sweep of class 11."""

    tables: Tables
    changes: tuple[float, ...]


class _Stopped(Exception):
    """The monitor has ended the work."""


Job = Callable[[], float | None]


class _Work:
    """Runs the parts of a sweep in a pool of threads, and tells how far it is."""

    def __init__(self, pool: Executor, monitor: Monitor, report: Report) -> None:
        self._pool = pool
        self._monitor = monitor
        self.report = report

    def run(self, what: str, jobs: Iterable[Job]) -> float:
        """All ``jobs``, in any order; the largest change."""
        futures = [self._pool.submit(self._one, job) for job in jobs]
        largest = 0.0
        for done, future in enumerate(futures, 1):
            largest = max(largest, future.result())
            self.report(what, done / len(futures))
        return largest

    def _one(self, job: Job) -> float:
        if self._monitor.stop_now():
            raise _Stopped
        return job() or 0.0


def _chunks(cells: int) -> Iterator[tuple[int, int]]:
    for low in range(0, cells, _CHUNK):
        yield low, min(low + _CHUNK, cells)


def solve(
    threads: int,
    totale: int = 0,
    monitor: Monitor | None = None,
    report: Report = lambda _what, _share: None,
) -> Solution | None:
    """All tables, or None if the monitor ends the work.

    Args:
        threads: how many cores to use; the result does not depend on it.
        totale: the rule option (``kernels.state``).
        monitor: looked at several times a second.
        report: told what is going on.
    """
    tables = Tables.empty()
    with ThreadPoolExecutor(threads) as pool:
        work = _Work(pool, monitor or Monitor(), report)
        try:
            _solve_last_round(tables, totale, work)
            changes = _solve_normal(tables, totale, work)
        except _Stopped:
            return None
    return Solution(tables, changes)


def _solve_last_round(tables: Tables, totale: int, work: _Work) -> None:
    k, x = kernels.K, kernels.X
    corners = [(fast, flags) for fast in (0, 1) for flags in range(kernels.FLAGS)]

    def last(fast: int, flags: int, low: int, high: int) -> Job:
        return lambda: kernels.sweep_last_2(
            fast, flags, low, high, LAST_LEVELS, totale, tables.last_2
        )

    def second_last(fast: int, flags: int, low: int, high: int) -> Job:
        return lambda: kernels.sweep_last_1(
            fast, flags, low, high, LEVELS, totale, tables.normal, tables.last_1, tables.last_2
        )

    cells = (k + x) ** 2 * k
    work.run("last round, seat 3", (last(*c, *ch) for c in corners for ch in _chunks(cells)))
    cells = x * k * k
    work.run("last round, seat 2", (second_last(*c, *ch) for c in corners for ch in _chunks(cells)))


def _solve_normal(tables: Tables, totale: int, work: _Work) -> tuple[float, ...]:
    """Fill ``tables.normal``; the largest change of each sweep of class 11."""

    def job(index: int, flags: int, seat: int, low: int, high: int) -> Job:
        return lambda: kernels.sweep_normal(
            index,
            flags,
            seat,
            low,
            high,
            LEVELS,
            totale,
            tables.normal,
            tables.last_1,
            tables.last_2,
        )

    def sweep(what: str, index: int) -> float:
        cells = [(f, *chunk) for f in range(kernels.FLAGS) for chunk in _chunks(kernels.K**3)]
        return max(
            work.run(what, (job(index, flags, seat, low, high) for flags, low, high in cells))
            for seat in (2, 1, 0)
        )

    changes: list[float] = []
    while len(changes) < MOST_SWEEPS and (not changes or changes[-1] > CONVERGED_CENTS):
        before = f", change {changes[-1]:.2f} ct" if changes else ""
        changes.append(
            sweep(f"later rounds, sweep {len(changes) + 1}{before}", kernels.CLASSES - 1)
        )
    for index in range(kernels.CLASSES - 2, -1, -1):
        sweep(f"round {index + 1}", index)
    return tuple(changes)

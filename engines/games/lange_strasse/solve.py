"""Solves the value tables: policy iteration over the grid, in parallel threads.

The tables of ``kernels.value_table`` are filled in the order in which they depend on each other:
the last round, then class 11 (all rounds after the tenth) to convergence, then rounds 10 to 1 once
each.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels import value_table as kernels

LEVELS: Final = 120
"""Accumulated points up to 50 times this are distinguished while solving."""
LAST_LEVELS: Final = 160
CONVERGED_CENTS: Final = 0.05
MOST_SWEEPS: Final = 60
_CHUNK: Final = 256

Table = npt.NDArray[np.float32]


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


def _chunks(cells: int) -> list[tuple[int, int]]:
    return [(low, min(low + _CHUNK, cells)) for low in range(0, cells, _CHUNK)]


def solve(
    threads: int, totale: int = 0, report: Callable[[str, float], None] | None = None
) -> tuple[Tables, list[float]]:
    """All tables, and the largest change (cents) of each sweep of class 11.

    Args:
        threads: how many cores to use; the result does not depend on it.
        totale: the rule option (``kernels.state``).
        report: called with what is being solved and its share done.
    """
    tables = Tables.empty()
    say = report or (lambda _what, _share: None)
    k, x, flags = kernels.K, kernels.X, kernels.FLAGS
    corners = [(fast, flag) for fast in (0, 1) for flag in range(flags)]
    with ThreadPoolExecutor(threads) as pool:
        jobs = [
            pool.submit(kernels.sweep_last_2, f, g, low, high, LAST_LEVELS, totale, tables.last_2)
            for f, g in corners
            for low, high in _chunks((k + x) ** 2 * k)
        ]
        for done, job in enumerate(jobs):
            job.result()
            say("last round, seat 3", done / len(jobs))
        jobs = [
            pool.submit(
                kernels.sweep_last_1,
                f,
                g,
                low,
                high,
                LEVELS,
                totale,
                tables.normal,
                tables.last_1,
                tables.last_2,
            )
            for f, g in corners
            for low, high in _chunks(x * k * k)
        ]
        for done, job in enumerate(jobs):
            job.result()
            say("last round, seat 2", done / len(jobs))

        def sweep(index: int) -> float:
            largest = 0.0
            for seat in (2, 1, 0):
                sweeps = [
                    pool.submit(
                        kernels.sweep_normal,
                        index,
                        flag,
                        seat,
                        low,
                        high,
                        LEVELS,
                        totale,
                        tables.normal,
                        tables.last_1,
                        tables.last_2,
                    )
                    for flag in range(flags)
                    for low, high in _chunks(k**3)
                ]
                largest = max(largest, *(job.result() for job in sweeps))
            return largest

        changes: list[float] = []
        while len(changes) < MOST_SWEEPS and (not changes or changes[-1] > CONVERGED_CENTS):
            changes.append(sweep(kernels.CLASSES - 1))
            say(f"rounds after the tenth, change {changes[-1]:.2f} ct", len(changes) / MOST_SWEEPS)
        for index in range(kernels.CLASSES - 2, -1, -1):
            sweep(index)
            say(f"round {index + 1}", 1 - index / (kernels.CLASSES - 1))
    return tables, changes

"""Measured speeds: what ``parlour-lab bench`` prints.

A package with speeds to report defines ``benchmarks() -> list[Benchmark]`` in its module
``bench``. Figures are CPU time of one core and the median of several runs, so that neither other
programs nor the number of cores change them much.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Self

RUNS: Final = 5


@dataclass(frozen=True, slots=True)
class Benchmark:
    """One speed or duration.

    Attributes:
        name: unit of code and quantity, ``"fargo.turns_per_second"``. It ends with what is
            measured: ``_per_second``, where more is better, or ``_seconds``.
        reference: the value of another program, or the goal.
        reference_source: the source of the reference.
        measure: does the work and returns the value. Compiles nothing if the kernels are warm.
    """

    name: str
    reference: float
    reference_source: str
    measure: Callable[[], float]

    @classmethod
    def of(cls, measure: Callable[[], float], reference: float, source: str) -> Self:
        """The benchmark of a function in a module ``GAME.bench``, named after it."""
        game = measure.__module__.split(".")[-2]
        return cls(f"{game}.{measure.__name__}", reference, source, measure)

    @property
    def unit(self) -> str:
        return "1/s" if self.name.endswith("_per_second") else "s"

    def ratio(self, value: float) -> float:
        """How many times ``value`` is better than the reference (> 1: better)."""
        return value / self.reference if self.unit == "1/s" else self.reference / value


def median_cpu_seconds(work: Callable[[], object], runs: int = 0) -> float:
    """The median CPU time of this thread, in seconds, over some calls after one to warm up.

    ``runs``: how many calls; 0: ``RUNS``.

    Time that ``work`` spends in other threads or processes is not counted.
    """
    work()
    seconds = []
    for _ in range(runs or RUNS):
        started = time.thread_time()
        work()
        seconds.append(time.thread_time() - started)
    return statistics.median(seconds)

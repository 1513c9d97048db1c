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
        name: unit of code and quantity, ``"fargo.turns_per_second"``.
        unit: what ``measure`` counts. In ``"1/s"``, more is better; in anything else, less is.
        reference: the value of another program, or the goal; None if there is nothing to compare
            with.
        reference_source: the source of the reference.
        measure: does the work and returns the value. Compiles nothing if the kernels are warm.
    """

    name: str
    unit: str
    reference: float | None
    reference_source: str
    measure: Callable[[], float]

    @classmethod
    def of(cls, measure: Callable[[], float], reference: float | None, source: str) -> Self:
        """The benchmark of a function in a module ``GAME.bench``, named after it.

        The name of the function ends with what it counts: ``_per_second`` or ``_seconds``.
        """
        game, name = measure.__module__.split(".")[-2], measure.__name__
        unit = "1/s" if name.endswith("_per_second") else "s"
        return cls(f"{game}.{name}", unit, reference, source, measure)

    def ratio(self, value: float) -> float | None:
        """How many times ``value`` is better than the reference (> 1: better), or None."""
        if self.reference is None:
            return None
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

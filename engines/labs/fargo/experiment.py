"""Many trials of the genetic algorithm, and their statistics (rules, section 6.1)."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from engines.contract import compiled
from engines.contract.monitor import Monitor
from engines.games.fargo import GAME, exact_turn
from engines.games.fargo.kernels.tables import Floats
from engines.games.fargo.strategy import StrategyVector
from engines.labs.fargo.genetic import Options, Trial, evolve
from engines.runtime import streams
from engines.runtime.executor import Executor

ORIGINAL_TRIALS: Final = 100


@dataclass(frozen=True, slots=True)
class GenerationSummary:
    """One generation over all trials."""

    number: int
    best_mean: float
    best_min: float
    best_max: float
    population_mean: float


@dataclass(frozen=True, slots=True)
class Reached:
    """How soon the best value reaches a threshold.

    Attributes:
        threshold: expected points per turn.
        trials: how many trials got there.
        mean_generation: mean over these trials of the first generation there; None if none did.
    """

    threshold: float
    trials: int
    mean_generation: float | None


@dataclass(frozen=True, slots=True)
class Experiment:
    """Trials that differ in their seed only; only complete ones count."""

    trials: tuple[Trial, ...]

    @property
    def final_values(self) -> Floats:
        """The best value at the end of each trial."""
        return np.array([trial.final.best_ev for trial in self.trials])

    @property
    def mean(self) -> float:
        """Mean of the final values."""
        return float(self.final_values.mean())

    @property
    def sd(self) -> float:
        """Standard deviation of the final values (n - 1)."""
        return float(self.final_values.std(ddof=1))

    def quantile(self, share: float) -> float:
        """Quantile of the final values."""
        return float(np.quantile(self.final_values, share))

    def distances(self) -> Counter[int]:
        """The number of trials by the final distance from the optimum, in steps of 50 points."""
        optimum = exact_turn.solution().vector
        return Counter(round(trial.final.best.distance(optimum)) for trial in self.trials)

    def final_vectors(self) -> Counter[StrategyVector]:
        """The number of trials by final vector."""
        return Counter(trial.final.best for trial in self.trials)

    def entries(self) -> tuple[Counter[int], ...]:
        """For 1 to 8 dice: the number of trials by final threshold."""
        vectors = [trial.final.best.thresholds for trial in self.trials]
        return tuple(Counter(column) for column in zip(*vectors, strict=True))

    def generations(self) -> list[GenerationSummary]:
        rows = []
        for generation in zip(*(trial.generations for trial in self.trials), strict=True):
            best = np.array([each.best_ev for each in generation])
            means = [each.mean_ev for each in generation]
            rows.append(
                GenerationSummary(
                    number=generation[0].number,
                    best_mean=float(best.mean()),
                    best_min=float(best.min()),
                    best_max=float(best.max()),
                    population_mean=float(np.mean(means)),
                )
            )
        return rows

    def reached(self, threshold: float) -> Reached:
        """When trials first had a vector of at least this value."""
        firsts = [
            first
            for trial in self.trials
            if (first := _first(threshold, (g.best_ev for g in trial.generations))) is not None
        ]
        return Reached(threshold, len(firsts), float(np.mean(firsts)) if firsts else None)


def _first(threshold: float, values: Iterable[float]) -> int | None:
    return next((i for i, value in enumerate(values) if value >= threshold), None)


def run(
    options: Options,
    seed: int,
    trials: int = ORIGINAL_TRIALS,
    on_trial: Callable[[Trial], None] | None = None,
    monitor: Monitor | None = None,
    threads: int | None = None,
    cluster: str | None = None,
) -> Experiment:
    """Run trials in parallel; the same for any number of threads, and on a cluster.

    ``on_trial`` is called with each complete trial, in order, in this thread. If the monitor ends
    the work, only the trials finished by then count. ``cluster`` is the address of a Dask
    scheduler whose workers take the place of threads.

    Raises:
        ClusterError: the cluster cannot be used.
    """
    monitor = monitor or Monitor()
    finished: list[Trial] = []
    with Executor(threads, cluster, units=compiled.parts_with_lab(GAME)) as pool:
        one = partial(_trial, options, seed, None if pool.remote else monitor)
        for trial in pool.map(one, range(trials), monitor):
            if trial is None:
                continue
            finished.append(trial)
            if on_trial is not None:
                on_trial(trial)
            monitor.publish(len(finished) / trials)
    return Experiment(tuple(finished))


def _trial(options: Options, seed: int, monitor: Monitor | None, number: int) -> Trial | None:
    """One trial; None if the monitor ended it."""
    watch = monitor or Monitor()
    if watch.stop_now():
        return None
    own_seed = streams.derive(seed, "fargo", "trial", number)
    trial = evolve(options, own_seed, monitor=watch.quiet())
    return trial if trial.complete else None

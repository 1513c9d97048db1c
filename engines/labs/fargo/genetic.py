"""The genetic algorithm of the original, for strategy vectors (rules, section 5).

``evolve(Options(), seed)`` repeats the published run: all constants are the original's. Its quirks
are options, and so is *step optimization*, which takes every vector of every population to the next
local optimum.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final

import numpy as np

from engines.contract.monitor import Monitor
from engines.games.fargo.kernels.tables import Floats, Ints
from engines.games.fargo.strategy import StrategyVector, from_units, values_of_units
from engines.labs.fargo.climbing import Climber, Steps
from engines.labs.fargo.kernels import evolution
from engines.runtime import streams
from engines.runtime.errors import OptionError
from engines.runtime.types import Stream

_VALUED: Final = 8192
"""Vectors evaluated between two checks of the monitor, about 7 ms."""
MAX_POPULATION: Final = 1_000_000


class Crossover(StrEnum):
    """How two parents make a child."""

    PADDED = auto()
    """One cut; survivors count ten entries, as the original pads the vectors it evaluates.

    Two cuts in nine therefore copy a survivor whole; a fresh random parent never is (original).
    """
    ONE_POINT = auto()
    """One cut between two of the eight entries."""
    MEAN = auto()
    """The mean of each entry, rounded to 50 (present but switched off in the original)."""


_CODES: Final = {
    Crossover.PADDED: evolution.ONE_POINT_PADDED,
    Crossover.ONE_POINT: evolution.ONE_POINT,
    Crossover.MEAN: evolution.MEAN,
}


@dataclass(frozen=True, slots=True)
class Options:
    """Everything about a trial but its seed; the defaults are those of the published run.

    Attributes:
        population: vectors per generation.
        generations: how often the population is replaced.
        retain: share of the ranking that survives as parents.
        add_random: fresh random vectors added to the parents, as a share of the population.
        mutate: chance that one entry of a parent, a survivor or not, is replaced by a random one;
            so the best value can fall from one generation to the next (original).
        elite: share of the ranking that is always kept unchanged.
        crossover: how children are made.
        steps: step optimization of every population, the first one included.

    Raises:
        OptionError: fewer than two parents remain, or more than the population.
    """

    population: int = 1000
    generations: int = 25
    retain: float = 0.25
    add_random: float = 0.2
    mutate: float = 0.01
    elite: float = 0.0
    crossover: Crossover = Crossover.PADDED
    steps: Steps = Steps.NONE

    def __post_init__(self) -> None:
        if not 2 <= self.survivors + self.fresh <= self.population:
            raise OptionError(
                "errors-retained-share-random-share",
                retain=self.retain,
                add_random=self.add_random,
                survivors=self.survivors + self.fresh,
                population=self.population,
            )

    @property
    def survivors(self) -> int:
        """How many of the ranking become parents."""
        return _part(self.retain, self.population)

    @property
    def fresh(self) -> int:
        """How many random vectors become parents."""
        return _part(self.add_random, self.population)


def _part(share: float, whole: int) -> int:
    """The share of the whole, rounded down; products such as 0.29 * 100 come out exact."""
    return int(share * whole + 1e-9)


@dataclass(frozen=True, slots=True)
class Generation:
    """Statistics of a population.

    Attributes:
        number: 0 for the random population at the start.
        best: the best vector; in ties the largest.
        best_ev: its expected points per turn.
        mean_ev: mean over the population.
    """

    number: int
    best: StrategyVector
    best_ev: float
    mean_ev: float


@dataclass(frozen=True, slots=True)
class Trial:
    """One run of the algorithm: at least the initial population, all generations unless stopped."""

    options: Options
    seed: int
    generations: tuple[Generation, ...]

    @property
    def complete(self) -> bool:
        """Whether all generations were bred."""
        return len(self.generations) == self.options.generations + 1

    @property
    def final(self) -> Generation:
        return self.generations[-1]


def evolve(
    options: Options,
    seed: int,
    on_generation: Callable[[Generation], None] | None = None,
    monitor: Monitor | None = None,
) -> Trial:
    """Run one trial; the same options and seed give the same trial.

    ``on_generation`` is called after each generation, in this thread. If the monitor ends the work,
    the generations so far are returned, within 50 ms for populations of up to 100,000. The first is
    always among them, if need be with only the vectors evaluated so far.
    """
    monitor = monitor or Monitor()
    rng = streams.stream(seed, "fargo", "evolution")
    population = random_population(options.population, rng)
    generations: list[Generation] = []
    climber = Climber(options.steps)
    climbed = climber.climb(population, monitor)
    while True:
        population = population if climbed is None else climbed
        ranked, values = rank(population, monitor)
        if generations and len(values) < len(population):
            break
        generation = Generation(
            len(generations), from_units(ranked[0]), float(values[0]), float(values.mean())
        )
        generations.append(generation)
        if on_generation is not None:
            on_generation(generation)
        monitor.publish(generation.number / max(1, options.generations))
        if generation.number == options.generations or monitor.stop_now():
            break
        climbed = climber.climb(next_generation(ranked, options, rng), monitor)
        if climbed is None:
            break
    return Trial(options, seed, tuple(generations))


def random_population(count: int, rng: Stream) -> Ints:
    """Uniform vectors of the original search space (``int64[count, 8]``, units of 50)."""
    population = np.empty((count, evolution.ENTRIES), np.int64)
    evolution.random_vectors(population, 0, count, rng)
    return population


def rank(population: Ints, monitor: Monitor) -> tuple[Ints, Floats]:
    """The population and its values, best first; in ties the larger vector first.

    If the monitor ends the work, only the vectors evaluated by then are ranked, at least a batch.
    """
    found: list[Floats] = []
    for first in range(0, len(population), _VALUED):
        found.append(values_of_units(population[first : first + _VALUED])[:, 2])
        if monitor.stop_now():
            break
    values = np.concatenate(found)
    valued = population[: len(values)]
    order = np.lexsort((-_keys(valued), -values))
    return np.ascontiguousarray(valued[order]), values[order]


def _keys(population: Ints) -> Ints:
    """A number for each vector, ordered like the vectors: sorts much faster than eight columns."""
    base = int(population.max()) + 1
    if base ** (evolution.ENTRIES + 1) > np.iinfo(np.int64).max:  # keys might overflow
        return np.unique(population, axis=0, return_inverse=True)[1].reshape(-1)
    keys: Ints = population @ base ** np.arange(evolution.ENTRIES - 1, -1, -1)
    return keys


def next_generation(ranked: Ints, options: Options, rng: Stream) -> Ints:
    """Breed a population from a ranking."""
    return evolution.breed(
        ranked,
        options.survivors,
        options.fresh,
        _part(options.elite, options.population),
        options.mutate,
        _CODES[options.crossover],
        rng,
    )

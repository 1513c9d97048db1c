"""Benchmarks of Fargo's mathematics, compared with the original program (rules, section 12)."""

import dataclasses
from typing import Final

from engines.games.fargo import two_player
from engines.games.fargo.strategy import values_of_units
from engines.labs.fargo import genetic
from engines.labs.fargo.climbing import Steps
from engines.labs.fargo.genetic import Options
from engines.runtime import streams
from engines.runtime.benchmark import Benchmark, median_cpu_seconds

_VECTORS: Final = 20_000
_HINTS: Final = 1_000
_ORIGINAL: Final = "the original program in Python"


def benchmarks() -> list[Benchmark]:
    return [
        Benchmark.of(vector_values_per_second, 83, _ORIGINAL),
        Benchmark.of(
            generation_seconds,
            33,
            f"{_ORIGINAL}, population 1,000, without step optimization",
        ),
        Benchmark.of(two_player_solution_seconds, 5.0, "a straightforward solution in C++"),
        Benchmark.of(exact_hint_seconds, 0.001, "the time asked for"),
    ]


def vector_values_per_second() -> float:
    """Exact expected values of random vectors of the original search space."""
    population = genetic.random_population(_VECTORS, streams.stream(1))
    return _VECTORS / median_cpu_seconds(lambda: values_of_units(population))


def generation_seconds() -> float:
    """A trial with a population of 1,000 and step optimization, per generation.

    It includes the step optimization of the initial random population, which takes longest. The
    original's time is without step optimization; with it, it would take hours.
    """
    options = dataclasses.replace(Options(), steps=Steps.BETWEEN_SCORES)
    return median_cpu_seconds(lambda: genetic.evolve(options, 1)) / options.generations


def two_player_solution_seconds() -> float:
    """The exact win chances of all pairs of scores."""
    return median_cpu_seconds(two_player.solve)


def exact_hint_seconds() -> float:
    """Both decisions in one state of a run, once the two-player game is solved."""
    solution = two_player.solution()

    def hints() -> None:
        for _ in range(_HINTS):
            solution.decision(6000, 9000, 500, 1, last_turn=False)

    return median_cpu_seconds(hints) / _HINTS

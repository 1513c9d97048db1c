"""Breeding the next generation of strategy vectors (rules, section 5), and remembering steps.

Steps are remembered in a hash table from numbers to numbers, with open addressing: ``keys``
(``int64[size]``), which are at least 0, and their ``values``. At most half of it should be used.
"""

from typing import Final

import numpy as np

from engines.games.fargo.kernels.tables import (
    LARGEST_THRESHOLD,
    MAX_DECISION_DICE,
    SMALLEST_THRESHOLD,
    Ints,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.rng import below, uniform
from engines.runtime.types import Stream

ENTRIES: Final = MAX_DECISION_DICE
PADDED_ENTRIES: Final = 10
"""Vectors of the original grow to this length when they are first evaluated."""

ONE_POINT: Final = 0
ONE_POINT_PADDED: Final = 1
MEAN: Final = 2

NOTHING: Final = -1
"""In an empty place of ``keys``."""
_SPREAD: Final = 40_503
"""Spreads consecutive keys over the table; times a size it stays far below 2**63."""


@subroutine
def _random_entry(entry: int, rng: Stream) -> int:
    choices = LARGEST_THRESHOLD[entry] - SMALLEST_THRESHOLD[entry] + 1
    return int64(SMALLEST_THRESHOLD[entry]) + below(rng, choices)


@kernel
def random_vectors(vectors: Ints, first: int, last: int, rng: Stream) -> None:
    """Fill the rows ``first .. last - 1`` with uniform vectors of the original search space."""
    for row in range(first, last):
        for entry in range(ENTRIES):
            vectors[row, entry] = _random_entry(entry, rng)


@subroutine
def _mutate(vectors: Ints, first: int, last: int, chance: float, rng: Stream) -> None:
    """Replace one entry of each row by a random one, with probability ``chance``."""
    for row in range(first, last):
        if uniform(rng) < chance:
            entry = below(rng, int64(ENTRIES))
            vectors[row, entry] = _random_entry(entry, rng)


@subroutine
def _cross(
    vectors: Ints, mother: int, father: int, child: int, crossover: int, length: int, rng: Stream
) -> None:
    """Make one child; ``length`` is the number of entries that the mother has in the original."""
    if crossover == MEAN:
        for entry in range(ENTRIES):  # halves are rounded up
            vectors[child, entry] = (vectors[mother, entry] + vectors[father, entry] + 1) // 2
        return
    cut = 1 + below(rng, int64(length - 1))
    for entry in range(ENTRIES):
        vectors[child, entry] = vectors[mother if entry < cut else father, entry]


@kernel
def breed(
    ranked: Ints,
    survivors: int,
    fresh: int,
    elite: int,
    mutate: float,
    crossover: int,
    rng: Stream,
) -> Ints:
    """The next generation after ``ranked`` (best first, units of 50).

    ``survivors`` of the ranking and ``fresh`` random vectors are the parents, at least two; the
    rest are children of two different parents. The first ``elite`` places go to the best unchanged.
    """
    out = np.empty_like(ranked)
    count = ranked.shape[0]
    parents = survivors + fresh
    evaluated = PADDED_ENTRIES if crossover == ONE_POINT_PADDED else ENTRIES
    for row in range(survivors):  # the parents
        for entry in range(ENTRIES):
            out[row, entry] = ranked[row, entry]
    random_vectors(out, int64(survivors), parents, rng)
    _mutate(out, int64(0), parents, mutate, rng)
    child = parents
    while child < count:  # the children
        mother = below(rng, parents)
        father = below(rng, parents)
        if mother != father:
            length = evaluated if mother < survivors else ENTRIES
            _cross(out, mother, father, child, crossover, int64(length), rng)
            child += 1
    for row in range(elite):  # after mutation, which may have changed these rows
        for entry in range(ENTRIES):
            out[row, entry] = ranked[row, entry]
    return out


@subroutine
def _place(keys: Ints, key: int) -> int:
    """The place where ``key`` is, or would be."""
    size = int64(keys.shape[0])
    place = int64(key % size * _SPREAD % size)
    while keys[place] != NOTHING and keys[place] != key:
        place = (place + 1) % size
    return place


@kernel
def recall(keys: Ints, values: Ints, asked: Ints, out: Ints) -> None:
    """Write the value of each key to ``out``, ``NOTHING`` if it has none."""
    for i in range(asked.shape[0]):
        place = _place(keys, asked[i])
        out[i] = values[place] if keys[place] == asked[i] else NOTHING


@kernel
def remember(keys: Ints, values: Ints, told: Ints, new: Ints) -> None:
    """Store the values ``new`` of the keys ``told``; there must be room for them."""
    for i in range(told.shape[0]):
        place = _place(keys, told[i])
        keys[place] = told[i]
        values[place] = new[i]

"""Rolls as multisets: how they are coded, what they score, how likely they are.

The code of a roll holds the number of dice that show face f (1..6) in the four bits from
``4 * (f - 1)``. It is the action code of the outcome at a chance node. Free of numba.
"""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

import numpy as np

from engines.games.fargo.kernels.state import ALL_DICE

FACES: Final = 6
_TRIPLE: Final = (1000, 200, 300, 400, 500, 600)
_SINGLE: Final = (100, 0, 0, 0, 50, 0)

POINTS: Final = np.array(
    [
        [count // 3 * _TRIPLE[f] + count % 3 * _SINGLE[f] for count in range(ALL_DICE + 1)]
        for f in range(FACES)
    ],
    np.int64,
)
"""What ``POINTS[face - 1, count]`` dice of one face score: triples, and single ones and fives."""

LEFT: Final = np.array(
    [[0 if _SINGLE[f] else count % 3 for count in range(ALL_DICE + 1)] for f in range(FACES)],
    np.int64,
)
"""How many of ``LEFT[face - 1, count]`` dice of one face do not score."""


def _all_rolls() -> tuple[list[int], list[int], list[int]]:
    first = [0, 0]
    codes: list[int] = []
    ways: list[int] = []
    for dice in range(1, ALL_DICE + 1):
        for faces in combinations_with_replacement(range(FACES), dice):
            counts = [faces.count(f) for f in range(FACES)]
            codes.append(sum(count << (4 * f) for f, count in enumerate(counts)))
            ways.append(factorial(dice) // prod(map(factorial, counts)))
        first.append(len(codes))
    return first, codes, ways


_FIRST, _CODES, _WAYS = _all_rolls()

FIRST: Final = np.array(_FIRST, np.int64)
"""The rolls of ``n`` dice are the entries ``FIRST[n]`` to ``FIRST[n + 1] - 1``."""
CODES: Final = np.array(_CODES, np.int64)
"""Codes of all rolls of 1 to 10 dice."""
WAYS: Final = np.array(_WAYS, np.int64)
"""How many of the ``6**n`` ordered rolls each stands for."""

MAX_ROLLS: Final = int(FIRST[ALL_DICE + 1] - FIRST[ALL_DICE])

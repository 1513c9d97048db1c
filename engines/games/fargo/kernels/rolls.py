"""Rolls as multisets: how they are coded, what they score, how likely they are.

The code of a roll holds the number of dice that show face f (1..6) in the four bits from
``4 * (f - 1)``. It is the action code of the outcome at a chance node. Free of numba.
"""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.games.fargo.kernels.state import ALL_DICE

Ints: TypeAlias = npt.NDArray[np.int64]

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
"""``POINTS[face - 1, count]``: what ``count`` dice of a face score, in triples or one by one."""

LEFT: Final = np.array(
    [[0 if _SINGLE[f] else count % 3 for count in range(ALL_DICE + 1)] for f in range(FACES)],
    np.int64,
)
"""``LEFT[face - 1, count]``: how many of ``count`` dice of a face do not score."""


FACTORIAL: Final = np.array([factorial(n) for n in range(ALL_DICE + 1)], np.int64)


def _rolls(dice: int) -> tuple[Ints, Ints]:
    """Codes and ways of all rolls of this many dice, in ascending order of their sorted faces."""
    faces = np.array(list(combinations_with_replacement(range(FACES), dice)), np.int64)
    counts = (faces[:, :, None] == np.arange(FACES)).sum(axis=1)
    codes = (counts << (4 * np.arange(FACES))).sum(axis=1)
    return codes, FACTORIAL[dice] // FACTORIAL[counts].prod(axis=1)


_ROLLS: Final = [_rolls(dice) for dice in range(1, ALL_DICE + 1)]

FIRST: Final[Ints] = np.cumsum([0, 0, *(len(codes) for codes, _ways in _ROLLS)]).astype(np.int64)
"""The rolls of ``n`` dice are the entries ``FIRST[n]`` to ``FIRST[n + 1] - 1``."""
CODES: Final[Ints] = np.concatenate([codes for codes, _ways in _ROLLS])
"""Codes of all rolls of 1 to 10 dice."""
WAYS: Final[Ints] = np.concatenate([ways for _codes, ways in _ROLLS])
"""How many of the ``6**n`` ordered rolls each stands for."""

MAX_ROLLS: Final = int(FIRST[ALL_DICE + 1] - FIRST[ALL_DICE])

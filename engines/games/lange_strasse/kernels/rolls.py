"""All rolls of one to six dice as multisets, with their numbers of ways. Free of numba."""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

import numpy as np

from engines.games.lange_strasse.kernels.state import DICE, FACES, pack


def _all_rolls() -> tuple[list[int], list[int], list[int]]:
    first = [0, 0]
    codes: list[int] = []
    ways: list[int] = []
    for dice in range(1, DICE + 1):
        for faces in combinations_with_replacement(range(FACES), dice):
            counts = [faces.count(f) for f in range(FACES)]
            codes.append(pack(counts))
            ways.append(factorial(dice) // prod(map(factorial, counts)))
        first.append(len(codes))
    return first, codes, ways


_FIRST, _CODES, _WAYS = _all_rolls()

FIRST: Final = np.array(_FIRST, np.int64)
"""The rolls of ``n`` dice are the entries ``FIRST[n]`` to ``FIRST[n + 1] - 1``."""
CODES: Final = np.array(_CODES, np.int64)
"""Codes of all rolls, ``int64[923]``."""
WAYS: Final = np.array(_WAYS, np.int64)
"""How many of the ``6**n`` ordered rolls each stands for."""

MAX_ROLLS: Final = int(FIRST[DICE + 1] - FIRST[DICE])

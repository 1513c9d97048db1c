"""A hash table from numbers to numbers, with open addressing.

``keys`` (``int64[size]``) has -1 in empty places, ``values`` the values. Keys are at least 0. No
more than half of a table should be used.
"""

from typing import Final

from engines.games.fargo.kernels.tables import Ints
from engines.runtime.kernels.contract import int64, kernel

NOTHING: Final = -1
_SPREAD: Final = 40_503
"""Spreads consecutive keys over the table; times a size it stays far below 2**63."""


@kernel()
def _place(keys: Ints, key: int) -> int:
    """The place where ``key`` is, or would be."""
    size = int64(keys.shape[0])
    place = int64(key % size * _SPREAD % size)
    while keys[place] != NOTHING and keys[place] != key:
        place = (place + 1) % size
    return place


@kernel()
def recall(keys: Ints, values: Ints, asked: Ints, out: Ints) -> None:
    """Write the value of each key to ``out``, ``NOTHING`` if it has none."""
    for i in range(asked.shape[0]):
        place = _place(keys, asked[i])
        out[i] = values[place] if keys[place] == asked[i] else NOTHING


@kernel()
def remember(keys: Ints, values: Ints, told: Ints, new: Ints) -> None:
    """Store the values ``new`` of the keys ``told``; there must be room for them."""
    for i in range(told.shape[0]):
        place = _place(keys, told[i])
        keys[place] = told[i]
        values[place] = new[i]

"""Hashes of small integers and of states, and open-addressing tables over them.

A table is an ``int32`` array whose length is a power of two, at most half full; 0 means empty.
"""

from typing import Any

from numba import types

from engines.runtime.kernels.contract import int64, kernel, uint64
from engines.runtime.types import State

_MULTIPLIER = uint64(0x9E3779B97F4A7C15)
_FINAL = uint64(0xBF58476D1CE4E5B9)
_U31 = uint64(31)
_U32 = uint64(32)


@kernel(types.int64(types.int64, types.int64))
def mix(key: int, value: int) -> int:
    """A key that depends on ``key`` and ``value``; well spread in all 64 bits."""
    word = (uint64(key) ^ (uint64(value) * _FINAL)) * _MULTIPLIER
    word = (word ^ (word >> _U32)) * _FINAL
    return int64(word ^ (word >> _U31))


@kernel()
def state_key(a: State) -> int:
    """A key of a whole state."""
    key = int64(a.shape[0])
    for i in range(a.shape[0]):
        key = mix(key, a[i])
    return key


@kernel()
def home(key: int, table: Any) -> int:
    """Where the search for ``key`` begins."""
    return int64(key & (table.shape[0] - 1))

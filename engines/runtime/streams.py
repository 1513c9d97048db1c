"""Seeded randomness: one seed per match, an independent stream for every use.

A stream is derived from the seed and a list of keys (purpose, seat, ply, ...) by SplitMix64
(Steele, Lea, Flood 2014), and is a xoshiro256** generator (Blackman, Vigna 2018). The same keys
give the same stream on every computer, so redoing an undone roll gives the same result, whatever
was computed in between. ``engines.runtime.kernels.rng`` draws from the streams.
"""

import secrets
from functools import lru_cache

import numpy as np

from engines.runtime.types import Stream

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(word: int) -> int:
    """The output function of SplitMix64."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


@lru_cache(maxsize=1024)
def _word(text: str) -> int:
    word = 0
    for byte in text.encode():
        word = _mix((word ^ byte) + _GOLDEN & _MASK)
    return word


def _number(key: int | str) -> int:
    return key & _MASK if isinstance(key, int) else _word(key)


def derive(seed: int, *keys: int | str) -> int:
    """A 64-bit seed that depends on ``seed`` and on every key, in order."""
    word = _mix((seed + _GOLDEN) & _MASK)
    for key in keys:
        word = _mix((word ^ _number(key)) + _GOLDEN & _MASK)
    return word


def stream(seed: int, *keys: int | str) -> Stream:
    """A fresh xoshiro256** stream, ``uint64[4]``, for ``seed`` and ``keys``."""
    word = derive(seed, *keys)
    words = []
    for _ in range(4):
        word = (word + _GOLDEN) & _MASK
        words.append(_mix(word))
    return np.array(words, dtype=np.uint64)


def fresh_seed() -> int:
    """A seed for a new match, short enough to read aloud: 0 to 999,999,999."""
    return secrets.randbelow(1_000_000_000)

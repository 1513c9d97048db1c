"""Random numbers inside kernels: xoshiro256**, state ``uint64[4]`` passed as an argument.

Source: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2018. Seeding by
SplitMix64, as the authors advise. ``engines.runtime.streams`` makes streams from Python.
"""

from typing import Any

from engines.runtime.kernels.contract import int64, kernel, subroutine, uint64
from engines.runtime.types import Stream

_GOLDEN = uint64(0x9E3779B97F4A7C15)
_MIX_1 = uint64(0xBF58476D1CE4E5B9)
_MIX_2 = uint64(0x94D049BB133111EB)
_U5, _U7, _U9, _U11, _U17, _U19, _U27, _U30, _U31, _U32, _U45, _U57 = (
    uint64(n) for n in (5, 7, 9, 11, 17, 19, 27, 30, 31, 32, 45, 57)
)
_TO_UNIT = 2.0**-53


@subroutine
def _splitmix(word: Any) -> Any:
    word = (word ^ (word >> _U30)) * _MIX_1
    word = (word ^ (word >> _U27)) * _MIX_2
    return word ^ (word >> _U31)


@kernel
def reseed(rng: Stream, seed: int) -> None:
    """Start ``rng`` afresh from an int64 seed."""
    word = uint64(seed)
    for i in range(4):
        word = word + _GOLDEN
        rng[i] = _splitmix(word)


@subroutine
def next_word(rng: Stream) -> Any:
    """The next 64 random bits."""
    result = rng[1] * _U5
    result = ((result << _U7) | (result >> _U57)) * _U9
    shifted = rng[1] << _U17
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = (rng[3] << _U45) | (rng[3] >> _U19)
    return result


@kernel
def below(rng: Stream, n: int) -> int:
    """A uniform int64 in 0..n-1, 0 < n < 2**31 (high 32 bits times n; bias below n / 2**32)."""
    return int64(((next_word(rng) >> _U32) * uint64(n)) >> _U32)


@kernel
def uniform(rng: Stream) -> float:
    """A uniform float64 in [0, 1) with 53 random bits."""
    return float(next_word(rng) >> _U11) * _TO_UNIT


@kernel
def split(rng: Stream, key: int) -> int:
    """An int64 seed for a separate stream, from the current state and ``key``; draws nothing."""
    return int64(_splitmix((rng[0] ^ _splitmix(uint64(key) + _GOLDEN)) + _GOLDEN))

"""The random generators of the original program, number for number (rules, appendix A).

* ``net``: .NET's ``System.Random``, ``int64[58]``: 56 numbers and two indices. Source: D. Knuth,
  "The Art of Computer Programming", volume 2, 3.2.2, the subtractive method.
* ``twister``: Python's ``random.Random``, ``int64[625]``: 624 words of 32 bits and an index.
  Source: M. Matsumoto, T. Nishimura, "Mersenne Twister", 1998.

``engines.games.colonizers.original`` seeds them.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

Deck = np.ndarray[Any, np.dtype[np.int8]]
"""A deck in its order (``worlds``)."""

NET_LENGTH: Final = 56
NET_WORDS: Final = NET_LENGTH + 2
NET_MODULUS: Final = 2147483647
_FIRST_INDEX: Final = NET_LENGTH
_SECOND_INDEX: Final = NET_LENGTH + 1
_TO_UNIT: Final = 1.0 / NET_MODULUS

TWISTER_LENGTH: Final = 624
TWISTER_WORDS: Final = TWISTER_LENGTH + 1
_MIDDLE: Final = 397
_UPPER: Final = 0x80000000
_LOWER: Final = 0x7FFFFFFF
_MATRIX: Final = 0x9908B0DF


class Generators(NamedTuple):
    """The generators of a match.

    Attributes:
        net: of decks and deals, ``int64[NET_WORDS]``.
        colonist_net: of the colonists that the bots guess, likewise.
        twisters: of the bot in each seat, ``int64[SEATS, TWISTER_WORDS]``.
    """

    net: State
    colonist_net: State
    twisters: State


@subroutine
def net_below(net: State, n: int) -> int:
    """A number in 0..n-1, as ``Next(n)``."""
    for index in (_FIRST_INDEX, _SECOND_INDEX):
        net[index] += 1
        if net[index] >= NET_LENGTH:
            net[index] = 1
    result = net[net[_FIRST_INDEX]] - net[net[_SECOND_INDEX]]
    if result == NET_MODULUS:
        result -= 1
    if result < 0:
        result += NET_MODULUS
    net[net[_FIRST_INDEX]] = result
    return int64(float(result) * _TO_UNIT * float(n))


@kernel
def net_shuffle(net: State, items: State, count: int) -> None:
    """Shuffle the first ``count`` items, from the last to the second."""
    for last in range(count - 1, 0, -1):
        other = net_below(net, int64(last + 1))
        items[last], items[other] = items[other], items[last]


@subroutine
def net_shuffle_deck(net: State, deck: Deck, count: int) -> None:
    """The same for the first cards of a deck."""
    for last in range(count - 1, 0, -1):
        other = net_below(net, int64(last + 1))
        deck[last], deck[other] = deck[other], deck[last]


@subroutine
def _renew(twister: State) -> None:
    """The next 624 words."""
    for i in range(TWISTER_LENGTH):
        bits = (twister[i] & _UPPER) | (twister[(i + 1) % TWISTER_LENGTH] & _LOWER)
        word = twister[(i + _MIDDLE) % TWISTER_LENGTH] ^ (bits >> 1)
        twister[i] = word ^ _MATRIX if bits & 1 else word
    twister[TWISTER_LENGTH] = 0


@subroutine
def twister_word(twister: State) -> int:
    """The next 32 bits."""
    if twister[TWISTER_LENGTH] >= TWISTER_LENGTH:
        _renew(twister)
    word = twister[twister[TWISTER_LENGTH]]
    twister[TWISTER_LENGTH] += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C5680
    word ^= (word << 15) & 0xEFC60000
    return int64(word ^ (word >> 18))


@subroutine
def twister_below(twister: State, n: int) -> int:
    """A number in 0..n-1, as ``randint(0, n - 1)`` and ``choice``; draws even if n is 1."""
    bits = int64(1)
    while n >> bits > 0:
        bits += 1
    number = twister_word(twister) >> (32 - bits)
    while number >= n:
        number = twister_word(twister) >> (32 - bits)
    return number

"""The flat state of Lange Strasse, the codes of its actions, and its rolls. Free of numba.

Equal positions have equal states: a field that means nothing at the moment holds its resting value.

Scores, money, marks and the mover go by *place in the order of play*: place 0 starts each round,
place 2 has the very last turn. ``order`` says which seat has which place; only ``turn`` and
``returns`` of the rules, and what reads and writes states (``snapshot``), tell places from seats.

A multiset of dice (a roll, a keep) is coded with the number of dice that show face f (1..6) in the
three bits from ``3 * (f - 1)``. A roll is the outcome of a chance node; a decision is a keep, plus
``STOP`` if the turn ends with it.
"""

from itertools import combinations_with_replacement, permutations
from math import factorial, prod
from typing import Annotated, Final

import numpy as np

from engines.runtime.kernels.layout import I1, I2, I4, Array, Record

SEATS: Final = 3
DICE: Final = 6
FACES: Final = 6
TARGET: Final = 10_000
"""If a seat has this at the end of a turn, the round is the last one."""
MINIMUM: Final = 300
"""The kept dice of the current set must score at least this before the seat may stop."""

STRASSE_POINTS: Final = 1250
TALHEIM_POINTS: Final = 500
TALHEIM_ROW_POINTS: Final = 1000

STOP: Final = 1 << 18
"""Added to the code of a keep: stop after it."""

ROLL_DUE: Final = 0
DECIDE: Final = 1
FINISHED: Final = 2

TOTALE_SET: Final = 0
"""A Totale is a strich on the first roll of any set (the default); 1: of a turn only."""
TOTALE_ROUND_1: Final = 2
"""... on the first roll of a turn of round 1 only."""

ORDERS: Final = tuple(permutations(range(SEATS)))
"""The orders of play, seats by place; the first is that of the seats."""


class GameState(Record):
    """The fields of a state."""

    score: Annotated[Array, "i4", (SEATS,)]
    money: Annotated[
        Array, "i4", (SEATS,)
    ]  # cents, settled ones included once the game is finished
    accumulated: I4  # points of completed sets of this turn, T in the rules
    round_number: I2
    strich: Annotated[Array, "i1", (SEATS,)]  # 1: has had a turn without points
    mover: I1
    phase: I1
    rolls: I1  # rolls made in the current set
    ones: I1  # loose dice kept in the set
    fives: I1
    group_face: I1  # face of the group kept in the set, 0: none
    group_size: I1  # its number of dice
    totale: I1  # which strich is a Totale
    order: I1  # number of the order of play in ORDERS
    dice: Annotated[Array, "i1", (FACES,)]  # the roll that waits for a decision


WORDS: Final = GameState.words()


def pack(counts: tuple[int, ...] | list[int]) -> int:
    """The code of a multiset given as the number of dice of each face."""
    return sum(count << (3 * f) for f, count in enumerate(counts))


def unpack(code: int) -> tuple[int, ...]:
    """How many dice of each face a code stands for."""
    return tuple((code >> (3 * f)) & 7 for f in range(FACES))


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

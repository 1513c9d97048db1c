"""The flat state of Fargo, the codes of its actions, and its rolls. Free of numba.

Two positions are equal for the rules exactly when their states are equal: a field that means
nothing at the moment holds its resting value (run 0, dice 10, trigger -1, scores 0 for seats that
are not at the table).

A roll is a multiset: its code holds the number of dice that show face f (1..6) in the four bits
from ``4 * (f - 1)``. It is the action code of the outcome at a chance node.
"""

from itertools import combinations_with_replacement
from math import factorial
from typing import Annotated, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.runtime.kernels.layout import I1, I2, I4, Array, Record

Ints: TypeAlias = npt.NDArray[np.int64]

MAX_SEATS: Final = 6
ALL_DICE: Final = 10
FACES: Final = 6
TARGET: Final = 10_000
"""A score above this at the end of a turn starts the last round."""

ROLL: Final = 0
STOP: Final = 1

ROLL_DUE: Final = 0
"""Phase: the dice must be rolled (chance)."""
DECIDE: Final = 1
"""Phase: the mover rolls or stops."""


class GameState(Record):
    """The fields of a state."""

    scores: Annotated[Array, "i4", (MAX_SEATS,)]  # game scores, without what this turn has scored
    banked: I4  # points that hot dice have made safe in this turn
    turns: I4  # turns that have ended, of all seats together
    run: I2  # run score, lost by a bust
    seats: I1
    mover: I1  # whose turn it is; always turns % seats
    dice: I1  # dice to roll next
    phase: I1
    trigger: I1  # who first ended a turn above the target, or -1
    at_exactly: I1  # 1: a score of exactly the target is enough


"""The game is over when the mover is the trigger: everyone else has had a last turn."""

WORDS: Final = GameState.words()

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

_FACTORIAL: Final = np.array([factorial(n) for n in range(ALL_DICE + 1)], np.int64)


def _rolls(dice: int) -> tuple[Ints, Ints]:
    """Codes and ways of all rolls of this many dice, in ascending order of their sorted faces."""
    faces = np.array(list(combinations_with_replacement(range(FACES), dice)), np.int64)
    counts = (faces[:, :, None] == np.arange(FACES)).sum(axis=1)
    codes = (counts << (4 * np.arange(FACES))).sum(axis=1)
    return codes, _FACTORIAL[dice] // _FACTORIAL[counts].prod(axis=1)


_ROLLS: Final = [_rolls(dice) for dice in range(1, ALL_DICE + 1)]

FIRST: Final[Ints] = np.cumsum([0, 0, *(len(codes) for codes, _ways in _ROLLS)]).astype(np.int64)
"""The rolls of ``n`` dice are the entries ``FIRST[n]`` to ``FIRST[n + 1] - 1``."""
CODES: Final[Ints] = np.concatenate([codes for codes, _ways in _ROLLS])
"""Codes of all rolls of 1 to 10 dice."""
WAYS: Final[Ints] = np.concatenate([ways for _codes, ways in _ROLLS])
"""How many of the ``6**n`` ordered rolls each stands for."""

MAX_ROLLS: Final = int(FIRST[ALL_DICE + 1] - FIRST[ALL_DICE])

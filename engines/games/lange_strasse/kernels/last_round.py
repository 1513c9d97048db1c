"""What the end of a turn is worth when the round is the last: settlements, solved exactly.

Money is by seat (0, 1, 2), future cents only. ``scores`` and ``strich`` are the position before the
turn (``int64[3]``).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.core.kernels.contract import int64, kernel
from engines.core.types import State
from engines.games.lange_strasse.kernels.money_turn import (
    LONGEST_SET,
    STEP,
    solve_money,
)
from engines.games.lange_strasse.kernels.rules import HALF, settle
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.kernels.turn_graph import NODE_COUNT

Floats = npt.NDArray[np.float64]

COARSE: Final = 5
"""Elsewhere, only every so many steps."""
BUMPY: Final = 2600
BUMPY_LEAD: Final = 4200
"""How far beyond another seat's score, and beyond the best, every score of seat 1 is solved."""
LARGEST_LEAD: Final = 6000
"""Farther ahead, seat 1 is safe: 1 of 1000 turns brings so many points."""


@kernel()
def ends_of_last_mover(scores: State, strich: State, last_round: int, ends: Floats) -> None:
    """Terminal values of seat 2's turn in the last round: the settlement for every turn score."""
    score = scores.copy()
    marks = strich.copy()
    money = np.zeros(3, np.int64)
    for x in range(len(ends)):
        score[2] = scores[2] + STEP * x
        marks[2] = 1 if x == 0 else strich[2]
        money[0] = 0
        money[1] = 0
        money[2] = 0
        settle(score, marks, last_round, money)
        ends[x, 0] = money[2]
        ends[x, 1] = money[0]


@kernel()
def value_of_last_mover(
    scores: State, strich: State, last_round: int, totale_levels: int, levels: int
) -> tuple[float, float, float]:
    """Expected future money of seats 0, 1, 2 when seat 2 is about to play the last turn."""
    ends = np.empty((levels + LONGEST_SET + 1, 2))
    w = np.empty((levels, NODE_COUNT, 2))
    ends_of_last_mover(scores, strich, last_round, ends)
    solve_money(ends, totale_levels, levels, w)
    mover, following = w[0, 0, 0], w[0, 0, 1]
    return following, -mover - following, mover


@kernel()
def next_to_solve(score: int, scores: State) -> int:
    """By how many steps the next score of seat 1 to solve is above ``score``.

    Where seat 1 passes another seat and shortly beyond, where a single turn of seat 2 decides, the
    value of its score is bumpy; it jumps at 5000. Elsewhere it runs straight over COARSE steps.
    """
    best = max(scores[0], scores[2])
    for seat in range(0, SEATS, 2):
        bumpy = BUMPY_LEAD if scores[seat] == best else BUMPY
        if -STEP * COARSE <= score - scores[seat] < bumpy:
            return int64(1)
    return int64(1) if -STEP * COARSE <= score - HALF <= STEP else int64(COARSE)


@kernel()
def ends_of_second_last_mover(
    scores: State,
    strich: State,
    last_round: int,
    totale_levels: int,
    levels: int,
    low: int,
    high: int,
    ends: Floats,
) -> None:
    """Terminal values ``low`` to ``high - 1`` of seat 1's turn in the last round.

    Seat 2's turn is solved exactly for every score of seat 1.
    """
    score = scores.copy()
    marks = strich.copy()
    for x in range(low, high):
        score[1] = scores[1] + STEP * x
        marks[1] = 1 if x == 0 else strich[1]
        _, own, last = value_of_last_mover(score, marks, last_round, totale_levels, levels)
        ends[x, 0] = own
        ends[x, 1] = last

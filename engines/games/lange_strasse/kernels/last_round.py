"""What the end of a turn is worth when the round is the last: settlements, solved exactly.

Money is by seat (0, 1, 2), future cents only. ``scores`` and ``strich`` are the position before the
turn (``int64[3]``).
"""

import numpy as np
import numpy.typing as npt

from engines.core.kernels.contract import int64, kernel
from engines.core.types import State
from engines.games.lange_strasse.kernels.money_turn import (
    LONGEST_SET,
    STEP,
    solve_money,
)
from engines.games.lange_strasse.kernels.rules import settle

Floats = npt.NDArray[np.float64]


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
    w = np.empty((levels, 82, 2))
    ends_of_last_mover(scores, strich, last_round, ends)
    solve_money(ends, totale_levels, levels, w)
    mover, following = w[0, 0, 0], w[0, 0, 1]
    return following, -mover - following, mover


@kernel()
def ends_of_second_last_mover(
    scores: State, strich: State, last_round: int, totale_levels: int, levels: int, ends: Floats
) -> None:
    """Terminal values of seat 1's turn in the last round: seat 2's turn solved for every score.

    Beyond a lead that seat 2 cannot make up (``levels`` steps) the value no longer changes.
    """
    score = scores.copy()
    marks = strich.copy()
    settled = int64(0)
    for x in range(len(ends)):
        score[1] = scores[1] + STEP * x
        marks[1] = 1 if x == 0 else strich[1]
        lead = score[1] - max(score[0], score[2])
        if lead > STEP * levels and settled > 0:
            ends[x, 0] = ends[settled, 0]
            ends[x, 1] = ends[settled, 1]
            continue
        _, own, last = value_of_last_mover(score, marks, last_round, totale_levels, levels)
        ends[x, 0] = own
        ends[x, 1] = last
        if lead > STEP * levels:
            settled = int64(x)

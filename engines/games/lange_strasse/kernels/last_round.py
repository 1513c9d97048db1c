"""Values of the ends of a turn in the last round: settlements, solved exactly.

Money is by seat (0, 1, 2), future cents only. ``scores`` and ``strich`` are the position before the
turn (``int64[3]``).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.money_turn import (
    LANES,
    LONGEST_SET,
    STEP,
    solve_money_below,
)
from engines.games.lange_strasse.kernels.rules import HALF, settle
from engines.games.lange_strasse.kernels.turn_graph import NODE_COUNT
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]

LEVELS: Final = 204
"""Accumulated points up to 50 times this are told apart in the last turn of a game."""
COARSE: Final = 5
"""Where values are nearly linear, one in this many steps is solved."""
BUMPY_LEAD: Final = 4200
"""Up to this far beyond the score of seat 2, every score of seat 1 is solved."""
FAR_LEAD: Final = 6000
"""Farther ahead, where only 1 turn in 1,000 scores that much, one in FAR steps is enough."""
FAR: Final = 10
LARGEST_LEAD: Final = 10_000
"""Farther ahead, seat 1 is safe from seat 2."""


@kernel
def ends_of_last_mover(scores: State, strich: State, last_round: int, ends: Floats) -> int:
    """Terminal values of seat 2's turn in the last round: the settlement for every turn score.

    Returns:
        The highest turn score, in steps, whose value in ``ends`` has changed; -1 if none has.
    """
    score = scores.copy()
    marks = strich.copy()
    money = np.zeros(3, np.int64)
    changed = int64(-1)
    for x in range(len(ends)):
        score[2] = scores[2] + STEP * x
        marks[2] = 1 if x == 0 else strich[2]
        money[:] = 0
        settle(score, marks, last_round, money)
        if ends[x, 0] != money[2] or ends[x, 1] != money[0]:
            ends[x, 0] = money[2]
            ends[x, 1] = money[0]
            changed = int64(x)
    return changed


@subroutine
def answers(levels: int) -> tuple[Floats, Floats]:
    """``ends`` and ``w`` for ``value_of_last_mover``, with nothing solved yet."""
    ends = np.full((levels + LONGEST_SET + 1, 2), np.nan)
    return ends, np.empty((levels, NODE_COUNT, 2))


@subroutine
def value_of_last_mover(
    scores: State, strich: State, last_round: int, totale_levels: int, ends: Floats, w: Floats
) -> tuple[float, float, float]:
    """Expected future money of seats 0, 1, 2 when seat 2 is about to play the last turn.

    ``ends`` and ``w`` (``answers``) hold the solution for another position, with the same
    ``totale_levels``, and then the one for this: only levels that have changed are solved again.
    """
    strich_before, same_before = ends[0, 0], ends[0, 1]
    levels = int64(len(w))
    changed = ends_of_last_mover(scores, strich, last_round, ends)
    if ends[0, 0] != strich_before or ends[0, 1] != same_before:
        solve_money_below(levels, ends, totale_levels, levels, w)
    else:
        top = min(changed - LANES + 1, levels)  # stopping adds at least LANES steps to a level
        solve_money_below(top, ends, totale_levels, levels, w)
    mover, following = w[0, 0, 0], w[0, 0, 1]
    return following, -mover - following, mover


@subroutine
def next_to_solve(score: int, scores: State) -> int:
    """The distance, in steps, from ``score`` to the next score of seat 1 to solve.

    Where seat 1 passes another seat, at 5000, and as far ahead of seat 2 as a single turn may
    score, the value is uneven.
    """
    margin = STEP * COARSE
    lead = score - scores[2]
    passes = -margin <= score - scores[0] <= 0 or -margin <= score - HALF <= 0
    if -margin <= lead < BUMPY_LEAD or passes:
        return int64(1)
    if lead <= FAR_LEAD:
        return int64(COARSE)
    passed = int64(HALF) if score < HALF else scores[0]
    if score > passed:
        return int64(FAR)
    return min(max((passed - margin - score) // STEP, int64(1)), int64(FAR))


@kernel
def ends_of_second_last_mover(
    scores: State, strich: State, last_round: int, totale_levels: int, ends: Floats
) -> None:
    """Terminal values of seat 1's turn in the last round: seat 2's turn is solved exactly.

    Only the scores that ``next_to_solve`` names are solved; the others are interpolated linearly.
    """
    score = scores.copy()
    marks = strich.copy()
    settled, w = answers(int64(LEVELS))
    safe = max(scores[0] + STEP, scores[2] + LARGEST_LEAD)
    before, x = int64(-1), int64(0)
    while x < len(ends):
        score[1] = scores[1] + STEP * x
        marks[1] = 1 if x == 0 else strich[1]
        if before >= 1 and score[1] > safe:
            ends[x:] = ends[before]
            break
        _, own, last = value_of_last_mover(score, marks, last_round, totale_levels, settled, w)
        ends[x, 0] = own
        ends[x, 1] = last
        for between in range(before + 1, x):
            share = (between - before) / (x - before)
            ends[between] = (1 - share) * ends[before] + share * ends[x]
        before = x
        x += 1 if x == 0 else next_to_solve(score[1], scores)
    ends[before + 1 :] = ends[before]

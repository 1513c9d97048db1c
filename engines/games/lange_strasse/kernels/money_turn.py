"""The turn that brings most money: exact dynamic programming within one turn (rules, section 4.2).

Values are expected future cents of two seats, ``[..., 0]`` the mover and ``[..., 1]`` the next; the
third has what is missing to zero. ``ends[x]`` is what the position is worth when the turn ends with
``50 x`` points, ``ends[0]`` after a strich; ``w[level, node]`` is what rolling on is worth with
``50 level`` points from completed sets.

A completed set brings 300 points or more, so ``LANES`` levels in a row never depend on each other
and are solved side by side: the compiler puts two of them into one register, and no branch depends
on which option is the best.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.core.kernels.contract import int64, kernel
from engines.games.lange_strasse.kernels.keeps import STRASSE, TALHEIM
from engines.games.lange_strasse.kernels.rules import STRASSE_MONEY, SUPER_MONEY, TOTALE_MONEY
from engines.games.lange_strasse.kernels.state import MINIMUM
from engines.games.lange_strasse.kernels.turn_graph import (
    BRANCH_FIRST,
    BRANCH_PROBABILITY,
    ENDING_KIND,
    ENDING_POINTS,
    NODE_COUNT,
    NODE_FIRST,
    NODE_SCORE,
    OPTION_RESULT,
    RESULT_COUNT,
    SUPER,
)

Floats = npt.NDArray[np.float64]
STEP: Final = 50
LONGEST_SET: Final = 8000 // STEP
"""Points of the best set (six ones), in steps."""
LANES: Final = 300 // STEP
"""Levels that are solved side by side: the points of the smallest completed set, in steps."""


@kernel()
def end_of_set(
    ending: int, level: int, levels: int, ends: Floats, w: Floats
) -> tuple[float, float]:
    """What the end of a set is worth to mover and next seat, money paid at once included."""
    kind = ENDING_KIND[ending]
    after = level + ENDING_POINTS[ending] // STEP
    if kind == TALHEIM:
        return ends[after, 0], ends[after, 1]
    paid = 0.0
    if kind == STRASSE:
        paid = float(STRASSE_MONEY)
    elif kind == SUPER:
        paid = float(SUPER_MONEY)
    if after < levels:
        return w[after, 0, 0] + 2 * paid, w[after, 0, 1] - paid
    return ends[after, 0] + 2 * paid, ends[after, 1] - paid


@kernel()
def _enter_ends_of_sets(
    low: int, levels: int, ends: Floats, w: Floats, worth: Floats, other: Floats
) -> None:
    """What the end of a set is worth in every lane, for each way in which it can end."""
    for ending in range(RESULT_COUNT - NODE_COUNT):
        for lane in range(LANES):
            mover, following = end_of_set(int64(ending), int64(low + lane), levels, ends, w)
            worth[NODE_COUNT + ending, lane] = mover
            other[NODE_COUNT + ending, lane] = following


@kernel()
def _enter_node(
    node: int,
    low: int,
    ends: Floats,
    rolling: Floats,
    following: Floats,
    w: Floats,
    worth: Floats,
    other: Floats,
) -> None:
    """Note what rolling on from a node is worth, and the better of that and stopping."""
    for lane in range(LANES):
        level = low + lane
        w[level, node, 0] = rolling[lane]
        w[level, node, 1] = following[lane]
        end = level + NODE_SCORE[node] // STEP
        stops = NODE_SCORE[node] >= MINIMUM and ends[end, 0] >= rolling[lane]
        worth[node, lane] = ends[end, 0] if stops else rolling[lane]
        other[node, lane] = ends[end, 1] if stops else following[lane]


@kernel()
def solve_money(ends: Floats, totale_levels: int, levels: int, w: Floats) -> None:
    """Fill ``w`` (``float64[levels, 82, 2]``) for the terminal values ``ends``.

    Of equal options the first is taken. The inner loops are written out in one piece, for two lanes
    at a time: so they take half the time.

    Args:
        ends: ``float64[>= levels + 161, 2]``.
        totale_levels: a strich with nothing kept is a Totale if ``level < totale_levels``.
        levels: from this level on a completed set is taken to end the turn; a multiple of LANES.
        w: the result.
    """
    worth, other = np.empty((RESULT_COUNT, LANES)), np.empty((RESULT_COUNT, LANES))
    rolling, following = np.empty(LANES), np.empty(LANES)
    for low in range(levels - LANES, -1, -LANES):
        _enter_ends_of_sets(int64(low), levels, ends, w, worth, other)
        for node in range(NODE_COUNT - 1, -1, -1):
            for lane in range(LANES):
                rolling[lane] = 0.0
                following[lane] = 0.0
            for branch in range(NODE_FIRST[node], NODE_FIRST[node + 1]):
                first, last = BRANCH_FIRST[branch], BRANCH_FIRST[branch + 1]
                chance = BRANCH_PROBABILITY[branch]
                if first == last:
                    for lane in range(LANES):
                        totale = node == 0 and low + lane < totale_levels
                        paid = float(TOTALE_MONEY) if totale else 0.0
                        rolling[lane] += chance * (ends[0, 0] - 2 * paid)
                        following[lane] += chance * (ends[0, 1] + paid)
                    continue
                for lane in range(0, LANES, 2):
                    result = OPTION_RESULT[first]
                    best_0, best_1 = worth[result, lane], worth[result, lane + 1]
                    next_0, next_1 = other[result, lane], other[result, lane + 1]
                    for option in range(first + 1, last):
                        result = OPTION_RESULT[option]
                        worth_0, worth_1 = worth[result, lane], worth[result, lane + 1]
                        other_0, other_1 = other[result, lane], other[result, lane + 1]
                        better_0, better_1 = worth_0 > best_0, worth_1 > best_1
                        best_0 = worth_0 if better_0 else best_0
                        best_1 = worth_1 if better_1 else best_1
                        next_0 = other_0 if better_0 else next_0
                        next_1 = other_1 if better_1 else next_1
                    rolling[lane] += chance * best_0
                    rolling[lane + 1] += chance * best_1
                    following[lane] += chance * next_0
                    following[lane + 1] += chance * next_1
            _enter_node(int64(node), int64(low), ends, rolling, following, w, worth, other)

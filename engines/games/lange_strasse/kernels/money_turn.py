"""The turn that brings most money: exact dynamic programming within one turn (rules, section 4.2).

Values are expected future cents of two seats, ``[..., 0]`` the mover and ``[..., 1]`` the next; the
third has what is missing to zero. ``ends[x]`` is what the position is worth when the turn ends with
``50 x`` points, ``ends[0]`` after a strich; ``w[level, node]`` is what rolling on is worth with
``50 level`` points from completed sets.
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
def solve_money(ends: Floats, totale_levels: int, levels: int, w: Floats) -> None:
    """Fill ``w`` (``float64[levels, 82, 2]``) for the terminal values ``ends``.

    Args:
        ends: ``float64[>= levels + 161, 2]``.
        totale_levels: a strich with nothing kept is a Totale if ``level < totale_levels``.
        levels: from this level on a completed set is taken to end the turn.
        w: the result.
    """
    worth = np.empty(RESULT_COUNT)
    other = np.empty(RESULT_COUNT)
    for level in range(levels - 1, -1, -1):
        for ending in range(RESULT_COUNT - NODE_COUNT):
            a, b = end_of_set(int64(ending), int64(level), levels, ends, w)
            worth[NODE_COUNT + ending] = a
            other[NODE_COUNT + ending] = b
        for node in range(NODE_COUNT - 1, -1, -1):
            mover = 0.0
            following = 0.0
            for branch in range(NODE_FIRST[node], NODE_FIRST[node + 1]):
                first = BRANCH_FIRST[branch]
                last = BRANCH_FIRST[branch + 1]
                if first == last:
                    totale = node == 0 and level < totale_levels
                    a = ends[0, 0] - 2 * TOTALE_MONEY if totale else ends[0, 0]
                    b = ends[0, 1] + TOTALE_MONEY if totale else ends[0, 1]
                else:
                    best = OPTION_RESULT[first]
                    for option in range(first + 1, last):
                        result = OPTION_RESULT[option]
                        if worth[result] > worth[best]:
                            best = result
                    a, b = worth[best], other[best]
                mover += BRANCH_PROBABILITY[branch] * a
                following += BRANCH_PROBABILITY[branch] * b
            w[level, node, 0] = mover
            w[level, node, 1] = following
            end = level + NODE_SCORE[node] // STEP
            stops = NODE_SCORE[node] >= MINIMUM and ends[end, 0] >= mover
            worth[node] = ends[end, 0] if stops else mover
            other[node] = ends[end, 1] if stops else following

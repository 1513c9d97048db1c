"""The most money from a turn: exact dynamic programming within one turn (rules, section 4.2).

Values are expected future cents of two seats, ``[..., 0]`` the mover and ``[..., 1]`` the next; the
third has what makes the sum zero. ``ends[x]`` is the value of the position when the turn ends with
``50 x`` points, ``ends[0]`` after a strich; ``w[level, node]`` is the value of rolling on with ``50
level`` points from completed sets.

A completed set scores 300 points or more, so ``LANES`` levels in a row never depend on each other
and are solved side by side.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels import turn_graph
from engines.games.lange_strasse.kernels.keeps import STRASSE, TALHEIM
from engines.games.lange_strasse.kernels.rules import STRASSE_MONEY, SUPER_MONEY, TOTALE_MONEY
from engines.games.lange_strasse.kernels.state import MINIMUM
from engines.runtime.kernels.contract import int64, kernel, subroutine

Floats = npt.NDArray[np.float64]
STEP: Final = 50
LONGEST_SET: Final = 8000 // STEP
"""Points of the best set (six ones), in steps."""
LANES: Final = 300 // STEP
"""Levels that are solved side by side: the points of the smallest completed set, in steps."""


@subroutine
def paid_at_once(kind: int) -> int:
    """What each other seat pays for the end of a set, in cents."""
    if kind == STRASSE:
        return int64(STRASSE_MONEY)
    return int64(SUPER_MONEY) if kind == turn_graph.SUPER else int64(0)


@kernel
def end_of_set(
    ending: int, level: int, levels: int, ends: Floats, w: Floats
) -> tuple[float, float]:
    """The value of the end of a set to mover and next seat, including money paid at once."""
    kind = turn_graph.ENDING_KIND[ending]
    after = level + turn_graph.ENDING_POINTS[ending] // STEP
    if kind == TALHEIM:
        return ends[after, 0], ends[after, 1]
    paid = paid_at_once(kind)
    if after < levels:
        return w[after, 0, 0] + 2 * paid, w[after, 0, 1] - paid
    return ends[after, 0] + 2 * paid, ends[after, 1] - paid


@subroutine
def _enter_ends_of_sets(
    low: int, levels: int, ends: Floats, w: Floats, worth: Floats, other: Floats
) -> None:
    """The value of the end of a set in every lane, for each way in which it can end."""
    for ending in range(turn_graph.RESULT_COUNT - turn_graph.NODE_COUNT):
        for lane in range(LANES):
            mover, following = end_of_set(int64(ending), int64(low + lane), levels, ends, w)
            worth[turn_graph.NODE_COUNT + ending, lane] = mover
            other[turn_graph.NODE_COUNT + ending, lane] = following


@subroutine
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
    """Note the value of rolling on from a node, and the better of that and stopping."""
    for lane in range(LANES):
        level = low + lane
        w[level, node, 0] = rolling[lane]
        w[level, node, 1] = following[lane]
        end = level + turn_graph.NODE_SCORE[node] // STEP
        stops = turn_graph.NODE_SCORE[node] >= MINIMUM and ends[end, 0] >= rolling[lane]
        worth[node, lane] = ends[end, 0] if stops else rolling[lane]
        other[node, lane] = ends[end, 1] if stops else following[lane]


@kernel
def solve_money(ends: Floats, totale_levels: int, levels: int, w: Floats) -> None:
    """Fill ``w`` (``float64[levels, 82, 2]``) for the terminal values ``ends``.

    Args:
        ends: ``float64[>= levels + 161, 2]``.
        totale_levels: a strich with nothing kept is a Totale if ``level < totale_levels``.
        levels: from this level on, a completed set counts as ending the turn; a multiple of LANES.
        w: the result.
    """
    solve_money_below(levels, ends, totale_levels, levels, w)


@subroutine
def solve_money_below(top: int, ends: Floats, totale_levels: int, levels: int, w: Floats) -> None:
    """Fill ``w`` as ``solve_money`` does below level ``top``; above, it is filled already.

    Of equal options the first is taken. The inner loop is unrolled over all lanes, so that they
    stay in registers: it then takes two thirds of the time.
    """
    worth, other = (
        np.empty((turn_graph.RESULT_COUNT, LANES)),
        np.empty((turn_graph.RESULT_COUNT, LANES)),
    )
    rolling, following = np.empty(LANES), np.empty(LANES)
    for low in range((top - 1) // LANES * LANES, -1, -LANES):
        _enter_ends_of_sets(int64(low), levels, ends, w, worth, other)
        for node in range(turn_graph.NODE_COUNT - 1, -1, -1):
            r0 = r1 = r2 = r3 = r4 = r5 = turn_graph.NODE_STRICH[node] * ends[0, 0]
            f0 = f1 = f2 = f3 = f4 = f5 = turn_graph.NODE_STRICH[node] * ends[0, 1]
            for branch in range(turn_graph.NODE_FIRST[node], turn_graph.NODE_FIRST[node + 1]):
                first, last = turn_graph.BRANCH_FIRST[branch], turn_graph.BRANCH_FIRST[branch + 1]
                if first == last:
                    continue
                r = turn_graph.OPTION_RESULT[first]
                b0, b1, b2 = worth[r, 0], worth[r, 1], worth[r, 2]
                b3, b4, b5 = worth[r, 3], worth[r, 4], worth[r, 5]
                n0, n1, n2 = other[r, 0], other[r, 1], other[r, 2]
                n3, n4, n5 = other[r, 3], other[r, 4], other[r, 5]
                for option in range(first + 1, last):
                    r = turn_graph.OPTION_RESULT[option]
                    w0, w1, w2 = worth[r, 0], worth[r, 1], worth[r, 2]
                    w3, w4, w5 = worth[r, 3], worth[r, 4], worth[r, 5]
                    n0 = other[r, 0] if w0 > b0 else n0
                    n1 = other[r, 1] if w1 > b1 else n1
                    n2 = other[r, 2] if w2 > b2 else n2
                    n3 = other[r, 3] if w3 > b3 else n3
                    n4 = other[r, 4] if w4 > b4 else n4
                    n5 = other[r, 5] if w5 > b5 else n5
                    b0 = max(b0, w0)
                    b1 = max(b1, w1)
                    b2 = max(b2, w2)
                    b3 = max(b3, w3)
                    b4 = max(b4, w4)
                    b5 = max(b5, w5)
                chance = turn_graph.BRANCH_PROBABILITY[branch]
                r0, r1, r2 = r0 + chance * b0, r1 + chance * b1, r2 + chance * b2
                r3, r4, r5 = r3 + chance * b3, r4 + chance * b4, r5 + chance * b5
                f0, f1, f2 = f0 + chance * n0, f1 + chance * n1, f2 + chance * n2
                f3, f4, f5 = f3 + chance * n3, f4 + chance * n4, f5 + chance * n5
            rolling[0], rolling[1], rolling[2] = r0, r1, r2
            rolling[3], rolling[4], rolling[5] = r3, r4, r5
            following[0], following[1], following[2] = f0, f1, f2
            following[3], following[4], following[5] = f3, f4, f5
            if node == 0:
                paid = TOTALE_MONEY * turn_graph.NODE_STRICH[node]
                for lane in range(min(LANES, totale_levels - low)):
                    rolling[lane] -= 2 * paid
                    following[lane] += paid
            _enter_node(int64(node), int64(low), ends, rolling, following, w, worth, other)

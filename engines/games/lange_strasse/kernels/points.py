"""The most points from a turn on average: exact dynamic programming (rules, section 3.2).

``W(node, T)`` is the value of rolling on at a node with ``T`` points from completed sets. T only
grows, so it is solved from a cap downward; beyond the cap a fresh set is worth T.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels import turn_graph
from engines.games.lange_strasse.kernels.keeps import TALHEIM
from engines.games.lange_strasse.kernels.state import MINIMUM
from engines.runtime.kernels.contract import int64, kernel, subroutine

Floats = npt.NDArray[np.float64]
STEP: Final = 50
"""All scores are multiples of this."""
CAP: Final = 20_000
"""Reference values are made with this cap; its influence at T = 0 is below 10^-8 points."""
_BEYOND: Final = 1.0
LEVELS: Final = CAP // STEP
PUBLISHED_CAP: Final = 4000
PUBLISHED_LEVELS: Final = PUBLISHED_CAP // STEP


@subroutine
def _end_of_set(ending: int, level: int, beyond: float, w: Floats) -> float:
    """The value of the end of a set with ``50 level`` points before it."""
    points = STEP * level + turn_graph.ENDING_POINTS[ending]
    if turn_graph.ENDING_KIND[ending] == TALHEIM:
        return float(points)
    return float(w[0, points // STEP]) if points < STEP * w.shape[1] else float(beyond * points)


@subroutine
def _solve(w: Floats, beyond: float, published: int) -> None:
    worth = np.empty(turn_graph.RESULT_COUNT)
    for level in range(w.shape[1] - 1, -1, -1):
        for ending in range(turn_graph.RESULT_COUNT - turn_graph.NODE_COUNT):
            worth[turn_graph.NODE_COUNT + ending] = _end_of_set(
                int64(ending), int64(level), beyond, w
            )
        for node in range(turn_graph.NODE_COUNT - 1, -1, -1):
            total = 0.0
            for branch in range(turn_graph.NODE_FIRST[node], turn_graph.NODE_FIRST[node + 1]):
                best = 0.0
                for option in range(
                    turn_graph.BRANCH_FIRST[branch], turn_graph.BRANCH_FIRST[branch + 1]
                ):
                    best = max(best, worth[turn_graph.OPTION_RESULT[option]])
                total += turn_graph.BRANCH_PROBABILITY[branch] * best
            stop = float(STEP * level + turn_graph.NODE_SCORE[node])
            if published and stop >= PUBLISHED_CAP:
                total = stop
            w[node, level] = total
            worth[node] = max(total, stop) if turn_graph.NODE_SCORE[node] >= MINIMUM else total


@kernel
def solve_points(w: Floats) -> None:
    """Fill ``w`` (``float64[82, 400]``: node, T / 50) with the values of rolling on."""
    _solve(w, _BEYOND, int64(0))


@kernel
def solve_points_published(w: Floats) -> None:
    """The same as in the published program (rules, section 5.3), ``float64[82, 80]``.

    Its flaw: with 4,000 points or more, the value of rolling on is *defined* as those points.
    """
    _solve(w, 1.0, int64(1))

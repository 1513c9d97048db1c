"""How a turn played for the most money ends: the chances of every number of points.

Once a player's decisions are known, the value of a turn is a sum over its ends; with other values
of these ends, the turn need not be solved again.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels import turn_graph
from engines.games.lange_strasse.kernels.keeps import TALHEIM
from engines.games.lange_strasse.kernels.money_turn import STEP, end_of_set, paid_at_once
from engines.games.lange_strasse.kernels.rules import TOTALE_MONEY
from engines.games.lange_strasse.kernels.state import MINIMUM
from engines.runtime.kernels.contract import int64, subroutine

Floats = npt.NDArray[np.float64]
NEVER: Final = 1e-6
"""A configuration that is reached less often is treated as if it ended the turn with what is
safe."""


@subroutine
def _stops(node: int, level: int, ends: Floats, w: Floats) -> bool:
    stop = ends[level + turn_graph.NODE_SCORE[node] // STEP, 0]
    return bool(turn_graph.NODE_SCORE[node] >= MINIMUM and stop >= w[level, node, 0])


@subroutine
def _enter_worth(level: int, ends: Floats, w: Floats, worth: Floats) -> None:
    """The value of every result of a roll to the mover."""
    for node in range(turn_graph.NODE_COUNT):
        stops = _stops(int64(node), level, ends, w)
        stop = ends[level + turn_graph.NODE_SCORE[node] // STEP, 0]
        worth[node] = stop if stops else w[level, node, 0]
    for ending in range(turn_graph.RESULT_COUNT - turn_graph.NODE_COUNT):
        worth[turn_graph.NODE_COUNT + ending], _ = end_of_set(
            int64(ending), level, int64(len(w)), ends, w
        )


@subroutine
def end_chances(ends: Floats, totale_levels: int, w: Floats, chances: Floats) -> float:
    """How a turn with the solution ``w`` (``money_turn``) ends.

    Args:
        ends: the terminal values, ``float64[.., 2]``.
        totale_levels: as in ``solve_money``.
        w: the solution for ``ends``.
        chances: ``float64[len(ends)]``; entry x gets the chance of 50 x points (0: a strich).

    Returns:
        What each other seat is expected to pay the mover during the turn, in cents.
    """
    levels = int64(len(w))
    reached = np.zeros((levels, turn_graph.NODE_COUNT))
    worth = np.empty(turn_graph.RESULT_COUNT)
    chances[:] = 0.0
    reached[0, 0] = 1.0
    paid = 0.0
    for level in range(levels):
        if reached[level, 0] == 0:
            continue
        _enter_worth(int64(level), ends, w, worth)
        for node in range(turn_graph.NODE_COUNT):
            here = reached[level, node]
            if here < NEVER:
                chances[level] += here
                continue
            for branch in range(turn_graph.NODE_FIRST[node], turn_graph.NODE_FIRST[node + 1]):
                chance = here * turn_graph.BRANCH_PROBABILITY[branch]
                first, last = turn_graph.BRANCH_FIRST[branch], turn_graph.BRANCH_FIRST[branch + 1]
                if first == last:
                    chances[0] += chance
                    if node == 0 and level < totale_levels:
                        paid -= chance * TOTALE_MONEY
                    continue
                best = turn_graph.OPTION_RESULT[first]
                for option in range(first + 1, last):
                    result = turn_graph.OPTION_RESULT[option]
                    if worth[result] > worth[best]:
                        best = result
                if best < turn_graph.NODE_COUNT:
                    if _stops(best, int64(level), ends, w):
                        chances[level + turn_graph.NODE_SCORE[best] // STEP] += chance
                    else:
                        reached[level, best] += chance
                    continue
                kind = turn_graph.ENDING_KIND[best - turn_graph.NODE_COUNT]
                after = level + turn_graph.ENDING_POINTS[best - turn_graph.NODE_COUNT] // STEP
                paid += chance * paid_at_once(kind)
                if kind == TALHEIM or after >= levels:
                    chances[after] += chance
                else:
                    reached[after, 0] += chance
    return paid

"""The turn that brings most money, for the mover's eyes only: ``money_turn`` in half its time.

A player needs only its own values to choose; matches of many thousand games use this.
"""

import numpy as np
import numpy.typing as npt

from engines.core.kernels.contract import int64, kernel
from engines.games.lange_strasse.kernels.money_turn import LANES, STEP, end_of_set
from engines.games.lange_strasse.kernels.rules import TOTALE_MONEY
from engines.games.lange_strasse.kernels.state import MINIMUM
from engines.games.lange_strasse.kernels.turn_graph import (
    BRANCH_FIRST,
    BRANCH_PROBABILITY,
    NODE_COUNT,
    NODE_FIRST,
    NODE_SCORE,
    OPTION_RESULT,
    RESULT_COUNT,
)

Floats = npt.NDArray[np.float64]


@kernel()
def solve_for_mover(ends: Floats, totale_levels: int, levels: int, w: Floats) -> None:
    """Fill ``w[..., 0]`` as ``solve_money`` does, bit for bit; ``w[..., 1]`` means nothing."""
    worth = np.empty((RESULT_COUNT, LANES))
    rolling = np.empty(LANES)
    for low in range(levels - LANES, -1, -LANES):
        for ending in range(RESULT_COUNT - NODE_COUNT):
            for lane in range(LANES):
                mover, _ = end_of_set(int64(ending), int64(low + lane), levels, ends, w)
                worth[NODE_COUNT + ending, lane] = mover
        for node in range(NODE_COUNT - 1, -1, -1):
            for lane in range(LANES):
                rolling[lane] = 0.0
            for branch in range(NODE_FIRST[node], NODE_FIRST[node + 1]):
                first, last = BRANCH_FIRST[branch], BRANCH_FIRST[branch + 1]
                chance = BRANCH_PROBABILITY[branch]
                if first == last:
                    for lane in range(LANES):
                        totale = node == 0 and low + lane < totale_levels
                        paid = float(TOTALE_MONEY) if totale else 0.0
                        rolling[lane] += chance * (ends[0, 0] - 2 * paid)
                    continue
                for lane in range(0, LANES, 2):
                    result = OPTION_RESULT[first]
                    best_0, best_1 = worth[result, lane], worth[result, lane + 1]
                    for option in range(first + 1, last):
                        result = OPTION_RESULT[option]
                        worth_0, worth_1 = worth[result, lane], worth[result, lane + 1]
                        best_0 = max(best_0, worth_0)
                        best_1 = max(best_1, worth_1)
                    rolling[lane] += chance * best_0
                    rolling[lane + 1] += chance * best_1
            for lane in range(LANES):
                level = low + lane
                w[level, node, 0] = rolling[lane]
                stop = ends[level + NODE_SCORE[node] // STEP, 0]
                stops = NODE_SCORE[node] >= MINIMUM and stop >= rolling[lane]
                worth[node, lane] = stop if stops else rolling[lane]

"""The most money from a turn, with values of the mover only: ``money_turn`` in half the time.

A player needs only its own values to choose; matches of many thousand games use this.
"""

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels import turn_graph
from engines.games.lange_strasse.kernels.money_turn import LANES, STEP, end_of_set
from engines.games.lange_strasse.kernels.rules import TOTALE_MONEY
from engines.games.lange_strasse.kernels.state import MINIMUM
from engines.runtime.kernels.contract import int64, kernel

Floats = npt.NDArray[np.float64]


@kernel()
def solve_for_mover(ends: Floats, totale_levels: int, levels: int, w: Floats) -> None:
    """Fill ``w[..., 0]`` as ``solve_money`` does, bit for bit; ``w[..., 1]`` means nothing."""
    worth = np.empty((turn_graph.RESULT_COUNT, LANES))
    rolling = np.empty(LANES)
    for low in range(levels - LANES, -1, -LANES):
        for ending in range(turn_graph.RESULT_COUNT - turn_graph.NODE_COUNT):
            for lane in range(LANES):
                mover, _ = end_of_set(int64(ending), int64(low + lane), levels, ends, w)
                worth[turn_graph.NODE_COUNT + ending, lane] = mover
        for node in range(turn_graph.NODE_COUNT - 1, -1, -1):
            r0 = r1 = r2 = r3 = r4 = r5 = turn_graph.NODE_STRICH[node] * ends[0, 0]
            for branch in range(turn_graph.NODE_FIRST[node], turn_graph.NODE_FIRST[node + 1]):
                first, last = turn_graph.BRANCH_FIRST[branch], turn_graph.BRANCH_FIRST[branch + 1]
                if first == last:
                    continue
                r = turn_graph.OPTION_RESULT[first]
                b0, b1, b2 = worth[r, 0], worth[r, 1], worth[r, 2]
                b3, b4, b5 = worth[r, 3], worth[r, 4], worth[r, 5]
                for option in range(first + 1, last):
                    r = turn_graph.OPTION_RESULT[option]
                    w0, w1, w2 = worth[r, 0], worth[r, 1], worth[r, 2]
                    w3, w4, w5 = worth[r, 3], worth[r, 4], worth[r, 5]
                    b0 = max(b0, w0)
                    b1 = max(b1, w1)
                    b2 = max(b2, w2)
                    b3 = max(b3, w3)
                    b4 = max(b4, w4)
                    b5 = max(b5, w5)
                chance = turn_graph.BRANCH_PROBABILITY[branch]
                r0, r1, r2 = r0 + chance * b0, r1 + chance * b1, r2 + chance * b2
                r3, r4, r5 = r3 + chance * b3, r4 + chance * b4, r5 + chance * b5
            rolling[0], rolling[1], rolling[2] = r0, r1, r2
            rolling[3], rolling[4], rolling[5] = r3, r4, r5
            if node == 0:
                for lane in range(min(LANES, totale_levels - low)):
                    rolling[lane] -= 2 * (TOTALE_MONEY * turn_graph.NODE_STRICH[node])
            for lane in range(LANES):
                level = low + lane
                w[level, node, 0] = rolling[lane]
                stop = ends[level + turn_graph.NODE_SCORE[node] // STEP, 0]
                stops = turn_graph.NODE_SCORE[node] >= MINIMUM and stop >= rolling[lane]
                worth[node, lane] = stop if stops else rolling[lane]

"""The scores between which the value tables interpolate, and with which weights.

A score that is not a grid point is interpolated linearly between its neighbors, never across
10,000. ``..._FIRST[score // 50]`` is the first of TAPS consecutive grid points, ``..._WEIGHT[score
// 50]`` are their weights; both are made once, here.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.money_turn import STEP
from engines.games.lange_strasse.kernels.state import TARGET
from engines.runtime.kernels.contract import int64, subroutine

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]
Stencils = tuple[Integers, Floats]

TAPS: Final = 2
"""How many grid points a value is made of."""
BELOW: Final = np.array(
    [*range(0, 7000, 1000), *range(7000, 9500, 500), 9350, 9650, 9850, 9950],
    np.int64,
)
"""Grid points below 10,000."""
ABOVE: Final = np.array(
    [
        *range(10_000, 11_000, 50),
        *range(11_000, 12_000, 100),
        12_000,
        12_250,
        12_500,
        13_000,
        14_000,
    ],
    np.int64,
)
"""Grid points from 10,000 on; beyond the last one, its value applies."""
ALL: Final = np.concatenate([BELOW, ABOVE])
K: Final = len(BELOW)
X: Final = len(ABOVE)


def straight(points: Integers, last: int) -> Stencils:
    """Weights of linear interpolation, for the scores 0, 50, ... up to ``last``."""
    scores = np.arange(0, last + STEP, STEP)
    low = np.clip(np.searchsorted(points, scores, "right") - 1, 0, len(points) - 2)
    share = np.clip((scores - points[low]) / (points[low + 1] - points[low]), 0.0, 1.0)
    return low, np.stack([1.0 - share, share], axis=1)


BELOW_FIRST, BELOW_WEIGHT = straight(BELOW, TARGET - STEP)
"""For scores below 10,000."""
ABOVE_FIRST, ABOVE_WEIGHT = straight(ABOVE, int(ABOVE[-1]))
"""For scores from 10,000 on."""
ALL_FIRST, ALL_WEIGHT = straight(ALL, int(ABOVE[-1]))
"""For all scores in the last round."""
HIGHEST: Final = len(ALL_FIRST) - 1
"""Steps to the highest grid point."""


@subroutine
def step_of(score: int) -> int:
    """Index of a score's weights; beyond the highest grid point they are those of that point."""
    return min(score // STEP, int64(HIGHEST))

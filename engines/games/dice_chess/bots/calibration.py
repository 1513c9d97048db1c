"""What the evaluations of levels 3 to 7 mean as win chances.

Each evaluation has the logistic curve that fits best, measured on 14,345 positions after a turn,
from 300 games of level 8 against itself, one turn ahead (``labs.dice_chess.fitting.play``), whose
win chances are known from the games; for level 7, on 700 of them. The curve of the rules, 3.4,
which levels 1 to 5 use for doubles and draws, is much steeper: it treats the evaluation as the
whole truth.

The typical error of levels 3 to 7 was measured on 120 turns of such games (level 8's best, two
turns ahead), each played out 40 times; the spread of the 40 games (0.033) is subtracted. Level 8
still evaluated with a sum of weights then; it was itself measured again with the network, on 120
other turns (0.034).
"""

import math
from dataclasses import dataclass
from typing import Final

from engines.contract.analysis import Estimate


@dataclass(frozen=True, slots=True)
class Curve:
    """Maps evaluations to win chances.

    Attributes:
        even: the evaluation after a turn, in centipawns, that means a win chance of 50%.
        scale: centipawns that multiply the odds by e.
        error: standard error of the chances.
    """

    even: float
    scale: float
    error: float

    def win(self, evaluation: float) -> Estimate:
        """The win chance of the mover."""
        return Estimate(1.0 / (1.0 + math.exp((self.even - evaluation) / self.scale)), self.error)


LEVELS: Final = {
    3: Curve(even=132, scale=645, error=0.13),
    4: Curve(even=5, scale=796, error=0.12),
    5: Curve(even=317, scale=867, error=0.13),
    7: Curve(even=-1676, scale=2634, error=0.14),
}
"""By level. At level 7 a roll that captures the king counts ``two_ply.LOSS``, hence the shift."""

MASTER_ERRORS: Final = (0.04, 0.03)
"""Standard errors of level 8's win chances: one turn ahead, and further."""

DIFFERENCE_ERRORS: Final = ((0.03, 0.0), (0.012, 0.11))
"""For the difference between two turns of one position, as level 8 sees it one turn ahead and two:
a constant error, and another that is a share of the difference (their squares add up). Errors that
both values share cancel, so it is smaller than the error of either.

Measured on 23 November 2026 on 150 positions with dice, from games between levels 2, 4, 5, 7 and 8:
the best turn, the next two, and what levels 2, 4 and 5 would play, 519 pairs; all of them searched
exactly three turns ahead, about 90,000 positions a turn. Two turns ahead, differences were wrong by
1.1 points below a point, 1.2 from 1 to 3, 1.4 from 3 to 6, 1.8 from 6 to 12, and 2.0 beyond (roots
of mean squares); one turn ahead by 3.0."""


def difference(behind: float, depth: int) -> Estimate:
    """How far one turn is behind another, seen ``depth`` turns ahead, with its error."""
    fixed, share = DIFFERENCE_ERRORS[min(depth, len(DIFFERENCE_ERRORS)) - 1]
    return Estimate(behind, math.hypot(fixed, share * behind))

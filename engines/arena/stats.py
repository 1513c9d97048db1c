"""Statistics of a contest: pure functions of block scores.

A block score is the mean share of the win of one entrant over all games of a block. Blocks have
seeds of their own and are independent; the games inside a block are not (they share the dice), so
only the variance between blocks says how sure a score is.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

CONFIDENCE: Final = 0.95
ELO_SCALE: Final = 400.0
# Thirds of a win, added in another order, differ by less.
_SAME: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and the 95 % confidence interval around it."""

    mean: float
    low: float
    high: float

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent observations with Student's interval; one alone says nothing.

    Raises:
        ValueError: there are no observations.
    """
    if not len(values):
        raise ValueError("no observations")
    mean, count = float(np.mean(values)), len(values)
    if count == 1:
        return Interval(mean, -math.inf, math.inf)
    margin = _student_quantile(count - 1) * float(np.std(values, ddof=1)) / math.sqrt(count)
    return Interval(mean, mean - margin, mean + margin)


def score_interval(block_scores: Sequence[float]) -> Interval:
    """The mean score (0..1) with its interval from the variance between blocks.

    Student's interval has no width when all blocks are equal, which a few blocks easily are. Then
    the exact binomial bound (Clopper and Pearson 1934) for the share of blocks that would have been
    different is used: at most ``1 - 0.025 ** (1 / blocks)``, by which the score could move as far
    as 0 or 1.

    Raises:
        ValueError: there are no blocks.
    """
    interval = mean_interval(block_scores)
    mean = interval.mean
    if max(block_scores) - min(block_scores) < _SAME:
        different = 1 - ((1 - CONFIDENCE) / 2) ** (1 / len(block_scores))
        return Interval(mean, mean - different * mean, mean + different * (1 - mean))
    return Interval(mean, max(0.0, interval.low), min(1.0, interval.high))


def elo(score: float, seats: int = 2) -> float:
    """The Elo difference to the mean opponent that goes with a score.

    With two seats the logistic curve of Elo's system; with more, its generalisation by Luce's
    choice axiom (1959): an entrant of strength ``10 ** (elo / 400)`` among others of strength 1
    wins with chance ``strength / (strength + seats - 1)``. Infinite for scores of 0 and 1.
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return ELO_SCALE * math.log10(score * (seats - 1) / (1 - score))


def expected_score(difference: float, seats: int = 2) -> float:
    """The inverse of ``elo``."""
    strength = 10 ** (difference / ELO_SCALE)
    return float(strength / (strength + seats - 1))


def elo_interval(score: Interval, seats: int = 2) -> Interval:
    """The Elo difference with its interval.

    ``elo`` is monotone, so the ends of the score's interval are those of the Elo's, with the same
    coverage.
    """
    return Interval(elo(score.mean, seats), elo(score.low, seats), elo(score.high, seats))


def _student_quantile(freedom: int) -> float:
    from scipy import stats

    return float(stats.t.ppf((1 + CONFIDENCE) / 2, freedom))

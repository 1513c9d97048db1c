"""Statistics of a contest: pure functions of block scores.

A block score is one entrant's mean score over all games of a block. Blocks have separate seeds and
are independent; the games inside a block are not (they share the dice), so only the variance
between blocks says how precise a score is.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

Values: TypeAlias = Sequence[float] | npt.NDArray[np.float64]

CONFIDENCE: Final = 0.95
ELO_SCALE: Final = 400.0
# Thirds of a win, added in another order, differ by less.
_SAME: Final = 1e-9
_EVEN: Final = 0.5


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and the 95% confidence interval around it."""

    mean: float
    low: float
    high: float

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high


def mean_interval(values: Values) -> Interval:
    """The mean of independent observations with Student's interval; infinitely wide for just one.

    Raises:
        ValueError: there are no observations.
    """
    if not len(values):
        raise ValueError("no observations")
    mean, count = float(np.mean(values)), len(values)
    if count == 1:
        return Interval(mean, -math.inf, math.inf)
    margin = student_quantile(count - 1) * float(np.std(values, ddof=1)) / math.sqrt(count)
    return Interval(mean, mean - margin, mean + margin)


def score_interval(block_scores: Values) -> Interval:
    """The mean score (0..1) with its interval from the variance between blocks.

    Student's interval has no width when all blocks are equal, as a handful may well be. In that
    case, the exact binomial bound (Clopper and Pearson 1934) for the share of blocks that would
    have been different is used: at most ``1 - 0.025 ** (1 / blocks)``, by which the score could
    move as far as 0 or 1.

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
    """The Elo lead over the average opponent that corresponds to a score.

    With two seats the logistic curve of Elo's system; with more, its generalization by Luce's
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
    """The Elo difference and its interval.

    ``elo`` is monotone, so it maps the score's interval to an Elo interval with the same coverage.
    """
    return Interval(elo(score.mean, seats), elo(score.low, seats), elo(score.high, seats))


def superiority(observations: Values) -> float:
    """The likelihood that the true mean is above 1/2, by Student's distribution.

    With a flat prior; 1/2 for a single observation, or if all are even. If all are equal but not
    even, it is based on the exact binomial chance of that many landing on one side by luck.
    """
    values = np.asarray(observations, float)
    count, mean = len(values), float(values.mean()) if len(values) else _EVEN
    if count < 2 or abs(mean - _EVEN) < _SAME:
        return 0.5
    error = float(values.std(ddof=1)) / math.sqrt(count)
    if error < _SAME:
        chance = 0.5 ** (count + 1)
        return 1 - chance if mean > _EVEN else chance
    return float(_scipy_stats().t.cdf((mean - _EVEN) / error, count - 1))


def controlled_interval(values: Values, controls: Values) -> Interval:
    """The mean of ``values``, less what ``controls``, whose true mean is 0, explain of it.

    Uses a control variate with its estimated best coefficient (S. Lavenberg, P. Welch 1981). If the
    controls explain nothing, this is the plain mean.

    Args:
        values: independent observations, three or more.
        controls: the part of each value that is known to be luck.
    """
    if len(values) < 3 or len(values) * np.var(controls) < _SAME:
        return mean_interval(values)
    line = _scipy_stats().linregress(controls, values)
    margin = student_quantile(len(values) - 2) * float(line.intercept_stderr)
    mean = float(line.intercept)
    return Interval(mean, mean - margin, mean + margin)


def student_quantile(freedom: int) -> float:
    """Half the width of a 95% interval in standard errors, with this many degrees of freedom."""
    return float(_scipy_stats().t.ppf((1 + CONFIDENCE) / 2, freedom))


def _scipy_stats() -> Any:
    from scipy import stats  # takes long to load

    return stats

"""Statistics of paired matches: a sequential test, the spread of pairs, percentiles.

A *pair* is two games with the same dice and exchanged seats; its score is 0, 1/4, 1/2, 3/4 or 1,
and it is one observation. The test is the generalised sequential probability ratio test in its
normal approximation (A. Wald 1945; M. Van den Bergh, "A practical introduction to the GSPRT").
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np

from engines.arena.stats import expected_score
from engines.core.analysis import CONFIDENCE_95

_SMOOTHING: Final = 0.5
"""Added to every bin, so that no histogram is without variance."""


class Verdict(Enum):
    """What a sequential test says."""

    ACCEPT_H0 = "accept_h0"
    ACCEPT_H1 = "accept_h1"
    CONTINUE = "continue"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two Elo differences, and the chances to be wrong.

    Attributes:
        alpha: to accept the larger one while the smaller is true.
        beta: the other way round.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05


@dataclass(frozen=True, slots=True)
class SequentialResult:
    """Where a sequential test stands: the log-likelihood ratio between its bounds."""

    llr: float
    lower: float
    upper: float

    @property
    def verdict(self) -> Verdict:
        """Whether one of the bounds is reached."""
        if self.llr >= self.upper:
            return Verdict.ACCEPT_H1
        return Verdict.ACCEPT_H0 if self.llr <= self.lower else Verdict.CONTINUE


def sequential_test(
    hypotheses: Hypotheses, pairs: Sequence[int], singles: Sequence[int] = (0, 0, 0)
) -> SequentialResult:
    """The test on histograms of pairs (five bins) and of single games (loss, draw, win)."""
    low, high = expected_score(hypotheses.elo0), expected_score(hypotheses.elo1)
    llr = sum(_log_likelihood_ratio(bins, low, high) for bins in (pairs, singles))
    return SequentialResult(
        llr,
        lower=math.log(hypotheses.beta / (1 - hypotheses.alpha)),
        upper=math.log((1 - hypotheses.beta) / hypotheses.alpha),
    )


def _log_likelihood_ratio(bins: Sequence[int], low: float, high: float) -> float:
    observed = sum(bins)
    if not observed:
        return 0.0
    weights = np.asarray(bins, float) + _SMOOTHING
    scores = np.linspace(0.0, 1.0, len(weights))
    mean = float(np.average(scores, weights=weights))
    variance = float(np.average((scores - mean) ** 2, weights=weights))
    return observed * (high - low) * (2 * mean - low - high) / (2 * variance)


@dataclass(frozen=True, slots=True)
class Spread:
    """How far the scores of pairs lie apart.

    Attributes:
        deviation: sample standard deviation of one pair.
    """

    count: int
    mean: float
    deviation: float

    @property
    def half_width_percent(self) -> float:
        """Half of the 95 % interval of the mean, in percentage points."""
        return 100 * CONFIDENCE_95 * self.deviation / math.sqrt(self.count)

    def games_to_resolve(self, percentage_points: float) -> int:
        """Games (two for each pair) until the half width is so small."""
        pairs = (CONFIDENCE_95 * self.deviation / (percentage_points / 100)) ** 2
        return 2 * math.ceil(pairs)


def spread_of_pairs(pairs: Sequence[int]) -> Spread:
    """The spread of a histogram of pairs."""
    scores = np.repeat(np.linspace(0.0, 1.0, len(pairs)), pairs)
    return Spread(len(scores), float(scores.mean()), float(scores.std(ddof=1)))


def percentile(samples: Sequence[float], share: float) -> float:
    """The nearest-rank percentile: sorted sample number ``ceil(share / 100 * n)``, at least 1."""
    rank = max(1, math.ceil(share / 100 * len(samples)))
    return sorted(samples)[rank - 1]

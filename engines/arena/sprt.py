"""Statistics of paired matches: a sequential test.

A *pair* is two games with the same dice and exchanged seats; its score is 0, 1/4, 1/2, 3/4 or 1,
and it is one observation. The test is the generalized sequential probability ratio test in its
normal approximation (A. Wald 1945; M. Van den Bergh, "A practical introduction to the GSPRT").
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from operator import mul
from typing import Final, NamedTuple

from engines.arena.stats import expected_score
from engines.runtime.errors import OptionError

_SMOOTHING: Final = 0.5
"""Added to every bin, so that no histogram is without variance."""
_PAIR_BINS: Final = 5
_SWEEPS: Final = 3.0
_INSIDE: Final = 1 - 1e-12
"""How near the root may be to the ends of the interval in which it is."""


class Verdict(Enum):
    """The result of a sequential test."""

    ACCEPT_H0 = "accept_h0"
    ACCEPT_H1 = "accept_h1"
    CONTINUE = "continue"


class Hypotheses(NamedTuple):
    """Two Elo differences, and the error rates of the test.

    Attributes:
        alpha: the chance of accepting the larger one although the smaller is true.
        beta: the chance of accepting the smaller one although the larger is true.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """Make sure that they can be told apart; raises OptionError."""
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise OptionError("errors-test-needs-two-elo", elo0=self.elo0, elo1=self.elo1)
        if not all(0 < chance < 0.5 for chance in (self.alpha, self.beta)):
            raise OptionError("errors-error-rates-test-must", alpha=self.alpha, beta=self.beta)


@dataclass(frozen=True, slots=True)
class SequentialResult:
    """The state of a sequential test: the log-likelihood ratio between its bounds."""

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
    ends = expected_score(hypotheses.elo0), expected_score(hypotheses.elo1)
    llr = 0.0
    for bins in (pairs, singles):
        scores = [index / (len(bins) - 1) for index in range(len(bins))]
        weights = [count + _SMOOTHING for count in bins]
        llr += _log_likelihood_ratio(sum(bins), scores, weights, *ends)
    return _result(hypotheses, llr)


def sequential_test_of_blocks(
    hypotheses: Hypotheses, scores: Mapping[float, int], seats: int
) -> SequentialResult:
    """The test on the scores of one entrant in blocks, one game for each rotation of the table.

    With two seats a block is a pair, and this is ``sequential_test``. With more, the differences
    are those from the mean opponent (``stats.elo``), and scores are skewed, so the normal
    approximation is wrong too often. There the likelihood ratio is that of the distributions of
    scores that have the means of the hypotheses and explain the blocks best. Instead of smoothing
    every bin, a few sweeps are added; their mean is halfway between the hypotheses, so they favor
    neither.

    Args:
        hypotheses: what is tested.
        scores: how often each occurred; with two seats, in quarters.
        seats: at the table.
    """
    if seats == 2:
        bins = [0] * _PAIR_BINS
        for score, count in scores.items():
            bins[round(score * (_PAIR_BINS - 1))] += count
        return sequential_test(hypotheses, bins)
    low = expected_score(hypotheses.elo0, seats)
    high = expected_score(hypotheses.elo1, seats)
    middle = (low + high) / 2
    values = [*scores, 0.0, 1.0]
    weights = [*scores.values(), _SWEEPS * (1 - middle), _SWEEPS * middle]
    llr = _log_likelihood(values, weights, high) - _log_likelihood(values, weights, low)
    return _result(hypotheses, llr)


def _log_likelihood(scores: Sequence[float], weights: Sequence[float], mean: float) -> float:
    """The log-likelihood of the best distribution with this mean, up to a constant (A. Owen 1988).

    Its probabilities are ``weight / (1 + tilt * (score - mean))`` over their sum, where the tilt is
    the root of a decreasing function.
    """
    from scipy.optimize import brentq  # takes long to load

    parts = [(weight, score - mean) for weight, score in zip(weights, scores, strict=True)]

    def slope(tilt: float) -> float:
        return sum(weight * move / (1 + tilt * move) for weight, move in parts)

    tilt = brentq(slope, _INSIDE / (mean - max(scores)), _INSIDE / (mean - min(scores)))
    return -sum(weight * math.log1p(tilt * move) for weight, move in parts)


def _result(hypotheses: Hypotheses, llr: float) -> SequentialResult:
    return SequentialResult(
        llr,
        lower=math.log(hypotheses.beta / (1 - hypotheses.alpha)),
        upper=math.log((1 - hypotheses.beta) / hypotheses.alpha),
    )


def _log_likelihood_ratio(
    observed: int, scores: Sequence[float], weights: Sequence[float], low: float, high: float
) -> float:
    total = sum(weights)
    mean: float = sum(map(mul, weights, scores)) / total
    variance = (
        sum(w * (score - mean) ** 2 for w, score in zip(weights, scores, strict=True)) / total
    )
    return observed * (high - low) * (2 * mean - low - high) / (2 * variance)

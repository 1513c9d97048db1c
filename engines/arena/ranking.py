"""Ratings of the entrants of a tournament, with intervals from repetitions with other blocks.

The model is that of ``strength``: Bradley and Terry's, for more than two seats Luce's. The
intervals are those of the bootstrap (B. Efron 1979), with the block number as the unit that is
drawn: all tables have the same dice in blocks of the same number, so these are drawn together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from engines.arena.config import Places
from engines.arena.stats import Interval, student_quantile
from engines.arena.strength import MEAN, Totals, elo_of, likeliest
from engines.arena.tally import Floats
from engines.contract.analysis import CONFIDENCE_95

_REPETITIONS: Final = {True: 1000, False: 100}
_TOGETHER: Final = 250
"""Repetitions that are computed side by side."""
_SEED: Final = 1
_ENDS: Final = (2.5, 97.5)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ratings of all entrants.

    Attributes:
        ratings: with 95% intervals; 1500 on average.
        over_next: for each entrant the likelihood that it is stronger than the one rated next
            below it; None for the last.
    """

    ratings: tuple[Interval, ...]
    over_next: tuple[float | None, ...]


def ranking(
    places: Sequence[Places], scores: Sequence[Floats], entrants: int, *, final: bool
) -> Ranking:
    """Rate everyone.

    Args:
        places: which entrants sit at each table; all have met, if only by way of others.
        scores: the block scores of each table, ``[blocks, places]``, of at least one block each.
        entrants: how many there are.
        final: False makes fewer repetitions.
    """
    rng = np.random.default_rng(_SEED)
    numbers = max(map(len, scores))
    best = _elo(places, scores, np.ones((1, numbers)), entrants)[0]
    repetitions = _REPETITIONS[final]
    parts = []
    for first in range(0, repetitions, _TOGETHER):
        count = min(_TOGETHER, repetitions - first)
        weights = rng.multinomial(numbers, np.full(numbers, 1 / numbers), count)
        parts.append(_elo(places, scores, weights.astype(float), entrants, rng))
    drawn = np.concatenate(parts)
    low, high = _widened(best, np.percentile(drawn, _ENDS, axis=0), numbers)
    order = np.argsort(-best, kind="stable").tolist()
    over_next: list[float | None] = [None] * entrants
    for upper, lower in pairwise(order):
        difference = drawn[:, upper] - drawn[:, lower]
        over_next[upper] = float(((difference > 0) + 0.5 * (difference == 0)).mean())
    return Ranking(
        tuple(
            Interval(MEAN + float(best[i]), MEAN + float(low[i]), MEAN + float(high[i]))
            for i in range(entrants)
        ),
        tuple(over_next),
    )


def _widened(best: Floats, ends: Floats, numbers: int) -> Floats:
    """The ends of percentile intervals, widened as much as so few blocks require.

    Repetitions of few blocks scatter too little: by ``sqrt(1 - 1 / n)``, and Student's quantile
    takes the place of the normal one.
    """
    if numbers < 2:
        return np.array([np.full_like(best, -np.inf), np.full_like(best, np.inf)])
    factor = student_quantile(numbers - 1) / CONFIDENCE_95 * np.sqrt(numbers / (numbers - 1))
    found: Floats = best + (ends - best) * factor
    return found


def _elo(
    places: Sequence[Places],
    scores: Sequence[Floats],
    weights: Floats,
    entrants: int,
    rng: np.random.Generator | None = None,
) -> Floats:
    """Elo of everyone for each row of ``weights`` (how often each block number counts).

    Every table has one extra block, which keeps the strength of a bot that wins or loses everything
    finite (``strength``): each place wins its share of it; with ``rng``, a random part (as in the
    Bayesian bootstrap, D. Rubin 1981), so that repetitions differ where all blocks are alike.
    """
    totals = []
    for seated, shares in zip(places, scores, strict=True):
        seats = len(seated)
        more = np.ones((len(weights), seats))
        if rng is not None:
            more = rng.standard_exponential(more.shape)
        wins = weights[:, : len(shares)] @ shares * seats + more
        totals.append(Totals(np.array(seated, np.intp), wins))
    return elo_of(likeliest(totals, entrants))

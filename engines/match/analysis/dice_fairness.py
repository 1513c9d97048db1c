"""How the dice fell: a histogram for every kind of dice, and a test of fairness.

The test is the exact multinomial one while there are few results (the probability, with fair dice,
of a result that is no more probable than the actual one), and Pearson's chi-square test of goodness
of fit after that: it is close enough once n >= 10 and n * n / faces >= 10 (K. J. Koehler, K.
Larntz, "An Empirical Investigation of Goodness-of-Fit Statistics for Sparse Multinomials", JASA 75,
1980).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import Final

import numpy as np

from engines.contract.messages import Message, message
from engines.contract.rules import DieKind
from engines.match.history import Step

LOADED: Final = 0.01
"""At this level dice are called loaded; one in a hundred fair games is, too."""
_UNUSUAL: Final = 0.05
_MOST_RESULTS: Final = 20_000
"""Up to 15 six-sided dice are tested exactly."""


class Fairness(Enum):
    """What the test says."""

    ORDINARY = "ordinary"
    UNUSUAL = "unusual"
    """Fewer than one in twenty fair games."""
    LOADED = "loaded"
    """Fewer than one in a hundred."""


@dataclass(frozen=True, slots=True)
class Face:
    """One face: how often it was rolled, how often to expect it, and the 95% band of fair dice."""

    name: str
    observed: int
    expected: float
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Histogram:
    """All rolls of one kind of dice.

    Attributes:
        kind: how they look.
        rolled: how many single dice.
        probability: of a result at least as uneven with fair dice.
    """

    kind: DieKind
    faces: tuple[Face, ...]
    rolled: int
    probability: float

    @property
    def fairness(self) -> Fairness:
        """The verdict at the 5% and 1% levels."""
        if self.probability < LOADED:
            return Fairness.LOADED
        return Fairness.UNUSUAL if self.probability < _UNUSUAL else Fairness.ORDINARY

    def sentence(self) -> Message:
        code = f"session.dice.{self.fairness.value}"
        return message(code, n=self.rolled, share=self.probability)


def histograms(steps: Sequence[Step]) -> tuple[Histogram, ...]:
    """The dice of ``steps``, one histogram for each kind of die.

    The first call loads scipy, which takes a second: make it in a worker thread.
    """
    counts: dict[tuple[DieKind, tuple[str, ...], tuple[float, ...]], list[int]] = {}
    for step in steps:
        roll = step.before.roll() if step.is_chance else None
        if roll is None:
            continue
        tally = counts.setdefault((roll.kind, roll.faces, roll.odds), [0] * len(roll.faces))
        for face in step.before.dice(step.action):
            tally[face - 1] += 1
    return tuple(
        histogram(kind, names, odds, tally) for (kind, names, odds), tally in counts.items()
    )


def histogram(
    kind: DieKind, names: Sequence[str], odds: Sequence[float], observed: Sequence[int]
) -> Histogram:
    """The histogram of single dice that fell ``observed`` times on each face."""
    from scipy.stats import binom  # takes long to load

    rolled = sum(observed)
    faces = []
    for name, chance, count in zip(names, odds, observed, strict=True):
        low, high = binom.interval(0.95, rolled, chance)
        faces.append(Face(name, count, rolled * chance, int(low), int(high)))
    return Histogram(kind, tuple(faces), rolled, unevenness(odds, observed))


def unevenness(odds: Sequence[float], observed: Sequence[int]) -> float:
    """The probability that fair dice fall at least as unevenly as ``observed``."""
    from scipy.stats import chisquare, multinomial  # takes long to load

    rolled, bars = sum(observed), len(odds) - 1
    if math.comb(rolled + bars, bars) > _MOST_RESULTS:
        return float(chisquare(observed, [rolled * chance for chance in odds]).pvalue)
    # A result is a row of stones, a stone for each die, with bars between the faces.
    places = np.array([*combinations(range(rolled + bars), bars)])
    results = np.diff(places, prepend=-1, append=rolled + bars) - 1
    chances = multinomial.pmf(results, rolled, odds)
    # Results that are equally probable differ by rounding.
    as_uneven = chances <= multinomial.pmf(observed, rolled, odds) * (1 + 1e-9)
    return min(1.0, float(chances[as_uneven].sum()))

"""The exact results of a roll of one to ten dice: counts of ordered rolls out of 6**n.

Source: enumeration of all face counts with the scoring rule (rules, section 3).
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

from engines.games.fargo.kernels.state import ALL_DICE, FACES
from engines.games.fargo.kernels.tables import NO_DICE_LEFT, OUTCOMES

MAX_DICE: Final = ALL_DICE


@dataclass(frozen=True, slots=True)
class Outcome:
    """One result of a roll, as far as it matters to the game.

    Attributes:
        points: points of the roll; 0 for a bust.
        dice_left: dice that did not score; 0 for hot dice, None for a bust.
        count: ordered rolls that give it, out of ``6**n``.
        total: ``6**n``.
    """

    points: int
    dice_left: int | None
    count: int
    total: int

    @property
    def bust(self) -> bool:
        """Whether no die scores."""
        return self.dice_left is None

    @property
    def hot_dice(self) -> bool:
        """Whether every die scores."""
        return self.dice_left == 0

    @property
    def probability(self) -> Fraction:
        return Fraction(self.count, self.total)


@dataclass(frozen=True, slots=True)
class RollOdds:
    """Exact figures of a roll.

    Attributes:
        bust: chance that none scores.
        hot: chance that all score.
    """

    bust: float
    hot: float


@cache
def outcomes(dice: int) -> tuple[Outcome, ...]:
    """Every outcome of a roll, by points, then dice left; the bust, if possible, first."""
    return tuple(
        Outcome(points, None if left == NO_DICE_LEFT else left, count, FACES**dice)
        for (points, left), count in OUTCOMES[dice].items()
    )


@cache
def odds_of(dice: int) -> RollOdds:
    """The figures of a roll."""
    found, total = outcomes(dice), FACES**dice
    return RollOdds(
        bust=sum(o.count for o in found if o.bust) / total,
        hot=sum(o.count for o in found if o.hot_dice) / total,
    )

"""What a decision cost, and what that is called.

Losses are measured in *win chance* (0..1) whenever the adviser gives it. Where it can only judge
points or money, a loss counts as its share of the range that the game's utility can have.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engines.core.analysis import Analysis, Estimate, Line, Unit
from engines.core.game import Game
from engines.core.types import Action


class Quality(Enum):
    """Classes of decisions, best first."""

    BEST = "best"
    FINE = "fine"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very_bad"

    @property
    def is_mistake(self) -> bool:
        """Doubtful or worse."""
        return self not in (Quality.BEST, Quality.FINE)


class Fortune(Enum):
    """Classes of chance outcomes."""

    VERY_LUCKY = "very_lucky"
    LUCKY = "lucky"
    PLAIN = "plain"
    UNLUCKY = "unlucky"
    VERY_UNLUCKY = "very_unlucky"


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Where the classes begin, in win chance (0.01 is one point).

    The defaults are those of the visual guide; a game may use its own.
    """

    fine: float = 0.005
    doubtful: float = 0.02
    bad: float = 0.05
    very_bad: float = 0.10
    lucky: float = 0.05
    very_lucky: float = 0.10

    def quality(self, loss: float) -> Quality:
        """The class of a decision that cost ``loss``."""
        steps = (
            (self.very_bad, Quality.VERY_BAD),
            (self.bad, Quality.BAD),
            (self.doubtful, Quality.DOUBTFUL),
            (self.fine, Quality.FINE),
        )
        return next((name for limit, name in steps if loss >= limit), Quality.BEST)

    def fortune(self, luck: float) -> Fortune:
        """The class of an outcome that was worth ``luck`` to its owner."""
        if abs(luck) <= self.lucky:
            return Fortune.PLAIN
        if luck > 0:
            return Fortune.VERY_LUCKY if luck > self.very_lucky else Fortune.LUCKY
        return Fortune.VERY_UNLUCKY if luck < -self.very_lucky else Fortune.UNLUCKY


DEFAULT_THRESHOLDS: Final = Thresholds()


@dataclass(frozen=True, slots=True)
class Scale:
    """Turns values into shares 0..1: win chance as it is, other utilities by the game's bounds."""

    unit: Unit
    low: float = 0.0
    high: float = 1.0

    @classmethod
    def of(cls, game: Game, line: Line) -> "Scale":
        """The scale for the values of ``line``: win chance if it has one, else the game's unit."""
        if Unit.WIN in line.values:
            return cls(Unit.WIN)
        return cls(game.facts.unit, *game.facts.bounds)

    def share(self, value: Estimate) -> Estimate:
        """A value of this unit as a share."""
        width = self.high - self.low
        return Estimate((value.mean - self.low) / width, value.error / width)


def shares(game: Game, line: Line) -> tuple[Estimate, ...] | None:
    """What ``line`` is worth to every seat, 0..1; None if it has values of foreign units only."""
    scale = Scale.of(game, line)
    values = line.values.get(scale.unit)
    return None if values is None else tuple(map(scale.share, values))


def loss(game: Game, analysis: Analysis, action: Action) -> float | None:
    """What ``action`` costs the deciding seat against the best line, >= 0, as a share.

    None if the adviser looked at no line that starts with it, or judges in a foreign unit.
    """
    line = analysis.line_starting(action)
    if line is None:
        return None
    own, best = shares(game, line), shares(game, analysis.best)
    if own is None or best is None:
        return None
    return max(0.0, best[analysis.seat].mean - own[analysis.seat].mean)

"""What a decision cost, and what that is called.

Losses are measured in *win chance* (0..1) whenever the adviser gives it. Where it can only judge
points or money, a loss counts as its share of the range in which the game's utility lies
(``Facts.reach``).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from engines.core.analysis import Analysis, Estimate, Line, Unit
from engines.core.game import Game
from engines.core.position import Position
from engines.core.types import Action, Seat

Shares: TypeAlias = tuple[Estimate, ...]
"""What something is worth to every seat, 0..1."""
Values: TypeAlias = Mapping[Unit, tuple[Estimate, ...]]
"""Values for every seat by unit, as in ``Line.values``."""


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
_SURE: Final = 2.0
"""A loss counts as real from so many standard errors of the difference."""


def shares(game: Game, values: Values) -> Shares | None:
    """What a line or position with ``values`` is worth to every seat, as shares 0..1.

    None if there are neither win chances nor values in the game's own unit.
    """
    if Unit.WIN in values:
        return values[Unit.WIN]
    own = values.get(game.facts.unit)
    if own is None:
        return None
    low, high = game.facts.reach
    width = high - low
    return tuple(Estimate((value.mean - low) / width, value.error / width) for value in own)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision costs, as far as the adviser can tell.

    Attributes:
        node: the node after which it is taken.
        action, seat: what, and who.
        loss: against the best plan, in win chance (0..1).
        sure: the loss is more than the noise of a search.
        cost, unit: the same loss in the unit by which the adviser ranks.
        played: the adviser's best plan that starts with ``action``.
        best: its best plan of all.
    """

    node: int
    action: Action
    seat: Seat
    loss: float
    sure: bool
    quality: Quality
    cost: float
    unit: Unit
    played: Line
    best: Line


def judge(
    position: Position,
    node: int,
    analysis: Analysis,
    action: Action,
    thresholds: Thresholds = DEFAULT_THRESHOLDS,
) -> Judgement | None:
    """What ``action`` costs in ``position``, which stands after ``node``.

    None if the adviser did not look at it, or cannot judge by win chance or the game's unit.
    """
    played = analysis.line_starting(action)
    if played is None:
        return None
    own, best = shares(position.game, played.values), shares(position.game, analysis.best.values)
    if own is None or best is None:
        return None
    mine, top = own[analysis.seat], best[analysis.seat]
    loss = max(0.0, top.mean - mine.mean)
    noise = _noise(position.game, analysis, played)
    return Judgement(
        node=node,
        action=action,
        seat=analysis.seat,
        loss=loss,
        sure=loss > _SURE * noise,
        quality=thresholds.quality(loss),
        cost=analysis.loss(action) or 0.0,
        unit=analysis.unit,
        played=played,
        best=analysis.best,
    )


def _noise(game: Game, analysis: Analysis, line: Line) -> float:
    """The standard error of what ``line`` loses, as a share of the win."""
    unit = Unit.WIN if Unit.WIN in line.values else game.facts.unit
    low, high = (0.0, 1.0) if unit is Unit.WIN else game.facts.reach
    if unit is analysis.unit:
        return analysis.behind(line).error / (high - low)
    values = (analysis.best.values[unit][analysis.seat], line.values[unit][analysis.seat])
    return math.hypot(*(value.error for value in values)) / (high - low)


def win_shares(returns: Sequence[float]) -> tuple[float, ...]:
    """Each seat's share of the win at the end of a game: the highest utilities share it."""
    best = max(returns)
    winners = [value == best for value in returns]
    return tuple(won / sum(winners) for won in winners)

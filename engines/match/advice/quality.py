"""The cost of a decision, and its class.

Losses are measured in *win chance* (0..1) whenever the adviser gives it. Where it can only judge
points or money, a loss counts as its share of the range in which the game's utility is
(``GameInfo.reach``).
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, Self, TypeAlias

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.contract.bot import BotInfo
from engines.contract.messages import Message
from engines.contract.position import Position, plan
from engines.contract.rules import Rules
from engines.runtime.types import Action, Seat

Shares: TypeAlias = tuple[Estimate, ...]
"""The value of something for every seat, 0..1."""
Values: TypeAlias = Mapping[Unit, tuple[Estimate, ...]]
"""Values for every seat by unit, as in ``Line.values``."""


# Where the classes begin, in win chance (0.01 is one point). Losses smaller than GOOD are shown as
# 0.0 and count as none, so that a game in which every choice was the best has lost nothing.
GOOD: Final = 0.0005
INACCURACY: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.10
LUCKY: Final = 0.05
VERY_LUCKY: Final = 0.10


class Quality(Enum):
    """Classes of decisions, best first."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, loss: float) -> Self:
        """The class of a decision that cost ``loss``."""
        limits = (GOOD, INACCURACY, MISTAKE, BLUNDER)
        return tuple(cls)[sum(loss >= limit for limit in limits)]

    @property
    def is_mistake(self) -> bool:
        """An inaccuracy or worse."""
        return self not in (Quality.BEST, Quality.GOOD)


class Fortune(Enum):
    """Classes of chance outcomes."""

    VERY_LUCKY = "very_lucky"
    LUCKY = "lucky"
    PLAIN = "plain"
    UNLUCKY = "unlucky"
    VERY_UNLUCKY = "very_unlucky"

    @classmethod
    def of(cls, luck: float) -> "Fortune":
        """The class of an outcome that was worth ``luck`` to its owner."""
        if abs(luck) <= LUCKY:
            return cls.PLAIN
        if luck > 0:
            return cls.VERY_LUCKY if luck > VERY_LUCKY else cls.LUCKY
        return cls.VERY_UNLUCKY if luck < -VERY_LUCKY else cls.UNLUCKY


SURE: Final = 2.0
"""A loss is certain from this many standard errors of the difference."""


def shares(game: Rules, values: Values) -> Shares | None:
    """The value of a line or position with ``values`` for every seat, as shares 0..1.

    None if there are neither win chances nor values in the game's own unit.
    """
    if Unit.WIN in values:
        return values[Unit.WIN]
    own = values.get(game.info.unit)
    if own is None:
        return None
    low, high = game.info.reach
    width = high - low
    return tuple(Estimate((value.mean - low) / width, value.error / width) for value in own)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The certain part of what a decision costs.

    Attributes:
        node: the node after which it is taken.
        actions, told: what was played, as it was played, and in short notation.
        seat: who decides.
        loss: against the best plan, in win chance (0..1); 0 unless it is more than the noise of a
            search, and win chances already say something about who will win.
        estimate: the loss as measured, certain or not; below 0 if the plan was measured as better.
        unit: that by which the adviser ranks.
        played: the adviser's plan that leads to the same position, or its best one that still can.
        best, better: its best plan of all, and that in short notation.
    """

    node: int
    actions: tuple[Action, ...]
    told: Message
    seat: Seat
    loss: float
    estimate: float
    quality: Quality
    unit: Unit
    played: Line
    best: Line
    better: Message


class SecondLook(NamedTuple):
    """Turns or actions to compare (``Question``)."""

    turns: tuple[tuple[Action, ...], ...] = ()
    only: tuple[Action, ...] = ()


def judge(
    position: Position,
    node: int,
    analysis: Analysis,
    actions: Sequence[Action],
    *,
    whole: bool = False,
) -> Judgement | None:
    """The cost of the first decision among ``actions``, played in ``position``.

    A decision is as long as the adviser's plans are: if one of them ends where the actions have
    led, in whatever order, all those actions are one decision. Otherwise the first action is the
    decision, with the value of the best plan that is still possible after it.

    Args:
        position: where it was taken.
        node: the node before ``position``.
        analysis: what the adviser thinks there.
        actions: what the seat did, until chance or another seat was to move.
        whole: the actions are one decision: judge all of them, or nothing.

    Returns:
        None if the adviser did not consider it, or can't judge by win chance or the game's unit.
    """
    found = _reached(position, analysis, actions, whole=whole)
    if found is None and not whole:
        found = _possible(position, analysis, actions[0])
    if found is None:
        return None
    played, count = found
    behind = loss_of(position.game, analysis, played)
    if behind is None:
        return None
    certain = behind.mean >= GOOD and behind.mean > SURE * behind.error
    loss = behind.mean if certain and analysis.telling else 0.0
    return Judgement(
        node=node,
        actions=tuple(actions[:count]),
        told=plan(position, actions[:count]),
        seat=analysis.seat,
        loss=loss,
        estimate=behind.mean,
        quality=Quality.of(loss),
        unit=analysis.unit,
        played=played,
        best=analysis.best,
        better=plan(position, analysis.best.actions),
    )


def second_looks(
    bot: BotInfo,
    game: Rules,
    analysis: Analysis,
    judgement: Judgement | None,
    actions: Sequence[Action],
) -> Iterator[SecondLook]:
    """What to ask the adviser before anything is said: one, or the next if it can't answer that.

    Only the best plan and what was played are compared, with other luck. That helps with an
    apparent inaccuracy, because the best plan may have been chosen by luck, and with a move that
    may be a mistake after all, because a search soon gives up what looks poor. Exact values do not
    change. Turns are also compared if what was played isn't among the plans, but only begins one.
    """
    unsure = _is_unsure(game, analysis, judgement)
    begun = judgement is not None and len(judgement.actions) < len(judgement.played.actions)
    if bot.compares_plans and (unsure or begun):
        yield SecondLook(turns=(analysis.best.actions, tuple(actions)))
    if unsure and not bot.weighs:
        yield SecondLook(only=tuple(dict.fromkeys((analysis.best.actions[0], actions[0]))))


def _is_unsure(game: Rules, analysis: Analysis, judgement: Judgement | None) -> bool:
    """Whether a move may be an inaccuracy or worse, or isn't among the plans."""
    if analysis.work.exact or judgement is None:
        return judgement is None
    behind = loss_of(game, analysis, judgement.played)
    if behind is None:
        return False
    most = behind.mean + SURE * behind.error
    return behind.mean >= INACCURACY or most >= MISTAKE


def _reached(
    position: Position, analysis: Analysis, actions: Sequence[Action], *, whole: bool
) -> tuple[Line, int] | None:
    """The best plan that ends where the actions led, and after how many of them."""
    places: dict[bytes, int] = {}
    after = position
    for count, action in enumerate(actions, 1):
        after = after.apply(action)
        if count == len(actions) or not whole:
            places.setdefault(position.game.essence(after.state), count)
    for line in analysis.lines:
        end = _end(position, line.actions)
        if end is not None and end in places:
            return line, places[end]
    return None


def _possible(position: Position, analysis: Analysis, action: Action) -> tuple[Line, int] | None:
    """The best plan whose end can still be reached after ``action``, one of its actions."""
    for line in analysis.lines:
        if line.actions[0] == action:
            return line, 1
        if action in line.actions:
            rest = list(line.actions)
            rest.remove(action)
            end = _end(position, line.actions)
            if end is not None and end == _end(position, (action, *rest)):
                return line, 1
    return None


def _end(position: Position, actions: Sequence[Action]) -> bytes | None:
    """The essence of where a plan ends; None if it is not possible in this order."""
    seat = position.turn
    for action in actions:
        if position.turn != seat or action not in position.legal():
            return None
        position = position.apply(action)
    return position.game.essence(position.state)


def loss_of(game: Rules, analysis: Analysis, line: Line) -> Estimate | None:
    """What ``line`` loses against the best, as a share of the win; None if it can't be judged."""
    if analysis.unit is Unit.EQUITY:  # from all lost to all won is two stakes
        behind = analysis.behind(line)
        return Estimate(behind.mean / 2, behind.error / 2)
    unit = Unit.WIN if Unit.WIN in line.values else game.info.unit
    if unit not in line.values or unit not in analysis.best.values:
        return None
    low, high = (0.0, 1.0) if unit is Unit.WIN else game.info.reach
    if unit is analysis.unit:
        behind = analysis.behind(line)
        return Estimate(behind.mean / (high - low), behind.error / (high - low))
    top, own = (each.values[unit][analysis.seat] for each in (analysis.best, line))
    error = math.hypot(top.error, own.error) / (high - low)
    return Estimate((top.mean - own.mean) / (high - low), error)

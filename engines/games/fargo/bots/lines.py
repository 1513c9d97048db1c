"""Shared by all bots of Fargo: the exact figures of a decision, and lines made from them."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit, Work
from engines.contract.bot import Bot, BotInfo
from engines.games.fargo.exact_turn import PointsChoice, hint
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.reasons import reasons
from engines.games.fargo.snapshot import Snapshot
from engines.games.fargo.strategy import Policy
from engines.runtime.types import Action

_EQUAL: Final = 1e-12
"""Exact win chances that differ by no more count as equal."""


class Follower(Bot):
    """A bot that plays every turn by a policy, or every turn before the final round."""

    def __init__(self, info: BotInfo) -> None:
        self.info = info

    @abstractmethod
    def policy(self) -> Policy:
        """Its policy: a ``Finisher`` if it plays the final round for the win."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision and what is known about it.

    Attributes:
        snapshot: where the decision is.
        points: mean points of this turn after each decision.
        win: per action, the win chance of every seat; empty if it was not computed.
        lead_error: standard error of the difference of the mover's win chances; None: exact.
        visits: playouts per action.
    """

    snapshot: Snapshot
    points: PointsChoice
    win: Mapping[Action, tuple[Estimate, ...]]
    lead_error: float | None
    visits: int

    def points_after(self, action: Action) -> float:
        """Mean points of this turn."""
        return self.points.stop if action == STOP else self.points.roll

    def win_after(self, action: Action) -> Estimate:
        """The mover's win chance."""
        return self.win[action][self.snapshot.mover]

    def values(self, action: Action) -> dict[Unit, tuple[Estimate, ...]]:
        """For every seat: points of this turn and, if known, win chance."""
        points = [Estimate(0.0)] * self.snapshot.seats
        points[self.snapshot.mover] = Estimate(self.points_after(action))
        values = {Unit.POINTS: tuple(points)}
        return values | {Unit.WIN: self.win[action]} if self.win else values

    def line(
        self,
        action: Action,
        preference: float,
        bar: Estimate,
        first_reasons: tuple[Reason, ...] = (),
    ) -> Line:
        """The line that begins with ``action``; the bot's own reasons are first."""
        wins_more = None
        if self.win:
            other = ROLL if action == STOP else STOP
            lead = self.win_after(action).mean - self.win_after(other).mean
            wins_more = lead > max(_EQUAL, self.lead_error or 0.0)
        return Line(
            actions=(action,),
            names=("roll" if action == ROLL else "bank",),
            preference=preference,
            bar=bar,
            values=self.values(action),
            visits=self.visits,
            reasons=first_reasons
            + reasons(self.snapshot, action, self.points, wins_more=wins_more),
        )


def judgement_of(
    snapshot: Snapshot,
    win: Mapping[Action, tuple[Estimate, ...]] = MappingProxyType({}),
    lead_error: float | None = None,
    visits: int = 0,
) -> Judgement:
    """A decision with the exact points of both actions, and what else is known."""
    points = hint(snapshot.run, snapshot.dice, banked=snapshot.banked)
    return Judgement(snapshot, points, win, lead_error, visits)


def win_analysis(bot: Bot, judgement: Judgement, work: Work) -> Analysis:
    """The analysis that ranks by win chance; equal chances by points."""

    def rank(action: Action) -> tuple[float, float]:
        return judgement.win_after(action).mean, judgement.points_after(action)

    ranked = sorted((STOP, ROLL), key=rank, reverse=True)
    chances = [(action, judgement.win_after(action)) for action in ranked]
    best, worse = (judgement.line(action, win.mean, win) for action, win in chances)
    if judgement.lead_error is not None:
        lead = Estimate(chances[0][1].mean - chances[1][1].mean, judgement.lead_error)
        worse = replace(worse, behind=lead)
    return Analysis(
        game="fargo",
        bot=bot.info.id,
        seat=judgement.snapshot.mover,
        unit=Unit.WIN,
        lines=(best, worse),
        preference_unit="bot.preference.win",
        work=work,
    )


def points_analysis(
    bot: Bot, judgement: Judgement, work: Work, worthless: tuple[Action, ...] = ()
) -> Analysis:
    """The analysis that ranks by mean points of the turn; ``worthless`` actions are last."""
    wish = {
        action: 0.0 if action in worthless else judgement.points_after(action)
        for action in (STOP, ROLL)
    }
    ranked = sorted(wish, key=lambda action: wish[action], reverse=True)
    best = wish[ranked[0]]
    lines = (judgement.line(a, wish[a], Estimate(wish[a] / best)) for a in ranked)
    return Analysis(
        game="fargo",
        bot=bot.info.id,
        seat=judgement.snapshot.mover,
        unit=Unit.POINTS,
        lines=tuple(lines),
        preference_unit="bot.preference.points",
        work=work,
    )

"""What is known about a decision, lines made from it, and the bot that knows the win chances."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit, Work
from engines.contract.bot import Bot, BotInfo, ListedBot, Question, answer
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.fargo import solved
from engines.games.fargo.exact_turn import hint
from engines.games.fargo.game import GAME
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.reasons import reasons
from engines.games.fargo.snapshot import Snapshot, read
from engines.games.fargo.solved import Choice, Situation, situation_of
from engines.games.fargo.strategy import Player, Policy, Worth, plays_for_best
from engines.runtime.errors import UnknownName
from engines.runtime.types import Action

_EQUAL: Final = 1e-12
"""Exact win chances that differ by no more count as equal."""


class Follower(Bot):
    """A bot that plays every turn by a policy, or every turn before the final round."""

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
    points: Worth
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


def win_analysis(bot: Bot, position: Position, judgement: Judgement, work: Work) -> Analysis:
    """The analysis that ranks by win chance; equal chances by points."""

    def rank(action: Action) -> tuple[float, float]:
        return judgement.win_after(action).mean, judgement.points_after(action)

    ranked = sorted((STOP, ROLL), key=rank, reverse=True)
    chances = [(action, judgement.win_after(action)) for action in ranked]
    best, worse = (judgement.line(action, win.mean, win) for action, win in chances)
    if judgement.lead_error is not None:
        lead = Estimate(chances[0][1].mean - chances[1][1].mean, judgement.lead_error)
        worse = replace(worse, behind=lead)
    return answer(bot.info.id, position, (best, worse), work, "bot.preference.win")


def points_analysis(
    bot: Bot, position: Position, work: Work, worthless: tuple[Action, ...] = ()
) -> Analysis:
    """The analysis that ranks by mean points of the turn; ``worthless`` actions are last."""
    judgement = judgement_of(read(position.state))
    wish = {
        action: 0.0 if action in worthless else judgement.points_after(action)
        for action in (STOP, ROLL)
    }
    ranked = sorted(wish, key=lambda action: wish[action], reverse=True)
    best = wish[ranked[0]]
    lines = (judgement.line(a, wish[a], Estimate(wish[a] / best)) for a in ranked)
    return answer(bot.info.id, position, lines, work, "bot.preference.points", Unit.POINTS)


class SeatedBot(Bot):
    """A bot that can take into account which seats play every turn by a policy."""

    def __init__(self, info: BotInfo, seated: tuple[str, ...] = ()) -> None:
        super().__init__(info)
        self._seated = seated

    def at_table(self, players: tuple[str, ...]) -> Bot:
        """This bot against these players, if any of them doesn't play for the win."""
        follows = any(_follower(name) is not None for name in players)
        return type(self)(self.info, players) if follows else self


class OptimalBot(SeatedBot):
    """Reads the win chances of both decisions from the solved game.

    The solution is loaded, or worked out and kept, when it is first needed. If the monitor stops
    that, the bot falls back on the points of the turn. If it knows the players (``at_table``), it
    plays best against them, instead of against copies of itself.
    """

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return exact_analysis(self, question.position, self._seated, monitor)

    def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]] | None:
        """The win chance of every seat in any position, once the solution is loaded."""
        if position.is_over:
            return {Unit.WIN: tuple(map(Estimate, position.returns().tolist()))}
        snapshot = read(position.state)
        situation = situation_at(snapshot, self._seated)
        if not solved.ready(situation):
            return None
        choice = solved.win_values(situation)
        if choice is None:
            return None
        played = _as_played(snapshot, situation, choice)
        return {Unit.WIN: by_seat(snapshot, played, solved.error(situation))}

    def solve(self, position: Position, monitor: Monitor) -> bool:
        return position.is_over or (
            solved.win_values(situation_at(read(position.state), self._seated), monitor) is not None
        )


def situation_at(snapshot: Snapshot, seated: tuple[str, ...]) -> Situation:
    """The decision as the solved game sees it; ``seated``: the players, if known."""
    return situation_of(snapshot, tuple(map(player, seated)))


def exact_analysis(
    bot: Bot, position: Position, seated: tuple[str, ...], monitor: Monitor
) -> Analysis:
    """Both decisions by their exact win chances, if the monitor leaves enough time."""
    snapshot = read(position.state)
    situation = situation_at(snapshot, seated)
    choice = solved.win_values(situation, monitor)
    if choice is None:
        return hurried_analysis(bot, position, monitor)
    error = solved.error(situation)
    win = {STOP: by_seat(snapshot, choice.stop, error), ROLL: by_seat(snapshot, choice.roll, error)}
    work = monitor.spent(table_hits=len(win), exact=not error)
    return win_analysis(bot, position, judgement_of(snapshot, win, error or None), work)


def hurried_analysis(bot: Bot, position: Position, monitor: Monitor) -> Analysis:
    """Both decisions by points, when nothing is known about the win.

    Stopping while behind in a last turn surely loses, so it is ranked last.
    """
    snapshot = read(position.state)
    loses = snapshot.last_turn and snapshot.stopped < snapshot.best_other
    return points_analysis(bot, position, monitor.spent(), (STOP,) if loses else ())


def by_seat(snapshot: Snapshot, chances: tuple[float, ...], error: float) -> tuple[Estimate, ...]:
    """Chances in order of play, the mover first, as estimates by seat.

    The last chance is 1 minus the others, so rounding may make it negative.
    """
    first = snapshot.seats - snapshot.mover
    return tuple(Estimate(max(0.0, chance), error) for chance in chances[first:] + chances[:first])


def _as_played(snapshot: Snapshot, situation: Situation, choice: Choice) -> tuple[float, ...]:
    """The chances before the pending roll, or after the mover's choice."""
    if snapshot.rolling:
        return choice.roll
    mover = situation.players[0]
    rolls = not choice.stop_is_best
    if mover is not None and not plays_for_best(mover, last_round=snapshot.last_turn):
        rolls = mover.rolls_at(snapshot.run, snapshot.dice)
    return choice.roll if rolls else choice.stop


def _follower(name: str) -> Follower | None:
    """The bot with this id if it plays every turn by a policy; None for people and all others."""
    try:
        bot = GAME.bot(name)
    except UnknownName:
        return None
    made = bot.loaded if isinstance(bot, ListedBot) else bot
    return made if isinstance(made, Follower) else None


def player(name: str) -> Player:
    """How the seat with this id decides: by its policy, or for the best win chance."""
    follower = _follower(name)
    return None if follower is None else follower.policy()

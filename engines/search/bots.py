"""Bots that play any game: random, by a rule, by the game's policy, and by playouts.

``RolloutBot`` is the only one of them that gives hints. It is there for new games: all shipped
games have their own searches.

A game lists them as they are, or a subclass with its own rule.
"""

from abc import abstractmethod
from collections.abc import Sequence
from math import log
from typing import Final

import numpy as np

from engines.contract.analysis import BY_SHARE, Analysis, Estimate, Line
from engines.contract.bot import Bot, Question, answer
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, Action
from engines.search.result import Tally, line_of
from engines.search.running import Part, limit_of, progress, run

EXPLORATION: Final = 0.7
"""Weight of the confidence bound, for utilities scaled to 0..1."""


class RandomBot(Bot):
    """Plays any legal action, all equally likely. Its values say that it knows nothing."""

    def lots(self, position: Position) -> Sequence[Action]:
        """What it draws from: the legal actions, repeated in proportion to how likely they are."""
        return position.legal()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """All legal actions, the chosen one first; see ``Bot.analyse``."""
        position = question.position
        lots = self.lots(position)
        chosen = lots[below(stream(question.seed, "random"), len(lots))]
        share = {action: lots.count(action) / len(lots) for action in position.legal()}
        # What it plays comes first, so that uneven shares can't be what ranks the lines.
        wish = share if len({*share.values()}) == 1 else _only(position, chosen)
        return _chosen(self, position, chosen, wish, share, monitor)


class RuleBot(Bot):
    """Plays what a rule says."""

    @abstractmethod
    def rule(self, position: Position, seed: int) -> Action:
        """The action for a position."""

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """The action of the rule, then all others; see ``Bot.analyse``."""
        position = question.position
        chosen = self.rule(position, question.seed)
        wish = _only(position, chosen)
        return _chosen(self, position, chosen, wish, wish, monitor)


class PolicyBot(RuleBot):
    """Plays what the game's ``policy`` plays, the same as in guided playouts."""

    def rule(self, position: Position, seed: int) -> Action:
        return position.game.kernel.policy(position.state, stream(seed, "policy"))


def _only(position: Position, chosen: Action) -> dict[Action, float]:
    return {action: float(action == chosen) for action in position.legal()}


def _chosen(
    bot: Bot,
    position: Position,
    chosen: Action,
    wish: dict[Action, float],
    bar: dict[Action, float],
    monitor: Monitor,
) -> Analysis:
    """The analysis of a bot that does not look ahead: preferences, and no opinion on values."""
    facts = position.game.info
    values = {facts.unit: (facts.unknown(position.seats),) * position.seats}
    order = (chosen, *(action for action in wish if action != chosen))
    lines = (
        Line(
            actions=(action,),
            names=(position.action_text(action),),
            preference=wish[action],
            bar=Estimate(bar[action]),
            values=values,
        )
        for action in order
    )
    return answer(bot.info.id, position, lines, monitor.spent(), BY_SHARE)


class RolloutBot(Bot):
    """Judges actions by playouts by the game's policy, most of them for the best actions.

    Plays any game. The next playout goes to the action with the highest upper confidence bound
    (P. Auer, N. Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem",
    2002). What the searching seat can't know is redrawn for each playout.
    """

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """The actions that were tried, the most valuable first; see ``Bot.analyse``.

        Raises:
            BotError: a playout never ends.
        """
        position, limit = question.position, limit_of(question.budget)
        playouts = _Playouts(position, question.choices, limit, question.seed)

        def found() -> Analysis:
            work = monitor.spent(playouts=playouts.done)
            return answer(self.info.id, position, playouts.lines(), work)

        def publish() -> None:
            monitor.publish(progress(playouts.done, limit, monitor), found)

        run([playouts], monitor, publish=publish)
        return found()


class _Playouts(Part):
    """One playout after another, each beginning with one of ``actions``."""

    def __init__(
        self, position: Position, actions: Sequence[Action], quota: int | None, seed: int
    ) -> None:
        super().__init__(quota)
        self._position = position
        self._actions = actions
        self._random = stream(seed, "playouts")
        self._tally = Tally.empty(len(actions), position.seats)

    def work(self, units: int) -> int:
        for _ in range(units):
            index = self._next()
            values = self._played_out(self._actions[index])
            self._tally.rows[index] += (1.0, *values, *(value * value for value in values))
        return units

    def _next(self) -> int:
        """The action with the highest bound; untried ones come first."""
        low, high = self._position.game.info.bounds
        visits = self._tally.rows[:, 0]
        if not visits.all():
            return int(np.argmin(visits))
        means = (self._tally.rows[:, 1 + self._position.turn] / visits - low) / (high - low)
        return int(np.argmax(means + EXPLORATION * np.sqrt(log(visits.sum()) / visits)))

    def _played_out(self, action: Action) -> list[float]:
        """What each seat gets in a playout that begins with an action; hidden cards are redrawn."""
        game, random = self._position.game, self._random
        kernel, state = game.kernel, self._position.state
        kernel.redraw(state, self._position.turn, random)
        kernel.apply(state, action)
        for _ in range(kernel.max_steps):
            turn = kernel.turn(state)
            if turn == OVER:
                values: list[float] = Position(game, state).returns().tolist()
                return values
            choose = kernel.sample if turn == CHANCE else kernel.policy
            kernel.apply(state, choose(state, random))
        raise BotError("errors-playout-did-not-end", id=game.id, max_steps=kernel.max_steps)

    def lines(self) -> list[Line]:
        """The result of the playouts so far, best first."""
        position, tally = self._position, self._tally
        lines = [
            line_of(
                position,
                self._actions[i],
                tally.values(i, position.game.info),
                visits=int(tally.rows[i, 0]),
            )
            for i in tally.ranked(position.turn)
        ]
        return sorted(lines, key=lambda line: line.preference, reverse=True)

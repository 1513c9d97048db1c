"""Flat Monte Carlo search for any game: playouts by its policy, most of them for the best actions.

The next playout goes to the action with the highest upper confidence bound (P. Auer,
N. Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem", 2002). What
the searching seat can't know is redrawn for each playout.
"""

from collections.abc import Sequence
from math import log
from typing import Final

import numpy as np

from engines.contract.analysis import Analysis, Line, Work
from engines.contract.bot import Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, Action
from engines.search.result import AsAnalysis, Tally, line_of
from engines.search.running import Part, check_decision, chosen_actions, limit_of, progress, run

EXPLORATION: Final = 0.7
"""Weight of the confidence bound, for utilities scaled to 0..1."""


def search(question: Question, monitor: Monitor, as_analysis: AsAnalysis) -> Analysis:
    """Search from a position in which someone has to decide.

    Args:
        question: the question; its budget is seconds or playouts.
        monitor: cancel, deadline and publication.
        as_analysis: makes the analysis that is published and returned.

    Returns:
        The actions that were tried, the most valuable first. The same position, seed and budget
        without seconds give the same result.

    Raises:
        BotError: nobody has to decide, an action in ``only`` isn't legal, or a playout never ends.
    """
    position = question.position
    check_decision(position)
    limit = limit_of(question.budget)
    actions = chosen_actions(position, question.only)
    playouts = _Playouts(position, actions, limit, question.seed)

    def answer() -> Analysis:
        work = Work(seconds=monitor.elapsed_s, playouts=playouts.done, stopped=monitor.cancelled)
        return as_analysis(playouts.lines(), work)

    def publish() -> None:
        monitor.publish(progress(playouts.done, limit, monitor), answer)

    run([playouts], monitor, publish=publish)
    return answer()


class _Playouts(Part):
    """One playout after another."""

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
        """What each seat gets after an action in a game that this seat may be in."""
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

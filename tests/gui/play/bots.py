"""Bots that do on demand what real ones seldom do: take their time, fail, know everything."""

import threading
from typing import Final

import pytest

from engines.contract.analysis import Analysis, Estimate, Line, Unit, Work
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.games.fargo.view import ROLL, STOP
from engines.runtime.errors import BotError
from engines.runtime.types import Action

SEATS: Final = (2, 6)
_LOOK_S: Final = 0.005


def _info(name: str, *, searches: bool = False, adviser: bool = False) -> BotInfo:
    return BotInfo(name, 1, Budget(playouts=100), SEATS, searches=searches, adviser=adviser)


def analysis_of(bot: Bot, position: Position, best: Action, work: Work) -> Analysis:
    """An analysis that sees 70% for ``best`` and 50% for the other action."""
    chances = {best: 0.7, STOP if best == ROLL else ROLL: 0.5}
    lines = tuple(
        Line(
            actions=(action,),
            names=(position.action_text(action),),
            preference=chance,
            bar=Estimate(chance),
            values={Unit.WIN: _shares(position, chance)},
        )
        for action, chance in chances.items()
    )
    return Analysis("fargo", bot.info.id, position.turn, Unit.WIN, lines, work=work)


def _shares(position: Position, chance: float) -> tuple[Estimate, ...]:
    others = Estimate((1 - chance) / (position.seats - 1))
    return tuple(
        Estimate(chance) if seat == position.turn else others for seat in range(position.seats)
    )


class Sure(Bot):
    """Answers at once that ``best`` is better by 20 percentage points."""

    def __init__(self, name: str, best: Action) -> None:
        self.info = _info(name, adviser=True)
        self._best = best

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return analysis_of(self, question.position, self._best, Work(exact=True))


class Patient(Bot):
    """Thinks until it is told to answer, or canceled; shows what it has found meanwhile."""

    def __init__(self, name: str, best: Action = STOP) -> None:
        self.info = _info(name, searches=True, adviser=True)
        self._best = best
        self.may_answer = threading.Event()
        self.asked: list[Budget] = []
        self.cancelled = 0

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        self.asked.append(question.budget)
        while not monitor.stop_now() and not self.may_answer.wait(_LOOK_S):
            monitor.publish(0.5, lambda: self._found(question.position, monitor))
        self.cancelled += monitor.cancelled
        return self._found(question.position, monitor)

    def _found(self, position: Position, monitor: Monitor) -> Analysis:
        work = Work(monitor.elapsed_s, playouts=len(self.asked), stopped=monitor.cancelled)
        return analysis_of(self, position, self._best, work)


class Failing(Bot):
    """Fails as often as it is told to, then banks at every decision."""

    def __init__(self, name: str, times: int = 1) -> None:
        self.info = _info(name)
        self.times = times

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        if self.times > 0:
            self.times -= 1
            raise BotError("The bot lost its way. Let it try again, or choose another.")
        return analysis_of(self, question.position, STOP, Work())


def seat_bot(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    """Let ``bot`` take the place of the bot of Fargo that has its id."""
    game = find_game("fargo")
    bots = tuple(bot if each.info.id == bot.info.id else each for each in game.bots)
    assert bot in bots
    monkeypatch.setitem(game.__dict__, "bots", bots)

"""Bots for High Card: a sound one, a lazy one, and one for every way to fail."""

import time
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit, Work
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.messages import message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.kernels.rng import uniform
from engines.runtime.streams import stream
from engines.runtime.types import Action
from tests.contract.toy import HOLD, POINTS, ROLL

ONE_PLAYOUT: Final = Budget(playouts=1)


def _info(name: str, level: int = 1, *, searches: bool = False, adviser: bool = False) -> BotInfo:
    return BotInfo(name, level, ONE_PLAYOUT, (2, 3), searches=searches, adviser=adviser)


def analysis_of(
    bot: str, position: Position, wish: dict[Action, float], work: Work | None = None
) -> Analysis:
    """An analysis that wants each action as much as ``wish`` says (0..1)."""
    seats = position.seats
    lines = [
        Line(
            actions=(action,),
            names=(position.action_text(action),),
            preference=level,
            bar=Estimate(level),
            values={Unit.WIN: (Estimate(level),) * seats},
            reasons=(Reason(message("toy.action", seat=position.owner, what="because"), 1.0),),
        )
        for action, level in sorted(wish.items(), key=lambda item: -item[1])
    ]
    return Analysis("toy", bot, position.owner, Unit.WIN, tuple(lines), work=work or Work())


class _Toy(Bot):
    """A bot whose ``info`` belongs to its class."""

    def __init__(self) -> None:
        pass


class Greedy(_Toy):
    """Rolls until it has four points."""

    info = _info("greedy", 2, adviser=True)

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        rolls = question.position.state[POINTS + question.position.owner] < 4
        return analysis_of("greedy", question.position, {ROLL: 0.9 if rolls else 0.1, HOLD: 0.5})


class Careless(_Toy):
    """Plays anything: the seed decides."""

    info = _info("careless")

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return analysis_of(
            "careless", question.position, {ROLL: uniform(stream(question.seed)), HOLD: 0.5}
        )


class Sleepy(_Toy):
    """Sleeps through its budget, but wakes up when it is told to."""

    info = _info("sleepy", searches=True)

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        while question.budget.seconds and not monitor.stop_now():
            time.sleep(0.005)
        work = Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled)
        return analysis_of("sleepy", question.position, {HOLD: 1.0, ROLL: 0.0}, work)


class Crashing(_Toy):
    """Raises what no bot may raise."""

    info = _info("crashing")

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        raise ZeroDivisionError("float division by zero")


class Cheating(_Toy):
    """Answers with an action that does not exist."""

    info = _info("cheating")

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        found = analysis_of("cheating", question.position, {HOLD: 1.0})
        line = found.best
        stolen = Line((7,), ("steal",), line.preference, line.bar, line.values)
        return Analysis("toy", "cheating", found.seat, found.unit, (stolen,))


BOTS: Final = (Careless(), Crashing(), Cheating(), Sleepy(), Greedy())

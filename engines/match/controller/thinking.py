"""One decision of a bot, outside the event loop, with everything that can go wrong."""

import asyncio
import math
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from engines.contract.analysis import Analysis
from engines.contract.bot import PLAYS, Bot, Question, ask, longest_s
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.match.events import BotFailed
from engines.match.history import History
from engines.runtime.errors import BotError, BotOverran, ParlourError
from engines.runtime.texts import tr
from engines.runtime.types import Action, Seat

_LOOK_S: Final = 1.0
"""How often a deadline is checked: it may move while a search shows progress."""
_SILENCE_S: Final = 30.0
"""How long a search without a time limit may show no progress; the same goes for loading compiled
code before the first search."""

_T = TypeVar("_T")


class Workers(Protocol):
    """Runs functions outside the event loop."""

    async def run(self, function: Callable[[], _T], bot: Bot | None = None) -> _T:
        """Await ``function()``, run in a worker thread once what ``bot`` needs is there.

        Canceling the awaiting coroutine does not stop the function: for that, give it a monitor and
        cancel the monitor, too.
        """
        ...


SECOND_LOOK: Final = "second look"
"""The purpose of searches that judge again what another search has judged, with other luck."""


@dataclass(frozen=True, slots=True)
class Task:
    """A question to a bot.

    Attributes:
        position: the true position; the bot is shown what the deciding seat sees of it.
        seed, purpose, ply: what its random numbers are derived from; see ``Question.at``.
        only, turns: see ``Question``.
    """

    bot: Bot
    budget: Budget
    position: Position
    seed: int
    ply: int
    purpose: str = PLAYS
    only: tuple[Action, ...] = ()
    turns: tuple[tuple[Action, ...], ...] = ()

    @classmethod
    def at(cls, history: History, seat: Seat, left_s: float) -> "Task":
        """The question to the bot at ``seat`` in the current position; raises UnknownName.

        With a clock, the bot divides the time that it has left, and thinks no longer than a person
        has chosen for it; the seconds of its default budget do not limit it.
        """
        who = history.head.seats[seat]
        bot = history.game.bot(who.player)
        budget = who.budget or bot.info.budget
        control = history.head.clock
        if control is not None and bot.info.searches:
            to_go = history.game.turns_to_go(history.position.state)
            seconds = control.thinking_s(left_s, to_go)
            budget = budget.within(seconds, stretched=who.budget is None)
        return cls(
            bot=bot,
            budget=budget,
            position=history.position,
            seed=history.head.seed,
            ply=history.place().ply,
        )

    def answer(self, monitor: Monitor) -> Analysis:
        """Ask, in this thread; raises BotError."""
        question = Question.at(
            self.position, self.budget, self.seed, self.ply, self.purpose, self.only, self.turns
        )
        return ask(self.bot, question, monitor)


def failed_at(seat: Seat, error: ParlourError, task: Task | None, *, secret: bool) -> BotFailed:
    """What to report about a bot that failed; ``secret``: without what only its seat knows."""
    cause = error if isinstance(error, BotError) else BotError(str(error))
    return BotFailed(
        seat=seat,
        error=_veiled(error) if secret and not isinstance(cause, BotOverran) else error,
        details=_details_of(cause, task, secret=secret),
    )


def _veiled(error: ParlourError) -> ParlourError:
    """An error of the same kind whose message reveals nothing about the position."""
    return type(error)(tr("errors-bot-failed-in-secret"))


def _details_of(error: BotError, task: Task | None, *, secret: bool) -> str:
    """The error report: position, budget, seed and traceback.

    A secret one is without the position and the messages of errors. The record, the seed, and the
    ply reproduce the failure.
    """
    asked = ""
    if task is not None:
        position = "" if secret else f"position: {task.position.text()}\n"
        asked = (
            f"game: {task.position.game.id}\n{position}"
            f"bot: {task.bot.info.id}\nbudget: {task.budget.text()}\n"
            f"seed: {task.seed}, ply {task.ply}\n"
        )
    return asked + (_silent(error) if secret else "".join(traceback.format_exception(error)))


def _silent(error: BaseException | None) -> str:
    """The traceback of an error and its causes, without their messages."""
    if error is None:
        return ""
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{_silent(error.__cause__)}{frames}{type(error).__name__}\n"


class Search:
    """One search for a task. Make a new one for each, in the thread of the event loop.

    Args:
        task: what to think about.
        workers: where.
        on_news: called by ``answer``, at most ten times a second, with the share done and the best
            so far (if the bot has shown a new one); so never after ``answer`` has returned or been
            canceled.
        best: whether the best so far is wanted: making it costs the bot time.
    """

    def __init__(
        self,
        task: Task,
        workers: Workers,
        on_news: Callable[[float, Analysis | None], None] = lambda _share, _best: None,
        *,
        best: bool = True,
    ) -> None:
        self.task = task
        self._workers = workers
        self._on_news = on_news
        self._loop = asyncio.get_running_loop()
        self._monitor = Monitor(self._progressed, self._post if best else None)
        self._last_sign = time.monotonic()
        self._at_work = False
        self._progress = 0.0
        self._shown: Analysis | None = None
        self._bell: asyncio.Future[None] = self._loop.create_future()
        self._done = False

    @property
    def elapsed_s(self) -> float:
        """Seconds since the bot began to think."""
        return self._monitor.elapsed_s

    @property
    def progress(self) -> float:
        """Share of the budget done, 0..1, as last reported."""
        return self._progress

    def stop(self) -> None:
        """Ask for the best so far, which ``answer`` then gives within about 50 ms."""
        self._monitor.cancel()

    async def answer(self) -> Analysis:
        """The analysis. If this coroutine is canceled, so is the search, and its answer is lost.

        Raises:
            BotError: the bot raised, overran its time or answered illegally.
        """
        work = asyncio.ensure_future(self._workers.run(self._work, self.task.bot))
        try:
            while not work.done():
                left = self._deadline() - time.monotonic()
                if left <= 0:
                    raise self._overran()
                either: tuple[asyncio.Future[Any], ...] = (work, self._bell)
                await asyncio.wait(
                    either,
                    timeout=min(left, _LOOK_S),
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if self._bell.done() and not work.done():
                    self._bell = self._loop.create_future()
                    shown, self._shown = self._shown, None
                    self._on_news(self._progress, shown)
            return work.result()
        finally:
            self._done = True
            self._monitor.cancel()
            work.cancel()

    def _work(self) -> Analysis:
        self._last_sign = time.monotonic()
        self._at_work = True
        return self.task.answer(self._monitor)

    def _deadline(self) -> float:
        if not self._at_work:  # all workers are busy
            return math.inf
        seconds = self.task.budget.seconds
        if seconds is None or not self._monitor.started:
            return self._last_sign + _SILENCE_S
        begun = time.monotonic() - self.elapsed_s
        return begun + longest_s(seconds)

    def _overran(self) -> BotOverran:
        seconds, elapsed_s = self.task.budget.seconds, self.elapsed_s
        if seconds is None:
            return BotOverran("errors-bot-silent", elapsed_s=elapsed_s)
        return BotOverran("errors-bot-silent-given", elapsed_s=elapsed_s, seconds=seconds)

    def _ring(self, shown: Analysis | None) -> None:
        """There is news for ``answer`` to report."""
        self._shown = shown or self._shown
        if not self._bell.done():
            self._bell.set_result(None)

    # -- in the worker thread -----------------------------------------------------------------

    def _progressed(self, progress: float) -> None:
        self._last_sign = time.monotonic()
        self._progress = progress
        self._post(None)

    def _post(self, shown: Analysis | None) -> None:
        if self._done:
            return
        with suppress(RuntimeError):  # the event loop has ended meanwhile
            self._loop.call_soon_threadsafe(self._ring, shown)

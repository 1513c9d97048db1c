"""One decision of a bot, away from the event loop, with everything that can go wrong."""

import asyncio
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from engines.core.analysis import Analysis
from engines.core.bot import Bot
from engines.core.budget import Budget
from engines.core.errors import BotError, ParlourError
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.streams import derive, stream
from engines.core.types import Seat
from engines.session.events import Failure
from engines.session.workers import Workers


@dataclass(frozen=True, slots=True)
class Patience:
    """How long an answer is waited for.

    Attributes:
        grace_s: how much longer than its budget of seconds a search may take.
        silence_s: how long a search that is limited by work, not by time, may show no progress.
    """

    grace_s: float = 3.0
    silence_s: float = 30.0


class BotFailure(BotError):
    """A bot gave no usable answer.

    Attributes:
        failure: how.
        details: for the error report.
    """

    def __init__(self, message: str, failure: Failure, details: str = "") -> None:
        super().__init__(message)
        self.failure = failure
        self.details = details


@dataclass(frozen=True, slots=True)
class Task:
    """What a bot is asked.

    Attributes:
        position: the true position; the bot is shown ``seen_by(seat)``.
        seed, purpose, ply: what its randomness is derived from. Bots that play have the purpose
            ``"bot"``.
    """

    bot: Bot
    budget: Budget
    position: Position
    seat: Seat
    seed: int
    ply: int
    purpose: str = "bot"

    def analyse(self, monitor: Monitor) -> Analysis:
        """Ask, in this thread, and check the answer; raises BotFailure."""
        name = self.bot.info.id
        monitor.start(self.budget)
        try:
            seen = self.position.seen_by(
                self.seat, stream(self.seed, "seen", self.purpose, self.seat, self.ply)
            )
            seed = derive(self.seed, self.purpose, self.seat, self.ply)
            analysis = self.bot.analyse(seen, self.budget, monitor, seed)
        except ParlourError as error:
            raise BotFailure(
                f"Bot {name} cannot decide here: {error}", Failure.RAISED, traceback.format_exc()
            ) from error
        except Exception as error:
            raise BotFailure(
                f"Bot {name} stopped with an error ({str(error) or type(error).__name__}).",
                Failure.RAISED,
                traceback.format_exc(),
            ) from error
        self._check(analysis)
        return analysis

    def _check(self, analysis: Analysis) -> None:
        legal = set(self.position.legal())
        wrong = [
            line for line in analysis.lines if not line.actions or line.actions[0] not in legal
        ]
        if not analysis.lines or wrong:
            answer = wrong[0].text if wrong else "nothing"
            raise BotFailure(
                f"Bot {self.bot.info.id} answered with {answer or 'nothing'}, "
                "which the rules do not allow here.",
                Failure.ILLEGAL,
                f"{self.position.game.id}: {self.position.text()}\nanswer: {wrong or 'no lines'}",
            )


class Search:
    """A task at work. Make a new one for each.

    Args:
        task: what to think about.
        workers: where.
        on_news: called in the event loop's thread, at most ten times a second, with the share done
            and the best so far (if the bot shows it); never after ``stop`` or the answer.
        patience: how long the answer is waited for.
    """

    def __init__(
        self,
        task: Task,
        workers: Workers,
        on_news: Callable[[float, Analysis | None], None],
        patience: Patience,
    ) -> None:
        self.task = task
        self._workers = workers
        self._on_news = on_news
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._monitor = Monitor(self._progressed, self._found)
        self._begun = self._last_sign = time.monotonic()
        self._progress = 0.0
        self._done = False

    @property
    def elapsed_s(self) -> float:
        """Seconds since the search was made."""
        return time.monotonic() - self._begun

    @property
    def progress(self) -> float:
        """Share of the budget done, 0..1, as the bot last told."""
        return self._progress

    def stop(self) -> None:
        """Ask for the best so far, which ``answer`` then gives within some 50 ms."""
        self._monitor.cancel()

    async def answer(self) -> Analysis:
        """The analysis. If this coroutine is cancelled, so is the search, and its answer is lost.

        Raises:
            BotFailure: the bot raised, overran its time or answered illegally.
        """
        work = asyncio.ensure_future(self._workers.run(self._work))
        try:
            while not work.done():
                left = self._deadline() - time.monotonic()
                if left <= 0:
                    raise self._overran()
                await asyncio.wait({work}, timeout=left)
            return work.result()
        finally:
            self._done = True
            self._monitor.cancel()
            work.cancel()

    def _work(self) -> Analysis:
        self._last_sign = time.monotonic()
        return self.task.analyse(self._monitor)

    def _deadline(self) -> float:
        seconds = self.task.budget.seconds
        if seconds is None:
            return self._last_sign + self._patience.silence_s
        return self._begun + seconds + self._patience.grace_s

    def _overran(self) -> BotFailure:
        budget = self.task.budget
        allowed = f"{budget.seconds:g} s" if budget.seconds is not None else "its work"
        return BotFailure(
            f"Bot {self.task.bot.info.id} did not answer: it was given {allowed} and was still "
            f"silent after {self.elapsed_s:.1f} s.",
            Failure.OVERRAN,
            f"{self.task.position.game.id}: {self.task.position.text()}\nbudget: {budget.text()}",
        )

    # -- in the worker thread -----------------------------------------------------------------

    def _progressed(self, progress: float) -> None:
        self._last_sign = time.monotonic()
        self._progress = progress
        self._post(progress, None)

    def _found(self, analysis: Analysis) -> None:
        self._post(self._progress, analysis)

    def _post(self, progress: float, analysis: Analysis | None) -> None:
        if not self._done and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news, progress, analysis)

    def _news(self, progress: float, analysis: Analysis | None) -> None:
        if not self._done:
            self._on_news(progress, analysis)

"""Bots that raise, hang or answer nonsense: the match is safe and can continue."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.archive.records import new_record
from engines.match.controller import control, thinking
from engines.match.controller.thinking import Search, failed_at
from engines.match.events import Applied, BotFailed, Waiting
from engines.match.history import START
from engines.runtime.errors import BotError, BotIllegal, BotOverran, IllegalAction, quoted
from engines.runtime.texts import tr
from tests.match.playing import playing, rest, run
from tests.match.small_game import KEEP, Scripted, SmallGame, exact_analysis
from tests.raised import raises
from tests.workers import ThreadWorkers


def be_patient(
    monkeypatch: pytest.MonkeyPatch,
    *,
    grace_s: float = 0.0,
    silence_s: float,
) -> None:
    """How long the match waits beyond the seconds of a decision, and without any progress."""
    monkeypatch.setattr(thinking, "longest_s", lambda seconds: seconds + grace_s)
    monkeypatch.setattr(thinking, "_SILENCE_S", silence_s)


@pytest.fixture
def release() -> Iterator[threading.Event]:
    """Lets a hanging bot go at the end of the test."""
    event = threading.Event()
    yield event
    event.set()


def raising(question: Question, *_: object) -> Analysis:
    raise ZeroDivisionError("no dice left")


def gives_up(question: Question, *_: object) -> Analysis:
    raise BotError("This bot knows no such position.")


def illegal(question: Question, *_: object) -> Analysis:
    analysis = exact_analysis(question.position, "bad")
    return replace(analysis, lines=(replace(analysis.best, actions=(7,), names=("7",)),))


def nothing(question: Question, *_: object) -> Analysis:
    return replace(exact_analysis(question.position, "bad"), lines=())


def hanging(release: threading.Event) -> Callable[..., Analysis]:
    def hang(question: Question, monitor: Monitor) -> Analysis:
        release.wait(20)
        return exact_analysis(question.position, "bad")

    return hang


def failing_match(game: SmallGame, bot: Scripted, budget: Budget | None = None) -> Record:
    game.bots = (*game.bots, bot)
    seats = [SeatRecord("Anna", "bad", budget), SeatRecord("Ben", "best")]
    return new_record(game, seats, start="1 0 2 0 0", seed=1)


def failed_with(name: str, error: str) -> str:
    return tr("errors-bot-failed-decision-forfeited", id="bad", name=name, error=error)


def answered(answer: str) -> str:
    legal = ("keep", "double")
    return tr("errors-bot-answered-not-legal", id="bad", answer=answer, choices=legal)


CASES = [
    pytest.param(raising, BotError, failed_with("ZeroDivisionError", "no dice left"), id="raises"),
    pytest.param(gives_up, BotError, "This bot knows no such position.", id="gives up"),
    pytest.param(illegal, BotIllegal, answered("7"), id="illegal"),
    pytest.param(nothing, BotIllegal, answered("nothing"), id="nothing"),
]


@pytest.mark.parametrize(("behaviour", "kind", "message"), CASES)
def test_a_failing_bot_is_told_and_the_table_stands(
    game: SmallGame,
    workers: ThreadWorkers,
    behaviour: Callable[..., Analysis],
    kind: type[BotError],
    message: str,
) -> None:
    async def main() -> None:
        record = failing_match(game, Scripted("bad", behaviour))
        async with playing(record, workers) as (match, heard):
            assert await rest(match) is Waiting.FAILED
            (failed,) = heard.of(BotFailed)
            assert match.pending.failed == failed
            assert (failed.seat, type(failed.error)) == (0, kind)
            assert str(failed.error) == message
            assert "position: 1 0 2 0 0" in failed.details
            assert match.history.at == START
            with raises(IllegalAction, "errors-not-possible-now"):
                match.act(KEEP)

    run(main())


@pytest.mark.parametrize("budget", [Budget(seconds=0.02), Budget(playouts=10)], ids=str)
def test_a_bot_that_never_answers_is_given_up(
    game: SmallGame,
    workers: ThreadWorkers,
    release: threading.Event,
    budget: Budget,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    be_patient(monkeypatch, grace_s=0.02, silence_s=0.05)

    async def main() -> None:
        record = failing_match(game, Scripted("bad", hanging(release)), budget)
        async with playing(record, workers) as (match, heard):
            assert await rest(match) is Waiting.FAILED
            (failed,) = heard.of(BotFailed)
            assert type(failed.error) is BotOverran
            assert "bad" not in str(failed.error), "people know it by its name at the table"
            control.play_for(match)
            match.act(KEEP)
            release.set()
            await rest(match)
            assert not [e for e in heard.of(Applied) if e.by == "bad" and e.node == 0]

    run(main())


def test_that_a_bot_is_late_is_no_secret() -> None:
    late = BotOverran(tr("errors-bot-silent", elapsed_s=1.7))
    assert failed_at(0, late, None, secret=True).error is late
    wrong = BotError(failed_with("ValueError", "their hand"))
    veiled = failed_at(0, wrong, None, secret=True)
    assert "their hand" not in str(veiled.error)


class Clock:
    """Time that passes when a bot lets it; the match sees each step of it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.looks = threading.Semaphore(0)

    def monotonic(self) -> float:
        return self.now

    def pass_by(self, seconds: float, monitor: Monitor, share: float | None = None) -> None:
        """Let time pass, perhaps with progress, until the match has checked its deadline."""
        self.now += seconds
        if share is not None:
            monitor.publish(share)
        while self.looks.acquire(blocking=False):
            pass
        for _ in range(2):
            while not (self.looks.acquire(timeout=0.1) or monitor.cancelled):
                pass


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made, deadline = Clock(), Search._deadline

    def look(search: Search) -> float:
        made.looks.release()
        return deadline(search)

    monkeypatch.setattr(Search, "_deadline", look)
    monkeypatch.setattr("engines.contract.monitor.time", made)
    monkeypatch.setattr("engines.match.controller.thinking.time", made)
    monkeypatch.setattr("engines.match.controller.thinking._LOOK_S", 0.005)
    return made


def test_a_bot_that_shows_progress_is_waited_for(
    game: SmallGame, workers: ThreadWorkers, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_patient(monkeypatch, silence_s=1.0)

    def steady(question: Question, monitor: Monitor) -> Analysis:
        for part in range(6):
            clock.pass_by(0.6, monitor, part / 6)
        return exact_analysis(question.position, "bad")

    async def main() -> None:
        record = failing_match(game, Scripted("bad", steady))
        async with playing(record, workers) as (match, _):
            assert await rest(match) is Waiting.OVER

    run(main())


def test_loading_takes_no_part_of_the_seconds_of_a_bot(
    game: SmallGame, workers: ThreadWorkers, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engines.contract.bot._loaded", set())
    be_patient(monkeypatch, silence_s=60.0)
    given_s = 3.0

    def slow_to_load(question: Question, monitor: Monitor) -> Analysis:
        if bot.asked == 1:
            clock.pass_by(given_s + 0.5, monitor)
        return exact_analysis(question.position, "bad")

    bot = Scripted("bad", slow_to_load)
    bot.info = replace(bot.info, searches=True)

    async def main() -> None:
        record = failing_match(game, bot, Budget(seconds=given_s))
        async with playing(record, workers) as (match, _):
            assert await rest(match) is Waiting.OVER
        assert bot.asked > 1

    run(main())


def test_retry_asks_again(game: SmallGame, workers: ThreadWorkers) -> None:
    def moody(question: Question, *_: object) -> Analysis:
        return raising(question) if bot.asked == 1 else exact_analysis(question.position, "bad")

    bot = Scripted("bad", moody)

    async def main() -> None:
        async with playing(failing_match(game, bot), workers) as (match, heard):
            assert await rest(match) is Waiting.FAILED
            control.retry(match)
            assert match.pending.failed is None
            assert await rest(match) is Waiting.OVER
            assert len(heard.of(BotFailed)) == 1
            with raises(IllegalAction, "errors-not-possible-now"):
                control.retry(match)

    run(main())


def test_another_bot_or_a_person_takes_over(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(failing_match(game, Scripted("bad", raising)), workers) as (
            match,
            heard,
        ):
            await rest(match)
            control.play_for(match)
            match.act(KEEP)
            assert match.record.nodes[0].by == PERSON
            assert await rest(match) is Waiting.FAILED
            control.sit(match, 0, SeatRecord("Eve", "best"))
            assert await rest(match) is Waiting.OVER
            assert len(heard.of(BotFailed)) == 2

    run(main())


def test_a_bot_that_is_gone_fails_at_its_turn(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        record = failing_match(game, Scripted("bad", raising))
        game.bots = game.bots[:-1]
        async with playing(record, workers) as (match, heard):
            assert await rest(match) is Waiting.FAILED
            known = tuple(bot.info.id for bot in game.bots)
            told = tr("errors-no-bot", id=game.id, name=quoted("bad"), known=known)
            assert str(heard.of(BotFailed)[0].error) == told

    run(main())

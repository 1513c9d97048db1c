"""Graded hints and the tutor."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis, Reason, Work
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import Message, Words, message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.advice.hint import Answer, Hint, Stage, theme
from engines.match.advice.hints import Hints
from engines.match.advice.quality import Quality
from engines.match.advice.table_adviser import adviser, advisers
from engines.match.advice.tutor import Teaching, Tutor
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.controller.match import Match
from engines.match.events import HintChanged, MoveJudged, TutorWarned, Waiting
from engines.match.history import START
from engines.runtime.errors import IllegalAction, UnknownName
from engines.runtime.texts import tr
from tests.match.playing import Heard, playing, rest, run, wait_until
from tests.match.small_game import (
    DOUBLE,
    KEEP,
    MUST_DOUBLE,
    Scripted,
    SmallGame,
    best,
    exact,
    exact_analysis,
)
from tests.raised import raises
from tests.workers import ThreadWorkers


def late_record(game: SmallGame, start: str = MUST_DOUBLE) -> Record:
    seats = [SeatRecord("Anna", "careless"), SeatRecord("Ben", PERSON)]
    return new_record(game, seats, start=start, seed=2)


@asynccontextmanager
async def advised(
    record: Record, workers: ThreadWorkers, name: str | None = None
) -> AsyncIterator[tuple[Match, Hints, Heard]]:
    async with playing(record, workers, start=False) as (match, heard):
        hints = Hints(match, workers, name)
        match.start()
        try:
            yield match, hints, heard
        finally:
            await hints.close()


async def settled(hints: Hints) -> Hint:
    await wait_until(lambda: hints.hint is not None and not hints.hint.running)
    assert hints.hint is not None
    return hints.hint


def test_the_stages_give_away_more_and_more(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with advised(late_record(game), workers) as (match, hints, heard):
            assert hints.adviser.info.id == "best"
            assert hints.hint is not None
            assert hints.hint.stage is Stage.NONE
            hints.ask()
            hint = await settled(hints)
            assert hint.stage is Stage.THEME
            assert hint.theme is not None
            assert hint.theme[0].code == "session.theme.clear"
            assert (hint.candidates, hint.analysis) == ((), None)
            assert hint.following is Stage.RANKED, "there are only two choices"
            hints.show(Stage.CANDIDATES)
            hint = await settled(hints)
            assert hint.stage is Stage.CANDIDATES
            assert [line.actions[0] for line in hint.candidates] == [KEEP, DOUBLE]  # board order
            assert hint.analysis is None
            hints.ask()
            hint = await settled(hints)
            assert hint.analysis is not None
            assert [line.actions[0] for line in hint.analysis.lines] == [DOUBLE, KEEP]
            hints.ask()
            assert (await settled(hints)).stage is Stage.RANKED
            assert {e.hint.stage for e in heard.of(HintChanged) if e.hint} == set(Stage)
            match.act(DOUBLE)
            assert match.record.nodes[0].hint == Stage.RANKED

    run(main())


def test_a_theme_is_the_weightiest_reason_that_has_one(
    game: SmallGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes = {
        "double.theme.general": "Think.",
        "double.theme.small": "Small.",
        "double.theme.large": "Large: {n}.",
    }
    has = Words.has
    monkeypatch.setattr(Words, "has", lambda self, code: code in themes or has(self, code))
    position = Position.parse(game, MUST_DOUBLE)
    plain = exact_analysis(position, "best")

    def subject(*reasons: Reason) -> list[Message]:
        lines = (replace(plain.best, reasons=reasons), *plain.lines[1:])
        return list(theme(position, replace(plain, lines=lines))[1:])

    small = Reason(message("double.reason.small"), 0.2)
    large = Reason(message("double.reason.large", n=3), -0.5)
    value = Reason(message("double.reason.value"), 1.0)
    assert subject(small, value, large) == [message("double.theme.large", n=3)]
    assert subject(value, small) == [message("double.theme.small")]
    assert subject(value) == subject() == [message("double.theme.general")]
    monkeypatch.undo()
    assert subject(value) == [], "a game may have no themes"
    forced = Position.parse(game, "1 0 1 0 0")
    assert len(theme(forced, exact_analysis(forced, "best"))) == 1


def test_an_unused_hint_is_not_counted(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with advised(late_record(game), workers) as (match, hints, _):
            hints.prepare()
            await settled(hints)
            match.act(KEEP)
            assert match.record.nodes[0].hint == 0

    run(main())


def test_a_hint_goes_with_its_decision_and_is_kept(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        counted = game.bot("best")
        assert isinstance(counted, Scripted)
        record = late_record(game, "1 3 2 5 2")  # more turns follow
        async with advised(record, workers) as (match, hints, _):
            hints.show(Stage.RANKED)
            await settled(hints)
            match.act(KEEP)
            assert await rest(match) is Waiting.ROLL
            with raises(IllegalAction, "errors-no-decision-give-hint"):
                hints.ask()
            assert control.undo(match)
            assert hints.hint is not None
            assert hints.hint.stage is Stage.NONE
            hints.ask()
            hint = await settled(hints)
            assert (hint.stage, hint.theme is None) == (Stage.THEME, False)
            assert counted.asked == 1
            match.act(DOUBLE)
            assert match.record.nodes[match.history.path()[0]].hint == Stage.RANKED

    run(main())


def test_auto_hints_open_by_themselves(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with advised(late_record(game, "0 3 0 5 2"), workers) as (match, hints, _heard):
            hints.set_auto(Stage.RANKED)
            match.roll()
            hint = await settled(hints)
            assert hint.stage is Stage.RANKED
            assert hint.node == match.history.at

    run(main())


class Patient:
    """An adviser that continues until it is stopped, and shows what it has."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []
        self.go_on = threading.Event()

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        self.budgets.append(question.budget)
        found = exact_analysis(question.position, "patient")
        playouts = 0
        while not monitor.cancelled and not self.go_on.is_set():
            playouts += 1
            found = replace(found, work=Work(playouts=playouts))
            monitor.publish(0.5, lambda: found)  # noqa: B023
            self.go_on.wait(0.005)
        return replace(found, work=replace(found.work, stopped=monitor.cancelled))


@pytest.fixture
def patient(game: SmallGame) -> Iterator[Patient]:
    bot = Patient()
    game.bots = (*game.bots, Scripted("patient", bot.analyse, adviser=True))
    yield bot
    bot.go_on.set()


def test_a_running_hint_is_live_and_can_be_stopped(
    game: SmallGame, workers: ThreadWorkers, patient: Patient
) -> None:
    async def main() -> None:
        async with advised(late_record(game), workers, "patient") as (_match, hints, heard):
            hints.show(Stage.RANKED)

            def live() -> bool:
                return any(
                    e.hint and e.hint.running and e.hint.analysis for e in heard.of(HintChanged)
                )

            await wait_until(live)
            hints.stop()
            hint = await settled(hints)
            assert hint.analysis is not None
            assert hint.analysis.work.stopped
            hints.stop()  # twice does no harm
            hints.deeper()
            assert hints.hint is not None
            assert hints.hint.running
            assert hints.hint.analysis is not None  # the old one stays
            hints.stop()
            await settled(hints)
            assert patient.budgets == [Budget(playouts=1), Budget(playouts=4)]

    run(main())


def test_deeper_twice_is_sixteen_times_the_work(
    game: SmallGame, workers: ThreadWorkers, patient: Patient
) -> None:
    async def main() -> None:
        async with advised(late_record(game), workers, "patient") as (_match, hints, _heard):
            hints.ask()
            await wait_until(lambda: len(patient.budgets) == 1)
            hints.stop()
            await settled(hints)
            for asked in (2, 3):
                hints.deeper()
                await wait_until(lambda: len(patient.budgets) == asked)  # noqa: B023
            assert [budget.playouts for budget in patient.budgets] == [1, 4, 16]

    run(main())


def test_only_the_moves_that_are_named(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with advised(late_record(game), workers) as (match, hints, _):
            hints.show(Stage.RANKED)
            wide = await settled(hints)
            assert wide.analysis is not None
            assert (wide.only, len(wide.analysis.lines)) == ((), 2)
            hints.limit([KEEP])
            narrow = await settled(hints)
            assert narrow.analysis is not None
            assert narrow.only == (KEEP,)
            assert [line.actions for line in narrow.analysis.lines] == [(KEEP,)]
            assert await hints.opinion(1) == wide.analysis, "the tutor judges by all moves"
            asked = game.bots[1]
            assert isinstance(asked, Scripted)
            before = asked.asked
            hints.limit()
            assert (await settled(hints)).analysis == wide.analysis
            assert asked.asked == before, "nothing is looked at twice"
            hints.limit([DOUBLE])
            control.undo(match)
            match.act(DOUBLE)
            hint = hints.hint
            assert hint is None or hint.only == ()

    run(main())


def test_the_search_ends_with_the_decision(
    game: SmallGame, workers: ThreadWorkers, patient: Patient
) -> None:
    async def main() -> None:
        async with advised(late_record(game), workers, "patient") as (match, hints, heard):
            hints.ask()
            await wait_until(lambda: patient.budgets)
            match.act(KEEP)
            count = len(heard)
            assert hints.hint is None
            await rest(match)
            assert not [e for e in heard[count:] if isinstance(e, HintChanged) and e.hint]

    run(main())


def test_an_adviser_that_fails_is_reported(game: SmallGame, workers: ThreadWorkers) -> None:
    def fails(question: Question, *_: object) -> Analysis:
        raise ZeroDivisionError

    game.bots = (*game.bots, Scripted("broken", fails))

    async def main() -> None:
        async with advised(late_record(game), workers, "broken") as (match, hints, _):
            hints.ask()
            hint = await settled(hints)
            assert str(hint.error) == tr(
                "errors-bot-failed-decision-forfeited",
                id="broken",
                name="ZeroDivisionError",
                error="",
            )
            assert match.pending.waiting is Waiting.PERSON
            hints.choose()
            assert (await settled(hints)).error is None
            assert hints.adviser.info.id == "best"

    run(main())


def test_advisers_are_meant_to_advise_and_able_to(game: SmallGame) -> None:
    strong = best("strong", adviser=False)
    strong.info = replace(strong.info, level=9)
    pair = best("pair")
    pair.info = replace(pair.info, level=8, seats=(2, 2))
    game.bots = (*game.bots, strong, pair)
    assert adviser(game, 2).info.id == "pair"
    assert adviser(game, 3).info.id == "best"
    assert [bot.info.id for bot in advisers(game, 2)] == ["pair", "best"]
    assert adviser(game, 2, "careless").info.id == "careless"
    searching = best("searching", adviser=False)
    searching.info = replace(searching.info, level=9, searches=True)
    game.bots = (*game.bots, searching)
    assert [bot.info.id for bot in advisers(game, 2)] == ["pair", "best", "searching"]
    game.bots = (strong, searching)
    assert adviser(game, 2).info.id == "searching"
    game.bots = ()
    with raises(UnknownName, "errors-no-bot-can-advise"):
        adviser(game, 2)


def test_hidden_hands_of_opponents_are_not_advised_on(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    game.info = replace(game.info, hidden=True)

    async def main() -> None:
        seats = [SeatRecord("Anna", "best"), SeatRecord("Ben", PERSON)]
        record = new_record(game, seats, start="1 0 2 0 0", seed=2)
        async with playing(record, workers, start=False) as (match, _):
            match.start(paused=True)
            hints = Hints(match, workers)
            assert not hints.available
            with raises(IllegalAction, "errors-no-decision-give-hint"):
                hints.ask()
            await hints.close()

    run(main())


# -- the tutor --------------------------------------------------------------------------------


@asynccontextmanager
async def taught(
    record: Record, workers: ThreadWorkers, level: Teaching, name: str | None = None
) -> AsyncIterator[tuple[Match, Hints, Tutor, Heard]]:
    async with advised(record, workers, name) as (match, hints, heard):
        tutor = Tutor(match, hints)
        tutor.set_level(level)
        try:
            yield match, hints, tutor, heard
        finally:
            tutor.close()


@pytest.mark.parametrize(
    ("answer", "played", "stage", "level"),
    [
        (Answer.PLAY_ANYWAY, True, Stage.NONE, Teaching.WARN),
        (Answer.RETHINK, False, Stage.NONE, Teaching.WARN),
        (Answer.SHOW_HINT, False, Stage.RANKED, Teaching.WARN),
        (Answer.STOP_WARNING, True, Stage.NONE, Teaching.OFF),
    ],
)
def test_a_poor_move_is_warned_of(
    game: SmallGame,
    workers: ThreadWorkers,
    answer: Answer,
    played: bool,
    stage: Stage,
    level: Teaching,
) -> None:
    async def main() -> None:
        async with taught(late_record(game), workers, Teaching.WARN) as (
            match,
            hints,
            tutor,
            heard,
        ):
            assert not await tutor.propose(KEEP)
            (warned,) = heard.of(TutorWarned)
            assert tutor.warning == warned.warning
            assert warned.warning.judgement.quality is Quality.BLUNDER
            assert warned.warning.judgement.loss == exact((2, 5, 2, 5, 2))[1]
            assert match.history.at == START
            tutor.answer(answer)
            assert (match.history.at != START) is played
            assert hints.hint is None or hints.hint.stage is stage
            assert tutor.level is level
            tutor.answer(Answer.PLAY_ANYWAY)  # too late: nothing happens
            assert (match.history.at != START) is played

    run(main())


def test_a_good_move_is_played(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with taught(late_record(game), workers, Teaching.WARN) as (match, _, tutor, heard):
            assert await tutor.propose(DOUBLE)
            assert match.history.at != START
            assert not heard.of(TutorWarned) + heard.of(MoveJudged)

    run(main())


def test_without_a_tutor_everything_is_played(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with taught(late_record(game), workers, Teaching.OFF) as (_match, _, tutor, _heard):
            with raises(IllegalAction, "errors-action-not-legal-here"):
                await tutor.propose(9)
            assert await tutor.propose(KEEP)

    run(main())


def test_the_coach_opens_no_hint_and_tells_the_cost(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        async with taught(late_record(game), workers, Teaching.COACH) as (_, hints, tutor, heard):
            assert (await settled(hints)).stage is Stage.NONE
            assert hints.hint is not None
            assert hints.hint.theme is not None
            assert await tutor.propose(DOUBLE)
            (judged,) = heard.of(MoveJudged)
            assert judged.judgement.quality is Quality.BEST

    run(main())


def test_what_a_person_opened_stays_open(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with taught(late_record(game), workers, Teaching.OFF) as (_, hints, tutor, _heard):
            hints.set_auto(Stage.THEME)
            tutor.set_level(Teaching.WARN)
            assert hints.auto is Stage.THEME

    run(main())


def test_a_bots_decision_is_not_proposed(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        record = late_record(game, "1 4 2 5 2")
        async with playing(record, workers, start=False) as (match, heard):
            match.start(paused=True)
            tutor = Tutor(match, Hints(match, workers))
            tutor.set_level(Teaching.WARN)
            with raises(IllegalAction, "errors-not-possible-now"):
                await tutor.propose(KEEP)
            assert not heard.of(TutorWarned)

    run(main())


@pytest.mark.parametrize("taken", ["seat", "end"])
def test_a_proposal_dies_with_the_seat_and_the_match(
    game: SmallGame, workers: ThreadWorkers, patient: Patient, taken: str
) -> None:
    async def main() -> None:
        async with taught(late_record(game), workers, Teaching.WARN, "patient") as (
            match,
            _hints,
            tutor,
            _heard,
        ):
            first = asyncio.ensure_future(tutor.propose(DOUBLE))
            await wait_until(lambda: patient.budgets)
            if taken == "seat":
                match.pause()
                control.sit(match, 1, SeatRecord("Ben", "best"))
            else:
                tutor.close()
            patient.go_on.set()
            assert not await first
            assert match.history.at == START

    run(main())


def test_a_proposal_dies_with_the_table(
    game: SmallGame, workers: ThreadWorkers, patient: Patient
) -> None:
    async def main() -> None:
        async with taught(late_record(game), workers, Teaching.WARN, "patient") as (
            match,
            _hints,
            tutor,
            heard,
        ):
            first = asyncio.ensure_future(tutor.propose(KEEP))
            await wait_until(lambda: patient.budgets)
            match.act(DOUBLE)
            patient.go_on.set()
            assert not await first
            assert not heard.of(TutorWarned)

    run(main())


def test_a_second_bot_is_heard_at_the_last_stage(game: SmallGame, workers: ThreadWorkers) -> None:
    main_bot = best("doubly")
    main_bot.info = replace(main_bot.info, level=9, companion="plain")
    game.bots = (*game.bots, best("plain", adviser=False), main_bot)

    async def main() -> None:
        async with advised(late_record(game), workers, "doubly") as (match, hints, _):
            hints.show(Stage.CANDIDATES)
            assert (await settled(hints)).companion is None
            hints.show(Stage.RANKED)
            seen: list[Analysis] = []

            def heard_both() -> bool:
                if hints.hint is not None and hints.hint.companion is not None:
                    seen.append(hints.hint.companion)
                return bool(seen)

            await wait_until(heard_both)
            assert seen[0].bot == "plain"
            match.act(DOUBLE)
            await wait_until(lambda: hints.hint is None)

    run(main())

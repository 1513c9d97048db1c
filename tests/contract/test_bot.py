"""The border between bots and matches: whatever a bot does, there is an answer or a BotError."""

from dataclasses import replace

import pytest

from engines.contract import bot as bot_module
from engines.contract import monitor as monitor_module
from engines.contract.analysis import Analysis, Estimate
from engines.contract.bot import WARM_UP, Bot, BotInfo, Question, ask, listed, longest_s
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from tests.contract.test_monitor import Clock
from tests.contract.toy import HOLD, TOY
from tests.contract.toy_bots import ONE_PLAYOUT, Cheating, Crashing, Greedy, Sleepy, analysis_of
from tests.raised import raises


@pytest.fixture
def position() -> Position:
    return Position.start(TOY, 2).apply(3).apply(1)


def test_a_sound_answer_is_passed_on(position: Position) -> None:
    analysis = ask(Greedy(), Question(position, ONE_PLAYOUT, 1))
    assert analysis.best.names == ("roll",)


def test_the_clock_runs_from_here(position: Position) -> None:
    monitor = Monitor()
    ask(Sleepy(), Question(position, Budget(seconds=0.02), 1), monitor)
    assert monitor.elapsed_s >= 0.02
    assert monitor.remaining_s == 0


def test_a_listed_bot_is_made_from_its_facts_when_it_is_first_asked(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[Bot]()

    class Made(Greedy):
        def __init__(self, info: BotInfo) -> None:
            super().__init__()
            self.info = info
            made.append(self)

        def at_table(self, players: tuple[str, ...]) -> Bot:
            return Cheating() if "other" in players else self

    monkeypatch.setattr(bot_module, "Made", Made, raising=False)
    (bot,) = listed(replace(Greedy.info, made_by="engines.contract.bot:Made"))
    assert bot.info.parts(2) == ()
    assert made == []
    assert ask(bot, Question(position, ONE_PLAYOUT, 1)).best.names == ("roll",)
    assert bot.at_table(("person", "greedy")) is bot
    assert isinstance(bot.at_table(("person", "other")), Cheating)
    assert [each.info for each in made] == [bot.info]


def test_parts_depend_on_the_number_of_seats() -> None:
    info = replace(Greedy.info, compiled=("deep",), solvers=("two", "three"))
    assert [info.parts(seats) for seats in (2, 3, 4)] == [
        ("deep", "two"),
        ("deep", "three"),
        ("deep",),
    ]


def test_a_crash_is_named(position: Position) -> None:
    with raises(BotError, "errors-bot-failed-decision-forfeited", id="crashing") as caught:
        ask(Crashing(), Question(position, ONE_PLAYOUT, 1))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_an_illegal_answer_is_named_with_the_legal_ones(position: Position) -> None:
    with raises(BotError, "errors-bot-answered-not-legal", answer="7"):
        ask(Cheating(), Question(position, ONE_PLAYOUT, 1))


def test_a_bot_that_searches_nothing_picks_what_it_was_asked_about(position: Position) -> None:
    found = ask(Greedy(), Question(position, ONE_PLAYOUT, 1, (HOLD,)))
    assert [line.names for line in found.lines] == [("hold",)]
    with raises(BotError, "errors-bot-no-opinion-ask"):
        ask(Greedy(), Question(position, ONE_PLAYOUT, 1, (7,)))


def test_what_was_measured_against_another_line_is_forgotten(position: Position) -> None:
    class Paired(Greedy):
        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            found = super().analyse(question, monitor)
            lines = tuple(replace(line, behind=Estimate(0.5, 0.1)) for line in found.lines[1:])
            return replace(found, lines=(found.best, *lines))

    both = ask(Paired(), Question(position, ONE_PLAYOUT, 1, position.legal()))
    one = ask(Paired(), Question(position, ONE_PLAYOUT, 1, (HOLD,)))
    assert [line.behind for line in both.lines] == [None, Estimate(0.5, 0.1)]
    assert [line.behind for line in one.lines] == [None]


def test_turns_are_for_bots_that_compare_them(position: Position) -> None:
    turns = Question(position, ONE_PLAYOUT, 1, turns=((HOLD,),))
    with raises(BotError, "errors-bot-does-not-compare", id="greedy"):
        ask(Greedy(), turns)


@pytest.mark.parametrize("purpose", ["bot", "hint"])
def test_every_place_and_purpose_has_randomness_of_its_own(
    purpose: str, position: Position
) -> None:
    one = Question.at(position, ONE_PLAYOUT, 7, 3, purpose)
    others = (
        Question.at(position, ONE_PLAYOUT, 7, 4, purpose),
        Question.at(position, ONE_PLAYOUT, 8, 3, purpose),
        Question.at(position, ONE_PLAYOUT, 7, 3, "other"),
    )
    assert one == Question.at(position, ONE_PLAYOUT, 7, 3, purpose)
    assert one.seed not in {other.seed for other in others}


class Silent(Greedy):
    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return replace(super().analyse(question, monitor), lines=())


class Confused(Greedy):
    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return None  # type: ignore[return-value]  # what a bot in the making may do


class Picky(Greedy):
    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        raise BotError("I play on Sundays only.")


def test_no_answer_is_an_error(position: Position) -> None:
    with raises(BotError, "errors-bot-answered-not-legal", answer="nothing"):
        ask(Silent(), Question(position, ONE_PLAYOUT, 1))


def test_what_is_no_answer_is_an_error(position: Position) -> None:
    with raises(BotError, "errors-bot-failed-decision-forfeited", name="AttributeError"):
        ask(Confused(), Question(position, ONE_PLAYOUT, 1))


def test_what_a_bot_says_itself_is_passed_on(position: Position) -> None:
    with pytest.raises(BotError, match=r"^I play on Sundays only\.$"):
        ask(Picky(), Question(position, ONE_PLAYOUT, 1))


@pytest.mark.parametrize(("late", "accepted"), [(-0.1, True), (0.1, False)])
def test_far_too_late_is_an_error(
    late: float, accepted: bool, position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(monitor_module, "time", clock)

    class Slow(Greedy):
        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            clock.now += longest_s(3) + late
            return analysis_of("slow", question.position, {HOLD: 1.0})

    three_seconds = Question(position, Budget(seconds=3), 1)
    if accepted:
        assert ask(Slow(), three_seconds).best.actions == (HOLD,)
    else:
        with raises(BotError, "errors-bot-overran", seconds=3):
            ask(Slow(), three_seconds)


def test_a_bot_that_searches_loads_before_its_clock_runs(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, asked = Clock(), list[Budget]()
    monkeypatch.setattr(monitor_module, "time", clock)
    monkeypatch.setattr(bot_module, "_loaded", set())

    class Loading(Greedy):
        info = replace(Greedy.info, searches=True)

        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            if not asked:
                clock.now += 100.0
            asked.append(question.budget)
            return analysis_of("loading", question.position, {HOLD: 1.0})

    second, monitor = Budget(seconds=1), Monitor()
    ask(Loading(), Question(position, ONE_PLAYOUT, 1))
    assert asked == [ONE_PLAYOUT]
    asked.clear()
    ask(Loading(), Question(position, second, 1), monitor)
    assert (asked, monitor.elapsed_s) == ([WARM_UP, second], 0.0)
    ask(Loading(), Question(position, second, 1), monitor)
    assert asked == [WARM_UP, second, second]


def test_a_bot_that_loads_may_be_cancelled(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_module, "_loaded", set())
    seen, monitor = list[bool](), Monitor()

    class Loading(Greedy):
        info = replace(Greedy.info, searches=True)

        def analyse(self, question: Question, own: Monitor) -> Analysis:
            monitor.cancel()
            seen.append(own.cancelled)
            return analysis_of("loading", question.position, {HOLD: 1.0})

    ask(Loading(), Question(position, Budget(seconds=1), 1), monitor)
    assert seen == [True, True]

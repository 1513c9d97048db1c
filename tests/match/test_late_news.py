"""Search results that arrive after the match has moved on belong to no later decision."""

import threading
from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON, SeatRecord
from engines.match.advice.hint import Stage
from engines.match.advice.hints import Hints
from engines.match.advice.opinions import SecondOpinion
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.controller.thinking import Task
from engines.match.events import HintChanged, Thinking, Waiting
from engines.match.history import START
from tests.match.playing import HANDS_OFF, playing, run, wait_until
from tests.match.small_game import KEEP, Scripted, SmallGame, exact_analysis
from tests.patience import PATIENCE_S
from tests.workers import ThreadWorkers

DECISION = "1 2 2 5 2"
"""A turn of the first seat; the next one is the second seat's."""


class Messenger:
    """A bot that shows its answer when it is told to, and then thinks until it is stopped."""

    def __init__(self) -> None:
        self.speak = threading.Event()
        self.spoken = threading.Event()
        self.seats: list[int] = []
        self.ended = 0

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        self.seats.append(question.position.turn)
        analysis = exact_analysis(question.position, "messenger")
        self.speak.wait(PATIENCE_S)
        monitor.publish(0.5, lambda: analysis)
        self.speak.clear()
        self.spoken.set()
        while not monitor.cancelled:
            self.spoken.wait(0.002)
        self.ended += 1
        return analysis

    def say(self) -> None:
        """Let the bot publish its answer, which nobody in this thread has received yet."""
        self.spoken.clear()
        self.speak.set()
        assert self.spoken.wait(PATIENCE_S)


@pytest.fixture
def messenger(game: SmallGame) -> Messenger:
    bot = Messenger()
    game.bots = (*game.bots, Scripted("messenger", bot.analyse, adviser=True))
    return bot


def test_a_hint_is_never_told_at_a_later_decision(
    game: SmallGame, workers: ThreadWorkers, messenger: Messenger
) -> None:
    people = [SeatRecord("Anna", PERSON), SeatRecord("Ben", PERSON)]

    async def main() -> None:
        record = new_record(game, people, start=DECISION, seed=2)
        async with playing(record, workers, HANDS_OFF, start=False) as (match, heard):
            hints = Hints(match, workers, "messenger")
            match.start()
            match.act(KEEP)
            await wait_until(lambda: match.pending.waiting is Waiting.PERSON)
            later = match.history.at
            assert match.pending.seat == 1
            control.go(match, START)
            hints.show(Stage.RANKED)
            await wait_until(lambda: messenger.seats == [0])
            messenger.say()
            control.go(match, later)
            hints.show(Stage.RANKED)
            await wait_until(lambda: messenger.seats == [0, 1])
            assert hints.hint is not None
            assert hints.hint.node == later
            assert hints.hint.analysis is None, "nothing is known of the later decision"

            def seats() -> list[tuple[int, int]]:
                told = [event.hint for event in heard.of(HintChanged)]
                return [
                    (match.history.place(h.node).turn, h.analysis.seat)
                    for h in told
                    if h is not None and h.analysis
                ]

            messenger.say()
            await wait_until(seats)
            assert set(seats()) == {(1, 1)}
            await hints.close()

    run(main())


def test_a_bot_that_was_stood_up_thinks_aloud_no_more(
    game: SmallGame, workers: ThreadWorkers, messenger: Messenger
) -> None:
    seats = [SeatRecord("Anna", "messenger"), SeatRecord("Ben", "best")]

    async def main() -> None:
        record = new_record(game, seats, start=DECISION, seed=2)
        async with playing(record, workers, HANDS_OFF) as (match, heard):
            await wait_until(lambda: messenger.seats)
            messenger.say()
            control.sit(match, 0, SeatRecord("Anna", PERSON))
            assert match.pending.waiting is Waiting.PERSON
            await wait_until(lambda: messenger.ended)
            assert not heard.of(Thinking)

    run(main())


def test_the_end_of_one_question_does_not_let_the_next_one_go(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    release = threading.Event()

    def analyse(question: Question, _monitor: Monitor) -> Analysis:
        release.wait(PATIENCE_S)
        return exact_analysis(question.position, "slow")

    slow = Scripted("slow", analyse)
    now, later = Position.parse(game, DECISION), Position.parse(game, "1 3 2 5 2")
    task = Task(slow, slow.info.budget, now, seed=1, ply=0, purpose="hint")

    async def main() -> None:
        seats: list[int] = []

        def changed() -> None:
            found = second.at(3)
            assert found is not None
            seats.append(found.seat)

        second = SecondOpinion(workers, changed)
        second.ask(1, task)
        await wait_until(lambda: slow.asked == 1)
        second.ask(2, task)
        await wait_until(lambda: slow.asked == 2)
        second.ask(3, replace(task, position=later))
        release.set()
        await wait_until(lambda: seats)
        assert seats == [1]
        await second.close()

    run(main())

"""The match controller: undo, and what bots do after it."""

import asyncio
import time

import pytest

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.record import PERSON, SeatRecord
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.events import Applied, Decided, Event, Paused, Rewound, TurnOf, Waiting
from engines.match.history import START, Scope
from tests.match.playing import HANDS_OFF, playing, record_of, rest, run, wait_until
from tests.match.small_game import KEEP, Scripted, SmallGame, exact_analysis
from tests.workers import ThreadWorkers


def test_undo_is_not_undone_by_automation(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        seats = [SeatRecord("Anna"), SeatRecord("Ben")]
        record = new_record(game, seats, start="1 0 1 0 0", seed=4)
        async with playing(record, workers, HANDS_OFF) as (match, _):
            await rest(match)
            control.go(match, START)
            assert await rest(match) is Waiting.PERSON
            assert match.history.at == START

    run(main())


def test_undo_goes_to_the_last_choice_of_a_person(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "best"), workers, HANDS_OFF) as (match, heard):
            await rest(match)
            assert not control.can_undo(match)
            places = []
            while await rest(match) is not Waiting.OVER:
                places.append(match.history.at)
                match.act(KEEP)
            end = match.history.at
            for place in reversed(places):
                assert control.undo(match)
                assert match.history.at == place
            assert not control.undo(match)
            for place in [*places[1:], end]:
                assert control.redo(match)
                assert match.history.at == place
            assert not control.can_redo(match)
            while control.undo(match, Scope.TURN):
                assert heard.of(Rewound)[-1].node == match.history.at
            assert match.history.at == places[0]
            assert not match.record.revised  # the game had ended

    run(main())


def test_undo_takes_back_a_roll_that_a_person_made(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "best"), workers) as (match, _):
            assert not control.undo(match)
            match.roll()
            rolled = match.position
            assert control.can_undo(match)
            assert control.undo(match)
            assert (match.history.at, match.pending.waiting) == (START, Waiting.ROLL)
            assert not control.undo(match)
            match.roll()
            assert match.position == rolled
            match.act(KEEP)
            assert await rest(match) is Waiting.ROLL
            second = match.history.at
            match.roll()
            places = [second, 0, START]
            for place in places:
                assert control.undo(match)
                assert match.history.at == place
            assert control.redo(match)
            assert match.history.at == 0

    run(main())


def test_who_decided_for_a_bot_decides_again_after_an_undo(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        seats = [SeatRecord("A", "best"), SeatRecord("B")]
        record = new_record(game, seats, start="1 0 2 0 0", seed=1)
        async with playing(record, workers, HANDS_OFF, start=False) as (match, _):
            match.start(paused=True)
            control.play_for(match)
            match.act(KEEP)
            match.resume()
            assert await rest(match) is Waiting.PERSON
            assert control.undo(match)
            assert (match.history.at, match.pending.waiting) == (START, Waiting.PERSON)
            control.go(match, 0)
            control.go(match, START)  # looking at a position is not deciding
            assert match.pending.waiting is Waiting.BOT

    run(main())


def test_an_undone_roll_comes_back(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, PERSON), workers, HANDS_OFF) as (match, _):
            await rest(match)
            match.act(KEEP)
            await rest(match)
            position, count = match.position, len(match.history)
            control.undo(match)
            match.act(KEEP)
            await rest(match)
            assert match.position == position
            assert len(match.history) == count
            assert match.record.revised

    run(main())


def test_undo_while_a_bot_thinks_cancels_it(game: SmallGame, workers: ThreadWorkers) -> None:
    cancelled = []

    def slow(question: Question, monitor: Monitor) -> Analysis:
        while not monitor.stop_now():
            time.sleep(0.005)
        cancelled.append(question.seed)
        return exact_analysis(question.position, "slow")

    bot = Scripted("slow", slow)
    game.bots = (*game.bots, bot)

    async def main() -> None:
        record = new_record(
            game, [SeatRecord("Anna"), SeatRecord("Ben", "slow")], start="1 0 2 0 0", seed=1
        )
        async with playing(record, workers, HANDS_OFF) as (match, heard):
            match.act(KEEP)
            await wait_until(lambda: bot.asked)
            assert (match.pending.waiting, match.pending.seat) == (Waiting.BOT, 1)
            control.undo(match)
            assert (match.pending.waiting, match.history.at) == (Waiting.PERSON, START)
            await wait_until(lambda: len(cancelled) == 1)
            await asyncio.sleep(0.02)
            assert match.history.at == START
            assert not [e for e in heard.of(Applied) if e.by == "slow"]

    run(main())


def test_bots_do_not_think_twice(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, "careless", "best"), workers) as (match, heard):
            await rest(match)
            thought, end = len(heard.of(Decided)), match.history.at
            control.go(match, START)
            assert match.paused
            match.resume()
            assert await rest(match) is Waiting.OVER
            assert match.history.at == end
            assert len(heard.of(Decided)) == thought

    run(main())


def test_a_bot_with_another_budget_thinks_again(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, "best", PERSON), workers, HANDS_OFF) as (match, heard):
            await rest(match)
            ((asked, thought),) = match.thoughts.items()
            control.go(match, asked)
            control.sit(match, 0, SeatRecord("Anna B.", "best"))
            match.resume()
            await rest(match)
            assert match.thoughts == {asked: thought}
            assert len(heard.of(Decided)) == 1
            control.go(match, asked)
            control.sit(match, 0, SeatRecord("Anna B.", "best", Budget(playouts=7)))
            match.resume()
            await rest(match)
            assert match.thoughts.keys() == {asked}
            assert len(heard.of(Decided)) == 2

    run(main())


@pytest.mark.parametrize("players", [(PERSON, PERSON), (PERSON, "best"), ("best", "careless")])
def test_whoever_hears_of_a_step_back_sees_what_is_due_there(
    game: SmallGame, workers: ThreadWorkers, players: tuple[str, ...]
) -> None:
    """A pause caused by the step back is reported no earlier than the rest."""

    async def main() -> None:
        async with playing(record_of(game, *players), workers, HANDS_OFF) as (match, _):
            await rest(match)
            seen: list[tuple[type[Event], bool]] = []
            match.events.watch(
                lambda event: seen.append((type(event), match.pending.waiting is Waiting.CHANCE))
            )
            control.go(match, START)
            assert {Paused, Rewound, TurnOf} <= {kind for kind, _ in seen} | {Paused}
            assert all(rolling for _, rolling in seen)
            assert match.paused

    run(main())


def test_a_step_forward_keeps_who_decided_and_how_long_it_took(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, PERSON), workers, HANDS_OFF) as (match, _):
            await rest(match)
            await asyncio.sleep(0.01)
            place = match.history.at
            match.act(KEEP)
            await rest(match)
            node = match.history.child_with(place, KEEP)
            assert node is not None
            before = match.history.node(node)
            assert before.seconds > 0
            control.go(match, place)
            assert match.step()
            assert match.history.at == node
            assert match.history.node(node) == before

    run(main())

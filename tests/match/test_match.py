"""The match controller: turns, dice, undo, pace, seats."""

import asyncio
import itertools
from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, PERSON, Record, SeatRecord
from engines.match.archive.records import new_record, verified
from engines.match.controller import control, table_options
from engines.match.controller.table_options import INSTANT, Automation, Table
from engines.match.events import Applied, Decided, Over, Paused, SeatChanged, TurnOf, Waiting
from engines.match.history import START, History
from engines.runtime.errors import IllegalAction, OptionError, ParseError, UnknownName
from engines.runtime.texts import tr
from tests.match.playing import (
    AT_ONCE,
    HANDS_OFF,
    TYPED,
    bot_game,
    playing,
    record_of,
    rest,
    run,
    texts,
    wait_until,
)
from tests.match.small_game import DOUBLE, KEEP, Scripted, SmallGame, best, exact_analysis
from tests.raised import raises
from tests.workers import ThreadWorkers


def test_bots_play_a_whole_game(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, "careless", "best"), workers) as (match, heard):
            assert await rest(match) is Waiting.OVER
            record = match.record
            verified(record)
            assert {node.by for node in record.nodes} == {BY_CHANCE, "careless", "best"}
            assert [event.node for event in heard.of(Applied)] == list(range(len(record.nodes)))
            assert len(heard.of(Over)) == 1
            chosen = [
                e for e in heard.of(Applied) if e.by != BY_CHANCE and len(e.before.legal()) > 1
            ]
            assert [match.thoughts[e.node - 1].best.actions[0] for e in chosen] == [
                match.history.step(e.node).action for e in chosen
            ]
            assert len(heard.of(Decided)) == len(chosen)

    run(main())


def test_a_playing_bot_need_not_show_its_best_so_far(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    shown = list[Question]()

    def analyse(question: Question, monitor: Monitor) -> Analysis:
        def show() -> Analysis:
            shown.append(question)
            return exact_analysis(question.position, "aloud")

        monitor.publish(0.5, show)
        return exact_analysis(question.position, "aloud")

    game.bots = (*game.bots, Scripted("aloud", analyse))

    async def main() -> None:
        async with playing(record_of(game, "aloud", "aloud"), workers) as (match, heard):
            assert await rest(match) is Waiting.OVER
            assert heard.of(Decided)
            assert not shown

    run(main())


def test_events_are_a_chain_of_transitions(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, "best", "careless"), workers) as (match, heard):
            await rest(match)
            applied = heard.of(Applied)
            assert applied[0].before == match.history.place(START).position
            for earlier, later in itertools.pairwise(applied):
                assert earlier.after == later.before
            kinds = [type(event) for event in heard if isinstance(event, Applied | TurnOf)]
            assert kinds[:5] == [TurnOf, Applied, TurnOf, Applied, TurnOf]

    run(main())


def test_the_same_seed_is_the_same_game(game: SmallGame, workers: ThreadWorkers) -> None:
    first = bot_game(game, workers, seed=5)
    assert texts(bot_game(game, workers, seed=5)) == texts(first)
    assert any(texts(bot_game(game, workers, seed=s)) != texts(first) for s in (6, 7, 8))


def test_a_person_rolls_and_acts(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "best"), workers) as (match, _):
            assert (match.pending.waiting, match.pending.seat) == (Waiting.ROLL, 0)
            with raises(IllegalAction, "errors-not-possible-now"):
                match.act(KEEP)
            match.roll()
            assert (match.pending.waiting, match.pending.seat) == (Waiting.PERSON, 0)
            match.play("keep")
            assert await rest(match) is Waiting.ROLL
            assert match.pending.seat == 0
            assert match.history.position.moment.turn == 3

    run(main())


def test_typed_text_is_checked(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "best"), workers, HANDS_OFF) as (match, _):
            await rest(match)
            before = match.record
            with pytest.raises(ParseError, match="'treble'"):
                match.play("treble")
            with pytest.raises(IllegalAction, match="'twice'"):
                match.play("twice")
            assert match.record == before

    run(main())


def test_typed_dice_reproduce_a_record(game: SmallGame, workers: ThreadWorkers) -> None:
    original = bot_game(game, workers, seed=3)
    dice = [
        step.before.dice(step.action)
        for step in History(original).steps()
        if step.before.roll() is not None
    ]

    async def main() -> Record:
        rolls = iter(dice)
        async with playing(record_of(game, "careless", "best", seed=3), workers, TYPED) as (
            match,
            _,
        ):
            while await rest(match) is Waiting.DICE:
                with pytest.raises(IllegalAction, match="not a roll"):
                    match.type_dice((9,))
                match.type_dice(next(rolls))
            return match.record

    typed = run(main())
    assert texts(typed) == texts(original)
    assert typed.result == original.result
    assert [n.typed for n in typed.nodes] == [n.text in "123" for n in typed.nodes]


def test_typed_dice_can_be_corrected(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, PERSON), workers, TYPED) as (match, _):
            match.play("2")
            assert match.pending.seat == 0
            assert control.undo(match)
            assert match.pending.waiting is Waiting.DICE
            match.type_dice((3,))
            assert match.position.text() == "1 0 3 0 0"

    run(main())


def test_an_outcome_is_forced_for_study(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "best"), workers, HANDS_OFF) as (match, _):
            await rest(match)
            with pytest.raises(IllegalAction, match=tr("errors-no-dice-cards-due")):
                match.force(2)
            control.go(match, START)
            for face in (1, 2, 3):
                control.go(match, START)
                match.force(face)
                assert match.position.text() == f"1 0 {face} 0 0"
            control.go(match, START)
            with raises(IllegalAction, "errors-outcome-cannot-come-out", outcome="4"):
                match.force(4)
            forced = [node for node in match.record.nodes if node.typed]
            assert len(forced) == 2  # the third face had been rolled already
            assert match.record.revised

    run(main())


def test_a_forced_roll_is_kept_out_of_statistics(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main(forced: int, table: Table) -> bool:
        async with playing(record_of(game, PERSON, "best"), workers, table) as (match, _):
            match.force(forced)
            return match.record.revised

    rolled = Position.start(game, 2).draw(1, 0)
    others = [face for face in (1, 2, 3) if face != rolled]
    assert not run(main(rolled, AT_ONCE))
    assert run(main(others[0], AT_ONCE))
    assert not run(main(others[0], TYPED))


def test_an_undo_before_a_single_step_happens_prevents_it(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        async with playing(record_of(game, "careless", "best"), workers) as (match, heard):
            await rest(match)
            control.go(match, 3)
            count = len(heard.of(Applied))
            assert match.step()
            assert control.undo(match)
            await asyncio.sleep(0.02)
            assert match.history.at == 2
            assert len(heard.of(Applied)) == count

    run(main())


def test_the_only_choice_is_played_if_asked_for(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main(table: Table) -> tuple[Waiting, Record]:
        record = new_record(
            game, [SeatRecord("Anna"), SeatRecord("Ben")], start="1 0 1 0 0", seed=4
        )
        async with playing(record, workers, table) as (match, _):
            return await rest(match), match.record

    waiting, record = run(main(AT_ONCE))
    assert waiting is Waiting.PERSON
    assert not record.nodes
    waiting, record = run(main(Table(speed=INSTANT, automation=Automation(forced=True))))
    assert waiting is Waiting.ROLL
    assert [(node.by, node.automatic) for node in record.nodes] == [(PERSON, True)]


def test_another_bot_takes_the_seat(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "careless"), workers, HANDS_OFF) as (
            match,
            heard,
        ):
            await rest(match)
            match.act(KEEP)
            await rest(match)
            control.sit(match, 1, SeatRecord("Dora", "best"))
            match.act(KEEP)
            await rest(match)
            control.sit(match, 0, SeatRecord("Eve", "best"))
            assert await rest(match) is Waiting.OVER
            assert [e.seat for e in heard.of(SeatChanged)] == [1, 0]
            assert [who.name for who in match.seats] == ["Eve", "Dora"]
            assert {n.by for n in match.record.nodes} == {BY_CHANCE, PERSON, "careless", "best"}
            with raises(UnknownName, "errors-quoted", text="nobody"):
                control.sit(match, 0, SeatRecord("X", "nobody"))

    run(main())


def test_a_person_plays_for_a_bot(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        record = new_record(
            game, [SeatRecord("A", "best"), SeatRecord("B", "best")], start="1 0 2 0 0", seed=1
        )
        async with playing(record, workers, start=False) as (match, _):
            match.start(paused=True)
            control.play_for(match)
            assert match.pending.waiting is Waiting.PERSON
            match.act(DOUBLE)
            assert match.record.nodes[0].by == PERSON
            assert match.position.is_chance
            match.resume()
            assert await rest(match) is Waiting.OVER

    run(main())


def test_pause_and_single_steps(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, "careless", "best"), workers, start=False) as (
            match,
            heard,
        ):
            match.start(paused=True)
            await asyncio.sleep(0.02)
            assert not heard.of(Applied)
            for steps in range(1, 4):
                assert match.step()
                await wait_until(lambda: len(heard.of(Applied)) == steps)  # noqa: B023
                await asyncio.sleep(0.02)
                assert len(heard.of(Applied)) == steps
            match.resume()
            assert await rest(match) is Waiting.OVER
            assert len(heard.of(Paused)) == 2
            control.go(match, START)
            match.pause()
            assert match.step()
            await wait_until(lambda: match.history.at == 0)

    run(main())


def test_a_bots_action_stays_visible(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        fast = Table(speed=8.0)
        async with playing(record_of(game, "best", "best"), workers, fast) as (match, heard):
            times: list[float] = []

            def note(event: object) -> None:
                if isinstance(event, Applied):
                    assert match._shown is not None
                    times.append(match._shown[0])

            match.events.watch(note)
            await rest(match)
            gaps = [b - a for a, b in itertools.pairwise(times)]
            assert min(gaps) >= fast.bot_action_s
            assert len(gaps) == len(heard.of(Applied)) - 1

    run(main())


def test_what_was_done_for_a_person_can_be_read(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        fast = Table(speed=8.0, automation=Automation(forced=True))
        seats = [SeatRecord("Anna"), SeatRecord("Ben", "best")]
        record = new_record(game, seats, start="1 0 1 0 0", seed=4)
        async with playing(record, workers, fast, start=False) as (match, _):
            times: list[float] = []
            clock = asyncio.get_running_loop().time

            def note(event: object) -> None:
                if isinstance(event, Applied):
                    times.append(clock())

            match.events.watch(note)
            match.start()
            await rest(match)
            done, rolled, *_ = times
            assert rolled - done >= 3 * fast.bot_action_s

    run(main())


def test_a_faster_table_shows_an_automatic_action_for_a_shorter_time_at_once(
    game: SmallGame, workers: ThreadWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_options, "BOT_ACTION_S", 1e6)

    async def main() -> None:
        slow = Table(automation=Automation(forced=True))
        seats = [SeatRecord("Anna"), SeatRecord("Ben", "best")]
        record = new_record(game, seats, start="1 0 1 0 0", seed=4)
        async with playing(record, workers, slow) as (match, heard):
            await wait_until(lambda: heard.of(Applied))
            control.set_table(match, replace(slow, speed=INSTANT))
            await rest(match)
            assert len(heard.of(Applied)) > 1

    run(main())


def test_the_program_waits_for_the_board(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, "best", "best"), workers, start=False) as (match, heard):
            shown = asyncio.Event()

            async def board() -> None:
                await shown.wait()

            match.board = board
            match.start()
            await asyncio.sleep(0.05)
            assert not heard.of(Applied)
            shown.set()
            assert await rest(match) is Waiting.OVER

    run(main())


def test_a_failing_board_and_listener_do_not_stop_the_match(
    game: SmallGame, workers: ThreadWorkers, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with playing(record_of(game, "best", "best"), workers, start=False) as (match, heard):

            async def board() -> None:
                raise ZeroDivisionError

            def listener(event: object) -> None:
                raise ZeroDivisionError

            match.board = board
            stop = match.events.watch(listener)
            match.start()
            await wait_until(lambda: len(heard.of(Applied)) > 2)
            stop()
            assert await rest(match) is Waiting.OVER

    run(main())
    assert {record.levelname for record in caplog.records} == {"ERROR"}


def test_listeners_may_act(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "best"), workers, start=False) as (match, heard):

            def person(event: object) -> None:
                if isinstance(event, TurnOf) and match.pending.waiting is Waiting.ROLL:
                    match.roll()
                elif isinstance(event, TurnOf) and match.pending.waiting is Waiting.PERSON:
                    match.act(KEEP)

            match.events.watch(person)
            match.start()
            assert await rest(match) is Waiting.OVER
            assert [e.node for e in heard.of(Applied)] == list(range(len(match.history)))

    run(main())


def test_a_listener_may_undo_what_a_bot_is_about_to_play(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        record = new_record(
            game, [SeatRecord("Anna"), SeatRecord("Ben", "best")], start="1 0 2 0 0", seed=2
        )
        async with playing(record, workers, HANDS_OFF) as (match, heard):
            undone: list[bool] = []

            def regret(event: object) -> None:
                if isinstance(event, Decided) and not undone:
                    undone.append(control.undo(match))

            match.events.watch(regret)
            match.act(KEEP)
            await wait_until(lambda: undone or match.pending.waiting is not Waiting.BOT)
            assert await rest(match) is Waiting.PERSON
            if undone:
                assert match.history.at == START
                assert heard.of(Applied)[-1].by == BY_CHANCE

    run(main())


def test_clocks_count_and_undo_gives_time_back(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, PERSON), workers, HANDS_OFF) as (match, _):
            await rest(match)
            await asyncio.sleep(0.05)
            assert match.clock.readings()[0].running
            match.act(KEEP)
            await rest(match)
            assert match.clock.readings()[0].elapsed_s >= 0.05
            match.pause()
            before = match.clock.readings()[1].elapsed_s
            await asyncio.sleep(0.03)
            assert match.clock.readings()[1].elapsed_s == before
            control.undo(match)
            assert match.clock.readings()[0].elapsed_s == 0

    run(main())


def test_a_decision_that_waits_to_be_shown_takes_no_more_time(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        record = new_record(
            game, [SeatRecord("A", "best"), SeatRecord("B", "best")], start="1 0 2 0 0", seed=1
        )
        async with playing(record, workers, start=False) as (match, heard):
            shown = asyncio.Event()

            async def board() -> None:
                await shown.wait()

            match.board = board
            match.start()
            await wait_until(lambda: heard.of(Decided))
            match.pause()
            match.resume()
            taken = match.clock.readings()[0].elapsed_s
            await asyncio.sleep(0.03)
            assert match.clock.readings()[0].elapsed_s == taken
            assert not match.clock.readings()[0].running
            shown.set()
            await rest(match)

    run(main())


def test_the_table_is_changed_while_it_runs(game: SmallGame, workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(record_of(game, PERSON, "best"), workers, TYPED) as (match, _):
            assert match.pending.waiting is Waiting.DICE
            control.set_table(match, HANDS_OFF)
            assert await rest(match) is Waiting.PERSON

    run(main())


def test_a_bot_that_cannot_play_so_many_is_refused(game: SmallGame) -> None:
    small = best("only_two")
    small.info = type(small.info)("only_two", 1, small.info.budget, (2, 2))
    game.bots = (*game.bots, small)
    with raises(OptionError, "errors-bot-plays-seats-not", id="Cleo", low=2, high=2):
        record_of(game, PERSON, PERSON, "only_two")
    with raises(OptionError, "errors-bot-plays-seats-not", id="only_two", low=2, high=2):
        new_record(game, [SeatRecord(""), SeatRecord(""), SeatRecord("", "only_two")])

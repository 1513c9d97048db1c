"""Clocks, resigning and the cube at a table of Dice Chess."""

import asyncio
import math
from dataclasses import replace
from itertools import pairwise

import pytest

from engines.contract.budget import Budget
from engines.contract.messages import Words
from engines.contract.position import leaver
from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.rules import Leave
from engines.contract.time_control import TimeControl
from engines.games.dice_chess.view import Ending
from engines.match.archive.records import new_record, verified
from engines.match.controller import control
from engines.match.controller.clock import Clock
from engines.match.controller.match import Match
from engines.match.controller.table_options import INSTANT, Automatic, Automation, Table
from engines.match.controller.thinking import Task
from engines.match.events import Applied, Over, TurnOf, Waiting
from engines.match.history import History, group_turns
from engines.match.narration import Detail, LogLine, log
from engines.runtime import warmup
from engines.runtime.errors import IllegalAction, OptionError
from engines.runtime.types import CHANCE
from tests.match.playing import AT_ONCE, HANDS_OFF, playing, rest, run, texts, wait_until
from tests.raised import raises
from tests.workers import ThreadWorkers

QUIET = "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"
BY_HAND = Table(speed=INSTANT, automation=Automation(rolls=Automatic.OFF))
LONG = TimeControl(600, 5)


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.dice_chess"])


def game_of(
    *players: str,
    clock: TimeControl | None = LONG,
    start: str | None = None,
    cube: int = 1,
    draws: bool = False,
    seed: int = 4,
) -> Record:
    seats = [SeatRecord(name, who) for name, who in zip(("Anna", "Ben"), players, strict=True)]
    options = {"cube": cube, "agreements": draws}
    game = find_game("dice_chess")
    return new_record(game, seats, options, seed=seed, start=start, clock=clock)


def played(record: Record, *moves: tuple[str, float]) -> History:
    """The history after some actions, each with the seconds it took."""
    history = History(record)
    for text, seconds in moves:
        by = "chance" if history.position.is_chance else PERSON
        history.forward(history.position.parse_action(text), by, seconds=seconds)
    return history


def left(history: History) -> list[float]:
    async def main() -> list[float]:
        clock = Clock(history, asyncio.get_running_loop(), lambda _seat: None)
        return [round(reading.left_s, 6) for reading in clock.readings()]

    return run(main())


# -- what clocks show -----------------------------------------------------------------------------

WHITE_TURN = (("KKP", 3.0), ("e1e2", 10.0), ("e2e1", 1.0), ("a2a3", 4.0))
"""Three seconds until the roll, fifteen for the moves."""


def test_a_turn_is_charged_and_its_end_brings_the_increment() -> None:
    record = game_of(PERSON, PERSON, start=QUIET)
    assert left(History(record)) == [600, 600]
    assert left(played(record, *WHITE_TURN[:2])) == [587, 600]
    assert left(played(record, *WHITE_TURN)) == [600 - 18 + 5, 600]


def test_time_for_each_turn_starts_afresh() -> None:
    record = game_of(PERSON, PERSON, start=QUIET, clock=TimeControl(30, per_turn=True))
    assert left(played(record, *WHITE_TURN[:2])) == [17, 30]
    assert left(played(record, *WHITE_TURN)) == [30, 30]


def test_the_answer_to_a_double_costs_who_gives_it_and_brings_nothing() -> None:
    record = game_of(PERSON, PERSON, start=f"{QUIET} | cube 64 1")
    history = played(record, ("double", 7.0), ("accept double", 20.0))
    assert left(history) == [593, 580]
    moves = (("double", 7.0), ("accept double", 20.0), *WHITE_TURN)
    assert left(played(record, *moves)) == [593 - 18 + 5, 580]


def test_nobody_loses_on_time_while_there_is_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's timers may come up to 5% early."""

    async def main() -> float:
        loop = asyncio.get_running_loop()
        later = loop.call_later
        monkeypatch.setattr(
            loop, "call_later", lambda delay, *told: later(0.9 * delay, *told), raising=False
        )
        up = loop.create_future()
        control = TimeControl(0.3, per_turn=True)
        history = History(game_of(PERSON, PERSON, start=QUIET, clock=control))
        clock = Clock(history, loop, up.set_result)
        clock.begin(0)
        assert await up == 0
        return clock.readings()[0].left_s

    assert run(main()) <= 0


def test_undo_gives_time_back() -> None:
    history = played(game_of(PERSON, PERSON, start=QUIET), *WHITE_TURN)
    history.undo()
    assert left(history) == [586, 600]


def test_a_record_keeps_its_clock_and_what_was_spent() -> None:
    record = replace(game_of(PERSON, PERSON), spent=4.25)
    again = Record.from_json(record.to_json())
    assert (again.clock, again.spent) == (LONG, 4.25)
    assert "clock" not in game_of(PERSON, PERSON, clock=None).to_json()


def test_games_without_resigning_are_played_without_clocks() -> None:
    seats = [SeatRecord("Anna"), SeatRecord("Ben")]
    with raises(OptionError, "errors-played-without-clocks-leave"):
        new_record(find_game("fargo"), seats, clock=LONG)


# -- the match ------------------------------------------------------------------------------------


def test_the_clock_of_a_person_runs_from_the_roll_that_is_due(workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(game_of(PERSON, PERSON), workers, BY_HAND) as (match, _):
            assert await rest(match) is Waiting.ROLL
            assert [reading.running for reading in match.clock.readings()] == [True, False]
            match.pause()
            assert not match.clock.readings()[0].running
            before = match.clock.readings()[0].left_s
            await asyncio.sleep(0.02)
            assert match.clock.readings()[0].left_s == before
            match.resume()
            await wait_until(lambda: match.clock.readings()[0].left_s < before - 0.01)
            match.roll()
            assert match.history.node(0).seconds >= 0.01  # kept in milliseconds

    run(main())


def test_who_is_out_of_time_loses_and_undo_goes_on(workers: ThreadWorkers) -> None:
    async def main() -> None:
        record = game_of(PERSON, PERSON, clock=TimeControl(0.05))
        async with playing(record, workers, HANDS_OFF) as (match, heard):
            await wait_until(lambda: match.pending.waiting is Waiting.OVER)
            assert heard.of(Applied)[-1].seat == 0
            assert (len(heard.of(Over)), match.record.result) == (1, (0.0, 1.0))
            assert match.position.view().ending is Ending.TIME
            assert texts(match.record)[-1] == "white out of time"
            assert match.clock.readings()[0].left_s <= 0
            verified(Record.from_json(match.record.to_json()))
            match.pause()
            control.undo(match)
            assert (match.pending.waiting, match.clock.readings()[0].left_s) == (
                Waiting.PERSON,
                0.05,
            )
            match.resume()
            await wait_until(lambda: match.pending.waiting is Waiting.OVER)

    run(main())


def test_a_forced_pass_costs_nothing(workers: ThreadWorkers) -> None:
    async def main() -> None:
        stuck = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 QQQ"
        async with playing(game_of(PERSON, PERSON, start=stuck), workers) as (match, _):
            assert await rest(match) is Waiting.PERSON
            assert not match.clock.readings()[0].running

    run(main())


def test_closing_and_opening_again_takes_up_the_clock(workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(game_of(PERSON, PERSON), workers, HANDS_OFF) as (match, _):
            await rest(match)
            await wait_until(lambda: match.clock.readings()[0].elapsed_s > 0.05)
            await match.close()
            record = match.record
        assert record.spent >= 0.05
        async with playing(record, workers, HANDS_OFF, start=False) as (again, _):
            again.start(paused=True)
            assert again.clock.readings()[0].elapsed_s == record.spent
            again.resume()
            again.act(again.position.legal()[0])
            assert again.history.node(again.history.at).seconds >= record.spent
            assert again.record.spent == 0

    run(main())


def test_a_new_name_at_the_seat_does_not_wind_the_clock(workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(game_of(PERSON, PERSON), workers, HANDS_OFF) as (match, _):
            await rest(match)
            await wait_until(lambda: match.clock.readings()[0].elapsed_s > 0.02)
            control.sit(match, 0, SeatRecord("Cleo"))
            assert match.clock.readings()[0].elapsed_s > 0.02

    run(main())


def test_bots_divide_their_clocks() -> None:
    record = game_of("monte-carlo", "expectimax", clock=TimeControl(60))
    history = played(record, ("NNN", 0.0))
    unhurried = played(game_of("monte-carlo", "expectimax", clock=None), ("NNN", 0.0))
    assert Task.at(unhurried, 0, math.inf).budget == Budget(seconds=1)

    async def asked(history: History) -> Budget:
        clock = Clock(history, asyncio.get_running_loop(), lambda _seat: None)
        return Task.at(history, 0, clock.readings()[0].left_s).budget

    own = run(asked(history))
    assert own.seconds is not None
    assert 5 < own.seconds < 12, "the clock stretches seconds that nobody chose"
    history.sit(0, SeatRecord("Anna", "monte-carlo", Budget(seconds=2)))
    assert run(asked(history)) == Budget(seconds=2)
    history.sit(0, SeatRecord("Anna", "expectimax"))
    assert run(asked(history)) == Budget(seconds=own.seconds, depth=2)


# -- leaving --------------------------------------------------------------------------------------


def test_a_person_resigns_while_a_bot_thinks(workers: ThreadWorkers) -> None:
    async def main() -> None:
        slow = SeatRecord("Ben", "monte-carlo", Budget(seconds=30))
        record = replace(game_of(PERSON, "monte-carlo", clock=None, start=f"{QUIET} PPP"))
        record = replace(record, seats=(record.seats[0], slow))
        record = replace(record, start=f"{QUIET.replace(' w ', ' b ')} ppp")
        async with playing(record, workers) as (match, heard):
            await wait_until(lambda: heard.of(TurnOf))
            assert control.may_resign(match) == 0
            with pytest.raises(IllegalAction):
                control.resign(match, 1)
            control.resign(match, 0)
            assert await rest(match) is Waiting.OVER
            assert (len(heard.of(Over)), match.record.result) == (1, (0.0, 1.0))
            said = [Words(names=("Anna", "Ben")).say(line.facts[0]) for line in lines(match)]
            assert said[-1] == "Anna resigns."
            with pytest.raises(IllegalAction):
                control.resign(match, 0)
            control.undo(match)
            assert not match.position.is_over

    run(main())


def lines(match: Match) -> tuple[LogLine, ...]:
    return log(group_turns(match.history.steps()), Detail.EVERYTHING)


def test_leaving_is_possible_wherever_the_game_goes_on() -> None:
    history = played(
        game_of(PERSON, PERSON, start=f"{QUIET} | cube 64 1 | agreements"),
        ("double", 0),
        ("accept double", 0),
        ("PPP", 0),
        ("offer draw", 0),
        ("a2a3", 0),
        ("a3a4", 0),
        ("a4a5", 0),
        ("decline draw", 0),
    )
    positions = [history.place(node).position for node in (-1, *history.path())]
    assert {position.turn for position in positions} == {0, 1, CHANCE}
    for position in positions:
        for (seat, why), action in position.game.leaves(position.state).items():
            assert action not in position.legal()
            assert position.parse_action(position.action_text(action)) == action
            assert leaver(position, action) == seat
            after = position.apply(action)
            assert after.is_over
            assert after.returns()[1 - seat] == 1
            assert not after.game.leaves(after.state)
            ending = after.view().ending
            assert ending is (Ending.TIME if why is Leave.OUT_OF_TIME else Ending.RESIGNATION)
            assert type(after).parse(after.game, after.text()) == after
            stake = position.view().cube.stake
            assert after.view().cube.stake == stake, "an unanswered double does not count"


def test_a_review_passes_over_who_left(workers: ThreadWorkers) -> None:
    async def main() -> Record:
        async with playing(game_of(PERSON, PERSON, clock=None), workers, HANDS_OFF) as (match, _):
            await rest(match)
            control.resign(match, 1)
            await rest(match)
            return match.record

    record = run(main())
    assert record.result == (1.0, 0.0)
    assert texts(record)[-1] == "black resigns"


# -- whole games with everything ------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "checkmate-aware", "greedy", "greedy-v2", "aggressive"])
def test_bots_play_whole_games_with_cube_draws_and_clocks(bot: str, workers: ThreadWorkers) -> None:
    async def main(seed: int) -> Record:
        record = game_of(bot, "random", cube=64, draws=True, seed=seed)
        async with playing(record, workers) as (match, heard):
            assert await rest(match) is Waiting.OVER
            assert_asked_rightly(match, heard.of(Applied))
            return match.record

    said = [text for seed in range(6) for text in texts(run(main(seed)))]
    assert "double" in said
    assert {"accept double", "decline double"} & set(said)


def assert_asked_rightly(match: Match, applied: list[Applied]) -> None:
    """Doubles are answered by the other seat, before the roll; nobody's clock ran backwards."""
    answers = {"accept double", "decline double", "accept draw", "decline draw"}
    for before, after in pairwise(applied):
        text = match.history.node(after.node).text
        if text in {"accept double", "decline double"}:
            assert match.history.node(before.node).text == "double"
            assert after.seat == 1 - before.seat
        if text in answers:
            assert after.by == match.seats[after.seat].player
    assert all(reading.left_s > 0 for reading in match.clock.readings())


def test_a_person_doubles_and_answers(workers: ThreadWorkers) -> None:
    async def main() -> None:
        record = game_of(PERSON, "aggressive", cube=64)
        async with playing(record, workers, AT_ONCE) as (match, _):
            assert await rest(match) is Waiting.PERSON
            match.play("double")
            await rest(match)
            assert texts(match.record)[:2] == ["double", "accept double"]
            assert match.position.view().cube.owner == 1
            assert match.record.nodes[1].by == "aggressive"

    run(main())

"""A real game: whole matches of Fargo with its bots, sentences and dice."""

import asyncio
from collections.abc import Sequence

import pytest

from engines.contract.bot import BotInfo
from engines.contract.budget import Budget
from engines.contract.messages import Words
from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.match.advice.hint import Hint, Stage
from engines.match.advice.hints import Hints
from engines.match.advice.table_adviser import adviser, advisers
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.controller.match import Match
from engines.match.events import Applied, Decided, Waiting
from engines.match.history import group_turns
from engines.match.narration import Detail, commentary, log
from engines.search.bots import RolloutBot
from tests.match.playing import AT_ONCE, HANDS_OFF, playing, rest, run, texts, wait_until
from tests.workers import ThreadWorkers

NAMES = ("Anna", "Ben", "Cleo")


def fargo(players: Sequence[str], seed: int) -> Record:
    seats = [SeatRecord(NAMES[seat], player) for seat, player in enumerate(players)]
    return new_record(find_game("fargo"), seats, seed=seed)


async def finished(match: Match) -> Record:
    assert await rest(match) is Waiting.OVER
    return match.record


def test_every_turn_of_fifty_bot_games_gets_its_line(workers: ThreadWorkers) -> None:
    words = Words(names=NAMES)

    async def main(seed: int) -> None:
        players = ("points", "three_dice", "score_650")[: 2 + seed % 2]
        async with playing(fargo(players, seed), workers) as (match, heard):
            record = await finished(match)
            turns = group_turns(match.history.steps())
            assert sum(len(group.steps) for group in turns) == len(record.nodes)
            for group in turns:
                line, *reasons = map(words.say, commentary(group, match.thoughts))
                assert group.seat is not None
                assert line.startswith(NAMES[group.seat])
                assert any(step.entry.text in line for step in group.steps)
                decided = [step for step in group.steps if not step.is_chance]
                assert len(reasons) == (1 if decided else 0)
            assert len(heard.of(Decided)) == len(match.thoughts)
            assert len(log(turns, Detail.EVERYTHING)) == len(heard.of(Applied))

    for seed in range(50):
        run(main(seed))


def test_undo_while_a_bot_is_at_work(workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(fargo((PERSON, "points"), 5), workers, HANDS_OFF) as (match, _):
            await rest(match)
            first = match.history.at
            for _ in range(20):
                match.play("stop")
                await asyncio.sleep(0.001)
                while control.undo(match):
                    pass
                assert match.history.at == first
            match.play("stop")
            await wait_until(lambda: match.pending.waiting in (Waiting.PERSON, Waiting.ROLL))
            assert match.pending.seat == 0

    run(main())


def test_bots_play_on_after_a_resume(workers: ThreadWorkers) -> None:
    async def main() -> None:
        async with playing(fargo(("points", "three_dice"), 8), workers, AT_ONCE) as (match, _):
            whole = await finished(match)
        async with playing(fargo(("points", "three_dice"), 8), workers, AT_ONCE) as (match, _):
            await wait_until(lambda: len(match.history) >= 11)
            match.pause()
            half = Record.from_json(match.record.to_json())
        async with playing(half, workers, AT_ONCE) as (match, _):
            assert texts(await finished(match)) == texts(whole)

    run(main())


def test_playouts_from_here_with_settings(
    workers: ThreadWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("fargo")
    info = BotInfo("playouts", 3, Budget(seconds=1), (2, 6), searches=True)
    monkeypatch.setattr(game, "bots", (*game.bots, RolloutBot(info)))

    async def main() -> Hint:
        async with playing(fargo((PERSON, "points"), 3), workers) as (match, _):
            match.roll()
            hints = Hints(match, workers)
            assert "playouts" in [bot.info.id for bot in advisers(game, 2)]
            hints.choose("playouts", Budget(playouts=400))
            hints.show(Stage.RANKED)
            await wait_until(lambda: hints.hint and not hints.hint.running)
            assert hints.hint is not None
            return hints.hint

    hint = run(main())
    assert hint.analysis is not None
    assert hint.analysis.bot == "playouts"
    assert hint.analysis.work.playouts == 400
    assert {line.names[0] for line in hint.analysis.lines} == {"roll", "bank"}
    assert all(hint.analysis.value(line).error > 0 for line in hint.analysis.lines)


def test_the_exact_bot_advises_where_it_can() -> None:
    game = find_game("fargo")
    assert [adviser(game, seats).info.id for seats in (2, 3, 4)] == [
        "optimal",
        "optimal",
        "rollout",
    ]

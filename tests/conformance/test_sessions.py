"""What every game promises at the table: commentary, real dice, undo anywhere, honest hints."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from engines.contract import registry
from engines.contract.analysis import Analysis
from engines.contract.bot import Bot
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.messages import Words
from engines.contract.position import notation
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.advice.hint import candidates, theme
from engines.match.advice.table_adviser import advisers
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.events import Waiting
from engines.match.history import History, Scope, group_turns
from engines.match.narration import commentary
from tests.conformance.answers import Asked, question
from tests.conformance.tables import Table, decisions_on
from tests.match.playing import AT_ONCE, HANDS_OFF, TYPED, playing, rest, run, texts
from tests.workers import ThreadWorkers

WORK: Final = Budget(playouts=30, nodes=600, depth=2)
"""For one hint; the budget that shows whether it was honest is four times that."""
POSITIONS: Final = 32
SHARE: Final = 0.9
"""95% whiskers must hold at least this often, even while a search is still under way, give or take
three standard errors for the number of positions tried."""

STEPS: Final = 300
"""Calls of a random walk."""

every_game = pytest.mark.parametrize(
    "game", list(registry.games().values()), ids=lambda game: game.id
)


def table_for(game: Game, *first: str, seed: int) -> Record:
    """A new match of ``first`` and, at the other seats, the weakest bot."""
    players = [*first, *[game.bots[0].info.id] * game.info.default_seats]
    seats = [
        SeatRecord(f"Seat {seat + 1}", player, None if player == PERSON else Budget(playouts=1))
        for seat, player in enumerate(players[: game.info.default_seats])
    ]
    return new_record(game, seats, seed=seed)


@pytest.fixture(scope="module")
def workers() -> Iterator[ThreadWorkers]:
    threads = ThreadWorkers(2)
    yield threads
    threads.close()


def played(game: Game, workers: ThreadWorkers, seed: int) -> History:
    """A whole game of bots."""

    async def main() -> History:
        second = game.bots[min(1, len(game.bots) - 1)].info.id
        async with playing(table_for(game, second, seed=seed), workers, AT_ONCE) as (match, _):
            assert await rest(match) is Waiting.OVER
            for group in group_turns(match.history.steps()):
                assert commentary(group, match.thoughts)
            return match.history

    return run(main())


@every_game
def test_every_turn_has_a_line_that_names_what_was_done(game: Game, workers: ThreadWorkers) -> None:
    history = played(game, workers, 3)
    words = Words(names=tuple(who.name for who in history.head.seats))
    for group in group_turns(history.steps()):
        line = words.say(commentary(group, {})[0])
        if group.seat is not None:
            assert line.startswith(f"Seat {group.seat + 1}")
            told = (words.say(notation(step.before, step.action)) for step in group.steps)
            assert any(each in line for each in told)
        assert line


@every_game
def test_a_game_with_real_dice_reproduces_the_record(game: Game, workers: ThreadWorkers) -> None:
    history = played(game, workers, 4)
    rolls = [s for s in history.steps() if s.is_chance and s.before.roll() is not None]
    assert bool(rolls) is game.info.dice
    if not rolls:
        pytest.skip("a game without dice")

    async def typed() -> Record:
        shuffled = random.Random(1).sample
        dice = (step.before.dice(step.action) for step in rolls)
        faces = (shuffled(shown, len(shown)) for shown in dice)
        record = replace(history.record, nodes=(), at=-1, result=None)
        async with playing(record, workers, TYPED) as (match, _):
            while await rest(match) is Waiting.DICE:
                match.type_dice(next(faces))
            return match.record

    copy = run(typed())
    assert texts(copy) == texts(history.record)
    assert copy.result == history.head.result
    assert sum(node.typed for node in copy.nodes) == len(rolls)


@every_game
def test_undo_and_redo_in_any_order_lose_nothing(game: Game, workers: ThreadWorkers) -> None:
    async def main() -> None:
        choose = random.Random(5)
        known: dict[int, bytes] = {}
        async with playing(
            table_for(game, PERSON, game.bots[0].info.id, PERSON, seed=6), workers, HANDS_OFF
        ) as (match, _):
            for _step in range(STEPS):
                move = choose.random()
                if move < 0.15:
                    control.undo(match, choose.choice(list(Scope)))
                elif move < 0.3:
                    control.redo(match, choose.choice(list(Scope)))
                elif match.pending.waiting is Waiting.PERSON:
                    match.act(choose.choice(match.position.legal()))
                else:
                    match.resume()
                    await rest(match)
                node = match.history.at
                assert known.setdefault(node, match.position.key) == match.position.key
            kept = Record.from_json(match.record.to_json())
            assert kept == match.record
        again = History(kept)
        assert again.ahead() == match.history.ahead()
        assert all(again.place(node).position.key == key for node, key in known.items())

    run(main())


# -- hints ------------------------------------------------------------------------------------


def able() -> list[tuple[Bot, Table]]:
    """Every adviser at the usual table of its game."""
    return [
        (bot, Table(game, game.info.default_seats))
        for game in registry.games().values()
        for bot in advisers(game, game.info.default_seats)
    ]


def asked_at(bot: Bot, table: Table) -> list[Asked]:
    """Decisions of some random games."""
    games = 4
    steps = [s for seed in range(games) for s in decisions_on(table, POSITIONS // games, seed)]
    return [question(bot, step.position) for step in steps]


def check_hint(asked: Asked, found: Analysis) -> None:
    """Everything that the hint panel shows is there."""
    position = asked.position
    assert theme(position, found)
    assert candidates(position, found)
    for line in found.lines:
        assert line.text
        assert len(line.values[found.unit]) == position.seats
        assert line.bar.low <= line.bar.mean <= line.bar.high
    if asked.bot.info.searches:
        assert found.work.exact or found.work.playouts or found.work.nodes


@pytest.mark.parametrize(
    ("bot", "table"), able(), ids=lambda value: value.info.id if isinstance(value, Bot) else None
)
def test_hints_are_whole_and_their_whiskers_honest(bot: Bot, table: Table) -> None:
    """The interval of 95% around a value holds what four times the work finds.

    The plan is picked blindly: the best of many always looks a little better than it is. Values
    without an error have no whiskers.
    """
    tried = covered = 0
    for asked in asked_at(bot, table):
        found = asked.ask(WORK)
        check_hint(asked, found)
        blind = min(found.lines, key=lambda line: line.actions)
        value = found.value(blind)
        if not value.error:
            continue
        line = asked.ask(WORK.times(4), seed=2).line_starting(blind.actions[0])
        if line is not None:
            tried += 1
            covered += value.low <= line.values[found.unit][found.seat].mean <= value.high
    assert covered >= SHARE * tried - 3 * (SHARE * (1 - SHARE) * tried) ** 0.5

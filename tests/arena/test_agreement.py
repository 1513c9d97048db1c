"""A game of the arena is the match of the same bots with the same seed: it can be replayed."""

import asyncio
from contextlib import closing

import pytest

from engines.arena.blocks import play_block
from engines.arena.contest import Contest, Entrant
from engines.contract.position import Position
from engines.contract.record import Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.games.dice_chess.kernels.state import PASS
from engines.match.archive.records import new_record
from engines.match.controller.match import Match
from engines.match.controller.table_options import INSTANT, Table
from engines.match.events import Waiting
from engines.match.history import History
from tests.contract.toy import HighCard
from tests.match.playing import rest
from tests.patience import PATIENCE_S
from tests.workers import ThreadWorkers


async def played(record: Record) -> Record:
    """The record of a match between bots."""
    with closing(ThreadWorkers()) as workers:
        match = await Match.open(record, workers, table=Table(speed=INSTANT))
        match.start()
        assert await rest(match) is Waiting.OVER
        finished = match.record
        await match.close()
    return finished


def assert_alike(contest: Contest, blocks: int) -> None:
    """Every game of some blocks is what a match with its seed plays."""
    bots = [entrant.bot for entrant in contest.entrants]
    for block in range(blocks):
        result = play_block(contest, block)
        for game in result.games:
            players = [bots[entrant] for entrant in contest.seating(game.rotation)]
            seats = [SeatRecord(player, player) for player in players]
            record = new_record(
                contest.rules(), seats, contest.options, seed=contest.block_seed(block)
            )
            finished = asyncio.run(asyncio.wait_for(played(record), 2 * PATIENCE_S))
            steps = History(finished).steps()
            assert tuple(step.action for step in steps) == game.actions


@pytest.mark.parametrize("bots", [("greedy", "careless"), ("careless", "careless", "greedy")])
def test_the_arena_plays_what_a_match_plays(bots: tuple[str, ...], toy: HighCard) -> None:
    assert_alike(Contest("toy", tuple(map(Entrant, bots)), seed=3, options={"rounds": 3}), 3)


def test_both_let_a_bot_play_the_turn_that_it_has_planned() -> None:
    contest = Contest("dice_chess", (Entrant("random"), Entrant("aggressive")), seed=3)
    assert_alike(contest, 2)
    for result in play_block(contest, 0).games:
        rolls, passes = turns_of(result.actions), result.actions.count(PASS)
        asked = sum(thinking.decisions for thinking in result.thinking)
        assert 0 < asked <= rolls - passes < len(result.actions) - rolls - passes


def turns_of(actions: tuple[int, ...]) -> int:
    """How many rolls a game of Dice Chess had: one for each turn."""
    position = Position.start(find_game("dice_chess"), 2)
    rolls = 0
    for action in actions:
        rolls += position.is_chance
        position = position.apply(action)
    return rolls

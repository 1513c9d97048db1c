"""A game of the arena is the match of the same people with the same seed: it can be replayed."""

import asyncio
from contextlib import closing

import pytest

from engines.arena.blocks import play_block
from engines.arena.contest import Contest, Entrant
from engines.core.record import Record, SeatRecord
from engines.session.events import Waiting
from engines.session.match import Match
from engines.session.records import new_record
from engines.session.table import INSTANT, Table
from engines.session.workers import ThreadWorkers
from tests.core.toy import HighCard


async def played(record: Record) -> Record:
    """The record of a match between bots."""
    with closing(ThreadWorkers()) as workers:
        match = await Match.open(record, workers, table=Table(speed=INSTANT))
        match.start()
        assert await match.rest() is Waiting.OVER
        finished = match.record
        await match.close()
    return finished


@pytest.mark.parametrize("bots", [("greedy", "careless"), ("careless", "careless", "greedy")])
def test_the_arena_plays_what_a_match_plays(bots: tuple[str, ...], toy: HighCard) -> None:
    contest = Contest("toy", tuple(map(Entrant, bots)), seed=3, options={"rounds": 3})
    for block in range(3):
        result = play_block(contest, block)
        for game in result.games:
            players = [bots[entrant] for entrant in contest.seating(game.rotation)]
            seats = [SeatRecord(player, player) for player in players]
            record = new_record(toy, seats, {"rounds": 3}, seed=result.seed)
            finished = asyncio.run(asyncio.wait_for(played(record), 60))
            steps = [step.parse_action(finished.nodes[i].text) for step, i in finished.replay()]
            assert tuple(steps) == game.actions

"""Undo, redo and actions in any order never lose the thread."""

import asyncio
import random

import pytest

from engines.contract.record import PERSON, Record
from engines.match.archive.records import verified
from engines.match.controller import control
from engines.match.controller.match import Match
from engines.match.controller.table_options import Table
from engines.match.events import Waiting
from engines.match.history import START, Scope
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
)
from tests.match.small_game import SmallGame
from tests.workers import ThreadWorkers


class RandomWalk:
    """A thousand calls of every kind; the table must always show what the history says."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.choose = random.Random(seed)
        self.known: dict[int, bytes] = {}

    def check(self) -> None:
        history = self.match.history
        for node in range(START, len(history)):
            key = history.place(node).position.key
            assert self.known.setdefault(node, key) == key
        assert self.match.position.key == self.known[history.at]

    async def step(self) -> None:
        match, scope = self.match, self.choose.choice(list(Scope))
        move = self.choose.random()
        if move < 0.25:
            control.undo(match, scope)
        elif move < 0.45:
            control.redo(match, scope)
        elif move < 0.5:
            control.go(match, self.choose.randrange(START, len(match.history)))
        elif move < 0.6:
            match.resume()
        elif match.pending.waiting is Waiting.PERSON:
            match.act(self.choose.choice(match.position.legal()))
        elif match.pending.waiting is Waiting.ROLL:
            match.roll()
        elif match.pending.waiting is Waiting.DICE:
            match.type_dice((self.choose.randint(1, 3),))
        elif self.choose.random() < 0.5:
            await asyncio.sleep(0.001)
        else:
            match.resume()
            await rest(match)


@pytest.mark.parametrize("players", [(PERSON, "careless"), (PERSON, "best"), ("careless", "best")])
@pytest.mark.parametrize("table", [HANDS_OFF, AT_ONCE, TYPED], ids=["auto", "by hand", "typed"])
def test_a_random_walk_never_loses_the_thread(
    game: SmallGame, workers: ThreadWorkers, players: tuple[str, ...], table: Table
) -> None:
    async def main() -> None:
        async with playing(record_of(game, *players, seed=9), workers, table) as (match, _):
            walk = RandomWalk(match, 20)
            for _ in range(1000):
                await walk.step()
                walk.check()
            record = match.record
            again = verified(record)
            for node in range(len(record.nodes)):
                assert again.place(node).position.key == walk.known[node]

    run(main())


def test_the_game_is_the_same_whatever_was_undone(game: SmallGame, workers: ThreadWorkers) -> None:
    straight = bot_game(game, workers, seed=11)

    async def main() -> Record:
        choose = random.Random(3)
        async with playing(record_of(game, "careless", "best", seed=11), workers) as (match, _):
            for _ in range(30):
                await asyncio.sleep(0.001)
                control.undo(match, choose.choice(list(Scope)))
                match.resume()
            assert await rest(match) is Waiting.OVER
            return match.record

    assert texts(run(main())) == texts(straight)

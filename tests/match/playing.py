"""Matches for tests: opened, watched and closed."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from engines.contract.record import Record, SeatRecord
from engines.match.archive.records import new_record
from engines.match.controller.autosave import Autosave
from engines.match.controller.match import Match
from engines.match.controller.table_options import INSTANT, Automatic, Automation, DiceSource, Table
from engines.match.controller.thinking import Workers
from engines.match.events import Event, Waiting
from tests.match.small_game import SmallGame
from tests.patience import PATIENCE_S
from tests.workers import ThreadWorkers

_E = TypeVar("_E")
_T = TypeVar("_T")

AT_ONCE = Table(speed=INSTANT)
HANDS_OFF = Table(speed=INSTANT, automation=Automation(forced=True, rolls=Automatic.ALWAYS))
TYPED = Table(speed=INSTANT, dice=DiceSource.TYPED)
NAMES = ("Anna", "Ben", "Cleo")


def run(main: Coroutine[Any, Any, _T]) -> _T:
    """Run a test's coroutine; it fails rather than hangs."""
    return asyncio.run(asyncio.wait_for(main, 2 * PATIENCE_S))


def record_of(game: SmallGame, *players: str, seed: int = 1) -> Record:
    """A new record; ``"person"`` or ids of bots sit in the seats."""
    seats = [SeatRecord(NAMES[seat], player) for seat, player in enumerate(players)]
    return new_record(game, seats, seed=seed)


class Heard(list[Event]):
    """Every event of a match so far."""

    def of(self, kind: type[_E]) -> list[_E]:
        return [event for event in self if isinstance(event, kind)]


@asynccontextmanager
async def playing(
    record: Record,
    workers: Workers,
    table: Table = AT_ONCE,
    *,
    autosave: Autosave | None = None,
    start: bool = True,
) -> AsyncIterator[tuple[Match, Heard]]:
    """A match that is in progress, and what it has said."""
    match = await Match.open(record, workers, table=table, autosave=autosave)
    heard = Heard()
    match.events.watch(heard.append)
    if start:
        match.start()
    try:
        yield match, heard
    finally:
        await match.close()


async def rest(match: Match) -> Waiting:
    """Wait until only people can continue (or the game is over) and everything is saved."""
    while True:
        await wait_until(lambda: match.started and not match.pending.by_program)
        await match.saver.finished()
        if not match.pending.by_program:
            return match.pending.waiting


async def wait_until(condition: Any) -> None:
    """Let the loop run until ``condition()`` holds."""
    while not condition():  # noqa: ASYNC110 - any condition, of any object
        await asyncio.sleep(0.002)


def bot_game(game: SmallGame, workers: ThreadWorkers, seed: int) -> Record:
    async def main() -> Record:
        async with playing(record_of(game, "careless", "best", seed=seed), workers) as (match, _):
            assert await rest(match) is Waiting.OVER
            return match.record

    return run(main())


def texts(record: Record) -> list[str]:
    return [record.nodes[node].text for node in record.path(record.at)]

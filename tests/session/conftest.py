"""A table for the small game."""

from collections.abc import Iterator

import pytest

from engines.core import registry
from engines.core.record import PERSON, Record, SeatRecord
from engines.session.records import new_record
from engines.session.workers import ThreadWorkers
from tests.session.small_game import Scripted, SmallGame, best, careless


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> SmallGame:
    """The small game with an exact and a careless bot, known to the registry."""
    small = SmallGame((careless(), best()))
    monkeypatch.setitem(registry.games(), small.id, small)
    return small


@pytest.fixture
def workers() -> Iterator[ThreadWorkers]:
    threads = ThreadWorkers(4)
    yield threads
    threads.close()


def table_of(game: SmallGame, *players: str, seed: int = 1) -> Record:
    """A new record; ``"person"`` or ids of bots sit at the seats."""
    names = ("Anna", "Ben", "Cleo")
    seats = [SeatRecord(names[i], player) for i, player in enumerate(players)]
    return new_record(game, seats, seed=seed)


__all__ = ["PERSON", "Scripted", "table_of"]

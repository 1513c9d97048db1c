"""A table for the small game."""

from collections.abc import Iterator

import pytest

from engines.contract import registry
from tests.match.small_game import SmallGame, best, careless
from tests.workers import ThreadWorkers


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

"""When the collector of garbage looks at how much."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gui.shell.garbage import GarbageCollector

_FEW, _MANY = 10, 5000


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    made = GarbageCollector(qapp)
    made._timer.stop()  # the test says when it looks
    yield made
    made.deleteLater()


@pytest.fixture
def looks(collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch) -> "Looks":
    return Looks(collector, monkeypatch)


class Looks:
    """Lets the collector look when so many objects are said to wait."""

    def __init__(self, collector: GarbageCollector, patch: pytest.MonkeyPatch) -> None:
        self._collector = collector
        self._counts = (0, 0, 0)
        self.collected: list[int] = []
        patch.setattr(gc, "get_count", lambda: self._counts)
        patch.setattr(gc, "collect", self.collected.append)

    def at(self, *counts: int) -> None:
        """One look."""
        self._counts = (counts[0], counts[1], counts[2])
        self._collector.collect()


def test_everything_is_looked_at_only_when_the_window_is_at_rest(looks: Looks) -> None:
    looks.at(_MANY, 0, 11)
    assert looks.collected == [0]  # something goes on: the young ones alone
    looks.at(2 * _MANY, 11, 11)
    assert looks.collected == [0, 1]
    looks.at(2 * _MANY + _FEW, 0, 11)
    assert looks.collected == [0, 1, 2]


def test_what_is_due_for_very_long_waits_no_more(looks: Looks) -> None:
    looks.at(_MANY, 0, 20 * gc.get_threshold()[2] + 1)
    assert looks.collected == [2]


def test_nothing_is_collected_before_it_is_due(looks: Looks) -> None:
    looks.at(_FEW, 0, 0)
    assert looks.collected == []

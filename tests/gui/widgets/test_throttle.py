"""Something with many triggers is done only once."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gui.kit.throttle import Throttle

LONG_MS = 600_000


@pytest.fixture
def calls() -> list[str]:
    return []


def test_many_reasons_are_one_call(qapp: object, qtbot: QtBot, calls: list[str]) -> None:
    owner = QObject()
    throttle = Throttle(owner, lambda: calls.append("call"), 1)
    for _ in range(3):
        throttle.soon()
    with qtbot.waitSignal(throttle.timeout):
        pass
    assert calls == ["call"]
    throttle.soon()
    qtbot.waitUntil(lambda: len(calls) == 2)


def test_soon_counts_from_the_first_reason_and_once_quiet_from_the_last(
    qapp: object, monkeypatch: pytest.MonkeyPatch, calls: list[str]
) -> None:
    owner = QObject()
    throttle = Throttle(owner, lambda: None, LONG_MS)
    start = throttle.start

    def counted() -> None:
        calls.append("begun")
        start()

    monkeypatch.setattr(throttle, "start", counted)
    throttle.soon()
    throttle.soon()
    assert calls == ["begun"]
    throttle.once_quiet()
    assert calls == ["begun", "begun"]


def test_what_is_due_is_done_at_once_or_forgotten(qapp: object, calls: list[str]) -> None:
    owner = QObject()
    throttle = Throttle(owner, lambda: calls.append("call"), LONG_MS)
    assert not throttle.flush()
    throttle.soon()
    assert throttle.flush()
    assert not throttle.flush()
    throttle.soon()
    throttle.stop()
    assert not throttle.flush()
    assert calls == ["call"]

"""Work in slices: it goes to its end, can be hurried, replaced and left."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from gui.app import event_loop
from gui.style.sliced import SLICE_S, SlicedWork, go_through

_STEPS = 5


@pytest.fixture
def owner(qapp: QObject) -> QObject:
    return QObject(qapp)


@pytest.fixture(autouse=True)
def one_step_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock in which every look takes longer than a slice."""
    now = iter(range(1_000_000))
    monkeypatch.setattr("gui.style.sliced.time.perf_counter", lambda: next(now) * SLICE_S * 0.75)


def counting(done: list[int]) -> Iterator[None]:
    for step in range(_STEPS):
        done.append(step)
        yield


def test_it_goes_to_its_end_in_several_events(owner: QObject, qtbot: QtBot) -> None:
    done: list[int] = []
    work = SlicedWork(owner)
    work.begin(counting(done))
    assert work.going_on
    assert done == []
    QCoreApplication.processEvents()
    assert 0 < len(done) < _STEPS
    qtbot.waitUntil(lambda: not work.going_on)
    assert done == list(range(_STEPS))


def test_it_is_finished_at_once_when_somebody_needs_it(owner: QObject) -> None:
    done: list[int] = []
    work = SlicedWork(owner)
    work.begin(counting(done))
    QCoreApplication.processEvents()
    work.finish()
    assert done == list(range(_STEPS))
    assert not work.going_on
    work.finish()
    assert len(done) == _STEPS


def test_other_work_takes_its_place(owner: QObject) -> None:
    first: list[int] = []
    second: list[int] = []
    work = SlicedWork(owner)
    work.begin(counting(first))
    QCoreApplication.processEvents()
    work.begin(counting(second))
    work.finish()
    assert len(first) < _STEPS
    assert second == list(range(_STEPS))


def test_it_ends_with_its_owner(owner: QObject) -> None:
    done: list[int] = []
    work = SlicedWork(owner)
    work.begin(counting(done))
    QCoreApplication.processEvents()
    before = len(done)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    for _ in range(_STEPS):
        QCoreApplication.processEvents()
    assert len(done) == before


def test_others_have_their_turn_between_the_slices_of_a_coroutine(loop: None, qtbot: QtBot) -> None:
    done: list[int] = []

    async def other() -> None:
        done.append(-1)

    task = event_loop.spawn(go_through(counting(done)), "slices")
    event_loop.spawn(other(), "other")
    qtbot.waitUntil(task.done)
    assert 0 < done.index(-1) < _STEPS
    assert [step for step in done if step >= 0] == list(range(_STEPS))


def test_a_coroutine_is_cancelled_between_two_slices(loop: None, qtbot: QtBot) -> None:
    done: list[int] = []
    task = event_loop.spawn(go_through(counting(done)), "slices")

    async def cancel() -> None:
        task.cancel()

    event_loop.spawn(cancel(), "cancel")
    qtbot.waitUntil(task.done)
    assert task.cancelled()
    assert 0 < len(done) < _STEPS

"""Coroutines on the Qt loop, work in threads, errors that reach the hook."""

import asyncio
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gui.app import event_loop
from tests.gui.conftest import settle


def test_work_runs_in_another_thread(loop: None, qtbot: QtBot) -> None:
    async def ask() -> int:
        return await event_loop.in_pool(threading.get_ident)

    task = event_loop.spawn(ask(), "ask")
    qtbot.waitUntil(task.done)
    assert task.result() != threading.get_ident()


@pytest.mark.skipif(sys.platform != "linux", reason="Qt sets the priority of threads elsewhere")
def test_workers_and_the_threads_they_start_are_nicer_than_the_window(
    loop: None, qtbot: QtBot
) -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    def in_both() -> tuple[int, int]:
        with ThreadPoolExecutor(1) as threads:
            return niceness(), threads.submit(niceness).result()

    mine = niceness()
    wanted = min(mine + event_loop.NICER_BY, 19)
    for _ in range(2):  # a thread is not made nicer and nicer
        task = event_loop.spawn(event_loop.in_pool(in_both), "ask")
        qtbot.waitUntil(task.done)
        assert task.result() == (wanted, wanted)
    assert niceness() == mine


def test_an_error_in_a_thread_comes_back(loop: None, qtbot: QtBot) -> None:
    def fail() -> None:
        raise KeyError("here")

    async def ask() -> str:
        try:
            await event_loop.in_pool(fail)
        except KeyError as error:
            return str(error)
        return "nothing"

    task = event_loop.spawn(ask(), "ask")
    qtbot.waitUntil(task.done)
    assert task.result() == "'here'"


def test_an_error_in_the_background_reaches_the_hook(
    loop: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: caught.append(kind))

    async def fail() -> None:
        raise ValueError

    event_loop.spawn(fail(), "fail")
    settle(qtbot)
    assert caught == [ValueError]


def test_work_is_busy_until_it_has_ended(loop: None, qtbot: QtBot) -> None:
    gate = asyncio.Event()

    async def wait() -> None:
        await gate.wait()

    task = event_loop.spawn(wait(), "wait")
    assert event_loop.busy()
    assert not event_loop.busy(besides="wait")
    gate.set()
    qtbot.waitUntil(task.done)
    settle(qtbot)


@pytest.mark.parametrize("over", [False, True])
def test_work_ends_with_its_owner(
    loop: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, over: bool
) -> None:
    """Even if what it waits for has just happened, such as the end of a thread."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: pytest.fail("an error"))
    begun, gate, owner = asyncio.Event(), asyncio.Event(), QObject()

    async def wait() -> None:
        begun.set()
        await gate.wait()
        owner.objectName()

    task = event_loop.spawn(wait(), "wait", owner)
    qtbot.waitUntil(begun.is_set)
    if over:
        gate.set()
    shiboken6.delete(owner)
    qtbot.waitUntil(task.done)
    assert task.cancelled()


def test_an_owner_may_outlive_its_work(loop: None, qtbot: QtBot) -> None:
    async def answer() -> int:
        return 7

    owner = QObject()
    task = event_loop.spawn(answer(), "answer", owner)
    qtbot.waitUntil(task.done)
    settle(qtbot)
    shiboken6.delete(owner)
    assert task.result() == 7


LIFE = """
import asyncio, sys
from PySide6.QtWidgets import QApplication
from gui.app import event_loop
app = QApplication([])
ended = []
async def background():
    try:
        await asyncio.sleep(60)
    finally:
        ended.append("background")
async def main():
    event_loop.spawn(background(), "background")
    await asyncio.sleep(0.01)
    return 7
status = event_loop.run(app, main)
assert ended == ["background"], ended
sys.exit(status)
"""


def test_run_ends_background_work_and_answers() -> None:
    child = subprocess.run([sys.executable, "-c", LIFE], capture_output=True, check=False)
    assert child.returncode == 7, child.stderr

"""Coroutines on the Qt event loop, and work off the interface thread.

The only module that knows qasync. Its main functions:

* ``run``: the whole life of the program, from the first coroutine to an orderly end;
* ``spawn``: start a coroutine in the background, without losing it or its error;
* ``in_pool``: await a function that runs in a worker thread;
* ``later``: what worker threads use to speak to the interface thread.

Never open a modal dialog with ``exec`` inside a coroutine: its nested event loop would re-enter
tasks. Use ``open`` and signals.
"""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

import qasync
from PySide6.QtCore import QObject, QThread, QThreadPool
from PySide6.QtWidgets import QApplication

from engines.runtime.environment import usable_cores

_log = logging.getLogger(__name__)
_P = ParamSpec("_P")
_T = TypeVar("_T")

_POOL_WAIT_MS: Final = 200
"""Time for worker threads to end; a search needs 50 ms to stop."""
_SPARE_THREADS: Final = 3
"""Besides one search per core: saving, the library and a fresh search while an old one stops."""
SWITCH_INTERVAL_S: Final = 0.001
"""How often worker threads release the GIL while running Python: the window stays smooth."""
NICER_BY: Final = 10
"""On Linux, by how much worker threads are nicer than the interface thread (19 is the nicest)."""
_NICEST: Final = 19

_tasks: set[asyncio.Task[Any]] = set()
_cancelling: set[asyncio.Task[Any] | None] = set()
"""Tasks that wait in ``cancel_all``."""


def pool() -> QThreadPool:
    """The worker threads: one for each core, and a few that mostly wait for files.

    Their priority is low: searches on all cores leave a core to the window whenever it needs one.
    """
    threads = QThreadPool.globalInstance()
    threads.setMaxThreadCount(usable_cores() + _SPARE_THREADS)
    threads.setThreadPriority(QThread.Priority.LowPriority)
    return threads


def run(app: QApplication, main: Callable[[], Coroutine[Any, Any, int]]) -> int:
    """Run ``main`` on the event loop of ``app`` and return its answer.

    When it ends, in this order: background tasks are canceled and awaited (they stop their
    searches), worker threads get a moment, the loop closes. Work that is still running then (see
    ``working``) can't be stopped, and is not waited for.
    """
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    loop.set_exception_handler(_report_loop_error)
    with loop:
        return int(loop.run_until_complete(_until_done(main)))


async def _until_done(main: Callable[[], Coroutine[Any, Any, int]]) -> int:
    try:
        return await main()
    finally:
        await cancel_all()
        pool().waitForDone(_POOL_WAIT_MS)


def working() -> bool:
    return pool().activeThreadCount() > 0


def spawn(
    work: Coroutine[Any, Any, _T], name: str, owner: QObject | None = None
) -> asyncio.Task[_T]:
    """Start ``work`` in the background; ``name`` is for the log.

    It is canceled when its owner is destroyed, such as a page when the language changes. An error
    goes where errors in slots go: to ``sys.excepthook``.
    """
    task = asyncio.get_running_loop().create_task(work, name=name)
    _tasks.add(task)
    task.add_done_callback(_finished)
    if owner is not None:
        gone = owner.destroyed.connect(lambda _gone: task.cancel())
        task.add_done_callback(lambda _task: QObject.disconnect(gone))
    return task


def busy(besides: str = "") -> bool:
    """Whether background work is in progress, other than that named ``besides``."""
    return any(task.get_name() != besides for task in _tasks)


async def cancel_all() -> None:
    """Cancel background tasks, but not the calling one, and wait.

    Two tasks that do this at once leave each other alone: otherwise, each would wait for the other.
    """
    me = asyncio.current_task()
    if me is not None:
        _cancelling.add(me)
    spared = frozenset(_cancelling)
    others = [task for task in _tasks if task not in spared]
    try:
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
    finally:
        _cancelling.discard(me)


async def in_pool(work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """Await ``work(*args, **kwargs)``, run in a worker thread.

    Canceling the awaiting coroutine does not stop the work: hand it a monitor and cancel that.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[_T] = loop.create_future()

    def report(result: _T | None, error: BaseException | None) -> None:
        if answer.done():
            return
        if error is None:
            answer.set_result(result)  # type: ignore[arg-type]  # work's own answer
        else:
            answer.set_exception(error)

    def job() -> None:
        _give_way()
        try:
            result, error = work(*args, **kwargs), None
        except BaseException as caught:  # noqa: BLE001 - handed to whatever awaits
            result, error = None, caught
        later(loop, report, result, error)

    pool().start(job)
    return await answer


def _give_way() -> None:
    """Lower the priority of this worker thread on Linux, where Qt does not.

    Threads that it starts inherit its niceness.
    """
    if sys.platform == "linux":
        nice = min(os.getpriority(os.PRIO_PROCESS, os.getpid()) + NICER_BY, _NICEST)
        with suppress(OSError):  # the thread is even nicer already
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)


def later(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *args: Any) -> None:
    """From any thread: call ``call(*args)`` in the interface thread, unless its loop has ended."""
    try:
        loop.call_soon_threadsafe(call, *args)
    except RuntimeError:
        _log.debug("The event loop has ended; %r is dropped.", call)


def _finished(task: asyncio.Task[Any]) -> None:
    _tasks.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("Background work '%s' failed.", task.get_name())
        sys.excepthook(type(error), error, error.__traceback__)


def _report_loop_error(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    _log.error("Event loop: %s", context.get("message", "error"))
    error = context.get("exception")
    if isinstance(error, Exception):
        sys.excepthook(type(error), error, error.__traceback__)

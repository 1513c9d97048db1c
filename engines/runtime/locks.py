"""Locks that never hang: work that only one thread, or one process, should do at a time.

A waiter checks a monitor, reports zero progress to it as a sign of life, and gives up when it says
so. The lock of a file is one of SQLite's, which works alike on every system; the system releases
it when its holder dies.
"""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final, Protocol

_LOOK_S: Final = 0.02
"""How often a waiting thread checks whether to stop."""


class Waiting(Protocol):
    """Whatever waits, as a lock sees it: ``engines.contract.monitor.Monitor`` is one."""

    def publish(self, progress: float, /) -> None:
        """The wait continues."""

    def stop_now(self) -> bool:
        """Whether to give up."""


def _gives_up(monitor: Waiting | None) -> bool:
    if monitor is None:
        return False
    monitor.publish(0.0)
    return monitor.stop_now()


@contextmanager
def between_threads(lock: threading.Lock, monitor: Waiting) -> Iterator[bool]:
    """Hold ``lock``; yields False, without the lock, if ``monitor`` ended the wait for it."""
    while not lock.acquire(timeout=_LOOK_S):
        if _gives_up(monitor):
            yield False
            return
    try:
        yield True
    finally:
        lock.release()


@contextmanager
def between_processes(file: Path, monitor: Waiting | None = None) -> Iterator[bool]:
    """Hold the lock ``file``, an empty file that stays: one thread at a time, in all processes.

    Yields False, without the lock, if ``monitor`` ended the wait for it; without one it never does.
    Where no file can be written or locked, there is no waiting, and the same work may be done
    twice.
    """
    with ExitStack() as stack:
        yield _taken(file, monitor, stack)


def _taken(file: Path, monitor: Waiting | None, stack: ExitStack) -> bool:
    """Take the lock, which ``stack`` releases; False if the monitor ended the wait for it."""
    while True:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            stack.enter_context(closing(exclusive(file, _LOOK_S)))
        except BlockingIOError:
            if _gives_up(monitor):
                return False
        except (OSError, sqlite3.Error):
            return True
        else:
            return True


def exclusive(file: Path, wait_s: float = 0.0) -> sqlite3.Connection:
    """Take the lock ``file``; closing the returned connection releases it.

    Raises:
        BlockingIOError: someone else has held it for ``wait_s``.
        sqlite3.Error: it cannot be locked.
    """
    held = sqlite3.connect(file, timeout=wait_s, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise BlockingIOError from error
        raise
    return held

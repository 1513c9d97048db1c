"""An event loop that a test drives."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import qasync
from PySide6.QtWidgets import QApplication

from gui.app import event_loop


@contextmanager
def attached(app: QApplication) -> Iterator[None]:
    """Let coroutines run while a test drives the event loop of ``app``."""
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    asyncio._set_running_loop(loop)  # what running it would do
    loop.set_exception_handler(event_loop._report_loop_error)
    try:
        yield
    finally:
        for task in tuple(event_loop._tasks):
            task.cancel()
        while event_loop.busy():
            app.processEvents()
        event_loop.pool().waitForDone()
        app.processEvents()
        asyncio._set_running_loop(None)
        loop.close()
        asyncio.set_event_loop(None)

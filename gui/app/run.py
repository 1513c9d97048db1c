"""Work in a worker thread: start it, watch it, stop it."""

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engines.contract.monitor import Monitor
from engines.runtime.errors import ParlourError
from gui.app import event_loop

Tell = Callable[[Any], None]
Job = Callable[[Monitor, Tell], Any]

NEWS_MS: Final = 100
"""Progress is told at most ten times a second."""


class Run(QObject):
    """One piece of work at a time; it ends with its parent.

    * ``told(list)``: progress of the work, in order, at most ten times a second
    * ``ended(result)``: the work is done or was stopped; all progress has been reported
    * ``failed(text)``: it failed, and why
    """

    told = Signal(object)
    ended = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._monitor: Monitor | None = None
        self._news: deque[Any] = deque()  # appended to in the worker thread
        self._timer = QTimer(self, interval=NEWS_MS)
        self._timer.timeout.connect(self._tell)

    @property
    def running(self) -> bool:
        return self._monitor is not None

    def start(self, job: Job) -> None:
        """Run ``job(monitor, tell)``; only while nothing else is running."""
        if self._monitor is not None:
            raise RuntimeError("One piece of work at a time")
        self._monitor = Monitor()
        self._timer.start()
        event_loop.spawn(self._work(job, self._monitor), "work of a page", self)

    def stop(self) -> None:
        """Ask the work to end; ``ended`` follows within 50 ms."""
        if self._monitor is not None:
            self._monitor.cancel()

    async def _work(self, job: Job, monitor: Monitor) -> None:
        result, reason = None, ""
        try:
            result = await event_loop.in_pool(job, monitor, self._news.append)
        except ParlourError as error:
            reason = "\n".join((str(error), *getattr(error, "__notes__", ())))
        finally:
            monitor.cancel()  # stops the work if its page goes and nobody waits anymore
            self._monitor = None
        self._timer.stop()
        self._tell()
        if reason:
            self.failed.emit(reason)
        else:
            self.ended.emit(result)

    def _tell(self) -> None:
        news = [self._news.popleft() for _ in range(len(self._news))]
        if news:
            self.told.emit(news)

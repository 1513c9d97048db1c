"""Work of the interface thread in slices of a few milliseconds, so that nothing waits for it."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

SLICE_S: Final = 0.004
"""How long the interface thread works before it looks for what else there is to do."""
_DONE: Final = object()


class SlicedWork(QObject):
    """Goes through an iterator whose every step is a piece of work, slice after slice."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)

    @property
    def going_on(self) -> bool:
        """Whether steps are left."""
        return self._timer.isActive()

    def begin(self, steps: Iterator[object]) -> None:
        """Go through these instead of what is left."""
        self._steps = steps
        self._timer.start()

    def finish(self) -> None:
        """Do what is left at once."""
        self._timer.stop()
        for _ in self._steps:
            pass

    def stop(self) -> None:
        """Do nothing more of it."""
        self._timer.stop()
        self._steps = iter(())

    def _work(self) -> None:
        end = time.perf_counter() + SLICE_S
        while time.perf_counter() < end:
            if next(self._steps, _DONE) is _DONE:
                self._timer.stop()
                return


async def go_through(steps: Iterator[object], rest_s: float = 0.0) -> None:
    """The same in a coroutine, with a rest after each slice."""
    end = time.perf_counter() + SLICE_S
    for _ in steps:
        if time.perf_counter() >= end:
            await asyncio.sleep(rest_s)
            end = time.perf_counter() + SLICE_S


def dressed(whole: QWidget) -> Iterator[None]:
    """Give everything on a widget its style, one after the other, before it is seen."""
    for part in whole.findChildren(QWidget):
        if shiboken6.isValid(part):
            part.ensurePolished()
            yield

"""Who takes colours and sizes from the theme, and the work of telling them in small slices."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from types import MethodType
from typing import Final
from weakref import WeakMethod, ref

import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

SLICE_S: Final = 0.004
"""How long the interface thread works before it looks for what else there is to do."""
_PRUNED_FROM: Final = 256

Step = Callable[[], object]
_Method = Callable[[], Step | None]
"""Gives a method, or None when its object has gone."""


class Followers:
    """Bound methods of QObjects in the order they came; they go with their objects."""

    def __init__(self) -> None:
        self._methods: list[_Method] = []
        self._prune_at = _PRUNED_FROM

    def add(self, slot: Step) -> None:
        """Remember a bound method of a QObject."""
        self._methods.append(_remembered(slot))
        if len(self._methods) >= self._prune_at:
            self.living()
            self._prune_at = max(_PRUNED_FROM, 2 * len(self._methods))

    def living(self) -> list[Step]:
        """The methods whose objects still exist."""
        kept = [each for each in self._methods if _owner(each) is not None]
        self._methods = kept
        return [slot for each in kept if (slot := each()) is not None]


def _remembered(slot: Step) -> _Method:
    """What gives a bound method back as long as its object exists."""
    if isinstance(slot, MethodType):
        return WeakMethod(slot)
    owner, name = ref(slot.__self__), slot.__name__  # type: ignore[attr-defined]  # Qt's own

    def method() -> Step | None:
        return getattr(owner(), name, None)

    return method


def _owner(method: _Method) -> QObject | None:
    """The object behind a method; None when it has gone."""
    owner: QObject | None = getattr(method(), "__self__", None)
    return owner if owner is not None and shiboken6.isValid(owner) else None


def seen(slot: Step) -> bool:
    """Whether the object behind a bound method is on the screen; what is no widget counts."""
    owner = getattr(slot, "__self__", None)
    return owner.isVisible() if isinstance(owner, QWidget) else True


def call(slot: Step) -> None:
    """Call a bound method, unless its object has gone meanwhile."""
    owner = getattr(slot, "__self__", None)
    if not isinstance(owner, QObject) or shiboken6.isValid(owner):
        slot()


class SlicedWork(QObject):
    """Does steps one after the other, a few milliseconds at a time.

    Windows keep the picture they have until the ``first`` steps are done.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[Step] = iter(())
        self._frozen: list[QWidget] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)

    @property
    def going_on(self) -> bool:
        """Whether steps are left."""
        return self._timer.isActive()

    def begin(self, first: Sequence[Step], later: Sequence[Step]) -> None:
        """Do these instead of what is left: the windows show the outcome of the ``first``."""
        self.stop()
        self._frozen = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        for window in self._frozen:
            window.setUpdatesEnabled(False)
        self._steps = chain(first, [self._thaw], later)
        self._timer.start()

    def stop(self) -> None:
        """Do nothing more of it."""
        self._timer.stop()
        self._steps = iter(())
        self._thaw()

    def _work(self) -> None:
        end = time.perf_counter() + SLICE_S
        while time.perf_counter() < end:
            step = next(self._steps, None)
            if step is None:
                self._timer.stop()
                return
            step()

    def _thaw(self) -> None:
        frozen, self._frozen = self._frozen, []
        for window in frozen:
            if shiboken6.isValid(window):
                window.setUpdatesEnabled(True)

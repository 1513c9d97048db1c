"""Who takes colours and sizes from the theme, and windows that wait until all have them."""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Final
from weakref import WeakMethod, ref

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

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
    if not isinstance(owner, QWidget):
        return True
    return shiboken6.isValid(owner) and owner.isVisible()


def call(slot: Step) -> None:
    """Call a bound method, unless its object has gone meanwhile."""
    owner = getattr(slot, "__self__", None)
    if not isinstance(owner, QObject) or shiboken6.isValid(owner):
        slot()


class FrozenWindows:
    """Windows that keep the picture they have until they are thawed."""

    def __init__(self) -> None:
        self._frozen: list[QWidget] = []

    def freeze(self) -> None:
        """Let the windows that are seen show nothing new."""
        self.thaw()
        self._frozen = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        for window in self._frozen:
            window.setUpdatesEnabled(False)

    def thaw(self) -> None:
        """Let them show what has changed."""
        frozen, self._frozen = self._frozen, []
        for window in frozen:
            if shiboken6.isValid(window):
                window.setUpdatesEnabled(True)

"""Who takes colours and sizes from the theme."""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Final
from weakref import WeakMethod, ref

import shiboken6
from PySide6.QtCore import QObject

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
            self._prune()
            self._prune_at = max(_PRUNED_FROM, 2 * len(self._methods))

    def call(self) -> None:
        """Call all methods whose objects still exist."""
        self._prune()
        for each in tuple(self._methods):
            slot = each()
            if slot is not None and _owner(each) is not None:
                slot()

    def _prune(self) -> None:
        self._methods = [each for each in self._methods if _owner(each) is not None]


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

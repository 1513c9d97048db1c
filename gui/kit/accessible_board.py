"""Boards for screen readers: a graphics view as a table or list of named cells.

Screen readers see nothing inside a QGraphicsView. A board therefore describes itself with a
`BoardAccess`: how many cells there are, and what each is called. A factory installed here answers
Qt's questions from it. `announce` speaks a sentence.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_PROPERTY: Final = "boardAccess"
_Relations = list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]


@dataclass(frozen=True, slots=True)
class CellView:
    """What a screen reader is told about one cell.

    `name` is for example "e4, white knight" or "Die 3 of 10, four, scores nothing". `rect` lies in
    the coordinates of the widget.
    """

    name: str
    rect: QRect
    enabled: bool = True
    selected: bool = False


class BoardAccess(QObject):
    """Makes the cells of a board widget known to screen readers.

    `count()` is the number of cells, `cell(number)` describes one, row by row. Both are called
    whenever Qt asks, so they must be quick and true. With `columns` 1 the board is a list,
    otherwise a table. The board's own accessible name is the widget's. Call `refresh` after a
    change and `focus_cell` when the board cursor moves.
    """

    def __init__(
        self,
        board: QWidget,
        count: Callable[[], int],
        cell: Callable[[int], CellView],
        *,
        columns: int = 1,
    ) -> None:
        super().__init__(board)
        self.board = board
        self.count = count
        self.cell = cell
        self.columns = columns
        self.focused: int | None = None
        self._names: list[str] = []
        self._cells: list[_Cell] = []
        self.destroyed.connect(partial(_forget, self._cells))
        board.setProperty(_PROPERTY, self)
        _install_factory()

    def interface(self, number: int) -> QAccessibleInterface | None:
        """Return the interface of a cell, None when there is no such cell."""
        if not 0 <= number < self.count():
            return None
        while len(self._cells) <= number:
            made = _Cell(self, len(self._cells))
            QAccessible.registerAccessibleInterface(made)
            self._cells.append(made)
        return self._cells[number]

    def index_of(self, interface: QAccessibleInterface) -> int:
        """Return the number of a cell's interface, -1 for another interface."""
        return next((n for n, cell in enumerate(self._cells) if cell is interface), -1)

    def refresh(self) -> None:
        """Tell screen readers which names have changed."""
        names = [self.cell(number).name for number in range(self.count())]
        if QAccessible.isActive():
            for number, name in enumerate(names):
                if number >= len(self._names) or name != self._names[number]:
                    self._notify(number, QAccessible.Event.NameChanged)
        self._names = names

    def focus_cell(self, number: int | None) -> None:
        """Tell screen readers where the board cursor stands (None: nowhere)."""
        self.focused = number
        if number is not None and QAccessible.isActive():
            self._notify(number, QAccessible.Event.Focus)

    def _notify(self, number: int, event: QAccessible.Event) -> None:
        interface = self.interface(number)
        if interface is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(interface, event))


def announce(widget: QWidget, text: str, *, assertive: bool = False) -> None:
    """Let a screen reader speak a sentence; `assertive` (errors only) interrupts what it says."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
    QAccessible.updateAccessibility(event)


class _Board(QAccessibleWidget):
    """The board itself: a table or list whose children are the cells.

    Qt may keep interfaces longer than the board: they refer to it weakly and then have no cells.
    """

    def __init__(self, access: BoardAccess) -> None:
        role = QAccessible.Role.List if access.columns == 1 else QAccessible.Role.Table
        super().__init__(access.board, role)
        self._access = weakref.ref(access)

    def childCount(self) -> int:
        access = self._access()
        return access.count() if access else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override] # nullptr
        access = self._access()
        return access.interface(index) if access else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        access = self._access()
        return access.index_of(child) if access else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        access = self._access()
        if access is None:
            return None
        spot = access.board.mapFromGlobal(QPoint(x, y))
        numbers = range(access.count())
        hit = next((n for n in numbers if access.cell(n).rect.contains(spot)), -1)
        return access.interface(hit)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        access = self._access()
        if access is None or access.focused is None or not access.board.hasFocus():
            return None
        return access.interface(access.focused)


class _Cell(QAccessibleInterface):
    """One cell of a board.

    `interface_cast` must not be overridden: PySide 6.11 crashes on whatever Python returns there.
    """

    def __init__(self, access: BoardAccess, number: int) -> None:
        super().__init__()
        self._access = weakref.ref(access)
        self._number = number

    def isValid(self) -> bool:
        access = self._access()
        return access is not None and shiboken6.isValid(access) and self._number < access.count()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        access = self._access()
        return access.board.window().windowHandle() if access else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        access = self._access()
        return QAccessible.queryAccessibleInterface(access.board) if access else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text) -> str:
        return self._cell().name if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: names come from the board."""

    def rect(self) -> QRect:
        access = self._access()
        if access is None:
            return QRect()
        cell = self._cell().rect
        return QRect(access.board.mapToGlobal(cell.topLeft()), cell.size())

    def role(self) -> QAccessible.Role:
        access = self._access()
        single = access is not None and access.columns == 1
        return QAccessible.Role.ListItem if single else QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        access, cell = self._access(), self._cell()
        state.focusable = True
        state.selectable = True
        state.selected = cell.selected
        state.disabled = not cell.enabled
        if access is not None:
            state.focused = access.focused == self._number and access.board.hasFocus()
        return state

    def relations(self, match: QAccessible.RelationFlag | None = None) -> _Relations:
        return []

    def _cell(self) -> CellView:
        access = self._access()
        if access is None or not self.isValid():
            return CellView("", QRect(), enabled=False)
        return access.cell(self._number)


_boards: dict[int, _Board] = {}
_installed = False


def _install_factory() -> None:
    global _installed  # noqa: PLW0603 - Qt keeps one list of factories per process
    if not _installed:
        QAccessible.installFactory(_make_interface)
        _installed = True


def _make_interface(_class: str, watched: QObject) -> QAccessibleInterface | None:
    access = watched.property(_PROPERTY) if isinstance(watched, QWidget) else None
    if not isinstance(access, BoardAccess):
        return None
    key = id(access)
    if key not in _boards:
        _boards[key] = _Board(access)
        access.destroyed.connect(lambda: _boards.pop(key, None))
    return _boards[key]


def _forget(cells: list[_Cell]) -> None:
    """Take the cells of a board that is gone out of Qt's cache, which deletes them.

    Python must hold each cell meanwhile: otherwise both would delete it.
    """
    for cell in cells:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(cell))
    cells.clear()

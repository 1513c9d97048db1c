"""The spots of a surface for screen readers.

Qt shows a graphics view as one thing without contents. A factory installed here answers for every
surface: each spot is a child with a name, a place, a role, a state, its cell, and the action
"press". Names are made on request; changes are announced only while something listens.
"""

import weakref
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableCellInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from gui.table.keyboard import Keyboard
from gui.table.scene import TableScene
from gui.table.spots import Spot, topmost, words
from gui.table.zoom import ZoomView

_PROPERTY: Final = "spotAccess"
_NOTHING: Final = shiboken6.VoidPtr(0)
_Relations = list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]


class SpotAccess(QObject):
    """Makes the spots of a surface known to screen readers; belongs to the surface.

    ``press`` does what a click on a spot does.
    """

    def __init__(
        self,
        surface: ZoomView,
        scene: TableScene,
        keyboard: Keyboard,
        press: Callable[[Hashable], None],
    ) -> None:
        super().__init__(surface)
        self.surface, self.scene, self.keyboard, self.press = surface, scene, keyboard, press
        self._table: _Surface | None = None
        self._cells: dict[Hashable, _Cell] = {}
        self._names: Mapping[Hashable, str] = {}
        self.destroyed.connect(partial(_forget, self._cells))
        surface.setProperty(_PROPERTY, self)
        _install_factory()

    @property
    def table(self) -> "_Surface":
        """The interface of the surface itself."""
        if self._table is None:
            self._table = _Surface(self)
        return self._table

    def cell(self, key: Hashable) -> QAccessibleInterface:
        if key not in self._cells:
            made = _Cell(self, key)
            QAccessible.registerAccessibleInterface(made)
            self._cells[key] = made
        return self._cells[key]

    def index_of(self, interface: QAccessibleInterface) -> int:
        """The place of a spot's interface among all; -1 for another interface."""
        keys = [spot.key for spot in self.scene.spots.values()]
        return next((n for n, key in enumerate(keys) if self._cells.get(key) is interface), -1)

    def tell_changes(self) -> None:
        """Announce which names have changed, if anyone listens."""
        if not QAccessible.isActive():
            return
        names = {spot.key: words(spot.name) for spot in self.scene.spots.values()}
        for key, name in names.items():
            if self._names.get(key) != name:
                self._notify(key, QAccessible.Event.NameChanged)
        self._names = names

    def tell_focus(self) -> None:
        """Announce where the keyboard focus is, if anyone listens."""
        if self.keyboard.focused is not None and QAccessible.isActive():
            self._notify(self.keyboard.focused, QAccessible.Event.Focus)

    def _notify(self, key: Hashable, event: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self.cell(key), event))


class _Surface(QAccessibleWidget):
    """The surface: a table if its spots have cells, else a list.

    Qt may keep interfaces longer than the surface: they refer to it weakly and have no spots then.
    """

    def __init__(self, access: SpotAccess) -> None:
        super().__init__(access.surface, QAccessible.Role.Table)
        self._access = weakref.ref(access)

    def _spots(self) -> Sequence[Spot]:
        access = _living(self._access)
        return () if access is None else tuple(access.scene.spots.values())

    def role(self) -> QAccessible.Role:
        in_cells = any(spot.row >= 0 for spot in self._spots())
        return QAccessible.Role.Table if in_cells else QAccessible.Role.List

    def childCount(self) -> int:
        return len(self._spots())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override] # nullptr
        spots, access = self._spots(), self._access()
        if access is None or not 0 <= index < len(spots):
            return None
        return access.cell(spots[index].key)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        access = _living(self._access)
        return -1 if access is None else access.index_of(child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        access = _living(self._access)
        if access is None:
            return None
        here = access.surface.mapFromGlobal(QPoint(x, y))
        found = topmost(self._spots(), access.surface.mapToScene(here))
        return None if found is None else access.cell(found.key)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        access = _living(self._access)
        if access is None or access.keyboard.focused is None or not access.surface.hasFocus():
            return None
        return access.cell(access.keyboard.focused)


class _Cell(QAccessibleInterface):
    """One spot."""

    def __init__(self, access: SpotAccess, key: Hashable) -> None:
        super().__init__()
        self._access = weakref.ref(access)
        self.key = key
        self._action = _Press(self)
        self._place = _Place(self)

    @property
    def access(self) -> SpotAccess | None:
        """What it belongs to; None when the surface has gone."""
        return _living(self._access)

    @property
    def spot(self) -> Spot | None:
        """What it represents; None when that is no longer on the table."""
        access = self.access
        return None if access is None else access.scene.spots.get(self.key)

    def isValid(self) -> bool:
        return self.spot is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        access = self.access
        return access.surface.window().windowHandle() if access else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        access = self.access
        return QAccessible.queryAccessibleInterface(access.surface) if access else None

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
        spot = self.spot
        if spot is None:
            return ""
        if kind is QAccessible.Text.Name:
            return words(spot.name)
        return words(spot.tip) if kind is QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: names are the game's."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        access, spot = self.access, self.spot
        if access is None or spot is None:
            return QRect()
        rect = access.surface.viewportTransform().mapRect(spot.rect).toRect()
        return QRect(access.surface.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        spot = self.spot
        return QAccessible.Role.NoRole if spot is None else spot.role

    def state(self) -> QAccessible.State:
        """What cannot be chosen now is not "unavailable": it is on the table, and can be read."""
        state = QAccessible.State()
        access, spot = self.access, self.spot
        if access is None or spot is None:
            return state
        state.focusable = True
        state.selectable = spot.active
        state.selected = spot.selected
        state.focused = access.keyboard.focused == self.key and access.surface.hasFocus()
        return state

    def relations(self, match: QAccessible.RelationFlag | None = None) -> _Relations:
        return []

    def interface_cast(  # type: ignore[override]  # the stubs say int, which crashes
        self, kind: QAccessible.InterfaceType
    ) -> shiboken6.VoidPtr:
        """The action or the cell. Anything but a VoidPtr crashes Qt, None too."""
        spot = self.spot
        if kind is QAccessible.InterfaceType.ActionInterface:
            return _pointer(self._action)
        if kind is QAccessible.InterfaceType.TableCellInterface and spot and spot.row >= 0:
            return _pointer(self._place)
        return _NOTHING


class _Press(QAccessibleActionInterface):
    """The action of a spot."""

    def __init__(self, cell: _Cell) -> None:
        super().__init__()
        self._cell = weakref.ref(cell)

    def actionNames(self) -> list[str]:
        cell = self._cell()
        spot = None if cell is None else cell.spot
        presses = spot is not None and (spot.active or spot.refuses)  # which says why
        return [self.pressAction()] if presses else []

    def doAction(self, name: str) -> None:
        cell = self._cell()
        access = None if cell is None else cell.access
        if cell is not None and access is not None and name in self.actionNames():
            access.press(cell.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Place(QAccessibleTableCellInterface):
    """The cell of a spot."""

    def __init__(self, cell: _Cell) -> None:
        super().__init__()
        self._cell = weakref.ref(cell)

    def _spot(self) -> Spot | None:
        cell = self._cell()
        return None if cell is None else cell.spot

    def columnExtent(self) -> int:
        return 1

    def rowExtent(self) -> int:
        return 1

    def columnIndex(self) -> int:
        spot = self._spot()
        return -1 if spot is None else spot.column

    def rowIndex(self) -> int:
        spot = self._spot()
        return -1 if spot is None else spot.row

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def isSelected(self) -> bool:
        spot = self._spot()
        return spot is not None and spot.selected

    def table(self) -> QAccessibleInterface | None:  # type: ignore[override]
        cell = self._cell()
        return None if cell is None else cell.parent()


def _pointer(part: QAccessibleActionInterface | QAccessibleTableCellInterface) -> shiboken6.VoidPtr:
    return shiboken6.VoidPtr(shiboken6.getCppPointer(part)[0])


def _living(access: "weakref.ref[SpotAccess]") -> SpotAccess | None:
    found = access()
    return found if found is not None and shiboken6.isValid(found) else None


_installed = False


def _install_factory() -> None:
    global _installed  # noqa: PLW0603 - Qt keeps one list of factories per process
    if not _installed:
        QAccessible.installFactory(_make_interface)
        _installed = True


def _make_interface(_class: str, watched: QObject) -> QAccessibleInterface | None:
    access = watched.property(_PROPERTY) if isinstance(watched, QWidget) else None
    if not isinstance(access, SpotAccess):
        return None
    key = id(access)
    if key not in _surfaces:
        _surfaces[key] = access.table
        access.destroyed.connect(partial(_surfaces.pop, key, None))
    return _surfaces[key]


_surfaces: dict[int, _Surface] = {}
"""Python keeps the interfaces that it has given to Qt."""


def _forget(cells: dict[Hashable, _Cell]) -> None:
    """Remove the spots of a deleted surface from Qt's cache, which deletes them.

    Python must keep each of them meanwhile, or else both would delete it.
    """
    for cell in cells.values():
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(cell))
    cells.clear()

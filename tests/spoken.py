"""What a window says, to compare languages."""

import re
from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QMainWindow,
    QMenu,
    QTextEdit,
    QWidget,
)

from gui.arena.live_board import LiveBoard
from gui.table.spots import words
from gui.table.surface import Surface

GETTERS: Final = (
    *("text", "iconText", "title", "placeholderText", "windowTitle", "toolTip", "toPlainText"),
)


def said(window: QMainWindow) -> set[str]:
    """All that the window says now, with 0 for figures: some of them are times."""
    found = {window.windowTitle()}
    for action in (*window.actions(), *window.menuBar().actions()):
        found |= {action.text(), action.iconText(), action.toolTip()}
    moving = {
        part for board in window.findChildren(LiveBoard) for part in board.findChildren(QWidget)
    }
    for widget in set(window.findChildren(QWidget)) - moving:
        if widget.isVisible() or isinstance(widget, QMenu):
            found |= set(_said_by(widget))
    return {re.sub(r"\d+([.,:]\d+)*", "0", text) for text in found if text.strip()}


def _said_by(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    for getter in GETTERS:
        get: Any = getattr(widget, getter, None)
        found = get() if callable(get) else ""
        if isinstance(found, str):
            yield found
    if isinstance(widget, QComboBox | QAbstractItemView):
        yield from _listed(widget.model())
    if isinstance(widget, QTextEdit):
        yield widget.document().toPlainText()
    if isinstance(widget, Surface):
        for spot in widget.table.spots.values():
            yield words(spot.name)
            yield words(spot.tip)


def _listed(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            yield str(model.data(model.index(row, column)) or "")

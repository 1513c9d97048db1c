"""The widget style: Fusion, in which each of Qt's own controls wears a small style sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QProgressBar,
    QProxyStyle,
    QRadioButton,
    QScrollBar,
    QSlider,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QTableView,
    QTextEdit,
    QToolBar,
    QToolButton,
    QTreeView,
    QWidget,
)

_KINDS: Final[tuple[tuple[type[QWidget], str], ...]] = (
    (QLineEdit, "line"),
    (QAbstractSpinBox, "number"),
    (QComboBox, "choice"),
    (QScrollBar, "scroll bar"),
    (QToolButton, "tool button"),
    (QToolBar, "tool bar"),
    (QMenu, "menu"),
    (QMenuBar, "menu bar"),
    (QHeaderView, ""),
    (QTableView, "table"),
    (QTreeView, "table"),
    (QListView, "list"),
    (QPlainTextEdit, "text"),
    (QTextEdit, "text"),
    (QCheckBox, "mark"),
    (QRadioButton, "mark"),
    (QSlider, "slider"),
    (QProgressBar, "progress"),
)
"""The kind of sheet for each class and what is derived from it; the first that fits counts."""

_INSIDE: Final[tuple[tuple[type[QWidget], tuple[type[QWidget], ...]], ...]] = (
    (QLineEdit, (QAbstractSpinBox, QComboBox)),
    (QToolButton, (QToolBar,)),
    (QListView, (QComboBox,)),
)
"""Controls that are dressed by the sheet of the control they are part of."""

_BARE: Final = "bare"
_TIP: Final = "QTipLabel"
_TIP_SHEET: Final = "/* */"
"""The sheet that Qt gives a tooltip, so that it looks like the widget below it."""

_HINTS: Final[Mapping[QStyle.StyleHint, int]] = {
    QStyle.StyleHint.SH_ToolTip_WakeUpDelay: 500,
    QStyle.StyleHint.SH_Menu_SpaceActivatesItem: 1,
    # Alt alone shows the keys of a board; the menus open with Alt and a letter.
    QStyle.StyleHint.SH_MenuBar_AltKeyNavigation: 0,
}
"""How controls behave where Fusion does otherwise; the delay is in milliseconds."""


class ControlStyle(QProxyStyle):
    """Fusion, which gives each control the sheet of its kind when Qt polishes it.

    Widgets of our own paint themselves and wear none; whoever sets a sheet of its own keeps it.
    """

    def __init__(self, sheets: Mapping[str, str]) -> None:
        super().__init__("Fusion")
        self._sheets = dict(sheets)
        self._known = {sheet: kind for kind, sheet in sheets.items()}
        self._kinds: dict[type[QWidget], str] = {}

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 - Qt's name
    ) -> int:
        own = _HINTS.get(hint)
        return super().styleHint(hint, option, widget, returnData) if own is None else own

    def take_sheets(self, sheets: Mapping[str, str]) -> None:
        """Let controls wear these from now on."""
        known, self._sheets = self._known, dict(sheets)
        self._known = {sheet: kind for kind, sheet in sheets.items()}
        for widget in QApplication.allWidgets():
            kind = known.get(widget.styleSheet()) if shiboken6.isValid(widget) else None
            if kind is not None:
                widget.setStyleSheet(sheets[kind])

    def polish(self, what: QWidget | QApplication | QPalette) -> None:  # type: ignore[override]
        super().polish(what)
        if not isinstance(what, QWidget):
            return
        kind = self._kinds.get(type(what))
        if kind is None:
            kind = self._kinds[type(what)] = _kind_of(type(what))
        if type(what) is QLabel and what.metaObject().className() == _TIP:
            kind = "tip"
        if kind == _BARE:
            _make_bare(cast("QAbstractScrollArea", what))
        elif kind and not _is_part(what) and what.styleSheet() in ("", _TIP_SHEET):
            what.setStyleSheet(self._sheets[kind])
            if isinstance(what, QComboBox):
                _let_scroll(what)


def _let_scroll(choice: QComboBox) -> None:
    """Let a list of choices scroll by its bar; one that was made earlier has Fusion's arrows."""
    made = choice.findChild(QAbstractItemView)
    if isinstance(made, QAbstractItemView):
        made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)


def _kind_of(made: type[QWidget]) -> str:
    """The kind of sheet for a class, which may say it itself as ``wears``; empty for none."""
    own = getattr(made, "wears", None)
    if isinstance(own, str):
        return own
    for known, kind in _KINDS:
        if issubclass(made, known):
            return kind
    return _BARE if issubclass(made, QAbstractScrollArea) else ""


def _is_part(widget: QWidget) -> bool:
    """Whether the control that this widget is a part of wears a sheet that covers it."""
    for part, wholes in _INSIDE:
        if isinstance(widget, part):
            parent = widget.parentWidget()
            above = None if parent is None else parent.parentWidget()
            return isinstance(parent, wholes) or isinstance(above, wholes)
    return False


def _make_bare(area: QAbstractScrollArea) -> None:
    """Show what is behind a scrolling area, without a frame."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.viewport().setAutoFillBackground(False)

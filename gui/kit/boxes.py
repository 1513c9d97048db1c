"""Rows and columns without margins."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget, QWidgetItem
from shiboken6 import Shiboken
from superqt.utils import QFlowLayout

from gui.style.theme import scaled

_Placed = tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
_Part = QWidget | QLayout | int | _Placed
_Edges = tuple[float, float, float, float]
_Box = TypeVar("_Box", bound=QBoxLayout)
_Key = TypeVar("_Key")
_Widget = TypeVar("_Widget", bound=QWidget)

NO_LIMIT: Final = 16_777_215
"""The maximum width and height of a widget that has none: ``QWIDGETSIZE_MAX`` of Qt."""


def _add_layout(self: QBoxLayout, layout: QLayout, stretch: int | None = 0) -> None:
    """Add a layout as Qt does, and forget the items in it.

    PySide keeps an object for each of them, but doesn't notice when Qt deletes them. A new widget
    at the address of such an item would be taken for the item, and our style would crash.
    """
    QBoxLayout.addLayout(self, layout, stretch)
    _forget_items(layout)


def _forget_items(layout: QLayout) -> None:
    for place in range(0 if isinstance(layout, QFlowLayout) else layout.count()):
        item = layout.itemAt(place)
        if isinstance(item, QLayout):
            _forget_items(item)
        elif isinstance(item, QWidgetItem):
            Shiboken.invalidate(item)


class _Row(QHBoxLayout):
    addLayout = _add_layout  # noqa: N815 - Qt's name


class _Column(QVBoxLayout):
    addLayout = _add_layout  # noqa: N815 - Qt's name


def row(
    *parts: _Part,
    of: QWidget | None = None,
    gap: float | None = None,
    edges: _Edges | None = None,
) -> QHBoxLayout:
    """A layout with parts side by side: that ``of`` a widget, or one to put into another layout.

    A number among the parts is a spacer with that stretch; a part may come with its stretch, and a
    widget also with its alignment. ``gap`` is the space between the parts and ``edges`` the space
    around them (left, above, right, below), at 100%.
    """
    return _filled(_Row(of) if of is not None else _Row(), parts, gap, edges)


def column(
    *parts: _Part,
    of: QWidget | None = None,
    gap: float | None = None,
    edges: _Edges | None = None,
) -> QVBoxLayout:
    """The same with parts one below the other."""
    return _filled(_Column(of) if of is not None else _Column(), parts, gap, edges)


def clear(layout: QLayout) -> None:
    """Remove and delete all widgets in a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.deleteLater()


def keyed(
    box: QBoxLayout,
    shown: Mapping[_Key, _Widget],
    wanted: Iterable[_Key],
    make: Callable[[_Key], _Widget],
) -> dict[_Key, _Widget]:
    """Show a widget for each key, in this order, keeping those that are shown already."""
    kept = {key: shown[key] if key in shown else make(key) for key in wanted}
    for gone in set(shown) - set(kept):
        shown[gone].deleteLater()
    for place, widget in enumerate(kept.values()):
        if box.indexOf(widget) != place:
            box.insertWidget(place, widget)
    return kept


def _filled(box: _Box, parts: tuple[_Part, ...], gap: float | None, edges: _Edges | None) -> _Box:
    box.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        what, *how = part if isinstance(part, tuple) else (part,)
        if isinstance(what, int):
            box.addStretch(what)
        else:
            add = box.addWidget if isinstance(what, QWidget) else box.addLayout
            add(what, *how)  # type: ignore[arg-type]  # what a part says
    if gap is not None:
        scaled(box.setSpacing, gap)
    if edges is not None:
        scaled(box.setContentsMargins, *edges)
    return box

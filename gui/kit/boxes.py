"""Rows and columns without margins of their own."""

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

_Part = QWidget | QLayout | int
_Box = TypeVar("_Box", bound=QBoxLayout)


def row(*parts: _Part, of: QWidget | None = None) -> QHBoxLayout:
    """Parts side by side: what is ``of`` a widget, or what is put into another layout.

    A number among the parts is room that stretches by so much.
    """
    return _filled(QHBoxLayout(of) if of is not None else QHBoxLayout(), parts)


def column(*parts: _Part, of: QWidget | None = None) -> QVBoxLayout:
    """The same with parts below each other."""
    return _filled(QVBoxLayout(of) if of is not None else QVBoxLayout(), parts)


def clear(layout: QLayout) -> None:
    """Take all widgets out of a layout, and delete them."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.deleteLater()


def _filled(box: _Box, parts: tuple[_Part, ...]) -> _Box:
    box.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        if isinstance(part, QWidget):
            box.addWidget(part)
        elif isinstance(part, QLayout):
            box.addLayout(part)
        else:
            box.addStretch(part)
    return box

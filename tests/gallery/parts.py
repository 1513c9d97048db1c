"""Building blocks of the gallery."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.kit.label import Label
from gui.style import Space, Token, TypeRole, theme


@dataclass(frozen=True, slots=True)
class Section:
    """A titled part of the gallery."""

    title: str
    make: Callable[[], QWidget]


def column(widgets: Iterable[QWidget], space: int = Space.M) -> QWidget:
    """Return the widgets one below the other."""
    holder = QWidget()
    layout = QVBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(theme().px(space))
    for widget in widgets:
        layout.addWidget(widget)
    return holder


def row(widgets: Iterable[QWidget], *, stretch: bool = True, space: int = Space.M) -> QWidget:
    """Return the widgets side by side; with `stretch` they keep to the left."""
    holder = QWidget()
    layout = QHBoxLayout(holder)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(theme().px(space))
    for widget in widgets:
        layout.addWidget(widget)
    if stretch:
        layout.addStretch(1)
    return holder


def captioned(widget: QWidget, caption: str) -> QWidget:
    """Return the widget with a small caption above."""
    return column((Label(caption, TypeRole.LABEL, Token.TEXT2), widget), Space.XS)

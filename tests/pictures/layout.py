"""Finds by rule what is cut off, what overlaps, and what leaves the window."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QWidget

_SLACK: Final = 1.5
"""Pixels by which measured texts may differ from room that was meant for them."""

_LINES: Final = 1.5
"""A line may be higher than where it is painted: letters seldom have all of its height."""


@contextmanager
def painted() -> Iterator[tuple[list[str], list[str]]]:
    """The texts that are painted with an ellipsis, and those too large for their place."""
    shortened, found = list[str](), list[str]()
    draw = QPainter.drawText

    def watch(metrics: type[Any]) -> Any:
        original = metrics.elidedText

        def shorten(self: Any, text: str, *room: Any) -> str:
            shown: str = original(self, text, *room)
            if shown != text:
                shortened.append(text)
            return shown

        return patch.object(metrics, "elidedText", shorten)

    def paint(self: QPainter, *given: Any) -> Any:
        match given:
            case (QRect() | QRectF() as room, flags, str(text)) if any(map(str.isalnum, text)):
                wanted = self.boundingRect(room, int(flags), text)
                tall = wanted.height() > _LINES * room.height() + _SLACK
                if tall or wanted.width() > room.width() + _SLACK:
                    found.append(
                        f"“{text}” needs {wanted.width():.0f}×{wanted.height():.0f} pixels, "
                        f"but has {room.width():.0f}×{room.height():.0f}"
                    )
        return draw(self, *given)

    with watch(QFontMetrics), watch(QFontMetricsF), patch.object(QPainter, "drawText", paint):
        yield shortened, found


def faults(window: QWidget) -> Iterator[str]:
    """What is wrong with the places of the widgets of a window."""
    seen = [each for each in window.findChildren(QWidget) if _is_seen(each, window)]
    for widget in seen:
        if isinstance(widget, QLabel):
            yield from _label(widget)
        yield from _outside(widget, window)
    yield from _overlaps([w for w in seen if isinstance(w, QLabel | QAbstractButton)])


def _label(label: QLabel) -> Iterator[str]:
    room = label.contentsRect()
    if label.text() and not label.wordWrap():
        wanted = label.sizeHint().width() - (label.width() - room.width())
        if wanted > room.width() + _SLACK:
            yield f"{_name(label)} needs {wanted} pixels, but has {room.width()}"
    elif label.text() and label.heightForWidth(label.width()) > label.height() + _SLACK:
        high = label.heightForWidth(label.width())
        yield f"{_name(label)} needs a height of {high} pixels, but has {label.height()}"


def _is_seen(widget: QWidget, window: QWidget) -> bool:
    return widget.isVisibleTo(window) and not widget.size().isEmpty() and not widget.isWindow()


def _outside(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Nothing leaves its parent, but for what is scrolled."""
    parent = widget.parentWidget()
    if parent is None or isinstance(parent.parentWidget(), QAbstractScrollArea):
        return
    if not parent.rect().contains(widget.geometry()):
        yield f"{_name(widget)} at {_told(widget.geometry())} leaves {_told(parent.rect())}"


def _overlaps(widgets: list[QWidget]) -> Iterator[str]:
    for number, one in enumerate(widgets):
        for other in widgets[number + 1 :]:
            if one.parentWidget() is other.parentWidget():
                both = one.geometry().intersected(other.geometry())
                if min(both.width(), both.height()) > _SLACK:
                    yield f"{_name(one)} overlaps {_name(other)} by {_told(both)}"


def _told(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}×{rect.height()}"


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", str)()
    return f"{type(widget).__name__} “{text or widget.accessibleName()}”"

"""Finds by rule what is cut off, what overlaps, and what leaves the window."""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

_SLACK: Final = 1.5
"""Pixels by which measured texts may differ from the room that was meant for them."""

_TOLD: Final = QLabel | QAbstractButton | QComboBox | QLineEdit
"""Widgets that must not overlap."""

_LINES: Final = 1.5
"""A line may be this many times as high as its place: letters seldom fill its whole height."""


KINDS: Final = {
    "shortened": r" is shortened$",
    "cut off": r" needs .* but has | shows \d+ of ",
    "overlapping": r" overlaps | leaves ",
}
_KNOWN: Final = Path(__file__).with_name("faults.json")


def known() -> dict[str, dict[str, list[str]]]:
    """The kinds of faults that are still there, by language and subject. They only get fewer."""
    found: dict[str, dict[str, list[str]]] = json.loads(_KNOWN.read_text("utf-8"))
    return found


def keep(language: str, problems: Mapping[str, str]) -> None:
    """Record these faults as known."""
    found = {**known(), language: kinds(problems)}
    _KNOWN.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")


def kinds(problems: Mapping[str, str]) -> dict[str, list[str]]:
    """The kinds of faults of each subject that has any."""
    found = dict[str, set[str]]()
    for name, problem in problems.items():
        if problem:
            subject = name.partition("/")[2]
            found.setdefault(subject, set()).update(map(kind_of, problem.splitlines()))
    return {subject: sorted(each) for subject, each in found.items()}


def kind_of(fault: str) -> str:
    return next((kind for kind, form in KINDS.items() if re.search(form, fault)), fault)


@contextmanager
def painted() -> Iterator[list[str]]:
    """What is wrong with the texts that are painted: an ellipsis, or too large for their place.

    The last time counts: a page may be painted before it is laid out.
    """
    found, faults = list[str](), dict[tuple[str, int], str]()
    draw = QPainter.drawText

    def watch(metrics: type[Any]) -> Any:
        original = metrics.elidedText

        def shorten(self: Any, text: str, *room: Any) -> str:
            shown: str = original(self, text, *room)
            fault = f"“{text}” is shortened" if shown != text else ""
            faults[text, round(self.horizontalAdvance(text))] = fault
            return shown

        return patch.object(metrics, "elidedText", shorten)

    def paint(self: QPainter, *given: Any) -> Any:
        match given:
            case (QRect() | QRectF() as room, flags, str(text)) if any(map(str.isalnum, text)):
                wanted = self.boundingRect(room, int(flags), text)
                tall = wanted.height() > _LINES * room.height() + _SLACK
                fault = (
                    f"“{text}” needs {wanted.width():.0f}×{wanted.height():.0f} pixels, "
                    f"but has {room.width():.0f}×{room.height():.0f}"
                )
                wide = wanted.width() > room.width() + _SLACK
                faults[text, -round(wanted.width())] = fault if tall or wide else ""
        return draw(self, *given)

    with watch(QFontMetrics), watch(QFontMetricsF), patch.object(QPainter, "drawText", paint):
        yield found
    found += filter(None, faults.values())


def faults(window: QWidget) -> Iterator[str]:
    """What is wrong with the places of the widgets of a window."""
    seen = [each for each in window.findChildren(QWidget) if _is_seen(each, window)]
    for widget in seen:
        yield from _cut_off(widget)
        yield from _outside(widget)
    places = [(each, _seen_of(each, window)) for each in seen if isinstance(each, _TOLD)]
    yield from _hidden(places)
    yield from _overlaps(places)


def _cut_off(widget: QWidget) -> Iterator[str]:
    """The fault of a widget that is smaller than its text."""
    has, wants = widget.size(), widget.sizeHint()
    match widget:
        case QLabel() if widget.text() and widget.wordWrap():
            high = widget.heightForWidth(has.width())
            if high > has.height() + _SLACK:
                yield f"{_name(widget)} needs a height of {high} pixels, but has {has.height()}"
            return
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            has = (
                widget.style()
                .subControlRect(
                    QStyle.ComplexControl.CC_ComboBox,
                    option,
                    QStyle.SubControl.SC_ComboBoxEditField,
                    widget,
                )
                .size()
            )
            wants = widget.fontMetrics().boundingRect(widget.currentText()).size()
        case QLabel() | QCheckBox() | QRadioButton() | QToolButton() if widget.text():
            pass  # other buttons paint what they say, with an ellipsis if they have to
        case _:
            return
    if wants.width() > has.width() + _SLACK:
        yield f"{_name(widget)} needs {wants.width()} pixels, but has {has.width()}"


def _is_seen(widget: QWidget, window: QWidget) -> bool:
    return widget.isVisibleTo(window) and not widget.size().isEmpty() and not widget.isWindow()


def _outside(widget: QWidget) -> Iterator[str]:
    """The fault of a widget that leaves its parent, unless it is scrolled."""
    parent = widget.parentWidget()
    if parent is None or isinstance(parent.parentWidget(), QAbstractScrollArea):
        return
    if not parent.rect().contains(widget.geometry()):
        yield f"{_name(widget)} at {_told(widget.geometry())} leaves {_told(parent.rect())}"


def _hidden(places: list[tuple[QWidget, QRect]]) -> Iterator[str]:
    """The faults of widgets that would have to be scrolled sideways."""
    for widget, place in places:
        if 0 < place.width() < widget.width() - _SLACK:
            yield f"{_name(widget)} shows {place.width()} of {widget.width()} pixels"


def _overlaps(places: list[tuple[QWidget, QRect]]) -> Iterator[str]:
    for (one, first), (other, second) in combinations(places, 2):
        both = first.intersected(second)
        if min(both.width(), both.height()) > _SLACK and not (
            one.isAncestorOf(other) or other.isAncestorOf(one)
        ):
            yield f"{_name(one)} overlaps {_name(other)} by {_told(both)}"


def _seen_of(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget is in the window, without what is scrolled out of view."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(window, QPoint()))


def _told(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}×{rect.height()}"


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} “{text or widget.accessibleName()}”"

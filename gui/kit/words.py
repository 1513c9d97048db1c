"""Words that widgets write themselves: their font and width, and how they fit into a room."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gui.style import TypeRole, theme

CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def words_font(role: TypeRole, size: float | None = None) -> QFont:
    """The font of a role, in another size in pixels."""
    font = theme().font(role)
    if size is not None:
        font.setPixelSize(max(1, round(size)))
    return font


def width_of(text: str, role: TypeRole, size: float | None = None) -> float:
    return QFontMetricsF(words_font(role, size)).horizontalAdvance(text)


def fitted(font: QFont, least: float, width: float, *texts: str, height: float = 0.0) -> QFont:
    """A font, made smaller until each text fits, or to its minimum size in pixels.

    A text is on one line or, if there is a ``height``, wrapped.
    """
    room, wrapped = QRectF(0, 0, width, height), int(Qt.TextFlag.TextWordWrap)
    for size in range(font.pixelSize(), math.ceil(least) - 1, -1):
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        if height and all(room.contains(metrics.boundingRect(room, wrapped, x)) for x in texts):
            break
        if not height and max(map(metrics.horizontalAdvance, texts)) <= width:
            break
    return font


def draw_words(
    painter: QPainter, rect: QRectF, words: str, font: QFont, colour: QColor, flags: int = CENTRE
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, flags, words)


Shorten = Callable[[QFontMetricsF, str, float], str]
"""Shortens a text to fit a width."""


def name_in(metrics: QFontMetricsF, name: str, width: float) -> str:
    """A player's name in the available room: it loses its middle, for names often begin alike."""
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, width)


def words_in(metrics: QFontMetricsF, text: str, width: float) -> str:
    """Text in the available room: it loses its end."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

"""The art of Colonizers: three colonists on Mars."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from gui.games.colonizers.art import paint_portrait
from gui.style import Token, theme
from gui.table import materials
from gui.table.materials import Backdrop, rounded

_CARDS: Final = (
    ("Miner", -0.50, 0.52, -11.0),
    ("Spy", 0.50, 0.52, 10.0),
    ("Visionary", 0, 0.46, 0),
)
"""Colonist, x from the middle and y from the top in heights of the art, degrees."""
_HEIGHT: Final = 0.70
_RATIO: Final = 0.76


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw a small fan of portraits into ``rect``."""
    painter.save()
    painter.translate(rect.topLeft())
    materials.paint_backdrop(painter, rect.size(), Backdrop.MARS)
    painter.restore()
    high = rect.height()
    height = high * _HEIGHT
    card = QRectF(-height * _RATIO / 2, -height / 2, height * _RATIO, height)
    radius = 0.07 * height
    for name, x, y, degrees in _CARDS:
        painter.save()
        painter.translate(QPointF(rect.center().x() + x * high, rect.top() + y * high))
        painter.rotate(degrees)
        materials.paint_drop(painter, card, radius, 4)
        painter.save()
        painter.setClipPath(rounded(card, radius))
        paint_portrait(painter, card, name)
        painter.restore()
        real = theme().materials
        edge = QColor("#F2E8D3") if real else theme().color(Token.LINE_STRONG)
        painter.setPen(QPen(edge, theme().pxf(2)))
        painter.setBrush(QColor(0, 0, 0, 0))
        painter.drawRoundedRect(card, radius, radius)
        painter.restore()

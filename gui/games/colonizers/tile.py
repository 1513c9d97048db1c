"""The picture of Colonizers on the home page: three modules and a colonist."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.colonizers.art import paint_face
from gui.games.colonizers.cards import paint_module
from gui.games.colonizers.colours import Tone

_CARDS: Final = (("N12", -0.30, 0.03, -12.0), ("R6", -0.13, 0.0, -3.0), ("G8", 0.04, 0.02, 6.0))
"""Module, middle as shares of the tile, degrees."""
_HEIGHT: Final = 0.62
_RATIO: Final = 0.744


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw a small fan of cards and a colonist into ``rect``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    height = rect.height() * _HEIGHT
    card = QRectF(-height * _RATIO / 2, -height / 2, height * _RATIO, height)
    for code, x, y, degrees in _CARDS:
        painter.save()
        painter.translate(rect.center() + QPointF(rect.width() * x, rect.height() * y))
        painter.rotate(degrees)
        paint_module(painter, card, code)
        painter.restore()
    side = height * 0.8
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center() + QPointF(rect.width() * 0.33, rect.height() * 0.02))
    paint_face(painter, disc, "Spy", True, Tone.CHOICE)

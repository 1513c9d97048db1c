"""The picture of Fargo on the home page: dice of a good roll."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.style import DiceColour
from gui.table.dice import painting
from gui.table.dice.view import Pips

_DICE: Final = (
    (5, 0.26, 0.60, -14.0),
    (1, 0.50, 0.40, 7.0),
    (4, 0.72, 0.64, 18.0),
)
"""Pips, place of the centre as shares of the tile, degrees."""
_EDGE: Final = 0.42
"""Edge of a die as a share of the tile's height."""


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw three dice into ``rect``."""
    edge = rect.height() * _EDGE
    body = QRectF(-edge / 2, -edge / 2, edge, edge)
    for pips, x, y, degrees in _DICE:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft() + QPointF(rect.width() * x, rect.height() * y))
        painter.rotate(degrees)
        painting.paint_shadow(painter, body, 0.0)
        painting.paint_body(painter, body, DiceColour.IVORY)
        painting.paint_face(painter, body, Pips(pips), DiceColour.IVORY)
        painter.restore()

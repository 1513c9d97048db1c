"""The picture of Lange Strasse on the home page: a street of six dice."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.style import DiceColour
from gui.table.dice import painting
from gui.table.dice.view import Pips

_EDGE: Final = 0.25
"""Edge of a die as a share of the tile's height."""
_RISE: Final = 0.075
_FIRST: Final = QPointF(0.145, 0.70)
_STEP: Final = 0.142
_DEGREES: Final = -10.0


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw the six faces in a rising row into ``rect``."""
    edge = rect.height() * _EDGE
    body = QRectF(-edge / 2, -edge / 2, edge, edge)
    for place in range(6):
        x = _FIRST.x() + _STEP * place
        y = _FIRST.y() - _RISE * place
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft() + QPointF(rect.width() * x, rect.height() * y))
        painter.rotate(_DEGREES)
        painting.paint_shadow(painter, body, 0.0)
        painting.paint_body(painter, body, DiceColour.IVORY)
        painting.paint_face(painter, body, Pips(place + 1), DiceColour.IVORY)
        painter.restore()

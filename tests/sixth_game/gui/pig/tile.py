"""The picture of Pig on the home page: the die that everyone fears."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.table.dice.painting import paint_die
from gui.table.dice.view import DieView, Pips

_EDGE: Final = 0.5
_DEGREES: Final = -11.0


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw a die that shows a 1 into ``rect``."""
    edge = rect.height() * _EDGE
    body = QRectF(-edge / 2, -edge / 2, edge, edge)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.rotate(_DEGREES)
    paint_die(painter, body, DieView(face=Pips(1)), edge)
    painter.restore()

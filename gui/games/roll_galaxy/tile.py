"""The picture of Roll for the Galaxy on the home page: the five phases, and dice that do them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.roll_galaxy import symbols
from gui.style import DiceColour
from gui.table.dice import painting

_EDGE: Final = 0.26
"""Edge of a die as a share of the tile's height."""
_DICE: Final = (
    (0.16, 0.60, -10.0, DiceColour.HOME),
    (0.34, 0.36, 7.0, DiceColour.NOVELTY),
    (0.50, 0.66, -4.0, DiceColour.MILITARY),
    (0.67, 0.36, 9.0, DiceColour.GENES),
    (0.84, 0.61, -7.0, DiceColour.ALIEN),
)
"""Places as shares of the tile, degrees, colours: a die for each phase."""


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw a die for each phase into ``rect``."""
    edge = rect.height() * _EDGE
    body = QRectF(-edge / 2, -edge / 2, edge, edge)
    for phase, (x, y, degrees, colour) in enumerate(_DICE):
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft() + QPointF(rect.width() * x, rect.height() * y))
        painter.rotate(degrees)
        painting.paint_shadow(painter, body, 0.0)
        painting.paint_body(painter, body, colour)
        painting.paint_face(painter, body, symbols.face_of_die(phase), colour)
        painter.restore()

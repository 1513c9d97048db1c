"""The picture of Dice Chess on the home page: a corner of the board, and three dice."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.dice_chess.pieces import FACES, paint_piece, paint_square
from gui.games.dice_chess.squares import is_light
from gui.style import DiceColour
from gui.table.dice import painting

_ROWS: Final = 3
_FILES: Final = 8
_PIECES: Final = {16: "k", 20: "n", 13: "p", 1: "Q", 9: "P", 5: "R"}
"""Letters by place: row * 8 + column from the lower left corner."""
_DICE: Final = ((5, 0.70, 0.30, -9.0), (2, 0.84, 0.52, 7.0), (1, 0.70, 0.74, 3.0))
"""Face, middle as shares of the tile, degrees."""
_EDGE: Final = 0.29


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw three rows of squares with pieces, and the dice of a roll, into ``rect``."""
    side = rect.height() / _ROWS
    for row in range(_ROWS):
        for column in range(math.ceil(rect.width() / side)):
            place = 8 * row + column
            corner = QPointF(rect.left() + column * side, rect.bottom() - (row + 1) * side)
            square = QRectF(corner.x(), corner.y(), side, side)
            paint_square(painter, square, place, light=is_light(place))
            if column < _FILES and place in _PIECES:
                paint_piece(painter, square, _PIECES[place])
    edge = rect.height() * _EDGE
    body = QRectF(-edge / 2, -edge / 2, edge, edge)
    for face, x, y, degrees in _DICE:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft() + QPointF(rect.width() * x, rect.height() * y))
        painter.rotate(degrees)
        painting.paint_shadow(painter, body, 0.0)
        painting.paint_body(painter, body, DiceColour.WHITE)
        painting.paint_face(painter, body, FACES[face - 1], DiceColour.WHITE)
        painter.restore()

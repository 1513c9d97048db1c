"""The art of Dice Chess: a corner of the board, large pieces, and two dice."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.dice_chess.pieces import FACES, paint_piece, paint_square
from gui.style import DiceColour, theme
from gui.table import materials
from gui.table.dice.painting import paint_die
from gui.table.dice.view import DieView

_ROWS: Final = 3
_PIECES: Final = (("k", 0.16, 0.42, 0.80), ("N", 0.42, 0.56, 0.74))
"""Piece, middle as shares of the art, size as a share of its height."""
_DICE: Final = ((2, 0.66, 0.56, 1), (5, 0.84, 0.36, 3))
"""Face, middle as shares of the art, its rotation."""
_EDGE: Final = 0.28


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw three rows of squares with pieces, and two dice, into ``rect``."""
    side = rect.height() / _ROWS
    for row in range(_ROWS):
        for column in range(math.ceil(rect.width() / side)):
            square = QRectF(rect.left() + column * side, rect.top() + row * side, side, side)
            paint_square(painter, square, 8 * row + column % 8, light=(row + column) % 2 == 0)
    if theme().materials:
        materials.paint_light(painter, rect.size())
    for letter, x, y, size in _PIECES:
        side = size * rect.height()
        middle = rect.topLeft() + QPointF(rect.width() * x, rect.height() * y)
        paint_piece(
            painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), letter
        )
    edge = rect.height() * _EDGE
    for face, x, y, yaw in _DICE:
        middle = rect.topLeft() + QPointF(rect.width() * x, rect.height() * y)
        spot = QRectF(middle.x() - edge, middle.y() - edge, 2 * edge, 2 * edge)
        paint_die(painter, spot, DieView(FACES[face - 1], colour=DiceColour.WHITE), edge, yaw=yaw)

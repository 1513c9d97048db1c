"""The art of Dice Chess: a corner of the board, large pieces, and two dice."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.dice_chess.pieces import FACES, paint_piece, paint_square
from gui.style import DiceColour, theme
from gui.table import materials
from gui.table.dice import painting, sprites
from gui.table.dice.view import DieView

_ROWS: Final = 3
_PIECES: Final = (("k", -0.84, 0.45, 0.86), ("N", -0.24, 0.57, 0.78))
"""Piece, x from the middle and y from the top in heights of the art, size in heights."""
_DICE: Final = ((2, 0.33, 0.60, 1), (5, 0.85, 0.40, 3))
"""Face, its place in the same way, its rotation."""
_EDGE: Final = 0.38
_BROAD: Final = 2.4
"""From this ratio of width to height on, everything is as large as the height allows."""


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw three rows of squares with pieces, and two dice, into ``rect``."""
    side = rect.height() / _ROWS
    for row in range(_ROWS):
        for column in range(math.ceil(rect.width() / side)):
            square = QRectF(rect.left() + column * side, rect.top() + row * side, side, side)
            paint_square(painter, square, 8 * row + column % 8, light=(row + column) % 2 == 0)
    if theme().materials:
        materials.paint_light(painter, rect.size())
    high = min(rect.height(), rect.width() / _BROAD)
    edge, corner = _EDGE * high, rect.center() - QPointF(0, high / 2)
    for letter, x, y, size in _PIECES:
        spot = QRectF(0, 0, size * high, size * high)
        spot.moveCenter(corner + QPointF(x, y) * high)
        paint_piece(painter, spot, letter)
    for face, x, y, yaw in _DICE:
        middle = corner + QPointF(x, y) * high
        if theme().materials:  # however small: it is a picture of a die
            sprites.paint_sprite(painter, middle, edge, f"white-{face}", yaw)
            continue
        spot = QRectF(middle.x() - edge, middle.y() - edge, 2 * edge, 2 * edge)
        painting.paint_die(
            painter, spot, DieView(FACES[face - 1], colour=DiceColour.WHITE), edge, yaw=yaw
        )

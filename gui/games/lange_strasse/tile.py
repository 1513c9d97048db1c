"""The art of Lange Strasse: a street of six dice on leather, and coins."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.lange_strasse.coins import paint_coin
from gui.style import theme
from gui.table import materials
from gui.table.dice import painting, sprites
from gui.table.dice.view import DieView, Pips

_EDGE: Final = 0.23
"""Edge of a die as a share of the art's height."""
_BROAD: Final = 2.2
"""From this ratio of width to height on, everything is as large as the height allows."""
_FIRST: Final = QPointF(-0.80, 0.74)
_STEP: Final = QPointF(0.32, -0.085)
_COINS: Final = ((50, -0.72, 0.26, 0.30), (10, -0.34, 0.22, 0.24), (50, 0.86, 0.72, 0.28))
"""Value, x from the middle and y from the top in heights of the art, size in heights."""


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw the six faces in a rising row, and three coins, into ``rect``."""
    if theme().materials:
        materials.fill(painter, rect, "leather", origin=rect.topLeft())
        materials.paint_light(painter, rect.size())
    high = min(rect.height(), rect.width() / _BROAD)
    for value, x, y, size in _COINS:
        side = size * high
        middle = QPointF(rect.center().x() + x * high, rect.center().y() + (y - 0.5) * high)
        paint_coin(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), value)
    edge = high * _EDGE
    for place in range(6):
        at = (_FIRST + _STEP * place) * high
        middle = QPointF(rect.center().x() + at.x(), rect.center().y() + at.y() - 0.5 * high)
        if theme().materials:  # however small: it is a picture of a die
            sprites.paint_sprite(painter, middle, edge, f"ivory-{place + 1}", place % 5)
            continue
        spot = QRectF(middle.x() - edge, middle.y() - edge, 2 * edge, 2 * edge)
        painting.paint_die(painter, spot, DieView(Pips(place + 1)), edge, yaw=place % 5)

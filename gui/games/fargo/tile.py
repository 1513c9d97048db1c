"""The art of Fargo: dice of a good roll on felt."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from gui.style import theme
from gui.table import materials
from gui.table.dice import painting, sprites
from gui.table.dice.view import DieView, Pips

_DICE: Final = ((5, 0.28, 0.56, 1), (6, 0.74, 0.60, 3), (1, 0.51, 0.42, 2))
"""Pips, middle as shares of the art, its rotation."""
_EDGE: Final = 0.40
"""Edge of a die as a share of the art's height."""
_RIM: Final = 0.09


def paint_tile(painter: QPainter, rect: QRectF) -> None:
    """Draw three dice on the felt of a tray, and its rim, into ``rect``."""
    if theme().materials:
        materials.fill(painter, rect, "felt", origin=rect.topLeft())
        materials.paint_light(painter, rect.size())
        rim = QRectF(rect)
        rim.setTop(rect.bottom() - _RIM * rect.height())
        materials.fill(painter, rim, "walnut", origin=rim.topLeft())
        brass = QRectF(rim.left(), rim.top(), rim.width(), theme().pxf(2))
        painter.fillRect(brass, QColor("#C79A45"))
    edge = rect.height() * _EDGE
    for pips, x, y, yaw in _DICE:
        middle = rect.topLeft() + QPointF(rect.width() / 2, rect.height() * y)
        middle += QPointF((x - 0.5) * min(rect.width(), 2.1 * rect.height()), 0)
        if theme().materials:  # however small: it is a picture of a die
            sprites.paint_sprite(painter, middle, edge, f"ivory-{pips}", yaw)
            continue
        spot = QRectF(middle.x() - edge, middle.y() - edge, 2 * edge, 2 * edge)
        painting.paint_die(painter, spot, DieView(Pips(pips)), edge, yaw=yaw)

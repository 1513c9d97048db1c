"""The men: glyphs of the icon font with an outline, drawn once for each size."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from engines.games.dice_chess.sentences import NAMES, name_of
from gui.games.dice_chess.colours import BoardColours
from gui.style.icons import icon_path
from gui.table.dice.view import Face, Glyph

GLYPH: Final = 0.72
"""Height of a man as a share of its square."""
_OUTLINE: Final = 1.6
_FULL_SIZE: Final = 64
"""Side of a square, in pixels, from which on the outline has its full width."""

FACES: Final[tuple[Face, ...]] = tuple(Glyph(f"fa6s.chess-{name}") for name in NAMES)
"""Faces of the dice, pawn to king."""


def paint_man(
    painter: QPainter, letter: str, square: QRectF, colours: BoardColours, ratio: float
) -> None:
    """Draw a man (``"N"``, ``"n"``) into its square."""
    picture = _picture(letter, round(square.width()), ratio, colours)
    painter.drawPixmap(square.topLeft(), picture)


@lru_cache(maxsize=256)
def _picture(letter: str, side: int, ratio: float, colours: BoardColours) -> QPixmap:
    pixels = math.ceil(side * ratio)
    picture = QPixmap(pixels, pixels)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    glyph = side * GLYPH
    white = letter.isupper()
    width = _OUTLINE * max(1.0, side / _FULL_SIZE)
    painter.translate(QPointF(side / 2, side / 2))
    painter.scale(glyph, glyph)
    path = icon_path(f"fa6s.chess-{name_of(letter)}")
    edge = QPen(QColor(colours.white_edge if white else colours.black_edge), 2 * width / glyph)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # The outline lies outside the glyph: its inner half is covered by the fill.
    painter.strokePath(path, edge)
    painter.fillPath(path, QColor(colours.white if white else colours.black))
    painter.end()
    return picture

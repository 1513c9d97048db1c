"""The men: glyphs of the icon font with an outline."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engines.games.dice_chess.sentences import NAMES, name_of
from gui.games.dice_chess.colours import board_colours
from gui.style.icons import icon_path
from gui.table.dice.view import Face, Glyph

GLYPH: Final = 0.72
"""Height of a man as a share of its square."""
_OUTLINE: Final = 1.6
_FULL_SIZE: Final = 64
"""Side of a square, in pixels, from which on the outline has its full width."""

FACES: Final[tuple[Face, ...]] = tuple(Glyph(f"fa6s.chess-{name}") for name in NAMES)
"""Faces of the dice, pawn to king."""


def paint_man(painter: QPainter, square: QRectF, letter: str) -> None:
    """Draw a man (``"N"``, ``"n"``) into its square."""
    colours, white = board_colours(), letter.isupper()
    glyph = square.width() * GLYPH
    width = _OUTLINE * max(1.0, square.width() / _FULL_SIZE)
    path = icon_path(f"fa6s.chess-{name_of(letter)}")
    edge = QPen(QColor(colours.white_edge if white else colours.black_edge), 2 * width / glyph)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.center())
    painter.scale(glyph, glyph)
    # The outline lies outside the glyph: its inner half is covered by the fill.
    painter.strokePath(path, edge)
    painter.fillPath(path, QColor(colours.white if white else colours.black))
    painter.restore()

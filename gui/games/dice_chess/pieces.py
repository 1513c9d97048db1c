"""The pieces: glyphs of the icon font with an outline."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engines.games.dice_chess.sentences import NAMES, name_of
from gui.style import theme
from gui.style.icons import icon_path
from gui.table.dice.view import Glyph

GLYPH: Final = 0.72
"""Height of a piece as a share of its square."""
_OUTLINE: Final = 1.6
_FULL_SIZE: Final = 64
"""Side of a square, in pixels, from which on the outline has its full width."""

FACES: Final[tuple[Glyph, ...]] = tuple(Glyph(f"fa6s.chess-{name}") for name in NAMES)
"""Faces of the dice, pawn to king."""


def paint_piece(painter: QPainter, square: QRectF, letter: str, raised: float = 0.0) -> None:
    """Draw a piece (``"N"``, ``"n"``) into its square, ``raised`` by so many pixels."""
    colours, white = board_colours(), letter.isupper()
    glyph = square.width() * GLYPH
    width = _OUTLINE * max(1.0, square.width() / _FULL_SIZE)
    path = icon_path(f"fa6s.chess-{name_of(letter)}")
    edge = QPen(QColor(colours.white_edge if white else colours.black_edge), 2 * width / glyph)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.center() - QPointF(0, raised))
    painter.scale(glyph, glyph)
    # The outline lies outside the glyph: its inner half is covered by the fill.
    painter.strokePath(path, edge)
    painter.fillPath(path, QColor(colours.white if white else colours.black))
    painter.restore()


@dataclass(frozen=True, slots=True)
class BoardColours:
    """Colours as ``#RRGGBB``.

    Attributes:
        light, dark: squares.
        on_light, on_dark: coordinates on them.
        white, white_edge, black, black_edge: pieces and their outlines.
        mark, mark_edge: dots and rings of legal targets.
    """

    light: str
    dark: str
    on_light: str
    on_dark: str
    white: str = "#FFFFFF"
    white_edge: str = "#20242C"
    black: str = "#20242C"
    black_edge: str = "#F3EBDD"
    mark: str = "#20242C"
    mark_edge: str = "#FFFFFF"


LIGHT: Final = BoardColours("#EEE8DA", "#9DB08C", "#4A553F", "#22291C")
DARK: Final = BoardColours("#CFC9B8", "#6B8570", "#2B3228", "#12170F")


WOOD: Final = BoardColours("#E2C79A", "#84573A", "#3E2511", "#FFF1D6")
"""Maple and walnut; the grain on them is never darker or paler by much."""


def board_colours() -> BoardColours:
    """The colours of the present theme."""
    if theme().materials:
        return WOOD
    return DARK if theme().dark else LIGHT

"""How pieces and squares look: the chosen set and board, in the light of the table."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from engines.games.dice_chess.messages import name_of
from engines.games.dice_chess.snapshot import NAMES
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.style import Token, theme
from gui.style.chess import FLOOR, BoardStyle, PieceSet, piece
from gui.table import materials
from gui.table.dice.view import Glyph

FACES: Final[tuple[Glyph, ...]] = tuple(Glyph(f"chess.{name}") for name in NAMES)
"""Faces of the dice, pawn to king."""

_SIZE: Final = 0.96
"""Side of a piece's 100 x 100 grid, as a share of its square."""
_ROUND_FROM: Final = 30.0
"""On smaller squares, at 100%, pieces are flat: light and lines would blur them."""
_EDGE: Final = (2.6, 1.25)
"""Width of the outline: in hundredths of a square, and the least in pixels."""
_HAIR: Final = (2.2, 1.5)
"""The light line around black pieces."""
_LINE: Final = (2.2, 1.0)
_HALO: Final = (
    ("#8A4608", 19.0, 0.26),
    ("#8A4608", 14.5, 0.55),
    ("#FFC74F", 11.5, 1.0),
    ("#FFE7A3", 8.0, 0.9),
)
"""Candle light, from the outside in: colors, widths in hundredths of a square, opacities."""


@dataclass(frozen=True, slots=True)
class _Tone:
    """The material of a piece.

    Attributes:
        body: colors from left to right.
        flat: one color for all of it.
        edge, line: outline, and lines cut into the piece.
        hair: a thin line around the outline; empty: there is none.
        shine, shade: light along left edges and shade along right ones, as opacities.
    """

    body: tuple[str, ...]
    flat: str
    edge: str
    line: str
    hair: str = ""
    shine: float = 0.6
    shade: float = 0.28


_TONES: Final = {
    PieceSet.TURNED: (
        _Tone(
            ("#E9D3A4", "#FFF9E6", "#FBEBC8", "#D9B67C", "#A87F47"), "#FDF0D2", "#2A1A0C", "#7A5528"
        ),
        _Tone(
            ("#241B16", "#7F6C5E", "#42352D", "#1E1713", "#0D0907"),
            *("#2C221C", "#0B0705", "#C9B48C", "#F0E2C2"),
            shine=0.22,
            shade=0.5,
        ),
    ),
    PieceSet.MODERN: (
        _Tone(
            ("#F4F4F2", "#FFFFFF", "#F4F3EF", "#DAD8D0", "#B6B3A8"), "#FAF9F5", "#23262C", "#6E7078"
        ),
        _Tone(
            ("#262B35", "#626C7E", "#3D4554", "#232833", "#12151B"),
            *("#2B313D", "#0B0D12", "#AEB6C6", "#EEF1F6"),
            shine=0.25,
            shade=0.45,
        ),
    ),
}
_PLAIN: Final = (
    _Tone((), "#FFFFFF", "#20242C", "#20242C"),
    _Tone((), "#20242C", "#20242C", "#F3EBDD", "#F3EBDD"),
)
_STOPS: Final = (0.0, 0.18, 0.42, 0.75, 1.0)


def side(seat: Seat) -> str:
    return tr("dice_chess-black") if seat else tr("dice_chess-white")


def paint_piece(painter: QPainter, square: QRectF, letter: str, raised: float = 0.0) -> None:
    """Draw a piece (``"N"``, ``"n"``) into its square, ``raised`` by this many pixels."""
    made = piece(theme().look.pieces, name_of(letter))
    tones = _TONES[theme().look.pieces] if theme().materials else _PLAIN
    tone = tones[0 if letter.isupper() else 1]
    painter.save()
    unit = _to_grid(painter, square, raised)
    if theme().materials:
        _paint_shadow(painter, raised / unit)
    edge = _width(_EDGE, unit)
    if tone.hair:
        _stroke(painter, made.outline, tone.hair, edge + _width(_HAIR, unit), 0.85)
    _stroke(painter, made.outline, tone.edge, edge)
    rounded = theme().materials and square.width() >= theme().pxf(_ROUND_FROM)
    if rounded:
        _paint_round(painter, made.outline, tone)
    else:
        painter.fillPath(made.outline, QColor(tone.flat))
    if rounded or not theme().materials:
        painter.setClipPath(made.outline)
        _stroke(painter, made.lines, tone.line, _width(_LINE, unit), 0.9)
    painter.restore()


def paint_halo(painter: QPainter, square: QRectF, letter: str) -> None:
    """Light the outline of a piece that may move; on a plain board, draw an edge around it."""
    outline = piece(theme().look.pieces, name_of(letter)).outline
    edges = ((board_colours().mark_edge, 15.0, 1.0), (theme().hex(Token.ACCENT), 11.0, 1.0))
    painter.save()
    _to_grid(painter, square)
    for colour, width, opacity in _HALO if theme().materials else edges:
        _stroke(painter, outline, colour, width, opacity)
    painter.restore()


def _to_grid(painter: QPainter, square: QRectF, raised: float = 0.0) -> float:
    """Let a painter draw on the grid of a square; returns the pixels of one unit."""
    unit = square.width() * _SIZE / 100
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.center() - QPointF(50 * unit, 50.5 * unit + raised))
    painter.scale(unit, unit)
    return unit


def _paint_round(painter: QPainter, outline: QPainterPath, tone: _Tone) -> None:
    """Shade an outline as a round body that is lit from the upper left."""
    bounds = outline.boundingRect()
    across = QLinearGradient(bounds.left(), 0, bounds.right(), 0.2 * bounds.height())
    for at, colour in zip(_STOPS, tone.body, strict=True):
        across.setColorAt(at, QColor(colour))
    painter.fillPath(outline, QBrush(across))
    painter.save()
    painter.setClipPath(outline)
    _stroke(painter, outline.translated(1.2, 1.4), "#FFFFFF", 3.4, tone.shine)
    _stroke(painter, outline.translated(-1.4, -1.2), "#241202", 4.0, tone.shade)
    painter.restore()


def _paint_shadow(painter: QPainter, raised: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 30))
    for layer in range(4):
        middle = QPointF(53 + layer + 0.5 * raised, FLOOR - 0.5 + raised)
        painter.drawEllipse(middle, 29.5 - 1.5 * layer, 5.5 - 0.6 * layer)


def _width(wanted: tuple[float, float], unit: float) -> float:
    """A width in hundredths of the square, with a minimum in pixels."""
    share, pixels = wanted
    return max(share, theme().pxf(pixels) / unit)


def _stroke(
    painter: QPainter, path: QPainterPath, colour: str, width: float, opacity: float = 1.0
) -> None:
    own = QColor(colour)
    own.setAlphaF(opacity)
    pen = QPen(own, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


# -- boards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BoardColours:
    """What the squares of a board look like, colors as ``#RRGGBB``.

    Attributes:
        light, dark: squares.
        on_light, on_dark: coordinates on them.
        textures: of light and dark squares.
        tint: how much textures are evened out, so that pieces stand out.
        mark, mark_edge: dots and rings of legal targets.
    """

    light: str
    dark: str
    on_light: str
    on_dark: str
    textures: tuple[str, str] = ("", "")
    tint: float = 0.5
    mark: str = "#20242C"
    mark_edge: str = "#FFFFFF"


LIGHT: Final = BoardColours("#EEE8DA", "#9DB08C", "#4A553F", "#22291C")
DARK: Final = BoardColours("#CFC9B8", "#6B8570", "#2B3228", "#12170F")
BOARDS: Final = {
    BoardStyle.WALNUT: BoardColours("#E2C79A", "#84573A", "#3E2511", "#FFF1D6", ("maple", "board")),
    BoardStyle.MAHOGANY: BoardColours(
        "#E6C08C", "#7C3523", "#3A1A08", "#FFE9D2", ("maple", "mahogany"), 0.62
    ),
    BoardStyle.GREEN: BoardColours(
        "#EFE7CF", "#3F6A4B", "#26361F", "#F6F3E2", ("paper", "felt"), 0.6
    ),
    BoardStyle.SLATE: BoardColours(
        "#CDD3D6", "#4E5C68", "#1D252C", "#FBFCFD", ("paper", "slate"), 0.72
    ),
}
"""Boards made of materials; their grain varies little in brightness."""


def board_colours() -> BoardColours:
    """The colors of the chosen board, or those of the theme if it is plain."""
    if theme().materials:
        return BOARDS[theme().look.board]
    return DARK if theme().dark else LIGHT


def paint_square(painter: QPainter, rect: QRectF, place: int, *, light: bool) -> None:
    """One square of the chosen board; ``place`` says which part of the material it is cut from."""
    colours = board_colours()
    tint = QColor(colours.light if light else colours.dark)
    texture = colours.textures[0 if light else 1]
    if texture:
        part = QPointF(137 * (place % 7), 61 * (place % 5)) + rect.topLeft()
        materials.fill(painter, rect, texture, origin=part)
        tint.setAlphaF(colours.tint)
    painter.fillRect(rect, tint)
    if texture:
        light_on = QLinearGradient(rect.topLeft(), rect.bottomRight())
        light_on.setColorAt(0, QColor(255, 255, 255, 14))
        light_on.setColorAt(1, QColor(0, 0, 0, 14))
        painter.fillRect(rect, light_on)

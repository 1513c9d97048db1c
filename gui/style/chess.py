"""Our own chess pieces as outlines, in two sets, for boards and for the faces of dice.

Coordinates go from 0 to 100; a piece stands on ``FLOOR``, centered at x = 50. What is symmetric is
written once, for the right side, with x counted from the center.
"""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

from gui.style.drawing import outline

PIECES: Final = ("pawn", "knight", "bishop", "rook", "queen", "king")
FLOOR: Final = 92.0


class PieceSet(Enum):
    """Kinds of pieces."""

    TURNED = "turned"
    """Turned from wood, with collars, as in a club."""
    MODERN = "modern"
    """Plain shapes without collars."""


class BoardStyle(Enum):
    """What a board is made of."""

    WALNUT = "walnut"
    MAHOGANY = "mahogany"
    GREEN = "green"
    SLATE = "slate"


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The description of one piece.

    Attributes:
        half: the right half of its outline.
        whole: outlines that aren't symmetric.
        lines: lines cut into its right half, mirrored on the left.
        cuts: other lines cut into it.
    """

    half: str = ""
    whole: str = ""
    lines: str = ""
    cuts: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: its outline, and lines that are cut into it."""

    outline: QPainterPath
    lines: QPainterPath


_FOOT: Final = "C 22.4 79 23.6 80.8 23 83.2 L 25.6 84.2 C 28.4 85.4 28.4 91 26.6 92 L -0.5 92 Z"
_WIDE: Final = "C 24 78.6 25 80.6 24.4 83 L 27.2 84 C 30 85.2 30 91 28.2 92 L -0.5 92 Z"
_RINGS: Final = "M 0 83.4 L 21.6 83.4 M 0 77.6 L 17.6 77.6"

_TURNED: Final = {
    "pawn": _Drawn(
        half=(
            "M -0.5 27 L 0 27 C 7.6 27 13.6 33 13.6 40.4 C 13.6 46 10.4 50.4 6.6 52.6 "
            "L 12.6 53.6 C 15.6 54.2 15.6 58.4 12.6 58.8 L 7.4 59.4 C 8 68.4 10.6 74.4 18.6 77.6 "
            + _FOOT
        ),
        lines="M 0 53.2 L 7 53.2 " + _RINGS,
    ),
    "rook": _Drawn(
        half=(
            "M -0.5 21 L 5 21 L 5 28 L 10.4 28 L 10.4 21 L 19 21 L 19 35 "
            "C 19 38.6 16.8 40.6 14 41.8 C 14 56 14.8 69.6 19.6 77.4 " + _FOOT
        ),
        lines="M 0 35.2 L 18 35.2 M 0 42.4 L 13 42.4 " + _RINGS,
    ),
    "bishop": _Drawn(
        half=(
            "M -0.5 9.6 L 0 9.6 C 2.7 9.6 4.7 11.6 4.7 14.2 C 4.7 16.2 3.8 17.6 2.6 18.4 "
            "C 9.4 23 15 30.8 15 38.6 C 15 44.6 11.6 49.4 7.6 51.8 L 13.4 52.8 "
            "C 16.4 53.4 16.4 57.6 13.4 58 L 8 58.6 C 8.4 68 11 74.4 19.2 77.6 " + _FOOT
        ),
        lines="M 0 52.4 L 8 52.4 " + _RINGS,
        cuts="M 58.4 25.4 L 50.6 36.6",
    ),
    "queen": _Drawn(
        half=(
            "M -0.5 9.4 L 0 9.4 C 3 9.4 5.2 11.6 5.2 14.4 C 5.2 16.6 4 18.2 2.4 19 L 6.2 31 "
            "L 12 17 L 15.6 31 L 25 20.4 L 16 43.4 C 15 46 12.4 47.2 9 48 "
            "L 15.4 49.2 C 18.4 49.8 18.4 53.8 15.4 54.2 L 9.4 54.8 C 9.8 65.6 12 73.4 20.8 77.2 "
            + _WIDE
        ),
        lines="M 0 41.6 L 13.6 41.6 M 0 48.2 L 9 48.2 " + _RINGS,
    ),
    "king": _Drawn(
        half=(
            "M -0.5 3 L 3.4 3 L 3.4 8 L 9.6 8 L 9.6 14.6 L 3.4 14.6 L 3.4 21.6 "
            "C 9 17.6 22.6 18.8 23.4 27.6 C 23.6 33 18.6 38 15 42.4 C 14.2 45 11.8 46.6 9 47.4 "
            "L 15 48.6 "
            "C 18 49.2 18 53.2 15 53.6 L 9.2 54.2 C 9.6 65.4 12 73.4 20.8 77.2 " + _WIDE
        ),
        lines="M 0 41.6 L 13.6 41.6 M 0 48.2 L 9 48.2 M 0 24 L 0 36 " + _RINGS,
    ),
    "knight": _Drawn(
        half=(
            "M -0.5 78 L 20.4 78 C 23.4 79 24.4 81 23.6 83.2 L 26.4 84.2 "
            "C 29 85.4 29 91 27.2 92 L -0.5 92 Z"
        ),
        whole=(
            "M 31 80 C 30.4 72 34.6 67 40 61.4 C 43 58.2 44.4 55.6 44.6 52.4 "
            "C 41.6 54.6 38.4 55.4 35.2 56 C 33 59.4 29.8 61.6 26.4 60.8 "
            "C 21.4 59.6 18.8 55.8 19.8 51.6 C 21 47 27.4 41.8 29.8 35.4 "
            "C 31.2 31.4 33.4 27.4 37.4 24.4 L 36.6 13.4 C 40.8 14.8 44 17.4 46 20.8 "
            "C 61.6 22 73.6 35.6 75 55 C 75.8 66 74.4 73.6 73.4 80 Z"
        ),
        lines=_RINGS,
        cuts=(
            "M 52.4 27 C 62.6 34.4 66.8 48 65.4 66 M 45.4 50 C 46.4 47.4 46.4 45 45.4 42.6 "
            "M 36 36.4 L 38.6 35 M 24.4 54.6 L 25.6 53.8"
        ),
    ),
}
"""A club's pieces."""

_STAND: Final = "L 24 84 C 26.4 84 26.4 92 24 92 L -0.5 92 Z"
_BOLD: Final = "L 26 84 C 28.6 84 28.6 92 26 92 L -0.5 92 Z"

_MODERN: Final = {
    "pawn": _Drawn(
        half="M -0.5 52 L 6 50 L 17 82 L 17 84 " + _STAND,
        whole="A 50 38.5 14.5",
        lines="M 0 84 L 17 84",
    ),
    "rook": _Drawn(
        half=(
            "M -0.5 22 L 4.4 22 L 4.4 30 L 10.6 30 L 10.6 22 L 20 22 L 20 42 L 13.6 46 L 16 84 "
            + _STAND
        ),
        lines="M 0 46 L 13.6 46 M 0 84 L 16 84",
    ),
    "bishop": _Drawn(
        half=(
            "M -0.5 9.4 L 0 9.4 C 9.6 18.4 16.4 29 16.4 39 C 16.4 46.4 12.8 51.6 7.4 55 L 17 84 "
            + _STAND
        ),
        lines="M 0 55 L 7.4 55 M 0 84 L 17 84",
        cuts="M 60.6 24 L 51 38",
    ),
    "queen": _Drawn(
        half="M -0.5 22 L 1.6 22 L 7 37 L 18.4 23.4 L 21.4 25 L 15.4 54 L 19 84 " + _BOLD,
        whole="A 50 16 5.6 A 30 21 5.4 A 70 21 5.4",
        lines="M 0 54 L 15.4 54 M 0 84 L 19 84",
    ),
    "king": _Drawn(
        half=(
            "M -0.5 4 L 3.7 4 L 3.7 9.4 L 9.6 9.4 L 9.6 16.4 L 3.7 16.4 L 3.7 24 "
            "C 12 22 22.4 24.4 22.4 33 C 22.4 41 17 48 14.6 54 L 19 84 " + _BOLD
        ),
        lines="M 0 54 L 14.6 54 M 0 84 L 19 84",
    ),
    "knight": _Drawn(
        half="M -0.5 83 L 18 83 L 18 84 " + _BOLD,
        whole=(
            "M 32 85 C 32 74 37 68 43.6 60.4 L 43.6 55 L 34.4 57.4 L 29.6 62.6 L 19.4 54.6 "
            "L 31.4 33.6 L 36.4 25.4 L 36.4 13 L 46.6 21.4 C 63 23 72.6 37 72.6 56 "
            "C 72.6 67 71 76 70.4 85 Z"
        ),
        lines="M 0 84 L 20 84",
        cuts="M 52.6 28 C 61.4 35 64.6 48 63.4 64 M 37.6 37.4 L 40 36",
    ),
}
"""Plain shapes."""

_SETS: Final = {PieceSet.TURNED: _TURNED, PieceSet.MODERN: _MODERN}

_MIRROR: Final = QTransform(-1, 0, 0, 1, 100, 0)
_WIDER: Final = QTransform(1.1, 0, 0, 1, -5, 0)
_SIGN_HEIGHTS: Final = {"pawn": 0.88, "rook": 0.92}


@lru_cache(maxsize=32)
def piece(style: PieceSet, name: str) -> Piece:
    drawn = _SETS[style][name]
    half = outline(drawn.half, 50)
    whole = outline(drawn.whole)
    whole.setFillRule(Qt.FillRule.WindingFill)
    shape = _WIDER.map(half.united(_MIRROR.map(half)).united(whole).simplified())
    lines = outline(drawn.lines, 50)
    lines.addPath(_MIRROR.map(lines))
    lines.addPath(outline(drawn.cuts))
    return Piece(shape, _WIDER.map(lines))


@lru_cache(maxsize=32)
def sign(name: str) -> Piece:
    """A piece as a symbol, as on dice: centered on (0, 0), with a height of 1 or slightly less."""
    made = piece(PieceSet.TURNED, name)
    bounds = made.outline.boundingRect()
    size = _SIGN_HEIGHTS.get(name, 1.0) / bounds.height()
    middle = bounds.center()
    to_unit = QTransform.fromTranslate(-middle.x(), -middle.y()) * QTransform.fromScale(size, size)
    return Piece(to_unit.map(made.outline), to_unit.map(made.lines))

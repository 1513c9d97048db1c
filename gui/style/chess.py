"""Our own chess pieces as outlines, in two sets, for boards and for the faces of dice.

They are in ``assets/icons/chess.toml``. What is symmetric is written once, for the right side.
"""

import tomllib
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

from engines.runtime.paths import asset
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
class Piece:
    """A piece: its outline, and lines that are cut into it."""

    outline: QPainterPath
    lines: QPainterPath


_MIRROR: Final = QTransform(-1, 0, 0, 1, 100, 0)
_WIDER: Final = QTransform(1.1, 0, 0, 1, -5, 0)
_SIGN_HEIGHTS: Final = {"pawn": 0.88, "rook": 0.92}


@cache
def _drawn() -> dict[str, dict[str, dict[str, str]]]:
    """The lines of each piece of each set."""
    return tomllib.loads(asset("icons", "chess.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def piece(style: PieceSet, name: str) -> Piece:
    drawn = _drawn()[style.value][name]
    half = outline(drawn["half"], 50)
    whole = outline(drawn.get("whole", ""))
    whole.setFillRule(Qt.FillRule.WindingFill)
    shape = _WIDER.map(half.united(_MIRROR.map(half)).united(whole).simplified())
    lines = outline(drawn["lines"], 50)
    lines.addPath(_MIRROR.map(lines))
    lines.addPath(outline(drawn.get("cuts", "")))
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

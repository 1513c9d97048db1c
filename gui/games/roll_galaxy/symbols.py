"""The looks and names of phases, dice, and worlds: icons, colors, letters."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter

from engines.games.roll_galaxy.data import COLOUR_NAMES, PHASES
from engines.games.roll_galaxy.names import FACE_NAMES
from engines.runtime.texts import tr
from gui.kit.paint import fill_icon
from gui.style import DiceColour, Token, theme
from gui.table.dice.view import Glyph

PHASE_ICONS: Final = ("fa6s.eye", "mdi6.rhombus", "mdi6.earth", "fa6s.industry", "fa6s.rocket")
WILD_ICON: Final = "fa6s.asterisk"
CREDITS_ICON: Final = "fa6s.coins"
CHIPS_ICON: Final = "fa6s.trophy"
CUP_ICON: Final = "mdi6.cup"
CITIZENRY_ICON: Final = "fa6s.users"
REASSIGN_ICON: Final = "fa6s.shuffle"
DICTATE_ICON: Final = "fa6s.gavel"
PLACED_ICON: Final = "fa6s.bolt"
END_ICON: Final = "fa6s.flag-checkered"
BAG_ICON: Final = "mdi6.sack"

DICE: Final = tuple(map(DiceColour, COLOUR_NAMES))
"""By the color's number."""


def phase_name(phase: int) -> str:
    """``Explore``; ``Wild`` for the column of dice without a phase."""
    return tr(f"roll_galaxy-{FACE_NAMES[phase]}")


def colour_name(colour: int) -> str:
    """``Rare Elements``."""
    return tr(f"roll_galaxy-{COLOUR_NAMES[colour]}")


def face_of_die(column: int) -> Glyph:
    return Glyph(WILD_ICON if column == PHASES else PHASE_ICONS[column])


def paint_sign(painter: QPainter, rect: QRectF, icon: str) -> None:
    """An icon in a line of text, in the color of its words."""
    fill_icon(painter, icon, rect.center(), 0.8 * rect.width(), painter.pen().color())


def gold(opacity: float = 1.0) -> QColor:
    """The color of figures and of what is picked on the table."""
    t = theme()
    if not t.materials:
        return t.color(Token.ACCENT, opacity)
    colour = QColor("#E8C07A" if t.dark else "#7A4F0B")
    colour.setAlphaF(opacity)
    return colour


def brass(rect: QRectF) -> QBrush:
    """Brass that is lit from the upper left."""
    t = theme()
    if not t.materials:
        return QBrush(t.color(Token.ACCENT_SOFT))
    gradient = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for at, colour in ((0, "#F6E2AE"), (0.35, "#D9AE5A"), (0.7, "#B0812F"), (1, "#7C5719")):
        gradient.setColorAt(at, QColor(colour))
    return QBrush(gradient)

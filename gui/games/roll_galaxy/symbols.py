"""What phases, dice and worlds look like and are called: icons, colours, letters."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient

from engines.games.roll_galaxy.data import PHASES
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

DICE: Final = (
    DiceColour.HOME,
    DiceColour.MILITARY,
    DiceColour.CONSUMPTION,
    DiceColour.NOVELTY,
    DiceColour.RARE,
    DiceColour.GENES,
    DiceColour.ALIEN,
)
"""By the colour's number."""

_CONTEXT: Final = "RollGalaxy"
_PHASES: Final = (
    QT_TRANSLATE_NOOP("RollGalaxy", "Explore"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Develop"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Settle"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Produce"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Ship"),
)
_COLOURS: Final = (
    QT_TRANSLATE_NOOP("RollGalaxy", "Home"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Military"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Consumption"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Novelty"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Rare Elements"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Genes"),
    QT_TRANSLATE_NOOP("RollGalaxy", "Alien Technology"),
)


def phase_name(phase: int) -> str:
    """``Explore``; ``Wild`` for the column of dice without a phase."""
    if phase == PHASES:
        return QCoreApplication.translate(_CONTEXT, "Wild")
    return QCoreApplication.translate(_CONTEXT, str(_PHASES[phase]))


def colour_name(colour: int) -> str:
    """``Rare Elements``."""
    return QCoreApplication.translate(_CONTEXT, str(_COLOURS[colour]))


def face_of_die(column: int) -> Glyph:
    """The face that a die in a column shows."""
    return Glyph(WILD_ICON if column == PHASES else PHASE_ICONS[column])


def gold(opacity: float = 1.0) -> QColor:
    """The colour of figures and of what is picked on the table."""
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

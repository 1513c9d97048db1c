"""What phases, dice and worlds look like and are called: icons, colours, letters."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engines.games.roll_galaxy.data import PHASES
from gui.style import DiceColour
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

"""Colours and icons of modules and colonists, which no other board uses."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from engines.games.colonizers.cards import COLONIST_NAMES, Colour
from gui.style import theme


@dataclass(frozen=True, slots=True)
class ModuleStyle:
    """How modules of one colour look: ``#RRGGBB`` in both themes, always with the icon."""

    light: str
    dark: str
    icon: str


STYLES: Final = {
    Colour.GREEN: ModuleStyle("#23744C", "#6CC795", "mdi6.leaf"),
    Colour.BLUE: ModuleStyle("#1F62AE", "#7DB6F2", "mdi6.pickaxe"),
    Colour.RED: ModuleStyle("#B3392B", "#FF958A", "fa6s.shield-halved"),
    Colour.NONE: ModuleStyle("#5B6675", "#AEB7C4", "mdi6.circle-outline"),
}
_ICONS: Final = (
    "mdi6.sprout",
    "fa6s.shield-halved",
    "mdi6.pickaxe",
    "fa6s.hand-holding-dollar",
    "fa6s.user-secret",
    "mdi6.telescope",
)
COLONIST_ICONS: Final = dict(zip(COLONIST_NAMES, _ICONS, strict=True))
OMNIUM_ICON: Final = "mdi6.hexagon-multiple"
HIDDEN_ICON: Final = "mdi6.help"
BACK_ICON: Final = "mdi6.orbit"
CARDS_ICON: Final = "mdi6.cards-outline"


def module_colour(colour: Colour) -> QColor:
    """The colour of a module's band in the present theme; text on it is ``surface``."""
    style = STYLES[colour]
    return QColor(style.dark if theme().dark else style.light)

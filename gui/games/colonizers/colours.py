"""Colors and icons of modules and colonists, and the colors of words and panels on Mars."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtGui import QColor

from engines.games.colonizers.cards import COLONIST_NAMES, Colour
from gui.style import Token, theme


@dataclass(frozen=True, slots=True)
class ModuleStyle:
    """How modules of one color look; the color is never shown without the icon.

    Attributes:
        light, dark: on a plain table, by theme.
        base, pale, deep: of the badge and the edge on a table of materials; white is legible on
            ``base``.
        icon: name of the icon.
    """

    light: str
    dark: str
    base: str
    pale: str
    deep: str
    icon: str


STYLES: Final = {
    Colour.GREEN: ModuleStyle("#1D6641", "#6CC795", "#1F7A46", "#8FE0A8", "#0F3A26", "mdi6.leaf"),
    Colour.BLUE: ModuleStyle("#1A579D", "#7DB6F2", "#2A6FB8", "#A4D2FF", "#10284C", "mdi6.pickaxe"),
    Colour.RED: ModuleStyle(
        "#A02F22", "#FF958A", "#B93A2A", "#FFA998", "#43120D", "fa6s.shield-halved"
    ),
    Colour.NONE: ModuleStyle(
        "#525D6B", "#AEB7C4", "#626977", "#E2E4E8", "#2A2E38", "mdi6.circle-outline"
    ),
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
COLONIST_BADGES: Final = dict(
    zip(
        COLONIST_NAMES,
        ("#1F7A46", "#A93425", "#2A6FB8", "#8A5F10", "#5E4AA0", "#2A6F7A"),
        strict=True,
    )
)
"""The backgrounds of the colonists' icons; white is legible on them."""
INCOME_COLOURS: Final = {
    "Ecologist": Colour.GREEN,
    "General": Colour.RED,
    "Miner": Colour.BLUE,
}
"""The color of the modules that earn each colonist Omnium."""
BACK_ICON: Final = "mdi6.orbit"
CARDS_ICON: Final = "mdi6.cards-outline"


class Tone(Enum):
    """Colors on the ground of Mars: in the evening, by day, and on a plain table."""

    INK = ("#FFF8EBDD", "#FF33190C", Token.TEXT)
    INK2 = ("#FFDCC2AE", "#FF64442F", Token.TEXT2)
    FIGURE = ("#FFF0BE7A", "#FF8A4310", Token.TEXT)
    GLASS = ("#FA2C1418", "#EBFFF8EC", Token.SURFACE)
    """Panels under words."""
    GLASS_LOW = ("#FA160910", "#EEFCEFDC", Token.SURFACE)
    HAIRLINE = ("#3CFFDCBE", "#476E3714", Token.LINE_STRONG)
    CARD = ("#FF2D1A1C", "#FFFFF8EA", Token.SURFACE)
    CARD_LOW = ("#FF1B0F13", "#FFF2E1C6", Token.SURFACE)
    EDGE = ("#66F0BE82", "#737A3C14", Token.LINE_STRONG)
    """Around cards and pads."""
    LOT = ("#99F0BE82", "#F2FFECD2", Token.LINE_STRONG)
    """Around empty lots on the ground."""
    PILL = ("#E0160810", "#F2FFF7E8", Token.SURFACE)
    HALO = ("#D9140608", "#F2FFECD2", Token.WINDOW)
    """Around words directly on the ground."""
    PAD = ("#9E0E0608", "#73783A1A", Token.SUNKEN)
    """The ground that a module is built on."""
    CHOICE = ("#FFF2CF7A", "#FF8A5A08", Token.ACCENT)
    ADVICE = ("#FFD3B8F7", "#FF6B3FA0", Token.HINT)
    ASKED = ("#FFF0A93C", "#FF8F5400", Token.WARN)

    def __init__(self, evening: str, day: str, plain: Token) -> None:
        self.evening = evening
        self.day = day
        self.plain = plain


def tone(which: Tone) -> QColor:
    """A color on the ground of Mars in the current theme."""
    t = theme()
    if not t.materials:
        return t.color(which.plain)
    return QColor(which.evening if t.dark else which.day)


def module_colour(colour: Colour) -> QColor:
    """The background of a module's badge; ``on_module`` is legible on it."""
    style, t = STYLES[colour], theme()
    if t.materials:
        return QColor(style.base)
    return QColor(style.dark if t.dark else style.light)


def on_module() -> QColor:
    """The color of a module's icon on its badge."""
    return QColor("#FFFFFF") if theme().materials else theme().color(Token.SURFACE)

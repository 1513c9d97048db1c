"""The look of Parlour: color tokens, type, scale, palette, style of controls and icons.

Widgets ask `theme()` for what they draw with, at the moment when they draw it, and declare their
sizes with `scaled`, so that a change of colors or of the user scale reaches them live. Colors and
sizes that only one part of the window needs are written down there.
"""

from gui.style.icons import icon, icon_pixmap
from gui.style.theme import Look, Scheme, Theme, scaled, theme
from gui.style.tokens import (
    DICE_STYLES,
    SCALES,
    SEATS,
    DiceColour,
    MoveQuality,
    Radius,
    SeatShape,
    Size,
    Space,
    Token,
    TypeRole,
)

__all__ = [
    "DICE_STYLES",
    "SCALES",
    "SEATS",
    "DiceColour",
    "Look",
    "MoveQuality",
    "Radius",
    "Scheme",
    "SeatShape",
    "Size",
    "Space",
    "Theme",
    "Token",
    "TypeRole",
    "icon",
    "icon_pixmap",
    "scaled",
    "theme",
]

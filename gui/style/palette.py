"""QPalette built from the color tokens, including every role and the Disabled group."""

from typing import Final

from PySide6.QtGui import QColor, QPalette

from gui.style.drawing import Dress
from gui.style.tokens import Colours, Token

_Role = QPalette.ColorRole
_Group = QPalette.ColorGroup

_ROLES: Final[dict[QPalette.ColorRole, Token]] = {
    _Role.Window: Token.WINDOW,
    _Role.WindowText: Token.TEXT,
    _Role.Base: Token.SURFACE,
    _Role.AlternateBase: Token.WINDOW,
    _Role.ToolTipBase: Token.RAISED,
    _Role.ToolTipText: Token.TEXT,
    _Role.PlaceholderText: Token.TEXT2,
    _Role.Text: Token.TEXT,
    _Role.Button: Token.SURFACE,
    _Role.ButtonText: Token.TEXT,
    _Role.BrightText: Token.BAD,
    # Nothing has bevels, so the roles of their shades hold text colors instead.
    _Role.Light: Token.GOOD,
    _Role.Midlight: Token.WARN,
    _Role.Mid: Token.LINE_STRONG,
    _Role.Dark: Token.TEXT_DISABLED,
    _Role.Shadow: Token.LINE_STRONG,
    _Role.Highlight: Token.ACCENT,
    _Role.HighlightedText: Token.ON_ACCENT,
    _Role.Link: Token.ACCENT,
    _Role.LinkVisited: Token.HINT,
    _Role.Accent: Token.ACCENT,
}

_DISABLED: Final[dict[QPalette.ColorRole, Token]] = {
    _Role.WindowText: Token.TEXT_DISABLED,
    _Role.Text: Token.TEXT_DISABLED,
    _Role.ButtonText: Token.TEXT_DISABLED,
    _Role.PlaceholderText: Token.TEXT_DISABLED,
    _Role.Link: Token.TEXT_DISABLED,
    _Role.LinkVisited: Token.TEXT_DISABLED,
    _Role.Base: Token.SUNKEN,
    _Role.Button: Token.SUNKEN,
    _Role.Highlight: Token.LINE_STRONG,
    _Role.HighlightedText: Token.SURFACE,
    _Role.Accent: Token.LINE_STRONG,
}


WORDS: Final[dict[Token, QPalette.ColorRole]] = {
    Token.TEXT: _Role.WindowText,
    Token.TEXT2: _Role.PlaceholderText,
    Token.TEXT_DISABLED: _Role.Dark,
    Token.ACCENT: _Role.Accent,
    Token.ON_ACCENT: _Role.HighlightedText,
    Token.HINT: _Role.LinkVisited,
    Token.GOOD: _Role.Light,
    Token.WARN: _Role.Midlight,
    Token.BAD: _Role.BrightText,
}
"""The palette role that a label uses for each text color."""


def make_palette(colours: Colours) -> QPalette:
    """Return a palette with all roles of all three groups set from `colours`."""
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(_Group.All, role, QColor(colours[token]))
    for role, token in _DISABLED.items():
        palette.setColor(_Group.Disabled, role, QColor(colours[token]))
    return palette


def make_view_palette(dress: Dress) -> QPalette:
    """Return the palette of lists and tables, with a soft selection and quiet headings."""
    palette = make_palette({token: colour.name() for token, colour in dress.colours.items()})
    palette.setColor(_Group.All, _Role.Highlight, dress.selected)
    palette.setColor(_Group.All, _Role.HighlightedText, dress.on_selected)
    palette.setColor(_Group.All, _Role.ButtonText, dress[Token.TEXT2])
    return palette

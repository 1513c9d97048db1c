"""Vector icons through QtAwesome, coloured with tokens and cached."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import qtawesome
from PySide6.QtGui import QColor, QFont, QIcon, QPainterPath, QPixmap, QTransform

from gui.style.theme import theme
from gui.style.tokens import Token

PREFIXES: Final = ("fa6s.", "mdi6.")

_PATH_PIXELS: Final = 512


def icon(name: str, token: Token = Token.TEXT) -> QIcon:
    """Return the icon `name` ("fa6s.eye", "mdi6.earth") in the colour of `token`.

    Its disabled mode has the colour of disabled text. The icon does not follow a later change of
    theme: ask again in `apply_theme`. Raises ValueError for a name outside the two icon fonts that
    Parlour ships.
    """
    colours = theme()
    return _icon(name, colours.hex(token), colours.hex(Token.TEXT_DISABLED))


def icon_pixmap(name: str, colour: QColor | str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the icon as a square pixmap of `size` logical pixels for a screen's pixel ratio."""
    hex_colour = QColor(colour).name(QColor.NameFormat.HexArgb)
    return _pixmap(name, hex_colour, size, ratio)


@lru_cache(maxsize=512)
def _icon(name: str, colour: str, disabled: str) -> QIcon:
    if not name.startswith(PREFIXES):
        raise ValueError(f"{name!r} is not an icon of {' or '.join(PREFIXES)}")
    made: QIcon = qtawesome.icon(name, color=QColor(colour), color_disabled=QColor(disabled))
    return made


@lru_cache(maxsize=512)
def _pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    pixels = max(1, round(size * ratio))
    pixmap = _icon(name, colour, colour).pixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=256)
def icon_path(name: str) -> QPainterPath:
    """Return the outline of an icon: centred on (0, 0), its longer side 1 long.

    Raises ValueError for a name outside the two icon fonts that Parlour ships.
    """
    if not name.startswith(PREFIXES):
        raise ValueError(f"{name!r} is not an icon of {' or '.join(PREFIXES)}")
    prefix = name.partition(".")[0]
    font: QFont = qtawesome.font(prefix, _PATH_PIXELS)
    path = QPainterPath()
    path.addText(0, 0, font, qtawesome.charmap(name))
    bounds = path.boundingRect()
    side = max(bounds.width(), bounds.height())
    to_unit = QTransform.fromScale(1 / side, 1 / side)
    centre = bounds.center()
    return to_unit.map(path.translated(-centre.x(), -centre.y()))

"""Vector icons through QtAwesome, colored with tokens and cached."""

from functools import lru_cache
from typing import Final

import qtawesome
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPixmap,
    QTransform,
)

from gui.style.chess import sign
from gui.style.theme import theme
from gui.style.tokens import Token

PREFIXES: Final = ("fa6s.", "mdi6.")
OWN: Final = "chess"

_PATH_PIXELS: Final = 512


class _Engine(QIconEngine):
    """Draws an icon in the colors that its tokens have at that moment."""

    def __init__(self, name: str, token: Token) -> None:
        super().__init__()
        self._name = name
        self._token = token

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        token = Token.TEXT_DISABLED if mode is QIcon.Mode.Disabled else self._token
        return icon_pixmap(self._name, theme().color(token), min(size.toTuple()))

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, self.pixmap(rect.size() * ratio, mode, state))

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._token)


@lru_cache(maxsize=256)
def icon(name: str, token: Token = Token.TEXT) -> QIcon:
    """Return the icon `name` ("fa6s.eye", "mdi6.earth") in the color of `token`.

    It has the colors of the theme whenever it is drawn; its disabled mode has the color of
    disabled text. Raises ValueError for a name outside the two icon fonts that Parlour ships.
    """
    _check(name)
    return QIcon(_Engine(name, token))


def icon_pixmap(name: str, colour: QColor | str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the icon as a square pixmap of `size` logical pixels for a screen's pixel ratio."""
    hex_colour = QColor(colour).name(QColor.NameFormat.HexArgb)
    return _pixmap(name, hex_colour, size, ratio)


def _check(name: str) -> None:
    if not name.startswith(PREFIXES):
        raise ValueError(f"{name!r} is not an icon of {' or '.join(PREFIXES)}")


@lru_cache(maxsize=512)
def _pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    pixels = max(1, round(size * ratio))
    _check(name)
    # Without a ratio, Qt would multiply by that of the screen again.
    square = QSize(pixels, pixels)
    pixmap: QPixmap = qtawesome.icon(name, color=QColor(colour)).pixmap(square, 1.0)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=256)
def icon_path(name: str) -> QPainterPath:
    """Return the outline of an icon: centered on (0, 0), its longer side 1 long.

    ``chess.knight`` is the sign of a piece of our own.

    Raises ValueError for a name outside the two icon fonts that Parlour ships.
    """
    prefix, _, own = name.partition(".")
    if prefix == OWN:
        return sign(own).outline
    _check(name)
    font: QFont = qtawesome.font(prefix, _PATH_PIXELS)
    path = QPainterPath()
    path.addText(0, 0, font, qtawesome.charmap(name))
    bounds = path.boundingRect()
    side = max(bounds.width(), bounds.height())
    to_unit = QTransform.fromScale(1 / side, 1 / side)
    centre = bounds.center()
    return to_unit.map(path.translated(-centre.x(), -centre.y()))

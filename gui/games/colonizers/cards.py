"""Draws cards: modules in two sizes, backs, empty slots; and marks around them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engines.games.colonizers.cards import colour_of, cost_of, value_of
from gui.games.colonizers import wording
from gui.games.colonizers.colours import BACK_ICON, STYLES, module_colour
from gui.kit.paint import blend, box, fill_icon
from gui.style import Radius, Token, TypeRole, theme

_WIDTH: Final = 44.0
_HEIGHT: Final = 70.0
"""From this size on, at 100 %, a card tells its cost."""
_SMALL_WIDTH: Final = 24.0
"""From this width on, at 100 %, a card tells its value."""
_NAME_WIDTH: Final = 80.0
"""From this width on, at 100 %, a card has room for the longest word of a name."""
_BAND: Final = 26.0
_ICON: Final = 16.0
_PAD: Final = 4.0
_ROOMY: Final = 104.0
_RADIUS: Final = Radius.INNER
_TINT: Final = 0.10
_PICTURE: Final = 0.5
_GLYPH: Final = 0.84
"""The longer side of an icon's outline as a share of its room."""
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_WRAPPED: Final = int(
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)


def paint_module(painter: QPainter, rect: QRectF, code: str | None) -> None:
    """Draw a module into ``rect``; face down for None."""
    scale = theme().scale
    if code is None:
        _paint_back(painter, rect)
    elif rect.width() >= _WIDTH * scale and rect.height() >= _HEIGHT * scale:
        _paint_full(painter, rect, code)
    elif rect.width() >= _SMALL_WIDTH * scale:
        _paint_small(painter, rect, code)
    else:
        _paint_mini(painter, rect, code)


def paint_icon(painter: QPainter, name: str, colour: QColor, rect: QRectF) -> None:
    """Draw an icon into the middle of ``rect``, as an outline: alike at every place."""
    side = min(rect.width(), rect.height()) * _GLYPH
    if side > 0:
        fill_icon(painter, name, rect.center(), side, colour)


def _paint_back(painter: QPainter, rect: QRectF) -> None:
    t = theme()
    fill = blend(t.color(Token.SUNKEN), t.color(Token.LINE_STRONG), 0.25)
    radius = min(t.pxf(_RADIUS), rect.width() / 5)
    box(painter, rect, radius, fill, t.color(Token.LINE_STRONG), t.pxf(1))
    side = min(rect.width(), rect.height()) * 0.55
    icon = QRectF(0, 0, side, side)
    icon.moveCenter(rect.center())
    paint_icon(painter, BACK_ICON, t.color(Token.TEXT2), icon)


def _paint_body(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    t = theme()
    fill = blend(t.color(Token.SURFACE), colour, _TINT)
    box(painter, rect, t.pxf(_RADIUS), fill, colour, t.pxf(1))


def _paint_full(painter: QPainter, rect: QRectF, code: str) -> None:
    """Band with cost and value; name and large icon where there is room."""
    t = theme()
    card = wording.module(code)
    colour, icon = module_colour(colour_of(card)), STYLES[colour_of(card)].icon
    _paint_body(painter, rect, colour)
    band = QRectF(rect.topLeft(), QSizeF(rect.width(), t.pxf(_BAND)))
    painter.save()
    painter.setClipRect(band)
    box(painter, band.adjusted(0, 0, 0, band.height()), t.pxf(_RADIUS), colour)
    painter.restore()
    ink, pad = t.color(Token.SURFACE), t.pxf(_PAD)
    cost = QRectF(0, 0, t.pxf(_BAND - 4), t.pxf(_BAND - 4))
    cost.moveCenter(QPointF(rect.left() + t.pxf(_BAND) / 2, band.center().y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(cost)
    painter.setFont(t.font(TypeRole.SECTION))
    painter.setPen(colour)
    painter.drawText(cost, _CENTRE, str(cost_of(card)))
    painter.setFont(t.font(TypeRole.VALUE))
    painter.setPen(ink)
    right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    painter.drawText(band.adjusted(0, 0, -pad - t.pxf(2), 0), right, str(value_of(card)))
    rest = rect.adjusted(pad, t.pxf(_BAND) + pad, -pad, -pad)
    if rect.width() >= t.pxf(_NAME_WIDTH):
        middle = band.adjusted(t.pxf(_BAND), t.pxf(5), -t.pxf(_BAND), -t.pxf(5))
        paint_icon(painter, icon, ink, middle)
        rest.adjust(0, _paint_name(painter, rest, wording.module_name(code)), 0, 0)
    side = min(rest.height(), rest.width() * _PICTURE)
    if side >= t.pxf(_ICON):
        picture = QRectF(0, 0, side, side)
        picture.moveCenter(rest.center())
        paint_icon(painter, icon, colour, picture)


def _paint_name(painter: QPainter, rect: QRectF, name: str) -> float:
    """Write a name in as many lines as it needs; return how much room it takes."""
    t = theme()
    roomy = rect.width() >= t.pxf(_ROOMY)
    painter.setFont(t.font(TypeRole.SECTION if roomy else TypeRole.LABEL))
    painter.setPen(t.color(Token.TEXT))
    painter.drawText(rect, _WRAPPED, name)
    return painter.boundingRect(rect, _WRAPPED, name).height() + t.pxf(_PAD)


def _paint_small(painter: QPainter, rect: QRectF, code: str) -> None:
    """A band with the icon, and the value: what counts once a module is built."""
    t = theme()
    card = wording.module(code)
    colour, icon = module_colour(colour_of(card)), STYLES[colour_of(card)].icon
    _paint_body(painter, rect, colour)
    tall = rect.height() > rect.width()
    band = QRectF(rect)
    if tall:
        band.setHeight(rect.height() * 0.4)
    else:
        band.setWidth(rect.width() * 0.45)
    painter.save()
    painter.setClipRect(band)
    wide = band.adjusted(0, 0, 0 if tall else band.width(), band.height() if tall else 0)
    box(painter, wide, t.pxf(_RADIUS), colour)
    painter.restore()
    side = min(t.pxf(_ICON) * 1.25, band.width() - t.pxf(2), band.height() - t.pxf(2))
    middle = QRectF(0, 0, side, side)
    middle.moveCenter(band.center())
    paint_icon(painter, icon, t.color(Token.SURFACE), middle)
    rest = rect.adjusted(0, band.height(), 0, 0) if tall else rect.adjusted(band.width(), 0, 0, 0)
    painter.setFont(t.font(TypeRole.VALUE if rest.height() >= t.pxf(20) else TypeRole.LABEL))
    painter.setPen(t.color(Token.TEXT))
    painter.drawText(rest, _CENTRE, str(value_of(card)))


def _paint_mini(painter: QPainter, rect: QRectF, code: str) -> None:
    """Colour and icon only."""
    t = theme()
    colour = colour_of(wording.module(code))
    box(painter, rect, rect.width() / 5, module_colour(colour))
    inset = t.pxf(1)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, STYLES[colour].icon, t.color(Token.SURFACE), inner)


def paint_slot(painter: QPainter, rect: QRectF) -> None:
    """Draw an empty slot."""
    t = theme()
    pen = QPen(t.color(Token.LINE_STRONG), t.pxf(1), Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, t.pxf(_RADIUS), t.pxf(_RADIUS))


def paint_hatch(painter: QPainter, rect: QRectF) -> None:
    """Hatch what cannot be chosen."""
    t = theme()
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(t.color(Token.SURFACE, 0.55))
    painter.drawRoundedRect(rect, t.pxf(_RADIUS), t.pxf(_RADIUS))
    painter.setBrush(t.color(Token.LINE_STRONG, 0.55))
    brush = painter.brush()
    brush.setStyle(Qt.BrushStyle.BDiagPattern)
    painter.setBrush(brush)
    painter.drawRoundedRect(rect, t.pxf(_RADIUS), t.pxf(_RADIUS))
    painter.restore()


def paint_ring(painter: QPainter, rect: QRectF, token: Token, width: float = 3.0) -> None:
    """Draw a ring just inside the edge of a card."""
    t = theme()
    ring = max(t.pxf(width), t.ring() if t.high_contrast else 0.0)
    box(painter, rect, t.pxf(_RADIUS), None, t.color(token), ring)

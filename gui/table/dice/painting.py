"""How a die is drawn.

Everything is relative to the edge length of the die, except lines and rings, whose widths are
pixels at the user scale.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from gui.kit.paint import blend, box
from gui.style import DICE_STYLES, DiceColour, Radius, Size, Space, Token, TypeRole, theme
from gui.style.icons import icon_path
from gui.style.tokens import DiceStyle
from gui.table.dice.layout import LABEL_HEIGHT
from gui.table.dice.view import DieState, DieView, Face, Glyph, Pips

RADIUS: Final = 0.22
RING_WIDTH: Final = 3.0
RING_GAP: Final = 4.0
LIFT: Final = 4.0
CHIP: Final = 16.0
DIE_ROOM: Final = 26.0
"""Around the body of a die for rings, chips and its shadow."""
FRAME_ROOM: Final = 40.0
"""Around a frame for its label, which may be wider."""
CURSOR_GAP: Final = 11.0
"""The outer edge of the keyboard's ring is so far from the body."""

_HOVER_LIFT: Final = 2.0
_WORD_FROM: Final = 36
"""On smaller dice the adviser's word would hide the face; the ring says enough."""
_FRAME_WIDTH: Final = 1.5
_CORNERS: Final = 12
"""So much of the upper edge of a frame stays free of its label."""
_EDGE_WIDTH: Final = 1.25
_MINI_EDGE_WIDTH: Final = 1.0
_DIAGONAL_WIDTH: Final = 2.0
_LIGHTER: Final = 0.08
_DARKER: Final = 0.06
_SHADOW_DROP: Final = 0.045
_SHADOW_BLUR: Final = 6.0
_SHADOW_LAYERS: Final = 8
_BEVEL: Final = 0.035
_PIP: Final = 0.17
_MINI_PIP: Final = 0.2
_GLYPH: Final = 0.52
_GLYPH_WITH_LETTER: Final = 0.47
_MINI_GLYPH: Final = 0.66
_LETTER: Final = 0.2
_LETTER_INSET: Final = 0.11

_WHITE: Final = QColor(255, 255, 255)
_BLACK: Final = QColor(0, 0, 0)

_PIP_PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.5), (0.75, 0.5), (0.25, 0.75), (0.75, 0.75)),
}


def paint_die(
    painter: QPainter, rect: QRectF, view: DieView, edge: float, hovered: bool = False
) -> None:
    """Draw a die at rest in the middle of ``rect``, with everything that is marked on it."""
    lift = theme().pxf(LIFT) if view.state is DieState.KEPT else 0.0
    if hovered and view.state is DieState.AVAILABLE:
        lift = theme().pxf(_HOVER_LIFT)
    ground = QRectF(rect.center().x() - edge / 2, rect.center().y() - edge / 2, edge, edge)
    body = ground.translated(0, -lift)
    if view.state is DieState.USED:
        paint_used(painter, ground, view.face, view.colour)
    else:
        paint_shadow(painter, body, lift)
        paint_body(painter, body, view.colour)
        paint_face(painter, body, view.face, view.colour)
    if view.state is DieState.BLOCKED:
        paint_blocked(painter, body, view.colour)
    if view.state is DieState.KEPT:
        paint_ring(painter, body, Token.ACCENT)
        paint_check_chip(painter, body)
    elif view.advice is not None:
        paint_ring(painter, body, Token.HINT)
    elif view.state is DieState.AVAILABLE:
        paint_ring(painter, body, Token.ACCENT)
    if view.typed:
        paint_typed_chip(painter, body)
    if view.advice and edge >= theme().pxf(_WORD_FROM):
        paint_word_chip(painter, body, view.advice)


def paint_frame(painter: QPainter, rect: QRectF, label: str, short: str, advised: bool) -> None:
    """Draw the frame around dice that count together, with its label on the upper edge."""
    t = theme()
    font = t.font(TypeRole.LABEL)
    metrics, space = QFontMetricsF(font), t.pxf(Space.M)
    if short and metrics.horizontalAdvance(label) + space > rect.width() - t.pxf(_CORNERS):
        label = short
    width, height = metrics.horizontalAdvance(label) + space, t.pxf(LABEL_HEIGHT)
    chip = QRectF(rect.center().x() - width / 2, rect.top() - height / 2, width, height)
    ink = t.color(Token.HINT if advised else Token.ACCENT)
    fill = t.color(Token.HINT_SOFT if advised else Token.WINDOW)
    box(painter, rect, t.pxf(Radius.CARD), None, ink, t.pxf(_FRAME_WIDTH))
    box(painter, chip, height / 2, fill, ink if advised else None, t.pxf(1))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), label)


def paint_shadow(painter: QPainter, rect: QRectF, lift: float = 0.0) -> None:
    """Draw the soft shadow of a die; `lift` (pixels) moves it further down."""
    t = theme()
    blur = t.pxf(_SHADOW_BLUR)
    dropped = rect.translated(0, rect.height() * _SHADOW_DROP + lift)
    colour = t.shadow()
    colour.setAlphaF(colour.alphaF() / _SHADOW_LAYERS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for layer in range(_SHADOW_LAYERS):
        grow = blur * (layer / (_SHADOW_LAYERS - 1) - 0.5)
        radius = rect.width() * RADIUS + grow
        painter.drawRoundedRect(dropped.adjusted(-grow, -grow, grow, grow), radius, radius)


def paint_resting(
    painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour, lift: float
) -> None:
    """Draw a die that does not turn from pictures of its very size, on whole pixels: sharp."""
    matrix = painter.deviceTransform()
    ratio = round(math.hypot(matrix.m11(), matrix.m12()), 3)
    look = _look()
    room = _picture_room()
    corner = rect.topLeft() - QPointF(room, room)
    back, _invertible = matrix.inverted()
    for place, picture in (
        (corner + QPointF(0, lift), _shadow_picture(rect.width(), ratio, look)),
        (corner, _die_picture(rect.width(), face, colour, ratio, look)),
    ):
        painter.drawPixmap(back.map(QPointF(matrix.map(place).toPoint())), picture)


def paint_body(painter: QPainter, rect: QRectF, colour: DiceColour) -> None:
    """Draw the body of a die: gradient, bevel, edge."""
    t = theme()
    fill = QColor(DICE_STYLES[colour].fill)
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, blend(fill, _WHITE, _LIGHTER))
    gradient.setColorAt(1, blend(fill, _BLACK, _DARKER))
    radius = rect.width() * RADIUS
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawRoundedRect(rect, radius, radius)
    _paint_bevel(painter, rect, fill)
    edge = t.pxf(_EDGE_WIDTH)
    box(painter, rect, radius, None, t.color(Token.LINE_STRONG), edge)


def paint_face(
    painter: QPainter,
    rect: QRectF,
    face: Face | None,
    colour: DiceColour,
    ink: QColor | None = None,
) -> None:
    """Draw pips, or icon and letter; `ink` replaces the die's own ink (used dice)."""
    style = DICE_STYLES[colour]
    own = ink is None
    pen = QColor(style.ink) if ink is None else ink
    match face:
        case Pips(value):
            _paint_pips(painter, rect, value, pen, drilled=own)
        case Glyph(icon):
            share = _GLYPH_WITH_LETTER if style.letter else _GLYPH
            _paint_glyph(painter, rect, icon, pen, share)
        case None:
            pass
    if style.letter:
        _paint_letter(painter, rect, style, pen)


def paint_used(painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour) -> None:
    """Draw a used die: a dashed outline and the face in the colour of edges."""
    t = theme()
    ink = t.color(Token.LINE_STRONG)
    width = t.pxf(_EDGE_WIDTH)
    pen = QPen(ink, width)
    pen.setDashPattern([3.2, 2.6])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(width, width, -width, -width)
    radius = rect.width() * RADIUS
    painter.drawRoundedRect(inner, radius, radius)
    paint_face(painter, rect, face, colour, ink)


def paint_ring(
    painter: QPainter, rect: QRectF, token: Token, gap: float = RING_GAP, width: float = RING_WIDTH
) -> None:
    """Draw a ring around a die; `gap` and `width` in pixels at 100 % scale."""
    t = theme()
    line = max(t.pxf(width), t.ring())
    away = t.pxf(gap) + line
    radius = rect.width() * RADIUS + away
    box(painter, rect.adjusted(-away, -away, away, away), radius, None, t.color(token), line)


def paint_blocked(painter: QPainter, rect: QRectF, colour: DiceColour) -> None:
    """Draw the diagonal line of a die that cannot be used."""
    inset = rect.width() * RADIUS * 0.5
    inner = rect.adjusted(inset, inset, -inset, -inset)
    line = QLineF(inner.bottomLeft(), inner.topRight())
    style = DICE_STYLES[colour]
    width = theme().pxf(_DIAGONAL_WIDTH)
    painter.setPen(_round_pen(QColor(style.fill), width * 3))
    painter.drawLine(line)
    painter.setPen(_round_pen(QColor(style.ink), width))
    painter.drawLine(line)


def paint_check_chip(painter: QPainter, rect: QRectF) -> None:
    """Draw the check mark of a kept die over its upper right corner."""
    t = theme()
    side = t.pxf(CHIP)
    centre = rect.topRight() + QPointF(-side * 0.12, side * 0.12)
    chip = QRectF(centre - QPointF(side / 2, side / 2), QSizeF(side, side))
    painter.setPen(QPen(t.color(Token.WINDOW), t.pxf(1.5)))
    painter.setBrush(t.color(Token.ACCENT))
    painter.drawEllipse(chip)
    tick = QPainterPath(_inside(chip, 0.29, 0.52))
    tick.lineTo(_inside(chip, 0.44, 0.67))
    tick.lineTo(_inside(chip, 0.72, 0.35))
    pen = _round_pen(t.color(Token.ON_ACCENT), t.pxf(1.8))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)


def paint_typed_chip(painter: QPainter, rect: QRectF) -> None:
    """Draw the small keyboard of a die whose face was typed in by hand."""
    t = theme()
    side = t.pxf(CHIP)
    centre = rect.topLeft() + QPointF(side * 0.12, side * 0.12)
    chip = QRectF(centre - QPointF(side / 2, side / 2), QSizeF(side, side))
    painter.setPen(QPen(t.color(Token.LINE_STRONG), t.pxf(1)))
    painter.setBrush(t.color(Token.RAISED))
    painter.drawEllipse(chip)
    _fill_icon(painter, "fa6s.keyboard", chip.center(), side * 0.6, t.color(Token.TEXT2))


def paint_word_chip(painter: QPainter, rect: QRectF, word: str) -> None:
    """Draw the adviser's word ("keep") over the lower edge of a die."""
    t = theme()
    font = t.font(TypeRole.LABEL)
    width = QFontMetricsF(font).horizontalAdvance(word) + t.pxf(Space.M)
    height = t.pxf(TypeRole.LABEL.line + 2)
    middle = QPointF(rect.center().x(), rect.bottom() + t.pxf(RING_GAP))
    chip = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    box(painter, chip, height / 2, t.color(Token.HINT_SOFT), t.color(Token.HINT), t.pxf(1))
    painter.setFont(font)
    painter.setPen(t.color(Token.HINT))
    painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), word)


def paint_mini(
    painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour = DiceColour.IVORY
) -> None:
    """Draw a die small and plain, for lines of text (16 pixels at 100 % scale)."""
    matrix = painter.deviceTransform()
    ratio = round(math.hypot(matrix.m11(), matrix.m12()), 3)
    picture = _mini_picture(rect.width(), face, colour, ratio, _look())
    back, _invertible = matrix.inverted()
    painter.drawPixmap(back.map(QPointF(matrix.map(rect.topLeft()).toPoint())), picture)


def _paint_mini(painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour) -> None:
    t = theme()
    style = DICE_STYLES[colour]
    edge = t.color(Token.LINE_STRONG)
    radius = rect.width() * RADIUS
    box(painter, rect, radius, QColor(style.fill), edge, t.pxf(_MINI_EDGE_WIDTH))
    match face:
        case Pips(value):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.ink))
            half = rect.width() * _MINI_PIP / 2
            for x, y in _PIP_PLACES[value]:
                painter.drawEllipse(_inside(rect, x, y), half, half)
        case Glyph(icon):
            side = rect.width() * _MINI_GLYPH
            _fill_icon(painter, icon, rect.center(), side, QColor(style.ink))
        case None:
            pass


def mini_dice_pixmap(dice: Sequence[tuple[Face | None, DiceColour]], ratio: float = 1.0) -> QPixmap:
    """Return a row of mini dice as a pixmap for a screen of `ratio` pixels per logical pixel."""
    t = theme()
    side, gap = t.px(Size.DIE_MINI), t.px(2)
    width = max(1, len(dice) * (side + gap) - gap)
    pixmap = QPixmap(round(width * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    for place, (face, colour) in enumerate(dice):
        paint_mini(painter, QRectF(place * (side + gap), 0, side, side), face, colour)
    painter.end()
    return pixmap


@dataclass(frozen=True, slots=True)
class _Look:
    """What a picture of a die depends on besides the die."""

    edge: str
    dark: bool
    scale: float


def _look() -> _Look:
    return _Look(theme().hex(Token.LINE_STRONG), theme().dark, theme().scale)


def _picture_room() -> float:
    return math.ceil(theme().pxf(_SHADOW_BLUR * 2))


@lru_cache(maxsize=16)
def _shadow_picture(edge: float, ratio: float, _look: _Look) -> QPixmap:
    picture, painter, rect = _open_picture(edge, ratio)
    paint_shadow(painter, rect)
    painter.end()
    return picture


@lru_cache(maxsize=256)
def _die_picture(
    edge: float, face: Face | None, colour: DiceColour, ratio: float, _look: _Look
) -> QPixmap:
    picture, painter, rect = _open_picture(edge, ratio)
    paint_body(painter, rect, colour)
    paint_face(painter, rect, face, colour)
    painter.end()
    return picture


@lru_cache(maxsize=128)
def _mini_picture(
    side: float, face: Face | None, colour: DiceColour, ratio: float, _look: _Look
) -> QPixmap:
    picture, painter, rect = _open_picture(side, ratio, room=0.0)
    _paint_mini(painter, rect, face, colour)
    painter.end()
    return picture


def _open_picture(
    edge: float, ratio: float, room: float | None = None
) -> tuple[QPixmap, QPainter, QRectF]:
    room = _picture_room() if room is None else room
    side = math.ceil((edge + 2 * room) * ratio)
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return picture, painter, QRectF(room, room, edge, edge)


def _paint_bevel(painter: QPainter, rect: QRectF, fill: QColor) -> None:
    """Draw light along the upper rim and shade along the lower, which makes the body round."""
    width = rect.width() * _BEVEL
    bright = fill.lightnessF() > 0.5
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0.0, QColor(255, 255, 255, 230 if bright else 95))
    gradient.setColorAt(0.35, QColor(255, 255, 255, 0))
    gradient.setColorAt(0.7, QColor(0, 0, 0, 0))
    gradient.setColorAt(1.0, QColor(0, 0, 0, 42 if bright else 70))
    inset = theme().pxf(_EDGE_WIDTH) * 0.8 + width / 2
    inner = rect.adjusted(inset, inset, -inset, -inset)
    radius = rect.width() * RADIUS - inset
    painter.setPen(QPen(QBrush(gradient), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, radius, radius)


def _paint_pips(painter: QPainter, rect: QRectF, value: int, ink: QColor, *, drilled: bool) -> None:
    half = rect.width() * _PIP / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in _PIP_PLACES[value]:
        centre = _inside(rect, x, y)
        if not drilled:
            painter.setBrush(ink)
            painter.drawEllipse(centre, half, half)
            continue
        painter.setBrush(QColor(255, 255, 255, 200))
        painter.drawEllipse(centre + QPointF(0, half * 0.17), half, half)
        gradient = QLinearGradient(centre - QPointF(0, half), centre + QPointF(0, half))
        gradient.setColorAt(0, blend(ink, _BLACK, 0.45))
        gradient.setColorAt(1, blend(ink, _WHITE, 0.14))
        painter.setBrush(QBrush(gradient))
        painter.drawEllipse(centre, half, half)


def _paint_glyph(painter: QPainter, rect: QRectF, icon: str, ink: QColor, share: float) -> None:
    lifted = 0.03 if share == _GLYPH_WITH_LETTER else 0.0
    centre = rect.center() - QPointF(rect.width() * lifted, rect.height() * lifted)
    _fill_icon(painter, icon, centre, rect.width() * share, ink)


def _paint_letter(painter: QPainter, rect: QRectF, style: DiceStyle, ink: QColor) -> None:
    font = theme().font(TypeRole.SECTION)
    font.setPixelSize(max(1, round(rect.width() * _LETTER)))
    painter.setFont(font)
    painter.setPen(ink)
    inset = rect.width() * _LETTER_INSET
    corner = rect.adjusted(0, 0, -inset, -inset * 0.75)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
    painter.drawText(corner, int(flags), style.letter)


def _fill_icon(painter: QPainter, icon: str, centre: QPointF, side: float, ink: QColor) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(side, side)
    painter.fillPath(icon_path(icon), ink)
    painter.restore()


def _inside(rect: QRectF, x: float, y: float) -> QPointF:
    return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)

"""What a person reads and presses on a table: words, figures, a dial, large buttons."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from engines.runtime.texts import percent
from gui.kit.paint import between, box
from gui.kit.pictures import Look
from gui.kit.words import LEFT, Shorten, draw_words, fitted, width_of, words_font, words_in
from gui.style import Radius, Size, Space, Token, TypeRole, theme
from gui.style.tokens import Ink
from gui.table.materials import ink, paint_brass, paint_drop, paint_inlay, paint_ivory, rounded

LEAST_DIAL: Final = 76.0
"""Smaller dials, at 100%, are left out."""

_SWEEP: Final = 240.0
_SWINGS: Final = 12  # pictures of a needle on its way
_MOST: Final = 0.7
"""The chance at the end of the scale."""
_ZONES: Final = ((0.0, 0.12, Token.GOOD), (0.12, 0.35, Token.WARN), (0.35, 0.7, Token.BAD))
_CREAM: Final = ("#FFFBEF", "#E2D3B0")
_FIGURES_FROM: Final = 110.0
_LEAST_FIGURE: Final = 9.0
_CHORD: Final = 1.05
"""The width of a dial where its label is, in radii."""
_BUTTON: Final = (Size.CONTROL, 66.0)
_PILL: Final = (26.0, 36.0)
_PILL_TEXT: Final = 0.54
"""Size of the words on a pill, as a share of its height."""
_DISPLAY_FROM: Final = TypeRole.NAME.size
"""Smaller words on buttons are not in the display face."""
_KEY: Final = 20.0
_SMALLEST: Final = 0.85
"""Minimum size of the words on a button, as a share of that of labels."""


def paint_words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: Ink,
    role: TypeRole = TypeRole.BODY,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    size: float | None = None,
    shorten: Shorten = words_in,
    least: float = math.inf,
) -> None:
    """Write one line in the middle of a rectangle's height.

    Where room is short, its letters shrink to ``least`` pixels; then it is shortened.
    """
    font, room = words_font(role, size), math.ceil(rect.width()) + 1
    font = fitted(font, min(least, font.pixelSize()), room, text)
    shown = shorten(QFontMetricsF(font), text, room)
    flags = int(align | Qt.AlignmentFlag.AlignVCenter)
    draw_words(painter, rect, shown, font, ink(colour), flags)


def paint_figure(painter: QPainter, rect: QRectF, name: str, value: str) -> None:
    """Write a name on the left, smaller if it is long, and its figure; larger in a high line."""
    t, role = theme(), TypeRole.SECONDARY
    size, least = max(t.pxf(TypeRole.TABLE.size), 0.58 * rect.height()), t.pxf(TypeRole.LABEL.size)
    names = rect.adjusted(0, 0, -width_of(value, TypeRole.TABLE, size) - t.pxf(Space.S), 0)
    paint_words(painter, names, name, Ink.ON_TABLE2, role, size=0.93 * size, least=least)
    right = Qt.AlignmentFlag.AlignRight
    paint_words(painter, rect, value, Ink.ON_TABLE, TypeRole.TABLE, right, size)


def pill_height(room: float) -> float:
    """How high a pill is on a floor of this height."""
    return between(_PILL, 0.05 * room)


def pill_width(text: str, high: float) -> float:
    """How wide a pill with these words is."""
    return width_of(text, TypeRole.SECTION, _PILL_TEXT * high) + high


def pills(line: QRectF, left: str, right: str) -> tuple[QRectF, QRectF]:
    """The places of words at both ends of a line; where that is short, both get smaller."""
    first, last = QRectF(line), QRectF(line)
    wide = [pill_width(text, line.height()) if text else 0.0 for text in (left, right)]
    share = min(1.0, (line.width() - theme().pxf(Space.S)) / max(1.0, sum(wide)))
    first.setWidth(share * wide[0])
    last.setWidth(share * wide[1])
    last.moveRight(line.right())
    return first, last


def paint_pill(painter: QPainter, rect: QRectF, text: str, colour: Ink) -> None:
    """Write words on a dark inlay: they can be read on every ground."""
    paint_inlay(painter, rect, rect.height() / 2)
    inner = rect.adjusted(rect.height() / 3, 0, -rect.height() / 3, 0)
    size, least = _PILL_TEXT * rect.height(), theme().pxf(TypeRole.LABEL.size)
    centre = Qt.AlignmentFlag.AlignHCenter
    paint_words(painter, inner, text, colour, TypeRole.SECTION, centre, size, least=least)


def button_height(room: float, rows: int = 1) -> float:
    """The height of each button where ``rows`` of them share a room of height ``room``.

    A single row leaves space for a second one, if both fit: then buttons don't change their size.
    """
    usual, gap = theme().pxf(Size.CONTROL), theme().pxf(Space.S)
    rows = max(rows, 2 if room >= 2 * usual + gap else 1)
    return between(_BUTTON, (room + gap) / rows - gap)


def paint_button(
    painter: QPainter,
    rect: QRectF,
    text: str,
    key: str,
    brass: bool,
    active: bool,
    advised: bool,
    hovered: bool,
    size: float | None = None,
) -> None:
    """Draw a button of brass or ivory, with its key; with a ring if the adviser proposes it.

    The ``size`` of its words in pixels follows from that of the button unless it is given.
    """
    t, radius = theme(), theme().pxf(Radius.CARD)
    if not active:
        painter.setOpacity(0.5)
    (paint_brass if brass else paint_ivory)(painter, rect, radius)
    if hovered and active:
        painter.fillPath(rounded(rect, radius), QColor(255, 255, 255, 46))
    painter.setOpacity(1.0)
    size = size or min(t.pxf(20), 0.40 * rect.height(), 0.088 * rect.width())
    _paint_caption(painter, rect, text, key, size, (Ink.ON_PALE, Ink.ON_PALE2))
    if advised:
        paint_advice(painter, rect, radius)


def paint_quiet(
    painter: QPainter, rect: QRectF, text: str, key: str, size: float, hovered: bool
) -> None:
    """Draw a button that is never the neutral next step."""
    t, radius = theme(), theme().pxf(Radius.BUTTON)
    paint_inlay(painter, rect, radius)
    edge = ink(Ink.CANDLE if hovered else Ink.ON_TABLE2, 0.9 if hovered else 0.45)
    box(painter, rect, radius, None, edge, t.pxf(1.2))
    _paint_caption(painter, rect, text, key, size, (Ink.ON_TABLE, Ink.ON_TABLE2))


def _paint_caption(
    painter: QPainter, rect: QRectF, text: str, key: str, size: float, inks: tuple[Ink, Ink]
) -> None:
    """Write what a button does, as large as it has room for, and its key in a box."""
    t = theme()
    role = TypeRole.PLATE if size >= t.pxf(_DISPLAY_FROM) else TypeRole.VALUE
    label, room = t.pxf(TypeRole.LABEL.size), rect.width() - t.pxf(Space.M)
    font = fitted(words_font(role, max(label, size)), _SMALLEST * label, room, text)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    side = t.pxf(_KEY) if key and rect.height() >= t.pxf(1.6 * _KEY) else 0.0
    chip = max(side, width_of(key, TypeRole.LABEL) + t.pxf(Space.S))
    fits = side and wide + chip + t.pxf(Space.S) <= room
    left = rect.center().x() - (wide + (chip + t.pxf(Space.S) if fits else 0)) / 2
    line = QRectF(max(left, rect.left() + t.pxf(4)), rect.top(), min(wide + 2, room), rect.height())
    shown = words_in(QFontMetricsF(font), text, line.width())
    draw_words(painter, line, shown, font, ink(inks[0]), LEFT)
    if fits:
        cap = QRectF(line.left() + wide + t.pxf(Space.S), rect.center().y() - side / 2, chip, side)
        box(painter, cap, t.pxf(4), None, ink(inks[1]), t.pxf(1))
        draw_words(painter, cap, key, t.font(TypeRole.LABEL), ink(inks[0]))


def paint_advice(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw a ring around what the adviser proposes."""
    away = theme().pxf(4)
    ring = rect.adjusted(-away, -away, away, away)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((ink(Ink.INLAY, 0.6), 5.0), (ink(Ink.ADVICE), 3.0)):
        painter.setPen(QPen(colour, theme().pxf(width)))
        painter.drawRoundedRect(ring, radius + away, radius + away)


def paint_dial(painter: QPainter, rect: QRectF, share: float | None, label: str) -> None:
    """Draw a barometer of a chance: zones that differ in their dashes, a needle, the percentage.

    None: there is nothing to show.
    """
    t, middle, radius = theme(), rect.center(), rect.width() / 2
    paint_face(painter, rect)
    arc = rect.adjusted(*(0.26 * radius * side for side in (1, 1, -1, -1)))
    for low, high, token in _ZONES:
        pen = QPen(_zone(token), max(t.pxf(3), 0.065 * radius))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if token is not Token.GOOD:
            pen.setDashPattern([0.9, 0.5] if token is Token.WARN else [0.4, 0.4])
        painter.setPen(pen)
        start, end = _angle(low), _angle(high)
        painter.drawArc(arc, round(16 * start), round(16 * (end - start)))
    _paint_scale(painter, middle, radius)
    value = "–" if share is None else percent(share)
    # On a small dial without figures, letters are large: they keep away from the rim.
    top = middle.y() - (0.08 * radius if 2 * radius < t.pxf(_FIGURES_FROM) else 0.0)
    below = QRectF(rect.left(), top + 0.30 * radius, rect.width(), 0.30 * radius)
    _on_dial(painter, below, value, TypeRole.SCORE, 0.27 * radius)
    word = QRectF(rect.left(), top + 0.58 * radius, rect.width(), 0.22 * radius)
    font = words_font(TypeRole.LABEL, max(t.pxf(11), 0.135 * radius))
    font = fitted(font, t.pxf(_LEAST_FIGURE), _CHORD * radius, label)
    _on_dial(painter, word, label, TypeRole.LABEL, font.pixelSize())
    if share is not None:
        _paint_needle(painter, middle, radius, _angle(min(share, _MOST)))


def swings(before: float | None, share: float | None, label: str) -> tuple[Look, ...]:
    """How a dial looks while its needle swings from one chance to another; empty: it doesn't."""
    if before is None or share is None or before == share:
        return ()
    left = ((1 - step / _SWINGS) ** 3 for step in range(1, _SWINGS + 1))
    return tuple((paint_dial, share + (before - share) * each, label) for each in left)


def _zone(token: Token) -> QColor:
    """The color of a zone on a pale face."""
    pale = {Token.GOOD: "#2E7D5B", Token.WARN: "#D08A1E", Token.BAD: "#B5302A"}
    return QColor(pale[token]) if theme().materials else theme().color(token)


def _angle(share: float) -> float:
    """The angle of a chance on the scale, counterclockwise from the right."""
    return 90 + _SWEEP / 2 - _SWEEP * share / _MOST


def way_at(degrees: float) -> QPointF:
    """The way from the middle of a dial to its edge, counterclockwise from the right; length 1."""
    turn = math.radians(degrees)
    return QPointF(math.cos(turn), -math.sin(turn))


def paint_face(
    painter: QPainter, rect: QRectF, light: str = _CREAM[0], shade: str = _CREAM[1]
) -> None:
    """The brass ring of a dial and its face, lit from the upper left."""
    t, radius = theme(), rect.width() / 2
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SURFACE), t.color(Token.LINE_STRONG), t.pxf(2))
        return
    paint_drop(painter, rect, radius, 8)
    paint_brass(painter, rect, radius)
    rim = 0.085 * radius
    face = rect.adjusted(rim, rim, -rim, -rim)
    lit = QRadialGradient(face.center() - QPointF(0.3, 0.4) * radius, 1.5 * radius)
    lit.setColorAt(0, QColor(light))
    lit.setColorAt(1, QColor(shade))
    painter.setPen(QPen(QColor("#5A3C10"), t.pxf(1)))
    painter.setBrush(lit)
    painter.drawEllipse(face)


def _on_dial(painter: QPainter, rect: QRectF, text: str, role: TypeRole, size: float) -> None:
    paint_words(painter, rect, text, Ink.ON_PALE, role, Qt.AlignmentFlag.AlignHCenter, size)


def _paint_scale(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Ticks for every five percent, figures for every ten where there is room."""
    t = theme()
    for five in range(round(_MOST * 20) + 1):
        way = way_at(_angle(five / 20))
        long = 0.60 if five % 2 == 0 else 0.64
        painter.setPen(QPen(ink(Ink.ON_PALE), t.pxf(1)))
        painter.drawLine(middle + way * (long * radius), middle + way * (0.68 * radius))
        if five % 2 == 0 and 2 * radius >= t.pxf(_FIGURES_FROM):
            at = middle + way * (0.47 * radius)
            cell = QRectF(at.x() - 20, at.y() - 10, 40, 20)
            size = max(t.pxf(_LEAST_FIGURE), 0.12 * radius)
            _on_dial(painter, cell, str(5 * five), TypeRole.LABEL, size)


def _paint_needle(painter: QPainter, middle: QPointF, radius: float, degrees: float) -> None:
    way = way_at(degrees)
    aside = QPointF(-way.y(), way.x()) * (0.035 * radius)
    path = QPainterPath(middle + way * (0.72 * radius))
    for corner in (middle + aside, middle - way * (0.2 * radius), middle - aside):
        path.lineTo(corner)
    path.closeSubpath()
    painter.fillPath(path, ink(Ink.ON_PALE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#B98C3B") if theme().materials else theme().color(Token.ACCENT))
    painter.drawEllipse(middle, 0.07 * radius, 0.07 * radius)

"""Draws modules as cards, as buildings on the ground, or face down, and marks around them."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from engines.games.colonizers.cards import Colour, colour_of, cost_of, module_of, value_of
from gui.games.colonizers import wording
from gui.games.colonizers.art import paint_building, paint_omnium, paint_scene
from gui.games.colonizers.colours import BACK_ICON, STYLES, Tone, module_colour, on_module, tone
from gui.kit.paint import between, box, fill_icon
from gui.kit.pictures import Look
from gui.kit.words import CENTRE, LEFT, draw_words, fitted, width_of, words_font, words_in
from gui.style import TypeRole, theme
from gui.style.tokens import Ink
from gui.table.materials import ink, paint_drop, paint_ivory, rounded

_LEAST_CARD: Final = QSizeF(34, 44)
"""From this size on, at 100%, a module is drawn as a card."""
_NAMED: Final = 70.0
"""From this width on, at 100%, a card has room for the longest word of a name."""
_FOOTED: Final = 92.0
"""From this height on, at 100%, a card has words below its picture."""
_NOTED: Final = 148.0
"""From this height on, at 100%, a card has a note below its name."""
_BADGED: Final = 118.0
"""From this width on, at 100%, its color's badge is next to the name."""
LEAST_LETTERS: Final = 10.0
_RADIUS: Final = 9.0
_TAG: Final = (16.0, 24.0)
_LOT_NAME: Final = QSizeF(92, 96)
"""From this size on, at 100%, the name of a module is written on its lot."""
_PAD_HIGH: Final = 0.24
"""Height of the ground of a lot as a share of its width."""
WRAPPED: Final = LEFT | int(Qt.TextFlag.TextWordWrap)


def paint_icon(painter: QPainter, name: str, colour: Tone, rect: QRectF) -> None:
    """Draw an icon into the middle of ``rect``."""
    side = min(rect.width(), rect.height()) * 0.84
    if side > 0:
        fill_icon(painter, name, rect.center(), side, tone(colour))


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: Tone = Tone.INK,
    role: TypeRole = TypeRole.LABEL,
    flags: int = LEFT,
    size: float | None = None,
) -> None:
    """Write one line; if it doesn't fit, in smaller letters or shortened."""
    font = fitted(words_font(role, size), theme().pxf(LEAST_LETTERS), rect.width(), text)
    shown = words_in(QFontMetricsF(font), text, rect.width() + 1)
    draw_words(painter, rect, shown, font, tone(colour), flags)


def _write_haloed(painter: QPainter, rect: QRectF, text: str, size: float) -> None:
    """Write in a rectangle directly on the ground; what doesn't fit has its first words above."""
    font = words_font(TypeRole.SECTION, size)
    font = fitted(font, theme().pxf(LEAST_LETTERS), rect.width(), text)
    metrics = QFontMetricsF(font)
    lines = [text] if metrics.horizontalAdvance(text) <= rect.width() else text.rsplit(maxsplit=1)
    path = QPainterPath()
    base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    for line in reversed(lines):
        shown = words_in(metrics, line, rect.width())
        left = rect.center().x() - metrics.horizontalAdvance(shown) / 2
        path.addText(QPointF(left, base), font, shown)
        base -= metrics.height()
    pen = QPen(tone(Tone.HALO), theme().pxf(4))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, tone(Tone.INK))


def paint_glass(painter: QPainter, rect: QRectF, radius: float, active: bool = False) -> None:
    """A panel behind words, with a brass rim if it's that seat's turn."""
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, tone(Tone.GLASS))
    shade.setColorAt(1, tone(Tone.GLASS_LOW))
    painter.fillPath(rounded(rect, radius), shade)
    width = theme().pxf(2 if active else 1)
    box(painter, rect, radius, None, tone(Tone.CHOICE if active else Tone.HAIRLINE), width)


def paint_pill(painter: QPainter, rect: QRectF, edge: Tone = Tone.HAIRLINE) -> None:
    """A small dark or pale background for a figure."""
    box(painter, rect, rect.height() / 2, tone(Tone.PILL), tone(edge), theme().pxf(1))


def paint_body(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The card itself, with its shadow."""
    if theme().materials:
        paint_drop(painter, rect, radius, 4)
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, tone(Tone.CARD))
    shade.setColorAt(1, tone(Tone.CARD_LOW))
    painter.fillPath(rounded(rect, radius), shade)


def paint_badge(painter: QPainter, rect: QRectF, colour: Colour) -> None:
    """The icon of a module color, on its background."""
    box(painter, rect, rect.width() * 0.28, module_colour(colour))
    inner = rect.width() * 0.64
    fill_icon(painter, STYLES[colour].icon, rect.center(), inner, on_module())


# -- cards ----------------------------------------------------------------------------------------


def paint_module(painter: QPainter, rect: QRectF, code: str | None, note: str = "") -> None:
    """Draw a module's card into ``rect``: face down for None, and just a badge if it is small."""
    t = theme()
    if code is None:
        _paint_back(painter, rect)
    elif rect.width() < t.pxf(_LEAST_CARD.width()) or rect.height() < t.pxf(_LEAST_CARD.height()):
        side = min(rect.width(), rect.height())
        badge = QRectF(0, 0, side, side)
        badge.moveCenter(rect.center())
        paint_badge(painter, badge, colour_of(module_of(code)))
    else:
        _paint_card(painter, rect, code, note)


def _paint_back(painter: QPainter, rect: QRectF) -> None:
    t = theme()
    radius = min(t.pxf(_RADIUS), rect.width() / 5)
    shade = QLinearGradient(rect.topLeft(), rect.bottomRight())
    if t.materials:
        for at, colour in ((0, "#8A4F3A"), (1, "#3C1D1A")):
            shade.setColorAt(at, colour)
        painter.fillPath(rounded(rect, radius), shade)
        box(painter, rect, radius, None, ink(Ink.CANDLE, 0.4), t.pxf(1))
        fill_icon(painter, BACK_ICON, rect.center(), 0.6 * rect.width(), ink(Ink.CANDLE, 0.85))
    else:
        box(painter, rect, radius, tone(Tone.PAD), tone(Tone.EDGE), t.pxf(1))
        paint_icon(painter, BACK_ICON, Tone.INK2, rect)


def _paint_card(painter: QPainter, rect: QRectF, code: str, note: str) -> None:
    """The building in its scene; cost and value above it, color and name below."""
    t, card = theme(), module_of(code)
    radius, colour = t.pxf(_RADIUS), colour_of(card)
    paint_body(painter, rect, radius)
    named = rect.width() >= t.pxf(_NAMED)
    noted = bool(note) and rect.width() >= t.pxf(_BADGED) and rect.height() >= t.pxf(_NOTED)
    foot = t.pxf((52 if noted else 38) if named else 24)
    if rect.height() < t.pxf(_FOOTED):
        named, foot = False, 0.0
    if rect.height() >= 2 * t.pxf(_NOTED):
        foot *= 1.3
    scene = rect.adjusted(0, 0, 0, -foot)
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    paint_scene(painter, scene, code)
    edge = _paint_edge(painter, rect, colour)
    painter.restore()
    box(painter, rect, radius, None, tone(Tone.EDGE), t.pxf(1))
    side = min(max(t.pxf(26), 0.17 * rect.width()), t.pxf(42), 0.42 * rect.width())
    paint_cost(
        painter, QRectF(rect.left() + edge + t.pxf(3), rect.top() + t.pxf(4), side, side), card
    )
    plate = QRectF(0, 0, 0.94 * side, 0.86 * side)
    plate.moveTopRight(rect.topRight() + QPointF(-t.pxf(5), t.pxf(5)))
    paint_ivory(painter, plate, t.pxf(5))
    font = words_font(TypeRole.VALUE, 0.56 * side)
    draw_words(painter, plate, str(value_of(card)), font, ink(Ink.ON_PALE))
    words = QRectF(rect.left() + edge + t.pxf(5), scene.bottom(), 0, foot)
    words.setRight(rect.right() - t.pxf(4))
    badge = QRectF(0, 0, t.pxf(18), t.pxf(18))
    if not named:
        badge.moveCenter(words.center())
        badge.moveBottom(rect.bottom() - t.pxf(3))
        paint_badge(painter, badge, colour)
        return
    if rect.width() < t.pxf(_BADGED):
        badge.moveBottomLeft(words.topLeft() - QPointF(0, t.pxf(2)))
    else:
        badge.moveCenter(QPointF(words.left() + badge.width() / 2, words.center().y()))
        words.setLeft(badge.right() + t.pxf(5))
    paint_badge(painter, badge, colour)
    _paint_name(painter, words, code, note * noted)


def _paint_name(painter: QPainter, rect: QRectF, code: str, note: str) -> None:
    """The name on one or two lines, with a note below it; a word that is too long is broken."""
    t, name, flags = theme(), wording.module_name(code), WRAPPED
    large = rect.height() >= t.pxf(60)
    parts = re.findall(r"[^\s-]+-?", name)
    font, least = words_font(TypeRole.SECTION, t.pxf(17 if large else 12.5)), t.pxf(LEAST_LETTERS)
    font = fitted(font, least, rect.width(), *parts)
    metrics = QFontMetricsF(font)
    if max(map(metrics.horizontalAdvance, parts)) > rect.width():
        flags |= int(Qt.TextFlag.TextWrapAnywhere)
    below = t.pxf(16 if large else 14) if note else 0.0
    room = rect.height() - below
    lines = metrics.boundingRect(rect, flags, name).height()
    if lines > room:
        font.setPixelSize(int(max(least, font.pixelSize() * room / lines)))
    lines = min(lines, room) if note else room
    top = rect.center().y() - (lines + below) / 2
    written = QRectF(rect.left(), top, rect.width(), lines)
    draw_words(painter, written, name, font, tone(Tone.INK), flags)
    if note:
        line = QRectF(rect.left(), written.bottom(), rect.width(), below)
        write(painter, line, note, Tone.INK2, size=t.pxf(14 if large else 12))


def _paint_edge(painter: QPainter, rect: QRectF, colour: Colour) -> float:
    """Paint the color's pattern along the left edge; returns its width."""
    t, style = theme(), STYLES[colour]
    wide = t.pxf(7)
    edge = QRectF(rect.left(), rect.top(), wide, rect.height())
    painter.fillRect(edge, module_colour(colour))
    pale = style.pale if t.materials else tone(Tone.CARD)
    bars = {Colour.BLUE: (12.0, 3.0), Colour.RED: (6.0, 2.5)}.get(colour)
    if bars is not None:
        step, high = (t.pxf(each) for each in bars)
        for number in range(int(rect.height() / step) + 1):
            painter.fillRect(QRectF(edge.left(), edge.top() + number * step, wide, high), pale)
    elif colour is Colour.NONE:
        painter.fillRect(QRectF(edge.left() + wide * 0.4, edge.top(), wide * 0.2, 9999), pale)
    return wide


def paint_cost(painter: QPainter, rect: QRectF, card: int) -> None:
    """What a module costs, on an Omnium."""
    paint_omnium(painter, rect)
    cost = str(cost_of(card))
    font = words_font(TypeRole.VALUE, rect.height() * (0.5 if len(cost) == 1 else 0.44))
    draw_words(painter, rect, cost, font, QColor(0, 0, 0))


# -- on the ground --------------------------------------------------------------------------------


def paint_lot(painter: QPainter, rect: QRectF, code: str) -> None:
    """A module that has been built, with its value, and with its name if there is room."""
    card = module_of(code)
    tag, name = _under(rect)
    if rect.height() > 1.5 * tag.height():
        paint_building(painter, _site(rect).adjusted(0, 0, 0, _pad(rect).height() * 0.42), code)
    if name is not None:
        size = between((12, 15), rect.width() * 0.075)
        room = name.adjusted(theme().pxf(2), 0, -theme().pxf(2), 0)
        _write_haloed(painter, room, wording.module_name(code), size)
    value = str(value_of(card))
    font = words_font(TypeRole.VALUE, tag.height() * 0.72)
    if rect.width() < 1.9 * tag.height():
        plate = QRectF(0, 0, min(rect.width() - 2, 1.4 * tag.height()), tag.height())
        plate.moveCenter(tag.center())
        box(painter, plate, tag.height() / 3, module_colour(colour_of(card)))
        draw_words(painter, plate, value, font, on_module())
        return
    wide = QFontMetricsF(font).horizontalAdvance(value) + tag.height() * 1.45
    pill = QRectF(0, 0, wide, tag.height())
    pill.moveCenter(tag.center())
    paint_pill(painter, pill)
    side = tag.height() * 0.8
    off = (tag.height() - side) / 2
    paint_badge(painter, QRectF(pill.left() + off, pill.top() + off, side, side), colour_of(card))
    draw_words(painter, pill.adjusted(side, 0, -off, 0), value, font, tone(Tone.FIGURE))


def paint_ghost(painter: QPainter, rect: QRectF, code: str, gain: str) -> None:
    """A module that the adviser would build here, and the points it scores."""
    painter.save()
    painter.setOpacity(0.5)
    paint_building(painter, _site(rect).adjusted(0, 0, 0, _pad(rect).height() * 0.42), code)
    painter.restore()
    tag, _ = _under(rect)
    paint_word_pill(painter, tag, gain, Tone.ADVICE)


def paint_word_pill(
    painter: QPainter, rect: QRectF, text: str, colour: Tone, bold: bool = True
) -> None:
    """Words on a pill in the middle of a rectangle."""
    role = TypeRole.SECTION if bold else TypeRole.LABEL
    size = min(theme().pxf(15), rect.height() * 0.72)
    wide = width_of(text, role, size) + rect.height() * 0.9
    pill = QRectF(0, 0, min(wide, rect.width()), rect.height())
    pill.moveCenter(rect.center())
    paint_pill(painter, pill, colour if bold else Tone.HAIRLINE)
    end = rect.height() * 0.3
    write(painter, pill.adjusted(end, 0, -end, 0), text, colour, role, CENTRE, size)


def paint_pad(painter: QPainter, rect: QRectF, word: str, built: bool) -> None:
    """The ground of a lot, dashed and labeled while nothing is built on it."""
    t, pad = theme(), _pad(rect)
    pen = QPen(tone(Tone.LOT if word else Tone.EDGE), t.pxf(1.2))
    if not built:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(tone(Tone.PAD))
    painter.drawEllipse(pad)
    tag, name = _under(rect)
    if word and name is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        paint_word_pill(painter, tag, word, Tone.INK2, bold=False)


def _under(rect: QRectF) -> tuple[QRectF, QRectF | None]:
    """Where a lot's value and name are."""
    t = theme()
    high = between(_TAG, 0.19 * rect.height())
    tag = QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
    if rect.width() < t.pxf(_LOT_NAME.width()) or rect.height() < t.pxf(_LOT_NAME.height()):
        return tag, None
    return tag, tag.translated(0, -high)


def _site(rect: QRectF) -> QRectF:
    """Where a module is on its lot, down to the middle of the ground."""
    tag, name = _under(rect)
    foot = (tag if name is None else name).top() - theme().pxf(2) - 0.5 * _pad_high(rect)
    return QRectF(rect.left(), rect.top(), rect.width(), foot - rect.top())


def _pad_high(rect: QRectF) -> float:
    return _PAD_HIGH * min(rect.width(), rect.height() * 1.1)


def _pad(rect: QRectF) -> QRectF:
    site, high = _site(rect), _pad_high(rect)
    wide = min(rect.width() * 0.94, 4 * high)
    return QRectF(rect.center().x() - wide / 2, site.bottom() - high / 2, wide, high)


# -- marks ----------------------------------------------------------------------------------------


def turned(painter: QPainter, rect: QRectF, degrees: float) -> None:
    """Rotate whatever is painted next around the middle of a rectangle."""
    painter.translate(rect.center())
    painter.rotate(degrees)
    painter.translate(-rect.center())


def paint_lit(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Light up what is under the pointer and can be pressed."""
    paint, *values = look
    painter.save()
    paint(painter, rect, *values)
    painter.restore()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(rect.adjusted(-99, -99, 99, 99), QColor(255, 244, 214, 44))


def paint_hatch(painter: QPainter, rect: QRectF) -> None:
    """Veil what cannot be chosen; its words stay readable."""
    veil, lines = tone(Tone.CARD_LOW), tone(Tone.EDGE)
    veil.setAlphaF(0.32)
    lines.setAlphaF(0.22)
    for brush in (QBrush(veil), QBrush(lines, Qt.BrushStyle.BDiagPattern)):
        painter.fillPath(rounded(rect, theme().pxf(_RADIUS)), brush)


def paint_ring(painter: QPainter, rect: QRectF, colour: Tone, degrees: float = 0.0) -> None:
    """Draw a ring just inside the edge of a card."""
    t = theme()
    turned(painter, rect, degrees)
    ring = max(t.pxf(3), t.ring() if t.high_contrast else 0.0)
    box(painter, rect, t.pxf(_RADIUS), None, tone(colour), ring)


def paint_advice(painter: QPainter, rect: QRectF, step: str, degrees: float = 0.0) -> None:
    """The adviser's ring and glow around a card, with the number of the step of its plan."""
    t = theme()
    turned(painter, rect, degrees)
    glow = tone(Tone.ADVICE)
    if t.materials:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for layer in range(4):
            glow.setAlphaF(0.16)
            painter.setPen(QPen(glow, t.pxf(3 + 3 * layer)))
            painter.drawRoundedRect(rect, t.pxf(_RADIUS), t.pxf(_RADIUS))
    box(painter, rect, t.pxf(_RADIUS), None, tone(Tone.ADVICE), max(t.pxf(3), t.ring()))
    disc = QRectF(0, 0, t.pxf(22), t.pxf(22))
    disc.moveCenter(QPointF(rect.center().x(), rect.top()))
    box(painter, disc, disc.width() / 2, tone(Tone.PILL), tone(Tone.ADVICE), t.pxf(2))
    write(painter, disc, step, Tone.ADVICE, TypeRole.SECTION, CENTRE, t.pxf(13))

"""Draws dice.

All sizes are relative to the edge length of the die, except lines and rings, whose widths are
pixels at the user's scale.
"""

import math
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from gui.kit.paint import between, blend, box
from gui.kit.pictures import pictures
from gui.kit.words import draw_words, width_of, words_font, words_in
from gui.style import DICE_STYLES, DiceColour, Radius, Token, TypeRole, theme
from gui.style.icons import icon_path
from gui.style.tokens import DiceStyle, Ink
from gui.table.dice import sprites
from gui.table.dice.view import DieState, DieView, Face, Glyph, Pips
from gui.table.materials import ink, paint_brass, paint_inlay, paint_ivory

RADIUS: Final = 0.22
RING_WIDTH: Final = 3.0
RING_GAP: Final = 4.0
LIFT: Final = 4.0
CHIP: Final = 16.0
DIE_ROOM: Final = 26.0
"""Space around the body of a die for rings, chips, and its shadow."""
CURSOR_GAP: Final = 11.0
"""Distance of the keyboard ring's outer edge from the body."""

RESIN_SHARE: Final = 0.90
"""Edge of a resin die as a share of its square, which also has to hold its front."""

_HOVER_LIFT: Final = 2.0
_WORD_FROM: Final = 26
"""Smaller dice have the ring only, without words below it."""
_NOTE: Final = (18.0, 30.0)
_NOTE_SHARE: Final = 0.27
"""Height of the words below a die, as a share of its edge."""
_NOTE_TEXT: Final = 0.66
_PALE: Final = 0.42
"""Opacity of a die that has been used."""
_PAST: Final = 0.6
"""Opacity of a die whose roll is over."""
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
    painter: QPainter,
    rect: QRectF,
    view: DieView,
    edge: float,
    hovered: bool = False,
    yaw: int = 0,
) -> None:
    """Draw a die at rest in the middle of ``rect``, with everything that is marked on it but words.

    ``yaw`` is the index of its rotation in `sprites.YAWS`.
    """
    lift = theme().pxf(LIFT) if view.state is DieState.KEPT else 0.0
    if hovered and view.state is DieState.AVAILABLE:
        lift = theme().pxf(_HOVER_LIFT)
    ground = QRectF(rect.center().x() - edge / 2, rect.center().y() - edge / 2, edge, edge)
    body = ground.translated(0, -lift)
    strip = sprites.strip_of(view.colour, view.face, edge)
    if strip is not None:
        _paint_real(painter, body, view, strip, yaw)
    else:
        _paint_flat(painter, body, view, ground, lift)
    if view.state is DieState.KEPT:
        paint_check_chip(painter, body)
    if view.typed:
        paint_typed_chip(painter, body)


def _ring_of(view: DieView) -> Ink | None:
    """The color of the ring around a die, if it has one."""
    if view.advice is not None and view.state is not DieState.KEPT:
        return Ink.ADVICE
    return Ink.CANDLE if view.state in (DieState.KEPT, DieState.AVAILABLE) else None


def _paint_real(painter: QPainter, body: QRectF, view: DieView, strip: str, yaw: int) -> None:
    """Draw the picture of a real die, and rings along its outline."""
    middle, edge = body.center(), body.width()
    if view.scores:
        glow = QRadialGradient(middle, edge * 1.05)
        glow.setColorAt(0.5, ink(Ink.CANDLE, 0.55))
        glow.setColorAt(1.0, ink(Ink.CANDLE, 0.0))
        painter.fillRect(body.adjusted(-edge, -edge, edge, edge), glow)
    pale = view.state in (DieState.USED, DieState.BLOCKED)
    painter.setOpacity(_PALE if pale else _PAST if view.past else 1.0)
    sprites.paint_sprite(painter, middle, edge, strip, yaw)
    painter.setOpacity(1.0)
    ring, turned = _ring_of(view), sprites.YAWS[yaw]
    line = max(theme().pxf(RING_WIDTH), theme().ring())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if ring is not None:
        path = sprites.outline(middle, edge, turned, theme().pxf(RING_GAP - 1) + line / 2)
        painter.setPen(QPen(ink(Ink.INLAY, 0.55), line + theme().pxf(2)))
        painter.drawPath(path)
        painter.setPen(QPen(ink(ring), line))
        painter.drawPath(path)
    elif view.state is DieState.USED:
        painter.setPen(QPen(ink(Ink.ON_TABLE2), theme().pxf(_EDGE_WIDTH), Qt.PenStyle.DashLine))
        painter.drawPath(sprites.outline(middle, edge, turned, 0.0))
    elif view.state is DieState.BLOCKED:
        paint_blocked(painter, body, view.colour)


def _paint_flat(
    painter: QPainter, body: QRectF, view: DieView, ground: QRectF, lift: float
) -> None:
    """Draw a die from above, without material."""
    if view.state is DieState.USED:
        paint_used(painter, ground, view.face, view.colour)
    else:
        painter.setOpacity(_PAST if view.past else 1.0)
        paint_shadow(painter, body, lift)
        if theme().materials and view.colour is DiceColour.IVORY:
            paint_ivory(painter, body, body.width() * RADIUS)
        else:
            paint_body(painter, body, view.colour)
        paint_face(painter, body, view.face, view.colour)
        painter.setOpacity(1.0)
    if view.state is DieState.BLOCKED:
        paint_blocked(painter, body, view.colour)
    ring = _ring_of(view)
    if ring is not None:
        paint_ring(painter, body, ring.plain)
    elif view.scores:
        paint_ring(painter, body, Token.ACCENT, width=1.0)


def note_rect(middle: QPointF, edge: float, yaw: int, note: str) -> QRectF:
    """Where the words of a die are: at the bottom of its ring; empty: the die is too small."""
    t, height = theme(), between(_NOTE, _NOTE_SHARE * edge)
    if not note or edge < t.pxf(_WORD_FROM):
        return QRectF()
    away = t.pxf(RING_GAP + RING_WIDTH)
    ring = sprites.outline(middle, edge, sprites.YAWS[yaw], away).boundingRect()
    width = min(width_of(note, TypeRole.LABEL, _NOTE_TEXT * height), 2.2 * edge) + 0.67 * height
    return QRectF(middle.x() - width / 2, ring.bottom() - 1.1 * height, width, height)


def paint_note(painter: QPainter, rect: QRectF, note: str, advised: bool) -> None:
    """Write what the adviser says of a die, or what it scores."""
    t, height = theme(), rect.height()
    if advised:
        box(painter, rect, height / 2, t.color(Token.HINT_SOFT), t.color(Token.HINT), t.pxf(1))
    else:
        paint_inlay(painter, rect, height / 2)
    font = words_font(TypeRole.LABEL, _NOTE_TEXT * height)
    shown = words_in(QFontMetricsF(font), note, math.ceil(rect.width() - 0.6 * height))
    draw_words(painter, rect, shown, font, t.color(Token.HINT) if advised else ink(Ink.ON_TABLE))


def paint_air(painter: QPainter, rect: QRectF, strip: str, place: int) -> None:
    """Draw a die in the air; the width of ``rect`` is its edge."""
    sprites.paint_sprite(painter, rect.center(), rect.width(), strip, place)


def plate_font(high: float) -> QFont:
    """The font of the points on a plate of this height."""
    return words_font(TypeRole.SCORE, 0.7 * high)


def paint_plate(painter: QPainter, rect: QRectF, label: str) -> None:
    """Draw a plate of brass with points."""
    paint_brass(painter, rect, rect.height() * 0.28)
    draw_words(painter, rect, label, plate_font(rect.height()), ink(Ink.ON_PALE))


def paint_group(painter: QPainter, rect: QRectF) -> None:
    """Draw the edge around the slots of the latest dice."""
    t = theme()
    box(painter, rect, t.pxf(Radius.BUTTON), None, ink(Ink.CANDLE), t.pxf(2))


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


def paint_resting(painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour) -> None:
    """Draw a die that isn't rotated: a resin one, or a flat one, sharp on whole pixels."""
    found = sprites.resin_of(colour, face, rect.width())
    if found is not None:
        sprites.paint_sprite(painter, rect.center(), RESIN_SHARE * rect.width(), *found)
        return
    room = math.ceil(theme().pxf(_SHADOW_BLUR * 2))
    pictures.draw(painter, (paint_shadow,), rect, room)
    pictures.draw(painter, (_paint_plain, face, colour), rect, room)


def _paint_plain(painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour) -> None:
    paint_body(painter, rect, colour)
    paint_face(painter, rect, face, colour)


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
    own_ink: QColor | None = None,
) -> None:
    """Draw pips, or icon and letter; `own_ink` replaces the die's own ink (used dice)."""
    style = DICE_STYLES[colour]
    own = own_ink is None
    pen = QColor(style.ink) if own_ink is None else own_ink
    match face:
        case Pips(value):
            _paint_pips(painter, rect, value, pen, drilled=own)
        case Glyph(icon) if icon:
            share = _GLYPH_WITH_LETTER if style.letter else _GLYPH
            _paint_glyph(painter, rect, icon, pen, share)
    if style.letter:
        _paint_letter(painter, rect, style, pen)


def paint_used(painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour) -> None:
    """Draw a used die: a dashed outline and the face in the color of edges."""
    t = theme()
    grey = t.color(Token.LINE_STRONG)
    width = t.pxf(_EDGE_WIDTH)
    pen = QPen(grey, width)
    pen.setDashPattern([3.2, 2.6])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(width, width, -width, -width)
    radius = rect.width() * RADIUS
    painter.drawRoundedRect(inner, radius, radius)
    paint_face(painter, rect, face, colour, grey)


def paint_ring(
    painter: QPainter, rect: QRectF, token: Token, gap: float = RING_GAP, width: float = RING_WIDTH
) -> None:
    """Draw a ring around a die; `gap` and `width` in pixels at 100% scale."""
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


def paint_mini(
    painter: QPainter, rect: QRectF, face: Face | None, colour: DiceColour = DiceColour.IVORY
) -> None:
    """Draw a die small and plain, for lines of text (16 pixels at 100% scale)."""
    if rect.width() < 1:  # a table that has no room yet
        return
    found = sprites.resin_of(colour, face, rect.width()) if face is None else None
    if found is not None:
        pictures.draw(painter, (_paint_blank, *found), rect)
        return
    pictures.draw(painter, (_paint_mini, face, colour), rect)


def _paint_blank(painter: QPainter, rect: QRectF, strip: str, place: int) -> None:
    """A die of resin without its shadow, which would be under the words beside it.

    In the dark it has an edge: brown ones would hardly be seen.
    """
    edge = rect.height() / sprites.TALL
    sprites.paint_sprite(painter, rect.center(), edge, strip, place)
    around = QPainterPath()
    around.addRect(rect.adjusted(-edge, -edge, edge, edge))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    shape, t = sprites.outline(rect.center(), edge, 0.0, 0.0), theme()
    painter.fillPath(around - shape, _BLACK)
    if t.dark:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.strokePath(shape, QPen(t.color(Token.LINE_STRONG), t.pxf(_MINI_EDGE_WIDTH)))


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


def _paint_bevel(painter: QPainter, rect: QRectF, fill: QColor) -> None:
    """Draw light along the upper rim and shade along the lower, so that the body looks round."""
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
    font = words_font(TypeRole.SECTION, rect.width() * _LETTER)
    inset = rect.width() * _LETTER_INSET
    corner = rect.adjusted(0, 0, -inset, -inset * 0.75)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
    draw_words(painter, corner, style.letter, font, ink, int(flags))


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

"""What is painted on the table, except tiles, the strips of other seats, and large objects.

``unit`` is always the scale of the layout: pixels per unit of its lengths.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from engines.games.roll_galaxy.data import DEVELOP, LAST_SQUARES, PHASES
from engines.runtime.texts import tr
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.fitting import REAL_FROM
from gui.games.roll_galaxy.symbols import brass, gold
from gui.games.roll_galaxy.things import Bar
from gui.games.roll_galaxy.tiles import sized_font
from gui.kit.paint import box, fill_icon, paint_seat
from gui.kit.words import CENTRE, LEFT, RIGHT, draw_words, fitted, words_font, words_in
from gui.style import DICE_STYLES, Radius, Token, TypeRole, theme
from gui.table.dice.painting import RESIN_SHARE, paint_mini, paint_resting, paint_ring
from gui.table.dice.sprites import AIR, air_of, outline, paint_sprite, resin_of
from gui.table.materials import paint_glass, paint_hollow, rounded

_BELOW: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
_IDLE: Final = 0.62
"""Opacity of a lane whose phase does not occur, and of its symbol."""
_ON_BRASS: Final = QColor("#2A1B06")
_BESIDE: Final = 19.0
"""Where words begin after an icon."""
_MEDAL: Final = 34.0
_RINGED: Final = 1.17
_RING: Final = 11.0
"""A ring around a die is this much higher than its share of the die's side."""
_SEGMENTS: Final = 5


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    unit: float,
    token: Token = Token.TEXT2,
    role: TypeRole = TypeRole.LABEL,
    flags: int = LEFT,
    *,
    short: str | None = None,
    bold: bool = False,
    colour: QColor | None = None,
    font: QFont | None = None,
) -> float:
    """Write on one line, ``short`` where the text does not fit; returns the width used."""
    font = font or sized_font(role, unit)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    metrics = QFontMetricsF(font)
    if short is not None and metrics.horizontalAdvance(text) > rect.width():
        text = short
    shown = words_in(metrics, text, rect.width())
    flags |= int(Qt.TextFlag.TextDontClip)
    draw_words(painter, rect, shown, font, colour or theme().color(token), flags)
    return metrics.horizontalAdvance(shown)


def paint_label(
    painter: QPainter,
    rect: QRectF,
    icon: str,
    text: str,
    unit: float,
    token: Token = Token.TEXT2,
    short: str | None = None,
) -> None:
    """An icon followed by words."""
    side = 14 * unit
    centre = QPointF(rect.left() + side / 2, rect.center().y())
    fill_icon(painter, icon, centre, side, gold())
    write(painter, rect.adjusted(_BESIDE * unit, 0, 0, 0), text, unit, token, short=short)


def paint_sentence(painter: QPainter, rect: QRectF, text: str, unit: float) -> None:
    """What can be done, or what a score is made of, where no buttons are."""
    flags, font = CENTRE | int(Qt.TextFlag.TextWordWrap), sized_font(TypeRole.BODY, unit)
    font = fitted(font, smallest(), rect.width(), text, height=rect.height())
    draw_words(painter, rect, text, font, theme().color(Token.TEXT), flags)


def paint_question(painter: QPainter, rect: QRectF) -> None:
    """The sign that opens the page of all signs."""
    side = min(rect.width(), rect.height()) * 0.9
    fill_icon(painter, "fa6s.circle-question", rect.center(), side, theme().color(Token.TEXT))


def paint_heading(painter: QPainter, rect: QRectF, phase: int, figures: str, unit: float) -> None:
    """The name of a half of the construction zone, and its workers out of those needed.

    In a narrow zone, names take the place of the icons, which the tiles have too; in a very narrow
    one, there are only icons.
    """
    font, name = sized_font(TypeRole.LABEL, unit), symbols.phase_name(phase)
    names = [symbols.phase_name(DEVELOP + half) for half in range(2)]  # equally large
    metrics = QFontMetricsF(font)
    line = rect.adjusted(0, 0, -metrics.horizontalAdvance(figures + "0"), 0)
    small = fitted(font, smallest(), line.width(), *names)
    beside = max(map(metrics.horizontalAdvance, names)) <= line.width() - _BESIDE * unit
    if beside or max(map(QFontMetricsF(small).horizontalAdvance, names)) > line.width():
        paint_label(painter, line, symbols.PHASE_ICONS[phase], name, unit, short="")
    else:
        write(painter, line, name, unit, font=small)
    write(painter, rect, figures, unit, Token.TEXT, flags=RIGHT, bold=True)


# -- lanes --------------------------------------------------------------------------------------


def paint_lane(
    painter: QPainter, rect: QRectF, phase: int, head: float, lit: bool, idle: bool
) -> None:
    """The pane of a phase, ``lit`` if it is selected or in play."""
    t, radius = theme(), theme().pxf(Radius.CARD)
    painter.setOpacity(_IDLE if idle else 1.0)
    paint_glass(painter, rect)
    painter.setOpacity(1.0)
    middle = QPointF(rect.center().x(), rect.bottom() - 0.46 * (rect.height() - head))
    side = min(0.62 * rect.width(), 0.62 * (rect.height() - head))
    if t.materials:
        faint = (0.05 if idle else 0.10) * (2.2 if t.dark else 1.0)
        fill_icon(painter, symbols.PHASE_ICONS[phase], middle, side, gold(faint))
    if lit:
        body = rect.adjusted(1, head, -1, -1)
        light = QLinearGradient(body.topLeft(), body.bottomLeft())
        light.setColorAt(0, gold(0.34))
        light.setColorAt(0.75, gold(0.05))
        light.setColorAt(1, gold(0.0))
        painter.save()
        painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
        painter.fillRect(body, light)
        painter.restore()
        box(painter, rect, radius, None, gold(), t.pxf(1.5))
    else:
        painter.setPen(QPen(t.color(Token.LINE_STRONG, 0.35), 1))
        y = rect.top() + head - 0.5
        painter.drawLine(QPointF(rect.left() + 1, y), QPointF(rect.right() - 1, y))


def paint_head(
    painter: QPainter,
    rect: QRectF,
    phase: int,
    lit: bool,
    idle: bool,
    selects: bool,
    unit: float,
) -> None:
    """Symbol and name of a phase, in the same type as the other names.

    ``lit`` makes it a plate of brass; ``selects`` leaves room for the die that selects it.
    """
    t, name = theme(), symbols.phase_name(phase)
    plate = lit and t.materials
    if lit:
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        tall = rect.adjusted(0, 0, 0, rect.height())
        painter.fillPath(rounded(tall, t.pxf(Radius.CARD)), brass(rect))
        painter.restore()
    painter.setOpacity(_IDLE if idle else 1.0)
    colour = _ON_BRASS if plate else t.color(Token.TEXT2 if idle else Token.TEXT)
    medal = _medal(rect, selects, unit)
    edge = QColor(_ON_BRASS) if plate else t.color(Token.LINE_STRONG, 0.8)
    if not lit:
        box(painter, medal, medal.width() / 2, t.color(Token.SUNKEN, 0.5), edge, t.pxf(1))
    fill_icon(
        painter,
        symbols.PHASE_ICONS[phase],
        medal.center(),
        medal.width() * (0.66 if lit else 0.54),
        colour if lit else gold(),
    )
    painter.setOpacity(1.0)
    line = name_place(rect)
    names = map(symbols.phase_name, range(PHASES))  # the same size for all
    font = fitted(sized_font(TypeRole.SECTION, unit), smallest(), line.width() - 6, *names)
    draw_words(painter, line, name, font, colour)


def paint_seats(painter: QPainter, rect: QRectF, phase: int, seats: tuple[int, ...]) -> None:
    """The marks of those who selected a phase; -1: the Home die that stands in for one."""
    side = rect.height()
    step = min(1.3 * side, (rect.width() - side) / len(seats))
    left = rect.center().x() - ((len(seats) - 1) * step + side) / 2
    for place, seat in enumerate(seats):
        at = QRectF(left + place * step, rect.top(), side, side)
        if seat < 0:
            paint_mini(painter, at, symbols.face_of_die(phase), symbols.DICE[0])
        else:
            paint_seat(painter, at, seat)


def smallest() -> float:
    """The minimum size of names, in which every phase fits the narrowest column."""
    return 0.75 * theme().pxf(TypeRole.LABEL.size)


def name_place(head: QRectF) -> QRectF:
    """Where the name of a phase is, below its symbol."""
    high = max(theme().pxf(TypeRole.SECTION.line), 0.30 * head.height())
    return QRectF(head.left(), head.bottom() - high - 1, head.width(), high)


def _medal(head: QRectF, selects: bool, unit: float) -> QRectF:
    """Where the symbol is: in the middle, or left of the die that selects the phase."""
    free = name_place(head).top() - head.top()
    side = min(_MEDAL * unit, free - 5)
    middle = head.center().x() - (0.24 * head.width() if selects else 0)
    return QRectF(middle - side / 2, head.top() + (free - side) / 2 + 2, side, side)


def selector_place(head: QRectF, unit: float) -> QRectF:
    """Where the die that selects a phase is, right of its symbol; its ring fits above the name."""
    medal = _medal(head, True, unit)
    free = name_place(head).top() - head.top()
    side = min(1.25 * medal.width(), (free - theme().pxf(_RING)) / _RINGED)
    middle = head.center().x() + 0.20 * head.width()
    return QRectF(middle - side / 2, head.top() + (free - side) / 2, side, side)


def paint_note(painter: QPainter, rect: QRectF, text: str, unit: float) -> None:
    """What happens in a lane, at its foot: smaller if there is little room, as in narrow lanes."""
    flags = int(_BELOW | Qt.TextFlag.TextWordWrap)
    font = sized_font(TypeRole.LABEL, unit)
    font = fitted(font, smallest(), rect.width(), text, height=rect.height())
    draw_words(painter, rect, text, font, theme().color(Token.TEXT2), flags)


def told_size(texts: Sequence[str], room: QSizeF, unit: float) -> int:
    """The letter size of powers beside tiles, in pixels; 0 if they have no room."""
    font = sized_font(TypeRole.BODY, unit)
    size = fitted(font, smallest(), room.width(), *texts, height=room.height()).pixelSize()
    return size if size >= theme().px(TypeRole.LABEL.size) else 0


def paint_told(painter: QPainter, rect: QRectF, text: str, size: int) -> None:
    """What a tile does, beside it."""
    flags, font = LEFT | int(Qt.TextFlag.TextWordWrap), words_font(TypeRole.BODY, size)
    draw_words(painter, rect, text, font, theme().color(Token.TEXT), flags)


def _dashed(painter: QPainter, rect: QRectF, radius: float) -> None:
    painter.setPen(QPen(theme().color(Token.LINE_STRONG, 0.7), 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, theme().pxf(radius), theme().pxf(radius))


def paint_tray(
    painter: QPainter, rect: QRectF, icon: str, text: str, short: str, free: float, unit: float
) -> None:
    """Where dice without a lane lie; ``free`` is the width to the left of them."""
    paint_glass(painter, rect)
    label = QRectF(rect.left() + 8 * unit, rect.top(), free - 8 * unit, rect.height())
    paint_label(painter, label, icon, text, unit, Token.TEXT, short=short)


def paint_button(painter: QPainter, rect: QRectF, text: str, unit: float, icon: str = "") -> None:
    """A choice that is offered in words."""
    t = theme()
    edge = t.color(Token.LINE_STRONG)
    box(painter, rect, t.pxf(Radius.BUTTON), t.color(Token.SURFACE), edge)
    if icon:
        paint_label(painter, rect.adjusted(8 * unit, 0, -4 * unit, 0), icon, text, unit, Token.TEXT)
    else:
        write(painter, rect.adjusted(10, 0, -10, 0), text, unit, Token.TEXT, TypeRole.BODY)


# -- stacks and squares -------------------------------------------------------------------------


def paint_empty(painter: QPainter, rect: QRectF, text: str, unit: float) -> None:
    """A stack without a visible tile."""
    _dashed(painter, rect, Radius.CARD)
    write(painter, rect, text, unit, flags=CENTRE)


def paint_covered(painter: QPainter, rect: QRectF) -> None:
    """The edge of a tile that is under another."""
    t = theme()
    fill = QColor("#2A2438") if t.dark else QColor("#D9CBA8")
    if not t.materials:
        fill = t.color(Token.SUNKEN)
    box(painter, rect, t.pxf(Radius.CARD), fill, t.color(Token.LINE_STRONG, 0.6))


def paint_more(painter: QPainter, rect: QRectF, text: str, unit: float) -> None:
    """How many tiles are under the visible one, or how many dice there are."""
    t = theme()
    fill = t.color(Token.RAISED, 0.9)
    box(painter, rect, rect.height() / 2, fill, t.color(Token.LINE_STRONG))
    write(painter, rect, text, unit, Token.TEXT, flags=CENTRE)


def paint_slot(painter: QPainter, rect: QRectF) -> None:
    """The slot of a missing worker on a tile that is being built."""
    t, radius = theme(), rect.width() * 0.22
    if not t.materials:
        box(painter, rect, radius, t.color(Token.SUNKEN), t.color(Token.LINE_STRONG), 1.0)
        return
    inner = rect.adjusted(1, 1, -1, -1)
    painter.fillPath(rounded(inner, radius), QColor(0, 0, 0, 110 if t.dark else 36))
    paint_hollow(painter, inner, radius, 3)
    box(painter, inner, radius, None, t.color(Token.LINE_STRONG, 0.4))


def paint_place(painter: QPainter, rect: QRectF, number: int, unit: float) -> None:
    """A square without a tile: its number; the last one ends the game."""
    _dashed(painter, rect, Radius.CARD)
    middle = QRectF(rect)
    if number == LAST_SQUARES and rect.height() >= theme().pxf(2 * TypeRole.SECTION.line):
        middle.setBottom(rect.center().y())
        low = QRectF(rect.left(), middle.bottom(), rect.width(), rect.height() / 2)
        low = low.adjusted(2, 0, -2, -0.1 * rect.height())
        write(painter, low, tr("roll_galaxy-ends-the-game"), unit, flags=CENTRE, short="")
    write(painter, middle, str(number), unit, role=TypeRole.SECTION, flags=CENTRE)


# -- dice and marks -----------------------------------------------------------------------------


def paint_die(painter: QPainter, rect: QRectF, colour: int, column: int) -> None:
    """A die with the face of a column; with none (-1) it is blank."""
    face = symbols.face_of_die(column) if column >= 0 else None
    if rect.width() < theme().pxf(REAL_FROM):
        paint_mini(painter, rect, face, symbols.DICE[colour])
    else:
        paint_resting(painter, rect, face, symbols.DICE[colour])


def paint_virtual(painter: QPainter, rect: QRectF, colour: int, column: int) -> None:
    """A worker without a die: an outline in the color of its kind."""
    t, style = theme(), DICE_STYLES[symbols.DICE[colour]]
    painter.setPen(QPen(t.color(Token.LINE_STRONG), t.pxf(1.5), Qt.PenStyle.DotLine))
    painter.setBrush(QColor(style.fill))
    painter.drawEllipse(rect)
    icon, side = symbols.PHASE_ICONS[column], rect.width() / 2
    fill_icon(painter, icon, rect.center(), side, QColor(style.ink))


def paint_bar(painter: QPainter, rect: QRectF, bar: Bar, unit: float) -> None:
    """How much Rollbot wants a phase: segments, the level, and why."""
    t = theme()
    ink = t.color(Token.HINT if bar.best else Token.TEXT2)
    upper = QRectF(rect.left() + 5, rect.top() + 3, rect.width() - 10, 0.44 * rect.height())
    font = sized_font(TypeRole.LABEL, unit)
    wide = QFontMetricsF(font).horizontalAdvance("00")
    level = "–" if bar.level < 0 else str(bar.level)
    write(painter, upper, level, unit, flags=RIGHT, bold=True, colour=ink)
    each, high = (upper.width() - wide) / _SEGMENTS, max(6.0, 0.40 * upper.height())
    for place in range(_SEGMENTS):
        left, top = upper.left() + place * each, upper.center().y() - high / 2
        part = QRectF(left, top, each - 2, high)
        fill = t.color(Token.HINT, 1.0 if bar.best else 0.6)
        box(painter, part, 2, fill if place < bar.level else t.color(Token.SUNKEN, 0.8))
    lower = rect.adjusted(2, upper.bottom() - rect.top(), -2, 0)
    font = fitted(font, smallest(), lower.width(), bar.why)
    write(painter, lower, bar.why, unit, flags=CENTRE, colour=ink, font=font)


def paint_ghost(painter: QPainter, rect: QRectF, colour: int, column: int, number: int) -> None:
    """A die where the adviser would put it; ``number`` is its step, 0 if it is the only one."""
    t, style = theme(), DICE_STYLES[symbols.DICE[colour]]
    hint, fill = t.color(Token.HINT), QColor(style.fill)
    fill.setAlphaF(0.45)
    _paint_dashes(painter, rect, fill)
    if column >= 0:
        icon = symbols.face_of_die(column).icon
        fill_icon(painter, icon, rect.center(), 0.54 * rect.width(), t.color(Token.HINT_SOFT))
        fill_icon(painter, icon, rect.center(), 0.48 * rect.width(), hint)
    paint_number(painter, rect, number)


def paint_shipped(painter: QPainter, rect: QRectF, icon: str, number: int) -> None:
    """Marks on a good that the adviser would ship: a dashed frame, and the icon of what for."""
    t, side = theme(), max(theme().pxf(20), 0.48 * rect.width())
    _paint_dashes(painter, rect, Qt.BrushStyle.NoBrush)
    disc = QRectF(rect.left() - 0.3 * side, rect.bottom() - side, side, side)
    box(painter, disc, side / 2, t.color(Token.HINT), t.color(Token.HINT_SOFT), 1.0)
    fill_icon(painter, icon, disc.center(), 0.6 * side, t.color(Token.HINT_SOFT))
    paint_number(painter, rect, number)


def _paint_dashes(painter: QPainter, rect: QRectF, fill: QColor | Qt.BrushStyle) -> None:
    t = theme()
    pen = QPen(t.color(Token.HINT), max(t.pxf(2), t.ring()))
    pen.setDashPattern([2.6, 1.8])
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, 0.2 * rect.width(), 0.2 * rect.width())


def paint_number(painter: QPainter, rect: QRectF, number: int) -> None:
    """The number of a plan's step, at the upper right of what it moves; nothing for 0."""
    if not number:
        return
    t, side = theme(), max(theme().pxf(15), 0.32 * rect.width())
    disc = QRectF(rect.right() - 0.7 * side, rect.top() - 0.3 * side, side, side)
    soft = t.color(Token.HINT_SOFT)
    box(painter, disc, side / 2, t.color(Token.HINT), soft, 1.0)
    write(painter, disc, str(number), 1.0, flags=CENTRE, bold=True, colour=soft)


def lit_ring(token: Token) -> QColor:
    """The color of a ring on the table."""
    if token is Token.ACCENT:
        return QColor("#F0CE87") if theme().dark else QColor("#C08A2A")
    return theme().color(token)


def paint_tumbling(painter: QPainter, rect: QRectF, colour: int, place: int) -> None:
    """A die in the air; flat ones show one face after the other."""
    kind = symbols.DICE[colour]
    if resin_of(kind, None, rect.width()) is None:
        paint_die(painter, rect, colour, place % (PHASES + 1))
    else:
        strip = air_of(kind.value)
        paint_sprite(painter, rect.center(), RESIN_SHARE * rect.width(), strip, place % AIR)


def paint_mark(
    painter: QPainter, rect: QRectF, token: Token, die: bool, strong: bool, round_: bool
) -> None:
    """A ring around a die, or a frame around anything else."""
    t = theme()
    if die and t.materials and rect.width() >= t.pxf(REAL_FROM):
        line = t.pxf(3.0 if strong else 2.5)
        path = outline(rect.center(), RESIN_SHARE * rect.width(), 0.0, line / 2 + 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colours = (QColor(9, 8, 16, 150), lit_ring(token))
        for colour, width in zip(colours, (line + t.pxf(2), line), strict=True):
            painter.setPen(QPen(colour, width))
            painter.drawPath(path)
    elif die:
        width = min(3.0, rect.width() / t.pxf(10))
        paint_ring(painter, rect, token, 0.0 if strong else 0.5, width)
    else:
        width = t.pxf(3 if strong else 2)
        radius = rect.width() / 2 if round_ else t.pxf(Radius.CARD)
        box(painter, rect, radius, None, t.color(token), width)

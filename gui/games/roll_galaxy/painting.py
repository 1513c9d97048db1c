"""What is painted on the table besides tiles and the strips of the others.

``unit`` is always the size of a pixel of the plan, in pixels.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engines.games.roll_galaxy.data import MOST_CREDITS
from gui.games.roll_galaxy import symbols, wording
from gui.games.roll_galaxy.tiles import sized_font
from gui.kit.paint import Shorten, box, fill_icon, paint_meter, words_in
from gui.style import DICE_STYLES, Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini, paint_resting, paint_ring

translate = QCoreApplication.translate

LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_LINE: Final = 18.0


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
    shorten: Shorten = words_in,
) -> float:
    """Write on one line, ``short`` where the text does not fit; returns the width used."""
    font = sized_font(role, unit)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme().color(token))
    if short is not None and metrics.horizontalAdvance(text) > rect.width():
        text = short
    shown = shorten(metrics, text, rect.width())
    painter.drawText(rect, flags, shown)
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
    """An icon and words behind it."""
    side = 14 * unit
    centre = QPointF(rect.left() + side / 2, rect.center().y())
    fill_icon(painter, icon, centre, side, theme().color(token))
    write(painter, rect.adjusted(side + 5 * unit, 0, 0, 0), text, unit, token, short=short)


# -- supply -------------------------------------------------------------------------------------


def paint_track(painter: QPainter, track: QRectF, owned: int, unit: float) -> None:
    """The credits of a seat, marked on a track."""
    t = theme()
    each = track.width() / (MOST_CREDITS + 1)
    wide = QFontMetricsF(sized_font(TypeRole.LABEL, unit)).horizontalAdvance("10") > each
    box(painter, track, t.pxf(Radius.INNER), t.color(Token.SURFACE), t.color(Token.LINE))
    for number in range(MOST_CREDITS + 1):
        cell = QRectF(track.left() + number * each, track.top(), each, track.height())
        here = number == owned
        if here:
            box(painter, cell.adjusted(0, 1, 0, -1), t.pxf(Radius.INNER), t.color(Token.ACCENT))
        if here or not wide or number % 5 == 0:
            token = Token.ON_ACCENT if here else Token.TEXT2
            write(painter, cell.adjusted(-4, 0, 4, 0), str(number), unit, token, flags=_CENTRE)


def paint_count(
    painter: QPainter, rect: QRectF, icon: str, text: str, short: str, share: float, unit: float
) -> None:
    """A label, and a bar that is filled to a share."""
    row = QRectF(rect.left(), rect.top(), rect.width(), _LINE * unit)
    paint_label(painter, row, icon, text, unit, short=short)
    track = QRectF(rect.left(), row.bottom() + unit, rect.width(), 6 * unit)
    paint_meter(painter, track, (share, theme().color(Token.LINE_STRONG)))


# -- columns ------------------------------------------------------------------------------------


def paint_column(
    painter: QPainter, rect: QRectF, happens: bool, now: bool, head: float, unit: float
) -> None:
    """The box of a phase, with the line below its head."""
    t = theme()
    fill = t.color(Token.ACCENT_SOFT if happens else Token.SURFACE)
    edge = t.color(Token.ACCENT if now else Token.LINE)
    box(painter, rect, t.pxf(Radius.CARD), fill, edge, t.pxf(2) if now else 1.0)
    painter.setPen(QPen(t.color(Token.LINE), 1))
    y, inset = rect.top() + head, 8 * unit
    painter.drawLine(QPointF(rect.left() + inset, y), QPointF(rect.right() - inset, y))


def paint_head(
    painter: QPainter, rect: QRectF, phase: int, token: Token, mine: bool, unit: float
) -> None:
    """Icon and name of a phase; ``mine`` leaves room for the die that selects it."""
    side, name, role = 20 * unit, symbols.phase_name(phase), TypeRole.SECTION
    room = _beside_icon(rect, mine, unit)
    if not _fits(name, role, room, unit):
        role = TypeRole.LABEL
    beside, middle = not name_below(rect, phase, mine, unit), rect.center().y()
    if not beside:
        low = head_foot(rect)
        room, side = low, min(side, low.top() - rect.top())
        middle = (rect.top() + low.top()) / 2 + 1
    centre = QPointF(rect.left() + 8 * unit + side / 2, middle)
    fill_icon(painter, symbols.PHASE_ICONS[phase], centre, side, theme().color(token))
    write(painter, room, name, unit, token, role, LEFT if beside else _CENTRE)


def name_below(rect: QRectF, phase: int, mine: bool, unit: float) -> bool:
    """Whether the name of a phase has no room beside its icon."""
    room = _beside_icon(rect, mine, unit)
    return not _fits(symbols.phase_name(phase), TypeRole.LABEL, room, unit)


def head_foot(rect: QRectF) -> QRectF:
    """Where the name of a phase lies below its icon."""
    high = theme().pxf(TypeRole.LABEL.line)
    return QRectF(rect.left(), rect.bottom() - high, rect.width(), high)


def _beside_icon(rect: QRectF, mine: bool, unit: float) -> QRectF:
    return rect.adjusted(34 * unit, 0, -(42 if mine else 4) * unit, 0)


def _fits(name: str, role: TypeRole, room: QRectF, unit: float) -> bool:
    return QFontMetricsF(sized_font(role, unit)).horizontalAdvance(name) <= room.width()


def _dashed(painter: QPainter, rect: QRectF, radius: float) -> None:
    painter.setPen(QPen(theme().color(Token.LINE_STRONG), 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, theme().pxf(radius), theme().pxf(radius))


def paint_dictate(painter: QPainter, rect: QRectF, free: float, unit: float) -> None:
    """Where dice lie that are given up for Dictates; ``free`` is the room left of them."""
    _dashed(painter, rect, Radius.INNER)
    label = QRectF(rect.left() + 6 * unit, rect.top(), free - 6 * unit, rect.height())
    text = translate("RollGalaxy", "Dictate")
    paint_label(painter, label, symbols.DICTATE_ICON, text, unit, short="")


def paint_button(painter: QPainter, rect: QRectF, text: str, unit: float, icon: str = "") -> None:
    """Something that is offered in words."""
    t = theme()
    edge = t.color(Token.LINE_STRONG)
    box(painter, rect, t.pxf(Radius.BUTTON), t.color(Token.SURFACE), edge)
    if icon:
        paint_label(painter, rect.adjusted(8 * unit, 0, -4 * unit, 0), icon, text, unit, Token.TEXT)
    else:
        write(painter, rect.adjusted(10, 0, -10, 0), text, unit, Token.TEXT, TypeRole.BODY)


# -- stacks -------------------------------------------------------------------------------------


def paint_empty(painter: QPainter, rect: QRectF, text: str, unit: float) -> None:
    """A stack of which no tile is seen."""
    _dashed(painter, rect, Radius.CARD)
    write(painter, rect, text, unit, flags=_CENTRE)


def paint_progress(painter: QPainter, rect: QRectF, done: int, cost: int, unit: float) -> None:
    """How many of the workers that a tile costs lie on it."""
    row = QRectF(rect.left(), rect.top(), rect.width(), _LINE * unit)
    text = wording.progress(done, cost)
    write(painter, row, text, unit, Token.TEXT, short=f"{done}/{cost}")
    track = QRectF(rect.left(), row.bottom() - unit, rect.width(), 4 * unit)
    paint_meter(painter, track, (done / cost if cost else 0.0, theme().color(Token.GOOD)))


# -- dice and marks -----------------------------------------------------------------------------


def paint_die(painter: QPainter, rect: QRectF, colour: int, column: int) -> None:
    """A die with the face of a column; with none (-1) it is blank."""
    face = symbols.face_of_die(column) if column >= 0 else None
    if rect.width() < theme().pxf(24):
        paint_mini(painter, rect, face, symbols.DICE[colour])
    else:
        paint_resting(painter, rect, face, symbols.DICE[colour], 0.0)


def paint_virtual(painter: QPainter, rect: QRectF, colour: int, column: int) -> None:
    """A worker without a die: an outline in the colour of its kind."""
    t, style = theme(), DICE_STYLES[symbols.DICE[colour]]
    painter.setPen(QPen(t.color(Token.LINE_STRONG), t.pxf(1.5), Qt.PenStyle.DotLine))
    painter.setBrush(QColor(style.fill))
    painter.drawEllipse(rect)
    icon, side = symbols.PHASE_ICONS[column], rect.width() / 2
    fill_icon(painter, icon, rect.center(), side, QColor(style.ink))


def paint_mark(painter: QPainter, rect: QRectF, token: Token, die: bool, strong: bool) -> None:
    """A ring around a die, or a frame around anything else."""
    t = theme()
    if die:
        paint_ring(painter, rect, token, 0.0 if strong else 0.5, 3.0)
    else:
        width = t.pxf(3 if strong else 2)
        box(painter, rect, t.pxf(Radius.CARD), None, t.color(token), width)

"""Paints what lies on the table besides modules: seats, colonists, piles, the step bar."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from engines.core.types import Seat
from engines.games.colonizers.cards import MODULE_NAMES, copies_of
from engines.games.colonizers.numbers import TYPES
from gui.games.colonizers import wording
from gui.games.colonizers.cards import paint_icon, paint_module, paint_slot
from gui.games.colonizers.colours import (
    CARDS_ICON,
    COLONIST_ICONS,
    HIDDEN_ICON,
    OMNIUM_ICON,
    STYLES,
    module_colour,
)
from gui.games.colonizers.picture import STEPS
from gui.kit.paint import box, paint_seat, seat_path, words_in
from gui.style import Radius, Space, Token, TypeRole, theme
from gui.table.sheet import Cell, Kind, paint_cell

LINE: Final = 20.0
_ICON: Final = 16.0
_MARK: Final = 14.0
_LEAST_ICON: Final = 16.0
_MOST_ICON: Final = 96.0
_ROOMY: Final = 168.0
"""From this width on, at 100 %, a colonist's power is told in larger letters."""
_ROW: Final = 26.0
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_TOP: Final = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_WRAPPED: Final = _TOP | int(Qt.AlignmentFlag.AlignHCenter)

Who = tuple[tuple[str, ...], bool]
"""The colonists that a seat may have, and whether that is told."""


def _pen(painter: QPainter, token: Token, role: TypeRole) -> None:
    """Write in a colour and in letters from now on."""
    painter.setFont(theme().font(role))
    painter.setPen(theme().color(token))


def _elided(painter: QPainter, rect: QRectF, text: str, flags: int = _LEFT) -> None:
    """Write in one line, cut where there is no room."""
    painter.drawText(rect, flags, words_in(QFontMetricsF(painter.font()), text, rect.width()))


# -- seats ------------------------------------------------------------------------------------


def paint_panel(painter: QPainter, rect: QRectF, active: bool) -> None:
    """What belongs to a seat lies on this; ``active``: it is the turn of the seat."""
    t = theme()
    fill, edge = (Token.ACCENT_SOFT, Token.ACCENT) if active else (Token.SURFACE, Token.LINE)
    box(painter, rect, t.pxf(Radius.CARD), t.color(fill), t.color(edge), t.pxf(1))


def paint_no_cards(painter: QPainter, rect: QRectF) -> None:
    """Instead of an empty hand."""
    _pen(painter, Token.TEXT2, TypeRole.SECONDARY)
    painter.drawText(rect, _CENTRE, wording.no_cards())


def paint_other(
    painter: QPainter, rect: QRectF, seat: Seat, name: str, points: int, omnium: int, who: Who,
    room: float,
) -> None:  # fmt: skip
    """Name and points; below, colonist and Omnium in so much ``room`` left of the backs."""
    t = theme()
    first = QRectF(rect.topLeft(), QSizeF(rect.width(), t.pxf(LINE)))
    _paint_name(painter, first, seat, name, points)
    second = QRectF(first.bottomLeft(), QSizeF(room, first.height()))
    second.setRight(_paint_omnium(painter, second, str(omnium), left=False) - t.pxf(Space.S))
    _paint_who(painter, second, *who)


def paint_own(
    painter: QPainter, rect: QRectF, seat: Seat, name: str, points: int, omnium: int, who: Who
) -> None:
    """The same below each other, with the colonist's power."""
    t = theme()
    line = t.pxf(LINE + 2)
    row = QRectF(rect.topLeft(), QSizeF(rect.width(), line))
    _paint_name(painter, row, seat, name, points)
    row.translate(0, line)
    _paint_omnium(painter, row, wording.omnium(str(omnium)), left=True)
    row.translate(0, line)
    _paint_who(painter, row, *who)
    rest, (found, _) = QRectF(row.bottomLeft(), rect.bottomRight()), who
    if len(found) == 1 and rest.height() >= t.pxf(TypeRole.LABEL.line):
        _pen(painter, Token.TEXT2, TypeRole.LABEL)
        painter.drawText(rest, _TOP | int(Qt.AlignmentFlag.AlignLeft), wording.power(found[0]))


def _paint_name(painter: QPainter, row: QRectF, seat: Seat, name: str, points: int) -> None:
    beside = theme().pxf(Space.S)  # a cell keeps this free
    whole = row.adjusted(-beside, 0, beside, 0)
    paint_cell(painter, whole, Cell(name, str(points), (seat,)), Kind.NAMES, True, theme().scale)


def _paint_omnium(painter: QPainter, row: QRectF, text: str, *, left: bool) -> float:
    """The hexagon and the figure; return where they begin."""
    t = theme()
    _pen(painter, Token.TEXT, TypeRole.SECTION)
    side, gap = t.pxf(_ICON), t.pxf(Space.XS)
    width = painter.fontMetrics().horizontalAdvance(text)
    begin = row.left() if left else row.right() - width - side - gap
    icon = QRectF(begin, row.center().y() - side / 2, side, side)
    paint_icon(painter, OMNIUM_ICON, t.color(Token.TEXT2), icon)
    after = QRectF(icon.right() + gap, row.top(), row.right() - icon.right(), row.height())
    painter.drawText(after, _LEFT, text)
    return begin


def _paint_who(painter: QPainter, row: QRectF, found: tuple[str, ...], told: bool) -> None:
    """The colonist with its name; or the icons of those that it may be."""
    t = theme()
    side, gap = t.pxf(_ICON), t.pxf(Space.XS)
    icon = QRectF(row.left(), row.center().y() - side / 2, side, side)
    sure = len(found) == 1
    if not found:
        return
    if not sure and (len(found) + 1) * (side + gap) <= row.width():
        paint_icon(painter, HIDDEN_ICON, t.color(Token.TEXT2), icon)
        icon.translate(side + gap, 0)
    if told or sure:
        for name in found:
            if icon.right() <= row.right():  # the middle of the table tells it, too
                paint_icon(painter, COLONIST_ICONS[name], t.color(Token.TEXT2), icon)
                icon.translate(side + gap, 0)
    if sure or not told:
        _pen(painter, Token.TEXT if sure else Token.TEXT2, TypeRole.SECONDARY)
        text = found[0] if sure else wording.hidden_word()
        rest = QRectF(icon.topLeft(), row.bottomRight())
        if not sure or painter.fontMetrics().horizontalAdvance(text) <= rest.width():
            _elided(painter, rest, text)  # a cut name says no more than the icon


# -- colonists --------------------------------------------------------------------------------


def colonist_foot(card: QRectF) -> QRectF:
    """The line at the foot of a colonist's card."""
    line = theme().pxf(LINE)
    return QRectF(card.left(), card.bottom() - line - theme().pxf(Space.XS), card.width(), line)


def _inside(card: QRectF) -> QRectF:
    pad = theme().pxf(Space.XS)
    return QRectF(card.topLeft(), colonist_foot(card).topRight()).adjusted(pad, pad, -pad, 0)


def telling(card: QRectF, powers: Sequence[str]) -> tuple[TypeRole, float, list[bool]]:
    """In which letters cards like this tell powers, the side of their icons, and which are told.

    Icons and letters are those for which there is room on every card that tells its power.
    """
    t, inner = theme(), _inside(card)
    role = TypeRole.BODY if inner.width() >= t.pxf(_ROOMY) else TypeRole.LABEL
    metrics = QFontMetricsF(t.font(role))
    room = inner.height() - t.pxf(TypeRole.SECONDARY.line)
    heights = [metrics.boundingRect(inner, _WRAPPED, power).height() for power in powers]
    told = [height + t.pxf(_LEAST_ICON) <= room for height in heights]
    most = max((height for height, tells in zip(heights, told, strict=True) if tells), default=0.0)
    return role, min(room - most, inner.width() * 0.45, t.pxf(_MOST_ICON)), told


def paint_colonist(
    painter: QPainter,
    rect: QRectF,
    name: str,
    ink: Token,
    side: float,
    role: TypeRole,
    power: str,
) -> None:
    """Icon, name, and the power, if it is told."""
    t = theme()
    fill, edge = t.color(Token.SURFACE), t.color(Token.LINE_STRONG)
    box(painter, rect, t.pxf(Radius.INNER), fill, edge, t.pxf(1))
    inner = _inside(rect)
    icon = QRectF(inner.center().x() - side / 2, inner.top(), side, side)
    paint_icon(painter, COLONIST_ICONS[name], t.color(ink), icon)
    line = t.pxf(TypeRole.SECONDARY.line)
    row = QRectF(rect.left() + 1, icon.bottom(), rect.width() - 2, line)
    wide = QFontMetricsF(t.font(TypeRole.SECTION)).horizontalAdvance(name) > row.width()
    _pen(painter, ink, TypeRole.LABEL if wide else TypeRole.SECTION)
    _elided(painter, row, name, _CENTRE)
    _pen(painter, Token.TEXT2, role)
    rest = QRectF(QPointF(inner.left(), row.bottom()), inner.bottomRight())
    painter.drawText(rest, _WRAPPED, power)


def paint_word(painter: QPainter, rect: QRectF, word: str) -> None:
    """Why nobody can have a colonist."""
    _pen(painter, Token.TEXT2, TypeRole.LABEL)
    _elided(painter, rect, word, _CENTRE)


def paint_holders(painter: QPainter, rect: QRectF, holders: tuple[Seat, ...], sure: bool) -> None:
    """The mark of the seat that has a colonist, filled; outlines of those that may have it."""
    t = theme()
    mark, gap = t.pxf(_MARK), t.pxf(Space.XS)
    x = rect.center().x() - (len(holders) * (mark + gap) - gap) / 2
    for seat in holders:
        at = QRectF(x, rect.center().y() - mark / 2, mark, mark)
        if sure:
            paint_seat(painter, at, seat)
        else:
            painter.setPen(QPen(t.seat_color(seat), t.pxf(1.5)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(seat_path(t.seat(seat).shape, at))
        x += mark + gap


# -- the middle -------------------------------------------------------------------------------


def paint_deck(painter: QPainter, rect: QRectF, cards: int) -> None:
    """The deck and how many cards it has."""
    if cards:
        paint_module(painter, rect, None)
    else:
        paint_slot(painter, rect)
    _paint_plate(painter, rect, CARDS_ICON, str(cards))


def paint_omnium(painter: QPainter, rect: QRectF, takes: int) -> None:
    """The Omnium that nobody owns, and what taking some brings."""
    t = theme()
    fill, edge = t.color(Token.SURFACE), t.color(Token.LINE_STRONG)
    box(painter, rect, t.pxf(Radius.INNER), fill, edge, t.pxf(1))
    side = min(rect.width(), rect.height()) * 0.5
    icon = QRectF(0, 0, side, side)
    icon.moveCenter(rect.center() - QPointF(0, t.pxf(Space.S)))
    paint_icon(painter, OMNIUM_ICON, t.color(Token.TEXT2), icon)
    _paint_plate(painter, rect, "", f"+{takes}")


def _paint_plate(painter: QPainter, card: QRectF, icon: str, text: str) -> None:
    """A figure at the lower edge of a pile, with an icon where there is room for both."""
    t = theme()
    painter.setFont(t.font(TypeRole.SECTION))
    figure = painter.fontMetrics().horizontalAdvance(text) + t.pxf(Space.L)
    side, gap = t.pxf(_ICON), t.pxf(Space.XS)
    if not icon or figure + side + gap > card.width() - t.pxf(4):
        icon, side, gap = "", 0.0, 0.0
    plate = QRectF(0, 0, min(figure + side + gap, card.width() - t.pxf(4)), t.pxf(LINE))
    plate.moveCenter(QPointF(card.center().x(), card.bottom() - t.pxf(LINE) * 0.75))
    fill, edge = t.color(Token.SURFACE), t.color(Token.LINE_STRONG)
    box(painter, plate, plate.height() / 2, fill, edge, t.pxf(1))
    inner = plate.adjusted(t.pxf(Space.S), 0, -t.pxf(Space.S), 0)
    if icon:
        place = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        paint_icon(painter, icon, t.color(Token.TEXT2), place)
    painter.setPen(t.color(Token.TEXT))
    painter.drawText(inner.adjusted(side + gap, 0, 0, 0), _CENTRE, text)


def paint_unseen(painter: QPainter, rect: QRectF, unseen: tuple[int, ...]) -> None:
    """Four columns, one for each colour: how many of each module nobody has shown."""
    t, columns, rows = theme(), len(STYLES), TYPES // len(STYLES)
    height = min(rect.height() / rows, t.pxf(_ROW))
    top = rect.center().y() - height * rows / 2
    width = rect.width() / columns
    for card, left in enumerate(unseen):
        column, row = divmod(card, rows)
        cell = QRectF(rect.left() + column * width, top + row * height, width, height)
        cell.adjust(t.pxf(Space.XS), 0, -t.pxf(Space.S), 0)
        style = list(STYLES)[column]
        side = t.pxf(_ICON)
        icon = QRectF(cell.left(), cell.center().y() - side / 2, side, side)
        paint_icon(painter, STYLES[style].icon, module_colour(style), icon)
        count = wording.unseen(left, copies_of(card))
        _pen(painter, Token.TEXT if left else Token.TEXT2, TypeRole.LABEL)
        taken = painter.fontMetrics().horizontalAdvance(count)
        painter.drawText(cell, _RIGHT, count)
        gap = t.pxf(Space.XS)
        _elided(painter, cell.adjusted(side + gap, 0, -taken - gap, 0), MODULE_NAMES[card])


def paint_steps(painter: QPainter, rect: QRectF, round_: str, step: int) -> None:
    """The round, and the steps of a turn with the present one."""
    t = theme()
    _pen(painter, Token.TEXT, TypeRole.SECTION)
    painter.drawText(rect.adjusted(t.pxf(Space.S), 0, 0, 0), _LEFT, round_)
    x = rect.left() + t.pxf(Space.S) + painter.fontMetrics().horizontalAdvance(round_)
    x += t.pxf(Space.XL)
    metrics, gap = QFontMetricsF(t.font(TypeRole.SECONDARY)), t.pxf(Space.L)
    for number, name in enumerate(map(wording.step_name, STEPS)):
        width = metrics.horizontalAdvance(name) + t.pxf(Space.L)
        chip = QRectF(x, rect.top() + t.pxf(2), width, rect.height() - t.pxf(4))
        now = number == step
        if now:
            fill, edge = t.color(Token.ACCENT_SOFT), t.color(Token.ACCENT)
            box(painter, chip, chip.height() / 2, fill, edge, t.pxf(1))
        _pen(painter, Token.ACCENT if now else Token.TEXT2, TypeRole.SECONDARY)
        painter.drawText(chip, _CENTRE, name)
        if number:
            _pen(painter, Token.TEXT2, TypeRole.SECONDARY)
            painter.drawText(QRectF(x - gap, chip.top(), gap, chip.height()), _CENTRE, "→")
        x += width + gap


# -- on its way -------------------------------------------------------------------------------


def paint_colonist_token(painter: QPainter, rect: QRectF, name: str) -> None:
    """A colonist that somebody has picked."""
    quarter = rect.width() / 4
    _paint_disc(painter, rect)
    icon = rect.adjusted(quarter, quarter, -quarter, -quarter)
    paint_icon(painter, COLONIST_ICONS[name], theme().color(Token.TEXT), icon)


def paint_omnium_token(painter: QPainter, rect: QRectF, count: str) -> None:
    """Some Omnium."""
    t, side = theme(), rect.width()
    _paint_disc(painter, rect)
    upper = QRectF(rect.center().x() - side / 5, rect.top() + 4, side * 0.4, side * 0.4)
    paint_icon(painter, OMNIUM_ICON, t.color(Token.TEXT2), upper)
    _pen(painter, Token.TEXT, TypeRole.SECTION)
    painter.drawText(rect.adjusted(0, side * 0.4, 0, 0), _CENTRE, f"+{count}")


def _paint_disc(painter: QPainter, rect: QRectF) -> None:
    t = theme()
    fill, edge = t.color(Token.SURFACE), t.color(Token.ACCENT)
    box(painter, rect, rect.width() / 2, fill, edge, t.pxf(2))

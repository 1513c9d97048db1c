"""Draws a `Picture`: seats, step bar, piles, colonists, cards and the marks on them."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from engines.core.types import Seat
from engines.games.colonizers.cards import CODES, COLONIST_NAMES, MODULE_NAMES, copies_of
from engines.games.colonizers.numbers import COLONY, HAND, TYPES
from gui.games.colonizers import wording
from gui.games.colonizers.cards import (
    paint_hatch,
    paint_icon,
    paint_module,
    paint_ring,
    paint_slot,
)
from gui.games.colonizers.colours import (
    CARDS_ICON,
    COLONIST_ICONS,
    HIDDEN_ICON,
    OMNIUM_ICON,
    STYLES,
    module_colour,
)
from gui.games.colonizers.layout import Layout
from gui.games.colonizers.picture import STEPS, Middle, Picture
from gui.games.colonizers.places import (
    DECK,
    OMNIUM,
    Kind,
    Place,
    colonist,
    colony,
    drawn,
    hand,
    seat_of,
)
from gui.games.colonizers.sections import Mark, Row, Section, marks, section_of
from gui.theme import Radius, Space, Token, TypeRole, theme
from gui.widgets.paint import box, paint_seat, seat_path

_ICON: Final = 16.0
_MARK: Final = 14.0
_LINE: Final = 20.0
_LEAST_ICON: Final = 16.0
_MOST_ICON: Final = 96.0
_ROOMY: Final = 168.0
"""From this width on, at 100 %, a colonist's power is told in larger letters."""
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_WRAPPED: Final = int(
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)


@dataclass(frozen=True, slots=True)
class _Look:
    """How colonists are drawn: the side of their icons, in which letters which powers are told."""

    side: float
    role: TypeRole
    telling: frozenset[str]


def _parts(card: QRectF) -> tuple[QRectF, QRectF]:
    """The inside of a colonist's card, and the line at its foot."""
    pad, line = theme().pxf(Space.XS), theme().pxf(_LINE)
    foot = QRectF(card.left(), card.bottom() - line - pad, card.width(), line)
    return QRectF(card.topLeft(), foot.topRight()).adjusted(pad, pad, -pad, 0), foot


class Painter:
    """Draws one picture with the colours of the present theme."""

    def __init__(self, painter: QPainter, layout: Layout, picture: Picture) -> None:
        self._painter = painter
        self._layout = layout
        self._picture = picture
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def draw(self, sections: Collection[Section]) -> None:
        """Some sections, without what moves."""
        for section in sections:
            match section:
                case Place():
                    continue
                case Row.STEPS:
                    self._draw_steps()
                case Row.PILES:
                    self._draw_piles()
                case Row.MIDDLE:
                    self._draw_middle()
                case _:
                    self._draw_seat(section)
        if self._picture.middle is Middle.COLONISTS:
            self._draw_colonists(sections)
        self._draw_marks(sections)

    def _draw_middle(self) -> None:
        if self._picture.middle is Middle.UNSEEN:
            self._draw_unseen()
        elif self._picture.middle is Middle.DRAWN:
            self._draw_drawn()

    # -- seats --------------------------------------------------------------------------------

    def _draw_seat(self, seat: Seat) -> None:
        t, picture = theme(), self._picture
        view = picture.view
        active = picture.is_active(seat)
        fill, edge = (Token.ACCENT_SOFT, Token.ACCENT) if active else (Token.SURFACE, Token.LINE)
        panel = self._layout.panels[seat]
        box(self._painter, panel, t.pxf(Radius.CARD), t.color(fill), t.color(edge), t.pxf(1))
        if seat == picture.bottom:
            self._draw_own(seat)
        else:
            self._draw_other(seat)
        built = view.players[seat].colony
        for at in range(COLONY):
            place = colony(seat, at)
            if at < len(built) and place not in picture.away:
                paint_module(self._painter, self._rect(place), built[at])
            else:
                paint_slot(self._painter, self._rect(place))
        if seat == picture.bottom and not view.players[seat].hand_size:
            first, last = self._rect(hand(seat, 0)), self._rect(hand(seat, HAND - 1))
            self._pen(Token.TEXT2, TypeRole.SECONDARY)
            self._painter.drawText(first.united(last), _CENTRE, wording.no_cards())
        for at, code in enumerate(picture.hand(seat)):
            place = hand(seat, at)
            if place not in picture.away:
                paint_module(self._painter, self._rect(place), code)

    def _draw_other(self, seat: Seat) -> None:
        """Name and points; below, colonist and Omnium, left of the backs."""
        t, rect = theme(), self._rect(seat_of(seat))
        first = QRectF(rect.topLeft(), QSizeF(rect.width(), t.pxf(_LINE)))
        second = first.translated(0, first.height())
        self._draw_name(seat, first)
        second.setRight(self._rect(hand(seat, 0)).left() - t.pxf(Space.S))
        end = self._draw_omnium(seat, second)
        second.setRight(end - t.pxf(Space.S))
        self._draw_who(seat, second)

    def _draw_own(self, seat: Seat) -> None:
        """The same below each other, with the colonist's power."""
        t, rect = theme(), self._rect(seat_of(seat))
        line = t.pxf(_LINE + 2)
        row = QRectF(rect.topLeft(), QSizeF(rect.width(), line))
        self._draw_name(seat, row)
        row.translate(0, line)
        self._draw_omnium(seat, row, left=True)
        row.translate(0, line)
        self._draw_who(seat, row)
        name = self._picture.colonist(seat)
        rest = QRectF(row.bottomLeft(), rect.bottomRight())
        if name is not None and rest.height() >= t.pxf(TypeRole.LABEL.line):
            self._pen(Token.TEXT2, TypeRole.LABEL)
            text = wording.power(name)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            self._painter.drawText(rest, int(left | Qt.TextFlag.TextWordWrap), text)

    def _draw_name(self, seat: Seat, row: QRectF) -> None:
        t, player = theme(), self._picture.view.players[seat]
        mark = t.pxf(_MARK)
        corner = QPointF(row.left(), row.center().y() - mark / 2)
        paint_seat(self._painter, QRectF(corner, QSizeF(mark, mark)), seat)
        points = str(player.score)
        self._pen(Token.TEXT, TypeRole.VALUE)
        width = self._painter.fontMetrics().horizontalAdvance(points)
        self._painter.drawText(row, _RIGHT, points)
        self._pen(Token.TEXT, TypeRole.SECTION)
        name = row.adjusted(mark + t.pxf(Space.S), 0, -width - t.pxf(Space.S), 0)
        self._elided(name, self._picture.names[seat])

    def _draw_omnium(self, seat: Seat, row: QRectF, *, left: bool = False) -> float:
        """The hexagon and the figure; return where they begin."""
        t = theme()
        text = str(self._picture.view.players[seat].omnium)
        self._pen(Token.TEXT, TypeRole.SECTION)
        side, gap = t.pxf(_ICON), t.pxf(Space.XS)
        width = self._painter.fontMetrics().horizontalAdvance(text)
        begin = row.left() if left else row.right() - width - side - gap
        icon = QRectF(begin, row.center().y() - side / 2, side, side)
        paint_icon(self._painter, OMNIUM_ICON, t.color(Token.TEXT2), icon)
        after = QRectF(icon.right() + gap, row.top(), row.right() - icon.right(), row.height())
        self._painter.drawText(after, _LEFT, text if not left else wording.omnium(text))
        return begin

    def _draw_who(self, seat: Seat, row: QRectF) -> None:
        """The colonist with its name; or the icons of those that it may be."""
        t, found = theme(), self._picture.colonists(seat)
        side, gap = t.pxf(_ICON), t.pxf(Space.XS)
        icon = QRectF(row.left(), row.center().y() - side / 2, side, side)
        sure = len(found) == 1
        if not found:
            return
        if not sure and (len(found) + 1) * (side + gap) <= row.width():
            paint_icon(self._painter, HIDDEN_ICON, t.color(Token.TEXT2), icon)
            icon.translate(side + gap, 0)
        told = self._picture.memory and len(found) < len(COLONIST_NAMES)
        if told or sure:
            for name in found:
                if icon.right() <= row.right():  # the middle of the table tells it, too
                    paint_icon(self._painter, COLONIST_ICONS[name], t.color(Token.TEXT2), icon)
                    icon.translate(side + gap, 0)
        if sure or not told:
            self._pen(Token.TEXT if sure else Token.TEXT2, TypeRole.SECONDARY)
            text = found[0] if sure else wording.hidden_word()
            rest = QRectF(icon.topLeft(), row.bottomRight())
            if not sure or self._painter.fontMetrics().horizontalAdvance(text) <= rest.width():
                self._elided(rest, text)  # a cut name says no more than the icon

    # -- the bar ------------------------------------------------------------------------------

    def _draw_steps(self) -> None:
        t, picture, bar = theme(), self._picture, self._layout.steps
        if picture.middle is Middle.SCORES:
            return  # the score sheet names the round
        round_ = wording.round_name(picture.view)
        self._pen(Token.TEXT, TypeRole.SECTION)
        self._painter.drawText(bar.adjusted(t.pxf(Space.S), 0, 0, 0), _LEFT, round_)
        taken = self._painter.fontMetrics().horizontalAdvance(round_)
        font = t.font(TypeRole.SECONDARY)
        names = [wording.step_name(step) for step in STEPS]
        gap = t.pxf(Space.L)
        widths = [QFontMetricsF(font).horizontalAdvance(name) + t.pxf(Space.L) for name in names]
        x = bar.left() + t.pxf(Space.S) + taken + t.pxf(Space.XL)
        for number, (name, width) in enumerate(zip(names, widths, strict=True)):
            chip = QRectF(x, bar.top() + t.pxf(2), width, bar.height() - t.pxf(4))
            now = number == picture.step
            if now:
                fill, edge = t.color(Token.ACCENT_SOFT), t.color(Token.ACCENT)
                box(self._painter, chip, chip.height() / 2, fill, edge, t.pxf(1))
            self._pen(Token.ACCENT if now else Token.TEXT2, TypeRole.SECONDARY)
            self._painter.drawText(chip, _CENTRE, name)
            if number:
                arrow = QRectF(x - gap, chip.top(), gap, chip.height())
                self._pen(Token.TEXT2, TypeRole.SECONDARY)
                self._painter.drawText(arrow, _CENTRE, "→")
            x += width + gap

    # -- the middle ---------------------------------------------------------------------------

    def _draw_piles(self) -> None:
        t, view = theme(), self._picture.view
        if self._picture.middle is Middle.SCORES:
            return
        deck, omnium = self._rect(DECK), self._rect(OMNIUM)
        if view.deck:
            paint_module(self._painter, deck, None)
        else:
            paint_slot(self._painter, deck)
        self._plate(deck, CARDS_ICON, str(view.deck))
        box(
            self._painter,
            omnium,
            t.pxf(Radius.INNER),
            t.color(Token.SURFACE),
            t.color(Token.LINE_STRONG),
            t.pxf(1),
        )
        side = min(omnium.width(), omnium.height()) * 0.5
        icon = QRectF(0, 0, side, side)
        icon.moveCenter(omnium.center() - QPointF(0, t.pxf(Space.S)))
        paint_icon(self._painter, OMNIUM_ICON, t.color(Token.TEXT2), icon)
        self._plate(omnium, "", wording.to_take(self._picture))

    def _plate(self, card: QRectF, icon: str, text: str) -> None:
        """A figure at the lower edge of a pile, with an icon where there is room for both."""
        t = theme()
        self._painter.setFont(t.font(TypeRole.SECTION))
        figure = self._painter.fontMetrics().horizontalAdvance(text) + t.pxf(Space.L)
        side, gap = t.pxf(_ICON), t.pxf(Space.XS)
        if not icon or figure + side + gap > card.width() - t.pxf(4):
            icon, side, gap = "", 0.0, 0.0
        width = figure + side + gap
        plate = QRectF(0, 0, min(width, card.width() - t.pxf(4)), t.pxf(_LINE))
        plate.moveCenter(QPointF(card.center().x(), card.bottom() - t.pxf(_LINE) * 0.75))
        fill, edge = t.color(Token.SURFACE), t.color(Token.LINE_STRONG)
        box(self._painter, plate, plate.height() / 2, fill, edge, t.pxf(1))
        inner = plate.adjusted(t.pxf(Space.S), 0, -t.pxf(Space.S), 0)
        if icon:
            place = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
            paint_icon(self._painter, icon, t.color(Token.TEXT2), place)
        self._painter.setPen(t.color(Token.TEXT))
        self._painter.drawText(inner.adjusted(side + gap, 0, 0, 0), _CENTRE, text)

    def _draw_colonists(self, sections: Collection[Section]) -> None:
        """Their cards, alike in all that does not depend on the colonist."""
        look = self._colonist_look()
        for number, name in enumerate(COLONIST_NAMES):
            if colonist(number) in sections:
                self._draw_colonist(number, name, look)

    def _colonist_look(self) -> "_Look":
        """Icons and letters for which there is room on every card that tells its power."""
        t, line = theme(), theme().pxf(TypeRole.SECONDARY.line)
        inner, _ = _parts(self._rect(colonist(0)))
        role = TypeRole.BODY if inner.width() >= t.pxf(_ROOMY) else TypeRole.LABEL
        self._painter.setFont(t.font(role))
        room = inner.height() - line
        heights = {
            name: self._painter.boundingRect(
                inner, _WRAPPED, wording.power_now(self._picture, name)
            ).height()
            for name in COLONIST_NAMES
        }
        telling = {name for name in heights if heights[name] + t.pxf(_LEAST_ICON) <= room}
        left = room - max((heights[name] for name in telling), default=0.0)
        side = min(left, inner.width() * 0.45, t.pxf(_MOST_ICON))
        return _Look(side, role, frozenset(telling))

    def _draw_colonist(self, number: int, name: str, look: "_Look") -> None:
        """Icon, name, power; below, where it may be."""
        t, rect = theme(), self._rect(colonist(number))
        fill, edge = t.color(Token.SURFACE), t.color(Token.LINE_STRONG)
        box(self._painter, rect, t.pxf(Radius.INNER), fill, edge, t.pxf(1))
        inner, foot = _parts(rect)
        icon = QRectF(inner.center().x() - look.side / 2, inner.top(), look.side, look.side)
        ink = Token.TEXT2 if self._picture.is_out(name) else Token.TEXT
        paint_icon(self._painter, COLONIST_ICONS[name], t.color(ink), icon)
        line = t.pxf(TypeRole.SECONDARY.line)
        row = QRectF(rect.left() + 1, icon.bottom(), rect.width() - 2, line)
        self._painter.setFont(t.font(self._fitting(name, row.width())))
        self._painter.setPen(t.color(ink))
        self._elided(row, name, centred=True)
        if name in look.telling:
            self._pen(Token.TEXT2, look.role)
            rest = QRectF(QPointF(inner.left(), row.bottom()), inner.bottomRight())
            self._painter.drawText(rest, _WRAPPED, wording.power_now(self._picture, name))
        if colonist(number) in self._picture.selection.blocked:
            pad = t.pxf(Space.XS)
            paint_hatch(self._painter, rect.adjusted(0, 0, 0, -foot.height() - pad))
        self._draw_holders(name, foot)

    def _fitting(self, name: str, width: float) -> TypeRole:
        roles = (TypeRole.SECTION, TypeRole.LABEL)
        fits = (
            role
            for role in roles
            if QFontMetricsF(theme().font(role)).horizontalAdvance(name) <= width
        )
        return next(fits, TypeRole.LABEL)

    def _draw_holders(self, name: str, foot: QRectF) -> None:
        """The mark of the seat that has a colonist, filled; outlines of those that may have it."""
        t, picture = theme(), self._picture
        blocked = picture.selection.blocked.get(colonist(COLONIST_NAMES.index(name)))
        holders = picture.holders(name)
        sure = len(holders) == 1 and picture.colonist(holders[0]) == name
        if not sure and (picture.is_out(name) or blocked is not None):
            word = wording.blocked(blocked) if blocked else wording.out_word()
            self._pen(Token.TEXT2, TypeRole.LABEL)
            self._elided(foot, word, centred=True)
            return
        if not holders or not (sure or picture.memory):
            return
        mark, gap = t.pxf(_MARK), t.pxf(Space.XS)
        x = foot.center().x() - (len(holders) * (mark + gap) - gap) / 2
        for seat in holders:
            rect = QRectF(x, foot.center().y() - mark / 2, mark, mark)
            if sure:
                paint_seat(self._painter, rect, seat)
            else:
                self._painter.setPen(QPen(t.seat_color(seat), t.pxf(1.5)))
                self._painter.setBrush(Qt.BrushStyle.NoBrush)
                self._painter.drawPath(seat_path(t.seat(seat).shape, rect))
            x += mark + gap

    def _draw_drawn(self) -> None:
        for at, code in enumerate(self._picture.drawn()):
            if drawn(at) not in self._picture.away:
                paint_module(self._painter, self._rect(drawn(at)), code)

    def _draw_unseen(self) -> None:
        """Four columns, one for each colour: how many of each module nobody has shown."""
        t, area, view = theme(), self._layout.middle, self._picture.view
        columns, rows = len(STYLES), TYPES // len(STYLES)
        height = min(area.height() / rows, t.pxf(26))
        top = area.center().y() - height * rows / 2
        width = area.width() / columns
        for card in range(TYPES):
            column, row = divmod(card, rows)
            cell = QRectF(area.left() + column * width, top + row * height, width, height)
            cell.adjust(t.pxf(Space.XS), 0, -t.pxf(Space.S), 0)
            style = list(STYLES)[column]
            side = t.pxf(_ICON)
            icon = QRectF(cell.left(), cell.center().y() - side / 2, side, side)
            paint_icon(self._painter, STYLES[style].icon, module_colour(style), icon)
            left = view.unseen.get(CODES[card], 0)
            count = wording.unseen(left, copies_of(card))
            self._pen(Token.TEXT if left else Token.TEXT2, TypeRole.LABEL)
            taken = self._painter.fontMetrics().horizontalAdvance(count)
            self._painter.drawText(cell, _RIGHT, count)
            name = cell.adjusted(side + t.pxf(Space.XS), 0, -taken - t.pxf(Space.XS), 0)
            self._elided(name, MODULE_NAMES[card])

    # -- marks --------------------------------------------------------------------------------

    def _draw_marks(self, sections: Collection[Section]) -> None:
        for place, mark in marks(self._picture):
            rect = self._rect(place)
            if section_of(place) not in sections:
                continue
            if mark is Mark.BLOCKED:
                if place.kind is not Kind.COLONIST:  # those are hatched below their words
                    paint_hatch(self._painter, rect)
            elif mark is Mark.ADVISED:
                paint_ring(self._painter, rect.adjusted(-2, -2, 2, 2), Token.HINT)
            else:
                token = Token.WARN if mark is Mark.PENDING else Token.ACCENT
                paint_ring(self._painter, rect, token)

    # -- helpers ------------------------------------------------------------------------------

    def _rect(self, place: Place) -> QRectF:
        return self._layout.places[place]

    def _pen(self, token: Token, role: TypeRole) -> None:
        self._painter.setFont(theme().font(role))
        self._painter.setPen(theme().color(token))

    def _elided(self, rect: QRectF, text: str, *, centred: bool = False) -> None:
        metrics = self._painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()))
        self._painter.drawText(rect, _CENTRE if centred else _LEFT, shown)

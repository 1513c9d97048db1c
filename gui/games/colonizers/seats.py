"""Draws the panel of a seat: its colony and hand, its name, points, Omnium and colonist."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from engines.core.types import Seat
from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.numbers import COLONY, HAND
from gui.games.colonizers import wording
from gui.games.colonizers.canvas import CENTRE, ICON, LEFT, LINE, MARK, RIGHT, Canvas
from gui.games.colonizers.cards import paint_icon, paint_module, paint_slot
from gui.games.colonizers.colours import COLONIST_ICONS, HIDDEN_ICON, OMNIUM_ICON
from gui.games.colonizers.places import colony, hand, seat_of
from gui.kit.paint import box, paint_seat
from gui.style import Radius, Space, Token, TypeRole, theme


class SeatPanels:
    """One panel at a time."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._painter = canvas.painter
        self._picture = canvas.picture

    def draw(self, seat: Seat) -> None:
        """The panel of a seat, without what moves."""
        t, picture = theme(), self._picture
        view = picture.view
        active = picture.is_active(seat)
        fill, edge = (Token.ACCENT_SOFT, Token.ACCENT) if active else (Token.SURFACE, Token.LINE)
        panel = self._canvas.layout.panels[seat]
        box(self._painter, panel, t.pxf(Radius.CARD), t.color(fill), t.color(edge), t.pxf(1))
        if seat == picture.bottom:
            self._draw_own(seat)
        else:
            self._draw_other(seat)
        built = view.players[seat].colony
        for at in range(COLONY):
            place = colony(seat, at)
            if at < len(built) and place not in picture.away:
                paint_module(self._painter, self._canvas.rect(place), built[at])
            else:
                paint_slot(self._painter, self._canvas.rect(place))
        if seat == picture.bottom and not view.players[seat].hand_size:
            first, last = self._canvas.rect(hand(seat, 0)), self._canvas.rect(hand(seat, HAND - 1))
            self._canvas.pen(Token.TEXT2, TypeRole.SECONDARY)
            self._painter.drawText(first.united(last), CENTRE, wording.no_cards())
        for at, code in enumerate(picture.hand(seat)):
            place = hand(seat, at)
            if place not in picture.away:
                paint_module(self._painter, self._canvas.rect(place), code)

    def _draw_other(self, seat: Seat) -> None:
        """Name and points; below, colonist and Omnium, left of the backs."""
        t, rect = theme(), self._canvas.rect(seat_of(seat))
        first = QRectF(rect.topLeft(), QSizeF(rect.width(), t.pxf(LINE)))
        second = first.translated(0, first.height())
        self._draw_name(seat, first)
        second.setRight(self._canvas.rect(hand(seat, 0)).left() - t.pxf(Space.S))
        end = self._draw_omnium(seat, second)
        second.setRight(end - t.pxf(Space.S))
        self._draw_who(seat, second)

    def _draw_own(self, seat: Seat) -> None:
        """The same below each other, with the colonist's power."""
        t, rect = theme(), self._canvas.rect(seat_of(seat))
        line = t.pxf(LINE + 2)
        row = QRectF(rect.topLeft(), QSizeF(rect.width(), line))
        self._draw_name(seat, row)
        row.translate(0, line)
        self._draw_omnium(seat, row, left=True)
        row.translate(0, line)
        self._draw_who(seat, row)
        name = self._picture.colonist(seat)
        rest = QRectF(row.bottomLeft(), rect.bottomRight())
        if name is not None and rest.height() >= t.pxf(TypeRole.LABEL.line):
            self._canvas.pen(Token.TEXT2, TypeRole.LABEL)
            text = wording.power(name)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            self._painter.drawText(rest, int(left | Qt.TextFlag.TextWordWrap), text)

    def _draw_name(self, seat: Seat, row: QRectF) -> None:
        t, player = theme(), self._picture.view.players[seat]
        mark = t.pxf(MARK)
        corner = QPointF(row.left(), row.center().y() - mark / 2)
        paint_seat(self._painter, QRectF(corner, QSizeF(mark, mark)), seat)
        points = str(player.score)
        self._canvas.pen(Token.TEXT, TypeRole.VALUE)
        width = self._painter.fontMetrics().horizontalAdvance(points)
        self._painter.drawText(row, RIGHT, points)
        self._canvas.pen(Token.TEXT, TypeRole.SECTION)
        name = row.adjusted(mark + t.pxf(Space.S), 0, -width - t.pxf(Space.S), 0)
        self._canvas.elided(name, self._picture.names[seat])

    def _draw_omnium(self, seat: Seat, row: QRectF, *, left: bool = False) -> float:
        """The hexagon and the figure; return where they begin."""
        t = theme()
        text = str(self._picture.view.players[seat].omnium)
        self._canvas.pen(Token.TEXT, TypeRole.SECTION)
        side, gap = t.pxf(ICON), t.pxf(Space.XS)
        width = self._painter.fontMetrics().horizontalAdvance(text)
        begin = row.left() if left else row.right() - width - side - gap
        icon = QRectF(begin, row.center().y() - side / 2, side, side)
        paint_icon(self._painter, OMNIUM_ICON, t.color(Token.TEXT2), icon)
        after = QRectF(icon.right() + gap, row.top(), row.right() - icon.right(), row.height())
        self._painter.drawText(after, LEFT, text if not left else wording.omnium(text))
        return begin

    def _draw_who(self, seat: Seat, row: QRectF) -> None:
        """The colonist with its name; or the icons of those that it may be."""
        t, found = theme(), self._picture.colonists(seat)
        side, gap = t.pxf(ICON), t.pxf(Space.XS)
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
            self._canvas.pen(Token.TEXT if sure else Token.TEXT2, TypeRole.SECONDARY)
            text = found[0] if sure else wording.hidden_word()
            rest = QRectF(icon.topLeft(), row.bottomRight())
            if not sure or self._painter.fontMetrics().horizontalAdvance(text) <= rest.width():
                self._canvas.elided(rest, text)  # a cut name says no more than the icon

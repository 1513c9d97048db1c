"""The ladder: how far each seat is on the way to 10 000."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPen

from engines.core.types import Seat
from engines.core.words import number
from engines.games.fargo.view import FargoView
from gui.games.fargo import wording
from gui.kit.paint import box, fill_icon, paint_seat
from gui.style import Size, Space, Token, TypeRole, theme
from gui.table.spots import Mark, Spot

_AXIS: Final = 48.0
_COLUMN: Final = 46.0
_LEAST_COLUMN: Final = 24.0
_BAR: Final = 18.0
_STEP: Final = 2000
_SAFE_OPACITY: Final = 0.45
_HEADROOM: Final = 1.06
_FLAG: Final = 0.62
_NEVER_OVER: Final = 3


@dataclass(frozen=True, slots=True)
class Ladder:
    """A bar for each seat up to the target; what the turn may add is drawn lighter on top.

    In the last turns a dashed line shows the score to beat, and a flag who brought the end. Where
    there is little room the bars move together, and scores that find no place are left out: the
    player cards have them, too.
    """

    view: FargoView
    names: tuple[str, ...]

    def width(self, room: float) -> float:
        """How wide it is at 100 % in so much room."""
        seats = len(self.view.scores)
        return _AXIS + min(seats * _COLUMN, max(seats * _LEAST_COLUMN, room - _AXIS))

    @property
    def ground_look(self) -> Hashable:
        return self.view

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        places = _Places.of(self.view, QRectF(QPointF(), size))
        self._paint_scale(painter, self.view, places)
        for seat in range(len(self.view.scores)):
            self._paint_seat(painter, self.view, places, seat)

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        places = _Places.of(self.view, QRectF(QPointF(), size))
        return [
            Spot(
                key=seat,
                rect=QRectF(
                    places.middle(seat) - places.column / 2, 0, places.column, size.height()
                ),
                name=wording.points(self.names[seat], score),
                tip=wording.points(self.names[seat], score),
                role=QAccessible.Role.StaticText,
            )
            for seat, score in enumerate(self.view.scores)
        ]

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        return ()

    # -- painting -----------------------------------------------------------------------------

    def _paint_scale(self, painter: QPainter, view: FargoView, places: "_Places") -> None:
        for points in range(0, view.target, _STEP):
            self._paint_line(painter, places, points, QPen(theme().color(Token.LINE), 1))
        goal = QPen(theme().color(Token.TEXT2), theme().pxf(1.5))
        self._paint_line(painter, places, view.target, goal, Token.TEXT)
        if view.last_turn and not view.over:
            pen = QPen(theme().color(Token.WARN), theme().pxf(1.5), Qt.PenStyle.DashLine)
            y = places.y(view.to_beat)
            painter.setPen(pen)
            painter.drawLine(QLineF(places.area.left(), y, places.area.right(), y))

    def _paint_line(
        self,
        painter: QPainter,
        places: "_Places",
        points: int,
        pen: QPen,
        ink: Token = Token.TEXT2,
    ) -> None:
        t = theme()
        area, y, line = places.area, places.y(points), t.pxf(TypeRole.LABEL.line)
        painter.setPen(pen)
        painter.drawLine(QLineF(area.left(), y, area.right(), y))
        painter.setPen(t.color(ink))
        painter.setFont(t.font(TypeRole.LABEL))
        label = QRectF(0, y - line / 2, area.left() - t.pxf(Space.S), line)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(label, int(right), number(points))

    def _paint_seat(
        self, painter: QPainter, view: FargoView, places: "_Places", seat: Seat
    ) -> None:
        t = theme()
        colour = t.seat_color(seat)
        score = top = view.scores[seat]
        painter.fillRect(places.bar(seat, 0, score), colour)
        if seat == view.mover and not view.over:
            light = QColor(colour)
            light.setAlphaF(_SAFE_OPACITY)
            banked = score + view.banked
            painter.fillRect(places.bar(seat, score, banked), light)
            top = banked + view.run
            self._paint_risk(painter, places.bar(seat, banked, top), colour)
        if seat == view.trigger:
            self._paint_flag(painter, places.bar(seat, 0, score))
        self._paint_score(painter, view, places, seat, places.y(top))
        mark = t.pxf(Size.MARK)
        left, top_edge = places.middle(seat) - mark / 2, places.area.bottom() + t.pxf(Space.XS)
        rect = QRectF(left, top_edge, mark, mark)
        paint_seat(painter, rect, seat)

    def _paint_risk(self, painter: QPainter, rect: QRectF, colour: QColor) -> None:
        """Points at risk: an empty segment with a dashed edge."""
        if rect.height() < 1:
            return
        pen = QPen(colour, theme().pxf(1.5), Qt.PenStyle.DashLine)
        inset = pen.widthF() / 2
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(inset, inset, -inset, 0))

    def _paint_flag(self, painter: QPainter, bar: QRectF) -> None:
        """A flag at the top of the bar of the seat that brought the last turns."""
        middle = QPointF(bar.center().x(), bar.top() + bar.width() * 0.6)
        side = bar.width() * _FLAG
        fill_icon(painter, "fa6s.flag-checkered", middle, side, theme().on_seat())

    def _paint_score(
        self, painter: QPainter, view: FargoView, places: "_Places", seat: Seat, y: float
    ) -> None:
        t = theme()
        text, line = number(view.scores[seat]), t.pxf(TypeRole.LABEL.line)
        font = t.font(TypeRole.LABEL)
        width = QFontMetricsF(font).horizontalAdvance(text) + t.pxf(Space.XS)
        if width > places.column + t.pxf(_NEVER_OVER):
            return
        chip = QRectF(0, 0, width, line)
        chip.moveCenter(QPointF(places.middle(seat), y - line / 2 - t.pxf(2)))
        box(painter, chip, t.pxf(Space.XS), t.color(Token.WINDOW))
        painter.setFont(font)
        painter.setPen(t.color(Token.TEXT))
        painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), text)


@dataclass(frozen=True, slots=True)
class _Places:
    """Where everything is in one picture of the ladder, in pixels."""

    area: QRectF
    column: float
    most: float

    @classmethod
    def of(cls, view: FargoView, rect: QRectF) -> "_Places":
        """The places of a position in a rectangle."""
        t = theme()
        top = t.pxf(TypeRole.LABEL.line + Space.XS)
        bottom, left = t.pxf(Size.MARK + Space.S), t.pxf(_AXIS)
        area = rect.adjusted(left, top, 0, -bottom)
        stopped = 0 if view.over else view.scores[view.mover] + view.stop_points
        most = max(view.target * _HEADROOM, *view.scores, stopped)
        return cls(area, area.width() / len(view.scores), most)

    def y(self, points: float) -> float:
        """The height of a score."""
        return self.area.bottom() - self.area.height() * points / self.most

    def middle(self, seat: Seat) -> float:
        """The middle of a seat's column."""
        return self.area.left() + self.column * (seat + 0.5)

    def bar(self, seat: Seat, bottom: float, top: float) -> QRectF:
        """The part of a seat's bar between two scores."""
        width = theme().pxf(_BAR)
        low, high = self.y(bottom), self.y(top)
        return QRectF(self.middle(seat) - width / 2, high, width, low - high)

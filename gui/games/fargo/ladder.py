"""The ladder: how far each seat is on the way to 10 000."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.core.types import Seat
from engines.core.words import number
from engines.games.fargo.view import FargoView
from gui.kit.paint import box, paint_seat
from gui.kit.tips import Tip, set_tip
from gui.style import Size, Space, Token, TypeRole, theme
from gui.style.icons import icon_path

_AXIS: Final = 48.0
_COLUMN: Final = 46.0
_LEAST_COLUMN: Final = 24.0
_BAR: Final = 18.0
_STEP: Final = 2000
_LEAST_HEIGHT: Final = 160
_SAFE_OPACITY: Final = 0.45
_HEADROOM: Final = 1.06
_FLAG: Final = 0.62
_NEVER_OVER: Final = 3


class Ladder(QWidget):
    """A bar for each seat up to the target; what the turn may add is drawn lighter on top.

    In the last turns a dashed line shows the score to beat, and a flag who brought the end. Where
    there is little room the bars move together, and scores that find no place are left out: the
    player cards have them, too.
    """

    def __init__(self) -> None:
        super().__init__()
        self._view: FargoView | None = None
        self._names: Sequence[str] = ()
        self._room = math.inf
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        theme().follow(self.apply_theme)

    def show_view(self, view: FargoView, names: Sequence[str]) -> None:
        """Show the scores of a position."""
        if (view, names) == (self._view, self._names):
            return
        resized = self._view is None or len(view.scores) != len(self._view.scores)
        self._view, self._names = view, names
        if resized:
            self.updateGeometry()
        scores = [
            self.tr("{0}: {1} points").format(name, number(score))
            for name, score in zip(names, view.scores, strict=False)
        ]
        set_tip(self, Tip(self.tr("Scores"), lines=tuple(scores)))
        self.setAccessibleName(", ".join(scores))
        self.update()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.updateGeometry()
        self.update()

    def set_room(self, width: float) -> None:
        """Be no wider than this, in pixels at 100 %, if the columns can move so close together."""
        if width != self._room:
            self._room = width
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        least, most = self._size(_LEAST_COLUMN), self._size(_COLUMN)
        width = round(min(most.width(), max(least.width(), theme().pxf(self._room))))
        return QSize(width, most.height())

    def minimumSizeHint(self) -> QSize:
        return self._size(_LEAST_COLUMN)

    def _size(self, column: float) -> QSize:
        seats = len(self._view.scores) if self._view is not None else 2
        t = theme()
        return QSize(t.px(_AXIS + seats * column), t.px(_LEAST_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = _Places.of(self._view, QRectF(self.rect()))
        self._paint_scale(painter, self._view, places)
        for seat in range(len(self._view.scores)):
            self._paint_seat(painter, self._view, places, seat)

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
        side = bar.width() * _FLAG
        painter.save()
        painter.translate(bar.center().x(), bar.top() + bar.width() * 0.6)
        painter.scale(side, side)
        painter.fillPath(icon_path("fa6s.flag-checkered"), theme().on_seat())
        painter.restore()

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

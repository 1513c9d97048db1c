"""The ladder: how far each seat is on the way to 10 000."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.core.words import number
from engines.games.fargo.view import FargoView
from gui.theme import Size, Space, Token, TypeRole, theme
from gui.widgets.paint import box, paint_seat

_AXIS: Final = 48.0
_COLUMN: Final = 46.0
_BAR: Final = 18.0
_STEP: Final = 2000
_LEAST_HEIGHT: Final = 200
_SAFE_OPACITY: Final = 0.45


class Ladder(QWidget):
    """A bar for each seat up to the target; what the turn may add is drawn lighter on top."""

    def __init__(self) -> None:
        super().__init__()
        self._view: FargoView | None = None
        self._names: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme().follow(self.apply_theme)

    def show_view(self, view: FargoView, names: Sequence[str]) -> None:
        """Show the scores of a position."""
        resized = self._view is None or len(view.scores) != len(self._view.scores)
        self._view, self._names = view, names
        if resized:
            self.updateGeometry()
        self.setAccessibleName(
            ", ".join(
                self.tr("{0}: {1} points").format(name, number(score))
                for name, score in zip(names, view.scores, strict=False)
            )
        )
        self.update()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        seats = len(self._view.scores) if self._view is not None else 2
        t = theme()
        return QSize(t.px(_AXIS + seats * _COLUMN), t.px(_LEAST_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter, self._view)
        for seat in range(len(self._view.scores)):
            self._paint_seat(painter, self._view, seat)

    def _area(self) -> QRectF:
        t = theme()
        top = t.pxf(TypeRole.LABEL.line + Space.XS)
        bottom = t.pxf(Size.MARK + Space.S)
        left = t.pxf(_AXIS)
        return QRectF(left, top, self.width() - left, self.height() - top - bottom)

    def _y(self, view: FargoView, points: float) -> float:
        most = max(view.target * 1.06, *view.scores, view.scores[view.mover] + view.stop_points)
        area = self._area()
        return area.bottom() - area.height() * points / most

    def _paint_scale(self, painter: QPainter, view: FargoView) -> None:
        t = theme()
        area = self._area()
        painter.setFont(t.font(TypeRole.LABEL))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        line = t.pxf(TypeRole.LABEL.line)
        for points in range(0, view.target + 1, _STEP):
            y = self._y(view, points)
            goal = points == view.target
            painter.setPen(
                QPen(t.color(Token.TEXT2 if goal else Token.LINE), t.pxf(1.5 if goal else 1))
            )
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
            painter.setPen(t.color(Token.TEXT if goal else Token.TEXT2))
            label = QRectF(0, y - line / 2, area.left() - t.pxf(Space.S), line)
            painter.drawText(label, int(right), number(points))

    def _paint_seat(self, painter: QPainter, view: FargoView, seat: int) -> None:
        t = theme()
        area = self._area()
        middle = area.left() + t.pxf(_COLUMN) * (seat + 0.5)
        colour = t.seat_color(seat)
        score = view.scores[seat]
        top = score
        bottom_y = area.bottom()
        self._segment(painter, middle, bottom_y, self._y(view, score), colour)
        if seat == view.mover and not view.over:
            light = QColor(colour)
            light.setAlphaF(_SAFE_OPACITY)
            banked = score + view.banked
            self._segment(painter, middle, self._y(view, score), self._y(view, banked), light)
            top = banked + view.run
            self._outline(painter, middle, self._y(view, banked), self._y(view, top), colour)
        self._paint_score(painter, QPointF(middle, self._y(view, top)), seat, view)
        mark = t.pxf(Size.MARK)
        rect = QRectF(middle - mark / 2, area.bottom() + t.pxf(Space.S) / 2, mark, mark)
        paint_seat(painter, rect, seat)

    def _segment(
        self, painter: QPainter, middle: float, bottom: float, top: float, colour: QColor
    ) -> None:
        if bottom - top < 1:
            return
        width = theme().pxf(_BAR)
        painter.fillRect(QRectF(middle - width / 2, top, width, bottom - top), colour)

    def _outline(
        self, painter: QPainter, middle: float, bottom: float, top: float, colour: QColor
    ) -> None:
        """Points at risk: an empty segment with a dashed edge."""
        if bottom - top < 1:
            return
        width, pen = theme().pxf(_BAR), QPen(colour, theme().pxf(1.5), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = pen.widthF() / 2
        painter.drawRect(
            QRectF(middle - width / 2, top, width, bottom - top).adjusted(inset, inset, -inset, 0)
        )

    def _paint_score(self, painter: QPainter, at: QPointF, seat: int, view: FargoView) -> None:
        t = theme()
        line, width = t.pxf(TypeRole.LABEL.line), t.pxf(_COLUMN)
        rect = QRectF(at.x() - width / 2, at.y() - line - t.pxf(2), width, line)
        text = number(view.scores[seat])
        painter.setFont(t.font(TypeRole.LABEL))
        metrics = painter.fontMetrics()
        chip = QRectF(0, 0, metrics.horizontalAdvance(text) + t.pxf(Space.XS), line)
        chip.moveCenter(rect.center())
        box(painter, chip, t.pxf(Space.XS), t.color(Token.WINDOW))
        painter.setPen(t.color(Token.TEXT))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), text)

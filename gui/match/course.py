"""The course of a game on paper: everyone's win chance, and where it turned."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from engines.contract.game import Game
from engines.match.advice.quality import Shares
from engines.match.analysis.review import Review
from engines.runtime.texts import tr
from gui.app.values import even_share, share_text
from gui.kit.paint import box, paint_seat
from gui.match.paper import Drawing
from gui.style import Size, Space, Token, TypeRole, theme
from gui.table.sheet import ink, seat_ink

_WIDE: Final = 180
_HIGH: Final = 72
_FEWEST: Final = 2
"""With fewer known values, no course is drawn."""


class Course(Drawing):
    """A line for each seat from the first step to the last, and dots at the costliest decisions.

    ``chosen(node)``: someone wants to see the table before this step.
    """

    chosen = Signal(int)

    least = QSize(_WIDE, _HIGH)

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        super().__init__()
        self._game, self._names = game, names
        self._chances: tuple[Shares | None, ...] = ()
        self._range = (0.0, 1.0)
        """The lowest and the highest share that is shown; money can go beyond what is usual."""
        self._points: tuple[tuple[int, int, int], ...] = ()
        """Step, seat, and node of the costliest decisions."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.hide()

    def show_review(self, review: Review) -> None:
        """Show what a review knows; nothing while there is next to nothing to show."""
        self._chances = review.chances
        points = review.turning_points
        self._points = tuple((point.ply, point.seat, point.node) for point in points)
        means = [mean for at in self._chances if at is not None for mean in _means(at)]
        seen = [mean for mean in means if not math.isnan(mean)]
        self._range = min((0.0, *seen)), max((1.0, *seen))
        known = [at for at in self._chances[:-1] if at is not None]
        self.setVisible(len(known) >= _FEWEST and not is_flat(review))
        if known:
            told = (
                tr("kit-from-to", name=name, before=self._text(first), after=self._text(last))
                for name, first, last in zip(
                    self._names, _means(known[0]), _means(known[-1]), strict=True
                )
            )
            self.setAccessibleName(f"{tr('kit-win-chance-graph')}: {', '.join(told)}")
        self.update()

    def _text(self, share: float) -> str:
        return share_text(self._game, share, decimals=0)

    # -- where everything is ------------------------------------------------------------------

    def _frame(self, room: QRectF) -> QRectF:
        """What is between the figures at the left and the marks on the right."""
        t = theme()
        metrics = QFontMetricsF(t.font(TypeRole.LABEL))
        left = max(metrics.horizontalAdvance(self._text(each)) for each in self._range)
        mark = t.pxf(Size.MARK)
        return room.adjusted(left + t.pxf(Space.S), mark / 2, -mark, -mark / 2)

    def _at(self, frame: QRectF, step: int, share: float) -> QPointF:
        across = step / max(1, len(self._chances) - 1)
        low, high = self._range
        up = (share - low) / (high - low)
        pad = theme().pxf(Size.MARK)  # dots stay clear of the figures
        x = frame.left() + pad + across * (frame.width() - pad)
        return QPointF(x, frame.bottom() - up * frame.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        frame = self._frame(QRectF(0, 0, self.width() / self.growth, 1))
        known = [at for at in self._points if self._chances[at[0]]]
        if known and event.button() is Qt.MouseButton.LeftButton:
            here = event.position().x() / self.growth
            ways = (abs(self._at(frame, step, 0.0).x() - here) for step, *_ in known)
            self.chosen.emit(min(zip(ways, known, strict=True))[1][2])

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, (painter, room) = theme(), self.drawn()
        frame = self._frame(room)
        box(painter, frame, t.pxf(6), ink(Token.RAISED, 0.55), ink(Token.LINE))
        seats = len(self._names)
        self._paint_scale(painter, frame)
        for seat in range(seats):
            line = QPolygonF()
            for step, at in enumerate(self._chances):
                if at is not None and not math.isnan(at[seat].mean):
                    line.append(self._at(frame, step, at[seat].mean))
            pen = QPen(seat_ink(seat), t.pxf(2))
            if dashes := t.seat(seat).dashes:
                pen.setDashPattern(list(dashes))
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(line)
            if not line.isEmpty():
                side, end = t.pxf(Size.MARK), line.last()
                mark = QRectF(end.x() - side / 2, end.y() - side / 2, side, side)
                paint_seat(painter, mark, seat, seat_ink(seat))
        for step, seat, _node in self._points:
            at = self._chances[step]
            if at is not None:
                painter.setPen(QPen(ink(Token.TEXT), t.pxf(1.5)))
                painter.setBrush(ink(Token.BRASS))
                painter.drawEllipse(self._at(frame, step, at[seat].mean), t.pxf(5), t.pxf(5))

    def _paint_scale(self, painter: QPainter, frame: QRectF) -> None:
        """The ends of the scale, and where all are level, in figures and thin lines."""
        t = theme()
        painter.setFont(t.font(TypeRole.LABEL))
        high = painter.fontMetrics().height()
        low, top = self._range
        for share in (low, even_share(self._game, len(self._names)), top):
            y = self._at(frame, 0, share).y()
            if low < share < top:
                painter.setPen(QPen(ink(Token.LINE_STRONG), t.pxf(1), Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
            painter.setPen(ink(Token.TEXT2))
            room = QRectF(0, y - high / 2, frame.left() - t.pxf(Space.XS), high)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, int(flags), self._text(share))


def _means(shares: Shares) -> list[float]:
    return [each.mean for each in shares]


def is_flat(review: Review) -> bool:
    """Whether the adviser thought the same of every position before the last."""
    known = [_means(at) for at in review.chances[:-1] if at is not None]
    return all(means == known[0] for means in known)

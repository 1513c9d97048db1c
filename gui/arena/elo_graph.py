"""The graph of Elo over time: a line and its 95 % band for each entrant."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.arena.stats import Interval
from engines.core.words import number
from gui.arena.elo_lines import Point
from gui.arena.figures import elo_text
from gui.kit.paint import paint_seat
from gui.style import Size, Space, Token, TypeRole, theme
from gui.style.tokens import SEATS

_LINE: Final = 2.0
_BAND: Final = 0.16
_AXIS: Final = 56
_NAMES: Final = 132
_MARK: Final = 10
_MARKS: Final = 5
_WIDEST: Final = 800.0
"""Elo from the middle to either end, at most: what lies beyond is cut."""
_LEAST: Final = 40.0
_STEPS: Final = (10, 20, 50, 100, 200, 400)
_MOST_LINES: Final = 6
_BANDS_UP_TO: Final = 4
"""With more lines, bands would hide each other: they are drawn for the marked entrant only."""


class EloGraph(QWidget):
    """Elo with its 95 % band over the games played.

    Lines look like those of seats: colour, stroke and shape. At most six are drawn, the first of
    ``order``; the whole is in the accessible description.
    """

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[Point, ...] = ()
        self._names: tuple[str, ...] = ()
        self._order: tuple[int, ...] = ()
        self._marked: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Elo over time"))
        theme().follow(self.apply_theme)

    @property
    def points(self) -> tuple[Point, ...]:
        """What is drawn."""
        return self._points

    def show_points(
        self, points: Sequence[Point], names: Sequence[str], order: Sequence[int]
    ) -> None:
        """Draw other points; ``order`` lists the entrants, best first."""
        self._points = tuple(points)
        self._names = tuple(names)
        self._order = tuple(order)
        self.setAccessibleDescription(self.summary())
        self.update()

    def mark(self, entrant: int | None) -> None:
        """Draw the line of an entrant stronger than the others."""
        if entrant != self._marked:
            self._marked = entrant
            self.update()

    def summary(self) -> str:
        """The graph in words: where everybody began and stands now."""
        if not self._points:
            return self.tr("No games have been counted yet.")
        first, last = self._points[0], self._points[-1]
        parts = [
            self.tr("{0} from {1} to {2}").format(
                self._names[each], elo_text(first.strengths[each]), elo_text(last.strengths[each])
            )
            for each in self._order
        ]
        games = self.tr("After {0} games: {1}.")
        return games.format(number(last.games), ", ".join(parts))

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setMinimumHeight(theme().px(Size.GRAPH))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_WIDTH), theme().px(Size.GRAPH * 2))

    # -- drawing ------------------------------------------------------------------------------

    @property
    def lines(self) -> tuple[int, ...]:
        """The entrants whose lines are drawn: the best, and the marked one."""
        shown = list(self._order[:_MOST_LINES])
        if self._marked is not None and self._marked not in shown:
            shown[-1:] = [self._marked]
        return tuple(shown)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = theme()
        painter.setFont(t.font(TypeRole.LABEL))
        if len(self._points) < 2:
            painter.setPen(t.color(Token.TEXT2))
            text = self.tr("The lines begin when some blocks of games have been counted.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(QRectF(self.rect()), int(flags), text)
            return
        plot = self._plot()
        low, high = self._range()
        self._paint_axes(painter, plot, low, high)
        painter.save()
        painter.setClipRect(plot.adjusted(0, -1, t.pxf(_MARK), 1))
        drawn = tuple(enumerate(self.lines))
        for place, entrant in drawn:
            if len(drawn) <= _BANDS_UP_TO or entrant == self._marked:
                self._paint_band(painter, plot, (low, high), place, entrant)
        for place, entrant in drawn:
            self._paint_line(painter, plot, (low, high), place, entrant)
        painter.restore()
        self._paint_names(painter, plot, low, high)

    def _plot(self) -> QRectF:
        t = theme()
        names = t.pxf(_NAMES) if self.width() >= t.px(480) else t.pxf(Space.XL)
        below = t.pxf(TypeRole.LABEL.line + Space.XS)
        return QRectF(self.rect()).adjusted(t.pxf(_AXIS), t.pxf(Space.S), -names, -below)

    def _range(self) -> tuple[float, float]:
        """What the axis shows: all means, and the bands of the second half."""
        values = [
            value
            for point in self._points
            for entrant in self.lines
            if math.isfinite(value := point.strengths[entrant].mean)
        ]
        for point in self._points[len(self._points) // 2 :]:
            for entrant in self.lines:
                at = point.strengths[entrant]
                values += [value for value in (at.low, at.high) if math.isfinite(value)]
        if not values:
            return -_LEAST, _LEAST
        middle = sorted(values)[len(values) // 2]
        low = max(min(values), middle - _WIDEST)
        high = min(max(values), middle + _WIDEST)
        room = max(_LEAST - (high - low), 0.08 * (high - low)) / 2
        return low - room, high + room

    def _x(self, plot: QRectF, games: float) -> float:
        first, last = self._points[0].games, self._points[-1].games
        return plot.left() + plot.width() * (games - first) / max(1, last - first)

    @staticmethod
    def _y(plot: QRectF, limits: tuple[float, float], elo: float) -> float:
        low, high = limits
        share = (min(max(elo, low - 1e4), high + 1e4) - low) / (high - low)
        return plot.bottom() - plot.height() * share

    def _paint_axes(self, painter: QPainter, plot: QRectF, low: float, high: float) -> None:
        t = theme()
        lines = max(2, int(plot.height() / t.pxf(28)))
        step = next((each for each in _STEPS if (high - low) / each <= lines), _STEPS[-1])
        height = t.pxf(TypeRole.LABEL.line)
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for elo in range(math.ceil(low / step) * step, math.floor(high) + 1, step):
            y = self._y(plot, (low, high), elo)
            painter.setPen(QPen(t.color(Token.LINE), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(t.color(Token.TEXT2))
            box = QRectF(0, y - height / 2, plot.left() - t.pxf(Space.S), height)
            painter.drawText(box, right, number(elo))
        painter.setPen(t.color(Token.TEXT2))
        below = QRectF(plot.left(), plot.bottom() + t.pxf(Space.XS), plot.width(), height)
        first, last = number(self._points[0].games), number(self._points[-1].games)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), first)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), self.tr("{0} games").format(last))

    def _paint_band(
        self,
        painter: QPainter,
        plot: QRectF,
        limits: tuple[float, float],
        place: int,
        entrant: int,
    ) -> None:
        upper, lower = QPolygonF(), QPolygonF()
        for point in self._points:
            at: Interval = point.strengths[entrant]
            x = self._x(plot, point.games)
            upper.append(QPointF(x, self._y(plot, limits, at.high)))
            lower.append(QPointF(x, self._y(plot, limits, at.low)))
        colour = theme().seat_color(place % len(SEATS))
        colour.setAlphaF(_BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([*upper.toList(), *reversed(lower.toList())]))

    def _paint_line(
        self,
        painter: QPainter,
        plot: QRectF,
        limits: tuple[float, float],
        place: int,
        entrant: int,
    ) -> None:
        t = theme()
        seat = place % len(SEATS)
        line = [
            QPointF(self._x(plot, point.games), self._y(plot, limits, at))
            for point in self._points
            if math.isfinite(at := point.strengths[entrant].mean)
        ]
        pen = QPen(t.seat_color(seat), t.pxf(_LINE * (1.5 if entrant == self._marked else 1)))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if t.seat(seat).dashes:
            pen.setDashPattern(list(t.seat(seat).dashes))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(line))
        size = t.pxf(_MARK)
        gap = max(1, len(line) // _MARKS)
        for spot in (*line[(place % 3) * gap // 3 :: gap], *line[-1:]):
            paint_seat(painter, QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size), seat)

    def _paint_names(self, painter: QPainter, plot: QRectF, low: float, high: float) -> None:
        """Write names at the right ends of the lines, moved apart where they would overlap."""
        t = theme()
        if plot.right() > self.width() - t.px(_NAMES) + 1:
            return
        height = t.pxf(TypeRole.LABEL.line)
        ends = []
        for place, entrant in enumerate(self.lines):
            elo = self._points[-1].strengths[entrant].mean
            if math.isfinite(elo):
                ends.append((self._y(plot, (low, high), elo), place, entrant))
        ends.sort()
        rows = [min(max(y, plot.top()), plot.bottom()) for y, _place, _entrant in ends]
        for i in range(1, len(rows)):
            rows[i] = max(rows[i], rows[i - 1] + height)
        for i in reversed(range(len(rows))):
            most = plot.bottom() if i == len(rows) - 1 else rows[i + 1] - height
            rows[i] = min(rows[i], most)
        metrics = painter.fontMetrics()
        left = plot.right() + t.pxf(Space.M)
        room = self.width() - left
        for y, (_y, place, entrant) in zip(rows, ends, strict=True):
            painter.setPen(t.seat_color(place % len(SEATS)))
            name = metrics.elidedText(self._names[entrant], Qt.TextElideMode.ElideRight, int(room))
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(QRectF(left, y - height / 2, room, height), flags, name)

"""The win-chance graph of a record."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engines.core.words import percent
from gui.kit.chance_lines import Plot, SeatLine, paint_line
from gui.kit.paint import box
from gui.style import Size, Space, Token, TypeRole, theme

_AXIS: Final = 48
"""Room for the labels of the axis, at least."""
_OVERHANG: Final = 10
"""Marks and dots at the edge of the plot reach over it."""
_DOT: Final = 8
_HANDLE: Final = 6
_MIN_SPAN: Final = 5
_Y_STEP: Final = 0.1
_ZOOM: Final = 1.25
_WHEEL_STEP: Final = 120


def whole_percent(chance: float) -> str:
    """A win chance as it is usually written."""
    return percent(chance, 0)


@dataclass(frozen=True, slots=True)
class GraphView:
    """The lines of all seats, the plies that are turning points, and how a value is written."""

    lines: tuple[SeatLine, ...] = ()
    turning_points: tuple[int, ...] = ()
    text: Callable[[float], str] = whole_percent

    @property
    def plies(self) -> int:
        """Number of points on the x axis."""
        return max((len(line.chances) for line in self.lines), default=0)

    @property
    def reach(self) -> tuple[float, float]:
        """0 and 1, or what lies beyond: money may."""
        shown = [c for line in self.lines for c in line.chances if not math.isnan(c)]
        return min(0.0, *shown, 0.0), max(1.0, *shown, 1.0)


class WinChanceGraph(QWidget):
    """Win chance of every seat over the plies of a record.

    Seat colour, stroke and shape tell the lines apart; amber dots mark turning points; a vertical
    hairline stands at the shown ply. Click jumps, drag scrubs, arrow keys step; the wheel zooms the
    x axis around the pointer, Ctrl + wheel the y axis in steps of 10 %, double click shows all.
    Emits `plyChosen(ply)`; the page answers with `set_current`.

    All but the hairline is drawn into a picture, and again only when something else than the shown
    ply has changed.
    """

    plyChosen = Signal(int)  # noqa: N815 - Qt's way of naming signals

    def __init__(self, view: GraphView | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = GraphView()
        self._reach = self._view.reach
        self._current = 0
        self._x_range: tuple[float, float] | None = None
        self._y_cut = 0
        self._widest = 0.0
        self._picture: QPixmap | None = None
        self._drawn_for = (QSize(), 1.0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Win chance graph"))
        self.set_view(view or GraphView())
        theme().follow(self.apply_theme)

    @property
    def view(self) -> GraphView:
        """What is shown."""
        return self._view

    def set_view(self, view: GraphView) -> None:
        """Show other lines; the zoom stays while the record only grows."""
        if view.plies < self._view.plies:
            self._x_range = None
        self._view, self._reach = view, view.reach
        self._measure()
        self._current = min(self._current, max(0, view.plies - 1))
        self.setAccessibleDescription(self.summary())
        self._redraw()

    @property
    def current(self) -> int:
        """The ply with the hairline."""
        return self._current

    def set_current(self, ply: int) -> None:
        """Move the hairline; a zoomed axis follows it."""
        self._update_hairline()
        self._current = min(max(ply, 0), max(0, self._view.plies - 1))
        low, high = self.x_range
        if not low <= self._current <= high:
            span = high - low
            start = min(max(0.0, self._current - span / 2), self._last() - span)
            self._x_range = (start, start + span)
            self._redraw()
        self._update_hairline()

    @property
    def x_range(self) -> tuple[float, float]:
        """First and last ply shown."""
        return self._x_range or (0.0, self._last())

    @property
    def y_range(self) -> tuple[float, float]:
        """Lowest and highest chance shown: without a zoom, all that there are."""
        low, high = self._reach
        cut = self._y_cut * _Y_STEP * (high - low)
        return low + cut, high - cut

    def zoom_x(self, factor: float, around: float | None = None) -> None:
        """Show fewer (factor above 1) or more plies, keeping the ply `around` where it is."""
        low, high = self.x_range
        centre = self._current if around is None else around
        span = min(max((high - low) / factor, min(_MIN_SPAN, self._last())), self._last())
        if high <= low:
            return
        start = centre - (centre - low) / (high - low) * span
        start = min(max(0.0, start), self._last() - span)
        whole = span >= self._last()
        self._x_range = None if whole else (start, start + span)
        self._redraw()

    def zoom_y(self, steps: int) -> None:
        """Cut (positive) or add so many times 10 % at the top and the bottom."""
        self._y_cut = min(max(self._y_cut + steps, 0), 4)
        self._measure()
        self._redraw()

    def show_all(self) -> None:
        """Undo every zoom."""
        self._x_range = None
        self._y_cut = 0
        self._measure()
        self._redraw()

    def summary(self) -> str:
        """Return the graph in words: each seat from where to where, and the biggest swing."""
        parts = []
        for line in self._view.lines:
            known = [chance for chance in line.chances if not math.isnan(chance)]
            if known:
                text = self.tr("{0} from {1} to {2}")
                ends = (self._view.text(known[0]), self._view.text(known[-1]))
                parts.append(text.format(line.name, *ends))
        swing = self._biggest_swing()
        if swing is not None:
            parts.append(self.tr("biggest swing at {0}").format(swing))
        return ", ".join(parts)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setMinimumHeight(theme().px(Size.GRAPH))
        self._measure()
        self._redraw()

    def _measure(self) -> None:
        """See how much room the labels of the axis need."""
        metrics = QFontMetricsF(theme().font(TypeRole.LABEL))
        self._widest = max(metrics.horizontalAdvance(self._view.text(m)) for m in self._marks())

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_WIDTH), theme().px(Size.GRAPH))

    def plot_rect(self) -> QRectF:
        """Return where the lines are drawn: right of the labels of the axis."""
        t = theme()
        left = max(t.pxf(_AXIS), self._widest + t.pxf(Space.S))
        top, right = t.pxf(Space.S), t.pxf(Space.M)
        bottom = t.pxf(Space.S)
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    @property
    def plot(self) -> Plot:
        """Where plies and chances are on the screen."""
        return Plot(self.plot_rect(), self.x_range, self.y_range)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.plot.ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(self.plot.ply_at(event.position().x()))

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.show_all()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / _WHEEL_STEP
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_y(1 if steps > 0 else -1)
        elif self._view.plies > 1:
            self.zoom_x(_ZOOM**steps, self.plot.ply_at(event.position().x()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        targets = {
            Qt.Key.Key_Left: self._current - 1,
            Qt.Key.Key_Right: self._current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._view.plies - 1,
        }
        key = Qt.Key(event.key())
        if key in targets:
            self._choose(targets[key])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            text = self._describe(self.plot.ply_at(event.pos().x())) if self._view.plies else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._drawn_for != (self.size(), ratio):
            self._picture, self._drawn_for = self._drawn(ratio), (self.size(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self._view.plies:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_hairline(painter)

    def _redraw(self) -> None:
        """Something else than the shown ply has changed."""
        self._picture = None
        self.update()

    def _drawn(self, ratio: float) -> QPixmap:
        """All but the hairline, for a screen of `ratio` pixels per logical pixel."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self.plot
        self._paint_grid(painter, plot)
        if self._view.plies:
            margin = theme().pxf(_OVERHANG)
            painter.setClipRect(plot.rect.adjusted(-margin, -margin, margin, margin))
            for line in self._view.lines:
                paint_line(painter, plot, line)
            self._paint_turning_points(painter, plot)
        painter.end()
        return picture

    def _last(self) -> float:
        return float(max(1, self._view.plies - 1))

    def _choose(self, ply: int) -> None:
        ply = min(max(ply, 0), self._view.plies - 1)
        if ply >= 0 and ply != self._current:
            self.plyChosen.emit(ply)

    def _paint_grid(self, painter: QPainter, plot: Plot) -> None:
        t = theme()
        left, right = plot.rect.left(), plot.rect.right()
        even = self._even
        painter.setFont(t.font(TypeRole.LABEL))
        for chance in self._marks():
            y = plot.y_of(chance)
            painter.setPen(QPen(t.color(Token.LINE_STRONG if chance == even else Token.LINE), 1))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
            label = QRectF(0, y - t.pxf(8), left - t.pxf(Space.S), t.pxf(16))
            painter.setPen(t.color(Token.TEXT2))
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, int(flags), self._view.text(chance))

    @property
    def _even(self) -> float:
        """What every seat has when all are level."""
        return 1 / max(2, len(self._view.lines))

    def _marks(self) -> list[float]:
        """The values with a line across the plot and a label on the axis."""
        return sorted({*self.y_range, self._even})

    def _paint_turning_points(self, painter: QPainter, plot: Plot) -> None:
        t = theme()
        half = t.pxf(_DOT) / 2
        painter.setPen(QPen(t.color(Token.WARN), t.pxf(1.5)))
        painter.setBrush(t.color(Token.LAST_MOVE))
        chances = self._view.lines[0].chances
        for ply in self._view.turning_points:
            if ply < len(chances) and not math.isnan(chances[ply]):
                painter.drawEllipse(plot.point(ply, chances[ply]), half, half)

    def _paint_hairline(self, painter: QPainter) -> None:
        t = theme()
        plot = self.plot
        x, bottom = plot.x_of(self._current), plot.rect.bottom()
        painter.setPen(QPen(t.color(Token.TEXT), 1))
        painter.drawLine(QPointF(x, plot.rect.top()), QPointF(x, bottom))
        side = t.pxf(_HANDLE)
        handle = QRectF(x - side / 2, bottom - side / 2, side, side)
        box(painter, handle, side / 2, t.color(Token.TEXT))

    def _update_hairline(self) -> None:
        """Only the column of the hairline has to be painted anew."""
        half = theme().px(_HANDLE)
        x = round(self.plot.x_of(self._current))
        self.update(x - half, 0, 2 * half, self.height())

    def _biggest_swing(self) -> int | None:
        best, most = None, 0.0
        for line in self._view.lines:
            for ply in range(1, len(line.chances)):
                swing = abs(line.chances[ply] - line.chances[ply - 1])
                if swing > most:  # never true for NaN
                    best, most = ply, swing
        return best

    def _describe(self, ply: int) -> str:
        parts = [
            self.tr("{0}: {1}").format(line.name, self._view.text(line.chances[ply]))
            for line in self._view.lines
            if ply < len(line.chances) and not math.isnan(line.chances[ply])
        ]
        return "\n".join((self.tr("Ply {0}").format(ply), *parts))

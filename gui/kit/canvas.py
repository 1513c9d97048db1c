"""Draws a `Plot` with pyqtgraph. Only `charts` imports this, once a chart becomes visible."""

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.runtime.texts import number
from gui.kit.paint import seat_path
from gui.kit.pictures import pictures
from gui.kit.plot import (
    Band,
    Bars,
    Dots,
    Ends,
    Ink,
    Inks,
    Level,
    Line,
    Mark,
    Numbers,
    Plot,
    Whiskers,
)
from gui.kit.words import name_in
from gui.style import SEATS, Size, Space, Token, TypeRole
from gui.style.drawing import painter_on

_EDGE: Final = Space.S
"""How far marks at the ends of the axes extend beyond them."""
_UP_APART: Final = 28
_ACROSS_APART: Final = 80
"""Ticks are at least this many pixels apart, at 100%."""
_FEWEST_ACROSS: Final = 5
"""In narrow charts, ticks are closer, with this many gaps if their texts allow it."""
_BEAD: Final = 12
_BEADS_APART: Final = 60
"""The size of a seat's shape on its line, and the least distance between two of them."""
_HALO: Final = 1.5
_DOT: Final = 8
_DOTS_UP_TO: Final = 60
_SMOOTH: Final = 600
"""Lines with more points are drawn without antialiasing, so that scrubbing stays smooth."""
_BAND: Final = 0.16
_WHISKER: Final = 1.5
_HANDLE: Final = 6
_NAMES: Final = 132
_NAMES_FROM: Final = 480
"""Charts have room for names at the ends of lines from this width on."""
_BEYOND: Final = 40
"""How many pixels the text of a tick may reach beyond its axis."""

_Values: TypeAlias = Sequence[float] | npt.NDArray[np.float64]


class _View(pg.GraphicsView):  # type: ignore[misc]
    """Draws its scene once, as a picture over which `paint_over` draws what follows the pointer."""

    def __init__(self, parent: QWidget, paint_over: Callable[[QPainter], None]) -> None:
        self._paint_over = paint_over
        self._picture: QPixmap | None = None
        super().__init__(parent, background=None)

    def draw_again(self) -> None:
        """Draw the scene once more, because it has changed."""
        self._picture = None
        self.viewport().update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != ratio:
            self._picture = QPixmap(self.viewport().size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            self.render(painter, QRectF(self.viewport().rect()))
            painter.end()
        painter = painter_on(self.viewport())
        painter.drawPixmap(0, 0, self._picture)
        self._paint_over(painter)
        painter.end()


class Canvas:
    """Draws one plot after the other into its `view`."""

    def __init__(self, parent: QWidget, inks: Callable[[], Inks]) -> None:
        self._inks = inks
        self._across: Ends = (0.0, 1.0)
        self.up: Ends = (0.0, 1.0)
        """The current range of the axis at the left."""
        self._beads: list[tuple[Any, Line, int]] = []
        self._levels: list[tuple[Any, float]] = []
        self._beside: list[Any] = []
        self._hairs: tuple[float | None, float | None] = None, None
        self.view: Any = _View(parent, self._paint_hairs)
        self.view.setAntialiasing(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._box = pg.ViewBox(enableMenu=False, enableMouse=False)
        self._left, self._bottom = pg.AxisItem("left"), pg.AxisItem("bottom")
        for axis in (self._left, self._bottom):
            axis.setStyle(tickLength=0, tickAlpha=0, hideOverlappingLabels=_BEYOND)
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.linkToView(self._box)
            axis.enableAutoSIPrefix(False)  # it would name a power of ten that ticks do not use
        for item in (self._box, self._left, self._bottom):
            self.view.addItem(item)
        self.draw(Plot())

    def draw(self, plot: Plot) -> None:
        """Draw another plot; `fit` puts everything in its place."""
        self._plot = plot
        self._box.clear()
        self._beads.clear()
        self._levels.clear()
        t = self._inks()
        for item, axis in ((self._left, plot.up), (self._bottom, plot.across)):
            item.setTextPen(t.color(Token.TEXT2))
            item.setTickFont(t.font(TypeRole.LABEL))
            item.label.setFont(t.font(TypeRole.LABEL))
            item.setLabel(escape(axis.name), color=t.color(Token.TEXT2).name())
            item.showLabel(bool(axis.name))
        self._grid = self._add(pg.PlotCurveItem(pen=self._pen(Token.LINE, 1)), -2)
        self._floor = self._add(pg.PlotCurveItem(pen=self._pen(Token.LINE_STRONG, 1)), -1)
        for layer, mark in enumerate(plot.marks):
            for item in self._items(mark):
                self._add(item, layer)

    def fit(self, across: Ends) -> None:
        """Fit everything into the available space.

        `across` is the range of the axis at the bottom. The other axis extends its range to round
        values, or shows just the range if its ticks are given.
        """
        self.view.draw_again()
        t, plot = self._inks(), self._plot
        metrics = QFontMetricsF(t.font(TypeRole.LABEL))
        line, edge, top = t.pxf(TypeRole.LABEL.line), t.pxf(_EDGE), t.pxf(2)
        below = line + t.pxf(Space.XS) + (line if plot.across.name else 0)
        height = self.view.height() - below - top
        most = (height - 2 * edge) / t.pxf(_UP_APART)
        self._across, self.up = across, self._ends_up(most)
        ticks = plot.up.ticks_between(*self.up, most)
        left = max((metrics.horizontalAdvance(text) for _, text in ticks), default=0.0)
        left += t.pxf(Space.S) + (line + t.pxf(2) if plot.up.name else 0)
        right = self._room_at_the_right(metrics)
        frame = QRectF(left, top, self.view.width() - left - right, height)
        if min(frame.width(), height) <= 2 * edge:
            return
        self._box.setGeometry(frame)
        self._left.setWidth(left)
        self._left.setGeometry(QRectF(0, top, left, height))
        self._bottom.setHeight(below)
        self._bottom.setGeometry(QRectF(left, frame.bottom(), frame.width(), below))
        for axis in (self._left, self._bottom):
            axis.resizeEvent()  # puts its name in place, which may be in another font by now
        self._left.setTicks([ticks])
        (first, last), up = self._padded()
        self._box.setRange(xRange=(first, last), yRange=up, padding=0)
        levels = [value for value, _ in ticks]
        xs = np.tile((first, last), len(levels))
        self._grid.setData(xs, np.repeat(levels, 2), connect="pairs")
        self._floor.setData([first, last], [self.up[0]] * 2)
        for level, y in self._levels:
            level.setData([first, last], [y, y])
        self._set_ticks_across(metrics)
        self._string_beads()
        self._write_names(metrics)

    def show_hairs(self, current: float | None, reading: float | None) -> None:
        """Show hairlines at the current position and at the one being read; None hides one."""
        self._hairs = current, reading
        self.view.viewport().update()

    def _paint_hairs(self, painter: QPainter) -> None:
        _, (low, high) = self._padded()
        current, reading = self._hairs
        for x, ink, stroke in (
            (reading, Token.TEXT2, Qt.PenStyle.DotLine),
            (current, Token.TEXT, Qt.PenStyle.SolidLine),
        ):
            if x is not None:
                painter.setPen(self._pen(ink, 1, stroke))
                painter.drawLine(self.point(x, low), self.point(x, high))
        if current is not None:
            painter.setPen(self._pen(Token.TEXT, _HALO))
            painter.setBrush(self._colour(Token.TEXT))
            radius = self._inks().pxf(_HANDLE) / 2
            painter.drawEllipse(self.point(current, self.up[0]), radius, radius)

    def point(self, x: float, y: float) -> QPointF:
        """The position of a pair of values in the view."""
        frame = self._frame
        (left, right), (low, high) = self._padded()
        return QPointF(
            frame.left() + frame.width() * (x - left) / (right - left),
            frame.bottom() - frame.height() * (y - low) / (high - low),
        )

    def value_at(self, x: float) -> float:
        """The value on the bottom axis that is nearest to a position in the view."""
        frame = self._frame
        (left, right), _ = self._padded()
        value = left + (right - left) * (x - frame.left()) / max(frame.width(), 1.0)
        return min(max(value, self._across[0]), self._across[1])

    # -- marks --------------------------------------------------------------------------------

    def _add(self, item: Any, layer: float) -> Any:
        item.setZValue(layer)
        self._box.addItem(item, ignoreBounds=True)
        return item

    def _items(self, mark: Mark) -> Iterator[Any]:
        match mark:
            case Line():
                yield from self._line(mark)
            case Band():
                span = self._plot.up.high - self._plot.up.low
                ends = self._plot.up.low - span, self._plot.up.high + span  # may be infinite
                ys = np.clip(np.array((*mark.highs, *mark.lows[::-1])), *ends)
                xs = np.array((*mark.xs, *mark.xs[::-1]))
                brush = self._colour(mark.ink, _BAND)
                yield pg.PlotCurveItem(
                    xs, ys, pen=None, fillLevel="enclosed", brush=brush, antialias=True
                )
            case Bars():
                yield pg.BarGraphItem(
                    x=list(mark.xs),
                    y0=list(mark.lows),
                    y1=list(mark.highs),
                    width=mark.width,
                    brushes=[QBrush(self._colour(ink, mark.opacity)) for ink in mark.inks],
                    pen=None,
                )
            case Dots():
                fill = mark.ink if mark.fill is None else mark.fill
                edge = Token.SURFACE if mark.fill is None else mark.ink
                yield self._dots(mark.symbol, mark.size, fill, edge, mark.xs, mark.ys)
            case Whiskers():
                xs, ys, margins = np.array(mark.xs), np.array(mark.ys), np.array(mark.margins)
                pen = self._pen(mark.ink, _WHISKER)
                yield pg.ErrorBarItem(x=xs, y=ys, height=2 * margins, pen=pen)
            case Level():
                level = pg.PlotCurveItem(pen=self._pen(mark.ink, mark.width, mark.stroke))
                self._levels.append((level, mark.y))
                yield level
            case Numbers():
                for x, y, text in zip(mark.xs, mark.ys, mark.texts, strict=True):
                    item = pg.TextItem(text, self._colour(Token.TEXT), anchor=(0.5, 1))
                    item.setFont(self._inks().font(TypeRole.LABEL))
                    item.setPos(x, y)
                    yield item

    def _line(self, line: Line) -> Iterator[Any]:
        xs, ys = np.array(line.xs, float), np.array(line.ys, float)
        if not line.breaks:
            known = np.isfinite(ys)
            xs, ys = xs[known], ys[known]
        pen = self._pen(line.ink, line.width, line.stroke)
        yield pg.PlotCurveItem(xs, ys, pen=pen, connect="finite", antialias=len(xs) <= _SMOOTH)
        if isinstance(line.ink, int):
            shape = seat_path(SEATS[line.ink].shape, QRectF(-0.5, -0.5, 1, 1))
            beads = self._dots(shape, _BEAD, line.ink, Token.SURFACE)
            self._beads.append((beads, line, line.ink))
            yield beads
        elif line.dots and len(xs) <= _DOTS_UP_TO:
            yield self._dots("o", _DOT, line.ink, Token.SURFACE, xs, ys)

    # -- places -------------------------------------------------------------------------------

    @property
    def _frame(self) -> QRectF:
        """The area of the view in which marks are drawn."""
        frame: QRectF = self._box.geometry()
        return frame

    def _padded(self) -> tuple[Ends, Ends]:
        """The ranges of the axes, padded by as much as marks may extend beyond them."""
        edge, frame = self._inks().pxf(_EDGE), self._frame
        (left, right), (low, high) = self._across, self.up
        more = edge * (right - left) / max(frame.width() - 2 * edge, 1.0)
        above = edge * (high - low) / max(frame.height() - 2 * edge, 1.0)
        return (left - more, right + more), (low - above, high + above)

    def _ends_up(self, most: float) -> Ends:
        axis = self._plot.up
        low, high = axis.low, axis.high
        if axis.ticks is None:
            for _ in range(3):  # ends that are farther apart may need larger steps
                step = axis.step(high - low, most)
                low = math.floor(low / step + 1e-9) * step
                high = math.ceil(high / step - 1e-9) * step
        return low, max(high, low + 1e-9)

    def _room_at_the_right(self, metrics: QFontMetricsF) -> float:
        """Room for the names of lines, or for half of the last tick's text."""
        t, axis = self._inks(), self._plot.across
        if any(line.name for _, line, _ in self._beads) and self._named:
            return t.pxf(_NAMES)
        wide = metrics.horizontalAdvance(number(axis.high))
        return max(t.pxf(Space.XS), wide / 2 - t.pxf(_EDGE) + 1)

    @property
    def _named(self) -> bool:
        return bool(self.view.width() >= self._inks().pxf(_NAMES_FROM))

    def _set_ticks_across(self, metrics: QFontMetricsF) -> None:
        axis, t = self._plot.across, self._inks()
        low, high = self._across
        wide = max(metrics.horizontalAdvance(number(end)) for end in (low, high))
        room = self._frame.width()
        gaps = min(max(room / t.pxf(_ACROSS_APART), _FEWEST_ACROSS), room / (1.5 * wide))
        ticks = axis.ticks_between(low, high, gaps)
        paint = axis.paint
        self._bottom.setTicks([[(x, "" if paint else text) for x, text in ticks]])
        for item in self._beside:
            self.view.scene().removeItem(item)
        self._beside.clear()
        if paint is None:
            return
        side, ratio = round(t.pxf(Size.DIE_MINI)), self.view.devicePixelRatioF()
        for place, (x, _) in enumerate(ticks):
            picture = pictures.picture((paint, place), QRectF(0, 0, side, side), ratio)
            item = self.view.scene().addPixmap(picture.pixmap)
            item.setPos(round(self.point(x, 0).x() - side / 2), round(self._frame.bottom()))
            self._beside.append(item)

    def _string_beads(self) -> None:
        """Put its seat's shape on each line at intervals, at different places for each seat."""
        left, right = self._across
        apart = self._inks().pxf(_BEADS_APART) * (right - left) / max(self._frame.width(), 1.0)
        for beads, line, seat in self._beads:
            xs, ys = np.array(line.xs, float), np.array(line.ys, float)
            known = np.isfinite(ys) & (xs >= left) & (xs <= right)
            every = beads_every(apart, xs)
            marked = known & (np.arange(len(xs)) % every == seat * every // len(SEATS))
            if line.name and known.any():
                marked[np.flatnonzero(known)[-1]] = True
            beads.setData(x=xs[marked], y=ys[marked])

    def _write_names(self, metrics: QFontMetricsF) -> None:
        """Write names at the right ends of lines, moved apart where they would overlap."""
        if not self._named:
            return
        t, frame = self._inks(), self._frame
        ends = sorted(
            (min(max(self.point(0, line.ys[-1]).y(), frame.top()), frame.bottom()), seat, line.name)
            for _, line, seat in self._beads
            if line.name and math.isfinite(line.ys[-1])
        )
        height = t.pxf(TypeRole.LABEL.line)
        rows = spread([y for y, _, _ in ends], height, frame.bottom())
        room = t.pxf(_NAMES - Space.S)
        for row, (_, seat, name) in zip(rows, ends, strict=True):
            text = name_in(metrics, name, room)
            item = self.view.scene().addSimpleText(text, t.font(TypeRole.LABEL))
            item.setBrush(t.seat_color(seat))
            item.setPos(frame.right() + t.pxf(Space.XS), row - height / 2)
            self._beside.append(item)

    # -- ink ----------------------------------------------------------------------------------

    def _colour(self, ink: Ink, opacity: float = 1.0) -> QColor:
        colour = self._inks().seat_color(ink) if isinstance(ink, int) else self._inks().color(ink)
        colour.setAlphaF(opacity)
        return colour

    def _pen(self, ink: Ink, width: float, stroke: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        """A pen of the same width at every zoom."""
        pen = QPen(self._colour(ink), self._inks().pxf(width), stroke)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if isinstance(ink, int) and (dashes := SEATS[ink].dashes):
            pen.setDashPattern(list(dashes))
        return pen

    def _dots(
        self, symbol: Any, size: float, fill: Ink, edge: Ink, xs: _Values = (), ys: _Values = ()
    ) -> Any:
        solid = QPen(self._colour(edge), self._inks().pxf(_HALO))
        solid.setCosmetic(True)
        brush, wide = QBrush(self._colour(fill)), self._inks().pxf(size)
        return pg.ScatterPlotItem(
            x=list(xs), y=list(ys), symbol=symbol, size=wide, brush=brush, pen=solid
        )


def beads_every(apart: float, xs: _Values) -> int:
    """The number of points from one bead to the next that puts them `apart` on the axis."""
    if len(xs) < 2:
        return 1
    least = max(1.0, apart * (len(xs) - 1) / max(xs[-1] - xs[0], 1e-9))
    power: int = 10 ** math.floor(math.log10(least))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= least)


def spread(rows: Sequence[float], height: float, bottom: float) -> list[float]:
    """The middles of lines of text, ascending, moved so that none overlap and the last one fits."""
    moved = list(rows)
    for place in range(1, len(moved)):
        moved[place] = max(moved[place], moved[place - 1] + height)
    for place in reversed(range(len(moved))):
        most = bottom if place == len(moved) - 1 else moved[place + 1] - height
        moved[place] = min(moved[place], most)
    return moved

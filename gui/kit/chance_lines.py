"""How the lines of a win-chance graph are drawn: quick enough for thousands of plies."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.kit.paint import paint_seat
from gui.style import Token, theme

_LINE: Final = 2.0
_MARK: Final = 10
_HALO: Final = 1.5
_MARKS_APART: Final = 60
"""Marks of one seat are at least so many pixels apart, at 100 %."""
_MARK_STEPS: Final = (10, 20, 50)
_SEATS: Final = 6
"""Marks of different seats are shifted so that they do not meet."""
_RUN: Final = 200
"""Points that are drawn in one go."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat's win chance after every ply, 0 to 1; NaN where it is not known."""

    seat: int
    name: str
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """Where plies and chances are on the screen.

    Attributes:
        rect: where the lines are drawn, in pixels.
        plies: first and last ply shown.
        chances: lowest and highest chance shown.
    """

    rect: QRectF
    plies: tuple[float, float]
    chances: tuple[float, float]

    @property
    def ply_width(self) -> float:
        """Pixels from one ply to the next."""
        first, last = self.plies
        return self.rect.width() / max(last - first, 1e-9)

    def x_of(self, ply: float) -> float:
        """Return the x coordinate of a ply."""
        return self.rect.left() + self.ply_width * (ply - self.plies[0])

    def y_of(self, chance: float) -> float:
        """Return the y coordinate of a chance."""
        low, high = self.chances
        return self.rect.bottom() - self.rect.height() * (chance - low) / (high - low)

    def point(self, ply: float, chance: float) -> QPointF:
        """Return where a chance at a ply is."""
        return QPointF(self.x_of(ply), self.y_of(chance))

    def ply_at(self, x: float) -> int:
        """Return the ply nearest to an x coordinate, within what is shown."""
        low, high = self.plies
        share = (x - self.rect.left()) / max(self.rect.width(), 1.0)
        return round(min(max(low + share * (high - low), math.ceil(low)), math.floor(high)))

    def visible(self, count: int) -> range:
        """The plies of so many that are shown, and one more on either side."""
        first, last = self.plies
        return range(max(0, math.floor(first) - 1), min(count, math.ceil(last) + 2))


def paint_line(painter: QPainter, plot: Plot, line: SeatLine) -> None:
    """Draw the line of a seat with its colour, stroke and marks."""
    t = theme()
    pen = QPen(t.seat_color(line.seat), t.pxf(_LINE))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dashes = t.seat(line.seat).dashes
    if dashes:
        pen.setDashPattern(list(dashes))
    for points in _runs(plot, line.chances):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
    side, halo = t.pxf(_MARK), t.pxf(_HALO)
    for ply in marked_plies(plot, line):
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(plot.point(ply, line.chances[ply]))
        around = mark.adjusted(-halo, -halo, halo, halo)
        paint_seat(painter, around, line.seat, t.color(Token.SURFACE))
        paint_seat(painter, mark, line.seat)


def marked_plies(plot: Plot, line: SeatLine) -> list[int]:
    """The shown plies with the shape of the seat: every tenth, fewer where plies are narrow."""
    every = _marks_every(plot)
    shift = line.seat % _SEATS * every // _SEATS
    return [
        ply
        for ply in plot.visible(len(line.chances))
        if ply % every == shift and not math.isnan(line.chances[ply])
    ]


def _marks_every(plot: Plot) -> int:
    """How many plies from one mark to the next: 10, 20, 50, 100, 200 and so on."""
    least = theme().pxf(_MARKS_APART) / max(plot.ply_width, 1e-9)
    power = 1
    while True:
        for step in _MARK_STEPS:
            if step * power >= least:
                return step * power
        power *= 10


def _runs(plot: Plot, chances: Sequence[float]) -> Iterator[list[QPointF]]:
    """The points of the known chances, in runs that meet; it goes straight over unknown ones."""
    first, width = plot.x_of(0), plot.ply_width
    zero, height = plot.y_of(0), plot.y_of(1) - plot.y_of(0)
    run: list[QPointF] = []
    for ply in plot.visible(len(chances)):
        chance = chances[ply]
        if math.isnan(chance):
            continue
        run.append(QPointF(first + width * ply, zero + height * chance))
        if len(run) > _RUN:
            yield run
            run = run[-1:]
    yield run

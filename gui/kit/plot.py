"""What a chart shows, as plain data: marks on two axes, what they say in words, and its keys."""

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from engines.runtime.texts import number
from gui.style import Token, TypeRole

Ink: TypeAlias = Token | int
"""A color of the theme, or the seat whose color, strokes and shape a mark has."""
Stroke = Qt.PenStyle
Ends: TypeAlias = tuple[float, float]
"""Where an axis begins and ends."""
_STEPS: Final = (1, 2, 5, 10)


class Inks(Protocol):
    """Colors, fonts, and sizes of a chart: those of the theme, or what it is printed with."""

    def color(self, token: Token, opacity: float = 1.0) -> QColor: ...

    def seat_color(self, seat: int) -> QColor: ...

    def font(self, role: TypeRole) -> QFont: ...

    def pxf(self, size: float) -> float: ...


class Symbol(StrEnum):
    """Shapes of dots, by the names that pyqtgraph gives them."""

    CIRCLE = "o"
    SQUARE = "s"
    TRIANGLE = "t1"
    DOWN = "t"
    DIAMOND = "d"


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points; it bridges points that are NaN, or breaks there.

    The line of a seat has the seat's shape every so often. `name` is written at its right end.
    """

    xs: Sequence[float]
    ys: Sequence[float]
    ink: Ink
    stroke: Stroke = Stroke.SolidLine
    width: float = 2.0
    dots: bool = False
    breaks: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class Band:
    """The area between two lines, lightly filled."""

    xs: Sequence[float]
    lows: Sequence[float]
    highs: Sequence[float]
    ink: Ink


@dataclass(frozen=True, slots=True)
class Bars:
    """Vertical bars, each with its center and its two ends."""

    xs: Sequence[float]
    lows: Sequence[float]
    highs: Sequence[float]
    inks: Sequence[Ink]
    width: float | Sequence[float] = 0.56
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Dots:
    """Single points; hollow ones are outlined in their color and filled with the background's."""

    xs: Sequence[float]
    ys: Sequence[float]
    ink: Ink
    symbol: Symbol = Symbol.CIRCLE
    size: float = 9.0
    fill: Token | None = None


@dataclass(frozen=True, slots=True)
class Whiskers:
    """Error bars: how far off each point may be, either way."""

    xs: Sequence[float]
    ys: Sequence[float]
    margins: Sequence[float]
    ink: Ink


@dataclass(frozen=True, slots=True)
class Level:
    """A horizontal line across the whole chart."""

    y: float
    ink: Ink
    stroke: Stroke = Stroke.SolidLine
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class Numbers:
    """A short text above each point."""

    xs: Sequence[float]
    ys: Sequence[float]
    texts: Sequence[str]


Mark: TypeAlias = Line | Band | Bars | Dots | Whiskers | Level | Numbers


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis: its ends, its name, how values are written.

    Attributes:
        low: the least value shown.
        high: the greatest value shown.
        name: what is measured, with its unit; empty if the chart's name says it.
        text: writes a value; without it, as many decimals as the ticks need.
        ticks: gives the values to be written between two ends; without it, they are round.
        whole: values are whole numbers.
        gaps: the largest number of gaps between round ticks.
        paint: draws a small picture in place of the text of a tick, given its place.
    """

    low: float = 0.0
    high: float = 1.0
    name: str = ""
    text: Callable[[float], str] | None = None
    ticks: Callable[[float, float], Sequence[float]] | None = None
    whole: bool = False
    gaps: float = math.inf
    paint: Callable[[QPainter, QRectF, int], None] | None = None

    def step(self, span: float, most: float) -> float:
        """The smallest round tick distance that gives `span` at most this many gaps."""
        least = max(span / max(min(most, self.gaps), 1.0), 1e-9)
        power = 10.0 ** math.floor(math.log10(least))
        step = next(power * each for each in _STEPS if power * each >= least * (1 - 1e-9))
        return max(step, 1.0) if self.whole else step

    def ticks_between(self, low: float, high: float, most: float) -> list[tuple[float, str]]:
        """Values and texts of the ticks, with at most this many gaps between round ones."""
        if self.ticks is not None:
            return [(value, self._write(value, 0)) for value in self.ticks(low, high)]
        step = self.step(high - low, most)
        decimals = max(0, -math.floor(math.log10(step) + 1e-9))
        first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
        return [(step * n, self._write(step * n, decimals)) for n in range(first, last + 1)]

    def _write(self, value: float, decimals: int) -> str:
        return number(value, decimals) if self.text is None else self.text(value)


_BARE: Final = Axis(ticks=lambda _low, _high: ())
"""Of a chart with nothing to show yet."""


@dataclass(frozen=True, slots=True)
class Key:
    """What a color stands for, its text beginning with a sign that looks like the mark."""

    text: str
    token: Token


@dataclass(frozen=True, slots=True)
class Plot:
    """Everything that a chart shows.

    Attributes:
        marks: what is drawn, later ones on top.
        across: the axis at the bottom.
        up: the axis on the left.
        words: the figures in words, for people who do not see them.
        keys: what the colors stand for.
        places: values on the axis at the bottom that can be read and chosen, ascending.
        tip: says what is at one of the places.
        empty: said in place of the picture while there is nothing to draw.
    """

    marks: tuple[Mark, ...] = ()
    across: Axis = _BARE
    up: Axis = _BARE
    words: str = ""
    keys: tuple[Key, ...] = ()
    places: Sequence[float] = ()
    tip: Callable[[int], str] = str
    empty: str = ""

    def nearest(self, x: float) -> int | None:
        """The number of the place nearest to a value; None without places."""
        if not self.places:
            return None
        after = min(bisect_left(self.places, x), len(self.places) - 1)
        before = max(0, after - 1)
        return before if x - self.places[before] <= self.places[after] - x else after

"""Dice histogram: how often each face was rolled, and what fair dice would do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engines.runtime.texts import number, tr
from gui.kit.charts import Chart
from gui.kit.plot import Axis, Bars, Line, Numbers, Plot
from gui.style import Token
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Face

_HEIGHT: Final = 140
_BAR: Final = 0.46
_BAND: Final = 0.78
_BAND_OPACITY: Final = 0.16
_HEADROOM: Final = 1.2
"""Room for the numbers above the highest bar."""


@dataclass(frozen=True, slots=True)
class FaceCount:
    """One face: how often it was rolled, how often to expect it, and the 95% band of fair dice."""

    face: Face
    name: str
    observed: int
    expected: float
    low: float
    high: float


def dice_histogram(counts: Sequence[FaceCount]) -> Chart:
    """Bars for the rolls, a line for what to expect, and a band with 95% of fair games.

    Put the sentence from the fairness test below it with a Label.
    """
    chart = Chart(tr("match-dice-histogram"), height=_HEIGHT)
    xs = range(len(counts))
    tops = [max(count.observed, count.high) for count in counts]
    half = _BAND / 2
    inside = [count.low <= count.observed <= count.high for count in counts]

    def paint(painter: QPainter, rect: QRectF, place: int) -> None:
        paint_mini(painter, rect, counts[place].face)

    chart.show_plot(
        Plot(
            marks=(
                Bars(
                    xs,
                    [count.low for count in counts],
                    [count.high for count in counts],
                    [Token.TEXT2] * len(counts),
                    _BAND,
                    _BAND_OPACITY,
                ),
                Bars(
                    xs,
                    [0.0] * len(counts),
                    [count.observed for count in counts],
                    [Token.ACCENT if fair else Token.WARN for fair in inside],
                    _BAR,
                ),
                Line(
                    [x for place in xs for x in (place - half, place + half, place + half)],
                    [y for each in counts for y in (each.expected, each.expected, float("nan"))],
                    Token.TEXT,
                    breaks=True,
                ),
                Numbers(xs, tops, [str(count.observed) for count in counts]),
            ),
            across=Axis(-0.5, len(counts) - 0.5, ticks=lambda *_: xs, paint=paint),
            up=Axis(0, _HEADROOM * max(tops, default=1), whole=True),
            words="; ".join(map(_describe, counts)),
            places=xs,
            tip=lambda place: _describe(counts[place]),
        )
    )
    return chart


def _describe(count: FaceCount) -> str:
    return tr(
        "match-times-expected-95-fair",
        name=count.name,
        observed=count.observed,
        expected=number(count.expected, 1),
        low=number(count.low),
        high=number(count.high),
    )

"""Dice histogram: how often each face was rolled, and what fair dice would do."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engines.match.analysis.dice_fairness import Face, Histogram
from engines.runtime.texts import number, tr
from gui.kit.charts import Chart
from gui.kit.plot import Axis, Bars, Line, Numbers, Plot
from gui.style import Token
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import face_word, named_face

_HEIGHT: Final = 140
_BAR: Final = 0.46
_BAND: Final = 0.78
_BAND_OPACITY: Final = 0.16
_HEADROOM: Final = 1.2
"""Room for the numbers above the highest bar."""


def dice_histogram(rolls: Histogram) -> Chart:
    """Bars for the rolls, a line for what to expect, and a band with 95% of fair games."""
    chart, counts = Chart(tr("match-dice-histogram"), height=_HEIGHT), rolls.faces
    xs, said = range(len(counts)), [_describe(rolls, face) for face in counts]
    tops = [max(count.observed, count.high) for count in counts]
    half = _BAND / 2
    inside = [count.low <= count.observed <= count.high for count in counts]

    def paint(painter: QPainter, rect: QRectF, place: int) -> None:
        paint_mini(painter, rect, named_face(rolls.kind, counts[place].name))

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
            words="; ".join(said),
            places=xs,
            tip=said.__getitem__,
        )
    )
    return chart


def _describe(rolls: Histogram, face: Face) -> str:
    return tr(
        "match-times-expected-95-fair",
        name=face_word(rolls.kind, face.name),
        observed=face.observed,
        expected=number(face.expected, 1),
        low=number(face.low),
        high=number(face.high),
    )

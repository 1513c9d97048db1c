"""The win-chance graph of a record, as a chart."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engines.runtime.texts import percent, tr
from gui.kit.charts import Chart
from gui.kit.plot import Axis, Dots, Level, Line, Plot
from gui.style import Token

_WHOLE: Final = partial(percent, decimals=0)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat's win chance after every ply, 0 to 1; NaN where it is not known."""

    seat: int
    name: str
    chances: tuple[float, ...]


def win_chance_graph() -> Chart:
    """An empty graph whose places are the plies; fill it with `win_chances`."""
    return Chart(tr("kit-win-chance-graph"), chooses=True)


def win_chances(
    lines: Sequence[SeatLine],
    turning_points: Sequence[int] = (),
    text: Callable[[float], str] = _WHOLE,
    even: float | None = None,
) -> Plot:
    """The lines of all seats over the plies, amber dots on turning points.

    `text` writes a value; `even` is what every seat has when all are level. The axis reaches from
    0 to 1, and farther if a value does, as money may.
    """
    plies = range(max((len(line.chances) for line in lines), default=0))
    shown = [chance for line in lines for chance in line.chances if not math.isnan(chance)]
    level = 1 / max(2, len(lines)) if even is None else even
    first = lines[0].chances if lines else ()
    points = [ply for ply in turning_points if ply < len(first)]
    return Plot(
        marks=(
            Level(level, Token.LINE_STRONG),
            *(Line(range(len(line.chances)), line.chances, line.seat) for line in lines),
            Dots(points, [first[ply] for ply in points], Token.WARN, fill=Token.LAST_MOVE, size=8),
        ),
        across=Axis(0, max(1, len(plies) - 1), whole=True),
        up=Axis(
            min(0.0, *shown, 0.0),
            max(1.0, *shown, 1.0),
            text=text,
            ticks=lambda low, high: sorted({low, level, high}),
        ),
        words=_in_words(lines, text),
        places=plies,
        tip=partial(_told, lines, text),
    )


def _in_words(lines: Sequence[SeatLine], text: Callable[[float], str]) -> str:
    """Where each seat started and ended, and the biggest swing."""
    parts = []
    for line in lines:
        known = [chance for chance in line.chances if not math.isnan(chance)]
        if known:
            parts.append(
                tr("kit-from-to", name=line.name, before=text(known[0]), after=text(known[-1]))
            )
    swing = _biggest_swing(lines)
    if swing is not None:
        parts.append(tr("kit-biggest-swing", swing=swing))
    return ", ".join(parts)


def _biggest_swing(lines: Sequence[SeatLine]) -> int | None:
    best, most = None, 0.0
    for line in lines:
        for ply in range(1, len(line.chances)):
            swing = abs(line.chances[ply] - line.chances[ply - 1])
            if swing > most:  # never true for NaN
                best, most = ply, swing
    return best


def _told(lines: Sequence[SeatLine], text: Callable[[float], str], ply: int) -> str:
    parts = [
        tr("kit-chance-of-player", name=line.name, chance=text(line.chances[ply]))
        for line in lines
        if ply < len(line.chances) and not math.isnan(line.chances[ply])
    ]
    return "\n".join((tr("kit-ply", ply=ply), *parts))

"""The win-chance graph of a record, as a chart."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engines.runtime.texts import number, percent, tr
from gui.kit.charts import Chart
from gui.kit.plot import Axis, Dots, Level, Line, Plot
from gui.style import Token

_WHOLE: Final = partial(percent, decimals=0)
_ROUNDS: Final = 16
"""The axis names at most about this many rounds."""
_NAMED: Final = 3
"""The first one, "Round 1", has the room of this many numbers."""


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
    turning_points: Sequence[tuple[int, int]] = (),
    text: Callable[[float], str] = _WHOLE,
    even: float | None = None,
    rounds: Sequence[int] = (),
) -> Plot:
    """The lines of all seats over the plies, amber dots on turning points: on the decider's line.

    `text` writes a value; `even` is what every seat has when all are level; `rounds` are those of
    the plies. The axis reaches from 0 to 1, and farther if a value does, as money may.
    """
    plies = range(max((len(line.chances) for line in lines), default=0))
    shown = [chance for line in lines for chance in line.chances if not math.isnan(chance)]
    level = 1 / max(2, len(lines)) if even is None else even
    points = [(ply, lines[seat].chances[ply]) for ply, seat in turning_points if ply in plies]
    points = [(ply, chance) for ply, chance in points if not math.isnan(chance)]
    return Plot(
        marks=(
            Level(level, Token.LINE_STRONG),
            *(Line(range(len(line.chances)), line.chances, line.seat) for line in lines),
            Dots(
                [ply for ply, _ in points],
                [chance for _, chance in points],
                Token.WARN,
                fill=Token.LAST_MOVE,
                size=8,
            ),
        ),
        across=_rounds_across(max(1, len(plies) - 1), rounds),
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


def _rounds_across(last: int, rounds: Sequence[int]) -> Axis:
    """The axis of the plies, with the number of every round, or of some, where it begins."""
    begins = {ply: at for ply, at in enumerate(rounds) if at not in rounds[max(0, ply - 1) : ply]}

    def ticks(low: float, high: float) -> list[float]:
        found, room = list[float](), (high - low) / _ROUNDS
        for ply in begins:
            least = found[-1] + room * (1 if found[-1] else _NAMED) if found else low
            if least <= ply <= high:
                found.append(ply)
        return found

    def text(ply: float) -> str:
        at = begins[int(ply)]
        return number(at) if ply else tr("kit-round", round=at)

    if not begins:
        return Axis(0, last, whole=True)
    return Axis(0, last, text=text, ticks=ticks)


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

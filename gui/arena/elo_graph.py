"""The graph of Elo over time: a line and its 95% band for each entrant."""

import math
from collections.abc import Sequence
from functools import partial
from html import escape
from typing import Final

from PySide6.QtGui import QResizeEvent

from engines.runtime.texts import tr
from gui.arena.elo_lines import Point
from gui.arena.figures import elo_text
from gui.kit.charts import Chart
from gui.kit.plot import Axis, Band, Line, Plot
from gui.style import SEATS, theme

_WIDEST: Final = 800.0
"""The axis reaches at most this many Elo points from its middle; the rest is cut off."""
_LEAST: Final = 40.0
_MOST_LINES: Final = 6
_BANDS_UP_TO: Final = 4
"""With more lines, bands would hide each other: they are drawn for the marked entrant only."""
_LINE: Final = 2.0
_MARKED_LINE: Final = 3.0
_NAMED_FROM: Final = 480
"""A chart writes names at the ends of its lines from this width on."""
_SIGNS: Final = "●■▲◆★+"
"""The shapes of the seats."""


class EloChart(Chart):
    """Elo over time; where names don't fit at the ends of the lines, a key lists them."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_keys()

    def hasHeightForWidth(self) -> bool:
        return False  # otherwise the key would take the height of the standings

    def _show_keys(self) -> None:
        spans = (
            f'<span style="color:{theme().seat_color(line.ink).name()}">'
            f"{_SIGNS[line.ink]}&nbsp;{escape(line.name).replace(' ', '&nbsp;')}</span>"
            for line in self.plot.marks
            if isinstance(line, Line) and isinstance(line.ink, int)
        )
        narrow = self.width() < theme().px(_NAMED_FROM)
        self._keys.tell("&nbsp;&nbsp; ".join(spans) if narrow else "")


def elo_plot(
    points: Sequence[Point], names: Sequence[str], order: Sequence[int], marked: int | None = None
) -> Plot:
    """Elo with its 95% band over the games played; `order` lists the entrants, best first.

    At most six lines are drawn: those of the first in `order` and, thicker, that of the marked
    entrant; the words cover all. Lines look like those of seats: color, stroke and shape.
    """
    if len(points) < 2:
        text = tr("arena-curves-appear-after-few")
        return Plot(words=_in_words(points, names, order), empty=text)
    drawn = _drawn(order, marked)
    games = [point.games for point in points]
    bands, lines = [], []
    for place, entrant in enumerate(drawn):
        seat = place % len(SEATS)
        at = [point.strengths[entrant] for point in points]
        if len(drawn) <= _BANDS_UP_TO or entrant == marked:
            lows, highs = [each.low for each in at], [each.high for each in at]
            bands.append(Band(games, lows, highs, seat))
        means = [each.mean if math.isfinite(each.mean) else math.nan for each in at]
        width = _MARKED_LINE if entrant == marked else _LINE
        lines.append(Line(games, means, seat, width=width, name=names[entrant]))
    low, high = _range(points, drawn)
    return Plot(
        marks=(*bands, *lines),
        across=Axis(games[0], games[-1], tr("arena-games"), whole=True),
        up=Axis(low, high, tr("arena-elo"), whole=True),
        words=_in_words(points, names, order),
        places=games,
        tip=partial(_told, points, names, drawn),
    )


def _drawn(order: Sequence[int], marked: int | None) -> list[int]:
    """The entrants whose lines are drawn: the best, and the marked one."""
    drawn = list(order[:_MOST_LINES])
    if marked is not None and marked in order and marked not in drawn:
        drawn[-1:] = [marked]
    return drawn


def _range(points: Sequence[Point], drawn: Sequence[int]) -> tuple[float, float]:
    """What the axis shows: all means, and the bands of the second half."""
    values = [point.strengths[entrant].mean for point in points for entrant in drawn]
    for point in points[len(points) // 2 :]:
        for entrant in drawn:
            values += [point.strengths[entrant].low, point.strengths[entrant].high]
    values = sorted(filter(math.isfinite, values))
    if not values:
        return -_LEAST, _LEAST
    middle = values[len(values) // 2]
    low, high = max(values[0], middle - _WIDEST), min(values[-1], middle + _WIDEST)
    room = max(0.0, _LEAST - (high - low)) / 2
    return low - room, high + room


def _in_words(points: Sequence[Point], names: Sequence[str], order: Sequence[int]) -> str:
    """Everyone's first and current rating."""
    if not points:
        return tr("arena-no-games-yet")
    first, last = points[0], points[-1]
    parts = [
        tr(
            "arena-from-to",
            name=names[each],
            before=elo_text(first.strengths[each]),
            after=elo_text(last.strengths[each]),
        )
        for each in order
    ]
    games = last.games
    return tr("arena-after-games", games=games, players=tuple(parts))


def _told(points: Sequence[Point], names: Sequence[str], drawn: Sequence[int], place: int) -> str:
    at = points[place]
    lines = [f"{names[each]}: {elo_text(at.strengths[each])}" for each in drawn]
    return "\n".join((tr("arena-games-of-bot", games=at.games), *lines))

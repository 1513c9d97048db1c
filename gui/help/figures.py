"""The page that says how accurate the advisers' figures are."""

import math
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from engines.contract.registry import games
from engines.match.advice import calibration
from engines.match.advice.calibration import Calibration
from engines.runtime.texts import number, tr
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.app.values import day_text
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.charts import Chart
from gui.kit.columns import CardGrid, ScrollColumn
from gui.kit.label import Label
from gui.kit.plot import Axis, Dots, Ends, Key, Line, Mark, Plot, Stroke, Symbol, Whiskers
from gui.style import Token, TypeRole

_COLUMNS: Final = 2
_LEAST: Final = 340
"""The smallest width of a chart, at 100%."""
_HEIGHT: Final = 300
_MARKS: Final = {
    "self": (Symbol.CIRCLE, Token.TEXT2, "●"),
    "mixed": (Symbol.SQUARE, Token.ACCENT, "■"),
    "club": (Symbol.TRIANGLE, Token.HINT, "▲"),
}
"""Symbol, color and sign of each kind of table."""
_HUNDRED: Final = 100.0
_FEWEST: Final = 15
"""Bins with fewer decisions are left out: chance alone moves them by more than 25 points."""


class FiguresPage(Page):
    """Predictions and results for every game, from the files that ship with Parlour."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.charts: list[Chart] = []
        self._scroll = ScrollColumn()
        self._scroll.body.addWidget(
            Label(
                tr("help-we-compared-advisers-predicted"),
                TypeRole.BODY,
                wrap=True,
            )
        )
        self._scroll.body.addStretch(1)
        self.body.addWidget(self._scroll, 1)

    def opened(self) -> None:
        if not self.charts:
            event_loop.spawn(self._read(), "read how good the figures are", self)

    async def _read(self) -> None:
        found = [await event_loop.in_pool(calibration.read, game) for game in games()]
        sections = list(map(self._section, games(), found))
        self._scroll.body.insertWidget(1, CardGrid(sections, _LEAST, _COLUMNS))

    def _section(self, game: str, found: Calibration) -> QWidget:
        chart = Chart(game_name(self.context.words(), game), heading=True, height=_HEIGHT)
        chart.show_plot(reliability(found))
        told = Label(chart.plot.words, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        boxes.column((chart, 1), told, of=(section := QWidget()))
        self.charts.append(chart)
        return section


def reliability(found: Calibration) -> Plot:
    """One game's reliability diagram: predictions across, results up, 95% bars, one dot per bin."""
    tables = [
        table for table in found.tables if table.get("bins") and str(table["table"]) in _MARKS
    ]
    if not tables:
        text = found.problem or tr("help-nothing-measured-yet")
        return Plot(words=text, empty=text)
    money = any(table.get("unit") == "cents" for table in tables)
    across = tr("help-win-chance-shown")
    up = tr("help-games-won")
    if money:
        across = tr("help-money-expected-ct")
        up = tr("help-money-won-ct")
    scale = 1.0 if money else _HUNDRED
    marks: list[Mark] = []
    rows: list[tuple[float, str]] = []
    ends: Ends = (0.0, _HUNDRED)
    for table in tables:
        symbol, token, sign = _MARKS[str(table["table"])]
        known = [each for each in table["bins"] if each["decisions"] >= _FEWEST]
        claimed = [scale * each["claimed"] for each in known]
        came = [scale * each["came"] for each in known]
        ranges = [(each["came"], each["margin"] or 0.0) for each in known]
        ranges = ranges if money else [wilson(*each) for each in ranges]
        middles, margins = ([scale * each[end] for each in ranges] for end in (0, 1))
        lines = Whiskers(claimed, middles, margins, token)
        marks += [lines, Dots(claimed, came, token, symbol)]
        rows += [
            (x, tr("help-shown-came", mark=sign, shown=number(x), came=number(y)))
            for x, y in zip(claimed, came, strict=True)
        ]
        if money:
            ends = min([ends[0], *claimed]), max([ends[1], *claimed])
    rows.sort()
    present = {str(table["table"]) for table in tables}
    return Plot(
        marks=(Line(ends, ends, Token.LINE_STRONG, Stroke.DashLine), *marks),
        across=Axis(*ends, across),
        up=Axis(*ends, up),
        words=_sentence(tables, money=money),
        keys=(
            *(key for name, key in _keys().items() if name in present),
            Key(tr("help-lines-95-range"), Token.TEXT2),
        ),
        places=[x for x, _ in rows],
        tip=lambda place: rows[place][1],
    )


def wilson(share: float, margin: float) -> tuple[float, float]:
    """Middle and half width of the Wilson interval of a share, which stays between 0 and 1.

    ``margin`` is that of the usual interval: it says how many independent games the share is worth.
    """
    spread = share * (1 - share)
    if not spread or not margin:
        return share, margin
    more = margin**2 / spread  # z²/n
    middle = (share + more / 2) / (1 + more)
    return middle, math.sqrt(margin**2 + more**2 / 4) / (1 + more)


def _keys() -> dict[str, Key]:
    texts = {
        "self": tr("help-strong-players-only"),
        "mixed": tr("help-player-strong-adviser-against"),
        "club": tr("help-bots-only"),
    }
    return {name: Key(f"{sign} {texts[name]}", token) for name, (_, token, sign) in _MARKS.items()}


def _sentence(tables: Sequence[Mapping[str, Any]], *, money: bool) -> str:
    """What the diagram shows, in a sentence."""
    count = number(sum(int(table["games"]) for table in tables))
    date = day_text(datetime.fromisoformat(max(str(table["date"]) for table in tables)))
    if money:
        return tr(
            "help-games-figures-were-off",
            games=count,
            date=date,
            off=number(_mean(tables, "offset"), 0),
        )
    return tr(
        "help-games-figures-were-off-points",
        games=count,
        date=date,
        off=number(_HUNDRED * _mean(tables, "ece"), 1),
    )


def _mean(tables: Sequence[Mapping[str, Any]], key: str) -> float:
    """The mean absolute value over tables, weighted by their numbers of decisions."""
    total = sum(int(table["decisions"]) for table in tables)
    return sum(abs(float(table[key])) * int(table["decisions"]) for table in tables) / total

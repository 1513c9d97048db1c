"""The page that tells how far the figures of the advisers can be believed."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from engines.contract.catalog import number
from engines.contract.registry import games
from engines.match.advice import calibration
from engines.match.advice.calibration import Calibration
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.charts import Chart
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.plot import Axis, Dots, Ends, Key, Line, Mark, Plot, Stroke, Symbol, Whiskers
from gui.style import Space, Token, TypeRole, scaled

translate = QCoreApplication.translate
_COLUMNS: Final = 2
_HEIGHT: Final = 300
_MARKS: Final = {
    "self": (Symbol.CIRCLE, Token.TEXT2, "●"),
    "mixed": (Symbol.SQUARE, Token.ACCENT, "■"),
    "club": (Symbol.TRIANGLE, Token.HINT, "▲"),
}
"""Symbol, colour and sign of each kind of table."""
_HUNDRED: Final = 100.0
_LEAST: Final = 15
"""Bins with fewer decisions are left out: chance alone moves them by more than 25 points."""


class FiguresPage(Page):
    """What was claimed and what came, for every game, from the files that ship with Parlour."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.charts: list[Chart] = []
        self._scroll = ScrollColumn()
        self._scroll.body.addWidget(
            Label(
                self.tr(
                    "We compared what the advisers predicted in games between bots with what "
                    "actually happened. The closer the dots are to the dashed line, the more "
                    "you can trust the figures."
                ),
                TypeRole.BODY,
                wrap=True,
            )
        )
        self._holder = QWidget()
        self._grid = QGridLayout(self._holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self._scroll.body.addWidget(self._holder)
        self._scroll.body.addStretch(1)
        self.body.addWidget(self._scroll, 1)
        scaled(self._grid.setHorizontalSpacing, Space.L)
        scaled(self._grid.setVerticalSpacing, Space.L)

    def opened(self) -> None:
        if not self.charts:
            event_loop.spawn(self._read(), "read how good the figures are")

    async def _read(self) -> None:
        for game in games():
            found = await event_loop.in_pool(calibration.read, game)
            self._add(game_name(self.context.words(), game), found)

    def _add(self, name: str, found: Calibration) -> None:
        place = len(self.charts)
        chart = Chart(name, heading=True, height=_HEIGHT)
        chart.show_plot(reliability(found))
        section = QWidget()
        column = boxes.column(of=section)
        column.addWidget(chart, 1)
        column.addWidget(Label(chart.plot.words, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        self.charts.append(chart)
        self._grid.addWidget(section, place // _COLUMNS, place % _COLUMNS)


def reliability(found: Calibration) -> Plot:
    """One game's reliability diagram: claimed across, what came up, 95% bars, one dot a bin."""
    tables = [
        table for table in found.tables if table.get("bins") and str(table["table"]) in _MARKS
    ]
    if not tables:
        text = found.problem or translate("FiguresPage", "Nothing has been measured yet.")
        return Plot(words=text, empty=text)
    money = any(table.get("unit") == "cents" for table in tables)
    across = translate("FiguresPage", "Win chance shown (%)")
    up = translate("FiguresPage", "Games won (%)")
    if money:
        across = translate("FiguresPage", "Money expected (ct)")
        up = translate("FiguresPage", "Money won (ct)")
    scale = 1.0 if money else _HUNDRED
    marks: list[Mark] = []
    rows: list[tuple[float, str]] = []
    ends: Ends = (0.0, _HUNDRED)
    for table in tables:
        symbol, token, sign = _MARKS[str(table["table"])]
        known = [each for each in table["bins"] if each["decisions"] >= _LEAST]
        claimed = [scale * each["claimed"] for each in known]
        came = [scale * each["came"] for each in known]
        margins = [scale * (each["margin"] or 0.0) for each in known]
        marks += [Whiskers(claimed, came, margins, token), Dots(claimed, came, token, symbol)]
        text = translate("FiguresPage", "{0} shown {1}, came {2}")
        for x, y in zip(claimed, came, strict=True):
            rows.append((x, text.format(sign, number(x), number(y))))
        if money:
            ends = min([ends[0], *claimed]), max([ends[1], *claimed])
    rows.sort()
    present = {str(table["table"]) for table in tables}
    return Plot(
        marks=(Line(ends, ends, Token.LINE_STRONG, Stroke.DashLine), *marks),
        across=Axis(*ends, across),
        up=Axis(*ends, up),
        words=_sentence(tables, money=money),
        keys=tuple(key for name, key in _keys().items() if name in present),
        places=[x for x, _ in rows],
        tip=lambda place: rows[place][1],
    )


def _keys() -> dict[str, Key]:
    texts = {
        "self": translate("FiguresPage", "strong players only"),
        "mixed": translate("FiguresPage", "a player as strong as the adviser, against bots"),
        "club": translate("FiguresPage", "bots only"),
    }
    return {name: Key(f"{sign} {texts[name]}", token) for name, (_, token, sign) in _MARKS.items()}


def _sentence(tables: Sequence[Mapping[str, Any]], *, money: bool) -> str:
    """What the diagram shows, in a sentence."""
    count = number(sum(int(table["games"]) for table in tables))
    date = max(str(table["date"]) for table in tables)
    if money:
        text = translate(
            "FiguresPage", "In {0} games ({1}), the figures were off by {2} ct on average."
        )
        return text.format(count, date, number(_mean(tables, "offset"), 0))
    text = translate(
        "FiguresPage", "In {0} games ({1}), the figures were off by {2} points on average."
    )
    return text.format(count, date, number(_HUNDRED * _mean(tables, "ece"), 1))


def _mean(tables: Sequence[Mapping[str, Any]], key: str) -> float:
    """The mean size over tables, each decision counting the same."""
    total = sum(int(table["decisions"]) for table in tables)
    return sum(abs(float(table[key])) * int(table["decisions"]) for table in tables) / total

"""The page that tells how far the figures of the advisers can be believed."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engines.core.registry import games
from engines.core.words import number
from engines.session import calibration
from engines.session.calibration import Calibration
from gui.app import event_loop
from gui.app.context import Context
from gui.app.page import Page
from gui.games.face import game_name
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.kit.plot import Plot, pen
from gui.style import Space, Token, TypeRole, theme

_COLUMNS: Final = 2
_SYMBOLS: Final = {"self": "o", "mixed": "s", "club": "t1"}
_TOKENS: Final = {"self": Token.TEXT2, "mixed": Token.ACCENT, "club": Token.HINT}
_SIZE: Final = 7
_HUNDRED: Final = 100.0
_LEAST: Final = 15
"""Bins with fewer decisions are left out: chance alone moves them by more than 25 points."""


class FiguresPage(Page):
    """What was claimed and what came, for every game, from the files that ship with Parlour."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.set_title(self.tr("How good are these figures?"))
        self.plots: list[ReliabilityPlot] = []
        self._scroll = ScrollColumn()
        self._scroll.body.addWidget(
            Label(
                self.tr(
                    "We asked the advisers in games between bots and compared what they said with "
                    "what happened: the closer the dots are to the dashed line, the better you can "
                    "trust the figures."
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
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take distances from the theme."""
        self._grid.setHorizontalSpacing(theme().px(Space.L))
        self._grid.setVerticalSpacing(theme().px(Space.L))

    def opened(self) -> None:
        if not self.plots:
            event_loop.spawn(self._read(), "read how good the figures are")

    async def _read(self) -> None:
        await event_loop.in_pool(importlib.import_module, "pyqtgraph")  # what plots need takes long
        for game in games():
            found = await event_loop.in_pool(calibration.read, game)
            self._add(game_name(self.context.words(), game), found)

    def _add(self, name: str, found: Calibration) -> None:
        place = len(self.plots)
        plot = ReliabilityPlot(name, found)
        plot.show_tables()
        section = QWidget()
        column = QVBoxLayout(section)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(plot, 1)
        column.addWidget(Label(plot.sentence(), TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        self.plots.append(plot)
        self._grid.addWidget(section, place // _COLUMNS, place % _COLUMNS)


class ReliabilityPlot(Plot):
    """One game's reliability diagram: claimed across, what came up, 95% bars, one dot a bin."""

    def __init__(self, name: str, found: Calibration) -> None:
        self._found = found
        self._tables = [
            table for table in found.tables if table.get("bins") and str(table["table"]) in _TOKENS
        ]
        self._money = any(table.get("unit") == "cents" for table in self._tables)
        across, up = self.tr("Win chance shown (%)"), self.tr("Games won (%)")
        if self._money:
            across, up = self.tr("Money expected (ct)"), self.tr("Money won (ct)")
        super().__init__(name, across, up)

    def _make(self) -> None:
        self._line = self._item.plot()
        self._marks: list[tuple[str, Any, Any]] = []
        names = {
            "self": self.tr("● strong players only"),
            "mixed": self.tr("■ you play like the adviser, against bots"),
            "club": self.tr("▲ bots only"),
        }
        present = {str(table["table"]) for table in self._tables}
        for name, text in names.items():
            if name in present:
                self._key(text, _TOKENS[name])
        for table in self._tables:
            name = str(table["table"])
            bars = self._pg.ErrorBarItem(x=[], y=[], height=[])
            self._item.addItem(bars)
            dots = self._item.plot(pen=None, symbol=_SYMBOLS[name])
            self._marks.append((name, bars, dots))

    def show_tables(self) -> None:
        """Show what was measured."""
        scale = 1.0 if self._money else _HUNDRED
        ends = [0.0, _HUNDRED]
        for (_, bars, dots), table in zip(self._marks, self._tables, strict=True):
            known = [each for each in table["bins"] if each["decisions"] >= _LEAST]
            x = np.array([scale * each["claimed"] for each in known])
            y = np.array([scale * each["came"] for each in known])
            margin = np.array([scale * (each["margin"] or 0.0) for each in known])
            bars.setData(x=x, y=y, height=2 * margin)
            dots.setData(x, y)
            if self._money and len(x):
                ends = [min(ends[0], float(x.min())), max(ends[1], float(x.max()))]
        self._line.setData(ends, ends)
        self._item.setXRange(*ends, padding=0.03)
        self._item.setYRange(*ends, padding=0.03)
        self.setAccessibleDescription(self.sentence())

    def dots(self) -> dict[str, list[tuple[float, float]]]:
        """What is drawn for each table."""
        found: dict[str, list[tuple[float, float]]] = {}
        for name, _, dots in self._marks:
            found.setdefault(name, []).extend(
                zip(*map(np.ndarray.tolist, dots.getData()), strict=True)
            )
        return found

    def sentence(self) -> str:
        """What the picture shows, in a sentence."""
        if not self._tables:
            return self._found.problem or self.tr("Nothing has been measured yet.")
        count = number(sum(int(table["games"]) for table in self._tables))
        date = max(str(table["date"]) for table in self._tables)
        key = "offset" if self._money else "ece"
        error = _mean(self._tables, key)
        if self._money:
            text = self.tr("In {0} games ({1}) figures were off by {2} ct on average.")
            return text.format(count, date, number(error, 0))
        text = self.tr("In {0} games ({1}) figures were off by {2} points on average.")
        return text.format(count, date, number(_HUNDRED * error, 1))

    def _dress(self) -> None:
        t = theme()
        self._line.setPen(pen(Token.LINE_STRONG, Qt.PenStyle.DashLine))
        for name, bars, dots in self._marks:
            token = _TOKENS[name]
            bars.setData(pen=pen(token, width=1.0))
            dots.setSymbolBrush(t.color(token))
            dots.setSymbolPen(t.color(Token.WINDOW))
            dots.setSymbolSize(t.px(_SIZE))


def _mean(tables: Sequence[Mapping[str, Any]], key: str) -> float:
    """The mean size over tables, each decision counting the same."""
    total = sum(int(table["decisions"]) for table in tables)
    return sum(abs(float(table[key])) * int(table["decisions"]) for table in tables) / total

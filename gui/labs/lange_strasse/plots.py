"""The plots of the Lab."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import Qt

from engines.core.words import number
from engines.games.lange_strasse.course import Point
from gui.kit.plot import Plot, pen
from gui.style import Token, theme

_MARK: Final = 7
_WHISKER: Final = 1.5
_ROOM: Final = 0.06


class MoneyPlot(Plot):
    """Cents per game against two rivals while a player learns, beside the shipped one."""

    def __init__(self, rival: str) -> None:
        self._shipped = 0.0
        super().__init__(
            self.tr("Money against two of {0}").format(rival),
            self.tr("Games played"),
            self.tr("Cents per game"),
        )

    def _make(self) -> None:
        self._whiskers = self._pg.ErrorBarItem()
        self._line = self._item.plot(symbol="o")
        self._even = self._pg.InfiniteLine(pos=0, angle=0)
        self._goal = self._pg.InfiniteLine(pos=0, angle=0)
        for mark in (self._even, self._goal, self._whiskers):
            self._item.addItem(mark)
        self._now = self._key("", Token.ACCENT)
        self._key(self.tr("┃ 95 %"), Token.TEXT2)
        self._shipped_key = self._key("", Token.GOOD)

    def show_shipped(self, cents: float) -> None:
        """Show what the shipped player of the kind brings."""
        self._shipped = cents
        self._goal.setPos(cents)
        self._shipped_key.setText(self.tr("┈ shipped {0}").format(number(cents, 1, signed=True)))

    def show_points(self, points: Sequence[Point], games: int) -> None:
        """Show a training of ``games`` games so far."""
        played, cents = [p.played for p in points], [p.cents for p in points]
        self._line.setData(played, cents)
        heights = np.array([2 * p.margin for p in points])
        self._whiskers.setData(x=np.array(played), y=np.array(cents), height=heights)
        last = number(cents[-1], 1, signed=True) if points else "–"
        self._now.setText(self.tr("● now {0}").format(last))
        self._item.setXRange(0, games, padding=0.02)
        low = min([0.0, self._shipped, *(p.cents - p.margin for p in points)])
        high = max([0.0, self._shipped, *(p.cents + p.margin for p in points)])
        self._item.setYRange(low, max(high, low + 1), padding=_ROOM)
        self.setAccessibleDescription(self._summary(points))

    def _summary(self, points: Sequence[Point]) -> str:
        if not points:
            return self.tr("Nothing has been learned yet.")
        first, last = points[0], points[-1]
        return self.tr("From {0} cents after {1} games to {2} after {3}.").format(
            number(first.cents, 1, signed=True),
            number(first.played),
            number(last.cents, 1, signed=True),
            number(last.played),
        )

    def _dress(self) -> None:
        t = theme()
        self._line.setPen(pen(Token.ACCENT))
        self._line.setSymbolBrush(t.color(Token.ACCENT))
        self._line.setSymbolPen(t.color(Token.WINDOW))
        self._line.setSymbolSize(t.pxf(_MARK))
        self._whiskers.setData(pen=pen(Token.TEXT2, width=_WHISKER))
        self._even.setPen(pen(Token.LINE_STRONG, width=1))
        self._goal.setPen(pen(Token.GOOD, Qt.PenStyle.DotLine))


class RoundsPlot(Plot):
    """How many rounds its games with itself take: the better it plays, the fewer."""

    def __init__(self) -> None:
        super().__init__(
            self.tr("Rounds of its own games"), self.tr("Games played"), self.tr("Rounds")
        )

    def _make(self) -> None:
        self._line = self._item.plot()
        self._now = self._key("", Token.ACCENT)

    def show_points(self, points: Sequence[Point], games: int) -> None:
        """Show a training of ``games`` games so far."""
        rounds = [p.rounds for p in points]
        self._line.setData([p.played for p in points], rounds)
        text = self.tr("━ now {0}").format(number(rounds[-1], 2) if points else "–")
        self._now.setText(text)
        self.setAccessibleDescription(text)
        self._item.setXRange(0, games, padding=0.02)
        low, high = min([11.0, *rounds]), max([15.0, *rounds])
        self._item.setYRange(low, high, padding=_ROOM)

    def _dress(self) -> None:
        self._line.setPen(pen(Token.ACCENT))

"""The plots of the Lab."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from engines.core.words import number
from engines.games.fargo.entries import ENTRIES, MAXIMUM, MINIMUM
from engines.games.fargo.genetic import Generation
from engines.games.fargo.strategy import StrategyVector
from gui.kit.plot import Plot, pen
from gui.style import Token, theme

_MARK: Final = 7
_MARKED_UP_TO: Final = 60
_BAR: Final = 0.56
_RUNG: Final = 34.0
ORIGINAL_DISTANCES: Final = (8, 21, 26, 26, 11, 3, 3, 2)
"""How many of the 100 published trials ended 0, 1, ... steps from the optimum (rules, 6.1)."""


class ValuePlot(Plot):
    """Best and mean value of each generation, the exact optimum as a line."""

    def __init__(self, optimum: float) -> None:
        self._optimum = optimum
        self._generations: Sequence[Generation] = ()
        super().__init__(
            self.tr("Points per turn"), self.tr("Generation"), self.tr("Expected points")
        )

    def _make(self) -> None:
        self._mean = self._item.plot()
        self._best = self._item.plot()
        self._line = self._pg.InfiniteLine(pos=self._optimum, angle=0)
        self._item.addItem(self._line)
        self._best_key = self._key("", Token.ACCENT)
        self._mean_key = self._key("", Token.TEXT2)
        self._key(self.tr("┈ optimum {0}").format(number(self._optimum, 2)), Token.GOOD)
        self.show_generations(())

    def show_generations(self, generations: Sequence[Generation]) -> None:
        """Show these generations."""
        self._generations = generations
        numbers = [generation.number for generation in generations]
        bests = [generation.best_ev for generation in generations]
        means = [generation.mean_ev for generation in generations]
        marked = len(numbers) <= _MARKED_UP_TO
        self._best.setData(numbers, bests, symbol="o" if marked else None)
        self._mean.setData(numbers, means)
        last = generations[-1] if generations else None
        self._best_key.setText(
            self.tr("● best {0}").format(number(last.best_ev, 2) if last else "–")
        )
        self._mean_key.setText(
            self.tr("╌ mean {0}").format(number(last.mean_ev, 2) if last else "–")
        )
        self._item.setXRange(0, max(1, numbers[-1] if numbers else 1), padding=0.02)
        low = min([self._optimum - 50, *means])
        self._item.setYRange(low, self._optimum, padding=0.06)
        self.setAccessibleDescription(self._summary())

    def _summary(self) -> str:
        if not self._generations:
            return self.tr("Nothing has been bred yet.")
        first, last = self._generations[0], self._generations[-1]
        return self.tr(
            "{0} generations. Best from {1} to {2}, mean from {3} to {4} points; optimum {5}."
        ).format(
            last.number,
            number(first.best_ev, 2),
            number(last.best_ev, 2),
            number(first.mean_ev, 2),
            number(last.mean_ev, 2),
            number(self._optimum, 2),
        )

    def _dress(self) -> None:
        t = theme()
        self._best.setPen(pen(Token.ACCENT))
        self._best.setSymbolBrush(t.color(Token.ACCENT))
        self._best.setSymbolPen(t.color(Token.WINDOW))
        self._best.setSymbolSize(t.pxf(_MARK))
        self._mean.setPen(pen(Token.TEXT2, Qt.PenStyle.DashLine))
        self._line.setPen(pen(Token.GOOD, Qt.PenStyle.DotLine))


class ThresholdPlot(Plot):
    """From which run score a vector stops, per number of dice left, beside the optimum."""

    def __init__(self, optimum: StrategyVector) -> None:
        self._optimum = optimum
        self._vector: StrategyVector | None = None
        super().__init__(
            self.tr("Where the best vector stops"), self.tr("Dice left"), self.tr("Run score")
        )

    def _make(self) -> None:
        dice = list(range(1, ENTRIES + 1))
        self._ranges = self._pg.BarGraphItem(x=dice, y0=MINIMUM, y1=MAXIMUM, width=_BAR)
        self._shown = self._pg.BarGraphItem(x=[], y0=[], y1=[], width=_BAR)
        self._best = self._pg.ScatterPlotItem(x=dice, y=self._optimum.thresholds, symbol="d")
        for mark in (self._ranges, self._shown, self._best):
            self._item.addItem(mark)
        self._item.getAxis("bottom").setTicks([[(place, str(place)) for place in dice]])
        self._item.setXRange(0.5, ENTRIES + 0.5, padding=0)
        self._item.setYRange(0, max(MAXIMUM), padding=0.04)
        self._key(self.tr("▬ best vector"), Token.ACCENT)
        self._key(self.tr("◇ optimum"), Token.GOOD)
        self._key(self.tr("▌ from always to never"), Token.TEXT2)

    def show_vector(self, vector: StrategyVector | None) -> None:
        """Show a vector; None shows the optimum alone."""
        self._vector = vector
        marks = () if vector is None else vector.thresholds
        self._shown.setOpts(
            x=list(range(1, len(marks) + 1)),
            y0=[mark - _RUNG for mark in marks],
            y1=[mark + _RUNG for mark in marks],
        )
        if vector is not None:
            text = self.tr("Stops from {0} with 1 to 8 dice left.")
            self.setAccessibleDescription(text.format(vector.text()))

    def _dress(self) -> None:
        t = theme()
        self._ranges.setOpts(brush=t.color(Token.SUNKEN), pen=t.color(Token.LINE))
        self._shown.setOpts(brush=t.color(Token.ACCENT), pen=t.color(Token.ACCENT))
        self._best.setPen(pen(Token.GOOD))
        self._best.setBrush(QColor(0, 0, 0, 0))
        self._best.setSize(t.pxf(_MARK + 5))


class DistancePlot(Plot):
    """How far trials end from the optimum, beside those that were published."""

    def __init__(self) -> None:
        self._counts: Mapping[int, int] = {}
        super().__init__(
            self.tr("Distance of the final vector to the optimum"),
            self.tr("Steps of 50"),
            self.tr("Trials"),
        )

    def _make(self) -> None:
        self._bars = self._pg.BarGraphItem(x=[], height=[], width=_BAR)
        self._published = self._pg.ScatterPlotItem(x=[], y=[], symbol="d")
        self._item.addItem(self._bars)
        self._item.addItem(self._published)
        self._key(self.tr("■ these trials"), Token.ACCENT)
        self._key(self.tr("◇ published, to scale"), Token.TEXT)
        self.show_distances({})

    def show_distances(self, counts: Mapping[int, int]) -> None:
        """Show how many trials ended at each distance."""
        self._counts = counts
        trials = sum(counts.values())
        published = [trials * count / sum(ORIGINAL_DISTANCES) for count in ORIGINAL_DISTANCES]
        last = max([len(ORIGINAL_DISTANCES) - 1, *counts])
        self._bars.setOpts(x=list(counts), height=list(counts.values()))
        if trials:
            self._published.setData(x=list(range(len(published))), y=published)
        else:
            self._published.setData(x=[], y=[])
        self._item.setXRange(-0.5, last + 0.5, padding=0)
        self._item.setYRange(0, max([1, *counts.values(), *published]), padding=0.06)
        pairs = "; ".join(f"{distance}: {counts[distance]}" for distance in sorted(counts))
        self.setAccessibleDescription(self.tr("Trials per distance: {0}").format(pairs or "–"))

    def _dress(self) -> None:
        t = theme()
        self._bars.setOpts(brush=t.color(Token.ACCENT), pen=t.color(Token.ACCENT))
        self._published.setPen(pen(Token.TEXT))
        self._published.setBrush(t.color(Token.WINDOW))
        self._published.setSize(t.pxf(_MARK + 4))

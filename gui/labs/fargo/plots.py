"""What the charts of the Lab show."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engines.contract.catalog import number
from engines.games.fargo.entries import ENTRIES, MAXIMUM, MINIMUM
from engines.games.fargo.strategy import StrategyVector
from engines.labs.fargo.genetic import Generation
from gui.kit.plot import Axis, Bars, Dots, Key, Level, Line, Plot, Stroke, Symbol
from gui.style import Token

translate = QCoreApplication.translate
_HOLLOW: Final = 11.0
_RUNG: Final = 34.0
_BELOW: Final = 50.0
"""Points below the optimum that are always seen."""
ORIGINAL_DISTANCES: Final = (8, 21, 26, 26, 11, 3, 3, 2)
"""How many of the 100 published trials ended 0, 1, ... steps from the optimum (rules, 6.1)."""


def value_plot(generations: Sequence[Generation], optimum: float) -> Plot:
    """Best and mean value of each generation, the exact optimum as a line."""
    numbers = [each.number for each in generations]
    bests = [each.best_ev for each in generations]
    means = [each.mean_ev for each in generations]
    best, mean = (number(values[-1], 2) if values else "–" for values in (bests, means))

    def tip(place: int) -> str:
        at = generations[place]
        text = translate("ValuePlot", "Generation {0}\nbest {1}\nmean {2}")
        return text.format(at.number, number(at.best_ev, 2), number(at.mean_ev, 2))

    return Plot(
        marks=(
            Level(optimum, Token.GOOD, Stroke.DotLine, 2),
            Line(numbers, means, Token.TEXT2, Stroke.DashLine),
            Line(numbers, bests, Token.ACCENT, dots=True),
        ),
        across=Axis(0, max([1, *numbers[-1:]]), translate("ValuePlot", "Generation"), whole=True),
        up=Axis(
            min([optimum - _BELOW, *means]), optimum, translate("ValuePlot", "Expected points")
        ),
        words=_values_in_words(generations, optimum),
        keys=(
            Key(translate("ValuePlot", "● best {0}").format(best), Token.ACCENT),
            Key(translate("ValuePlot", "╌ mean {0}").format(mean), Token.TEXT2),
            Key(translate("ValuePlot", "┈ optimum {0}").format(number(optimum, 2)), Token.GOOD),
        ),
        places=numbers,
        tip=tip,
    )


def _values_in_words(generations: Sequence[Generation], optimum: float) -> str:
    if not generations:
        return translate("ValuePlot", "No generations yet.")
    first, last = generations[0], generations[-1]
    return translate(
        "ValuePlot",
        "{0} generations. Best from {1} to {2}, mean from {3} to {4} points; optimum {5}.",
    ).format(
        last.number,
        number(first.best_ev, 2),
        number(last.best_ev, 2),
        number(first.mean_ev, 2),
        number(last.mean_ev, 2),
        number(optimum, 2),
    )


def threshold_plot(vector: StrategyVector | None, optimum: StrategyVector) -> Plot:
    """From which run score a vector stops, per number of dice left, beside the optimum."""
    dice = range(1, ENTRIES + 1)
    stops = () if vector is None else vector.thresholds
    words = translate("ThresholdPlot", "Banks from {0} with 1 to 8 dice left.")

    def tip(place: int) -> str:
        best = number(optimum.thresholds[place])
        if not stops:
            return translate("ThresholdPlot", "Optimum: banks from {0}.").format(best)
        text = translate("ThresholdPlot", "Banks from {0}; optimum {1}.")
        return text.format(number(stops[place]), best)

    return Plot(
        marks=(
            Bars(dice, MINIMUM, MAXIMUM, [Token.LINE] * ENTRIES),
            Bars(
                dice[: len(stops)],
                [stop - _RUNG for stop in stops],
                [stop + _RUNG for stop in stops],
                [Token.ACCENT] * len(stops),
            ),
            Dots(
                dice,
                optimum.thresholds,
                Token.GOOD,
                Symbol.DIAMOND,
                size=_HOLLOW,
                fill=Token.SURFACE,
            ),
        ),
        across=Axis(
            0.5, ENTRIES + 0.5, translate("ThresholdPlot", "Dice left"), ticks=lambda *_: dice
        ),
        up=Axis(0, max(MAXIMUM), translate("ThresholdPlot", "Run score")),
        words=words.format((vector or optimum).text()),
        keys=(
            Key(translate("ThresholdPlot", "▬ best vector"), Token.ACCENT),
            Key(translate("ThresholdPlot", "◇ optimum"), Token.GOOD),
            Key(translate("ThresholdPlot", "▌ from always to never"), Token.TEXT2),
        ),
        places=dice,
        tip=tip,
    )


def distance_plot(counts: Mapping[int, int]) -> Plot:
    """How many trials ended how far from the optimum, beside those that were published."""
    trials = sum(counts.values())
    scale = trials / sum(ORIGINAL_DISTANCES)
    published = [scale * count for count in ORIGINAL_DISTANCES] if trials else []
    places = range(max([len(ORIGINAL_DISTANCES) - 1, *counts]) + 1)
    pairs = "; ".join(f"{distance}: {counts[distance]}" for distance in sorted(counts))

    def tip(place: int) -> str:
        expected = published[place] if place < len(published) else 0.0
        text = translate("DistancePlot", "{0} steps: {1} trials, published {2}")
        return text.format(place, counts.get(place, 0), number(expected, 1))

    return Plot(
        marks=(
            Bars(
                list(counts),
                [0.0] * len(counts),
                list(counts.values()),
                [Token.ACCENT] * len(counts),
            ),
            Dots(
                range(len(published)),
                published,
                Token.TEXT,
                Symbol.DIAMOND,
                size=_HOLLOW,
                fill=Token.SURFACE,
            ),
        ),
        across=Axis(-0.5, len(places) - 0.5, translate("DistancePlot", "Steps of 50"), whole=True),
        up=Axis(
            0,
            max([1, *counts.values(), *published]),
            translate("DistancePlot", "Trials"),
            whole=True,
        ),
        words=translate("DistancePlot", "Trials per distance: {0}").format(pairs or "–"),
        keys=(
            Key(translate("DistancePlot", "■ these trials"), Token.ACCENT),
            Key(translate("DistancePlot", "◇ published, to scale"), Token.TEXT),
        ),
        places=places,
        tip=tip,
    )

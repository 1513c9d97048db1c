"""What the charts of the Lab show."""

from collections.abc import Mapping, Sequence
from typing import Final

from engines.games.fargo.strategy import StrategyVector
from engines.games.fargo.units import ENTRIES, MAXIMUM, MINIMUM
from engines.labs.fargo.genetic import Generation
from engines.runtime.texts import number, tr
from gui.kit.plot import Axis, Bars, Dots, Key, Level, Line, Plot, Stroke, Symbol
from gui.style import Token

_HOLLOW: Final = 11.0
_RUNG: Final = 34.0
_BELOW: Final = 50.0
"""The axis always reaches at least this many points below the optimum."""
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
        return tr(
            "labs-generation-best-mean",
            generation=at.number,
            best=number(at.best_ev, 2),
            mean=number(at.mean_ev, 2),
        )

    return Plot(
        marks=(
            Level(optimum, Token.GOOD, Stroke.DotLine, 2),
            Line(numbers, means, Token.TEXT2, Stroke.DashLine),
            Line(numbers, bests, Token.ACCENT, dots=True),
        ),
        across=Axis(0, max([1, *numbers[-1:]]), tr("labs-generation"), whole=True),
        up=Axis(min([optimum - _BELOW, *means]), optimum, tr("labs-expected-points")),
        words=_values_in_words(generations, optimum),
        keys=(
            Key(tr("labs-key-best", best=best), Token.ACCENT),
            Key(tr("labs-key-mean", mean=mean), Token.TEXT2),
            Key(tr("labs-key-optimum", optimum=number(optimum, 2)), Token.GOOD),
        ),
        places=numbers,
        tip=tip,
    )


def _values_in_words(generations: Sequence[Generation], optimum: float) -> str:
    if not generations:
        return tr("labs-no-generations-yet")
    first, last = generations[0], generations[-1]
    return tr(
        "labs-generations-best-mean-points",
        generations=last.number,
        best_first=number(first.best_ev, 2),
        best_last=number(last.best_ev, 2),
        mean_first=number(first.mean_ev, 2),
        mean_last=number(last.mean_ev, 2),
        optimum=number(optimum, 2),
    )


def threshold_plot(vector: StrategyVector | None, optimum: StrategyVector) -> Plot:
    """The run score from which a vector banks, for each number of dice left, beside the optimum."""
    dice = range(1, ENTRIES + 1)
    stops = () if vector is None else vector.thresholds

    def tip(place: int) -> str:
        best = number(optimum.thresholds[place])
        if not stops:
            return tr("labs-optimum-banks-from", points=best)
        return tr("labs-banks-from-optimum", points=number(stops[place]), optimum=best)

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
        across=Axis(0.5, ENTRIES + 0.5, tr("labs-dice-left"), ticks=lambda *_: dice),
        up=Axis(0, max(MAXIMUM), tr("labs-run-score")),
        words=tr("labs-banks-1-8-dice", points=(vector or optimum).text()),
        keys=(
            Key(tr("labs-key-best-vector"), Token.ACCENT),
            Key(tr("labs-key-optimum-dots"), Token.GOOD),
            Key(tr("labs-key-always-to-never"), Token.TEXT2),
        ),
        places=dice,
        tip=tip,
    )


def distance_plot(counts: Mapping[int, int]) -> Plot:
    """How many trials ended at each distance from the optimum, beside the published ones."""
    trials = sum(counts.values())
    scale = trials / sum(ORIGINAL_DISTANCES)
    published = [scale * count for count in ORIGINAL_DISTANCES] if trials else []
    places = range(max([len(ORIGINAL_DISTANCES) - 1, *counts]) + 1)
    pairs = "; ".join(f"{distance}: {counts[distance]}" for distance in sorted(counts))

    def tip(place: int) -> str:
        expected = published[place] if place < len(published) else 0.0
        return tr(
            "labs-steps-trials-published",
            steps=place,
            trials=counts.get(place, 0),
            published=number(expected, 1),
        )

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
        across=Axis(-0.5, len(places) - 0.5, tr("labs-steps-of-fifty"), whole=True),
        up=Axis(
            0,
            max([1, *counts.values(), *published]),
            tr("labs-trials"),
            whole=True,
        ),
        words=tr("labs-trials-per-distance", trials=pairs or "–"),
        keys=(
            Key(tr("labs-key-these-trials"), Token.ACCENT),
            Key(tr("labs-key-published"), Token.TEXT),
        ),
        places=places,
        tip=tip,
    )

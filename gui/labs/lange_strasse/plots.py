"""What the charts of the Lab show."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engines.contract.catalog import number
from engines.labs.lange_strasse.learning_curve import Point
from gui.kit.plot import Axis, Key, Level, Line, Plot, Stroke, Whiskers
from gui.style import Token

translate = QCoreApplication.translate
_USUAL_ROUNDS: Final = (11.0, 15.0)
"""Always seen, so that the line does not jump while few points are known."""


def money_plot(points: Sequence[Point], games: int, shipped: float) -> Plot:
    """Cents per game against two rivals during a training of `games` games.

    `shipped` is what the shipped player of the kind wins.
    """
    played, cents = [point.played for point in points], [point.cents for point in points]
    low = min([0.0, shipped, *(point.cents - point.margin for point in points)])
    high = max([0.0, shipped, *(point.cents + point.margin for point in points)])
    now = number(cents[-1], 1, signed=True) if points else "–"

    def tip(place: int) -> str:
        at = points[place]
        text = translate("MoneyPlot", "{0} games: {1} ±{2} ct")
        amount = number(at.cents, 1, signed=True)
        return text.format(number(at.played), amount, number(at.margin, 1))

    return Plot(
        marks=(
            Level(0, Token.LINE_STRONG),
            Level(shipped, Token.GOOD, Stroke.DotLine, 2),
            Whiskers(played, cents, [point.margin for point in points], Token.TEXT2),
            Line(played, cents, Token.ACCENT, dots=True),
        ),
        across=Axis(0, games, translate("MoneyPlot", "Games played"), whole=True),
        up=Axis(low, max(high, low + 1), translate("MoneyPlot", "Cents per game")),
        words=_money_in_words(points),
        keys=(
            Key(translate("MoneyPlot", "● now {0}").format(now), Token.ACCENT),
            Key(translate("MoneyPlot", "┃ 95%"), Token.TEXT2),
            Key(
                translate("MoneyPlot", "┈ shipped {0}").format(number(shipped, 1, signed=True)),
                Token.GOOD,
            ),
        ),
        places=played,
        tip=tip,
    )


def _money_in_words(points: Sequence[Point]) -> str:
    if not points:
        return translate("MoneyPlot", "No training yet.")
    first, last = points[0], points[-1]
    return translate("MoneyPlot", "From {0} cents after {1} games to {2} after {3}.").format(
        number(first.cents, 1, signed=True),
        number(first.played),
        number(last.cents, 1, signed=True),
        number(last.played),
    )


def rounds_plot(points: Sequence[Point], games: int) -> Plot:
    """How many rounds its games with itself take: the better it plays, the fewer."""
    played, rounds = [point.played for point in points], [point.rounds for point in points]
    last = number(rounds[-1], 2) if points else "–"
    text = translate("RoundsPlot", "━ now {0}").format(last)

    def tip(place: int) -> str:
        said = translate("RoundsPlot", "{0} games: {1} rounds")
        return said.format(number(played[place]), number(rounds[place], 2))

    return Plot(
        marks=(Line(played, rounds, Token.ACCENT),),
        across=Axis(0, games, translate("RoundsPlot", "Games played"), whole=True),
        up=Axis(
            min([_USUAL_ROUNDS[0], *rounds]),
            max([_USUAL_ROUNDS[1], *rounds]),
            translate("RoundsPlot", "Rounds"),
        ),
        words=text,
        keys=(Key(text, Token.ACCENT),),
        places=played,
        tip=tip,
    )

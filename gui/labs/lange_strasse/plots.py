"""What the charts of the Lab show."""

from collections.abc import Sequence
from typing import Final

from engines.labs.lange_strasse.learning_curve import Point
from engines.runtime.texts import number, tr
from gui.kit.plot import Axis, Key, Level, Line, Plot, Stroke, Whiskers
from gui.style import Token

_USUAL_ROUNDS: Final = (11.0, 15.0)
"""The axis always covers this range, so that the line doesn't jump while points are few."""


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
        amount = number(at.cents, 1, signed=True)
        return tr(
            "labs-games-ct", games=number(at.played), cents=amount, margin=number(at.margin, 1)
        )

    return Plot(
        marks=(
            Level(0, Token.LINE_STRONG),
            Level(shipped, Token.GOOD, Stroke.DotLine, 2),
            Whiskers(played, cents, [point.margin for point in points], Token.TEXT2),
            Line(played, cents, Token.ACCENT, dots=True),
        ),
        across=Axis(0, games, tr("labs-games-played"), whole=True),
        up=Axis(low, max(high, low + 1), tr("labs-cents-per-game")),
        words=_money_in_words(points),
        keys=(
            Key(tr("labs-key-now", value=now), Token.ACCENT),
            Key(tr("labs-key-range"), Token.TEXT2),
            Key(
                tr("labs-key-shipped", shipped=number(shipped, 1, signed=True)),
                Token.GOOD,
            ),
        ),
        places=played,
        tip=tip,
    )


def _money_in_words(points: Sequence[Point]) -> str:
    if not points:
        return tr("labs-no-training-yet")
    first, last = points[0], points[-1]
    return tr(
        "labs-cents-after-games-after",
        first=number(first.cents, 1, signed=True),
        games_first=number(first.played),
        last=number(last.cents, 1, signed=True),
        games_last=number(last.played),
    )


def rounds_plot(points: Sequence[Point], games: int) -> Plot:
    """How many rounds the player's games against itself take: the better it plays, the fewer."""
    known = [point for point in points if point.played]
    played, rounds = [point.played for point in known], [point.rounds for point in known]
    last = number(rounds[-1], 2) if rounds else "–"
    text = tr("labs-key-line-now", value=last)

    def tip(place: int) -> str:
        return tr("labs-games-rounds", games=number(played[place]), rounds=number(rounds[place], 2))

    return Plot(
        marks=(Line(played, rounds, Token.ACCENT),),
        across=Axis(0, games, tr("labs-games-played"), whole=True),
        up=Axis(
            min([_USUAL_ROUNDS[0], *rounds]),
            max([_USUAL_ROUNDS[1], *rounds]),
            tr("labs-rounds"),
        ),
        words=text,
        keys=(Key(text, Token.ACCENT),),
        places=played,
        tip=tip,
    )

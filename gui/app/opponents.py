"""Whom to play: the person's strength, who fits it, and matches that start at once."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QCoreApplication

from engines.contract.catalog import number
from engines.contract.game import Game
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.analysis.player_strength import Career, Strength, career, fitting_opponent
from engines.match.archive import records
from engines.match.archive.library import Library
from gui.app import event_loop
from gui.app.bots import numbered, usual_name
from gui.app.context import Context
from gui.app.ratings import elo_of
from gui.kit.plot import Axis, Band, Key, Line, Plot
from gui.style import Token

translate = QCoreApplication.translate

_PER_ELO: Final = float(np.log(10.0)) / 400.0
_BELOW: Final = 0.12
"""Room on the scale of a strength below the weakest, as a share of it."""
_WORDS: Final = (0.78, 0.58, 0.42, 0.22)
"""Win chances from which somebody is easy, easier, as strong, stronger."""


async def own_career(context: Context, game: Game) -> Career:
    """What the library says of the person at a game; raises ParlourError."""
    fair = await context.archive.ask(Library.fair_games, game.id)
    return await event_loop.in_pool(career, fair, partial(elo_of, game))


def by_fit(game: Game, seats: int, own: Strength | None) -> list[str]:
    """The bots of the ladder, the one that fits the person best first; the gentlest for newcomers.

    Args:
        game: what is to be played.
        seats: at the table.
        own: the person's strength, if it is known.
    """
    ladder = [bot.info.id for bot in game.ladder(seats)]
    rated = [(bot, elo) for bot in ladder if (elo := elo_of(game, bot)) is not None]
    found = []
    while (best := fitting_opponent(own, rated)) is not None:
        found.append(best)
        rated = [each for each in rated if each[0] != best]
    return [*found, *(bot for bot in ladder if bot not in found)]


def win_chances(elos: Sequence[float]) -> list[float]:
    """The share of the wins of each of several players, by their ratings."""
    odds = np.exp((np.array(elos) - max(elos)) * _PER_ELO)
    shares: list[float] = (odds / odds.sum()).tolist()
    return shares


def strength_share(game: Game, elo: float) -> float:
    """Where a strength is on the scale of a game's bots, from 0 to 1."""
    known = [found for bot in game.bots if (found := elo_of(game, bot.info.id)) is not None]
    if not known:
        return 0.0
    low, high = min(known), max(known)
    low -= _BELOW * (high - low or 1.0)
    return min(1.0, max(0.0, (elo - low) / (high - low)))


def compared_text(game: Game, bot: str, own: Strength | None) -> str:
    """How strong a bot is beside the person; without a rating, its place on the ladder."""
    elo, info = elo_of(game, bot), game.bot(bot).info
    if own is None or elo is None:
        top = max(each.info.level for each in game.bots)
        return translate("Opponents", "Level {0} of {1}").format(info.level, top)
    chance = win_chances([own.elo, elo])[0]
    words = (
        translate("Opponents", "easy"),
        translate("Opponents", "a little easier"),
        translate("Opponents", "about your strength"),
        translate("Opponents", "stronger"),
        translate("Opponents", "much stronger"),
    )
    return words[sum(chance < limit for limit in _WORDS)]


def match_against(context: Context, game: Game, opponents: Sequence[str]) -> Record:
    """A new match of the person against bots, by the usual rules.

    Raises:
        ParlourError: they cannot sit at one table.
    """
    players = [PERSON, *opponents]
    names = numbered([usual_name(context, game, player) for player in players])
    unasked = {option.key: False for option in game.info.options if not option.asked}
    return records.new_record(game, list(map(SeatRecord, names, players)), unasked)


def rating_plot(curve: Sequence[Strength]) -> Plot:
    """A rating after each game, at least one, oldest first, with its 95% range."""
    games = range(1, len(curve) + 1)
    elo = [each.elo for each in curve]
    lows = [each.elo - each.margin for each in curve]
    highs = [each.elo + each.margin for each in curve]

    def tip(place: int) -> str:
        at = curve[place]
        text = translate("CareerPage", "Game {0}: {1} ±{2}")
        return text.format(number(place + 1), number(at.elo), number(at.margin))

    text = translate("CareerPage", "From {0} after the first game to {1} after the last.")
    return Plot(
        marks=(Band(games, lows, highs, Token.ACCENT), Line(games, elo, Token.ACCENT, dots=True)),
        across=Axis(1, max(2, len(curve)), translate("CareerPage", "Games counted"), whole=True),
        up=Axis(min(lows), max(highs), translate("CareerPage", "Rating"), whole=True),
        words=text.format(number(elo[0]), number(elo[-1])),
        keys=(
            Key(translate("CareerPage", "● rating"), Token.ACCENT),
            Key(translate("CareerPage", "▒ 95% range"), Token.TEXT2),
        ),
        places=games,
        tip=tip,
    )

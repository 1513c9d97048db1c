"""Whom to play: the person's strength, who fits it, and matches that start at once."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

import numpy as np

from engines.contract.bot import ADAPTIVE, adapted, is_adaptive
from engines.contract.game import Game
from engines.contract.ratings import PER_ELO
from engines.contract.record import PERSON, Record, SeatRecord
from engines.match.analysis.player_strength import Career, Strength, career, fitting_rating
from engines.match.archive import records
from engines.match.archive.library import Library
from engines.runtime.texts import number, rating, tr
from gui.app import event_loop
from gui.app.bots import numbered, usual_name
from gui.app.context import Context
from gui.app.ratings import elo_of
from gui.kit.plot import Axis, Band, Key, Line, Plot
from gui.style import Token

_BELOW: Final = 0.12
"""Room below the weakest bot on the scale of strengths, as a share of the scale."""
_GENTLE: Final = 200
"""Bots within this many Elo points of the gentlest are gentle, too."""
_WORDS: Final = (0.78, 0.58, 0.42, 0.22)
"""Least win chances against an opponent called easy, a little easier, about equal, or stronger."""


async def own_career(context: Context, game: Game) -> Career:
    """The person's record at a game, from the library; raises ParlourError."""
    fair = await context.archive.ask(Library.fair_games, game.id)
    return await event_loop.in_pool(career, fair, partial(elo_of, game))


def by_fit(game: Game, seats: int, own: Strength | None) -> list[str]:
    """The bots of the ladder, the best match for the person first; the gentlest for newcomers.

    Args:
        game: the game to play.
        seats: at the table.
        own: the person's strength, if it is known.
    """
    ladder = [bot.info.id for bot in game.ladder(seats)]
    rated = {bot: elo for bot in ladder if (elo := elo_of(game, bot)) is not None}
    fit = fitting_rating(own, tuple(rated.values())) if rated else 0.0
    return sorted(ladder, key=lambda bot: abs(rated[bot] - fit) if bot in rated else inf)


def opponents_for(
    game: Game, fit: Sequence[str], own: Strength | None, count: int, first: int = 0
) -> list[str]:
    """``count`` opponents for a person, in the order of ``by_fit``, starting with a given one.

    A newcomer's other opponents are gentle bots, the same one several times if there are too few.
    """
    most = (elo_of(game, fit[0]) or 0.0) + _GENTLE
    gentle = [bot for bot in fit if bot == fit[0] or (elo_of(game, bot) or inf) <= most]
    others = fit if own is not None else gentle
    return [fit[first], *(others[(first + place) % len(others)] for place in range(1, count))]


def win_chances(elos: Sequence[float]) -> list[float]:
    """The expected score of each of several players, by their ratings."""
    odds = np.exp((np.array(elos) - max(elos)) * PER_ELO)
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


def shown_strength(game: Game, bot: str, own: Strength | None) -> tuple[float, float | None] | None:
    """A bot's place on the scale, and the person's; if theirs is unsure, the bot's on the ladder.

    None for a bot whose strength is unknown.
    """
    elo, info = elo_of(game, bot), game.bot(bot).info
    if elo is None:
        return None
    if own is None or not own.sure:
        return info.level / _top_level(game), None
    return strength_share(game, elo), strength_share(game, own.elo)


def _top_level(game: Game) -> int:
    return max(each.info.level for each in game.bots)


def compared_text(game: Game, bot: str, own: Strength | None) -> str:
    """How a bot compares with the person; unless both are known, its place on the ladder."""
    if is_adaptive(bot):
        return tr("app-always-about-your-strength")
    elo, info = elo_of(game, bot), game.bot(bot).info
    if own is None or not own.sure or elo is None:
        return tr("app-level-of", level=info.level, top=_top_level(game))
    chance = win_chances([own.elo, elo])[0]
    words = (
        tr("app-easy"),
        tr("app-a-little-easier"),
        tr("app-about-your-strength"),
        tr("app-stronger"),
        tr("app-much-stronger"),
    )
    return words[sum(chance < limit for limit in _WORDS)]


def at_strength(game: Game, who: SeatRecord, own: Strength | None) -> SeatRecord:
    """A player of a new match: an adaptive bot is set to the person's rating.

    For a person without a rating it is as strong as the weakest bot above the first level.
    """
    if who.player != ADAPTIVE:
        return who
    ladder = [elo_of(game, bot.info.id) for bot in game.bots if bot.info.level > 1]
    elo = min(elo for elo in ladder if elo is not None) if own is None else own.elo
    return replace(who, player=adapted(elo))


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
        return tr(
            "app-rating-after-game",
            game=number(place + 1),
            rating=rating(at.elo),
            margin=number(at.margin),
        )

    return Plot(
        marks=(Band(games, lows, highs, Token.ACCENT), Line(games, elo, Token.ACCENT, dots=True)),
        across=Axis(1, max(2, len(curve)), tr("app-games-counted"), whole=True),
        up=Axis(min(lows), max(highs), tr("app-rating"), rating, whole=True),
        words=tr("app-after-first-game-after", first=rating(elo[0]), last=rating(elo[-1])),
        keys=(Key(tr("app-key-rating"), Token.ACCENT), Key(tr("app-key-range"), Token.TEXT2)),
        places=games,
        tip=tip,
    )

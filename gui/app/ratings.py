"""Measured strength of bots, as people read it."""

import logging
from datetime import datetime
from functools import cache
from pathlib import Path

from engines.contract import ratings
from engines.contract.bot import BotInfo, is_program, target_of
from engines.contract.game import Game
from engines.contract.ratings import Rating, Table
from engines.runtime import texts
from engines.runtime.errors import ParlourError
from engines.runtime.texts import THIN_SPACE, number, percent, tr
from gui.app.values import day_text

_log = logging.getLogger(__name__)


@cache
def _table(game: str, file: Path | None = None, *_stamp: int) -> Table:
    """The table in a file, read anew for each stamp; without a file, the shipped one."""
    try:
        return ratings.Table.read(game, file)
    except ParlourError as error:
        _log.warning("Strengths are not shown: %s", error)
        return Table(game)


def rating_of(game: Game, bot: BotInfo) -> Rating | None:
    """The rating that ships with Parlour; for an external bot, the one measured here."""
    if is_program(bot.id):
        return _own_table(game.id).rating(bot.id)
    return _table(game.id).rating(bot.id)


def _own_table(game: str) -> Table:
    """The ratings measured here, read again whenever their file has changed."""
    try:
        stamp = ratings.own(game).stat()
    except OSError:
        return Table(game)
    return _table(game, ratings.own(game), stamp.st_mtime_ns, stamp.st_size)


def rating_text(game: Game, bot: BotInfo) -> str:
    """The strength of a bot: "1480 ± 22"; empty if it has not been measured."""
    rating = rating_of(game, bot)
    if rating is None:
        return ""
    return f"{texts.rating(rating.elo)}{THIN_SPACE}±{THIN_SPACE}{number(max(1, rating.margin))}"


def strength_text(game: Game, bot: BotInfo) -> str:
    """The measurement: the strength, the result against the level below, games and date."""
    rating = rating_of(game, bot)
    if rating is None:
        return tr("app-strength-hasnt-measured-yet")
    strength = tr("app-strength", rating=rating_text(game, bot))
    if rating.beats is not None:
        other = game.bot(rating.beats.bot).info.level
        beats = tr("app-beats-level-in", level=other, share=percent(rating.beats.score, 0))
        strength = f"{strength}, {beats}"
    day = day_text(datetime.fromisoformat(rating.date))
    measured = tr("app-games-measured-on", games=rating.games, date=day)
    strength = f"{strength} ({measured})."
    if bot.searches:
        usual = tr("app-measured-usual-thinking-time")
        strength = f"{strength} {usual}"
    return strength


def elo_of(game: Game, bot: str) -> float | None:
    """The strength of a bot by its id; None if there is no such bot, or nobody has measured it."""
    if (target := target_of(bot)) is not None:
        return target
    try:
        rating = rating_of(game, game.bot(bot).info)
    except ParlourError:
        return None
    return None if rating is None else rating.elo

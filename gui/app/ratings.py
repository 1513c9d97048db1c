"""Measured strength of bots, as people read it."""

import logging
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from engines.contract import ratings
from engines.contract.bot import BotInfo, is_program
from engines.contract.catalog import THIN_SPACE, number, percent
from engines.contract.game import Game
from engines.contract.ratings import Rating, Table
from engines.runtime.errors import ParlourError

_log = logging.getLogger(__name__)
_CONTEXT: Final = "Ratings"


@cache
def _table(game: str, file: Path | None = None, *_stamp: int) -> Table:
    """The table in a file that has this stamp; without a file, the one that ships with Parlour."""
    try:
        return ratings.read(game, file)
    except ParlourError as error:
        _log.warning("Strengths are not shown: %s", error)
        return Table(game)


def rating_of(game: Game, bot: BotInfo) -> Rating | None:
    """The rating that ships with Parlour; for a program, the one that was measured here."""
    if is_program(bot.id):
        return _own_table(game.id).rating(bot.id)
    return _table(game.id).rating(bot.id)


def _own_table(game: str) -> Table:
    """What was measured here, perhaps a moment ago."""
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
    return f"{number(rating.elo)}{THIN_SPACE}±{THIN_SPACE}{number(max(1, rating.margin))}"


def strength_text(game: Game, bot: BotInfo) -> str:
    """What was measured: the strength, the result against the level below, games and date."""
    rating = rating_of(game, bot)
    if rating is None:
        return QCoreApplication.translate(_CONTEXT, "Its strength hasn't been measured yet.")
    strength = QCoreApplication.translate(_CONTEXT, "Strength {0}").format(rating_text(game, bot))
    if rating.beats is not None:
        other = game.bot(rating.beats.bot).info.level
        said = QCoreApplication.translate(_CONTEXT, "beats level {0} in {1}")
        strength = f"{strength}, {said.format(other, percent(rating.beats.score, 0))}"
    games = rating.games
    measured = QCoreApplication.translate("Ratings", "{0} games, {1}", "", games)
    strength = f"{strength} ({measured.format(number(games), rating.date)})."
    if bot.searches:
        usual = QCoreApplication.translate(_CONTEXT, "Measured at its usual thinking time.")
        strength = f"{strength} {usual}"
    return strength


def elo_of(game: Game, bot: str) -> float | None:
    """The strength of a bot by its id; None if there is no such bot, or nobody has measured it."""
    try:
        rating = rating_of(game, game.bot(bot).info)
    except ParlourError:
        return None
    return None if rating is None else rating.elo

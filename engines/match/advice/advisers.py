"""Which bot advises."""

from engines.contract.bot import Bot
from engines.contract.game import Game
from engines.runtime.errors import UnknownName
from engines.runtime.texts import tr


def advisers(game: Game, seats: int) -> tuple[Bot, ...]:
    """The bots that may advise at a table of ``seats``, the best first.

    First those marked as advisers, by level (at the same level, those that need not search first),
    then the others that search, because their strength grows with their budget; if there are
    neither, all that can play with this many.
    """
    able = [bot for bot in game.bots if bot.info.seats[0] <= seats <= bot.info.seats[1]]
    willing = [bot for bot in able if bot.info.adviser or bot.info.searches]
    return tuple(sorted(willing or able, key=_rank))


def _rank(bot: Bot) -> tuple[bool, int, bool]:
    """Lower is better; of equally strong bots, one that knows the answer goes before a search."""
    return not bot.info.adviser, -bot.info.level, bot.info.searches


def adviser(game: Game, seats: int, name: str | None = None) -> Bot:
    """The bot called ``name``, or the best adviser; raises UnknownName."""
    if name is not None:
        return game.bot(name)
    found = advisers(game, seats)
    if not found:
        raise UnknownName(tr("errors-no-bot-can-advise", id=game.id, seats=seats))
    return found[0]

"""The compiled code that a game and its bots need (``engines.runtime.jit``)."""

from typing import Final

from engines.contract.bot import Bot
from engines.contract.game import Game
from engines.runtime import jit

_RULES: Final = "rules"
"""The part without which a game can't be played."""


def rules_of(game: Game) -> tuple[str, ...]:
    """The parts that must be compiled before a game can be played."""
    rules = (part for part in _all_of(game.unit_name) if part.endswith(f"/{_RULES}"))
    return (*_all_of("runtime"), *rules)


def parts_of_bot(game: Game, bot: Bot, seats: int) -> tuple[str, ...]:
    """The parts that a bot needs at a table with ``seats`` seats, the rules included."""
    return rules_of(game) + tuple(f"{game.unit_name}/{name}" for name in bot.info.parts(seats))


def parts_of(game: Game) -> tuple[str, ...]:
    """The parts that playing a game needs, whoever plays."""
    most = game.info.seats[1]
    bots = [part for bot in game.bots for part in parts_of_bot(game, bot, most)]
    return tuple(dict.fromkeys([*rules_of(game), *bots, *_all_of(game.unit_name)]))


def parts_with_lab(game: Game) -> tuple[str, ...]:
    """The parts that playing a game and its Lab need."""
    return parts_of(game) + _all_of(f"labs.{game.id}")


def _all_of(unit: str) -> tuple[str, ...]:
    """All parts of a unit; none if it doesn't exist: a game may do without compiled code."""
    return tuple(f"{unit}/{part}" for part in jit.parts(unit)) if unit in jit.units() else ()

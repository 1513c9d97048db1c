"""The compiled code that a game and its bots need (``engines.runtime.jit``)."""

from typing import Final

from engines.contract.bot import Bot
from engines.contract.game import Game
from engines.runtime import jit

RULES: Final = "rules"
"""The part of each game with which it can be played."""
_RANDOM: Final = "runtime/random"


def rules_of(game: Game) -> tuple[str, ...]:
    """The parts that must be compiled before a game can be played."""
    return _existing(_RANDOM, f"{game.unit_name}/{RULES}")


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
    return tuple(f"{unit}/{part}" for part in jit.parts(unit)) if unit in jit.units() else ()


def _existing(*names: str) -> tuple[str, ...]:
    """The parts of units that there are: a game may do without compiled code."""
    return tuple(name for name in names if name.partition("/")[0] in jit.units())

"""The names of entrants in the language of the window."""

from dataclasses import replace

from engines.arena.setup import Setup
from engines.core.record import Record
from engines.core.registry import game as find_game
from gui.app.bots import bot_name
from gui.app.context import Context


def names_of(context: Context, setup: Setup) -> tuple[str, ...]:
    """A name for each entrant, none of them twice: with budget or number where need be."""
    game = find_game(setup.game)
    return tuple(
        bot_name(context, game, entrant.bot) + name.removeprefix(entrant.bot)
        for entrant, name in zip(setup.entrants, setup.names, strict=True)
    )


def with_names(record: Record, setup: Setup, names: tuple[str, ...]) -> Record:
    """A record of a tournament with the names that the window uses."""
    shown = dict(zip(setup.names, names, strict=True))
    seats = tuple(replace(seat, name=shown.get(seat.name, seat.name)) for seat in record.seats)
    return replace(record, seats=seats)

"""The match that a command line describes: a game, a seed, a position."""

from engines.core.record import PERSON, Record, SeatRecord
from engines.core.registry import game as find_game
from engines.core.registry import games
from engines.session import records
from gui.shell.command_line import Arguments


def match_to_show(chosen: Arguments) -> Record:
    """The match that the command line asks for: a person against the middle bot of the ladder.

    Raises:
        ParlourError: no such game, or a position that is none.
    """
    game = find_game(chosen.game or next(iter(games())))
    count = game.facts.default_seats
    if chosen.position:
        count = len(records.parse(chosen.position, game).seats)
    able = game.ladder(count)
    bot = able[len(able) // 2]
    seats = [SeatRecord("Anna", PERSON)]
    seats += [
        SeatRecord(f"Ben {seat}" if seat > 1 else "Ben", bot.info.id) for seat in range(1, count)
    ]
    return records.new_record(game, seats, seed=chosen.seed, start=chosen.position or None)

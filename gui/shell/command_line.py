"""What the program was started with, and the match that this asks for."""

from dataclasses import dataclass
from pathlib import Path

from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.match.archive import records


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the program was started with.

    Attributes:
        record: a record to open.
        page: the page to open, one of `gui.shell.pages.PAGES`; empty for the usual one.
        game: the game that the page is about.
        position: text of a position to start the match from.
        seed: seed of the match; None for a random one.
        hint: ask for a hint at once.
        theme, scale: override the settings for this run; empty or 0 leaves them.
        size: width and height of the window in logical pixels.
        screenshot: draw the window into this PNG file and end.
    """

    record: Path | None = None
    page: str = ""
    game: str = ""
    position: str = ""
    seed: int | None = None
    hint: bool = False
    theme: str = ""
    scale: int = 0
    size: tuple[int, int] | None = None
    screenshot: Path | None = None


def match_to_show(chosen: Arguments) -> Record:
    """The match that the command line asks for: a person against the middle bot of the ladder.

    Raises:
        ParlourError: no such game, or text that is not a position.
    """
    game = find_game(chosen.game or next(iter(games())))
    count = game.info.default_seats
    if chosen.position:
        count = len(records.parse(chosen.position, game).seats)
    able = game.ladder(count)
    bot = able[len(able) // 2]
    seats = [SeatRecord("Anna", PERSON)]
    seats += [
        SeatRecord(f"Ben {seat}" if seat > 1 else "Ben", bot.info.id) for seat in range(1, count)
    ]
    return records.new_record(game, seats, seed=chosen.seed, start=chosen.position or None)

"""What the program was started with, and what the window shows first."""

import logging
import time
from dataclasses import dataclass
from pathlib import Path

from engines.contract.record import PERSON, Record, SeatRecord
from engines.contract.registry import game as find_game
from engines.contract.registry import games
from engines.match.archive import records
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number
from gui import STARTED
from gui.app import event_loop
from gui.app.kernels import PREPARING
from gui.app.requests import Play
from gui.app.settings import FIRST_RUN_DONE
from gui.shell.shell import Shell

_log = logging.getLogger(__name__)


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


def begin(shell: Shell, chosen: Arguments) -> None:
    """Show the window as the command line wants it; prepare the games once it is painted."""

    def prepare() -> None:
        _log.info(
            "First paint %s s after the start, %s s of CPU time.",
            number(time.perf_counter() - STARTED, 2),
            number(time.process_time(), 2),
        )
        event_loop.spawn(shell.context.kernels.prepare(), PREPARING)

    if chosen.size is not None:
        shell.window.resize(*chosen.size)
    elif chosen.screenshot is None:
        shell.window.use_geometry_of("")
    _open_first(shell, chosen)
    shell.window.painted.connect(prepare)
    shell.window.show()


def _open_first(shell: Shell, chosen: Arguments) -> None:
    """Show the first page; if that is impossible, the home page says why."""
    try:
        if chosen.record is not None:
            shell.go_home()
            shell.records.open_file(chosen.record, play=chosen.page == "match")
        elif chosen.page == "position":
            page = shell.set_up(chosen.game, chosen.position)
            if chosen.hint:
                page.analyse()
        elif chosen.page == "match" or chosen.position:
            shell.go_home()
            shell.play(Play(match_to_show(chosen)))
        elif not (chosen.page or shell.context.settings.get(FIRST_RUN_DONE)):
            shell.show("first-match")
        else:
            shell.open(chosen.page or "home", find_game(chosen.game).id if chosen.game else "")
    except ParlourError as error:
        shell.go_home()
        shell.window.tell(str(error))
    if shell.window.page is None:  # a review without a record, for one
        shell.go_home()

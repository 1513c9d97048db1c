"""What the window shows first: what the command line asks for."""

import logging
import time

from engines.contract.registry import game as find_game
from engines.runtime.errors import ParlourError
from gui import STARTED
from gui.app import event_loop
from gui.app.kernels import PREPARING
from gui.app.requests import Play
from gui.app.settings import FIRST_RUN_DONE
from gui.shell.command_line import Arguments, match_to_show
from gui.shell.shell import Shell

_log = logging.getLogger(__name__)


def begin(shell: Shell, chosen: Arguments) -> None:
    """Show the window as the command line wants it; prepare the games once it is painted."""

    def prepare() -> None:
        _log.info(
            "First paint %.2f s after the start, %.2f s of CPU time.",
            time.perf_counter() - STARTED,
            time.process_time(),
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
        shell.messages.tell_error(str(error))
    if shell.window.page is None:  # a review without a record, for one
        shell.go_home()

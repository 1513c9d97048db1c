"""A program to be killed: ``python -m tests.gui.play.killed`` watches bots, and reports each save.

Runs the real program without a screen in the folder ``PARLOUR_HOME``. After every save it writes
the number of the newest step that is on disk, on a line of its own.
"""

import sys
from functools import partial
from unittest.mock import patch

import gui.shell.start
from engines.match.events import Event, Saved
from gui.app import settings as keys
from gui.app.requests import Play
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.play.program import INSTANT, record_of

BOTS = ("points", "three_dice")
SEED = 12


def main() -> int:
    """Play until someone kills this process."""
    with (
        patch.object(gui.shell.start, "Shell", _shell),
        patch.object(MatchView, "_hear", _tell),
    ):
        return gui.shell.start.main(["--page", "home"])


def _shell(*parts: object) -> Shell:
    shell = Shell(*parts)  # type: ignore[arg-type]  # as the program calls it
    shell.context.settings.set(keys.SPEED, INSTANT)
    shell.context.settings.set(keys.WATCHING_SPEED, INSTANT)
    shell.window.painted.connect(partial(shell.carry_out, Play(record_of(*BOTS, seed=SEED))))
    return shell


_hear = MatchView._hear


def _tell(match_view: MatchView, event: Event) -> None:
    _hear(match_view, event)
    if isinstance(event, Saved):
        sys.stdout.write(f"{event.node}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

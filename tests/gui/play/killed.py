"""A program to be killed: ``python -m tests.gui.play.killed`` watches bots, and reports each save.

Runs the real program without a screen in the folder ``PARLOUR_HOME``. After every save it writes
the number of the newest step that is on disk, on a line of its own.
"""

import sys
from functools import partial
from unittest.mock import patch

import gui.shell.start
from engines.contract.record import Record
from engines.match.archive.archive import Archive
from gui.app import settings as keys
from gui.app.requests import Play
from gui.shell.shell import Shell
from tests.gui.play.program import INSTANT, record_of

BOTS = ("points", "three_dice")
SEED = 12


def main() -> int:
    """Play until someone kills this process."""
    with (
        patch.object(gui.shell.start, "Shell", _shell),
        patch.object(Archive, "save", _save),
    ):
        return gui.shell.start.main(["--page", "home"])


def _shell(*parts: object) -> Shell:
    shell = Shell(*parts)  # type: ignore[arg-type]  # as the program calls it
    shell.context.settings.set(keys.SPEED, INSTANT)
    shell.context.settings.set(keys.WATCHING_SPEED, INSTANT)
    shell.window.painted.connect(partial(shell.carry_out, Play(record_of(*BOTS, seed=SEED))))
    return shell


_really_save = Archive.save


async def _save(archive: Archive, match: str, record: Record) -> None:
    await _really_save(archive, match, record)
    sys.stdout.write(f"{len(record.nodes) - 1}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

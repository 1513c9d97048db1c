"""The program ends in mid-game, as it should or not, and the match continues the next time."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt

from engines.contract.record import PERSON
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.home.page import HomePage
from gui.setup.new_match import NewMatchPage
from tests.gui.play import killed
from tests.gui.play.conftest import Start
from tests.gui.play.program import Program, record_of, wait_until

ROOT = Path(__file__).parents[3]
KILL_AFTER = 15


def continue_match(program: Program) -> None:
    assert isinstance(program.page, HomePage)
    program.click(program.button(tr("arena-continue")))
    program.until_other_match(None)


def test_a_closed_window_continues_where_it_was(start: Start) -> None:
    program = start()
    program.play(record_of(PERSON, "always_stop", seed=7))
    program.play_on(5)
    program.key(Qt.Key.Key_Z)
    program.until_due()
    record, key = program.match.record, program.match.position.key
    program.end()

    again = start()
    continue_match(again)
    again.until_due()
    assert again.match.position.key == key
    assert again.match.record == record
    again.play_on(3)
    assert len(again.match.history) > len(record.nodes)
    verified(again.match.record)


def test_another_match_does_not_end_the_first(start: Start) -> None:
    program = start()
    program.play(record_of(PERSON, "always_stop", seed=7))
    program.play_on(2)
    first = program.match.record
    program.command(commands.NEW)
    assert isinstance(program.page, NewMatchPage)
    before = program.match_view
    program.click(program.button(tr("setup-start-match")))
    program.until_other_match(before)
    program.command(commands.HOME)
    program.idle()
    home = program.page
    assert isinstance(home, HomePage)
    wait_until(lambda: len(home.going) == 2, "both matches")
    before = program.match_view
    program.click(home.going[1])
    program.until_other_match(before)
    assert program.match.record == first


def test_a_killed_program_loses_nothing(start: Start, home: Path) -> None:
    saved = _play_and_kill(home)
    program = start()
    continue_match(program)
    record = program.match.record
    assert record.seed == killed.SEED
    assert len(record.nodes) > saved
    program.match.resume()
    assert program.until_due() is Waiting.OVER
    program.kept()
    assert program.texts == _uninterrupted(program)


def _play_and_kill(home: Path) -> int:
    """Let the program play in a process of its own and kill it; return the last saved step."""
    surroundings = {**os.environ, "PARLOUR_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.gui.play.killed"],
        cwd=ROOT,
        env=surroundings,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        saved = -1
        while saved < KILL_AFTER:
            line = process.stdout.readline()
            assert line, "the program ended by itself"
            saved = int(line)
        process.send_signal(signal.SIGKILL)
        for line in process.stdout:
            saved = int(line) if line.endswith("\n") else saved
    assert process.returncode == -signal.SIGKILL
    return saved


def _uninterrupted(program: Program) -> list[str]:
    """The same match, played without anyone killing anything."""
    program.play(record_of(*killed.BOTS, seed=killed.SEED))
    assert program.until_due() is Waiting.OVER
    program.kept()
    return program.texts

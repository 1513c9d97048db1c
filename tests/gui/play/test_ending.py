"""The program is told to end from outside: the window closes properly, and nothing is left."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engines.contract.record import Record
from engines.match.archive.records import verified
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[3]
SAVED = 10


HOME, MATCH = "gui", "tests.gui.play.killed"
QUICK = ((HOME, "SIGINT"), (HOME, "SIGHUP"), (MATCH, "SIGTERM"))
"""Every signal, and both places."""


@pytest.mark.parametrize(
    ("module", "name"),
    [
        pytest.param(
            module,
            name,
            id=f"{'home' if module == HOME else 'match'}-{name}",
            marks=[] if (module, name) in QUICK else [pytest.mark.slow],
        )
        for module in (HOME, MATCH)
        for name in ("SIGINT", "SIGTERM", "SIGHUP")
    ],
)
def test_a_signal_closes_the_window(module: str, name: str, tmp_path: Path) -> None:
    surroundings = {
        **os.environ,
        "PARLOUR_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONUNBUFFERED": "1",
    }
    process = subprocess.Popen(
        [sys.executable, "-c", STARTED.format(module=module)],
        cwd=ROOT,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    saved = -1
    while saved < (SAVED if module == MATCH else 0):
        saved = int(process.stdout.readline())
    process.send_signal(getattr(signal, name))
    told, errors = process.communicate(timeout=2 * PATIENCE_S)
    assert (process.returncode, errors) == (0, "")
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)  # no child is left
    log = "".join(file.read_text() for file in (tmp_path / "log").iterdir())
    assert "Traceback" not in log
    if module == MATCH:
        saved = max([saved, *map(int, told.split())])
        (match,) = (tmp_path / "data" / "matches").glob("*.json")
        record = Record.from_json(match.read_text())
        verified(record)
        assert len(record.nodes) > saved
        assert json.loads(match.read_text())


STARTED = """
import runpy
from gui.shell.window import MainWindow

shown = MainWindow.showEvent

def show(window, event):
    shown(window, event)
    if "{module}" == "gui":
        print(0)

MainWindow.showEvent = show
runpy.run_module("{module}", run_name="__main__")
"""

"""An error before there is a window is reported in the terminal and in a box, with no traceback."""

import os
import subprocess
import sys
from pathlib import Path

from engines.runtime.texts import tr

PATIENCE_S = 170
BROKEN = """
import sys
import gui.shell.start
from PySide6.QtWidgets import QMessageBox

def broken(*_):
    raise KeyError("pig.tagline")

gui.shell.start.Shell = broken
QMessageBox.critical = lambda _parent, title, text, _button: print(f"{title}: {text}")
sys.exit(gui.shell.start.main(sys.argv[1:]))
"""


def start(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Start a program that cannot make its window."""
    return subprocess.run(
        [sys.executable, "-c", BROKEN, *words],
        env={**os.environ, "PARLOUR_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        timeout=PATIENCE_S,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_window_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    ended = start(tmp_path)
    folder = tmp_path / "log"
    what = tr("app-has-to-close", error="KeyError: 'pig.tagline'", folder=folder)
    assert ended.returncode == 1
    assert ended.stderr.startswith(what)
    assert ended.stdout.startswith(f"Parlour: {what}")
    logged = "".join(file.read_text() for file in tmp_path.rglob("parlour.log"))
    assert "Traceback" in logged
    assert "Traceback" not in ended.stderr


def test_nobody_waits_for_a_box_where_a_picture_is_drawn(tmp_path: Path) -> None:
    ended = start(tmp_path, "--screenshot", str(tmp_path / "window.png"))
    assert ended.returncode == 1
    assert "log" in ended.stderr
    assert ended.stdout == ""

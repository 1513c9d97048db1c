"""``parlour --screenshot`` draws the window without a display and leaves nothing behind."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from engines.match.archive.archive import Archive
from engines.runtime.texts import tr

PATIENCE_S = 170
WANTED = ("--page", "match", "--game", "fargo", "--size", "1000x700")


def draw(home: Path, picture: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the program until it has drawn ``picture``."""
    return subprocess.run(
        [sys.executable, "-m", "gui", "--screenshot", str(picture), *WANTED, *more],
        env={**os.environ, "PARLOUR_HOME": str(home)},
        timeout=PATIENCE_S,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_match_is_drawn_and_forgotten(tmp_path: Path) -> None:
    home, picture = tmp_path / "home", tmp_path / "match.png"
    drawn = draw(home, picture)
    assert drawn.returncode == 0, drawn.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1000, 700)
    assert asyncio.run(_open_matches(home)) == 0


async def _open_matches(home: Path) -> int:
    archive = Archive(home / "data")
    matches, problems = await archive.open_matches()
    await archive.close()
    assert problems == []
    return len(matches)


def test_what_the_window_refuses_is_a_failure_too(tmp_path: Path) -> None:
    record = tmp_path / "broken.json"
    record.write_text("{")
    drawn = draw(tmp_path / "home", tmp_path / "home.png", str(record))
    assert drawn.returncode == 1
    assert str(record) in drawn.stderr


def test_a_hint_that_cannot_be_drawn_is_a_failure(tmp_path: Path) -> None:
    picture = tmp_path / "match.png"
    over = "10250 9800 | over | trigger 1"
    drawn = draw(tmp_path / "home", picture, "--hint", "--position", over)
    assert drawn.returncode == 1
    assert tr("errors-no-hint-on-picture") in drawn.stderr
    assert picture.exists()

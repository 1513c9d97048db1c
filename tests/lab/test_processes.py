"""The command line as a process of its own."""

import json
import subprocess
import sys
from pathlib import Path

from engines.lab.cli import game_groups

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_an_arena_from_the_shell(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    arguments = ("arena", "fargo", "--seats", "points,three_dice", "--games", "20")
    child = run("-m", "engines.lab", *arguments, "--json", str(file))
    assert child.returncode == 0, child.stderr
    assert child.stdout.startswith("fargo: 20 games in 10 blocks of 2, seed 1")
    assert json.loads(file.read_text())["games"] == 20


def test_an_error_from_the_shell() -> None:
    child = run("-m", "engines.lab", "bots", "chess")
    assert (child.returncode, child.stdout) == (2, "")
    assert child.stderr.startswith("There is no game 'chess'.")
    assert child.stderr.count("\n") == 1


def test_the_help_loads_nothing_heavy() -> None:
    script = (
        "import sys\n"
        "from engines.lab.cli import main\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    heavy = {'numba', 'scipy', 'PySide6', 'pyqtgraph'} & set(sys.modules)\n"
        "    sys.stderr.write(' '.join(heavy))\n"
    )
    child = run("-c", script, "--help")
    assert (child.returncode, child.stderr) == (0, "")


def test_games_bring_their_own_commands() -> None:
    folder = ROOT / "engines" / "games"
    files = [*folder.glob("*/lab.py"), *folder.glob("*/lab/__init__.py")]
    with_commands = {file.relative_to(folder).parts[0] for file in files}
    assert {name for name, _app in game_groups()} == with_commands

"""The command line as a process of its own."""

import json
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from engines.cli.main import game_groups
from engines.contract.registry import games
from engines.external import programs
from engines.external.programs import Program
from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_an_arena_from_the_shell(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    arguments = ("arena", "fargo", "--seats", "points,three_dice", "--games", "20")
    child = run("-m", "engines.cli", *arguments, "--json", str(file))
    assert child.returncode == 0, child.stderr
    assert child.stdout.startswith("fargo: 20 games in 10 deals of 2, seed 1")
    assert json.loads(file.read_text())["games"] == 20


def test_an_error_from_the_shell() -> None:
    child = run("-m", "engines.cli", "bots", "chess")
    assert (child.returncode, child.stdout) == (2, "")
    told = tr("errors-no-game", name=quoted("chess"), games=tuple(games()))
    assert child.stderr == f"{told}\n"


def test_the_help_loads_nothing_heavy() -> None:
    script = (
        "import sys\n"
        "from engines.cli.main import main\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    heavy = {'numba', 'scipy', 'PySide6', 'pyqtgraph'} & set(sys.modules)\n"
        "    sys.stderr.write(' '.join(heavy))\n"
    )
    child = run("-c", script, "--help")
    assert (child.returncode, child.stderr) == (0, "")


def test_games_bring_their_own_commands() -> None:
    modules = {file.stem for file in (ROOT / "engines" / "cli").glob("*.py")}
    assert {name for name, _app in game_groups()} == modules & set(games())


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_stopped_arena_leaves_no_programs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    pid_file = tmp_path / "pid"
    rogue = (sys.executable, str(ROOT / "tests/external/rogue.py"), "has a child", str(pid_file))
    programs.add(Program("Deaf", rogue, games=("fargo",)))
    arguments = ("arena", "fargo", "--seats", "foreign:Deaf,points", "--games", "2")
    with subprocess.Popen(
        [sys.executable, "-m", "engines.cli", *arguments, "--budget", "60s"],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as arena:
        until = time.monotonic() + PATIENCE_S
        while not (pid_file.exists() and pid_file.read_text().endswith(".")):
            assert arena.poll() is None
            assert time.monotonic() < until
            threading.Event().wait(0.02)
        arena.send_signal(getattr(signal, name))
        _, said = arena.communicate(timeout=PATIENCE_S)
    assert "Stopped after 0 of 2 games." in said, "who is stopped has not lost"
    assert arena.returncode == 130
    child = int(pid_file.read_text()[:-1])
    while _runs(child):
        assert time.monotonic() < until + PATIENCE_S
        threading.Event().wait(0.02)


def _runs(process: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

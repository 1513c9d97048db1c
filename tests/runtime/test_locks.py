"""Locks: one holder at a time, and a waiter that is told to stop gives up."""

import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from engines.contract.monitor import Monitor
from engines.runtime import locks

Take = Callable[[Monitor], AbstractContextManager[bool]]

# Takes the lock, says so, and keeps it until it is told or killed.
HOLDER = """
import sys
from pathlib import Path
from engines.runtime import locks
from engines.contract.monitor import Monitor

with locks.between_processes(Path(sys.argv[1]), Monitor()):
    print("taken", flush=True)
    sys.stdin.readline()
"""


@pytest.fixture(params=["threads", "processes"])
def take(request: pytest.FixtureRequest, tmp_path: Path) -> Take:
    """Takes one lock, of either kind."""
    lock = threading.Lock()
    if request.param == "threads":
        return lambda monitor: locks.between_threads(lock, monitor)
    return lambda monitor: locks.between_processes(tmp_path / "deep" / "lock", monitor)


def test_one_at_a_time(take: Take) -> None:
    inside: list[int] = []
    most: list[int] = []

    def work() -> None:
        with take(Monitor()) as mine:
            assert mine
            inside.append(1)
            most.append(len(inside))
            threading.Event().wait(0.01)
            inside.pop()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 4


def test_a_wait_can_be_cancelled(take: Take) -> None:
    shares: list[float] = []

    def progressed(share: float) -> None:
        shares.append(share)
        monitor.cancel()

    monitor = Monitor(on_progress=progressed)
    with take(Monitor()), take(monitor) as mine:
        assert not mine
    assert shares == [0.0], "whoever waits shows a sign of life"
    with take(Monitor()) as mine:
        assert mine


def test_a_killed_process_lets_go(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    command = [sys.executable, "-c", HOLDER, str(file)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as holder:  # type: ignore[call-overload]  # pipes
        assert holder.stdout.readline() == "taken\n"
        impatient = Monitor()
        impatient.cancel()
        with locks.between_processes(file, impatient) as mine:
            assert not mine
        holder.kill()
    with locks.between_processes(file, Monitor()) as mine:
        assert mine


@pytest.mark.parametrize("name", ["file/lock", "nonsense"])
def test_where_nothing_can_be_locked_nobody_waits(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "nonsense").write_text("This is no lock. " * 100)
    with (
        locks.between_processes(tmp_path / name, Monitor()) as first,
        locks.between_processes(tmp_path / name, Monitor()) as second,
    ):
        assert first
        assert second

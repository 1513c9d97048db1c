"""A cluster started by Dask's own commands, on this machine."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


class Commands:
    """``dask scheduler`` and some ``dask worker``, each a process of its own."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        loopback = ("--host", "127.0.0.1")
        self._processes = [
            self._start("scheduler", *loopback, "--port", "0", "--no-dashboard", "--no-show")
        ]
        self.workers = [
            self._start("worker", "--nthreads", "1", "--no-nanny", "--no-dashboard", *loopback)
            for _ in range(workers)
        ]

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        file = ("--scheduler-file", str(self._file))
        environment = os.environ | {"PYTHONPATH": str(ROOT), "DASK_LOGGING__DISTRIBUTED": "error"}
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *arguments, *file],
            cwd=self._folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def _alive(self) -> int:
        return sum(worker.poll() is None for worker in self.workers)

    @property
    def address(self) -> str:
        """The scheduler's address, once all living workers have joined."""
        from distributed import Client

        made: Any = Client
        with made(scheduler_file=str(self._file), timeout=120, set_as_default=False) as client:
            client.wait_for_workers(self._alive, timeout=120)
            return str(client.scheduler.address)

    def kill(self, worker: int) -> None:
        """End a worker as a crash of its machine would."""
        self.workers[worker].send_signal(signal.SIGKILL)
        self.workers[worker].wait()

    def close(self) -> None:
        """End all processes."""
        for process in (*self.workers, *self._processes):
            process.kill()
        for process in (*self.workers, *self._processes):
            process.wait()


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Commands]:
    """A cluster for the duration of a ``with`` block."""
    commands = Commands(folder, workers)
    try:
        yield commands
    finally:
        commands.close()

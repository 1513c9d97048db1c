"""Scripts that run in copies of a process which has already done what takes them all long.

Importing numba, and its first compilation, take longer than most scripts. A copy has what its
process has loaded, and nothing of what other scripts did. What is checked must not be loaded before
the copy is made.
"""

import atexit
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NoReturn

ROOT: Final = Path(__file__).parents[2]

COMPILER: Final = """
import numba
numba.njit("int64(int64)")(lambda n: n + 1)
"""
"""Numba is ready, and none of our own modules is loaded."""

KERNELS: Final = """
import pkgutil
from importlib import import_module

from engines.runtime import jit

for unit in jit.units():
    package = import_module(jit.package(unit))
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
"""
"""The modules of all kernels are imported; none of their code is compiled or loaded."""


class Copies:
    """The process of which the copies are made."""

    def __init__(self, asked: IO[str], answered: IO[str]) -> None:
        self._asked = asked
        self._answered = answered

    def run(
        self, script: str, *arguments: str, folder: Path = ROOT, **environment: str
    ) -> list[str]:
        """The lines that a script prints. Its modules are looked for in ``folder`` first."""
        self._asked.write(f"{json.dumps([script, arguments, str(folder), environment])}\n")
        self._asked.flush()
        answer = self._answered.readline()
        assert answer, "the process has ended"
        code, out, errors = json.loads(answer)
        assert code == 0, errors
        found: list[str] = out.splitlines()
        return found


@contextmanager
def copies(prepare: str) -> Iterator[Copies]:
    """Copies of a process that has run the script ``prepare``."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.runtime.copies", prepare],
        cwd=ROOT,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},  # a copy has only one thread
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Copies(process.stdin, process.stdout)


def _answer(request: str) -> str:
    """Run a script in a copy; its exit status, and what it wrote."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        copy = os.fork()
        if not copy:
            os.dup2(out.fileno(), sys.stdout.fileno())
            os.dup2(errors.fileno(), sys.stderr.fileno())
            _run(*json.loads(request))
        _, status = os.waitpid(copy, 0)
        texts = []
        for file in (out, errors):
            file.seek(0)
            texts.append(file.read().decode())
    return json.dumps([os.waitstatus_to_exitcode(status), *texts])


def _run(script: str, arguments: list[str], folder: str, environment: dict[str, str]) -> NoReturn:
    os.chdir(folder)
    os.environ.update(environment)
    sys.path[0] = folder
    sys.argv = ["-c", *arguments]
    exec(script, {"__name__": "__main__"})
    # Nothing is cleared: that would take longer than most scripts.
    atexit._run_exitfuncs()
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    exec(sys.argv[1], {})
    gc.freeze()
    for line in sys.stdin:
        sys.stdout.write(f"{_answer(line)}\n")
        sys.stdout.flush()

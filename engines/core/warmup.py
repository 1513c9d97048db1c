"""Compiles kernels ahead of their first use, in child processes.

``python -m engines.core.warmup`` prepares all units, as many at a time as there are cores; with
names it prepares those. The window runs ``command(unit)`` as a child process for each unit in
``needed()``. If several processes want the same unit, one compiles it and the others wait. A
process that uses kernels which are not ready compiles them for itself; that disturbs nobody, for
numba replaces whole files, and all write the same.
"""

import argparse
import errno
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from typing import Final

from engines.core import jit, locks
from engines.core.errors import KernelError
from engines.core.monitor import Monitor

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)


def needed(names: Iterable[str] | None = None) -> tuple[str, ...]:
    """The units among ``names`` (default: all) whose kernels are not compiled yet."""
    return tuple(unit for unit in (names or jit.units()) if not jit.is_warm(unit))


def units_of(game: str) -> tuple[str, ...]:
    """The units that a game and its bots use."""
    from engines.core import registry

    wanted = ("core", "search", registry.game(game).unit_name)
    return tuple(unit for unit in wanted if unit in jit.units())


def command(unit: str) -> list[str]:
    """The command line of a child process that prepares ``unit``."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--warmup", unit]
    return [sys.executable, "-m", "engines.core.warmup", "--here", unit]


def compile_here(unit: str) -> None:
    """Compile all kernels of ``unit`` in this process and mark its cache complete.

    If another process is compiling it, wait until it has done so.
    """
    with locks.between_processes(jit.lock_file(unit), Monitor()):
        if jit.is_warm(unit):
            return
        for used in needed({"core", unit}):
            jit.drop_damaged(used)
        import_module(f"engines.{unit}.kernels").warm_up()
        jit.mark_warm(unit)


def failure(unit: str, reason: str) -> str:
    """What to tell a person when ``unit`` could not be prepared, and the way out."""
    if any(f"[Errno {number}]" in reason for number in _FULL):
        return (
            f"The compiled code of {unit} could not be prepared: the disk is full. "
            f"Free {jit.ROOM_MB} MB or more, then start again."
        )
    return (
        f"The compiled code of {unit} could not be prepared ({reason}). "
        f"Run 'python -m engines.core.warmup --here {unit}' to see the whole message."
    )


def compile_in_child(unit: str) -> None:
    """Compile ``unit`` in a child process and wait for it.

    Raises:
        KernelError: the child failed; the message ends with what it printed last.
    """
    child = subprocess.run(command(unit), capture_output=True, text=True, check=False)
    if child.returncode:
        ended = f"ended with {child.returncode}"
        if child.returncode < 0:
            ended = f"stopped by the system, signal {-child.returncode}"
        last = child.stderr.strip().splitlines()[-1:] or [ended]
        raise KernelError(failure(unit, last[0]))


def warm_up(names: Iterable[str] | None = None) -> tuple[str, ...]:
    """Prepare whatever is not warm, in parallel child processes; return what was prepared.

    Raises:
        KernelError: a unit could not be prepared.
    """
    units = needed(names)
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        for _ in pool.map(compile_in_child, units):
            pass
    return units


@cache
def prepare_once(units: tuple[str, ...]) -> None:
    """``warm_up`` units, once in the life of a process; raises KernelError."""
    warm_up(units)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of ``python -m engines.core.warmup``."""
    parser = argparse.ArgumentParser(prog="warmup", description="Compile Parlour's kernels.")
    parser.add_argument("--here", action="store_true", help="compile in this process")
    parser.add_argument("units", nargs="*", choices=[[], *jit.units()], metavar="UNIT")
    chosen = parser.parse_args(arguments)
    if chosen.here:
        for unit in chosen.units or jit.units():
            compile_here(unit)
        return 0
    try:
        done = warm_up(chosen.units or None)
    except KernelError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    message = f"Prepared: {', '.join(done)}." if done else "All kernels are ready."
    sys.stdout.write(message + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

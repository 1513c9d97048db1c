"""Compiles kernels ahead of their first use, in child processes.

``warm_up`` prepares everything, as many units at a time as there are cores, or the given units or
parts of them (``engines.runtime.jit``). The window runs ``command`` for one part after another. If
several processes want the same part, one compiles it and the others wait. A process that uses
kernels which are not ready compiles them for itself; that is harmless, because numba replaces whole
files, and all write the same.
"""

import errno
import gc
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from typing import Final

from engines.runtime import jit, locks
from engines.runtime.environment import usable_cores
from engines.runtime.errors import KernelError

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)

_NICER_BY: Final = 15
"""More than threads of the window, which load what is compiled: nobody waits for the rest."""
_FEW_COLLECTIONS: Final = 100_000
"""The compiler makes millions of objects and hardly any cycles; looking for them costs 8%."""


def needed(names: Iterable[str] | None = None) -> tuple[str, ...]:
    """The parts among ``names``, of units or parts (default: all), that are not compiled yet."""
    wanted: dict[str, dict[str, None]] = {}
    for name in names or jit.units():
        unit, _, part = name.partition("/")
        wanted.setdefault(unit, {}).update(dict.fromkeys([part] if part else jit.parts(unit)))
    warm = {unit: jit.warm_parts(unit) for unit in wanted}
    return tuple(
        f"{unit}/{part}" for unit in wanted for part in wanted[unit] if part not in warm[unit]
    )


def command(*names: str) -> list[str]:
    """The command line of a child process that prepares units or parts of them.

    It writes a dot for every kernel that it has compiled.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, "--warmup", *names]
    return [sys.executable, "-m", "engines.runtime.warmup", *names]


def compile_here(name: str) -> None:
    """Compile a unit, or a part of one, in this process, and note what is complete.

    If another process is compiling the same part, or one of a unit that this one uses, wait until
    it has done so.
    """
    unit, _, part = name.partition("/")
    others = [used for used in jit.used_units(unit) if used != unit]
    for each in [part] if part else jit.parts(unit):
        with ExitStack() as held:
            for busy in (*(f"{o}/{p}" for o in others for p in jit.parts(o)), f"{unit}/{each}"):
                held.enter_context(locks.between_processes(jit.lock_file(busy)))
            if not needed([f"{unit}/{each}"]):
                continue
            for used in ("runtime", *others, unit):
                jit.drop_damaged(used)
            jit.parts(unit)[each]()
            jit.mark_warm(unit, each)
            for used in others:  # some of their kernels were compiled along the way
                jit.mark_warm(used)


def failure(unit: str, reason: str) -> str:
    """What to tell a person when ``unit`` couldn't be prepared, and what to do."""
    if any(f"[Errno {number}]" in reason for number in _FULL):
        return (
            f"The compiled code of {unit} could not be prepared: the disk is full. "
            f"Free {jit.ROOM_MB} MB or more, then start again."
        )
    return (
        f"The compiled code of {unit} could not be prepared ({reason}). "
        f"Run 'python -m engines.runtime.warmup {unit}' to see the whole message."
    )


def compile_in_child(unit: str, *parts: str) -> None:
    """Compile parts of ``unit`` in a child process and wait for it.

    Raises:
        KernelError: the child failed; the message ends with what it printed last.
    """
    child = subprocess.run(command(*parts), capture_output=True, text=True, check=False)
    if child.returncode:
        ended = f"ended with {child.returncode}"
        if child.returncode < 0:
            ended = f"stopped by the system, signal {-child.returncode}"
        last = child.stderr.strip().splitlines()[-1:] or [ended]
        raise KernelError(failure(unit, last[0]))


def warm_up(names: Iterable[str] | None = None) -> tuple[str, ...]:
    """Prepare whatever is not warm, in parallel child processes; return the prepared units.

    Raises:
        KernelError: a unit could not be prepared.
    """
    parts = needed(names)
    units = tuple(dict.fromkeys(part.partition("/")[0] for part in parts))
    own = {unit: [part for part in parts if part.startswith(f"{unit}/")] for unit in units}
    # The largest first: the last to end should not have a core to itself.
    ordered = sorted(units, key=lambda unit: -len(own[unit]))
    with ThreadPoolExecutor(max_workers=usable_cores()) as pool:
        for _ in pool.map(lambda unit: compile_in_child(unit, *own[unit]), ordered):
            pass
    return units


def main(names: Sequence[str]) -> int:
    """A child process: compile units or parts, by default everything, and leave others time."""
    os.nice(_NICER_BY)
    gc.set_threshold(_FEW_COLLECTIONS)
    import_module("engines.runtime.kernels").tell_compiled(partial(print, end=".", flush=True))
    for name in names or jit.units():
        compile_here(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Compiles kernels ahead of their first use, in child processes.

``python -m engines.core.warmup`` prepares everything, as many units at a time as there are cores;
with names of units or of their parts (``engines.core.jit``) it prepares those. The window runs
``command`` of one part after the other. If several processes want the same unit, one compiles it
and the others wait. A process that uses kernels which are not ready compiles them for itself; that
disturbs nobody, for numba replaces whole files, and all write the same.
"""

import argparse
import errno
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from engines.core import jit, locks
from engines.core.errors import KernelError
from engines.core.monitor import Monitor

if TYPE_CHECKING:
    from engines.core.bot import Bot
    from engines.core.game import Game

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)

_NICER_BY: Final = 5

RULES: Final = "rules"
"""The part of each game with which it can be played."""
_LAB: Final = "lab"
"""The part that no player uses: experiments, training, benchmarks."""
_RANDOM: Final = "core/random"


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


def rules_of(game: "Game") -> tuple[str, ...]:
    """What must be compiled before a game can be played."""
    return _existing(_RANDOM, f"{game.unit_name}/{RULES}")


def parts_of_bot(game: "Game", bot: "Bot", seats: int) -> tuple[str, ...]:
    """What a bot needs at a table of so many seats, the rules included."""
    own = (name if "/" in name else f"{game.unit_name}/{name}" for name in bot.parts(seats))
    return rules_of(game) + _existing(*own)


def parts_of(game: "Game") -> tuple[str, ...]:
    """What playing a game needs, whoever plays: everything but what only its Lab uses."""
    lab = f"{game.unit_name}/{_LAB}"
    return tuple(part for part in all_parts_of(game) if part != lab)


def all_parts_of(game: "Game") -> tuple[str, ...]:
    """What playing a game and its Lab need."""
    unit, most = game.unit_name, game.facts.seats[1]
    bots = [part for bot in game.bots for part in parts_of_bot(game, bot, most)]
    rest = (f"{unit}/{part}" for part in (jit.parts(unit) if unit in jit.units() else ()))
    return tuple(dict.fromkeys([*rules_of(game), *bots, *rest]))


def _existing(*names: str) -> tuple[str, ...]:
    """The parts of units that there are: a game may do without compiled code."""
    return tuple(name for name in names if name.partition("/")[0] in jit.units())


def command(*names: str) -> list[str]:
    """The command line of a child process that prepares units or parts of them.

    It writes a dot for every kernel that it has compiled.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, "--warmup", "--nice", *names]
    return [sys.executable, "-m", "engines.core.warmup", "--here", "--nice", *names]


def compile_here(name: str) -> None:
    """Compile a unit, or a part of one, in this process, and note what is complete.

    If another process is compiling the unit, wait until it has done so.
    """
    unit = name.partition("/")[0]
    with locks.between_processes(jit.lock_file(unit), Monitor()):
        missing = needed([name])
        for used in {each.partition("/")[0] for each in needed(["core", *missing])}:
            jit.drop_damaged(used)
        complete = jit.warm_parts(unit)
        for part in (each.partition("/")[2] for each in missing):
            jit.parts(unit)[part]()
            complete += (part,)
            jit.mark_warm(unit, *complete)


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
    """Prepare whatever is not warm, in parallel child processes; return the units.

    Raises:
        KernelError: a unit could not be prepared.
    """
    parts = needed(names)
    units = tuple(dict.fromkeys(part.partition("/")[0] for part in parts))
    own = {unit: [part for part in parts if part.startswith(f"{unit}/")] for unit in units}
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        for _ in pool.map(lambda unit: compile_in_child(unit, *own[unit]), units):
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
    parser.add_argument("--nice", action="store_true", help="leave others their time")
    parts = (f"{unit}/{part}" for unit in jit.units() for part in jit.parts(unit))
    known = [[], *jit.units(), *parts]
    parser.add_argument("names", nargs="*", choices=known, metavar="UNIT[/PART]")
    chosen = parser.parse_args(arguments)
    if chosen.here:
        if chosen.nice:
            os.nice(_NICER_BY)
        import_module("engines.core.kernels").tell_compiled(partial(print, end=".", flush=True))
        for name in chosen.names or jit.units():
            compile_here(name)
        return 0
    try:
        done = warm_up(chosen.names or None)
    except KernelError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    message = f"Prepared: {', '.join(done)}." if done else "All kernels are ready."
    sys.stdout.write(message + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

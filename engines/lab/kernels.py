"""``parlour-lab warmup``, and what other commands do so that nothing is compiled while they run."""

from typing import Annotated

import typer

from engines.core import terminal
from engines.core.errors import UnknownName


def warmup(
    units: Annotated[
        list[str] | None, typer.Argument(metavar="[UNIT]...", help="core, search, games.fargo, ...")
    ] = None,
) -> None:
    """Compile the kernels that are not compiled yet, in child processes."""
    from engines.core import jit

    known = jit.units()
    for unit in units or ():
        if unit not in known:
            raise UnknownName(f"There is no unit '{unit}'. There are {', '.join(known)}.")
    prepared = terminal.prepare_kernels(*(units or known))
    terminal.console().print(
        f"Prepared: {', '.join(prepared)}." if prepared else "All kernels are ready."
    )


def prepare_game(name: str) -> None:
    """Compile what a game and its bots need; raises KernelError."""
    from engines.core import jit

    units = ("core", "search", f"games.{name}")
    terminal.prepare_kernels(*(unit for unit in units if unit in jit.units()))

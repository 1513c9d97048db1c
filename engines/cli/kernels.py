"""``parlour-lab warmup``, and what other commands do so that nothing is compiled while they run."""

from typing import Annotated

import typer

from engines.cli import terminal
from engines.runtime.errors import UnknownName, quoted


def warmup(
    units: Annotated[
        list[str] | None, typer.Argument(metavar="[UNIT]...", help="runtime, search, or a game.")
    ] = None,
) -> None:
    """Compile the kernels that are not compiled yet, in child processes."""
    from engines.runtime import jit

    known = jit.units()
    chosen = [_unit(name, known) for name in units or known]
    prepared = terminal.prepare_kernels(*chosen)
    terminal.console().print(
        f"Prepared: {', '.join(prepared)}." if prepared else "All kernels are ready."
    )


def _unit(name: str, known: tuple[str, ...]) -> str:
    """The unit called ``name``: by its own name, or by that of a game."""
    game = f"games.{name.replace('-', '_')}"
    if name not in known and game not in known:
        raise UnknownName(f"There is no unit {quoted(name)}. There are {', '.join(known)}.")
    return name if name in known else game


def prepare_game(name: str) -> None:
    """Compile what a game and its bots need; raises KernelError."""
    from engines.contract import compiled, registry

    terminal.prepare_kernels(*compiled.parts_of(registry.game(name)))

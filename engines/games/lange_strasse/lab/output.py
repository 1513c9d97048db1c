"""Arguments that the commands share, and how their results are printed."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from engines.core import terminal

INTERRUPTED: Final = 130

JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Also write the result as JSON; '-' prints it."),
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]
Threads = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="By default one per core; the result is the same."),
]


def prepare() -> None:
    """Compile what is not compiled yet."""
    terminal.prepare_kernels("core", "games.lange_strasse")


def finish(parts: Iterable[Any], data: Any, json: Path | None) -> None:
    """Print tables and remarks, write the data, or print the data instead."""
    if json != terminal.STDOUT:
        for part in parts:
            terminal.console().print(part, markup=False)
    if json is not None:
        terminal.write_json(data, json)


def stopped(what: str) -> NoReturn:
    """End a command that was interrupted, and say what there is of its work."""
    terminal.note(f"Stopped. {what}")
    raise typer.Exit(INTERRUPTED)

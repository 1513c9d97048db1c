"""Arguments that the commands share, and how their results are printed."""

from pathlib import Path
from typing import Annotated, Any

import typer

from engines.core import terminal

JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Also write the result as JSON; '-' prints it."),
]
Exactly = Annotated[
    bool, typer.Option("--exactly", help="By the rule that exactly 10,000 is enough.")
]


def prepare() -> None:
    """Compile what is not compiled yet."""
    terminal.prepare_kernels("core", "games.fargo")


def finish(tables: list[Any], data: Any, json: Path | None) -> None:
    """Print tables and remarks, write the data, or print the data instead."""
    if json != terminal.STDOUT:
        for table in tables:
            terminal.console().print(table, markup=False)
    if json is not None:
        terminal.write_json(data, json)

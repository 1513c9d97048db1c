"""What the commands of ``parlour-lab colonizers`` have in common."""

from pathlib import Path
from typing import Annotated, Final

import typer

INTERRUPTED: Final = 130

Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Also write the result; '-' prints it."),
]

"""The options of ``parlour``; imported only if there are any, because Typer takes 0.1 s."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from engines.runtime.errors import quoted
from engines.runtime.texts import tr
from gui.shell.opening import Arguments
from gui.shell.pages import PAGES
from gui.style import SCALES

Scheme: TypeAlias = Literal["light", "dark", "system"]


def read(arguments: Sequence[str], version: str) -> Arguments:
    """Read the command line; ends the program with a message, help or the version otherwise."""
    found: list[Arguments] = []
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

    def tell_version(wanted: bool) -> None:
        if wanted:
            typer.echo(f"parlour {version}")
            raise typer.Exit

    @app.command()
    def parlour(
        record: Annotated[
            Path | None, typer.Argument(metavar="RECORD", help="Open a record.")
        ] = None,
        page: Annotated[str, typer.Option(help="Page to open, such as settings.")] = "",
        game: Annotated[str, typer.Option(help="Game to play, such as fargo.")] = "",
        position: Annotated[
            str, typer.Option(metavar="TEXT", help="Start from this position.")
        ] = "",
        seed: Annotated[
            int | None,
            typer.Option(help="Seed of the match. The same seed always gives the same dice."),
        ] = None,
        hint: Annotated[bool, typer.Option("--hint", help="Ask for a hint at once.")] = False,
        theme: Annotated[Scheme | None, typer.Option(help="Color theme of the window.")] = None,
        scale: Annotated[
            int | None,
            typer.Option(
                metavar="PERCENT",
                min=SCALES[0],
                max=SCALES[-1],
                help="Size of text and controls, rounded to the nearest step.",
            ),
        ] = None,
        size: Annotated[str, typer.Option(metavar="WIDTHxHEIGHT", help="Size of the window.")] = "",
        screenshot: Annotated[
            Path | None,
            typer.Option(
                metavar="FILE",
                help="Save a picture of the window as a PNG file and exit. Needs no display.",
            ),
        ] = None,
        _version: Annotated[
            bool,
            typer.Option(
                "--version",
                callback=tell_version,
                is_eager=True,
                help="Print the version and exit.",
            ),
        ] = False,
    ) -> None:
        """Play dice and card games against bots that can explain themselves."""
        found.append(
            Arguments(
                record=record,
                page=_page(page),
                game=game,
                position=position,
                seed=seed,
                hint=hint,
                theme=theme or "",
                scale=scale or 0,
                size=_size(size),
                screenshot=screenshot,
            )
        )

    try:
        app(list(arguments), prog_name="parlour")
    except SystemExit:
        if not found:
            raise
    return found[0]


def _page(name: str) -> str:
    known = tuple(row.name for row in PAGES if row.listed)
    if name and name not in known:
        raise typer.BadParameter(tr("errors-no-page", name=quoted(name), pages=known))
    return name


def _size(text: str) -> tuple[int, int] | None:
    if not text:
        return None
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if found is None:
        raise typer.BadParameter(tr("errors-not-window-size", text=quoted(text)))
    return int(found[1]), int(found[2])

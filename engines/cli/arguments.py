"""Arguments that several commands take, and how they are read."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.rules import Options, OptionValue
from engines.runtime.errors import OptionError, quoted

_N = TypeVar("_N", int, float)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as listed by 'games'.")]
Seed = Annotated[
    int, typer.Option(min=0, help="Random seed. The same seed always gives the same result.")
]
Rules = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A rule option to change, such as cube=64."),
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Also write the result as JSON; '-' prints it."),
]
Output = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Output file (default: the shipped file).")
]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Continue what is in this file.")]
Into = Annotated[
    Path | None,
    typer.Option(
        "--into", metavar="FOLDER", help="Folder of the files (default: the shipped ones)."
    ),
]
Afresh = Annotated[
    bool, typer.Option("--afresh", help="Discard what this command has found before.")
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="Number of worker threads (default: one per core)."),
]
Threads = Annotated[
    int | None,
    typer.Option(
        min=1, max=256, help="Number of threads (default: one per core). Doesn't change the result."
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Address of a Dask scheduler whose workers do the work, such as tcp://HOST:8786.",
    ),
]


def options_from(game: Game, texts: Iterable[str]) -> Options:
    """Read ``key=value`` for each text; raises OptionError."""
    known = {option.key: option for option in game.info.options}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionError("errors-not-key-value", text=quoted(text))
        option = known.get(key)
        values = option.choices or (False, True) if option else ()
        found = [choice for choice in values if str(choice).lower() == value.lower()]
        chosen[key] = found[0] if found else value
    game.options(chosen)
    return chosen


def numbers_from(kind: type[_N], text: str, option: str, example: str) -> tuple[_N, ...]:
    """Read numbers that are separated by commas; raises OptionError, with an example."""
    try:
        return tuple(map(kind, text.split(",")))
    except ValueError as error:
        given = {"option": option, "text": quoted(text), "example": example}
        raise OptionError("errors-not-list-of-numbers", **given) from error


def budgets_from(text: str | None, seats: int) -> list[Budget | None]:
    """Read one budget for all seats, or one for each, separated by commas; raises OptionError."""
    if text is None:
        return [None] * seats
    budgets: list[Budget | None] = [Budget.parse(part) for part in text.split(",")]
    if len(budgets) == 1:
        return budgets * seats
    if len(budgets) != seats:
        raise OptionError("errors-budgets-for-seats", text=text, budgets=len(budgets), seats=seats)
    return budgets

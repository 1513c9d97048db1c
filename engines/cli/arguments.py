"""Arguments that several commands take, and how they are read."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.rules import OptionValue
from engines.runtime.errors import OptionError, quoted

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as 'games' lists them.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]
Rules = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A rule that differs from the default."),
]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Also write the result as JSON; '-' prints it."),
]

Workers = Annotated[
    int | None, typer.Option(min=1, max=256, help="Threads; by default one per core.")
]
Threads = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="By default one per core; the result is the same."),
]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers do it, tcp://HOST:8786."),
]


def options_from(game: Game, texts: Iterable[str]) -> Mapping[str, OptionValue]:
    """Read ``key=value`` for each text; raises OptionError."""
    known = {option.key: option for option in game.info.options}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionError(
                f"{quoted(text)} is not an option. Write KEY=VALUE, for instance x=true."
            )
        option = known.get(key)
        values = option.choices or (False, True) if option else ()
        found = [choice for choice in values if str(choice).lower() == value.lower()]
        chosen[key] = found[0] if found else value
    game.options(chosen)
    return chosen


def budgets_from(text: str | None, seats: int) -> list[Budget | None]:
    """Read one budget for all seats, or one for each, separated by commas; raises OptionError."""
    if text is None:
        return [None] * seats
    budgets: list[Budget | None] = [Budget.parse(part) for part in text.split(",")]
    if len(budgets) == 1:
        return budgets * seats
    if len(budgets) != seats:
        raise OptionError(
            f"--budget {text} has {len(budgets)} budgets for {seats} seats. Give one for all, or "
            "one for each."
        )
    return budgets

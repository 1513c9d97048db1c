"""``parlour-lab dice-chess cube``: how chances to win go up and down, for the doubling cube."""

from pathlib import Path
from typing import Annotated

import typer

from engines.cli import terminal


def cube(
    games: Annotated[int, typer.Option(min=1, help="Of the program against itself.")] = 1500,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same table.")] = 1,
    output: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to; by default the table that the bots use."),
    ] = None,
) -> None:
    """Count how chances to win move from roll to roll, and print when to double and to take."""
    from engines.games.dice_chess import cube as doubling
    from engines.labs.dice_chess.fitting import UNITS
    from engines.labs.dice_chess.walks import games as play

    path = doubling.FILE if output is None else output
    terminal.check_writable(output)
    terminal.prepare_kernels(*UNITS)
    played = []
    with terminal.progress("games", games) as show:
        for game in play(games, seed):
            played.append(game)
            show(len(played), "")
    walk = doubling.walk_of(played)
    doubling.save(walk, path)
    found = doubling.Cube(walk)
    shown = terminal.table("Doubles left", "Cube", "Take from", "Double from", "Pass above")
    for left in (1, 2, 6):
        for owned in (False, True):
            told = found.verdict(0.5, left, owned=owned)
            window = ("never", "") if told.window is None else map("{:.1%}".format, told.window)
            shown.add_row(
                f"{left}", "owned" if owned else "centred", f"{told.take_point:.1%}", *window
            )
    terminal.console().print(shown)
    terminal.console().print(f"Written to {path}.")

"""``parlour-lab exercises``: positions with one clear best action, from strong self-play."""

from pathlib import Path
from typing import Annotated

import typer

from engines.cli import terminal
from engines.cli.arguments import GameName, Seed
from engines.cli.group import INTERRUPTED


def exercises(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="Number of exercises.")] = 48,
    games: Annotated[int, typer.Option(min=1, help="Stop after this many games.")] = 2000,
    seed: Seed = 1,
    work: Annotated[
        str | None,
        typer.Option(
            help="Budget of the first search, such as 1000p. A search 20 times as long confirms it."
        ),
    ] = None,
    afresh: Annotated[
        bool, typer.Option("--afresh", help="Discard the existing exercises.")
    ] = False,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--into", metavar="FOLDER", help="Folder to write to (default: the shipped exercises)."
        ),
    ] = None,
) -> None:
    """Let a game's adviser play itself, and keep positions in which one action is clearly best.

    A stopped run continues where it left off.
    """
    from engines.cli import exercising

    search, file = exercising.begun(game, count, seed, work, folder, afresh=afresh)
    terminal.prepare_game(game)
    try:
        with terminal.progress("exercises", count) as show:
            for number in range(search.known.games, games):
                if len(search.known.puzzles) >= count:
                    break
                search.look_through(number)
                terminal.write_text(search.known.to_json(), file)
                show(len(search.known.puzzles), f"{number + 1} games")
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    exercising.show(search.known)

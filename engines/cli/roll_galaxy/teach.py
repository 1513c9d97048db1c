"""``parlour-lab roll-galaxy teach``: the player that the planner has in its head."""

from pathlib import Path
from typing import Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor

_TOLD: Final = 25
"""Steps between saving the player and reporting its share of wins."""


def teach(
    steps: Annotated[
        int | None, typer.Option(min=1, help="Of the player; by default as for the shipped one.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of all dice and draws.")] = 1,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; by default the shipped file.")
    ] = None,
) -> None:
    """Teach the player that the planner has in its head, by games against Rollbots."""
    terminal.prepare_lab("roll_galaxy")
    from engines.games.roll_galaxy import judging
    from engines.labs.roll_galaxy import teaching

    file = output or judging.PLAYER
    settings = teaching.Settings(seed=seed)
    if steps is not None:
        settings = teaching.Settings(seed=seed, steps=steps)
    monitor, shares = Monitor(), []
    with terminal.interruptible(monitor), terminal.progress("steps", settings.steps) as show:
        for done, (player, won) in enumerate(teaching.teach(settings, monitor), 1):
            shares.append(won)
            recent = shares[-_TOLD:]
            show(done, f"{sum(recent) / len(recent):.3f} of the wins")
            if done % _TOLD == 0 or done == settings.steps:
                judging.save(player, file)
    if monitor.cancelled:
        terminal.note(f"Stopped. What has been learned so far is in {file}.")
        raise typer.Exit(INTERRUPTED)

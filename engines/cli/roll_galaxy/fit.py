"""``parlour-lab roll-galaxy fit``: what a position is worth, learned by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from engines.cli import terminal
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor


def fit(
    sets: Annotated[
        int | None, typer.Option(min=1, help="Sets of games; by default as for the shipped one.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of all dice and draws.")] = 1,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with what this file has learned.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; by default the shipped file.")
    ] = None,
) -> None:
    """Learn what positions are worth, for the luck of rolls and draws, and write it.

    What has been learned is saved after every set, so an interrupted run can be resumed.
    """
    terminal.prepare_lab("roll_galaxy")
    from engines.games.roll_galaxy import judging
    from engines.labs.roll_galaxy import fitting

    file = output or judging.WORTH
    settings = fitting.Settings(seed=seed)
    if sets is not None:
        settings = fitting.Settings(seed=seed, sets=sets)
    start = None if resume is None else judging.load(resume)
    monitor = Monitor()
    with terminal.interruptible(monitor), terminal.progress("sets", settings.sets) as show:
        for done, net in enumerate(fitting.fit(settings, monitor, start), 1):
            judging.save(net, file)
            show(done, "")
    if monitor.cancelled:
        terminal.note(f"Stopped. What has been learned so far is in {file}.")
        raise typer.Exit(INTERRUPTED)

"""Training of the networks of Roll for the Galaxy."""

from typing import Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import Output, Resume, Seed
from engines.cli.group import stopped
from engines.games.roll_galaxy import judging
from engines.labs.roll_galaxy import fitting, teaching
from engines.runtime.texts import number


def fit(
    sets: Annotated[int, typer.Option(min=1, help="Sets of games.")] = fitting.Settings().sets,
    seed: Seed = 1,
    resume: Resume = None,
    output: Output = None,
) -> None:
    """Train the value function used to measure the luck of rolls and draws, and save it.

    What has been learned is saved after every set, so an interrupted run can be resumed.
    """
    file = output or judging.WORTH
    settings = fitting.Settings(seed=seed, sets=sets)
    start = None if resume is None else judging.load(resume)
    with terminal.experiment("roll_galaxy", "sets", settings.sets) as (monitor, show):
        for done, net in enumerate(fitting.fit(settings, monitor, start), 1):
            judging.save(net, file)
            show(done, "")
    if monitor.cancelled:
        stopped(f"What has been learned so far is in {file}.")


_TOLD: Final = 25
"""Steps between saves of the player, and steps over which its share of wins is averaged."""


def teach(
    steps: Annotated[
        int, typer.Option(min=1, help="Number of training steps.")
    ] = teaching.Settings().steps,
    seed: Seed = 1,
    output: Output = None,
) -> None:
    """Train the player that the planner uses in its playouts, in games against Rollbots."""
    file = output or judging.PLAYER
    settings = teaching.Settings(seed=seed, steps=steps)
    shares = []
    with terminal.experiment("roll_galaxy", "steps", settings.steps) as (monitor, show):
        for done, (player, won) in enumerate(teaching.teach(settings, monitor), 1):
            shares.append(won)
            recent = shares[-_TOLD:]
            show(done, f"{number(sum(recent) / len(recent), 3)} of the wins")
            if done % _TOLD == 0 or done == settings.steps:
                judging.save(player, file)
    if monitor.cancelled:
        stopped(f"What has been learned so far is in {file}.")


APP = typer.Typer()
for _command in (fit, teach):
    APP.command()(_command)

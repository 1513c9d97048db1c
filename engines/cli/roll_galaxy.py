"""Experiments with Rollbot's rules and levels, and with the planner."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Output, Seed
from engines.cli.group import stopped
from engines.games.roll_galaxy import judging
from engines.labs.roll_galaxy import experiments, fitting, teaching
from engines.labs.roll_galaxy.experiments import Experiment, Result
from engines.runtime.texts import number

_SEATS: Final = (2, 3)


def experiment(
    number: Annotated[
        int, typer.Argument(min=1, max=15, help="Number of the experiment: 1 to 15 for E1 to E15.")
    ],
    games: Annotated[
        int,
        typer.Option(min=2, help="Number of seeds. Each is played with the version in every seat."),
    ] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 0,
    json: JsonFile = None,
) -> None:
    """Play every version of a Rollbot rule against the default, with two and three seats."""
    chosen = experiments.EXPERIMENTS[number - 1]
    tried = [(version, seats) for version in range(1, len(chosen.versions)) for seats in _SEATS]
    results = []
    with terminal.experiment("roll_galaxy", "matches", len(tried), json) as (monitor, show):
        for done, (version, seats) in enumerate(tried, 1):
            if monitor.cancelled:
                break
            results.append(experiments.measure(chosen, version, seats, games, seed, monitor))
            show(done, "")
    said = f"E{chosen.number}, {chosen.about}; default: {chosen.versions[0]}"
    terminal.finish([said, _table(results)], _to_dict(chosen, results), json)
    if monitor.cancelled:
        stopped("These are the results so far.")


def _table(results: list[Result]) -> Any:
    numbers = ("seats", "seeds", "share of wins", "95%", "equal play")
    made = terminal.table("version", *numbers, "differs", right=numbers)
    for one in results:
        made.add_row(
            one.version,
            str(one.seats),
            str(one.blocks),
            number(one.share.mean, 3),
            f"{number(one.share.low, 3)} to {number(one.share.high, 3)}",
            number(1 / one.seats, 3),
            "yes" if one.differs else "no",
        )
    return made


def _to_dict(chosen: Experiment, results: list[Result]) -> dict[str, Any]:
    return {
        "experiment": chosen.number,
        "about": chosen.about,
        "default": chosen.versions[0],
        "results": [
            {
                "version": one.version,
                "seats": one.seats,
                "seeds": one.blocks,
                "share": one.share.mean,
                "error": one.share.error,
                "differs": one.differs,
            }
            for one in results
        ],
    }


def fit(
    sets: Annotated[int, typer.Option(min=1, help="Sets of games.")] = fitting.Settings().sets,
    seed: Seed = 1,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue from what this file has learned.")
    ] = None,
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
for _command in (experiment, fit, teach):
    APP.command()(_command)

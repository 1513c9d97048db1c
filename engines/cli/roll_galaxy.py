"""Rollbot's rules and grades, and the planner, against each other."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.cli.group import stopped
from engines.games.roll_galaxy import judging
from engines.labs.roll_galaxy import experiments, fitting, teaching
from engines.labs.roll_galaxy.experiments import Experiment, Result
from engines.labs.roll_galaxy.strength import GRADES, Contest, share_of
from engines.runtime.errors import OptionError, quoted
from engines.runtime.texts import number

_SEATS: Final = (2, 3)


def experiment(
    number: Annotated[int, typer.Argument(min=1, max=15, help="1 to 15: E1 to E15.")],
    games: Annotated[
        int, typer.Option(min=2, help="Seeds; each is played with the version on every seat.")
    ] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 0,
    json: JsonFile = None,
) -> None:
    """Play every version of a rule of Rollbot against the default, with two and three seats."""
    chosen = experiments.EXPERIMENTS[number - 1]
    tried = [(version, seats) for version in range(1, len(chosen.versions)) for seats in _SEATS]
    results = []
    with terminal.experiment("roll_galaxy", "matches", len(tried), json) as (monitor, show):
        for done, (version, seats) in enumerate(tried, 1):
            if monitor.cancelled:
                break
            results.append(
                experiments.measure(chosen, version, seats, games, seed, monitor.stop_now)
            )
            show(done, "")
    said = f"E{chosen.number}, {chosen.about}; default: {chosen.versions[0]}"
    terminal.finish([said, _table(results)], _to_dict(chosen, results), json)
    if monitor.cancelled:
        stopped("This is what was finished.")


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
    file = output or judging.WORTH
    settings = fitting.Settings(seed=seed)
    if sets is not None:
        settings = fitting.Settings(seed=seed, sets=sets)
    start = None if resume is None else judging.load(resume)
    with terminal.experiment("roll_galaxy", "sets", settings.sets) as (monitor, show):
        for done, net in enumerate(fitting.fit(settings, monitor, start), 1):
            judging.save(net, file)
            show(done, "")
    if monitor.cancelled:
        stopped(f"What has been learned so far is in {file}.")


_PLANNER: Final = "planner"


def strength(
    player: Annotated[str, typer.Argument(help="planner, easy, medium, hard or insane.")],
    others: Annotated[str, typer.Argument(help="Grade of all others: easy to insane.")],
    seats: Annotated[int, typer.Option(min=2, max=5, help="Seats at the table.")] = 2,
    games: Annotated[int, typer.Option(min=2, help="How many, rounded up to whole blocks.")] = 1000,
    playouts: Annotated[
        int, typer.Option(min=1, help="Games in the planner's head for each decision.")
    ] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Of all dice and draws.")] = 1,
    skip: Annotated[
        int, typer.Option(min=0, help="Blocks that an earlier run with this seed has played.")
    ] = 0,
    json: JsonFile = None,
) -> None:
    """Measure a player against Rollbots, in blocks of one seed with rotated seats.

    Nobody explains anything here, so it takes a fraction of the time of 'parlour-lab arena'.
    """
    judged = None if player == _PLANNER else _grade(player, _PLANNER)
    contest = Contest(judged, _grade(others), seats, playouts, seed)
    blocks = max(2, -(-games // seats))
    shares = []
    with terminal.experiment("roll_galaxy", "games", blocks * seats, json) as (monitor, show):
        for share in contest.blocks(blocks, monitor, skip):
            shares.append(share)
            show(len(shares) * seats, "")
    if len(shares) > 1:
        found = share_of(shares)
        said = (
            f"{player} among Rollbots ({others}), {seats} seats, {len(shares) * seats} games: "
            f"{number(found.mean, 3)} of the wins (95%: {number(max(0, found.low), 3)} to "
            f"{number(min(1, found.high), 3)}; equal play: {number(1 / seats, 3)})"
        )
        told = {"player": player, "others": others, "seats": seats, "playouts": playouts}
        figures = {"games": len(shares) * seats, "share": found.mean, "error": found.error}
        blocks_told = {"seed": seed, "skipped": skip, "blocks": shares}
        terminal.finish([said], {**told, **figures, **blocks_told}, json)
    if monitor.cancelled:
        stopped(f"{len(shares) * seats} of {blocks * seats} games were finished.")


def _grade(name: str, *besides: str) -> int:
    if name not in GRADES:
        known = ", ".join((*besides, *GRADES))
        raise OptionError(f"{quoted(name)} is not a player. Choose from: {known}.")
    return GRADES[name]


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
    file = output or judging.PLAYER
    settings = teaching.Settings(seed=seed)
    if steps is not None:
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
for _command in (experiment, fit, strength, teach):
    APP.command()(_command)

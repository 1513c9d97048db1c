"""``parlour-lab roll-galaxy experiment``: a version of a rule against the default."""

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor

if TYPE_CHECKING:
    from engines.labs.roll_galaxy.experiments import Experiment, Result

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
    terminal.check_writable(json)
    terminal.prepare_lab("roll_galaxy")
    from engines.labs.roll_galaxy import experiments

    chosen = experiments.EXPERIMENTS[number - 1]
    tried = [(version, seats) for version in range(1, len(chosen.versions)) for seats in _SEATS]
    monitor = Monitor()
    results = []
    with terminal.interruptible(monitor), terminal.progress("matches", len(tried)) as show:
        for done, (version, seats) in enumerate(tried, 1):
            if monitor.cancelled:
                break
            results.append(
                experiments.measure(chosen, version, seats, games, seed, monitor.stop_now)
            )
            show(done, "")
    if json != terminal.STDOUT:
        _print(chosen, results)
    if json is not None:
        terminal.write_json(_to_dict(chosen, results), json)
    if monitor.cancelled:
        terminal.note("Stopped; this is what was finished.")
        raise typer.Exit(INTERRUPTED)


def _print(chosen: "Experiment", results: "list[Result]") -> None:
    console = terminal.console()
    console.print(f"E{chosen.number}, {chosen.about}; default: {chosen.versions[0]}")
    numbers = ("seats", "seeds", "share of wins", "95 %", "equal play")
    made = terminal.table("version", *numbers, "differs", right=numbers)
    for one in results:
        made.add_row(
            one.version,
            str(one.seats),
            str(one.blocks),
            f"{one.share.mean:.3f}",
            f"{one.share.low:.3f} to {one.share.high:.3f}",
            f"{1 / one.seats:.3f}",
            "yes" if one.differs else "no",
        )
    console.print(made)


def _to_dict(chosen: "Experiment", results: "list[Result]") -> dict[str, Any]:
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

"""``parlour-lab colonizers experiment``: the published experiments, exactly or with new luck."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor

if TYPE_CHECKING:
    from engines.labs.colonizers.experiments import Result


def experiment(
    number: Annotated[int, typer.Argument(min=1, max=5, help="1 to 5, as published.")],
    games: Annotated[
        int | None, typer.Option(min=1, help="How many; else as many as were published.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Random numbers of their own; else exactly the published ones."),
    ] = None,
    json: JsonFile = None,
) -> None:
    """Play an experiment of the original program again and compare it with what was published."""
    terminal.check_writable(json)
    terminal.prepare_lab("colonizers")
    from engines.labs.colonizers import experiments

    monitor = Monitor()
    total = games or experiments.EXPERIMENTS[number - 1].games
    with terminal.interruptible(monitor), terminal.progress("games", total) as show:
        result = experiments.run(
            number, games, seed, lambda played, _match: show(played, ""), monitor.stop_now
        )
    if json != terminal.STDOUT:
        _print(result, exactly=seed is None)
    if json is not None:
        terminal.write_json(_to_dict(result), json)
    if monitor.cancelled:
        terminal.note("Stopped; this is what was finished.")
        raise typer.Exit(INTERRUPTED)


def _print(result: "Result", *, exactly: bool) -> None:
    numbers = ("games", "1st", "2nd", "3rd", "4th", "mean rank", "mean score", "full")
    told = ("published 1st", "4th ", "mean rank ")
    made = terminal.table("", *numbers, *told, right=(*numbers, *told))
    for row, published in zip(result.rows, result.experiment.published, strict=True):
        made.add_row(
            row.name,
            str(row.games),
            *map(str, row.ranks),
            f"{row.mean_rank:.3f}",
            f"{row.mean_score:.2f}",
            str(row.full),
            str(published.wins),
            str(published.losses),
            f"{published.mean_rank:g}",
        )
    terminal.console().print(made)
    if exactly and len(result.matches) == result.experiment.games:
        same = "the same as" if result.is_published else "not what was"
        terminal.console().print(f"This is {same} published.")


def _to_dict(result: "Result") -> dict[str, Any]:
    return {
        "experiment": result.experiment.number,
        "is_published": result.is_published,
        "rows": [
            {
                "name": row.name,
                "games": row.games,
                "ranks": row.ranks,
                "mean_rank": row.mean_rank,
                "mean_score": row.mean_score,
                "full_colonies": row.full,
            }
            for row in result.rows
        ],
        "decisions": {kind.name: count for kind, count in result.decisions.items()},
        "work": {kind.name: count for kind, count in result.work.items()},
        "games": [
            {
                "bots": [kind.name for kind in match.kinds],
                "scores": match.scores,
                "ranks": [match.rank(seat) for seat in range(len(match.kinds))],
                "rounds": match.end.round,
                "colonies": [player.colony for player in match.end.players],
            }
            for match in result.matches
        ],
    }

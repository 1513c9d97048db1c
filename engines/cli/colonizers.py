"""Experiments from the original Colonizers, and the weights of Parlour's bots."""

from typing import Annotated, Any, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import Cluster, JsonFile, Output, Seed, Threads
from engines.cli.group import stopped
from engines.contract import compiled
from engines.games.colonizers import GAME, network
from engines.labs.colonizers import experiments, fitting, tuning
from engines.labs.colonizers.experiments import Result
from engines.runtime.executor import Executor
from engines.runtime.texts import number, percent


def experiment(
    number: Annotated[int, typer.Argument(min=1, max=5, help="Number of the experiment.")],
    games: Annotated[
        int | None,
        typer.Option(min=1, help="Number of games (default: as many as were published)."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Random seed (default: exactly the published random numbers)."),
    ] = None,
    json: JsonFile = None,
) -> None:
    """Repeat an experiment of the original program, and compare the results."""
    total = games or experiments.EXPERIMENTS[number - 1].games
    with terminal.experiment("colonizers", "games", total, json) as (monitor, _):
        result = experiments.run(number, games, seed, monitor)
    terminal.finish(_tables(result, exactly=seed is None), _to_dict(result), json)
    if monitor.cancelled:
        stopped("These are the results so far.")


def _tables(result: Result, *, exactly: bool) -> list[Any]:
    numbers = ("games", "1st", "2nd", "3rd", "4th", "mean rank", "mean score", "full")
    told = ("published 1st", "4th ", "mean rank ")
    rows = (
        (
            *(row.name, row.games, *row.ranks),
            *(number(row.mean_rank, 3), number(row.mean_score, 2), row.full),
            *(published.wins, published.losses, f"{published.mean_rank:g}"),
        )
        for row, published in zip(result.rows, result.experiment.published, strict=True)
    )
    made = terminal.table(("bot", *numbers, *told), rows)
    if not exactly or len(result.matches) < result.experiment.games:
        return [made]
    same = "matches what was" if result.is_published else "differs from what was"
    return [made, f"The result {same} published."]


def _to_dict(result: Result) -> dict[str, Any]:
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


def tune(
    generations: Annotated[int, typer.Option(min=1, help="Number of generations.")] = 60,
    seed: Seed = 1,
    json: JsonFile = None,
) -> None:
    """Tune the weights of the rollout policy of our ISMCTS with an evolution strategy."""
    with terminal.experiment("colonizers", "generations", generations, json) as (monitor, show):
        found = tuning.tune(
            generations,
            seed,
            monitor,
            lambda each: show(each.number, percent(each.against_thumb)),
        )
    if found is None:
        stopped("No generation was finished.")
    rows = ((name, number(weight, 2)) for name, weight in found.weights.items())
    made = terminal.table(("weight", "value"), rows)
    won = f"{percent(found.against_thumb)} of games"
    said = f"Generation {found.number} wins {won} against the rule-of-thumb bot."
    data = {"generation": found.number, "weights": dict(found.weights)}
    terminal.finish([made, said], data | {"against_thumb": found.against_thumb}, json)
    if monitor.cancelled:
        stopped("These are the results so far.")


_USUAL: Final = fitting.Settings()


def fit(
    games: Annotated[int, typer.Option(min=1, help="Number of games between bots.")] = _USUAL.games,
    by_rule: Annotated[
        int, typer.Option(min=1, help="Number of games played by rules of thumb.")
    ] = _USUAL.by_rule,
    seed: Seed = 1,
    threads: Threads = None,
    cluster: Cluster = None,
    output: Output = None,
) -> None:
    """Fit the evaluation to finished games. Takes ten minutes."""
    path = network.FILE if output is None else output
    terminal.check_writable(output)
    terminal.prepare_lab("colonizers")
    settings = fitting.Settings(by_rule=by_rule, games=games, seed=seed)
    units = compiled.parts_with_lab(GAME)
    with Executor(threads, cluster, units=units) as pool, terminal.in_parts() as begin:
        found = fitting.learn(settings, pool, begin)
    if found is None:
        stopped("The weights were not fitted.")
    found.network.save(path)
    terminal.console().print(
        f"{number(found.positions)} positions; cross-entropy on held-out games "
        f"{number(found.entropy, 3)}, {number(found.unknowing, 3)} with equal win chances. "
        f"Written to {path}."
    )


APP = typer.Typer()
for _command in (experiment, tune, fit):
    APP.command()(_command)

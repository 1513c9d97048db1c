"""``parlour-lab fargo evolve``: the genetic algorithm, once or as an experiment of many trials."""

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor
from engines.runtime.errors import OptionError, quoted

if TYPE_CHECKING:
    from collections import Counter

    from engines.labs.fargo.experiment import Experiment
    from engines.labs.fargo.genetic import Generation, Options, Trial

CROSSOVERS: Final = ("padded", "one_point", "mean")
THRESHOLDS: Final = (950, 960, 962, 962.3, 962.33)
"""Expected points of which the original's trials are told when they first had them."""


def evolve(
    population: Annotated[int, typer.Option(help="Vectors per generation.")] = 1000,
    generations: Annotated[int, typer.Option(help="How often they are replaced.")] = 25,
    retain: Annotated[float, typer.Option(help="Share that survives as parents.")] = 0.25,
    add_random: Annotated[float, typer.Option(help="Share of fresh random parents.")] = 0.2,
    mutate: Annotated[float, typer.Option(help="Chance of a parent to change an entry.")] = 0.01,
    elite: Annotated[float, typer.Option(help="Share that is kept unchanged.")] = 0.0,
    crossover: Annotated[str, typer.Option(help=f"{', '.join(CROSSOVERS)}.")] = "padded",
    step_optimisation: Annotated[
        bool, typer.Option("--step-optimisation", help="Climb to the local optimum of each vector.")
    ] = False,
    steps_of_50: Annotated[
        bool, typer.Option("--steps-of-50", help="... in the original's steps, which get stuck.")
    ] = False,
    trials: Annotated[int, typer.Option(min=1, help="More than one is an experiment.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")] = 1,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="A Dask scheduler whose workers run the trials of an experiment.",
        ),
    ] = None,
    json: JsonFile = None,
) -> None:
    """Evolve strategies for the most points per turn; the original's constants are the defaults."""
    terminal.check_writable(json)
    if crossover not in CROSSOVERS:
        raise OptionError(f"{quoted(crossover)} is not a crossover. Use {', '.join(CROSSOVERS)}.")
    terminal.prepare_lab("fargo")
    from engines.labs.fargo.climbing import Steps
    from engines.labs.fargo.genetic import Crossover, Options

    steps = Steps.BETWEEN_SCORES if step_optimisation else Steps.NONE
    options = Options(
        population=population,
        generations=generations,
        retain=retain,
        add_random=add_random,
        mutate=mutate,
        elite=elite,
        crossover=Crossover[crossover.upper()],
        steps=Steps.OF_50 if steps_of_50 else steps,
    )
    monitor = Monitor()
    monitor.start()
    with terminal.interruptible(monitor):
        if trials == 1 and cluster is None:
            trial = _one(options, seed, monitor)
            terminal.finish(_trial_tables(trial), _trial_to_dict(trial), json)
        else:
            found = _many(options, seed, trials, monitor, cluster)
            terminal.finish(_experiment_tables(found), _experiment_to_dict(found), json)
    if monitor.cancelled:
        terminal.note("Stopped; this is what was finished.")
        raise typer.Exit(INTERRUPTED)


# -- one trial --------------------------------------------------------------------------------


def _one(options: "Options", seed: int, monitor: Monitor) -> "Trial":
    from engines.labs.fargo import genetic

    with terminal.progress("generations", options.generations) as show:

        def tell(generation: "Generation") -> None:
            show(generation.number, f"best {generation.best_ev:.3f}")

        return genetic.evolve(options, seed, tell, monitor)


def _trial_tables(trial: "Trial") -> list[Any]:
    made = terminal.table(
        *("generation", "best", "mean", "best vector"), right=("generation", "best", "mean")
    )
    for generation in trial.generations:
        made.add_row(
            str(generation.number),
            f"{generation.best_ev:.6f}",
            f"{generation.mean_ev:.3f}",
            generation.best.text(),
        )
    from engines.games.fargo import exact_turn

    best, optimum = trial.final.best, exact_turn.solution()
    exact = best.policy().exact_value().ev
    verdict = (
        f"{best.text()}: {float(exact):.9f} points. The optimum {optimum.vector.text()} is "
        f"{best.distance(optimum.vector):.0f} steps of 50 and "
        f"{float(optimum.value - exact):.6f} points away."
    )
    return [made, verdict]


def _trial_to_dict(trial: "Trial") -> dict[str, Any]:
    return {
        "seed": trial.seed,
        "generations": [
            {
                "number": generation.number,
                "best": list(generation.best.thresholds),
                "best_ev": generation.best_ev,
                "mean_ev": generation.mean_ev,
            }
            for generation in trial.generations
        ],
    }


# -- many trials ------------------------------------------------------------------------------


def _many(
    options: "Options", seed: int, trials: int, monitor: Monitor, cluster: str | None
) -> "Experiment":
    from engines.labs.fargo import experiment

    finished = 0
    with terminal.progress("trials", trials) as show:

        def tell(trial: "Trial") -> None:
            nonlocal finished
            finished += 1
            show(finished, f"best {trial.final.best_ev:.3f}")

        return experiment.run(options, seed, trials, tell, monitor, cluster=cluster)


def _experiment_tables(found: "Experiment") -> list[Any]:
    if not found.trials:
        return ["No trial was finished."]
    numbers = ("generation", "best: mean", "min", "max", "population mean")
    by_generation = terminal.table(*numbers, right=numbers)
    for row in found.generations():
        values = (row.best_mean, row.best_min, row.best_max, row.population_mean)
        by_generation.add_row(str(row.number), *(f"{value:.3f}" for value in values))
    titles = ("points", "trials", "mean generation")
    reached = terminal.table(*titles, right=titles)
    for threshold in THRESHOLDS:
        first = found.reached(threshold)
        mean = "" if first.mean_generation is None else f"{first.mean_generation:.1f}"
        reached.add_row(f"{threshold:g}", str(first.trials), mean)
    return [by_generation, reached, *_summary(found)]


def _summary(found: "Experiment") -> list[str]:
    count = len(found.trials)
    quantiles = ", ".join(
        f"{100 * share:g} %: {found.quantile(share):.3f}" for share in (0.05, 0.25, 0.5, 0.75, 0.95)
    )
    values, distances = found.final_values, _counts(found.distances())
    return [
        f"{count} trials: mean {found.mean:.6f}, least {values.min():.6f}, most {values.max():.6f}",
        f"quantiles {quantiles}",
        f"steps from the optimum {distances}; {len(found.final_vectors())} different final vectors",
        *(f"x{dice}  {_counts(entries)}" for dice, entries in enumerate(found.entries(), 1)),
    ]


def _counts(found: "Counter[int]") -> str:
    """``0: 8, 1: 21``: what was found how often."""
    return ", ".join(f"{what}: {count}" for what, count in sorted(found.items()))


def _experiment_to_dict(found: "Experiment") -> dict[str, Any]:
    return {
        "trials": [_trial_to_dict(trial) for trial in found.trials],
        "distances": {str(far): count for far, count in sorted(found.distances().items())},
        "reached": [
            {"threshold": first.threshold, "trials": first.trials, "mean": first.mean_generation}
            for first in map(found.reached, THRESHOLDS)
        ],
    }

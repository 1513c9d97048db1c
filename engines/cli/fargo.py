"""Mathematics of Fargo: strategies, evolution, exact solutions."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import Cluster, JsonFile, Seed
from engines.cli.group import stopped
from engines.contract import files
from engines.contract.monitor import Monitor
from engines.games.fargo import exact_turn, strategy, three_player, two_player
from engines.games.fargo.distributions import MAX_DICE, outcomes
from engines.games.fargo.strategy import RUN_STATES, Policy, StrategyVector
from engines.games.fargo.two_player import Optimal, match_up, solution
from engines.games.fargo.units import RUN_SCORES
from engines.labs.fargo import experiment, genetic
from engines.labs.fargo.climbing import Steps
from engines.labs.fargo.experiment import Experiment
from engines.labs.fargo.genetic import MAX_POPULATION, Crossover, Generation, Options, Trial
from engines.runtime.errors import OptionError, quoted
from engines.runtime.texts import number

EXAMPLES: Final = (
    "limit:4 banks with fewer than 4 dice left, veto:3:500 with at most 3 dice left and at least "
    "500 points, score:650 at 650 points or more"
)
"""For the help: letters instead of these digits between colons would be taken for an emoji."""


def value(
    vector: Annotated[
        list[str] | None,
        typer.Argument(metavar="VECTOR", help="Run scores to bank at with 1 to 8 dice left."),
    ] = None,
    pure: Annotated[
        list[str] | None, typer.Option(metavar="KIND", help=f"Simple rules: {EXAMPLES}.")
    ] = None,
    wins: Annotated[
        bool, typer.Option("--wins", help="Also show the win chance against the optimal player.")
    ] = False,
    json: JsonFile = None,
) -> None:
    """Evaluate strategies exactly: points per turn and more."""
    chosen = dict(_strategies(vector or [], pure or []))
    if not chosen:
        raise OptionError("errors-no-strategy")
    terminal.check_writable(json)
    terminal.prepare_lab("fargo")
    rows = [_value_row(name, policy, wins=wins) for name, policy in chosen.items()]
    cells = (
        (cell if isinstance(cell, str) else number(cell, 6) for cell in row.values())
        for row in rows
    )
    terminal.finish([terminal.table(rows[0], cells)], rows, json)


def _strategies(vector: list[str], pure: list[str]) -> Iterator[tuple[str, Policy]]:
    if vector:
        parsed = StrategyVector.parse(" ".join(vector))
        yield parsed.text(), parsed.policy()
    for kind in pure:
        yield kind, _pure(kind)


def _pure(text: str) -> Policy:
    makers: dict[str, tuple[Any, int]] = {
        "limit": (strategy.dice_limit, 1),
        "veto": (strategy.dice_veto, 2),
        "score": (strategy.score_only, 1),
    }
    kind, *numbers = text.split(":")
    maker, count = makers.get(kind, (None, 0))
    if maker is None or len(numbers) != count or not all(n.isdecimal() for n in numbers):
        raise OptionError("errors-not-pure-strategy", text=quoted(text))
    policy: Policy = maker(*map(int, numbers))
    return policy


def _value_row(name: str, policy: Policy, *, wins: bool) -> dict[str, Any]:
    exact, figures = policy.exact_value(), policy.statistics()
    row: dict[str, Any] = {
        "strategy": name,
        "points": float(exact.ev),
        "sd": figures.sd,
        "run banks": float(exact.banked),
        "run hot": float(exact.p_hot),
        "turn 0": figures.p_zero,
        "turn bust": figures.p_bust,
        "rolls": figures.rolls,
    }
    if wins:
        found = match_up(policy, Optimal())
        row |= {"wins first": found.moving_first, "wins second": found.moving_second}
    return row


THRESHOLDS: Final = (950, 960, 962, 962.3, 962.33)
"""Expected points for which the original reports when its trials first reached them."""


def evolve(
    population: Annotated[
        int, typer.Option(min=2, max=MAX_POPULATION, help="Number of vectors per generation.")
    ] = 1000,
    generations: Annotated[int, typer.Option(min=0, help="Number of generations.")] = 25,
    retain: Annotated[
        float, typer.Option(min=0, max=1, help="Share of the population that survives as parents.")
    ] = 0.25,
    add_random: Annotated[
        float,
        typer.Option(
            min=0,
            max=1,
            help="Random vectors added to the parents, as a share of the population.",
        ),
    ] = 0.2,
    mutate: Annotated[
        float, typer.Option(min=0, max=1, help="Chance that a parent gets one random entry.")
    ] = 0.01,
    elite: Annotated[
        float, typer.Option(min=0, max=1, help="Share of the population kept unchanged.")
    ] = 0.0,
    crossover: Annotated[
        Crossover, typer.Option(help="How two parents make a child.")
    ] = Crossover.PADDED,
    step_optimisation: Annotated[
        bool, typer.Option("--step-optimisation", help="Improve each vector to its local optimum.")
    ] = False,
    steps_of_50: Annotated[
        bool,
        typer.Option("--steps-of-50", help="Use the original's steps of 50, which can get stuck."),
    ] = False,
    trials: Annotated[
        int, typer.Option(min=1, help="Number of trials. More than one is an experiment.")
    ] = 1,
    seed: Seed = 1,
    cluster: Cluster = None,
    json: JsonFile = None,
) -> None:
    """Evolve strategies for the most points per turn. The defaults are those of the original."""
    steps = Steps.BETWEEN_SCORES if step_optimisation else Steps.NONE
    options = Options(
        population=population,
        generations=generations,
        retain=retain,
        add_random=add_random,
        mutate=mutate,
        elite=elite,
        crossover=crossover,
        steps=Steps.OF_50 if steps_of_50 else steps,
    )
    one = trials == 1 and cluster is None
    title, total = ("generations", generations) if one else ("trials", trials)
    with terminal.experiment("fargo", title, total, json) as (monitor, show):
        if one:
            trial = genetic.evolve(
                options, seed, lambda each: show(each.number, _best(each)), monitor
            )
            tables, data = _trial_tables(trial), _trial_to_dict(trial)
        else:
            finished: list[Trial] = []

            def tell(trial: Trial) -> None:
                finished.append(trial)
                show(len(finished), _best(trial.final))

            found = experiment.run(options, seed, trials, tell, monitor, cluster=cluster)
            tables, data = _experiment_tables(found), _experiment_to_dict(found)
    terminal.finish(tables, data, json)
    if monitor.cancelled:
        stopped("These are the results so far.")


def _best(generation: Generation) -> str:
    return f"best {number(generation.best_ev, 3)}"


# -- one trial --------------------------------------------------------------------------------


def _trial_tables(trial: Trial) -> list[Any]:
    rows = (
        (each.number, number(each.best_ev, 6), number(each.mean_ev, 3), each.best.text())
        for each in trial.generations
    )
    made = terminal.table(("generation", "best", "mean", "best vector"), rows)
    best, optimum = trial.final.best, exact_turn.solution()
    exact = best.policy().exact_value().ev
    verdict = (
        f"{best.text()}: {number(float(exact), 9)} points. The optimum {optimum.vector.text()} is "
        f"{number(best.distance(optimum.vector))} steps of 50 and "
        f"{number(float(optimum.value - exact), 6)} points away."
    )
    return [made, verdict]


def _trial_to_dict(trial: Trial) -> dict[str, Any]:
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


def _experiment_tables(found: Experiment) -> list[Any]:
    if not found.trials:
        return ["No trial was finished."]
    rows = (
        (
            row.number,
            *(number(value, 3) for value in (row.best_mean, row.best_min, row.best_max)),
            number(row.population_mean, 3),
        )
        for row in found.generations()
    )
    titles = ("generation", "best: mean", "min", "max", "population mean")
    firsts = (
        (
            *(f"{first.threshold:g}", first.trials),
            None if first.mean_generation is None else number(first.mean_generation, 1),
        )
        for first in map(found.reached, THRESHOLDS)
    )
    reached = terminal.table(("points", "trials", "mean generation"), firsts)
    return [terminal.table(titles, rows), reached, *_summary(found)]


def _summary(found: Experiment) -> list[str]:
    count = len(found.trials)
    quantiles = ", ".join(
        f"{100 * share:g}%: {number(found.quantile(share), 3)}"
        for share in (0.05, 0.25, 0.5, 0.75, 0.95)
    )
    values, distances = found.final_values, _counts(found.distances())
    mean, least, most = (number(value, 6) for value in (found.mean, values.min(), values.max()))
    return [
        f"{count} trials: mean {mean}, minimum {least}, maximum {most}",
        f"quantiles {quantiles}",
        f"steps from the optimum {distances}; {len(found.final_vectors())} different final vectors",
        *(f"x{dice}  {_counts(entries)}" for dice, entries in enumerate(found.entries(), 1)),
    ]


def _counts(found: Counter[int]) -> str:
    """``0: 8, 1: 21``: how often each was found."""
    return ", ".join(f"{what}: {count}" for what, count in sorted(found.items()))


def _experiment_to_dict(found: Experiment) -> dict[str, Any]:
    return {
        "trials": [_trial_to_dict(trial) for trial in found.trials],
        "distances": {str(far): count for far, count in sorted(found.distances().items())},
        "reached": [
            {"threshold": first.threshold, "trials": first.trials, "mean": first.mean_generation}
            for first in map(found.reached, THRESHOLDS)
        ],
    }


Exactly = Annotated[
    bool, typer.Option("--exactly", help="Play with the option 'Exactly 10,000 is enough'.")
]
SCORES = (0, 2500, 5000, 7500, 9000, 9500)
"""Equal scores at which the solution is shown."""


def solve(
    seats: Annotated[int, typer.Option(min=2, max=3, help="Number of players.")] = 2,
    exactly: Exactly = False,
    json: JsonFile = None,
) -> None:
    """Solve the game for the best win chance, and save the solution for later runs."""
    with terminal.experiment("fargo", f"solving for {seats} seats", 1.0, json) as (monitor, _):
        rows = _rows(seats, exactly, monitor)
        seconds = monitor.elapsed_s
    data = {"seats": seats, "at_exactly": exactly, "seconds": seconds, "values": rows}
    names = (f"seat {seat + 1}" for seat in range(seats))
    cells = ((row["score"], *(number(chance, 9) for chance in row["win"])) for row in rows)
    made = terminal.table(("all scores", *names), cells)
    terminal.finish([made, f"Ready after {number(seconds, 2)} s."], data, json)


def _rows(seats: int, exactly: bool, monitor: Monitor) -> list[dict[str, Any]]:
    """Win chances, the mover's first, at the start of a turn with equal scores."""
    if seats == 2:
        duel = two_player.solution(at_exactly=exactly, monitor=monitor)
        chances = ((score, duel.value(score, score)) for score in SCORES)
        return [{"score": score, "win": [chance, 1 - chance]} for score, chance in chances]
    trio = three_player.solution(at_exactly=exactly, monitor=monitor)
    return [{"score": score, "win": list(trio.values(score, score, score))} for score in SCORES]


def table(
    scores: Annotated[
        list[int] | None,
        typer.Argument(metavar="SCORE OPPONENT", help="Game scores at the start of a turn."),
    ] = None,
    dice: Annotated[
        int | None,
        typer.Option(
            min=1, max=MAX_DICE, help="Instead, list the outcomes of a roll of this many dice."
        ),
    ] = None,
    hints: Annotated[
        bool,
        typer.Option("--hints", help="Show the value of both choices in every state of a run."),
    ] = False,
    exactly: Exactly = False,
    json: JsonFile = None,
) -> None:
    """Show when the best player banks: for points or, given two scores, for the win chance."""
    if scores and len(scores) != 2:
        raise OptionError("errors-two-scores", count=len(scores))
    terminal.check_writable(json)
    if dice is not None:
        _print_outcomes(dice, json)
        return
    terminal.prepare_lab("fargo")
    judged = _judged_to_win(*scores, exactly=exactly) if scores else _judged_by_points()
    if hints:
        _print_hints(judged, json)
    else:
        _print_thresholds(judged, json)


@dataclass(frozen=True, slots=True)
class Threshold:
    """Where a policy banks with one number of dice left.

    Attributes:
        dice: dice left, 1 to 8.
        stop_from: the lowest run score at which it banks, or None if it never does.
        always: whether it banks at every run score that can occur.
        monotone: whether it also banks at every higher run score; play to win may not.
    """

    dice: int
    stop_from: int | None
    always: bool
    monotone: bool

    def text(self) -> str:
        """``always``, ``never``, ``from 550``, or ``from 550 *`` if it is not monotone."""
        if self.always:
            return "always"
        if self.stop_from is None:
            return "never"
        return f"from {self.stop_from}" + ("" if self.monotone else " *")


def thresholds(stops: Callable[[int, int], bool]) -> tuple[Threshold, ...]:
    """Where the policy ``stops(run_score, dice)`` banks, for each number of dice, 1 to 8."""
    stopping = {state: stops(*state) for state in RUN_STATES}
    found = []
    for dice, scores in enumerate(RUN_SCORES, 1):
        at = [score for score in scores if stopping[score, dice]]
        found.append(
            Threshold(
                dice=dice,
                stop_from=at[0] if at else None,
                always=len(at) == len(scores),
                monotone=len(at) == sum(score >= at[0] for score in scores) if at else True,
            )
        )
    return tuple(found)


Judged = dict[tuple[int, int], tuple[float, float]]
"""Run score and dice left -> the values of banking and of rolling."""


def _judged_by_points() -> Judged:
    hints = ((state, exact_turn.hint(*state)) for state in RUN_STATES)
    return {state: (hint.stop, hint.roll) for state, hint in hints}


def _judged_to_win(mover: int, opponent: int, *, exactly: bool) -> Judged:
    solved = solution(at_exactly=exactly)
    solved.value(mover, opponent)  # refuses scores that no turn starts with
    judged = {}
    for run_score, dice in RUN_STATES:
        chances = solved.decision(mover, opponent, run_score, dice, last_turn=False)
        judged[run_score, dice] = chances.stop, chances.roll
    return judged


def _print_thresholds(judged: Judged, json: Path | None) -> None:
    found = thresholds(lambda run, dice: judged[run, dice][0] >= judged[run, dice][1])
    rows = ((threshold.dice, threshold.text()) for threshold in found)
    made = terminal.table(("dice left", "bank"), rows)
    remark = [] if all(t.monotone for t in found) else ["* but not at every higher run score"]
    terminal.finish([made, *remark], files.plain(found), json)


def _print_hints(judged: Judged, json: Path | None) -> None:
    found = [
        (run_score, dice, stop, roll, "bank" if stop >= roll else "roll")
        for (run_score, dice), (stop, roll) in judged.items()
    ]
    rows = (
        (run_score, dice, number(stop, 6), number(roll, 6), best, number(abs(stop - roll), 6))
        for run_score, dice, stop, roll, best in found
    )
    made = terminal.table(("run", "dice left", "bank", "roll", "best", "cost"), rows)
    names = ("run_score", "dice", "stop", "roll", "best")
    terminal.finish([made], [dict(zip(names, each, strict=True)) for each in found], json)


def _print_outcomes(dice: int, json: Path | None) -> None:
    found = outcomes(dice)
    rows = (
        (
            each.points,
            "bust" if each.bust else "hot" if each.hot_dice else each.dice_left,
            *(each.count, number(float(each.probability), 9)),
        )
        for each in found
    )
    made = terminal.table(("points", "dice left", "ways", "chance"), rows)
    terminal.finish([made], files.plain(found), json)


APP = typer.Typer()
for _command in (value, evolve, solve, table):
    APP.command()(_command)

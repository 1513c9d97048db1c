"""``parlour-lab fargo``: the mathematics of Fargo on the command line."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engines.core import terminal
from engines.core.errors import OptionError

if TYPE_CHECKING:
    from engines.games.fargo.strategy import Policy

APP = typer.Typer(help="The mathematics of Fargo: strategies, evolution, exact solutions.")

JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Also write the result as JSON; '-' prints it."),
]
Exactly = Annotated[
    bool, typer.Option("--exactly", help="By the rule that exactly 10,000 is enough.")
]

PURE: Final = (
    "limit:M stops with fewer than M dice, veto:V:O with at most V dice from O points, "
    "score:O from O points"
)


def _prepare() -> None:
    terminal.prepare_kernels("core", "games.fargo")


def _finish(table: Any, data: Any, json: Path | None) -> None:
    """Print the table, write the data, or print the data instead."""
    if json != terminal.STDOUT:
        terminal.console().print(table)
    if json is not None:
        terminal.write_json(data, json)


# -- value ------------------------------------------------------------------------------------


@APP.command()
def value(
    vector: Annotated[
        list[str] | None,
        typer.Argument(metavar="[VECTOR]", help="Run scores to stop from with 1 to 8 dice left."),
    ] = None,
    pure: Annotated[list[str] | None, typer.Option(metavar="KIND", help=f"{PURE}.")] = None,
    wins: Annotated[
        bool, typer.Option("--wins", help="Also the win chance against the optimal player.")
    ] = False,
    json: JsonFile = None,
) -> None:
    """What strategies are worth: points per turn and more, exactly."""
    chosen = dict(_strategies(vector or [], pure or []))
    if not chosen:
        raise OptionError(
            "Give a vector of eight numbers, or --pure limit:4, veto:3:500, score:650."
        )
    terminal.check_writable(json)
    _prepare()
    rows = [_value_row(name, policy, wins=wins) for name, policy in chosen.items()]
    table = terminal.table(*rows[0], right=tuple(rows[0])[1:])
    for row in rows:
        table.add_row(*(cell if isinstance(cell, str) else f"{cell:.6f}" for cell in row.values()))
    _finish(table, rows, json)


def _strategies(vector: list[str], pure: list[str]) -> "Iterator[tuple[str, Policy]]":
    from engines.games.fargo.strategy import StrategyVector

    if vector:
        parsed = StrategyVector.parse(" ".join(vector))
        yield parsed.text(), parsed.policy()
    for kind in pure:
        yield kind, _pure(kind)


def _pure(text: str) -> "Policy":
    from engines.games.fargo import strategy

    makers: dict[str, tuple[Any, int]] = {
        "limit": (strategy.dice_limit, 1),
        "veto": (strategy.dice_veto, 2),
        "score": (strategy.score_only, 1),
    }
    kind, *numbers = text.split(":")
    maker, count = makers.get(kind, (None, 0))
    if maker is None or len(numbers) != count or not all(n.isdecimal() for n in numbers):
        raise OptionError(f"'{text}' is no pure strategy. {PURE}.")
    policy: Policy = maker(*map(int, numbers))
    return policy


def _value_row(name: str, policy: "Policy", *, wins: bool) -> dict[str, Any]:
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
        from engines.games.fargo.two_player import Optimal, match_up

        found = match_up(policy, Optimal())
        if found is not None:
            row |= {"wins first": found.moving_first, "wins second": found.moving_second}
    return row


# -- table ------------------------------------------------------------------------------------


@APP.command()
def table(
    scores: Annotated[
        list[int] | None,
        typer.Argument(metavar="[SCORE OPPONENT]", help="Game scores at the start of a turn."),
    ] = None,
    dice: Annotated[
        int | None, typer.Option(metavar="N", help="Instead: what a roll of N dice can give.")
    ] = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="Both decisions in every state of a run.")
    ] = False,
    exactly: Exactly = False,
    json: JsonFile = None,
) -> None:
    """Where the best player stops: for most points, or with two scores, for the win."""
    if scores and len(scores) != 2:
        raise OptionError(f"Two scores are needed, the mover's and the opponent's, not {scores}.")
    terminal.check_writable(json)
    if dice is not None:
        _print_outcomes(dice, json)
        return
    _prepare()
    judged = _judged_to_win(*scores, exactly=exactly) if scores else _judged_by_points()
    if hints:
        _print_hints(judged, json)
    else:
        _print_thresholds(judged, json)


Judged = dict[tuple[int, int], tuple[float, float]]
"""Run score and dice left -> what stopping and what rolling is worth."""


def _judged_by_points() -> Judged:
    from engines.games.fargo import exact_turn
    from engines.games.fargo.strategy import RUN_STATES

    hints = ((state, exact_turn.hint(*state)) for state in RUN_STATES)
    return {state: (hint.stop, hint.roll) for state, hint in hints}


def _judged_to_win(mover: int, opponent: int, *, exactly: bool) -> Judged:
    from engines.games.fargo.strategy import RUN_STATES
    from engines.games.fargo.two_player import solution

    solved = solution(exactly)
    assert solved is not None  # nothing cancels it
    solved.value(mover, opponent)  # refuses scores that no turn starts with
    judged = {}
    for run_score, dice in RUN_STATES:
        chances = solved.decision(mover, opponent, run_score, dice, last_turn=False)
        judged[run_score, dice] = chances.stop, chances.roll
    return judged


def _print_thresholds(judged: Judged, json: Path | None) -> None:
    from engines.games.fargo.thresholds import thresholds

    found = thresholds(lambda run, dice: judged[run, dice][0] >= judged[run, dice][1])
    made = terminal.table("dice left", "stop", right=("dice left",))
    for threshold in found:
        made.add_row(str(threshold.dice), threshold.text())
    data = [
        {"dice": t.dice, "stop_from": t.stop_from, "always": t.always, "monotone": t.monotone}
        for t in found
    ]
    _finish(made, data, json)
    if not all(threshold.monotone for threshold in found) and json != terminal.STDOUT:
        terminal.console().print("* not at every higher run score")


def _print_hints(judged: Judged, json: Path | None) -> None:
    columns = ("run", "dice left", "stop", "roll", "best", "costs")
    made = terminal.table(*columns, right=("run", "dice left", "stop", "roll", "costs"))
    data = []
    for (run_score, dice), (stop, roll) in judged.items():
        best = "stop" if stop >= roll else "roll"
        cost = abs(stop - roll)
        made.add_row(str(run_score), str(dice), f"{stop:.6f}", f"{roll:.6f}", best, f"{cost:.6f}")
        entry = {"run_score": run_score, "dice": dice, "stop": stop, "roll": roll, "best": best}
        data.append(entry)
    _finish(made, data, json)


def _print_outcomes(dice: int, json: Path | None) -> None:
    from engines.games.fargo.distributions import outcomes

    made = terminal.table(
        *("points", "dice left", "ways", "chance"), right=("points", "dice left", "ways", "chance")
    )
    data = []
    for outcome in outcomes(dice):
        left = "bust" if outcome.bust else "hot" if outcome.hot_dice else str(outcome.dice_left)
        chance = float(outcome.probability)
        made.add_row(str(outcome.points), left, str(outcome.count), f"{chance:.9f}")
        data.append(
            {
                "points": outcome.points,
                "dice_left": outcome.dice_left,
                "count": outcome.count,
                "total": outcome.total,
            }
        )
    _finish(made, data, json)

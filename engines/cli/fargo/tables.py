"""``parlour-lab fargo table``: where the best player stops."""

from pathlib import Path
from typing import Annotated

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.cli.fargo.solutions import Exactly
from engines.runtime.errors import OptionError


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
    terminal.prepare_lab("fargo")
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
    from engines.labs.fargo.thresholds import thresholds

    found = thresholds(lambda run, dice: judged[run, dice][0] >= judged[run, dice][1])
    made = terminal.table("dice left", "stop", right=("dice left",))
    for threshold in found:
        made.add_row(str(threshold.dice), threshold.text())
    data = [
        {"dice": t.dice, "stop_from": t.stop_from, "always": t.always, "monotone": t.monotone}
        for t in found
    ]
    remark = [] if all(t.monotone for t in found) else ["* not at every higher run score"]
    terminal.finish([made, *remark], data, json)


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
    terminal.finish([made], data, json)


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
    terminal.finish([made], data, json)

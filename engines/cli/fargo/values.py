"""``parlour-lab fargo value``: what strategies are worth."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.runtime.errors import OptionError, quoted

if TYPE_CHECKING:
    from engines.games.fargo.strategy import Policy

PURE: Final = (
    "limit:M stops with fewer than M dice, veto:V:O with at most V dice from O points, "
    "score:O from O points"
)
EXAMPLES: Final = (
    "limit:4 stops with fewer than 4 dice, veto:3:500 with at most 3 dice from 500 points, "
    "score:650 from 650 points"
)
"""For the help, where letters between colons are taken for the name of a picture."""


def value(
    vector: Annotated[
        list[str] | None,
        typer.Argument(metavar="[VECTOR]", help="Run scores to stop from with 1 to 8 dice left."),
    ] = None,
    pure: Annotated[list[str] | None, typer.Option(metavar="KIND", help=f"{EXAMPLES}.")] = None,
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
    terminal.prepare_lab("fargo")
    rows = [_value_row(name, policy, wins=wins) for name, policy in chosen.items()]
    table = terminal.table(*rows[0], right=tuple(rows[0])[1:])
    for row in rows:
        table.add_row(*(cell if isinstance(cell, str) else f"{cell:.6f}" for cell in row.values()))
    terminal.finish([table], rows, json)


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
        raise OptionError(f"{quoted(text)} is not a pure strategy. {PURE}.")
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

"""``parlour-lab colonizers duel``: how strong a player or a variant of one is."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Seed
from engines.cli.group import INTERRUPTED
from engines.contract.analysis import Estimate
from engines.contract.monitor import Monitor

if TYPE_CHECKING:
    from engines.labs.colonizers.paired_matches import Duel


def duel(
    first: Annotated[
        str, typer.Argument(help="A player, as ismcts or ismcts:1000 (iterations per decision).")
    ],
    second: Annotated[str, typer.Argument(help="Another one, for the other seats.")],
    seats: Annotated[int, typer.Option(min=1, max=3, help="Of the first player.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many, rounded up to whole blocks.")] = 600,
    seed: Seed = 1,
    threads: Annotated[int | None, typer.Option(min=1, help="By default one per core.")] = None,
    json: JsonFile = None,
) -> None:
    """Let two kinds of players meet: every deck is played in all seatings.

    An unknown name prints the list of players. Those called published are the bots of the original
    program, hidden cards included, and play by its rules.
    """
    terminal.check_writable(json)
    from engines.labs.colonizers.paired_matches import Side, play

    sides = (Side.parse(first), Side.parse(second))
    terminal.prepare_lab("colonizers")
    monitor = Monitor()
    with terminal.interruptible(monitor), terminal.progress("games", games) as show:
        found = play(sides, seats, games, seed, monitor, threads, lambda done: show(done, ""))
    if not found.games:
        terminal.note("Stopped before a block was finished.")
        raise typer.Exit(INTERRUPTED)
    if json != terminal.STDOUT:
        _print(found)
    if json is not None:
        terminal.write_json(_to_dict(found, seed), json)
    if monitor.cancelled:
        terminal.note("Stopped; this is what was finished.")
        raise typer.Exit(INTERRUPTED)


def _print(found: "Duel") -> None:
    numbers = ("seats", "games", "games won (95 %)", "mean rank (95 %)")
    made = terminal.table("player", "against", *numbers, right=numbers)
    score, rank = found.score, found.mean_rank
    made.add_row(
        found.sides[0].name,
        found.sides[1].name,
        str(found.seats),
        str(found.games),
        f"{100 * score.mean:.1f} % ({100 * score.low:.1f} to {100 * score.high:.1f})",
        f"{rank.mean:.2f} ({rank.low:.2f} to {rank.high:.2f})",
    )
    terminal.console().print(made)


def _to_dict(found: "Duel", seed: int) -> dict[str, Any]:
    return {
        "players": [side.name for side in found.sides],
        "seats": found.seats,
        "seed": seed,
        "games": found.games,
        "drawn": found.drawn,
        "score": _interval(found.score),
        "mean_rank": _interval(found.mean_rank),
    }


def _interval(estimate: Estimate) -> dict[str, float | None]:
    sure = estimate.error < float("inf")
    return {
        "mean": estimate.mean,
        "low": estimate.low if sure else None,
        "high": estimate.high if sure else None,
    }

"""``parlour-lab roll-galaxy strength``: one player among Rollbots of one grade."""

from typing import Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor
from engines.runtime.errors import OptionError, quoted

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
    terminal.check_writable(json)
    terminal.prepare_lab("roll_galaxy")
    from engines.labs.roll_galaxy.strength import Contest, share_of

    judged = None if player == _PLANNER else _grade(player, _PLANNER)
    contest = Contest(judged, _grade(others), seats, playouts, seed)
    blocks = max(2, -(-games // seats))
    monitor, shares = Monitor(), []
    with terminal.interruptible(monitor), terminal.progress("games", blocks * seats) as show:
        for share in contest.blocks(blocks, monitor, skip):
            shares.append(share)
            show(len(shares) * seats, "")
    if len(shares) > 1:
        found = share_of(shares)
        if json != terminal.STDOUT:
            terminal.console().print(
                f"{player} among Rollbots ({others}), {seats} seats, {len(shares) * seats} games: "
                f"{found.mean:.3f} of the wins (95 %: {max(0, found.low):.3f} to "
                f"{min(1, found.high):.3f}; equal play: {1 / seats:.3f})"
            )
        if json is not None:
            told = {"player": player, "others": others, "seats": seats, "playouts": playouts}
            figures = {"games": len(shares) * seats, "share": found.mean, "error": found.error}
            blocks_told = {"seed": seed, "skipped": skip, "blocks": shares}
            terminal.write_json({**told, **figures, **blocks_told}, json)
    if monitor.cancelled:
        terminal.note(f"Stopped after {len(shares) * seats} of {blocks * seats} games.")
        raise typer.Exit(INTERRUPTED)


def _grade(name: str, *besides: str) -> int:
    from engines.labs.roll_galaxy.strength import GRADES

    if name not in GRADES:
        known = ", ".join((*besides, *GRADES))
        raise OptionError(f"{quoted(name)} is not a player. Choose from: {known}.")
    return GRADES[name]

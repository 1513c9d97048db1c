"""``parlour-lab lange-strasse give-away``: what each bot loses to the others."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Seed
from engines.cli.group import stopped
from engines.contract.monitor import Monitor

if TYPE_CHECKING:
    from engines.games.lange_strasse.given_away import GivenAway


def give_away(
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 400,
    seed: Seed = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Also write what the adviser reads."),
    ] = None,
    json: JsonFile = None,
) -> None:
    """Measure what each bot gives away per turn, in cents, by comparing with the optimal player."""
    terminal.check_writable(json)
    terminal.check_writable(out)
    terminal.prepare_lab("lange_strasse")
    from engines.contract.position import Position
    from engines.games.lange_strasse.game import GAME
    from engines.games.lange_strasse.given_away import Measurement

    measurement = Measurement(GAME.bots, seed)
    with terminal.progress("games", 1.0) as show:
        monitor = Monitor(on_progress=lambda share: show(share, ""))
        monitor.start()
        with terminal.interruptible(monitor):
            measurement.play(games, monitor, lambda: Position.start(GAME, 3))
    if monitor.cancelled:
        stopped(f"{measurement.games:,} games were finished; nothing was written.")
    found = measurement.result(datetime.now(UTC).date().isoformat())
    if out is not None:
        found.save(out)
    terminal.finish([_table(found), f"{found.games:,} games, seed {seed}."], found.to_dict(), json)


def _table(found: "GivenAway") -> Any:
    numbers = ("turns", "own", "next", "third", "error", "own, last", "error, last")
    made = terminal.table("bot", *numbers, right=numbers)
    for name, (normal, last) in found.bots.items():
        cents = [f"{each:+.2f}" for each in normal.cents]
        made.add_row(
            name,
            f"{normal.turns}",
            *cents,
            f"{normal.error:.2f}",
            f"{last.own:+.2f}",
            f"{last.error:.2f}",
        )
    return made

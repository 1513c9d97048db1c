"""``parlour-lab lange-strasse match``: money per game between the compiled players."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Seed, Threads
from engines.cli.group import stopped
from engines.contract.monitor import Monitor
from engines.runtime.errors import OptionError

if TYPE_CHECKING:
    from engines.labs.lange_strasse.matches import Match


def match(
    seats: Annotated[
        str, typer.Option(metavar="A,B,C", help="Who plays: dp, td, dp_exact, nn, optimal.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many, rounded up to whole blocks.")] = 9999,
    seed: Seed = 1,
    threads: Threads = None,
    json: JsonFile = None,
) -> None:
    """Let bots play for money: cents per game, in blocks of the same dice in all rotations."""
    terminal.check_writable(json)
    names = [name.strip() for name in seats.split(",")]
    if len(names) != 3:
        raise OptionError(f"--seats {seats} names {len(names)} players. Name three, as A,B,C.")
    terminal.prepare_lab("lange_strasse")
    from engines.labs.lange_strasse.matches import play

    with terminal.progress("games", 1.0) as show:
        monitor = Monitor(on_progress=lambda share: show(share, ""))
        monitor.start()
        with terminal.interruptible(monitor):
            found = play(names, games, seed, monitor, threads)
    if not found.blocks:
        stopped("No block was finished.")
    terminal.finish(_tables(found), to_dict(found), json)
    if monitor.cancelled:
        stopped(f"{found.games:,} games were finished.")


def _tables(found: "Match") -> list[Any]:
    numbers = ("ct per game", "95 %", "seat 1", "seat 2", "seat 3")
    made = terminal.table("player", *numbers, right=numbers)
    for money in found.results():
        made.add_row(
            money.name,
            f"{money.mean:+.2f}",
            f"± {money.margin:.2f}",
            *(f"{cents:+.2f}" for cents in money.by_seat),
        )
    rounds = found.rounds / found.games
    said = f"{found.games:,} games in {found.blocks:,} blocks, seed {found.seed}"
    return [made, f"{said}, {rounds:.2f} rounds a game."]


def to_dict(found: "Match") -> dict[str, Any]:
    """A match as plain data for JSON."""
    return {
        "seats": list(found.names),
        "seed": found.seed,
        "games": found.games,
        "blocks": found.blocks,
        "rounds": found.rounds / found.games,
        "players": [
            {
                "player": money.name,
                "cents": money.mean,
                "margin": money.margin if found.blocks > 1 else None,
                "by_seat": list(money.by_seat),
            }
            for money in found.results()
        ],
    }

"""``parlour-lab arena``: bots against bots."""

from typing import TYPE_CHECKING, Annotated

import typer

from engines.core import terminal
from engines.core.errors import OptionError
from engines.lab.arguments import GameName, JsonFile, Rules, Seed, budgets_from, options_from
from engines.lab.group import INTERRUPTED
from engines.lab.kernels import prepare_game

if TYPE_CHECKING:
    from engines.arena.contest import Contest
    from engines.arena.report import Report, Row, Tally
    from engines.arena.stats import Interval


def arena(
    game: GameName,
    seats: Annotated[
        str, typer.Option(metavar="A,B[,...]", help="The bots at the table, as 'bots GAME' lists.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many, rounded up to whole blocks.")] = 1000,
    seed: Seed = 1,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="Threads; by default one per core.")
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option(help="For each decision: 2s, 400p, ...; or one for each seat: 2s,400p."),
    ] = None,
    option: Rules = None,
    json: JsonFile = None,
) -> None:
    """Let bots play each other, with common dice and rotated seats."""
    contest = _contest(game, seats, seed, budget, option or [])
    contest.check()
    terminal.check_writable(json)
    prepare_game(contest.game)
    blocks = -(-games // len(contest.entrants))
    tally, finished = _play(contest, blocks, workers)
    if tally.blocks:
        report = tally.report()
        if json != terminal.STDOUT:
            _print(report)
        if json is not None:
            from engines.session.records import program_version

            terminal.write_json({"program": program_version(), **report.to_dict()}, json)
    if not finished:
        terminal.note(f"Stopped after {tally.games} of {blocks * len(contest.entrants)} games.")
        raise typer.Exit(INTERRUPTED)


def _contest(game: str, seats: str, seed: int, budget: str | None, options: list[str]) -> "Contest":
    from engines.arena.contest import Contest, Entrant
    from engines.core.registry import game as find

    found = find(game)
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise OptionError(f"--seats {seats} names nobody between two commas. Write A,B or A,B,C.")
    budgets = budgets_from(budget, len(names))
    entrants = tuple(Entrant(name, limit) for name, limit in zip(names, budgets, strict=True))
    return Contest(found.id, entrants, seed, options_from(found, options))


def _play(contest: "Contest", blocks: int, workers: int | None) -> "tuple[Tally, bool]":
    """Play ``blocks``; what was finished, and whether that is all."""
    from contextlib import closing

    from engines.arena.report import Tally
    from engines.arena.runner import run

    tally, total = Tally(contest), blocks * len(contest.entrants)
    with (
        terminal.progress("games", total) as show,
        closing(run(contest, range(blocks), workers)) as results,
    ):
        try:
            for result in results:
                tally.add(result)
                show(tally.games, f"{contest.entrants[0].bot} {_percent(tally.score(0))}")
        except KeyboardInterrupt:
            return tally, False
    return tally, True


def _print(report: "Report") -> None:
    contest = report.contest
    games = len(contest.entrants)
    console = terminal.console()
    console.print(
        f"{contest.game}: {report.games} games in {report.blocks} blocks of {games}, "
        f"seed {contest.seed}, {report.plies:.1f} plies a game",
        markup=False,
    )
    counts = ("won", "shared", "lost", "forfeits")
    strength = terminal.table("bot", "score (95 %)", "Elo (95 %)", *counts, "by seat", right=counts)
    times = ("decisions", "mean", "slowest")
    thinking = terminal.table("bot", *times, right=times)
    for row in report.rows:
        strength.add_row(*_strength_cells(row))
        thinking.add_row(*_thinking_cells(row))
    console.print(strength)
    console.print()
    console.print(thinking)
    for block, forfeit in report.forfeits[:3]:
        name = report.rows[forfeit.entrant].name
        console.print(f"Forfeit of {name} in block {block}: {forfeit.message}", markup=False)


def _strength_cells(row: "Row") -> list[str]:
    return [
        row.name,
        _percent_interval(row.score),
        _elo_interval(row.elo),
        *map(str, (row.won, row.shared, row.lost, row.forfeits)),
        " / ".join(f"{100 * share:.1f}" for share in row.by_seat),
    ]


def _thinking_cells(row: "Row") -> list[str]:
    thinking = row.thinking
    mean = thinking.seconds / max(1, thinking.decisions)
    times = (terminal.milliseconds(mean), terminal.milliseconds(thinking.slowest))
    return [row.name, str(thinking.decisions), *times]


def _percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def _percent_interval(interval: "Interval") -> str:
    return f"{_percent(interval.mean)} ({100 * interval.low:.2f} to {100 * interval.high:.2f})"


def _elo_interval(interval: "Interval") -> str:
    return f"{_elo(interval.mean)} ({_elo(interval.low)} to {_elo(interval.high)})"


def _elo(difference: float) -> str:
    text = f"{difference:+.0f}"
    return "0" if text in {"+0", "-0"} else text

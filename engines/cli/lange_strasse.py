"""Mathematics of Lange Strasse: value tables, training, money."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Output, Resume, Seed, Threads
from engines.cli.group import stopped
from engines.contract import files
from engines.games.lange_strasse import learned, tables
from engines.games.lange_strasse import solve as solver
from engines.games.lange_strasse.game import GAME, SCOPES
from engines.games.lange_strasse.given_away import GivenAway
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.learned import DEFAULTS, Learned, Settings
from engines.games.lange_strasse.solve import in_parts
from engines.labs.lange_strasse import training
from engines.labs.lange_strasse.giving_away import Measurement
from engines.labs.lange_strasse.proof import Floats, Gain, best_response, residuals
from engines.runtime.environment import today, usable_cores
from engines.runtime.errors import OptionError, quoted
from engines.runtime.texts import number

_SAVE_EVERY_S: Final = 120.0


def solve(
    output: Output = None,
    totale: Annotated[
        str | None,
        typer.Option(
            metavar="SCOPE",
            help="Value of the option Totale: set (default), turn, or game_round_1.",
        ),
    ] = None,
    resume: Resume = None,
    threads: Threads = None,
    json: JsonFile = None,
) -> None:
    """Compute the value of every position between turns, and write the tables."""
    if totale is not None and totale not in SCOPES:
        raise OptionError("errors-not-scope", text=quoted(totale), scopes=tuple(SCOPES))
    if totale is not None and resume is not None:
        raise OptionError("errors-resumed-has-totale")
    file = tables.shipped_file() if output is None else output
    unfinished = file.with_name(f"{file.stem}.unfinished.npz")
    if resume is None:
        start = solver.begin(0 if totale is None else SCOPES.index(totale))
    else:
        start = tables.load_unfinished(resume)
    solution, saved_s = start, 0.0
    with terminal.experiment("lange_strasse", "solving", 1.0, json) as (monitor, show):
        workers = threads or usable_cores()
        for solution in in_parts(start, workers, monitor, lambda what, share: show(share, what)):
            if monitor.elapsed_s - saved_s >= _SAVE_EVERY_S:  # the most that a failure can lose
                tables.save_unfinished(solution, unfinished)
                saved_s = monitor.elapsed_s
    if not solution.complete:
        tables.save_unfinished(solution, unfinished)
        stopped(f"To continue, use '--resume {unfinished}'.")
    tables.save(solution.tables, file)
    unfinished.unlink(missing_ok=True)
    rows = ((sweep, number(change, 3)) for sweep, change in enumerate(solution.changes, 1))
    changes = terminal.table(("value-iteration sweep", "largest change, ¢"), rows)
    data = {"file": str(file), "seconds": monitor.elapsed_s, "changes": list(solution.changes)}
    terminal.finish(
        [changes, f"Written to {file} after {number(monitor.elapsed_s)} s."], data, json
    )


def give_away(
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 400,
    seed: Seed = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Also write the file that the adviser reads."),
    ] = None,
    json: JsonFile = None,
) -> None:
    """Measure how much each bot loses per turn, in cents, compared with the optimal player."""
    terminal.check_writable(out)
    with terminal.experiment("lange_strasse", "games", 1.0, json) as (monitor, _):
        measurement = Measurement(GAME.bots, seed)
        measurement.play(games, monitor)
    if monitor.cancelled:
        stopped(f"{number(measurement.games)} games were finished; nothing was written.")
    found = measurement.result(today())
    if out is not None:
        terminal.write_text(found.to_json(), out)
    terminal.finish(
        [_table(found), f"{number(found.games)} games, seed {seed}."], files.plain(found), json
    )


def _table(found: GivenAway) -> Any:
    titles = ("bot", "turns", "own", "next", "third", "error", "own, last", "error, last")
    rows = (
        (
            *(name, normal.turns, *(number(each, 2, signed=True) for each in normal.cents)),
            *(number(normal.error, 2), number(last.own, 2, signed=True), number(last.error, 2)),
        )
        for name, (normal, last) in found.bots.items()
    )
    return terminal.table(titles, rows)


def residual(
    turns: Annotated[int, typer.Option(min=1, help="Number of turn starts.")] = 20_000,
    seed: Seed = 1,
    json: JsonFile = None,
) -> None:
    """Compare the value tables with an exact one-step lookahead, at turn starts from self-play."""
    with terminal.experiment("lange_strasse", "turn starts", 1.0, json) as (monitor, _):
        found = residuals(turns, seed, monitor)
    parts = {"before the final round": found.open_rounds, "final round": found.last_rounds}
    rows = {name: _summary(values) for name, values in parts.items() if len(values)}
    if not rows:
        stopped("No turn was finished.")
    columns = ("turns", "mean", "rms", "median", "q95", "most")
    cells = (
        (name, row["turns"], *(number(row[column], 3) for column in columns[1:]))
        for name, row in rows.items()
    )
    made = terminal.table(("residual, ¢", *columns), cells)
    terminal.finish(
        [made, "In play, the final round is solved exactly, without the tables."], rows, json
    )
    if monitor.cancelled:
        stopped("These are the results so far.")


def _summary(values: Floats) -> dict[str, Any]:
    """Mean and root mean square; median, 95% quantile and largest of the absolute values."""
    absolute = np.abs(values)
    return {
        "turns": len(values),
        "mean": float(values.mean()),
        "rms": float(np.sqrt((values**2).mean())),
        "median": float(np.median(absolute)),
        "q95": float(np.quantile(absolute, 0.95)),
        "most": float(absolute.max()),
    }


def response(
    seat: Annotated[
        int | None, typer.Option(min=1, max=3, help="A single seat (default: all three).")
    ] = None,
    json: JsonFile = None,
) -> None:
    """Measure what each seat gains by playing the best response to two optimal players.

    Takes a few minutes per seat.
    """
    gains: list[Gain] = []
    seats = range(SEATS) if seat is None else (seat - 1,)
    with terminal.experiment("lange_strasse", "seats", len(seats), json) as (monitor, show):
        for done, each in enumerate(seats):
            gain = best_response(each, monitor, partial(show, done))
            if gain is None:
                stopped(f"{len(gains)} seats were finished.")
            gains.append(gain)
    rows = (
        (g.seat + 1, *(number(each, 3, signed=True) for each in (g.best, g.same, g.cents)))
        for g in gains
    )
    made = terminal.table(("seat", "best response, ¢", "optimal player, ¢", "gain, ¢"), rows)
    mean = sum(gain.cents for gain in gains) / len(gains)
    data = [{"seat": g.seat + 1, "best": g.best, "same": g.same, "gain": g.cents} for g in gains]
    terminal.finish([made, f"Mean gain: {number(mean, 3)}¢ per game."], data, json)


TRAIN: Final = typer.Typer(help="Train the published learning players by self-play.")
_PARTS: Final = 20
"""How many times the player is saved during training, so that a failure loses little."""


def _trainer(kind: str) -> Callable[..., None]:
    """The command that trains a kind of player; the defaults are those of the shipped one."""
    usual = DEFAULTS[kind]

    def train(
        games: Annotated[int, typer.Option(help="Number of games.")] = usual.games,
        seed: Seed = usual.seed,
        rate: Annotated[float, typer.Option(help="Learning rate of the first game.")] = usual.rate,
        last_rate: Annotated[
            float, typer.Option(help="Learning rate of the last game.")
        ] = usual.last_rate,
        epsilon: Annotated[
            float, typer.Option(help="Share of decisions that are random.")
        ] = usual.epsilon,
        output: Output = None,
        resume: Resume = None,
        json: JsonFile = None,
    ) -> None:
        settings = Settings(kind, games, seed, rate, last_rate, epsilon)
        before = None if resume is None else _resumed(kind, resume)
        _train(settings, before, output or resume or learned.shipped_file(kind), json)

    return train


for _kind, _about in (
    ("td", "Train the linear player: temporal differences on 24 features. Takes a second."),
    ("nn", "Train the network: 38 inputs, 64 hidden units, 13 outcomes. Takes two minutes."),
):
    TRAIN.command(_kind, help=_about)(_trainer(_kind))


def _resumed(kind: str, file: Path) -> Learned:
    before = learned.load(file)
    if before.settings.kind != kind:
        raise OptionError(
            "errors-training-of-another", file=file, before=before.settings.kind, kind=kind
        )
    if before.complete:
        raise OptionError("errors-training-complete", file=file, games=before.played)
    return before


def _train(settings: Settings, before: Learned | None, file: Path, json: Path | None) -> None:
    """Train, save every now and then, and say what was learned."""
    settings, rounds = settings if before is None else before.settings, 0.0
    title = f"training {settings.kind}"
    with terminal.experiment("lange_strasse", title, settings.games, json) as (monitor, show):

        def tell(played: int, mean: float) -> None:
            nonlocal rounds
            rounds = mean
            show(played, f"{number(mean, 2)} rounds a game")

        made = start = before or training.begin(settings)
        for made in training.in_parts(start, _PARTS, monitor, tell):
            learned.save(made, file)
    data = {
        "file": str(file),
        "games": settings.games,
        "played": made.played,
        "rounds": rounds,
        "seconds": monitor.elapsed_s,
    }
    said = (
        f"{number(made.played)} of {number(settings.games)} games, {number(rounds, 2)} rounds "
        f"a game at the end. Written to {file} after {number(monitor.elapsed_s, 1)} s."
    )
    terminal.finish([said], data, json)
    if not made.complete:
        stopped(f"To continue, use '--resume {file}'.")


APP = typer.Typer()
for _command in (solve, give_away, residual, response):
    APP.command()(_command)
APP.add_typer(TRAIN, name="train")

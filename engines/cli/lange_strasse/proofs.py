"""``parlour-lab lange-strasse residual`` and ``response``: how good the optimal player is."""

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Seed
from engines.cli.group import stopped
from engines.contract.monitor import Monitor

if TYPE_CHECKING:
    from engines.labs.lange_strasse.proof import Floats, Gain


def residual(
    turns: Annotated[int, typer.Option(min=1, help="How many turn starts.")] = 20_000,
    seed: Seed = 1,
    json: JsonFile = None,
) -> None:
    """How far the value tables are from one exact step ahead, at turn starts of self-play."""
    terminal.check_writable(json)
    terminal.prepare_lab("lange_strasse")
    from engines.labs.lange_strasse.proof import residuals

    with terminal.progress("turn starts", 1.0) as show:
        monitor = Monitor(on_progress=lambda share: show(share, ""))
        monitor.start()
        with terminal.interruptible(monitor):
            found = residuals(turns, seed, monitor)
    parts = {"before the last round": found.open_rounds, "last round": found.last_rounds}
    rows = {name: _summary(values) for name, values in parts.items() if len(values)}
    if not rows:
        stopped("No turn was finished.")
    columns = ("turns", "mean", "rms", "median", "q95", "most")
    made = terminal.table("residual, ct", *columns, right=columns)
    for name, row in rows.items():
        made.add_row(name, str(row["turns"]), *(f"{row[column]:.3f}" for column in columns[1:]))
    terminal.finish([made, "Play solves the last round exactly, without the tables."], rows, json)
    if monitor.cancelled:
        stopped("This is what was finished.")


def _summary(values: "Floats") -> dict[str, Any]:
    """Mean and root mean square; median, 95 % quantile and largest of the absolute values."""
    import numpy as np

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
        int | None, typer.Option(min=1, max=3, help="Only this one; by default all three.")
    ] = None,
    json: JsonFile = None,
) -> None:
    """What each seat gains by the best response to two optimal players (some minutes each)."""
    terminal.check_writable(json)
    terminal.prepare_lab("lange_strasse")
    from engines.games.lange_strasse.kernels.state import SEATS
    from engines.labs.lange_strasse.proof import best_response

    monitor = Monitor()
    monitor.start()
    gains: list[Gain] = []
    seats = range(SEATS) if seat is None else (seat - 1,)
    with terminal.progress("seats", len(seats)) as show, terminal.interruptible(monitor):
        for done, each in enumerate(seats):
            gain = best_response(each, monitor, partial(show, done))
            if gain is None:
                stopped(f"{len(gains)} seats were finished.")
            gains.append(gain)
    columns = ("best response, ct", "like the others, ct", "gain, ct")
    made = terminal.table("seat", *columns, right=columns)
    for gain in gains:
        figures = (gain.best, gain.same, gain.cents)
        made.add_row(str(gain.seat + 1), *(f"{figure:+.3f}" for figure in figures))
    mean = sum(gain.cents for gain in gains) / len(gains)
    data = [{"seat": g.seat + 1, "best": g.best, "same": g.same, "gain": g.cents} for g in gains]
    terminal.finish([made, f"Mean gain {mean:.3f} ct per game."], data, json)

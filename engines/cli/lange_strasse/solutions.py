"""``parlour-lab lange-strasse solve``: the value tables of the optimal player."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Threads
from engines.cli.group import stopped
from engines.contract.monitor import Monitor
from engines.runtime.environment import usable_cores
from engines.runtime.errors import OptionError, quoted

if TYPE_CHECKING:
    from engines.games.lange_strasse.solve import Solution

_SAVE_EVERY_S: Final = 120.0


def solve(
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; by default the shipped file.")
    ] = None,
    totale: Annotated[
        str | None,
        typer.Option(metavar="SCOPE", help="set (default), turn or game_round_1, as the option."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a solution that was stopped.")
    ] = None,
    threads: Threads = None,
    json: JsonFile = None,
) -> None:
    """Solve the value of every position between turns, and write the tables."""
    from engines.games.lange_strasse.game import SCOPES

    if totale is not None and totale not in SCOPES:
        raise OptionError(f"{quoted(totale)} is not a scope for Totale. Use {', '.join(SCOPES)}.")
    if totale is not None and resume is not None:
        raise OptionError("A solution that is resumed has its scope of a Totale already.")
    terminal.check_writable(json)
    terminal.prepare_lab("lange_strasse")
    from engines.games.lange_strasse import solve as solver
    from engines.games.lange_strasse import tables

    file = tables.shipped_file() if output is None else output
    unfinished = file.with_name(f"{file.stem}.unfinished.npz")
    if resume is None:
        start = solver.begin(0 if totale is None else SCOPES.index(totale))
    else:
        start = tables.load_unfinished(resume)
    monitor = Monitor()
    monitor.start()
    solution = _solved(start, unfinished, threads or usable_cores(), monitor)
    if not solution.complete:
        tables.save_unfinished(solution, unfinished)
        stopped(f"'--resume {unfinished}' continues it.")
    tables.save(solution.tables, file)
    unfinished.unlink(missing_ok=True)
    changes = terminal.table("sweep of later rounds", "largest change, ct", right=("largest",))
    for number, change in enumerate(solution.changes, 1):
        changes.add_row(str(number), f"{change:.3f}")
    data = {"file": str(file), "seconds": monitor.elapsed_s, "changes": list(solution.changes)}
    terminal.finish([changes, f"Written to {file} after {monitor.elapsed_s:.0f} s."], data, json)


def _solved(start: "Solution", unfinished: Path, threads: int, monitor: Monitor) -> "Solution":
    """Solve, and save every now and then, so that no failure loses more."""
    from engines.games.lange_strasse import tables
    from engines.games.lange_strasse.solve import in_parts

    solution, saved_s = start, monitor.elapsed_s
    with terminal.progress("solving", 1.0) as show, terminal.interruptible(monitor):
        for solution in in_parts(start, threads, monitor, lambda what, share: show(share, what)):
            if monitor.elapsed_s - saved_s >= _SAVE_EVERY_S:
                tables.save_unfinished(solution, unfinished)
                saved_s = monitor.elapsed_s
    return solution

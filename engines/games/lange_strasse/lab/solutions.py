"""``parlour-lab lange-strasse solve``: the value tables of the optimal player."""

import os
from pathlib import Path
from typing import Annotated

import typer

from engines.core import terminal
from engines.core.errors import OptionError
from engines.core.monitor import Monitor
from engines.games.lange_strasse.lab.output import JsonFile, Threads, finish, prepare, stopped


def solve(
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; by default the shipped file.")
    ] = None,
    totale: Annotated[
        str, typer.Option(metavar="SCOPE", help="set, turn or game_round_1, as the game's option.")
    ] = "set",
    threads: Threads = None,
    json: JsonFile = None,
) -> None:
    """Solve the value of every position between turns, and write the tables (about 20 minutes)."""
    from engines.games.lange_strasse.game import SCOPES

    if totale not in SCOPES:
        raise OptionError(f"'{totale}' is no scope of a Totale. Use {', '.join(SCOPES)}.")
    terminal.check_writable(json)
    prepare()
    from engines.games.lange_strasse import solve as solver
    from engines.games.lange_strasse import tables

    file = tables.shipped_file() if output is None else output
    monitor = Monitor()
    monitor.start()
    with terminal.progress("solving", 1.0) as show, terminal.interruptible(monitor):
        solution = solver.solve(
            threads or os.cpu_count() or 1,
            SCOPES.index(totale),
            monitor,
            lambda what, share: show(share, what),
        )
    if solution is None:
        stopped("Nothing is written.")
    tables.save(solution.tables, file)
    changes = terminal.table("sweep of later rounds", "largest change, ct", right=("largest",))
    for number, change in enumerate(solution.changes, 1):
        changes.add_row(str(number), f"{change:.3f}")
    data = {"file": str(file), "seconds": monitor.elapsed_s, "changes": list(solution.changes)}
    finish([changes, f"Written to {file} after {monitor.elapsed_s:.0f} s."], data, json)

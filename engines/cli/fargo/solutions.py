"""``parlour-lab fargo solve``: the exact solutions for two and three seats."""

from typing import Annotated, Any

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile
from engines.contract.monitor import Monitor
from engines.runtime.errors import OptionError

Exactly = Annotated[
    bool, typer.Option("--exactly", help="By the rule that exactly 10,000 is enough.")
]
SCORES = (0, 2500, 5000, 7500, 9000, 9500)
"""Equal scores at which the solution is shown."""


def solve(
    seats: Annotated[int, typer.Option(help="2 or 3.")] = 2,
    exactly: Exactly = False,
    json: JsonFile = None,
) -> None:
    """Solve the game for the best chance to win, and keep the solution for all later runs."""
    if seats not in {2, 3}:
        raise OptionError(f"The game is solved for 2 or 3 seats, not for {seats}.")
    terminal.check_writable(json)
    terminal.prepare_lab("fargo")
    with terminal.progress(f"solving for {seats} seats", 1.0) as show:
        monitor = Monitor(on_progress=lambda share: show(share, ""))
        monitor.start()
        with terminal.interruptible(monitor):
            rows = _rows(seats, exactly, monitor)
        seconds = monitor.elapsed_s
    if rows is None:
        raise KeyboardInterrupt
    data = {"seats": seats, "at_exactly": exactly, "seconds": seconds, "values": rows}
    names = [f"seat {seat + 1}" for seat in range(seats)]
    made = terminal.table("all scores", *names, right=("all scores", *names))
    for row in rows:
        made.add_row(str(row["score"]), *(f"{chance:.9f}" for chance in row["win"]))
    terminal.finish([made, f"Ready after {seconds:.2f} s."], data, json)


def _rows(seats: int, exactly: bool, monitor: Monitor) -> list[dict[str, Any]] | None:
    """Win chances, the mover's first, at the start of a turn with equal scores."""
    from engines.games.fargo import three_player, two_player

    if seats == 2:
        duel = two_player.solution(exactly, monitor)
        if duel is None:
            return None
        chances = ((score, duel.value(score, score)) for score in SCORES)
        return [{"score": score, "win": [chance, 1 - chance]} for score, chance in chances]
    trio = three_player.solution(exactly, monitor)
    if trio is None:
        return None
    return [{"score": score, "win": list(trio.values(score, score, score))} for score in SCORES]

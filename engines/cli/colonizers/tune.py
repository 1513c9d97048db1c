"""``parlour-lab colonizers tune``: the weights of instinct, found by playing."""

from typing import Annotated

import typer

from engines.cli import terminal
from engines.cli.arguments import JsonFile, Seed
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor


def tune(
    generations: Annotated[int, typer.Option(min=1, help="How many.")] = 60,
    seed: Seed = 1,
    json: JsonFile = None,
) -> None:
    """Find the weights of instinct, the rule of thumb of our ISMCTS, by an evolution strategy."""
    terminal.check_writable(json)
    terminal.prepare_lab("colonizers")
    from engines.labs.colonizers import tuning

    monitor = Monitor()
    with terminal.interruptible(monitor), terminal.progress("generations", generations) as show:
        found = tuning.tune(
            generations,
            seed,
            monitor,
            lambda each: show(each.number, f"{100 * each.against_thumb:.1f} %"),
        )
    if found is None:
        terminal.note("Stopped before a generation was finished.")
        raise typer.Exit(INTERRUPTED)
    if json != terminal.STDOUT:
        made = terminal.table("weight", "value", right=("value",))
        for name, weight in found.weights.items():
            made.add_row(name, f"{weight:.2f}")
        terminal.console().print(made)
        won = f"{100 * found.against_thumb:.1f} % of games"
        terminal.console().print(f"Generation {found.number} wins {won} against the rule of thumb.")
    if json is not None:
        data = {"generation": found.number, "weights": dict(found.weights)}
        terminal.write_json(data | {"against_thumb": found.against_thumb}, json)
    if monitor.cancelled:
        terminal.note("Stopped; this is what was finished.")
        raise typer.Exit(INTERRUPTED)

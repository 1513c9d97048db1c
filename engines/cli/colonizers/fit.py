"""``parlour-lab colonizers fit``: the weights of the forecast, from games of the bots."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer

from engines.cli import terminal
from engines.cli.arguments import Seed
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor
from engines.runtime.environment import usable_cores
from engines.runtime.executor import crew


def fit(
    games: Annotated[int | None, typer.Option(min=1, help="Of the bots.")] = None,
    by_rule: Annotated[int | None, typer.Option(min=1, help="By rules of thumb.")] = None,
    seed: Seed = 1,
    threads: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="By default one per core; the result is the same."),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers play the games."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to; by default the weights that the bots use."),
    ] = None,
) -> None:
    """Fit the evaluation, who wins from the start of a round, to finished games (ten minutes)."""
    from engines.games.colonizers import network
    from engines.labs.colonizers.fitting import UNITS, Settings, learn

    path = network.FILE if output is None else output
    terminal.check_writable(output)
    terminal.prepare_kernels(*UNITS)
    usual = Settings()
    settings = Settings(
        by_rule=usual.by_rule if by_rule is None else by_rule,
        games=usual.games if games is None else games,
        seed=seed,
    )
    hands = crew(threads or usable_cores(), cluster, units=UNITS)
    with closing(hands), ExitStack() as stack:

        def watch(part: str, games: int) -> Monitor:
            stack.close()
            show = stack.enter_context(terminal.progress(f"games {part}", games))
            monitor = Monitor(lambda share: show(share * games, ""))
            stack.enter_context(terminal.interruptible(monitor))
            return monitor

        found = learn(settings, hands, watch)
    if found is None:
        terminal.note("Stopped before the weights were fitted.")
        raise typer.Exit(INTERRUPTED)
    found.network.save(path)
    terminal.console().print(
        f"{found.positions:,} positions; cross entropy of games held back {found.entropy:.3f}, "
        f"{found.unknowing:.3f} without knowledge. Written to {path}."
    )

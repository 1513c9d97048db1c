"""``parlour-lab dice-chess fit``: self-play and regression, round by round."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer

from engines.cli import terminal
from engines.cli.group import INTERRUPTED
from engines.contract.monitor import Monitor
from engines.runtime.environment import usable_cores
from engines.runtime.executor import crew


def fit(
    games: Annotated[
        int | None, typer.Option(min=1, help="Of the first round; then twice as many each time.")
    ] = None,
    rounds: Annotated[int | None, typer.Option(min=1, help="Of self-play and fitting.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 1,
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
    """Fit the evaluation of level 8 to games of the program against itself (ten minutes)."""
    from engines.games.dice_chess import weights
    from engines.labs.dice_chess.fitting import UNITS, Settings, learn, whole

    path = weights.FILE if output is None else output
    terminal.check_writable(output)
    terminal.prepare_kernels(*UNITS)
    usual = Settings()
    settings = Settings(
        games=usual.games if games is None else games,
        rounds=usual.rounds if rounds is None else rounds,
        seed=seed,
    )
    shown = terminal.table("Round", "Positions", "Entropy", "Unavoidable")
    done = 0
    hands = crew(threads or usable_cores(), cluster, units=UNITS)
    with closing(hands), ExitStack() as stack:

        def watch(number: int, games: int) -> Monitor:
            show = stack.enter_context(terminal.progress(f"round {number}", games))
            monitor = Monitor(lambda share: show(share * games, ""))
            stack.enter_context(terminal.interruptible(monitor))
            return monitor

        for found, fitted in learn(settings, hands, watch):
            stack.close()
            weights.save(whole(fitted), path)
            done = found.number
            cells = f"{done}", f"{found.positions:,}", f"{found.entropy:.4f}", f"{found.floor:.4f}"
            shown.add_row(*cells)
    terminal.console().print(shown)
    if done < settings.rounds:
        terminal.note(f"Stopped after {done} of {settings.rounds} rounds.")
        raise typer.Exit(INTERRUPTED)
    terminal.console().print(f"Written to {path}.")

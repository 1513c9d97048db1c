"""Evaluation and doubling cube of Dice Chess, from self-play."""

from typing import Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import Cluster, Output, Seed, Threads
from engines.cli.group import stopped
from engines.contract import compiled
from engines.games.dice_chess import GAME, tables
from engines.games.dice_chess import cube as doubling
from engines.labs.dice_chess import walks
from engines.labs.dice_chess.fitting import Settings, learn, whole
from engines.runtime.executor import Executor
from engines.runtime.texts import number, percent

_USUAL: Final = Settings()


def fit(
    games: Annotated[
        int,
        typer.Option(
            min=1, help="Number of games in the first round; doubled in every further round."
        ),
    ] = _USUAL.games,
    rounds: Annotated[
        int, typer.Option(min=1, help="Rounds of self-play and fitting.")
    ] = _USUAL.rounds,
    seed: Seed = 1,
    threads: Threads = None,
    cluster: Cluster = None,
    output: Output = None,
) -> None:
    """Fit the evaluation of the strongest bot to games of self-play. Takes ten minutes."""
    path = tables.WEIGHTS_FILE if output is None else output
    terminal.check_writable(output)
    terminal.prepare_lab("dice_chess")
    settings = Settings(games=games, rounds=rounds, seed=seed)
    rows = []
    units = compiled.parts_with_lab(GAME)
    with Executor(threads, cluster, units=units) as pool, terminal.in_parts() as begin:
        for found, fitted in learn(settings, pool, begin):
            tables.save_weights(whole(fitted), path)
            figures = number(found.entropy, 4), number(found.floor, 4)
            rows.append((found.number, number(found.positions), *figures))
    terminal.console().print(terminal.table(("Round", "Positions", "Entropy", "Unavoidable"), rows))
    done = len(rows)
    if done < settings.rounds:
        stopped(f"{done} of {settings.rounds} rounds were finished.")
    terminal.console().print(f"Written to {path}.")


def cube(
    games: Annotated[int, typer.Option(min=1, help="Number of self-play games.")] = 1500,
    seed: Seed = 1,
    output: Output = None,
) -> None:
    """Measure how win chances change from roll to roll, and print when to double and to take."""
    path = tables.WALK_FILE if output is None else output
    terminal.check_writable(output)
    terminal.prepare_lab("dice_chess")
    played = []
    with terminal.progress("games", games) as show:
        for game in walks.games(games, seed):
            played.append(game)
            show(len(played), "")
    walk = walks.walk_of(played)
    tables.save_walk(walk, path)
    found = doubling.Cube(walk)
    rows = []
    for left in (1, 2, 6):
        for owned in (False, True):
            told = found.verdict(0.5, left, owned=owned)
            window = ("never", None) if told.window is None else map(percent, told.window)
            rows.append((left, "owned" if owned else "centered", percent(told.take_point), *window))
    titles = ("Doubles left", "Cube", "Take from", "Double from", "Decline above")
    terminal.console().print(terminal.table(titles, rows))
    terminal.console().print(f"Written to {path}.")


APP = typer.Typer()
for _command in (fit, cube):
    APP.command()(_command)

"""``parlour-lab adapt``: how strong a game's adaptive opponent is at which temperature."""

from typing import Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import GameName, Seed, Workers
from engines.cli.group import INTERRUPTED
from engines.runtime.texts import number

_TEMPERATURES: Final = "0.0001,0.01,0.02,0.04,0.08,0.16,0.5,10"


def adapt(
    game: GameName,
    count: Annotated[int, typer.Option("--games", min=2, help="With each other bot.")] = 400,
    temperatures: Annotated[
        str, typer.Option(metavar="T[,T...]", help="As shares of the win; kept ones are skipped.")
    ] = _TEMPERATURES,
    bot: Annotated[
        str | None, typer.Option(help="Whose plans to choose from; by default the best adviser's.")
    ] = None,
    work: Annotated[str | None, typer.Option(help="What it may think, such as 1000p.")] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="A,B[,...]", help="By default the ladder's bots that don't search."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Measure players of asked strengths instead.")
    ] = False,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Let a game's adaptive opponent play the ladder at some temperatures, or check what it does.

    Its results ship with the game; more bots and temperatures add to them. Strengths are made
    from them with the ladder's ratings.
    """
    from engines.cli import adapting
    from engines.search.adaptive import Curve, Player, curve

    terminal.prepare_game(game)
    ladder = adapting.Ladder(game, against, count, seed, workers)
    try:
        known = curve(game) or Curve(game)
        if check:
            ladder.check(known)
            return
        thinker, budget = adapting.whose(game, bot, work)
        for temperature in sorted(float(text) for text in temperatures.split(",")):
            known = ladder.grown(known, Player(thinker, budget, temperature))
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    for points in known.strengths():
        for elo, player in points:
            terminal.console().print(f"{player.id}: {number(elo)}", markup=False)

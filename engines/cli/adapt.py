"""``parlour-lab adapt``: how strong a game's adaptive opponent is at which temperature."""

from typing import Annotated, Final

import typer

from engines.cli import terminal
from engines.cli.arguments import GameName, Seed, Workers
from engines.cli.group import INTERRUPTED
from engines.runtime.texts import rating as rating_text

_TEMPERATURES: Final = "0.0001,0.01,0.02,0.04,0.08,0.16,0.5,10"


def adapt(
    game: GameName,
    count: Annotated[
        int, typer.Option("--games", min=2, help="Number of games against each other bot.")
    ] = 400,
    temperatures: Annotated[
        str,
        typer.Option(
            metavar="T[,T...]",
            help="Temperatures to measure, in units of win chance. Those already measured are "
            "skipped.",
        ),
    ] = _TEMPERATURES,
    bot: Annotated[
        str | None, typer.Option(help="Bot whose plans it picks from (default: the best adviser).")
    ] = None,
    work: Annotated[
        str | None, typer.Option(help="Search budget of that bot, such as 1000p.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="A,B[,...]",
            help="Opponents (default: the bots of the ladder that don't search).",
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Instead, measure opponents set to given strengths.")
    ] = False,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Measure a game's adaptive opponent against the ladder at several temperatures, or check it.

    The results ship with the game, and further runs add to them. Its strength is calculated from
    these results and the ladder's ratings.
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
            terminal.console().print(f"{player.id}: {rating_text(elo)}", markup=False)

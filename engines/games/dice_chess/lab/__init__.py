"""``parlour-lab dice-chess``: the weights of the evaluation that level 8 plays by."""

import typer

from engines.games.dice_chess.lab.fitting import fit

APP = typer.Typer(help="The evaluation of Dice Chess: weights fitted to self-play.")


@APP.callback()
def options() -> None:
    """The evaluation of Dice Chess: weights fitted to self-play."""


APP.command()(fit)

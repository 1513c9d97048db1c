"""``parlour-lab dice-chess``: what level 8 plays and doubles by."""

import typer

from engines.cli.dice_chess.doubling import cube
from engines.cli.dice_chess.fitting import fit

APP = typer.Typer(help="The evaluation and the doubling cube of Dice Chess, from self-play.")


@APP.callback()
def options() -> None:
    """The evaluation and the doubling cube of Dice Chess, from self-play."""


APP.command()(fit)
APP.command()(cube)

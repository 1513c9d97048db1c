"""``parlour-lab colonizers``: the published experiments on the command line."""

import typer

from engines.games.colonizers.lab.experiment import experiment

APP = typer.Typer(help="The experiments of the original Colonizers, played again.")


@APP.callback()
def options() -> None:
    """The experiments of the original Colonizers, played again."""


APP.command()(experiment)

"""``parlour-lab colonizers``: the published experiments, duels, and the weights of the bots."""

import typer

from engines.cli.colonizers.duel import duel
from engines.cli.colonizers.experiment import experiment
from engines.cli.colonizers.fit import fit
from engines.cli.colonizers.tune import tune

APP = typer.Typer(help="Experiments of the original Colonizers, duels, weights.")


@APP.callback()
def options() -> None:
    """Experiments of the original Colonizers, duels of players, weights of the bots."""


APP.command()(experiment)
APP.command()(duel)
APP.command()(tune)
APP.command()(fit)

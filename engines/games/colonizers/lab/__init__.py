"""``parlour-lab colonizers``: the published experiments, duels, and the weights of instinct."""

import typer

from engines.games.colonizers.lab.duel import duel
from engines.games.colonizers.lab.experiment import experiment
from engines.games.colonizers.lab.tune import tune

APP = typer.Typer(help="Experiments of the original Colonizers, duels, weights of instinct.")


@APP.callback()
def options() -> None:
    """Experiments of the original Colonizers, duels of players, weights of instinct."""


APP.command()(experiment)
APP.command()(duel)
APP.command()(tune)

"""``parlour-lab roll-galaxy``: measurements with Rollbots on the command line."""

import typer

from engines.games.roll_galaxy.lab.experiment import experiment
from engines.games.roll_galaxy.lab.fit import fit
from engines.games.roll_galaxy.lab.strength import strength
from engines.games.roll_galaxy.lab.teach import teach

APP = typer.Typer(help="Rollbot's rules and grades, and the planner, against each other.")


@APP.callback()
def options() -> None:
    """Rollbot's rules and grades, and the planner, against each other."""


APP.command()(experiment)
APP.command()(fit)
APP.command()(strength)
APP.command()(teach)

"""``parlour-lab roll-galaxy``: measurements with Rollbots on the command line."""

import typer

from engines.cli.roll_galaxy.experiment import experiment
from engines.cli.roll_galaxy.fit import fit
from engines.cli.roll_galaxy.strength import strength
from engines.cli.roll_galaxy.teach import teach

APP = typer.Typer(help="Rollbot's rules and grades, and the planner, against each other.")


@APP.callback()
def options() -> None:
    """Rollbot's rules and grades, and the planner, against each other."""


APP.command()(experiment)
APP.command()(fit)
APP.command()(strength)
APP.command()(teach)

"""``parlour-lab fargo``: the mathematics of Fargo on the command line, one module per command."""

import typer

from engines.cli.fargo.evolution import evolve
from engines.cli.fargo.solutions import solve
from engines.cli.fargo.tables import table
from engines.cli.fargo.values import value

APP = typer.Typer(help="The mathematics of Fargo: strategies, evolution, exact solutions.")
APP.command()(value)
APP.command()(evolve)
APP.command()(solve)
APP.command()(table)

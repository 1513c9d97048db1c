"""``parlour-lab fargo``: the mathematics of Fargo on the command line, one module per command."""

import typer

from engines.games.fargo.lab.evolution import evolve
from engines.games.fargo.lab.solutions import solve
from engines.games.fargo.lab.tables import table
from engines.games.fargo.lab.values import value

APP = typer.Typer(help="The mathematics of Fargo: strategies, evolution, exact solutions.")
APP.command()(value)
APP.command()(evolve)
APP.command()(solve)
APP.command()(table)

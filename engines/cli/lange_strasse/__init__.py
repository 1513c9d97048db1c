"""``parlour-lab lange-strasse``: tables, training, matches and proofs, one module per command."""

import typer

from engines.cli.lange_strasse.giving import give_away
from engines.cli.lange_strasse.matches import match
from engines.cli.lange_strasse.proofs import residual, response
from engines.cli.lange_strasse.solutions import solve
from engines.cli.lange_strasse.training import TRAIN

APP = typer.Typer(help="The mathematics of Lange Strasse: value tables, training, money.")
APP.command()(solve)
APP.command()(match)
APP.command("give-away")(give_away)
APP.command()(residual)
APP.command()(response)
APP.add_typer(TRAIN, name="train")

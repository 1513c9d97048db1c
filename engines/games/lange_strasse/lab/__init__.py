"""``parlour-lab lange-strasse``: tables, training, matches and proofs, one module per command."""

import typer

from engines.games.lange_strasse.lab.giving import give_away
from engines.games.lange_strasse.lab.matches import match
from engines.games.lange_strasse.lab.proofs import residual, response
from engines.games.lange_strasse.lab.solutions import solve
from engines.games.lange_strasse.lab.training import TRAIN

APP = typer.Typer(help="The mathematics of Lange Strasse: value tables, training, money.")
APP.command()(solve)
APP.command()(match)
APP.command("give-away")(give_away)
APP.command()(residual)
APP.command()(response)
APP.add_typer(TRAIN, name="train")

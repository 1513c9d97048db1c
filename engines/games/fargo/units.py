"""Scores and states of a run as the solved tables count them: in units of 50, by number.

The tables are solved for the rule that more than 10,000 points start the final round. If exactly
10,000 do, everything is as if each seat had 50 points more: that is how such scores are looked up.
"""

from engines.games.fargo.kernels import tables
from engines.games.fargo.kernels.state import ALL_DICE, TARGET
from engines.games.fargo.kernels.tables import UNIT
from engines.runtime.errors import OptionError
from engines.runtime.texts import tr


def units(score: int) -> int:
    """A score in units of 50.

    Raises:
        OptionError: it is negative or no multiple of 50.
    """
    if score < 0 or score % UNIT:
        raise OptionError(tr("errors-score-not-multiple", unit=UNIT, score=score))
    return score // UNIT


def safe_units(score: int, at_exactly: bool) -> int:
    """The safe score of a mover as the tables count it.

    Raises:
        OptionError: it is negative or no multiple of 50.
    """
    return units(score) + (1 if at_exactly else 0)


def open_units(score: int, at_exactly: bool) -> int:
    """A game score before the final round as the tables count it.

    Raises:
        OptionError: it is negative, not a multiple of 50, or starts the final round.
    """
    most = TARGET - (UNIT if at_exactly else 0)
    if score > most:
        raise OptionError(tr("errors-score-before-final-round", most=most, score=score))
    return safe_units(score, at_exactly)


def state_number(run_score: int, dice: int) -> int:
    """The number of a state of a run; ten dice with run score 0 are its start.

    Raises:
        OptionError: no run has this score with this many dice left.
    """
    known = 0 <= dice <= ALL_DICE and run_score % UNIT == 0
    in_range = 0 <= run_score <= tables.MAX_RUN * UNIT
    state = int(tables.STATE_AT[dice, run_score // UNIT]) if known and in_range else -1
    if state < 0:
        raise OptionError(tr("errors-run-cannot-points-dice-left", run_score=run_score, dice=dice))
    return state

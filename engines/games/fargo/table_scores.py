"""Scores and states of a run as the solved tables count them: in units of 50, by number."""

from engines.core.errors import OptionError
from engines.games.fargo.kernels import tables
from engines.games.fargo.kernels.state import ALL_DICE, TARGET
from engines.games.fargo.kernels.tables import UNIT


def limit(at_exactly: bool) -> int:
    """The highest score, in units of 50, that does not start the last round."""
    return TARGET // UNIT - (1 if at_exactly else 0)


def units(score: int, most: int | None) -> int:
    """A score in units of 50.

    Raises:
        OptionError: it is negative, no multiple of 50, or more than ``most`` units.
    """
    if score < 0 or score % UNIT or (most is not None and score > most * UNIT):
        bound = "" if most is None else f" up to {most * UNIT}"
        raise OptionError(f"A score is a multiple of {UNIT}{bound}, not {score}.")
    return score // UNIT


def state_number(run_score: int, dice: int) -> int:
    """The number of a state of a run; ten dice with run score 0 are its start.

    Raises:
        OptionError: no run comes to this score with so many dice left.
    """
    known = 0 <= dice <= ALL_DICE and run_score % UNIT == 0
    in_range = 0 <= run_score <= tables.MAX_RUN * UNIT
    state = int(tables.STATE_AT[dice, run_score // UNIT]) if known and in_range else -1
    if state < 0:
        raise OptionError(f"A run cannot have {run_score} points with {dice} dice left.")
    return state

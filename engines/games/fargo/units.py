"""Points in units of 50: scores and runs as the solved tables count them, and strategy vectors.

The tables are solved for the rule that more than 10,000 points start the final round. If exactly
10,000 do, everything is as if each seat had 50 points more: that is how such scores are looked up.
Needs no numba.
"""

from typing import Final

from engines.games.fargo.kernels import tables
from engines.games.fargo.kernels.state import ALL_DICE, TARGET
from engines.games.fargo.kernels.tables import UNIT
from engines.runtime.errors import OptionError, ParseError, quoted

ENTRIES: Final = tables.MAX_DECISION_DICE
"""Entries of a strategy vector (rules, section 4): one for each number of dice left, from 1."""
MINIMUM: Final = tuple(int(units) * UNIT for units in tables.SMALLEST_THRESHOLD)
"""Per number of dice: the smallest entry of the original search space, always stop."""
MAXIMUM: Final = tuple(int(units) * UNIT for units in tables.LARGEST_THRESHOLD)
"""Per number of dice: the largest entry of the original search space, never stop."""
RUN_SCORES: Final = tuple(
    tuple(
        int(units) * UNIT
        for units in tables.STATE_SCORE[tables.FIRST_WITH[dice] : tables.FIRST_WITH[dice + 1]]
    )
    for dice in range(1, ENTRIES + 1)
)
"""Per number of dice 1..8: the run scores that can occur with this many dice left, ascending."""


def parse_entries(text: str) -> tuple[int, ...]:
    """Read the entries of a vector, separated by blanks or commas, with brackets or without.

    Raises:
        ParseError: the text does not hold eight whole numbers of 0 or more.
    """
    words = text.replace(",", " ").strip(" []()").split()
    try:
        entries = tuple(int(word) for word in words)
    except ValueError:
        entries = ()
    if len(entries) != ENTRIES or min(entries) < 0:
        raise ParseError(
            "errors-not-strategy-vector-write",
            text=quoted(text),
            entries=ENTRIES,
            map=" ".join(map(str, MINIMUM)),
        )
    return entries


def units(score: int) -> int:
    """A score in units of 50.

    Raises:
        OptionError: it is negative or not a multiple of 50.
    """
    if score < 0 or score % UNIT:
        raise OptionError("errors-score-not-multiple", unit=UNIT, score=score)
    return score // UNIT


def safe_units(score: int, at_exactly: bool) -> int:
    """The safe score of a mover as the tables count it.

    Raises:
        OptionError: it is negative or not a multiple of 50.
    """
    return units(score) + (1 if at_exactly else 0)


def open_units(score: int, at_exactly: bool) -> int:
    """A game score before the final round as the tables count it.

    Raises:
        OptionError: it is negative, not a multiple of 50, or starts the final round.
    """
    most = TARGET - (UNIT if at_exactly else 0)
    if score > most:
        raise OptionError("errors-score-before-final-round", most=most, score=score)
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
        raise OptionError("errors-run-cannot-points-dice-left", run_score=run_score, dice=dice)
    return state

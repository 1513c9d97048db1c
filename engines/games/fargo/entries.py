"""The entries of strategy vectors (rules, section 4): limits, and reading them. Needs no numba."""

from typing import Final

from engines.games.fargo.kernels.tables import (
    LARGEST_THRESHOLD,
    MAX_DECISION_DICE,
    SMALLEST_THRESHOLD,
    UNIT,
)
from engines.runtime.errors import ParseError, quoted
from engines.runtime.texts import tr

ENTRIES: Final = MAX_DECISION_DICE
"""One for each number of dice left, from 1."""
MINIMUM: Final = tuple(int(units) * UNIT for units in SMALLEST_THRESHOLD)
"""Per number of dice: the smallest entry of the original search space, always stop."""
MAXIMUM: Final = tuple(int(units) * UNIT for units in LARGEST_THRESHOLD)
"""Per number of dice: the largest entry of the original search space, never stop."""


def parse_entries(text: str) -> tuple[int, ...]:
    """Read the entries, separated by blanks or commas, with brackets or without.

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
            tr(
                "errors-not-strategy-vector-write",
                text=quoted(text),
                entries=ENTRIES,
                map=" ".join(map(str, MINIMUM)),
            ),
            text,
        )
    return entries

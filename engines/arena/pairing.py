"""Who meets whom: the tables of a tournament."""

from enum import StrEnum
from itertools import combinations, islice
from typing import Final, TypeAlias

from engines.runtime.errors import OptionError
from engines.runtime.texts import tr

Places: TypeAlias = tuple[int, ...]
"""The players at a table: indices of entrants, in seating order."""

_MOST: Final = 20_000


class Format(StrEnum):
    """How entrants are combined into tables."""

    TABLE = "table"
    """Everyone at one table: head to head, or any larger lineup."""
    ROUND_ROBIN = "round-robin"
    """Everyone meets everyone: every choice of this many entrants as there are seats."""
    GAUNTLET = "gauntlet"
    """The first entrant meets each of the others; at bigger tables it takes all other seats."""
    LADDER = "ladder"
    """Neighbors meet: each entrant with the next ones in the order of the lineup."""


def tables(form: Format, entrants: int, seats: int) -> tuple[Places, ...]:
    """The tables of a tournament.

    Args:
        form: how they are made.
        entrants: how many there are.
        seats: at each table; for ``Format.TABLE`` the number of entrants.

    Raises:
        OptionError: there are too few entrants, or far too many tables.
    """
    if form is Format.TABLE:
        return (tuple(range(entrants)),)
    if form is Format.GAUNTLET:
        _check(form, entrants, 2)
        return tuple((other,) + (0,) * (seats - 1) for other in range(1, entrants))
    _check(form, entrants, seats)
    if form is Format.LADDER:
        return tuple(tuple(range(low, low + seats)) for low in range(entrants - seats + 1))
    found = tuple(islice(combinations(range(entrants), seats), _MOST + 1))
    if len(found) > _MOST:
        raise OptionError(tr("errors-round-robin-many-entrants", most=_MOST))
    return found


def _check(form: Format, entrants: int, least: int) -> None:
    if entrants < least:
        raise OptionError(
            tr("errors-tables-seats-needs-least", form=form, least=least, entrants=entrants)
        )

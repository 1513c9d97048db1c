"""Where things lie on the table of Colonizers. No Qt."""

from dataclasses import dataclass
from enum import Enum

from engines.core.types import Seat


class Kind(Enum):
    """What lies at a place."""

    SEAT = "seat"
    """Name, colonist, Omnium and size of the hand of a seat."""
    COLONY = "colony"
    HAND = "hand"
    COLONIST = "colonist"
    """One of the six in the middle, in alphabetical order."""
    DRAWN = "drawn"
    DECK = "deck"
    OMNIUM = "omnium"
    """The Omnium that nobody owns."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place: what it is for, whose it is (0 if nobody's), and its number there from 0."""

    kind: Kind
    seat: Seat = 0
    at: int = 0


DECK = Place(Kind.DECK)
OMNIUM = Place(Kind.OMNIUM)


def colonist(number: int) -> Place:
    """The card of a colonist in the middle."""
    return Place(Kind.COLONIST, at=number)


def drawn(at: int) -> Place:
    """One of the two drawn cards."""
    return Place(Kind.DRAWN, at=at)


def hand(seat: Seat, at: int) -> Place:
    """A card of a hand."""
    return Place(Kind.HAND, seat, at)


def colony(seat: Seat, at: int) -> Place:
    """A slot of a colony."""
    return Place(Kind.COLONY, seat, at)


def seat_of(seat: Seat) -> Place:
    """What is told of a seat."""
    return Place(Kind.SEAT, seat)

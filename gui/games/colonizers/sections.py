"""The parts of the table that are drawn on their own, and what each of them shows. No Qt."""

from collections.abc import Hashable, Iterator, Mapping
from enum import Enum
from typing import Final

from engines.core.types import Seat
from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.numbers import SEATS
from gui.games.colonizers.picture import Middle, Picture
from gui.games.colonizers.places import Kind, Place, colonist


class Row(Enum):
    """What belongs to no seat."""

    STEPS = "steps"
    PILES = "piles"
    """The deck and the Omnium."""
    MIDDLE = "middle"
    """What lies between the piles; colonists are sections of their own."""


Section = Seat | Row | Place
"""The panel of a seat, a row, or a colonist in the middle."""
COLONISTS: Final = tuple(colonist(number) for number in range(len(COLONIST_NAMES)))
SECTIONS: Final[tuple[Section, ...]] = (*range(SEATS), *Row, *COLONISTS)


def section_of(place: Place) -> Section:
    """Where a place lies."""
    match place.kind:
        case Kind.SEAT | Kind.COLONY | Kind.HAND:
            return place.seat
        case Kind.COLONIST:
            return place
        case Kind.DRAWN:
            return Row.MIDDLE
        case _:
            return Row.PILES


class Mark(Enum):
    """What is drawn over a place."""

    BLOCKED = "blocked"
    CHOICE = "choice"
    PENDING = "pending"
    """A choice that is asked twice."""
    ADVISED = "advised"


def marks(picture: Picture) -> Iterator[tuple[Place, Mark]]:
    """The marks on all places that are shown, in the order of drawing."""
    shown, selection = set(picture.places()), picture.selection
    found = [
        *((place, Mark.BLOCKED) for place in selection.blocked),
        *((place, Mark.CHOICE) for place in selection.choices if place != selection.pending),
        *((place, Mark.PENDING) for place in selection.choices if place == selection.pending),
        *((place, Mark.ADVISED) for place in picture.advised),
    ]
    return (each for each in found if each[0] in shown)


def contents(picture: Picture) -> Mapping[Section, Hashable]:
    """What each section shows; sections with equal contents look the same."""
    over: dict[Section, set[Hashable]] = {section: set() for section in SECTIONS}
    for place, mark in marks(picture):
        over[section_of(place)].add((place, mark))
    for place in picture.away:
        over[section_of(place)].add(place)
    shown: dict[Section, Hashable] = {seat: _seat(picture, seat) for seat in range(SEATS)}
    shown[Row.STEPS] = _steps(picture)
    shown[Row.PILES] = _piles(picture)
    shown[Row.MIDDLE] = _middle(picture)
    for place, name in zip(COLONISTS, COLONIST_NAMES, strict=True):
        shown[place] = (shown[Row.MIDDLE], _colonist(picture, place, name))
    return {section: (shown[section], frozenset(over[section])) for section in SECTIONS}


def _seat(picture: Picture, seat: Seat) -> Hashable:
    return (
        picture.view.players[seat],
        picture.names[seat],
        picture.hand(seat),
        picture.colonists(seat),
        picture.memory,
        picture.is_active(seat),
    )


def _steps(picture: Picture) -> Hashable:
    view = picture.view
    return picture.middle is Middle.SCORES, view.round, view.last_round, picture.step


def _piles(picture: Picture) -> Hashable:
    mover = picture.view.players[picture.view.seat]
    return picture.middle is Middle.SCORES, picture.view.deck, mover.colonists, mover.colony


def _middle(picture: Picture) -> Hashable:
    """With the rings around advised colonists, which reach beyond their cards."""
    unseen = tuple(picture.view.unseen.items()) if picture.middle is Middle.UNSEEN else ()
    drawn = picture.drawn() if picture.middle is Middle.DRAWN else ()
    return picture.middle, drawn, unseen, picture.advised.intersection(COLONISTS)


def _colonist(picture: Picture, place: Place, name: str) -> Hashable:
    if picture.middle is not Middle.COLONISTS:
        return None
    holders = picture.holders(name)
    sure = tuple(picture.colonist(seat) == name for seat in holders)
    known = (holders, sure, picture.is_out(name), picture.memory)
    return known, picture.selection.blocked.get(place), picture.view.players[picture.bottom].colony

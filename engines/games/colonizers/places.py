"""Where cards, colonists and Omnium are on a table, and what moves when something happens."""

from dataclasses import dataclass
from enum import Enum

from engines.games.colonizers.cards import CODES, COLONIST_NAMES
from engines.games.colonizers.data import NOBODY, decision_of
from engines.games.colonizers.data import Kind as Decided
from engines.games.colonizers.view import ColonizersView
from engines.runtime.types import Action, Seat


class Kind(Enum):
    """Kinds of places."""

    SEAT = "seat"
    """Name, colonist, Omnium and size of the hand of a seat."""
    COLONY = "colony"
    HAND = "hand"
    COLONIST = "colonist"
    """One of the six in the middle, in alphabetical order."""
    DRAWN = "drawn"
    DECK = "deck"
    OMNIUM = "omnium"
    """The Omnium in the supply."""


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
    return Place(Kind.HAND, seat, at)


def colony(seat: Seat, at: int) -> Place:
    return Place(Kind.COLONY, seat, at)


def seat_of(seat: Seat) -> Place:
    return Place(Kind.SEAT, seat)


class Thing(Enum):
    """Kinds of things that fly."""

    MODULE = "module"
    COLONIST = "colonist"
    OMNIUM = "omnium"


@dataclass(frozen=True, slots=True)
class Way:
    """Something on its way.

    Attributes:
        thing: what it is.
        face: code of the module or name of the colonist, empty face down; how many Omnium.
        start, end: its places.
    """

    thing: Thing
    face: str
    start: Place
    end: Place

    @property
    def fills(self) -> bool:
        """Whether it is at its end afterwards, and not before."""
        return self.end.kind in (Kind.HAND, Kind.COLONY, Kind.DRAWN)


def ways_of(
    before: ColonizersView, after: ColonizersView, action: Action, *, known: bool, face_down: bool
) -> tuple[Way, ...]:
    """What moves when an action leads from one view to another.

    Args:
        before: what the viewer sees before.
        after: what it sees afterwards.
        action: what happens.
        known: the viewer knows the action.
        face_down: hidden cards stay face down.
    """
    seen = known
    known = seen and not (face_down and before.phase in ("pick", "passive", "drawing"))
    seat = before.seat
    if before.phase == "pick":
        number = decision_of(action).item
        way = Way(Thing.COLONIST, COLONIST_NAMES[number], colonist(number), seat_of(seat))
        return (way,) if known else ()
    if before.phase == "draw":
        return _omnium(after.players[seat].omnium - before.players[seat].omnium, OMNIUM, seat)
    if before.phase == "passive":
        code = CODES[action] if known else ""
        return (Way(Thing.MODULE, code, DECK, _in_hand(after, seat, code)),)
    if before.phase == "drawing":
        code = CODES[action] if known else ""
        return (Way(Thing.MODULE, code, DECK, drawn(len(before.drawn))),)
    if before.phase == "keep":
        known = seen and not face_down
        return _kept(before, after, CODES[decision_of(action).item] if known else "")
    if before.phase == "answer" and action != NOBODY:
        return _answered(before, after, action)
    if before.phase == "build" and decision_of(action).kind is Decided.BUILD:
        code = CODES[decision_of(action).item]
        end = colony(seat, len(before.players[seat].colony))
        return (Way(Thing.MODULE, code, _in_hand(before, seat, code), end),)
    return ()


def _omnium(count: int, start: Place, seat: Seat) -> tuple[Way, ...]:
    return (Way(Thing.OMNIUM, str(count), start, seat_of(seat)),) if count > 0 else ()


def _in_hand(view: ColonizersView, seat: Seat, code: str) -> Place:
    """Where a card is in a hand; the last place if it is not known there."""
    player = view.players[seat]
    if code in player.hand:
        return hand(seat, player.hand.index(code))
    return hand(seat, max(player.hand_size - 1, 0))


def _kept(before: ColonizersView, after: ColonizersView, code: str) -> tuple[Way, ...]:
    """One card into the hand, unless it is full; the other face down under the deck."""
    seat = before.seat
    at = before.drawn.index(code) if code in before.drawn else 0
    under = Way(Thing.MODULE, "", drawn(1 - at), DECK)
    if after.players[seat].hand_size == before.players[seat].hand_size:
        return (under, Way(Thing.MODULE, code, drawn(at), seat_of(seat)))
    return (under, Way(Thing.MODULE, code, drawn(at), _in_hand(after, seat, code)))


def _answered(before: ColonizersView, after: ColonizersView, other: Seat) -> tuple[Way, ...]:
    """Stolen Omnium, or two hands that change places."""
    seat = before.seat
    stolen = before.players[other].omnium - after.players[other].omnium
    if stolen:
        return _omnium(stolen, seat_of(other), seat)
    pairs = ((seat, other), (other, seat))
    return tuple(
        Way(Thing.MODULE, "", seat_of(one), seat_of(two))
        for one, two in pairs
        if before.players[one].hand_size
    )

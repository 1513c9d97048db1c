"""What moves on the table when something happens. No Qt."""

from dataclasses import dataclass
from enum import Enum

from engines.core.types import Seat
from engines.games.colonizers.cards import CODES, COLONIST_NAMES
from engines.games.colonizers.decisions import Kind as Decided
from engines.games.colonizers.decisions import decision_of
from engines.games.colonizers.numbers import NOBODY
from engines.games.colonizers.view import ColonizersView
from gui.games.colonizers.places import (
    DECK,
    OMNIUM,
    Kind,
    Place,
    colonist,
    colony,
    drawn,
    hand,
    seat_of,
)
from gui.table.board import Step


class Thing(Enum):
    """What flies."""

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
        """Whether it lies at its end afterwards, and not before."""
        return self.end.kind in (Kind.HAND, Kind.COLONY, Kind.DRAWN)


def ways_of(step: Step, viewer: Seat | None, *, face_down: bool) -> tuple[Way, ...]:
    """What moves in a step as ``viewer`` sees it; ``face_down``: hidden cards stay face down."""
    before: ColonizersView = step.before.view(viewer)
    after: ColonizersView = step.after.view(viewer)
    known = step.known and not (face_down and before.phase in ("pick", "passive", "drawing"))
    seat = before.seat
    if before.phase == "pick":
        number = decision_of(step.action).item
        way = Way(Thing.COLONIST, COLONIST_NAMES[number], colonist(number), seat_of(seat))
        return (way,) if known else ()
    if before.phase == "draw":
        return _omnium(after.players[seat].omnium - before.players[seat].omnium, OMNIUM, seat)
    if before.phase == "passive":
        code = CODES[step.action] if known else ""
        return (Way(Thing.MODULE, code, DECK, _in_hand(after, seat, code)),)
    if before.phase == "drawing":
        code = CODES[step.action] if known else ""
        return (Way(Thing.MODULE, code, DECK, drawn(len(before.drawn))),)
    if before.phase == "keep":
        known = step.known and not face_down
        return _kept(before, after, CODES[decision_of(step.action).item] if known else "")
    if before.phase == "answer" and step.action != NOBODY:
        return _answered(before, after, step.action)
    if before.phase == "build" and decision_of(step.action).kind is Decided.BUILD:
        code = CODES[decision_of(step.action).item]
        end = colony(seat, len(before.players[seat].colony))
        return (Way(Thing.MODULE, code, _in_hand(before, seat, code), end),)
    return ()


def _omnium(count: int, start: Place, seat: Seat) -> tuple[Way, ...]:
    return (Way(Thing.OMNIUM, str(count), start, seat_of(seat)),) if count > 0 else ()


def _in_hand(view: ColonizersView, seat: Seat, code: str) -> Place:
    """Where a card lies in a hand; the last place if it is not known there."""
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

"""From things on the table to decisions: what is picked, what can be picked next. Free of Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engines.core.types import Action
from engines.games.roll_galaxy.data import (
    DEVELOP,
    DICTATING,
    EXECUTIVE,
    EXPLORE,
    GOOD,
    IN_CITIZENRY,
    IN_CUP,
    ON_DEVELOPMENTS,
    ON_WORLDS,
    PHASES,
    PRODUCE,
    SHIFT,
    SHIP,
    VIRTUAL,
    WORKERS,
    Kind,
    fields_of,
)
from gui.games.roll_galaxy.keys import Key, Place

_LEAVES_OPEN: Final = (Kind.STOCK, Kind.SCOUT, Kind.SHIP, Kind.PRODUCE)
"""Decisions in which a worker need not be picked if there is only one colour."""
_ASSIGNING: Final = (Kind.WILD, Kind.SELECT, Kind.DICTATE, Kind.MOVE, Kind.PAIR)
_ABOUT_TILES: Final = (Kind.STOCK, Kind.SCOUT, Kind.ABANDON, Kind.PLACE, Kind.WORK)
_Keys = tuple[tuple[Key, ...], tuple[Key, ...]]
"""What must, and what may be picked."""
MOST_BUTTONS: Final = 4


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action and the things that name it.

    Attributes:
        action: what is played.
        needs: all that must be picked.
        may: things that name it more closely.
    """

    action: Action
    needs: frozenset[Key] = frozenset()
    may: frozenset[Key] = frozenset()

    @property
    def kind(self) -> Kind:
        """What it does."""
        return kind_of(self.action)

    @property
    def keys(self) -> frozenset[Key]:
        """Everything that can be picked for it."""
        return self.needs | self.may


def kind_of(action: Action) -> Kind:
    """What a decision does."""
    return Kind(action >> SHIFT)


def offers_of(
    choices: Sequence[Action], phase: int = -1, hand: Sequence[int] = ()
) -> tuple[Offer, ...]:
    """An offer for each legal action.

    Args:
        choices: the legal actions.
        phase: the phase in play.
        hand: the tiles to be placed.
    """
    made = [_offer(action, place, phase, hand) for place, action in enumerate(choices)]
    common: dict[Kind, frozenset[Key]] = {}
    for offer in made:
        common[offer.kind] = common.get(offer.kind, offer.needs) & offer.needs
    return tuple(
        replace(offer, needs=offer.needs - common[offer.kind], may=offer.may | common[offer.kind])
        if offer.kind in _LEAVES_OPEN
        else offer
        for offer in made
    )


def _offer(action: Action, place: int, phase: int, hand: Sequence[int]) -> Offer:
    kind, fields = kind_of(action), fields_of(action, 4)
    if kind is Kind.START:
        others = (Key(Place.SIDE, tile, 1) for tile in hand if tile != fields[0])
        return Offer(action, may=frozenset((Key(Place.SIDE, fields[0], 0), *others)))
    if kind in (Kind.USE, Kind.SAVE):
        return Offer(action, frozenset({Key(Place.CHOICE, place)}))
    if kind in _ASSIGNING:
        needs, may = _assigning(kind, fields)
    elif kind in _ABOUT_TILES:
        needs, may = _about_tiles(kind, fields[0], fields[1], phase)
    else:
        needs, may = _about_dice(kind, fields)
    return Offer(action, frozenset(needs), frozenset(may))


def _assigning(kind: Kind, fields: tuple[int, ...]) -> _Keys:
    a, b, c, d = fields
    match kind:
        case Kind.WILD:
            return (Key(Place.WORKER, PHASES, a), Key(Place.COLUMN, b)), ()
        case Kind.SELECT:
            return (Key(Place.WORKER, b, a), Key(Place.HEAD, c)), ()
        case Kind.DICTATE:
            return (Key(Place.WORKER, b, a), Key(Place.DICTATE)), ()
        case Kind.MOVE:
            by = Key(Place.DICTATE) if a == DICTATING else Key(Place.POWER, a)
            return (Key(Place.WORKER, c, b), Key(Place.COLUMN, d)), (by,)
        case _:
            both = (Key(Place.WORKER, c, a), Key(Place.WORKER, c, b))
            return (*both, Key(Place.POWER, EXECUTIVE)), ()


def _about_tiles(kind: Kind, a: int, b: int, phase: int) -> _Keys:
    match kind:
        case Kind.STOCK:
            return (_worker(EXPLORE, a),), (Key(Place.CREDITS),)
        case Kind.SCOUT:
            return (_worker(EXPLORE, a),), (Key(Place.BAG),)
        case Kind.ABANDON:
            return (Key(Place.STACKED, a, b),), ()
        case Kind.PLACE:
            return (Key(Place.SIDE, a, b),), (Key(Place.STACK, b),)
        case _:
            return (Key(Place.WORKER, phase, a),), (Key(Place.STACK, phase - DEVELOP),)


def _about_dice(kind: Kind, fields: tuple[int, ...]) -> _Keys:
    a, b, c, d = fields
    match kind:
        case Kind.REMOVE | Kind.RECALL:
            return (_die(a, b),), ()
        case Kind.PRODUCE:
            return (_worker(PRODUCE, a), Key(Place.SQUARE, b)), ()
        case Kind.SHIP:
            task = Key(Place.CHIPS) if d else Key(Place.CREDITS)
            return (Key(Place.GOOD, b, c), _worker(SHIP, a)), (task,)
        case Kind.RECRUIT:
            return (Key(Place.CITIZEN, a),), ()
        case _:
            return (), ()


def _worker(phase: int, worker: int) -> Key:
    if worker >= VIRTUAL:
        return Key(Place.VIRTUAL, worker - VIRTUAL)
    return Key(Place.WORKER, phase, worker)


def _die(place: int, colour: int) -> Key:
    if place >= GOOD:
        return Key(Place.GOOD, place - GOOD, colour)
    if place >= WORKERS:
        return Key(Place.WORKER, place - WORKERS, colour)
    return {
        IN_CUP: Key(Place.CUP, colour),
        IN_CITIZENRY: Key(Place.CITIZEN, colour),
        ON_DEVELOPMENTS: Key(Place.WAITING, 0, colour),
        ON_WORLDS: Key(Place.WAITING, 1, colour),
    }[place]


@dataclass(frozen=True, slots=True)
class Selection:
    """What is picked so far, among what is offered."""

    offers: tuple[Offer, ...] = ()
    picked: frozenset[Key] = field(default_factory=frozenset)

    @property
    def candidates(self) -> tuple[Offer, ...]:
        """What can still be meant."""
        return tuple(offer for offer in self.offers if self.picked <= offer.keys)

    @property
    def active(self) -> frozenset[Key]:
        """What can be picked next, or put back."""
        return self.picked.union(*(offer.keys for offer in self.candidates))

    @property
    def open(self) -> frozenset[Key]:
        """What can be picked when nothing is picked."""
        return frozenset().union(*(offer.keys for offer in self.offers))

    def pressed(self, key: Key) -> "Selection":
        """Another thing picked or put back; one that does not go with the others begins anew."""
        for wanted in _meant(key):
            if wanted in self.picked:
                return replace(self, picked=self.picked - {wanted})
            if wanted in self.active:
                return replace(self, picked=self.picked | {wanted})
        for wanted in _meant(key):
            if wanted in self.open:
                return replace(self, picked=frozenset({wanted}))
        return self

    def cleared(self) -> "Selection":
        """Nothing picked."""
        return replace(self, picked=frozenset())

    @property
    def decided(self) -> Action | None:
        """The one action that is named, if nothing else can be meant."""
        found = self.candidates
        if self.picked and len(found) == 1 and found[0].needs <= self.picked:
            return found[0].action
        return None

    @property
    def options(self) -> tuple[Offer, ...]:
        """What the buttons offer: what is named fully, and what is left if that is little."""
        found = self.candidates
        if len(found) <= MOST_BUTTONS and (self.picked or len(self.offers) == len(found)):
            return found
        return tuple(offer for offer in found if offer.needs <= self.picked)


def _meant(key: Key) -> tuple[Key, ...]:
    """A column stands for its head, and the other way round, where only one of them will do."""
    if key.place is Place.HEAD:
        return key, Key(Place.COLUMN, key.a)
    if key.place is Place.COLUMN:
        return key, Key(Place.HEAD, key.a)
    return (key,)

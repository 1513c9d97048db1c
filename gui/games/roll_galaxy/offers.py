"""The things on the table that are picked for each decision."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.games.roll_galaxy import data
from engines.runtime.types import Action
from gui.games.roll_galaxy.keys import Key, Place
from gui.games.roll_galaxy.things import Ghost
from gui.table.offers import Offer

_LEAVES_OPEN: Final = (data.Kind.STOCK, data.Kind.SCOUT, data.Kind.SHIP, data.Kind.PRODUCE)
"""Decisions in which no worker has to be picked if there is only one color."""
_ASSIGNING: Final = (
    data.Kind.WILD,
    data.Kind.SELECT,
    data.Kind.DICTATE,
    data.Kind.MOVE,
    data.Kind.PAIR,
)
_ABOUT_TILES: Final = (
    data.Kind.STOCK,
    data.Kind.SCOUT,
    data.Kind.ABANDON,
    data.Kind.PLACE,
    data.Kind.WORK,
)
_LIES: Final = {
    data.Lies.ON_STACK: Place.WAITING,
    data.Lies.IN_COLUMN: Place.WORKER,
    data.Lies.ON_SQUARE: Place.GOOD,
}
_Keys = tuple[tuple[Key, ...], tuple[Key, ...]]
"""What must, and what may be picked."""


def offers_of(
    choices: Sequence[Action], phase: int = -1, hand: Sequence[int] = ()
) -> tuple[Offer[Key], ...]:
    """An offer for each legal action.

    Args:
        choices: the legal actions.
        phase: the phase in play.
        hand: the tiles to be placed.
    """
    made: list[Offer[Key]] = []
    common: dict[data.Kind, frozenset[Key]] = {}
    for action in choices:
        offer, kind = _offer(action, phase, hand), data.decision_of(action).kind
        made.append(offer)
        if kind in _LEAVES_OPEN:
            common[kind] = common.get(kind, offer.needs) & offer.needs
    return tuple(
        replace(offer, needs=offer.needs - optional, may=offer.may | optional)
        for offer in made
        for optional in (common.get(data.decision_of(offer.action).kind, frozenset()),)
    )


def _offer(action: Action, phase: int, hand: Sequence[int]) -> Offer[Key]:
    kind, fields = data.decision_of(action)
    if kind is data.Kind.START:
        others = (Key(Place.SIDE, tile, 1) for tile in hand if tile != fields[0])
        return Offer(action, may=frozenset((Key(Place.SIDE, fields[0], 0), *others)))
    if kind in (data.Kind.USE, data.Kind.SAVE):
        return Offer(action, frozenset({Key(Place.CHOICE, action)}))
    if kind in _ASSIGNING:
        needs, may = _assigning(kind, fields)
    elif kind in _ABOUT_TILES:
        needs, may = _about_tiles(kind, fields[0], fields[1], phase)
    else:
        needs, may = _about_dice(kind, fields)
    return Offer(action, frozenset(needs), frozenset(may))


def _assigning(kind: data.Kind, fields: tuple[int, ...]) -> _Keys:
    a, b, c, d = fields
    match kind:
        case data.Kind.WILD:
            return (Key(Place.WORKER, data.PHASES, a), Key(Place.COLUMN, b)), ()
        case data.Kind.SELECT:
            return (Key(Place.WORKER, b, a), Key(Place.HEAD, c)), ()
        case data.Kind.DICTATE:
            return (Key(Place.WORKER, b, a), Key(Place.DICTATE)), ()
        case data.Kind.MOVE:
            by = Key(Place.DICTATE) if a == data.DICTATING else Key(Place.POWER, a)
            return (Key(Place.WORKER, c, b), Key(Place.COLUMN, d)), (by,)
        case _:
            both = (Key(Place.WORKER, c, a), Key(Place.WORKER, c, b))
            return (*both, Key(Place.POWER, data.EXECUTIVE)), ()


def _about_tiles(kind: data.Kind, a: int, b: int, phase: int) -> _Keys:
    match kind:
        case data.Kind.STOCK:
            return (_worker(data.EXPLORE, a),), (Key(Place.CREDITS),)
        case data.Kind.SCOUT:
            return (_worker(data.EXPLORE, a),), (Key(Place.BAG),)
        case data.Kind.ABANDON:
            return (Key(Place.STACKED, a, b),), ()
        case data.Kind.PLACE:
            return (Key(Place.SIDE, a, b),), (Key(Place.STACK, b),)
        case _:
            return (Key(Place.WORKER, phase, a),), (Key(Place.STACK, phase - data.DEVELOP),)


def _about_dice(kind: data.Kind, fields: tuple[int, ...]) -> _Keys:
    a, b, c, d = fields
    match kind:
        case data.Kind.REMOVE | data.Kind.RECALL:
            return (_die(a, b),), ()
        case data.Kind.PRODUCE:
            return (_worker(data.PRODUCE, a), Key(Place.SQUARE, b)), ()
        case data.Kind.SHIP:
            task = Key(Place.CHIPS) if d else Key(Place.CREDITS)
            return (Key(Place.GOOD, b, c), _worker(data.SHIP, a)), (task,)
        case data.Kind.RECRUIT:
            return (Key(Place.CITIZEN, a),), ()
        case _:
            return (), ()


def _worker(phase: int, worker: int) -> Key:
    colour, virtual = data.worker_of(worker)
    return Key(Place.VIRTUAL, colour) if virtual else Key(Place.WORKER, phase, colour)


def _die(place: int, colour: int) -> Key:
    lies, number = data.place_of(place)
    if lies in (data.Lies.IN_CUP, data.Lies.IN_CITIZENRY):
        return Key(Place.CUP if lies is data.Lies.IN_CUP else Place.CITIZEN, colour)
    return Key(_LIES[lies], number, colour)


def ghosts_of(actions: Sequence[Action], selected: int) -> tuple[Ghost, ...]:
    """Where a plan moves dice and goods; ``selected`` is the phase selected by now, or -1."""
    made: list[Ghost] = []
    for action in actions:
        kind, (a, b, c, d) = data.decision_of(action)
        match kind:
            case data.Kind.WILD:
                made.append(Ghost(Key(Place.WORKER, data.PHASES, a), a, Key(Place.COLUMN, b), b))
            case data.Kind.SELECT:
                selected = c
                made.append(Ghost(Key(Place.WORKER, b, a), a, Key(Place.HEAD, c), c))
            case data.Kind.DICTATE:
                made.append(Ghost(Key(Place.WORKER, b, a), a, Key(Place.DICTATE), -1))
            case data.Kind.MOVE:
                made.append(Ghost(Key(Place.WORKER, c, b), b, Key(Place.COLUMN, d), d))
            case data.Kind.PAIR:
                to = Key(Place.COLUMN, selected)
                made += (Ghost(Key(Place.WORKER, c, die), die, to, selected) for die in (a, b))
            case data.Kind.PRODUCE:
                made.append(Ghost(_worker(data.PRODUCE, a), a, Key(Place.SQUARE, b), data.PRODUCE))
            case data.Kind.SHIP:
                to = Key(Place.CHIPS if d else Place.CREDITS)
                made.append(Ghost(Key(Place.GOOD, b, c), c, to, -1))
    return tuple(made)


def names_of(key: Key) -> tuple[Key, ...]:
    """The keys that a press may mean: a column also means its head, and vice versa."""
    if key.place is Place.HEAD:
        return key, Key(Place.COLUMN, key.a)
    if key.place is Place.COLUMN:
        return key, Key(Place.HEAD, key.a)
    return (key,)

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
_LIES: Final = {
    data.Lies.ON_STACK: Place.WAITING,
    data.Lies.IN_COLUMN: Place.WORKER,
    data.Lies.ON_SQUARE: Place.GOOD,
}
_GOALS: Final = (
    *(Place.COLUMN, Place.HEAD, Place.DICTATE, Place.STACK, Place.SQUARE),
    *(Place.CREDITS, Place.CHIPS, Place.BAG),
)
"""Where plans move things."""
_BY_KIND: Final = {
    data.Kind.RECRUIT: (Key(Place.CUP),),
    data.Kind.RECALL: (Key(Place.CUP),),
    data.Kind.ABANDON: (Key(Place.BAG),),
    data.Kind.REMOVE: (Key(Place.SQUARE),),  # the newest tile, which demands the die
}
"""Where things go that need no place to be picked."""
_Keys = tuple[tuple[Key, ...], tuple[Key, ...]]
"""What must, and what may be picked."""


def offers_of(
    choices: Sequence[Action], phase: int = -1, hand: Sequence[int] = ()
) -> tuple[Offer[Key], ...]:
    """An offer for each legal action; ``hand`` are the tiles to be placed."""
    made: list[Offer[Key]] = []
    common: dict[data.Kind, frozenset[Key]] = {}
    for action in choices:
        offer = Offer(action, *map(frozenset, _keys_of(action, phase, hand)))
        kind = data.decision_of(action).kind
        made.append(offer)
        if kind in _LEAVES_OPEN:
            common[kind] = common.get(kind, offer.needs) & offer.needs
    return tuple(
        replace(offer, needs=offer.needs - optional, may=offer.may | optional)
        for offer in made
        for optional in (common.get(data.decision_of(offer.action).kind, frozenset()),)
    )


def _keys_of(action: Action, phase: int, hand: Sequence[int] = ()) -> _Keys:
    kind, fields = data.decision_of(action)
    if kind is data.Kind.START:
        others = (Key(Place.SIDE, tile, 1) for tile in hand if tile != fields[0])
        return (), (Key(Place.SIDE, fields[0], 0), *others)
    if kind in (data.Kind.USE, data.Kind.SAVE):
        return (Key(Place.CHOICE, action),), ()
    if kind in _ASSIGNING:
        return _assigning(kind, fields)
    return _working(kind, fields, phase)


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


def _working(kind: data.Kind, fields: tuple[int, ...], phase: int) -> _Keys:
    a, b, c, d = fields
    match kind:
        case data.Kind.STOCK:
            return (_worker(data.EXPLORE, a),), (Key(Place.CREDITS),)
        case data.Kind.SCOUT:
            return (_worker(data.EXPLORE, a),), (Key(Place.BAG),)
        case data.Kind.ABANDON:
            return (Key(Place.STACKED, a, b),), ()
        case data.Kind.PLACE:
            return (Key(Place.SIDE, a, b),), (Key(Place.STACK, b),)
        case data.Kind.WORK:
            return (Key(Place.WORKER, phase, a),), (Key(Place.STACK, phase - data.DEVELOP),)
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


def ghosts_of(actions: Sequence[Action], phase: int) -> tuple[Ghost, ...]:
    """Where a plan moves things; ``phase`` is the one that is selected or in play by now, or -1."""
    made: list[Ghost] = []
    for action in actions:
        kind, fields = data.decision_of(action)
        dice, others = _keys_of(action, phase)
        if kind is data.Kind.SELECT:
            phase = fields[2]
        if kind is data.Kind.PAIR:
            made += (Ghost(die, Key(Place.COLUMN, phase)) for die in dice[:2])
        else:
            goals = [key for key in (*dice, *others) if key.place in _GOALS]
            goals += _BY_KIND.get(kind, ())
            made += (Ghost(dice[0], goal) for goal in goals[:1])
    return tuple(made)


def names_of(key: Key) -> tuple[Key, ...]:
    """The keys that a press may mean: a column also means its head, and vice versa."""
    if key.place is Place.HEAD:
        return key, Key(Place.COLUMN, key.a)
    if key.place is Place.COLUMN:
        return key, Key(Place.HEAD, key.a)
    return (key,)

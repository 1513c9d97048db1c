"""What can be chosen where, what cannot and why, and which choice is better asked twice. No Qt."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from engines.core.position import Position
from engines.core.types import Action, Seat
from engines.games.colonizers import memory
from engines.games.colonizers.cards import CODES, COLONIST_NAMES, MODULE_OF_CODE, cost_of
from engines.games.colonizers.numbers import (
    BUILD_FIRST,
    BUILD_NOTHING,
    DO_NOTHING,
    DRAW_MODULES,
    HAND,
    KEEP_FIRST,
    PICK_FIRST,
    SEATS,
    STEAL_FIRST,
    SWAP_FIRST,
    TAKE_OMNIUM,
)
from engines.games.colonizers.sentences import ends_in_a_draw
from engines.games.colonizers.snapshot import Snapshot, read
from engines.games.colonizers.view import ColonizersView
from gui.games.colonizers.places import DECK, OMNIUM, Place, colonist, drawn, hand


class Doubt(Enum):
    """Why a choice is asked twice."""

    ENDS_THE_GAME = "ends the game"
    NOBODY = "nobody"
    """Provably nobody has the named colonist."""


class Blocked(Enum):
    """Why something cannot be chosen."""

    NOT_OFFERED = "not offered"
    OWN = "own"
    HAND_FULL = "hand full"
    TOO_DEAR = "too dear"


@dataclass(frozen=True, slots=True)
class Selection:
    """The choices of the deciding seat.

    Attributes:
        choices: what is chosen at a place.
        others: choices that have no place: to do nothing.
        blocked: places that look like choices and are none.
        doubts: choices that are asked twice.
        pending: the place whose choice waits for that.
    """

    choices: Mapping[Place, Action] = field(default_factory=dict)
    others: tuple[Action, ...] = ()
    blocked: Mapping[Place, Blocked] = field(default_factory=dict)
    doubts: Mapping[Action, Doubt] = field(default_factory=dict)
    pending: Place | None = None

    @classmethod
    def of(cls, position: Position, seat: Seat, legal: Iterable[Action]) -> "Selection":
        """What ``seat`` may do in a position as it sees it; nothing if nothing is legal."""
        actions = tuple(legal)
        if not actions:
            return cls()
        view: ColonizersView = position.view(seat)
        choices = {place: action for action in actions for place in places_of(view, seat, action)}
        snapshot = read(position.state)
        doubts = {action: doubt for action in actions if (doubt := _doubt(snapshot, seat, action))}
        return cls(
            choices=choices,
            others=tuple(action for action in actions if action in (DO_NOTHING, BUILD_NOTHING)),
            blocked=_blocked(view, seat, choices),
            doubts=doubts,
        )

    @property
    def pending_action(self) -> Action | None:
        """The choice that is asked twice, while it is."""
        return None if self.pending is None else self.choices[self.pending]

    def pressed(self, place: Place) -> "tuple[Selection, Action | None]":
        """What a press does: chooses, or asks; a press elsewhere takes the question back."""
        action = self.choices.get(place)
        if action is None:
            return self.cleared(), None
        if action in self.doubts and place != self.pending:
            return replace(self, pending=place), None
        return self.cleared(), action

    def cleared(self) -> "Selection":
        """Nothing is asked twice."""
        return replace(self, pending=None)


def places_of(view: ColonizersView, seat: Seat, action: Action) -> tuple[Place, ...]:
    """Where an action of ``seat`` is chosen; none if it has no place."""
    if action == TAKE_OMNIUM:
        return (OMNIUM,)
    if action == DRAW_MODULES:
        return (DECK,)
    if action < TAKE_OMNIUM:
        return (colonist(action - PICK_FIRST),)
    if KEEP_FIRST <= action < STEAL_FIRST:
        code = CODES[action - KEEP_FIRST]
        return tuple(drawn(at) for at, card in enumerate(view.drawn) if card == code)
    if STEAL_FIRST <= action < DO_NOTHING:
        first = SWAP_FIRST if action >= SWAP_FIRST else STEAL_FIRST
        return (colonist(action - first),)
    if BUILD_FIRST <= action < BUILD_NOTHING:
        code = CODES[action - BUILD_FIRST]
        held = enumerate(view.players[seat].hand)
        return tuple(hand(seat, at) for at, card in held if card == code)
    return ()


def _blocked(
    view: ColonizersView, seat: Seat, choices: Mapping[Place, Action]
) -> dict[Place, Blocked]:
    mine = view.players[seat]
    found: dict[Place, Blocked] = {}
    if view.phase in ("pick", "power") and any(place.kind.value == "colonist" for place in choices):
        why = Blocked.NOT_OFFERED if view.phase == "pick" else Blocked.OWN
        found = {colonist(number): why for number in range(len(COLONIST_NAMES))}
    elif view.phase == "draw" and mine.hand_size >= HAND:
        found = {DECK: Blocked.HAND_FULL}
    elif view.phase == "build":
        found = {
            hand(seat, at): Blocked.TOO_DEAR
            for at, code in enumerate(mine.hand)
            if cost_of(MODULE_OF_CODE[code.casefold()]) > mine.omnium
        }
    return {place: why for place, why in found.items() if place not in choices}


def _doubt(snapshot: Snapshot, seat: Seat, action: Action) -> Doubt | None:
    if action == DRAW_MODULES and ends_in_a_draw(snapshot):
        return Doubt.ENDS_THE_GAME
    if STEAL_FIRST <= action < DO_NOTHING:
        named = action - (SWAP_FIRST if action >= SWAP_FIRST else STEAL_FIRST)
        others = (other for other in range(SEATS) if other != seat)
        if all(named not in memory.colonists_of(snapshot, other, seat) for other in others):
            return Doubt.NOBODY
    return None

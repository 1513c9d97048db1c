"""Everything that the table draws, as plain values. No Qt."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engines.games.colonizers.cards import COLONIST_NAMES
from engines.games.colonizers.data import SEATS
from engines.games.colonizers.places import (
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
from engines.games.colonizers.view import HIDDEN, ColonizersView
from engines.runtime.types import Action, Seat

STEPS: Final = ("pick", "draw", "keep", "power", "build")
"""The steps of a turn."""
_STEP_OF: Final = {"deal": 0, "reveal": 1, "passive": 1, "drawing": 2, "answer": 3, "over": 5}


class Middle(Enum):
    """What is in the middle of the table."""

    COLONISTS = "colonists"
    DRAWN = "drawn"
    UNSEEN = "unseen"
    """How many modules of each type the viewer has not seen."""
    SCORES = "scores"


@dataclass(frozen=True, slots=True)
class TableButton:
    """A button for a decision that has no place on the table.

    Attributes:
        action: what it plays.
        text: what it says.
        key: the name of the key that does the same.
        brass: it does what was asked about, or is the neutral next step.
    """

    action: Action
    text: str
    key: str
    brass: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """The table as one seat sees it.

    Attributes:
        view: what the viewer knows.
        viewer: the seat whose view is shown; None for spectators and open cards.
        names: of the seats.
        bottom: the seat at the bottom.
        choices: where something can be chosen.
        asked: the place whose choice needs confirmation.
        blocked: places that look like choices but aren't, each with the text that says why.
        counts: the modules that the viewer hasn't seen are in the middle while nothing else must.
        open: there is no viewer, and all hands and colonists are shown.
        memory: what the viewer knows of hidden colonists is shown.
        advised: places of the adviser's plan, each with the number of its step.
        away: places whose card is on its way to them.
        buttons: for decisions that have no place, from the bottom up.
        advised_actions: the actions of the adviser's plan.
    """

    view: ColonizersView
    viewer: Seat | None
    names: tuple[str, ...]
    bottom: Seat
    choices: frozenset[Place] = frozenset()
    asked: Place | None = None
    blocked: Mapping[Place, str] = field(default_factory=dict)
    counts: bool = False
    open: bool = False
    memory: bool = True
    advised: Mapping[Place, int] = field(default_factory=dict)
    away: frozenset[Place] = frozenset()
    buttons: tuple[TableButton, ...] = ()
    advised_actions: frozenset[Action] = frozenset()

    @property
    def step(self) -> int:
        """Number of the current step of ``STEPS``; after the last one when the game is over."""
        phase = self.view.phase
        return _STEP_OF[phase] if phase in _STEP_OF else STEPS.index(phase)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats clockwise, the bottom one last."""
        return tuple((self.bottom + 1 + place) % SEATS for place in range(SEATS))

    @property
    def advised_name(self) -> str:
        """The colonist that the adviser's plan names; empty if none."""
        return next((COLONIST_NAMES[at.at] for at in self.advised if at.kind is Kind.COLONIST), "")

    @property
    def middle(self) -> Middle:
        """What is in the middle."""
        if self.view.phase == "over":
            return Middle.SCORES
        if self.counts and not self.chooses_in_middle:
            return Middle.UNSEEN
        draws = self.view.drawn or self.view.phase == "drawing"
        return Middle.DRAWN if draws else Middle.COLONISTS

    @property
    def chooses_in_middle(self) -> bool:
        """Whether a colonist or a drawn module is to be chosen."""
        return any(place.kind in (Kind.COLONIST, Kind.DRAWN) for place in self.choices)

    @property
    def is_settled(self) -> bool:
        """Whether what is in the middle is only there to be known."""
        picks = self.view.phase in ("deal", "pick") or self.chooses_in_middle
        return not picks and self.middle in (Middle.COLONISTS, Middle.DRAWN)

    def is_active(self, seat: Seat) -> bool:
        """Whether it is a seat's turn, or its turn to pick."""
        return seat == self.view.seat and self.view.phase not in ("deal", "over")

    def hand(self, seat: Seat) -> tuple[str | None, ...]:
        """The cards of a hand, first those that the viewer knows; None is face down."""
        player = self.view.players[seat]
        known = player.hand if self._sees_all else ()
        return (*known, *(None,) * (player.hand_size - len(known)))

    def colonists(self, seat: Seat) -> tuple[str, ...]:
        """The colonists that a seat may have; empty if it has none.

        While cards are closed, spectators know what everyone at the table knows.
        """
        if self._sees_all:
            return self.view.players[seat].colonists
        return self.view.publicly(seat)

    def likely(self, seat: Seat) -> tuple[tuple[str, float], ...]:
        """A seat's colonists with their probabilities, likeliest first; 0: unknown."""
        player, found = self.view.players[seat], self.colonists(seat)
        if found != player.colonists:
            return tuple((name, 0.0) for name in found)
        both = zip(found, player.chances, strict=True)
        return tuple(sorted(both, key=lambda one: -one[1]))

    def colonist(self, seat: Seat) -> str | None:
        """The colonist of a seat, if the viewer knows it."""
        found = self.colonists(seat)
        return found[0] if len(found) == 1 else None

    def holders(self, name: str) -> tuple[Seat, ...]:
        """The seats that may have a colonist, in order."""
        return tuple(seat for seat in range(SEATS) if name in self.colonists(seat))

    def is_out(self, name: str) -> bool:
        """Whether the viewer knows that nobody has a colonist: removed, named or left over."""
        if name in self.view.absent or (self.viewer is not None and self.view.removed == (name,)):
            return True
        return self.view.phase not in ("deal", "pick") and not self.holders(name)

    def drawn(self) -> tuple[str | None, ...]:
        """The drawn cards, None face down."""
        seen = self._sees_all
        return tuple(code if seen and code != HIDDEN else None for code in self.view.drawn)

    @property
    def _sees_all(self) -> bool:
        """Whether all that the view knows is shown."""
        return self.viewer is not None or self.open

    def places(self) -> Iterator[Place]:
        """The places that hold something, in the order in which they are read."""
        *others, own = self.seats
        for seat in others:
            yield from self._places_of(seat)
        if self.middle is not Middle.SCORES:
            yield from self._middle_places()
        yield from self._places_of(own)

    def _middle_places(self) -> Iterator[Place]:
        yield DECK
        if self.middle is Middle.DRAWN:
            yield from (drawn(at) for at in range(len(self.view.drawn)))
        elif self.middle is Middle.COLONISTS:
            yield from (colonist(number) for number in range(len(COLONIST_NAMES)))
        yield OMNIUM

    def _places_of(self, seat: Seat) -> Iterator[Place]:
        player = self.view.players[seat]
        yield seat_of(seat)
        yield from (colony(seat, at) for at in range(len(player.colony)))
        if seat == self.bottom:
            yield from (hand(seat, at) for at in range(player.hand_size))

"""A state of Colonizers as plain values: what texts, boards and bots read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from typing import Any, Final

import numpy as np

from engines.games.colonizers.cards import copies_of, value_of
from engines.games.colonizers.kernels.state import (
    COLONISTS,
    COLONY,
    DEAL,
    FIRST_BONUS,
    NOBODY,
    NONE,
    OTHER_BONUS,
    OVER,
    PICK,
    SEATS,
    STATE,
    STEAL_FIRST,
    SWAP_FIRST,
    TYPES,
    WORDS,
    pack,
    unpack,
)
from engines.runtime.types import Action, Seat, State

ASCENDING: Final = tuple(range(COLONISTS))


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat knows of another's hand.

    Attributes:
        cards: ascending.
        least: at least so many cards it knows, as everybody can tell.
        sure: who else can tell exactly which they are.
    """

    cards: tuple[int, ...] = ()
    least: int = 0
    sure: frozenset[Seat] = frozenset()


NOTHING: Final = Known()


@dataclass(frozen=True, slots=True)
class Player:
    """One seat.

    Attributes:
        omnium: its money.
        hand: cards, by type.
        colony: modules in the order of building.
        colonist: of this round, or None.
        gone: cards lost to the hand limit, ascending.
    """

    omnium: int = 0
    hand: tuple[int, ...] = ()
    colony: tuple[int, ...] = ()
    colonist: int | None = None
    gone: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        """Value of the colony, without a bonus."""
        return sum(map(value_of, self.colony))

    @property
    def is_full(self) -> bool:
        """Whether the colony has eight modules."""
        return len(self.colony) >= COLONY


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game of Colonizers stands.

    Attributes:
        players: by seat.
        round: counted from 1.
        seat: whose pick or turn it is.
        phase: of ``kernels.state``.
        exposed: seats whose colonist is public.
        absent: colonists that were named and that nobody holds.
        named: the action of the Opportunist or the Spy that waits for an answer, or None.
        removed: the colonist that lies face down, None before the deal.
        order: in which colonists are offered.
        drawn: the cards of Draw modules that have been drawn.
        drawn_by: for each, another seat that knows it, or None.
        bottom: the cards at the bottom of the deck, with the seats that put them there.
        known: ``(q, r)`` -> what seat q knows of the hand of seat r; only what is worth noting.
        wants_modules: the Visionary's card comes before the draw of modules.
        exhausted: the game has ended for want of cards.
        reference: play and score as the original program does.
    """

    players: tuple[Player, ...] = (Player(),) * SEATS
    round: int = 1
    seat: Seat = 0
    phase: int = DEAL
    exposed: frozenset[Seat] = frozenset()
    absent: frozenset[int] = frozenset()
    named: Action | None = None
    removed: int | None = None
    order: tuple[int, ...] = ASCENDING
    drawn: tuple[int, ...] = ()
    drawn_by: tuple[Seat | None, ...] = ()
    bottom: tuple[tuple[int, Seat], ...] = ()
    known: dict[tuple[Seat, Seat], Known] = field(default_factory=dict)
    wants_modules: bool = False
    exhausted: bool = False
    reference: bool = False

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def mover(self) -> Player:
        """Whose pick or turn it is."""
        return self.players[self.seat]

    @property
    def fresh(self) -> tuple[int, ...]:
        """How many cards of each type lie in the deck above its known bottom."""
        counts = [copies_of(card) for card in range(TYPES)]
        for card in self.dealt:
            counts[card] -= 1
        return tuple(counts)

    @property
    def dealt(self) -> tuple[int, ...]:
        """All cards but the fresh ones."""
        cards = [*self.drawn, *(card for card, _ in self.bottom)]
        for player in self.players:
            cards += [*player.hand, *player.colony, *player.gone]
        return tuple(cards)

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return sum(self.fresh) + len(self.bottom)

    @property
    def offered(self) -> tuple[int, ...]:
        """The colonists that the picking seat may choose from, in order; else none."""
        if self.phase != PICK:
            return ()
        taken = {self.removed, *(player.colonist for player in self.players[: self.seat])}
        return tuple(colonist for colonist in self.order if colonist not in taken)

    @property
    def last_round(self) -> bool:
        """Whether the game ends with this round."""
        return not self.over and any(player.is_full for player in self.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat if the game ended now: modules and bonus."""
        scores, bonus = [], FIRST_BONUS
        for player in self.players:
            scores.append(player.points + bonus * player.is_full)
            if player.is_full and not self.reference:
                bonus = OTHER_BONUS
        return tuple(scores)

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """Seats from the first place to the last; of equal scores the lower seat is ahead."""
        return tuple(sorted(range(SEATS), key=lambda seat: -self.scores[seat]))

    @property
    def named_colonist(self) -> int | None:
        """Whom the Opportunist or the Spy has named."""
        if self.named is None:
            return None
        return self.named - (SWAP_FIRST if self.named >= SWAP_FIRST else STEAL_FIRST)

    @property
    def holder_of_named(self) -> int:
        """The seat that must answer, or ``NOBODY``."""
        colonists = [player.colonist for player in self.players]
        named = self.named_colonist
        return colonists.index(named) if named in colonists else NOBODY

    def knows(self, seat: Seat, other: Seat) -> Known:
        """What ``seat`` knows of the hand of ``other``."""
        return self.known.get((seat, other), NOTHING)


@cache
def orders() -> tuple[tuple[int, ...], ...]:
    """All orders of the colonists, by their numbers."""
    return tuple(permutations(range(COLONISTS)))


def _some(values: list[int]) -> tuple[int, ...]:
    """The entries that are not ``NONE``."""
    return tuple(value for value in values if value != NONE)


def _or_none(value: Any) -> int | None:
    return None if value == NONE else int(value)


def _bits(value: Any) -> frozenset[int]:
    bits = int(value)
    return frozenset(i for i in range(COLONISTS) if bits >> i & 1)


def read(state: State) -> Snapshot:
    """The snapshot of a state."""
    s = state.view(STATE)[0]
    fields = zip(
        s.omnium.tolist(),
        s.hand.tolist(),
        s.colony.tolist(),
        s.colonist.tolist(),
        s.gone.tolist(),
        strict=True,
    )
    players = tuple(
        Player(
            omnium=omnium,
            hand=_some(hand),
            colony=_some(colony),
            colonist=_or_none(colonist),
            gone=unpack(gone) if gone else (),
        )
        for omnium, hand, colony, colonist, gone in fields
    )
    drawn_by = s.drawn_by.tolist()[: int(s.drawn_count)]
    bottom = zip(_some(s.bottom.tolist()), _some(s.bottom_by.tolist()), strict=True)
    return Snapshot(
        players=players,
        round=int(s.round_number),
        seat=int(s.seat),
        phase=int(s.phase),
        exposed=_bits(s.exposed),
        absent=_bits(s.absent),
        named=int(s.named) or None,
        removed=_or_none(s.removed),
        order=tuple(s.order.tolist()),
        drawn=_some(s.drawn.tolist()),
        drawn_by=tuple(_or_none(by) for by in drawn_by),
        bottom=tuple(bottom),
        known=_read_known(s),
        wants_modules=bool(s.wants_modules),
        exhausted=bool(s.exhausted),
        reference=bool(s.reference),
    )


def _read_known(s: Any) -> dict[tuple[Seat, Seat], Known]:
    known, least, sure = s.known.tolist(), s.least.tolist(), s.sure.tolist()
    return {
        (q, r): Known(cards=unpack(known[q][r]), least=least[q][r], sure=_bits(sure[q][r]))
        for q in range(SEATS)
        for r in range(SEATS)
        if known[q][r] or least[q][r] or sure[q][r]
    }


def write(snapshot: Snapshot) -> State:
    """The state of a snapshot."""
    state = np.zeros(WORDS, np.int64)
    s = state.view(STATE)[0]
    for name in ("hand", "colony", "bottom", "bottom_by", "drawn", "drawn_by", "colonist"):
        s[name] = NONE
    for seat, player in enumerate(snapshot.players):
        s.omnium[seat] = player.omnium
        s.gone[seat] = pack(player.gone)
        s.colonist[seat] = NONE if player.colonist is None else player.colonist
        _fill(s.hand[seat], player.hand)
        _fill(s.colony[seat], player.colony)
        s.hand_count[seat] = len(player.hand)
        s.colony_count[seat] = len(player.colony)
    _fill(s.bottom, [card for card, _ in snapshot.bottom])
    _fill(s.bottom_by, [by for _, by in snapshot.bottom])
    _fill(s.drawn, snapshot.drawn)
    _fill(s.drawn_by, [NONE if by is None else by for by in snapshot.drawn_by])
    s.bottom_count, s.drawn_count = len(snapshot.bottom), len(snapshot.drawn)
    s.fresh = snapshot.fresh
    s.fresh_count = sum(snapshot.fresh)
    for (q, r), known in snapshot.known.items():
        s.known[q, r], s.least[q, r] = pack(known.cards), known.least
        s.sure[q, r] = sum(1 << p for p in known.sure)
    s.order = snapshot.order
    s.exposed = sum(1 << seat for seat in snapshot.exposed)
    s.absent = sum(1 << colonist for colonist in snapshot.absent)
    s.named = snapshot.named or 0
    s.removed = NONE if snapshot.removed is None else snapshot.removed
    s.round_number, s.seat, s.phase = snapshot.round, snapshot.seat, snapshot.phase
    s.wants_modules, s.exhausted = snapshot.wants_modules, snapshot.exhausted
    s.reference = snapshot.reference
    return state


def _fill(place: Any, values: Sequence[int]) -> None:
    place[: len(values)] = values

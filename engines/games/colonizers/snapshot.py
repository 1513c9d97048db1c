"""A state of Colonizers as plain values, which texts, boards, and bots read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from typing import Any, Final

from engines.games.colonizers.cards import copies_of, value_of
from engines.games.colonizers.kernels import state as st
from engines.rulekit.snapshot import Held, Layout, bits, listed
from engines.runtime.types import Action, Seat

ASCENDING: Final = tuple(range(st.COLONISTS))


@dataclass(frozen=True, slots=True)
class Known:
    """One seat's knowledge of another's hand.

    Attributes:
        cards: ascending.
        least: everyone can deduce that it knows at least this many cards.
        sure: who else can deduce exactly which they are.
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
        return len(self.colony) >= st.COLONY

    def income(self, colonist: int | None) -> int:
        """The Omnium that a colonist would earn it now with its passive ability."""
        colour = st.NONE if colonist is None else st.COLOUR_OF_COLONIST[colonist]
        return [card // 4 for card in self.colony].count(int(colour))


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a game of Colonizers.

    Attributes:
        players: by seat.
        round: counted from 1.
        seat: whose pick or turn it is.
        phase: of ``kernels.state``.
        exposed: seats whose colonist is public.
        absent: colonists that were named and that nobody holds.
        named: the Opportunist's or the Spy's action that still needs an answer, or None.
        removed: the colonist removed face down; None before the deal.
        order: the order in which colonists are offered.
        drawn: the cards of Draw modules that have been drawn.
        drawn_by: for each, another seat that knows it, or None.
        bottom: the cards at the bottom of the deck, with the seats that put them there.
        known: ``(q, r)`` -> what seat q knows of the hand of seat r; only what needs recording.
        wants_modules: modules will be drawn after the Visionary's card.
        exhausted: the game has ended because the deck ran out.
        reference: whether to play and score as the original program does.
    """

    players: tuple[Player, ...] = (Player(),) * st.SEATS
    round: int = 1
    seat: Seat = 0
    phase: int = st.DEAL
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
        return self.phase == st.OVER

    @property
    def mover(self) -> Player:
        """Whose pick or turn it is."""
        return self.players[self.seat]

    @property
    def fresh(self) -> tuple[int, ...]:
        """How many cards of each type are in the deck above its known bottom."""
        counts = [copies_of(card) for card in range(st.TYPES)]
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
        """The colonists that the picking seat may choose from, in order; empty in other phases."""
        if self.phase != st.PICK:
            return ()
        taken = {self.removed, *(player.colonist for player in self.players[: self.seat])}
        return tuple(colonist for colonist in self.order if colonist not in taken)

    @property
    def last_round(self) -> bool:
        return not self.over and any(player.is_full for player in self.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat if the game ended now: modules and bonus."""
        scores, bonus = [], st.FIRST_BONUS
        for player in self.players:
            scores.append(player.points + bonus * player.is_full)
            if player.is_full and not self.reference:
                bonus = st.OTHER_BONUS
        return tuple(scores)

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """Seats from first place to last; ties go to the lower seat."""
        return tuple(sorted(range(st.SEATS), key=lambda seat: -self.scores[seat]))

    @property
    def named_colonist(self) -> int | None:
        """Whom the Opportunist or the Spy has named."""
        if self.named is None:
            return None
        return self.named - (st.SWAP_FIRST if self.named >= st.SWAP_FIRST else st.STEAL_FIRST)

    @property
    def holder_of_named(self) -> int:
        """The seat that must answer, or ``NOBODY``."""
        colonists = [player.colonist for player in self.players]
        named = self.named_colonist
        return colonists.index(named) if named in colonists else st.NOBODY

    @property
    def drawn_pairs(self) -> tuple[tuple[int, Seat | None], ...]:
        """The drawn cards, each with another seat that knows it."""
        return tuple(zip(self.drawn, self.drawn_by, strict=True))

    def knows(self, seat: Seat, other: Seat) -> Known:
        """The knowledge of ``seat`` about the hand of ``other``."""
        return self.known.get((seat, other), NOTHING)


@cache
def orders() -> tuple[tuple[int, ...], ...]:
    """All orders of the colonists, by their numbers."""
    return tuple(permutations(range(st.COLONISTS)))


def _known(cards: list[Any], least: list[Any], sure: list[Any]) -> dict[tuple[Seat, Seat], Known]:
    found = (
        (q, r, cards[q][r], least[q][r], sure[q][r]) for q, r in product(range(st.SEATS), repeat=2)
    )
    return {
        (q, r): Known(
            st.unpack(packed), count, frozenset(p for p in range(st.SEATS) if word >> p & 1)
        )
        for q, r, packed, count, word in found
        if packed or count or word
    }


def _by_pairs(get: Callable[[Known], int]) -> Callable[[Snapshot], list[list[int]]]:
    """One number about what each seat knows of each hand, as a table."""
    seats = range(st.SEATS)
    return lambda now: [[get(now.knows(q, r)) for r in seats] for q in seats]


LAYOUT: Final = Layout(
    Snapshot,
    st.GameState,
    {
        "players.hand": listed(),
        "players.colony": listed(),
        "players.gone": Held(load=lambda packed: st.unpack(packed) if packed else (), dump=st.pack),
        "round": "round_number",
        "exposed": bits(),
        "absent": bits(),
        "named": Held(load=lambda action: action or None, dump=lambda action: action or 0),
        "drawn": listed(),
        "drawn_by": Held(
            load=lambda row, count: tuple(None if by == st.NONE else by for by in row[:count]),
            dump=lambda row: tuple(st.NONE if by is None else by for by in row),
            fill=st.NONE,
            more=("drawn_count",),
        ),
        "bottom": Held(
            load=lambda cards, by: tuple(
                pair for pair in zip(cards, by, strict=True) if st.NONE not in pair
            ),
            dump=lambda pairs: tuple(card for card, _ in pairs),
            fill=st.NONE,
            more=("bottom_by",),
        ),
        "known": Held(load=_known, dump=None, more=("least", "sure")),
    },
    {
        "known": _by_pairs(lambda known: st.pack(known.cards)),
        "least": _by_pairs(lambda known: known.least),
        "sure": _by_pairs(lambda known: sum(1 << p for p in known.sure)),
        "bottom_by": lambda now: [
            *(by for _, by in now.bottom),
            *[st.NONE] * (st.CARDS - len(now.bottom)),
        ],
        "bottom_count": lambda now: len(now.bottom),
        "drawn_count": lambda now: len(now.drawn),
        "fresh_count": lambda now: sum(now.fresh),
        "hand_count": lambda now: [len(player.hand) for player in now.players],
        "colony_count": lambda now: [len(player.colony) for player in now.players],
    },
)
read, write = LAYOUT.read, LAYOUT.write

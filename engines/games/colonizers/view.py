"""The view that the board of Colonizers draws."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engines.games.colonizers import deductions
from engines.games.colonizers.cards import CODES, COLONIST_NAMES, cost_of, module_of
from engines.games.colonizers.data import PHASES
from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.messages import ends_in_a_draw
from engines.games.colonizers.snapshot import Snapshot
from engines.runtime.types import Action, Seat

HIDDEN: Final = "?"


class Doubt(Enum):
    """Why a decision needs confirmation."""

    ENDS_THE_GAME = "ends the game"
    NOBODY = "nobody"
    """Provably nobody has the named colonist."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat, as the viewer knows it. Cards are codes (``cards.CODES``), colonists are names.

    Attributes:
        omnium: its money.
        hand_size: how many cards it holds.
        hand: those that the viewer knows, ascending.
        colony: in the order of building.
        points: value of the colony.
        score: with the bonus, if the game ended now.
        colonists: the ones that it may have; empty before it picks.
        chances: how likely each of them is.
        shown: whether everyone knows its colonist.
        lost: how many cards it has lost to the hand limit.
        incomes: the Omnium that each colonist with an income would earn it now.
    """

    omnium: int
    hand_size: int
    hand: tuple[str, ...]
    colony: tuple[str, ...]
    points: int
    score: int
    colonists: tuple[str, ...]
    chances: tuple[float, ...]
    shown: bool
    lost: int
    incomes: dict[str, int]

    @property
    def bonus(self) -> int:
        """The score beyond the value of the colony."""
        return self.score - self.points

    def lacks(self, code: str) -> int:
        """The Omnium it lacks to build a module; 0 if it can pay for it."""
        return max(cost_of(module_of(code)) - self.omnium, 0)


@dataclass(frozen=True, slots=True)
class ColonizersView:
    """Everything the board shows.

    Attributes:
        round, seat, phase: the state of the game; the phase is a word of ``data.PHASES``.
        last_round: the game ends with this round.
        deck: how many cards it has.
        players: by seat.
        removed: the colonists that may be the one face down since the deal.
        absent: colonists that were named and that nobody holds.
        drawn: the two drawn cards, ``"?"`` where not known.
        unseen: how many cards of each type the viewer has not located, by code; zeros left out.
        ranking: seats from the first place to the last, once the game is over and won.
        doubts: decisions that need confirmation, if the viewer is the seat that decides.
    """

    round: int
    seat: Seat
    phase: str
    last_round: bool
    deck: int
    players: tuple[PlayerView, ...]
    removed: tuple[str, ...]
    absent: tuple[str, ...]
    drawn: tuple[str, ...]
    unseen: dict[str, int]
    ranking: tuple[Seat, ...]
    doubts: dict[Action, Doubt]

    @property
    def takes(self) -> int:
        """The Omnium that the seat to move gets by taking Omnium, as far as the viewer knows."""
        mover = self.players[self.seat]
        sure = len(mover.colonists) == 1
        return st.INCOME + (mover.incomes.get(mover.colonists[0], 0) if sure else 0)

    @property
    def tied(self) -> tuple[Seat, ...]:
        """The ranked seats that are tied on points with another one."""
        scores = [self.players[seat].score for seat in self.ranking]
        return tuple(seat for seat in self.ranking if scores.count(self.players[seat].score) > 1)

    def publicly(self, seat: Seat) -> tuple[str, ...]:
        """The colonists that a seat may have by public knowledge; empty if it has none.

        Leaves out what other seats have shown, and what was named and nobody had.
        """
        player = self.players[seat]
        if player.shown or not player.colonists:
            return player.colonists
        shown = {name for each in self.players if each.shown for name in each.colonists}
        return tuple(
            name for name in COLONIST_NAMES if name not in shown and name not in self.absent
        )


def view_of(snapshot: Snapshot, viewer: Seat | None) -> ColonizersView:
    """What ``viewer`` may see of a snapshot (None: everything)."""
    chances = deductions.chances_of_colonists(snapshot, viewer)
    unseen = zip(CODES, deductions.unseen_cards(snapshot, viewer), strict=True)
    return ColonizersView(
        round=snapshot.round,
        seat=snapshot.seat,
        phase=PHASES[snapshot.phase],
        last_round=snapshot.last_round,
        deck=snapshot.deck,
        players=tuple(
            _player(snapshot, seat, viewer, likely) for seat, likely in enumerate(chances)
        ),
        removed=_names(deductions.removed_among(snapshot, viewer)),
        absent=_names(sorted(snapshot.absent)),
        drawn=_codes(deductions.visible_drawn(snapshot, viewer)),
        unseen={code: count for code, count in unseen if count},
        ranking=snapshot.ranking if snapshot.over and not snapshot.exhausted else (),
        doubts=_doubts(snapshot, viewer),
    )


def _player(
    snapshot: Snapshot, seat: Seat, viewer: Seat | None, likely: dict[int, float]
) -> PlayerView:
    player = snapshot.players[seat]
    return PlayerView(
        omnium=player.omnium,
        hand_size=len(player.hand),
        hand=_codes(sorted(deductions.known_hand(snapshot, seat, viewer))),
        colony=_codes(player.colony),
        points=player.points,
        score=snapshot.scores[seat],
        colonists=_names(likely),
        chances=tuple(likely.values()),
        shown=seat in snapshot.exposed,
        lost=len(player.gone),
        incomes={
            COLONIST_NAMES[colonist]: player.income(colonist)
            for colonist in range(st.COLONISTS)
            if st.COLOUR_OF_COLONIST[colonist] != st.NONE
        },
    )


def _doubts(snapshot: Snapshot, viewer: Seat | None) -> dict[Action, Doubt]:
    """The decisions that the seat to move should confirm, if it is the viewer."""
    if viewer != snapshot.seat:
        return {}
    if snapshot.phase == st.DRAW and ends_in_a_draw(snapshot):
        return {st.DRAW_MODULES: Doubt.ENDS_THE_GAME}
    if snapshot.phase != st.POWER:
        return {}
    others = (seat for seat in range(st.SEATS) if seat != viewer)
    possible = {each for seat in others for each in deductions.colonists_of(snapshot, seat, viewer)}
    return {
        first + colonist: Doubt.NOBODY
        for first in (st.STEAL_FIRST, st.SWAP_FIRST)
        for colonist in range(st.COLONISTS)
        if colonist not in possible
    }


def _codes(cards: Iterable[int | None]) -> tuple[str, ...]:
    return tuple(HIDDEN if card is None else CODES[card] for card in cards)


def _names(colonists: Iterable[int]) -> tuple[str, ...]:
    return tuple(COLONIST_NAMES[colonist] for colonist in colonists)

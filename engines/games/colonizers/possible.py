"""Which situations the rules can bring about, and words for those they cannot."""

from collections import Counter
from typing import Final

from engines.games.colonizers.cards import COLONIST_NAMES, MODULE_NAMES, copies_of
from engines.games.colonizers.kernels.state import (
    ANSWER,
    COLONISTS,
    COLONY,
    DEAL,
    DRAWING,
    HAND,
    INCOME,
    KEEP,
    OPPORTUNIST,
    PASSIVE,
    PICK,
    REVEAL,
    SEATS,
    SPY,
    SWAP_FIRST,
    VISIONARY,
)
from engines.games.colonizers.snapshot import ASCENDING, NOTHING, Known, Snapshot
from engines.runtime.types import Seat

MOST_ROUNDS: Final = 5000
"""No game is longer (``Kernel.max_steps``)."""
MOST_OMNIUM: Final = INCOME + COLONY + 2
"""A seat gains no more in a turn: the choice, a passive ability, a theft."""


class Impossible(Exception):
    """The rules cannot bring this about."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can come to ``snapshot``."""
    if len(snapshot.players) != SEATS:
        raise Impossible(f"Colonizers has {SEATS} seats: write '1 has 0' to '4 has 0'.")
    if not 1 <= snapshot.round <= MOST_ROUNDS:
        raise Impossible(f"There is no round {snapshot.round}; rounds count from 1.")
    _check_cards(snapshot)
    for seat in range(SEATS):
        _check_seat(snapshot, seat)
    _check_colonists(snapshot)
    _check_phase(snapshot)
    for (q, r), known in snapshot.known.items():
        _check_known(snapshot, q, r, known)


def _check_cards(snapshot: Snapshot) -> None:
    for card, count in Counter(snapshot.dealt).items():
        if count > copies_of(card):
            raise Impossible(
                f"There are {count} cards {MODULE_NAMES[card]}; the game has {copies_of(card)}."
            )
    builds = max(len(player.colony) for player in snapshot.players)
    if builds > snapshot.round:
        raise Impossible(f"{builds} modules cannot be built in {snapshot.round} rounds.")


def _check_seat(snapshot: Snapshot, seat: Seat) -> None:
    player = snapshot.players[seat]
    if len(player.hand) > HAND or len(player.colony) > COLONY:
        raise Impossible(f"Seat {seat + 1} holds {HAND} cards and builds {COLONY} modules at most.")
    if not snapshot.reference and list(player.hand) != sorted(player.hand):
        raise Impossible(f"The hand of seat {seat + 1} is written in the order of the cards.")
    if list(player.gone) != sorted(player.gone):
        raise Impossible(
            f"The lost cards of seat {seat + 1} are written in the order of the cards."
        )
    if player.omnium > MOST_OMNIUM * snapshot.round:
        raise Impossible(f"Seat {seat + 1} cannot have {player.omnium} Omnium in this round.")
    if player.is_full and snapshot.phase == DEAL:
        raise Impossible(f"With the full colony of seat {seat + 1} the game is over.")


def _check_colonists(snapshot: Snapshot) -> None:
    have = [player.colonist is not None for player in snapshot.players]
    picked = snapshot.seat if snapshot.phase <= PICK else SEATS
    if have != [seat < picked for seat in range(SEATS)]:
        raise Impossible(
            "In the deal, no player has a colonist; in the pick, only those before the picking "
            "player; later, all."
        )
    if (snapshot.removed is None) != (snapshot.phase == DEAL):
        raise Impossible("One colonist is removed after the deal: write 'removed Spy'.")
    if snapshot.phase == DEAL and (snapshot.seat or snapshot.order != ASCENDING):
        raise Impossible("Before the deal it is seat 1, and there is no order of colonists.")
    taken = [snapshot.removed, *(player.colonist for player in snapshot.players)]
    for colonist in range(COLONISTS):
        if taken.count(colonist) > 1:
            raise Impossible(f"There is one {COLONIST_NAMES[colonist]} only.")
    _check_public(snapshot)


def _check_public(snapshot: Snapshot) -> None:
    """Whose colonist everybody knows, and who was named in vain."""
    turns = 0 if snapshot.phase <= PICK else snapshot.seat + (snapshot.phase != REVEAL)
    if snapshot.exposed != snapshot.exposed | set(range(turns)):
        raise Impossible("A seat shows its colonist when its turn begins: write 'shown 1'.")
    early = len(snapshot.exposed) - turns + len(snapshot.absent)
    callers = [
        player.colonist
        for player in snapshot.players[:turns]
        if player.colonist in (OPPORTUNIST, SPY)
    ]
    if early > len(callers) - (snapshot.phase == ANSWER):
        raise Impossible("Only the Opportunist and the Spy reveal colonists.")
    if snapshot.absent & {player.colonist for player in snapshot.players}:
        raise Impossible("A colonist that is out of play has no owner.")
    if (snapshot.named is None) != (snapshot.phase != ANSWER):
        raise Impossible("'named SwapHands Miner' belongs to the phase 'answer', and to no other.")
    if snapshot.named is not None:
        caller = SPY if snapshot.named >= SWAP_FIRST else OPPORTUNIST
        if snapshot.mover.colonist != caller or snapshot.named_colonist == caller:
            raise Impossible(f"Nobody but a {COLONIST_NAMES[caller]} can name another like this.")


def _check_phase(snapshot: Snapshot) -> None:
    phase, mover = snapshot.phase, snapshot.mover
    needed = {KEEP: (2,), DRAWING: (0, 1)}.get(phase, (0,))
    if len(snapshot.drawn) not in needed:
        raise Impossible("Two cards are drawn after 'DrawModules', and one of them is kept.")
    if snapshot.seat in snapshot.drawn_by:
        raise Impossible("A player knows the cards they drew: leave out 'by'.")
    if phase == PASSIVE and (mover.colonist != VISIONARY or len(mover.hand) >= HAND):
        raise Impossible("Only a Visionary with fewer than five cards gets a card.")
    if phase in (PASSIVE, DRAWING) and snapshot.deck < 1 + (phase == DRAWING) - len(snapshot.drawn):
        raise Impossible("The deck has too few cards to draw from.")
    if snapshot.wants_modules and phase != PASSIVE:
        raise Impossible("'modules' belongs to the Visionary's card.")
    if phase in (DRAWING, KEEP) and len(mover.hand) == HAND and mover.colonist != VISIONARY:
        raise Impossible("Nobody with five cards in hand draws modules.")
    _check_end(snapshot)


def _check_end(snapshot: Snapshot) -> None:
    full = [seat for seat, player in enumerate(snapshot.players) if player.is_full]
    if snapshot.exhausted:
        if not snapshot.over or snapshot.deck >= 2:
            raise Impossible("'exhausted' ends a game whose deck has fewer than two cards.")
    elif snapshot.over and (not full or snapshot.seat != SEATS - 1):
        raise Impossible("The game ends after seat 4, with a full colony.")
    if snapshot.over and not snapshot.exhausted:
        return
    if full and (snapshot.phase <= PICK or max(full) >= snapshot.seat):
        raise Impossible(
            f"Seat {max(full) + 1} has a full colony before its turn: the game would be over."
        )


def _check_known(snapshot: Snapshot, q: Seat, r: Seat, known: Known) -> None:
    hand = Counter(snapshot.players[r].hand)
    if q == r or known == NOTHING:
        raise Impossible("A seat knows something of another seat's hand, or nothing is written.")
    if list(known.cards) != sorted(known.cards) or Counter(known.cards) - hand:
        raise Impossible(f"Seat {q + 1} cannot know cards that seat {r + 1} does not have.")
    if known.least > len(known.cards):
        raise Impossible(f"Seat {q + 1} knows {known.least} cards of seat {r + 1} at least.")
    if q in known.sure:
        raise Impossible("'sure' names opponents: all players know what they know themselves.")
    for p in known.sure - {r}:
        if Counter(known.cards) - Counter(snapshot.knows(p, r).cards):
            raise Impossible(f"Seat {p + 1} cannot be sure of cards that it does not know.")

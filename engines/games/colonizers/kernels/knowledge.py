"""What seats know (rules, 2.4), and drawing the rest anew (2.5).

A seat knows cards by their place: those it has given away in an exchange of hands, as long as they
stay in a hand; those it has put under the deck, until they are drawn; those it has lost. All other
places of the remaining cards are equally likely, and so are those of the colonists that it cannot
tell apart.

What another seat knows of a third seat's hand is redrawn too. If the hand came from that other
seat, this is known exactly; otherwise, the least that the other seat must know is assumed.
"""

from typing import Final

import numpy as np

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.choices import EVERYBODY, colonists_of, offered_to
from engines.games.colonizers.kernels.turns import packed_hand
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

ALL_SEATS: Final = (1 << st.SEATS) - 1

# -- observing --------------------------------------------------------------------------------


@subroutine
def observed(s: st.GameState, action: int, seat: int) -> int:
    """What ``seat`` learns of an action or outcome (rules, 1.6)."""
    phase = s.phase
    if seat == s.seat:  # in the deal, seat 1 sees which colonist is missing
        return action
    if phase == st.DEAL:
        return int64(st.UNSEEN + action // st.COLONISTS)
    if phase == st.PICK and seat == s.seat + 1:  # it sees what is passed on
        return int64(st.UNSEEN + (offered_to(s, int64(s.seat)) & ~(int64(1) << action)))
    if phase in (st.PICK, st.KEEP):
        return int64(st.UNSEEN)
    if phase in (st.PASSIVE, st.DRAWING) and (s.fresh_count > 0 or s.bottom_by[0] != seat):
        return int64(st.UNSEEN)
    return action


# -- colonists --------------------------------------------------------------------------------


@subroutine
def give_colonist(s: st.GameState, pool: int, seat: int, skip: int) -> int:
    """Give a seat the colonist after the first ``skip`` of ``pool``, or remove it (seat -1).

    Returns what is left of the pool.
    """
    colonist = int64(0)
    while pool >> colonist & 1 == 0 or skip > 0:
        skip -= pool >> colonist & 1
        colonist += 1
    if seat < 0:
        s.removed = colonist
    else:
        s.colonist[seat] = colonist
    return pool & ~(int64(1) << colonist)


@subroutine
def spread_colonists(
    s: st.GameState, pool: int, seats: int, with_removed: int, rng: Stream
) -> None:
    """Give colonists of ``pool`` to ``seats`` (bits); ``with_removed`` 1: and remove one."""
    left = int64(0)
    for colonist in range(st.COLONISTS):
        left += pool >> colonist & 1
    for seat in range(-1, st.SEATS):
        if (seat < 0 and with_removed == 0) or (seat >= 0 and seats >> seat & 1 == 0):
            continue
        pool = give_colonist(s, pool, int64(seat), below(rng, left))
        left -= 1


@subroutine
def passed_on(s: st.GameState, viewer: int, public: int) -> int:
    """Bits of the colonists offered to ``viewer`` that no seat of ``public`` (bits) has."""
    return offered_to(s, viewer) & ~colonists_of(s, public) & ~int64(s.absent)


@subroutine
def redraw_colonists(s: st.GameState, viewer: int, rng: Stream) -> None:
    """Permute the colonists that ``viewer`` cannot tell apart.

    Those that it was not offered belong to earlier seats, or are removed; those that it has passed
    on belong to later seats, are on offer, or left over.
    """
    if s.phase == st.DEAL:
        return
    have = (int64(1) << int64(s.seat)) - 1 if s.phase == st.PICK else int64(ALL_SEATS)
    if s.phase == st.PICK and viewer > s.seat:
        spread_colonists(s, int64(EVERYBODY), have, int64(1), rng)
        return
    hidden = have & ~int64(s.exposed)
    earlier = hidden & ((int64(1) << viewer) - 1)
    later = hidden & ~((int64(2) << viewer) - 1)
    offered = offered_to(s, viewer)
    own = int64(0) if s.phase == st.PICK and viewer == s.seat else int64(1) << viewer
    public = int64(s.exposed) | own
    before = EVERYBODY & ~offered & ~colonists_of(s, int64(s.exposed) & have & ~own)
    after = passed_on(s, viewer, public)
    removed_is_hidden = int64(1 if before & s.absent == 0 else 0)
    spread_colonists(s, before & ~int64(s.absent), earlier, removed_is_hidden, rng)
    spread_colonists(s, after, later, int64(0), rng)


# -- cards ------------------------------------------------------------------------------------


@subroutine
def take_packed(counts: State, packed: int) -> None:
    """Take a packed set out of counts by type."""
    for card in range(st.TYPES):
        counts[card] -= packed >> (3 * card) & 7


@subroutine
def unseen_cards(s: st.GameState, viewer: int, counts: State) -> None:
    """Write how many cards of each type are at places unknown to ``viewer``."""
    for card in range(st.TYPES):
        counts[card] = st.COPIES[card]
    for seat in range(st.SEATS):
        for i in range(s.colony_count[seat]):
            counts[s.colony[seat, i]] -= 1
        if seat != viewer:
            take_packed(counts, int64(s.known[viewer, seat]))
    for i in range(s.hand_count[viewer]):
        counts[s.hand[viewer, i]] -= 1
    take_packed(counts, int64(s.gone[viewer]))
    for i in range(s.drawn_count):
        if viewer in (s.seat, s.drawn_by[i]):
            counts[s.drawn[i]] -= 1
    for i in range(s.bottom_count):
        if s.bottom_by[i] == viewer:
            counts[s.bottom[i]] -= 1


@subroutine
def draw_unseen(pool: State, left: int, rng: Stream) -> int:
    """Take a random one of the first ``left`` cards of ``pool``."""
    at = below(rng, left)
    card = int64(pool[at])
    pool[at] = pool[left - 1]
    return card


@subroutine
def packed_union(one: int, other: int) -> int:
    """The smallest packed set that holds both."""
    both = int64(0)
    for card in range(st.TYPES):
        both |= max(one >> (3 * card) & 7, other >> (3 * card) & 7) << (3 * card)
    return both


@subroutine
def packed_size(packed: int) -> int:
    """How many cards a packed set has."""
    size = int64(0)
    while packed > 0:
        size += packed & 7
        packed >>= 3
    return size


@subroutine
def append_cards(hand: State, place: int, packed: int, rng: Stream) -> int:
    """Write a packed set to ``hand`` from ``place`` on, in random order; return where it ends."""
    end = place
    for card in range(st.TYPES):
        for _ in range(packed >> (3 * card) & 7):
            hand[end] = card
            end += 1
    for last in range(end - 1, place, -1):
        other = place + below(rng, int64(last + 1 - place))
        hand[last], hand[other] = hand[other], hand[last]
    return end


@subroutine
def order_known(
    s: st.GameState, viewer: int, seat: int, known: int, hand: State, rng: Stream
) -> int:
    """Write the cards that ``viewer`` knows in a hand; return how many there are.

    Those that the viewer is sure someone else knows too come first, the smallest set first: so the
    first cards are those that a seat which had the hand even earlier would know.
    """
    place = int64(0)
    placed = int64(0)
    for size in range(1, st.HAND + 1):
        for q in range(st.SEATS):
            theirs = int64(s.known[q, seat])
            if s.sure[q, seat] >> viewer & 1 == 1 and packed_size(theirs) == size:
                both = packed_union(placed, theirs)
                place = append_cards(hand, place, both - placed, rng)
                placed = both
    return append_cards(hand, place, known - placed, rng)


@subroutine
def refill_hand(
    s: st.GameState,
    viewer: int,
    seat: int,
    counts: State,
    pool: State,
    left: int,
    hand: State,
    rng: Stream,
) -> int:
    """Redraw the hand of another seat; return how many cards are left in ``pool``.

    Writes the hand to ``hand``: first what ``viewer`` knows of it.
    """
    size = int64(s.hand_count[seat])
    place = order_known(s, viewer, seat, int64(s.known[viewer, seat]), hand, rng)
    while place < size:
        hand[place] = draw_unseen(pool, left, rng)
        counts[hand[place]] -= 1
        left -= 1
        place += 1
    for i in range(size):
        at = int64(i)
        while s.reference == 0 and at > 0 and s.hand[seat, at - 1] > hand[i]:
            s.hand[seat, at] = s.hand[seat, at - 1]
            at -= 1
        s.hand[seat, at] = hand[i]
    return left


@subroutine
def redraw_knowledge(s: st.GameState, viewer: int, seat: int, hand: State) -> None:
    """Redraw what others know of the hand of ``seat``: as little as possible.

    ``hand``: its cards, first those that ``viewer`` knows (``order_known``).
    """
    for q in range(st.SEATS):
        if q not in (viewer, seat) and s.sure[q, seat] >> viewer & 1 == 0:
            packed = int64(0)
            for i in range(s.least[q, seat]):
                packed += int64(1) << (3 * hand[i])
            s.known[q, seat] = packed
    for _ in range(2):  # being sure what a seat knows means knowing it too; twice, for chains
        for q in range(st.SEATS):
            for p in range(st.SEATS):
                if (
                    s.sure[q, seat] >> p & 1 == 1
                    and p not in (viewer, seat)
                    and s.sure[p, seat] >> viewer & 1 == 0
                ):
                    s.known[p, seat] = packed_union(
                        int64(s.known[p, seat]), int64(s.known[q, seat])
                    )


@subroutine
def redraw_cards(s: st.GameState, viewer: int, rng: Stream) -> None:
    """Permute the cards whose places ``viewer`` doesn't know."""
    counts = np.empty(st.TYPES, np.int64)
    pool = np.empty(st.CARDS, np.int64)
    hand = np.empty(st.HAND, np.int64)
    unseen_cards(s, viewer, counts)
    left = int64(0)
    for card in range(st.TYPES):
        for _ in range(counts[card]):
            pool[left] = card
            left += 1
    for seat in range(st.SEATS):
        if seat == viewer:
            order_known(s, viewer, viewer, packed_hand(s, viewer), hand, rng)
        else:
            left = refill_hand(s, viewer, int64(seat), counts, pool, left, hand, rng)
        redraw_knowledge(s, viewer, int64(seat), hand)
    left = redraw_places(s, viewer, counts, pool, left, rng)
    redraw_gone(s, viewer, counts, pool, left, rng)
    for card in range(st.TYPES):
        s.fresh[card] = counts[card]


@subroutine
def redraw_places(
    s: st.GameState, viewer: int, counts: State, pool: State, left: int, rng: Stream
) -> int:
    """Redraw the two drawn cards and the bottom of the deck; return how many cards are left."""
    if viewer != s.seat:
        for i in range(s.drawn_count):
            if s.drawn_by[i] != viewer:
                card = draw_unseen(pool, left, rng)
                s.drawn[i] = card
                counts[card] -= 1
                left -= 1
    for i in range(s.bottom_count):
        if s.bottom_by[i] != viewer:
            card = draw_unseen(pool, left, rng)
            s.bottom[i] = card
            counts[card] -= 1
            left -= 1
    return left


@subroutine
def redraw_gone(
    s: st.GameState, viewer: int, counts: State, pool: State, left: int, rng: Stream
) -> None:
    """Redraw the cards that others have lost; how many each has lost is public."""
    for seat in range(st.SEATS):
        if seat != viewer:
            lost = int64(s.gone[seat])
            packed = int64(0)
            while lost > 0:
                for _ in range(lost & 7):
                    card = draw_unseen(pool, left, rng)
                    packed += int64(1) << (3 * card)
                    counts[card] -= 1
                    left -= 1
                lost >>= 3
            s.gone[seat] = packed

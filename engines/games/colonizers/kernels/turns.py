"""What actions and outcomes do (rules, 1.3 and 1.4)."""

from typing import Any

from engines.games.colonizers.kernels.state import (
    ANSWER,
    BUILD,
    BUILD_FIRST,
    BUILD_NOTHING,
    COLONISTS,
    COLONY,
    COLOUR_OF_COLONIST,
    COST,
    DEAL,
    DO_NOTHING,
    DRAW,
    DRAW_MODULES,
    DRAWING,
    HAND,
    INCOME,
    KEEP,
    KEEP_FIRST,
    NOBODY,
    NONE,
    OVER,
    PASSIVE,
    PICK,
    PICK_FIRST,
    POWER,
    REVEAL,
    SEATS,
    STATE,
    STEAL_FIRST,
    STEAL_MOST,
    SWAP_FIRST,
    VISIONARY,
)
from engines.runtime.kernels.contract import int64, kernel, record_view

record = record_view(STATE)


# -- hands and deck ---------------------------------------------------------------------------


@kernel()
def deck_count(s: Any) -> int:
    """How many cards the deck has."""
    return int64(s.fresh_count + s.bottom_count)


@kernel()
def packed_hand(s: Any, seat: int) -> int:
    """The hand of a seat as a packed set."""
    packed = int64(0)
    for i in range(s.hand_count[seat]):
        packed += int64(1) << int64(3 * s.hand[seat, i])
    return packed


@kernel()
def add_to_hand(s: Any, seat: int, card: int) -> None:
    """Put a card into a hand: at its place, or in reference mode at the end."""
    at = int64(s.hand_count[seat])
    if s.reference == 0:
        while at > 0 and s.hand[seat, at - 1] > card:
            s.hand[seat, at] = s.hand[seat, at - 1]
            at -= 1
    s.hand[seat, at] = card
    s.hand_count[seat] += 1


@kernel()
def remove_from_hand(s: Any, seat: int, card: int) -> None:
    """Take the first card of a type out of a hand."""
    at = int64(0)
    while s.hand[seat, at] != card:
        at += 1
    s.hand_count[seat] -= 1
    for i in range(at, s.hand_count[seat]):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, s.hand_count[seat]] = NONE


@kernel()
def take_from_deck(s: Any, card: int) -> int:
    """Take ``card`` off the deck; return the seat that knew it lay there, or ``NONE``."""
    if s.fresh_count > 0:
        s.fresh[card] -= 1
        s.fresh_count -= 1
        return int64(NONE)
    by = int64(s.bottom_by[0])
    s.bottom_count -= 1
    for i in range(s.bottom_count):
        s.bottom[i] = s.bottom[i + 1]
        s.bottom_by[i] = s.bottom_by[i + 1]
    s.bottom[s.bottom_count] = NONE
    s.bottom_by[s.bottom_count] = NONE
    return by


@kernel()
def put_to_bottom(s: Any, seat: int, card: int) -> None:
    """Put a card under the deck, known to ``seat``."""
    s.bottom[s.bottom_count] = card
    s.bottom_by[s.bottom_count] = seat
    s.bottom_count += 1


@kernel()
def colour_count(s: Any, seat: int, colour: int) -> int:
    """Modules of a colour in a colony."""
    count = int64(0)
    for i in range(s.colony_count[seat]):
        if s.colony[seat, i] >> 2 == colour:
            count += 1
    return count


@kernel()
def income(s: Any, seat: int) -> int:
    """Omnium that the passive ability of the seat's colonist brings."""
    colour = COLOUR_OF_COLONIST[s.colonist[seat]]
    return colour_count(s, seat, colour) if colour != NONE else int64(0)


@kernel()
def gets_passive_card(s: Any, seat: int) -> bool:
    """Whether the passive ability of the seat's colonist brings a card."""
    return s.colonist[seat] == VISIONARY and s.hand_count[seat] < HAND and deck_count(s) > 0


# -- a round ----------------------------------------------------------------------------------


@kernel()
def set_order(s: Any, number: int) -> None:
    """The order with a number (0: ascending; lexicographic), in which colonists are offered."""
    left = int64(0)  # bits of the colonists that have their place
    ways = int64(120)
    for place in range(COLONISTS):
        skip = number // ways
        number -= skip * ways
        colonist = int64(0)
        while left >> colonist & 1 == 1 or skip > 0:
            if left >> colonist & 1 == 0:
                skip -= 1
            colonist += 1
        s.order[place] = colonist
        left |= int64(1) << colonist
        if place < COLONISTS - 1:
            ways //= COLONISTS - 1 - place


@kernel()
def begin_round(s: Any) -> None:
    """The colonists come back and are dealt anew."""
    s.round_number += 1
    s.seat = 0
    s.phase = DEAL
    s.removed = NONE
    s.exposed = 0
    s.absent = 0
    for seat in range(SEATS):
        s.colonist[seat] = NONE
    for place in range(COLONISTS):
        s.order[place] = place


@kernel()
def next_turn(s: Any) -> None:
    """The turn passes on; after seat 4 the game ends with a full colony, or a round begins."""
    if s.seat < SEATS - 1:
        s.seat += 1
        s.phase = REVEAL
        return
    for seat in range(SEATS):
        if s.colony_count[seat] == COLONY:
            s.phase = OVER
            return
    begin_round(s)


@kernel()
def deal(s: Any, outcome: int) -> None:
    """One colonist is removed, five are offered, in reference mode in an order of their own."""
    s.removed = outcome % COLONISTS
    if s.reference != 0:
        set_order(s, outcome // COLONISTS)
    s.phase = PICK


@kernel()
def pick(s: Any, colonist: int) -> None:
    """A seat takes a colonist."""
    s.colonist[s.seat] = colonist
    if s.seat < SEATS - 1:
        s.seat += 1
    else:
        s.seat = 0
        s.phase = REVEAL


# -- a turn -----------------------------------------------------------------------------------


@kernel()
def go_on_after_passive(s: Any, wants_modules: int) -> None:
    """Omnium, or two cards, or the end of the game if there are no two."""
    s.wants_modules = 0
    if wants_modules == 0:
        s.omnium[s.seat] += INCOME
        s.phase = POWER
    elif deck_count(s) < 2:
        s.exhausted = 1
        s.phase = OVER
    else:
        s.phase = DRAWING


@kernel()
def choose(s: Any, wants_modules: int) -> None:
    """The choice of the Draw phase, the passive ability first."""
    seat = int64(s.seat)
    if gets_passive_card(s, seat):
        s.wants_modules = wants_modules
        s.phase = PASSIVE
        return
    s.omnium[seat] += income(s, seat)
    go_on_after_passive(s, wants_modules)


@kernel()
def take_passive_card(s: Any, card: int) -> None:
    """The Visionary's card; whoever knew it on the bottom of the deck knows where it is now."""
    seat = s.seat
    by = take_from_deck(s, card)
    add_to_hand(s, int64(seat), card)
    if by != NONE and by != seat:  # numba wants one type
        holder = int64(1) << int64(seat)
        s.sure[by, seat] = holder if s.known[by, seat] == 0 else s.sure[by, seat] & holder
        s.known[by, seat] += int64(1) << (3 * card)
        s.least[by, seat] += 1
    go_on_after_passive(s, int64(s.wants_modules))


@kernel()
def draw_card(s: Any, card: int) -> None:
    """One of the two cards of Draw modules."""
    by = take_from_deck(s, card)
    s.drawn[s.drawn_count] = card
    s.drawn_by[s.drawn_count] = NONE if by == s.seat else by
    s.drawn_count += 1
    if s.drawn_count == 2:
        s.phase = KEEP


@kernel()
def keep(s: Any, card: int) -> None:
    """One drawn card is kept, the other goes under the deck; a sixth card in hand is lost."""
    seat = int64(s.seat)
    other = int64(s.drawn[1] if s.drawn[0] == card else s.drawn[0])
    if s.hand_count[seat] < HAND:
        add_to_hand(s, seat, card)
    else:
        s.gone[seat] += int64(1) << (3 * card)
    put_to_bottom(s, seat, other)
    for i in range(2):
        s.drawn[i] = NONE
        s.drawn_by[i] = NONE
    s.drawn_count = 0
    s.phase = POWER


@kernel()
def colonist_named_by(action: int) -> int:
    """Whom the Opportunist or the Spy names with an action."""
    return action - (SWAP_FIRST if action >= SWAP_FIRST else STEAL_FIRST)


@kernel()
def named_colonist(s: Any) -> int:
    """Whom the Opportunist or the Spy has named."""
    return colonist_named_by(int64(s.named))


@kernel()
def holder_of(s: Any, colonist: int) -> int:
    """The seat with a colonist, or ``NOBODY``."""
    for seat in range(SEATS):
        if s.colonist[seat] == colonist:
            return int64(seat)
    return int64(NOBODY)


@kernel()
def loot(s: Any, victim: int) -> int:
    """Omnium that the Opportunist takes from a seat."""
    return min(int64(STEAL_MOST), int64(s.omnium[victim]))


@kernel()
def answer(s: Any, holder: int) -> None:
    """The holder of the named colonist shows it and pays, or exchanges hands."""
    if holder == NOBODY:
        s.absent |= int64(1) << named_colonist(s)
    else:
        s.exposed |= int64(1) << holder
        if s.named >= SWAP_FIRST:
            exchange(s, int64(s.seat), holder)
        else:
            amount = loot(s, holder)
            s.omnium[holder] -= amount
            s.omnium[s.seat] += amount
    s.named = 0
    s.phase = BUILD


@kernel()
def exchange(s: Any, one: int, other: int) -> None:
    """Two seats exchange their hands, and what others know of these hands moves along.

    Both know what they have given away. Which of those cards third seats still know, the one who
    gets them cannot see.
    """
    for i in range(HAND):
        s.hand[one, i], s.hand[other, i] = s.hand[other, i], s.hand[one, i]
    s.hand_count[one], s.hand_count[other] = s.hand_count[other], s.hand_count[one]
    for q in range(SEATS):
        if q not in (one, other):
            s.known[q, one], s.known[q, other] = s.known[q, other], s.known[q, one]
            s.least[q, one], s.least[q, other] = s.least[q, other], s.least[q, one]
            s.sure[q, one], s.sure[q, other] = s.sure[q, other], s.sure[q, one]
    give(s, one, other)
    give(s, other, one)


@kernel()
def give(s: Any, giver: int, taker: int) -> None:
    """``giver`` knows the hand that ``taker`` has now, and both know it."""
    s.known[giver, taker] = packed_hand(s, taker)
    s.least[giver, taker] = s.hand_count[taker]
    s.sure[giver, taker] = int64(1) << taker if s.hand_count[taker] > 0 else int64(0)


@kernel()
def build(s: Any, card: int) -> None:
    """Pay a module and put it into the colony.

    Whoever knows a card of this type in the hand cannot know of another one that it is still there.
    """
    seat = int64(s.seat)
    s.omnium[seat] -= COST[card]
    remove_from_hand(s, seat, card)
    s.colony[seat, s.colony_count[seat]] = card
    s.colony_count[seat] += 1
    for q in range(SEATS):
        if s.known[q, seat] >> (3 * card) & 7 > 0:
            s.known[q, seat] -= int64(1) << (3 * card)
        if s.least[q, seat] > 0:
            s.least[q, seat] -= 1
        if s.hand_count[seat] == 0:
            s.sure[q, seat] = 0


@kernel()
def play(s: Any, action: int) -> None:
    """An action or outcome, by phase."""
    phase = s.phase
    if phase == BUILD:
        if action != BUILD_NOTHING:
            build(s, action - BUILD_FIRST)
        next_turn(s)
    elif phase == POWER:
        if action == DO_NOTHING:
            s.phase = BUILD
        else:
            s.named = action
            s.phase = ANSWER
    elif phase == ANSWER:
        answer(s, action)
    elif phase == REVEAL:
        s.exposed |= int64(1) << int64(s.seat)
        s.phase = DRAW
    elif phase == DRAW:
        choose(s, int64(action == DRAW_MODULES))
    elif phase == DRAWING:
        draw_card(s, action)
    elif phase == KEEP:
        keep(s, action - KEEP_FIRST)
    elif phase == PICK:
        pick(s, action - PICK_FIRST)
    elif phase == PASSIVE:
        take_passive_card(s, action)
    elif phase == DEAL:
        deal(s, action)

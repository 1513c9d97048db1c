"""The effects of actions and outcomes, the outcomes themselves, and points (rules, 1.3 to 1.5)."""

from typing import Final

from engines.games.colonizers.kernels import state as st
from engines.runtime.kernels.contract import int64, record_view, subroutine
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

record = record_view(st.GameState)


# -- hands and deck ---------------------------------------------------------------------------


@subroutine
def deck_count(s: st.GameState) -> int:
    """How many cards the deck has."""
    return int64(s.fresh_count + s.bottom_count)


@subroutine
def packed_hand(s: st.GameState, seat: int) -> int:
    """The hand of a seat as a packed set."""
    packed = int64(0)
    for i in range(s.hand_count[seat]):
        packed += int64(1) << int64(3 * s.hand[seat, i])
    return packed


@subroutine
def add_to_hand(s: st.GameState, seat: int, card: int) -> None:
    """Put a card into a hand: at its place, or in reference mode at the end."""
    at = int64(s.hand_count[seat])
    if s.reference == 0:
        while at > 0 and s.hand[seat, at - 1] > card:
            s.hand[seat, at] = s.hand[seat, at - 1]
            at -= 1
    s.hand[seat, at] = card
    s.hand_count[seat] += 1


@subroutine
def remove_from_hand(s: st.GameState, seat: int, card: int) -> None:
    """Take the first card of a type out of a hand."""
    at = int64(0)
    while s.hand[seat, at] != card:
        at += 1
    s.hand_count[seat] -= 1
    for i in range(at, s.hand_count[seat]):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, s.hand_count[seat]] = st.NONE


@subroutine
def take_from_deck(s: st.GameState, card: int) -> int:
    """Take ``card`` off the deck; return the seat that knew it was there, or ``NONE``."""
    if s.fresh_count > 0:
        s.fresh[card] -= 1
        s.fresh_count -= 1
        return int64(st.NONE)
    by = int64(s.bottom_by[0])
    s.bottom_count -= 1
    for i in range(s.bottom_count):
        s.bottom[i] = s.bottom[i + 1]
        s.bottom_by[i] = s.bottom_by[i + 1]
    s.bottom[s.bottom_count] = st.NONE
    s.bottom_by[s.bottom_count] = st.NONE
    return by


@subroutine
def put_to_bottom(s: st.GameState, seat: int, card: int) -> None:
    """Put a card under the deck, known to ``seat``."""
    s.bottom[s.bottom_count] = card
    s.bottom_by[s.bottom_count] = seat
    s.bottom_count += 1


@subroutine
def colour_count(s: st.GameState, seat: int, colour: int) -> int:
    """Modules of a color in a colony."""
    count = int64(0)
    for i in range(s.colony_count[seat]):
        if s.colony[seat, i] >> 2 == colour:
            count += 1
    return count


@subroutine
def income(s: st.GameState, seat: int) -> int:
    """Omnium from the passive ability of the seat's colonist."""
    colour = st.COLOUR_OF_COLONIST[s.colonist[seat]]
    return colour_count(s, seat, colour) if colour != st.NONE else int64(0)


@subroutine
def gets_passive_card(s: st.GameState, seat: int) -> bool:
    """Whether the passive ability of the seat's colonist draws a card."""
    return s.colonist[seat] == st.VISIONARY and s.hand_count[seat] < st.HAND and deck_count(s) > 0


# -- a round ----------------------------------------------------------------------------------


@subroutine
def set_order(s: st.GameState, number: int) -> None:
    """Set the order in which colonists are offered, by number (lexicographic; 0: ascending)."""
    left = int64(0)  # bits of the colonists already placed
    ways = int64(120)
    for place in range(st.COLONISTS):
        skip = number // ways
        number -= skip * ways
        colonist = int64(0)
        while left >> colonist & 1 == 1 or skip > 0:
            if left >> colonist & 1 == 0:
                skip -= 1
            colonist += 1
        s.order[place] = colonist
        left |= int64(1) << colonist
        if place < st.COLONISTS - 1:
            ways //= st.COLONISTS - 1 - place


@subroutine
def begin_round(s: st.GameState) -> None:
    """Return the colonists and deal them again."""
    s.round_number += 1
    s.seat = 0
    s.phase = st.DEAL
    s.removed = st.NONE
    s.exposed = 0
    s.absent = 0
    for seat in range(st.SEATS):
        s.colonist[seat] = st.NONE
    for place in range(st.COLONISTS):
        s.order[place] = place


@subroutine
def next_turn(s: st.GameState) -> None:
    """Pass the turn; after seat 4 the game ends if a colony is full, otherwise a round begins."""
    if s.seat < st.SEATS - 1:
        s.seat += 1
        s.phase = st.REVEAL
        return
    for seat in range(st.SEATS):
        if s.colony_count[seat] == st.COLONY:
            s.phase = st.OVER
            return
    begin_round(s)


@subroutine
def deal(s: st.GameState, outcome: int) -> None:
    """Remove one colonist and offer the other five, in reference mode in a random order."""
    s.removed = outcome % st.COLONISTS
    if s.reference != 0:
        set_order(s, outcome // st.COLONISTS)
    s.phase = st.PICK


@subroutine
def pick(s: st.GameState, colonist: int) -> None:
    """A seat takes a colonist."""
    s.colonist[s.seat] = colonist
    if s.seat < st.SEATS - 1:
        s.seat += 1
    else:
        s.seat = 0
        s.phase = st.REVEAL


# -- a turn -----------------------------------------------------------------------------------


@subroutine
def go_on_after_passive(s: st.GameState, wants_modules: int) -> None:
    """Omnium, or two cards, or the end of the game if fewer than two are left."""
    s.wants_modules = 0
    if wants_modules == 0:
        s.omnium[s.seat] += st.INCOME
        s.phase = st.POWER
    elif deck_count(s) < 2:
        s.exhausted = 1
        s.phase = st.OVER
    else:
        s.phase = st.DRAWING


@subroutine
def choose(s: st.GameState, wants_modules: int) -> None:
    """Play the choice of the Draw phase, after the passive ability."""
    seat = int64(s.seat)
    if gets_passive_card(s, seat):
        s.wants_modules = wants_modules
        s.phase = st.PASSIVE
        return
    s.omnium[seat] += income(s, seat)
    go_on_after_passive(s, wants_modules)


@subroutine
def take_passive_card(s: st.GameState, card: int) -> None:
    """Draw the Visionary's card; a seat that knew it under the deck knows where it is now."""
    seat = s.seat
    by = take_from_deck(s, card)
    add_to_hand(s, int64(seat), card)
    if by != st.NONE and by != seat:
        holder = int64(1) << int64(seat)  # numba wants one type for both branches
        s.sure[by, seat] = holder if s.known[by, seat] == 0 else s.sure[by, seat] & holder
        s.known[by, seat] += int64(1) << (3 * card)
        s.least[by, seat] += 1
    go_on_after_passive(s, int64(s.wants_modules))


@subroutine
def draw_card(s: st.GameState, card: int) -> None:
    """One of the two cards of Draw modules."""
    by = take_from_deck(s, card)
    s.drawn[s.drawn_count] = card
    s.drawn_by[s.drawn_count] = st.NONE if by == s.seat else by
    s.drawn_count += 1
    if s.drawn_count == 2:
        s.phase = st.KEEP


@subroutine
def keep(s: st.GameState, card: int) -> None:
    """One drawn card is kept, the other goes under the deck; a sixth card in hand is lost."""
    seat = int64(s.seat)
    other = int64(s.drawn[1] if s.drawn[0] == card else s.drawn[0])
    if s.hand_count[seat] < st.HAND:
        add_to_hand(s, seat, card)
    else:
        s.gone[seat] += int64(1) << (3 * card)
    put_to_bottom(s, seat, other)
    for i in range(2):
        s.drawn[i] = st.NONE
        s.drawn_by[i] = st.NONE
    s.drawn_count = 0
    s.phase = st.POWER


@subroutine
def colonist_named_by(action: int) -> int:
    """Whom the Opportunist or the Spy names with an action."""
    return action - (st.SWAP_FIRST if action >= st.SWAP_FIRST else st.STEAL_FIRST)


@subroutine
def named_colonist(s: st.GameState) -> int:
    """Whom the Opportunist or the Spy has named."""
    return colonist_named_by(int64(s.named))


@subroutine
def holder_of(s: st.GameState, colonist: int) -> int:
    """The seat with a colonist, or ``NOBODY``."""
    for seat in range(st.SEATS):
        if s.colonist[seat] == colonist:
            return int64(seat)
    return int64(st.NOBODY)


@subroutine
def loot(s: st.GameState, victim: int) -> int:
    """Omnium that the Opportunist takes from a seat."""
    return min(int64(st.STEAL_MOST), int64(s.omnium[victim]))


@subroutine
def answer(s: st.GameState, holder: int) -> None:
    """The holder of the named colonist shows it and pays, or exchanges hands."""
    if holder == st.NOBODY:
        s.absent |= int64(1) << named_colonist(s)
    else:
        s.exposed |= int64(1) << holder
        if s.named >= st.SWAP_FIRST:
            exchange(s, int64(s.seat), holder)
        else:
            amount = loot(s, holder)
            s.omnium[holder] -= amount
            s.omnium[s.seat] += amount
    s.named = 0
    s.phase = st.BUILD


@subroutine
def exchange(s: st.GameState, one: int, other: int) -> None:
    """Exchange the hands of two seats, with what others know of these hands.

    Both know the cards they have given away; neither sees which of its new cards third seats know.
    """
    for i in range(st.HAND):
        s.hand[one, i], s.hand[other, i] = s.hand[other, i], s.hand[one, i]
    s.hand_count[one], s.hand_count[other] = s.hand_count[other], s.hand_count[one]
    for q in range(st.SEATS):
        if q not in (one, other):
            s.known[q, one], s.known[q, other] = s.known[q, other], s.known[q, one]
            s.least[q, one], s.least[q, other] = s.least[q, other], s.least[q, one]
            s.sure[q, one], s.sure[q, other] = s.sure[q, other], s.sure[q, one]
    give(s, one, other)
    give(s, other, one)


@subroutine
def give(s: st.GameState, giver: int, taker: int) -> None:
    """Note that ``giver`` knows the hand that ``taker`` has now, and that both know that."""
    s.known[giver, taker] = packed_hand(s, taker)
    s.least[giver, taker] = s.hand_count[taker]
    s.sure[giver, taker] = int64(1) << taker if s.hand_count[taker] > 0 else int64(0)


@subroutine
def build(s: st.GameState, card: int) -> None:
    """Pay for a module and put it into the colony.

    A seat that knew a card of this type in the hand can't know whether it is still there.
    """
    seat = int64(s.seat)
    s.omnium[seat] -= st.COST[card]
    remove_from_hand(s, seat, card)
    s.colony[seat, s.colony_count[seat]] = card
    s.colony_count[seat] += 1
    for q in range(st.SEATS):
        if s.known[q, seat] >> (3 * card) & 7 > 0:
            s.known[q, seat] -= int64(1) << (3 * card)
        if s.least[q, seat] > 0:
            s.least[q, seat] -= 1
        if s.hand_count[seat] == 0:
            s.sure[q, seat] = 0


@subroutine
def play(s: st.GameState, action: int) -> None:
    """An action or outcome, by phase."""
    phase = s.phase
    if phase == st.BUILD:
        if action != st.BUILD_NOTHING:
            build(s, action - st.BUILD_FIRST)
        next_turn(s)
    elif phase == st.POWER:
        if action == st.DO_NOTHING:
            s.phase = st.BUILD
        else:
            s.named = action
            s.phase = st.ANSWER
    elif phase == st.ANSWER:
        answer(s, action)
    elif phase == st.REVEAL:
        s.exposed |= int64(1) << int64(s.seat)
        s.phase = st.DRAW
    elif phase == st.DRAW:
        choose(s, int64(action == st.DRAW_MODULES))
    elif phase == st.DRAWING:
        draw_card(s, action)
    elif phase == st.KEEP:
        keep(s, action - st.KEEP_FIRST)
    elif phase == st.PICK:
        pick(s, action - st.PICK_FIRST)
    elif phase == st.PASSIVE:
        take_passive_card(s, action)
    elif phase == st.DEAL:
        deal(s, action)


# -- chance -----------------------------------------------------------------------------------

CHANCE_PHASES: Final = (
    1 << st.DEAL | 1 << st.REVEAL | 1 << st.PASSIVE | 1 << st.DRAWING | 1 << st.ANSWER
)
"""Bits of the phases without a decision."""


@subroutine
def forced_outcome(s: st.GameState) -> int:
    """The only possible outcome, if there is one: what is revealed, who answers, a known card."""
    if s.phase == st.REVEAL:
        return int64(s.colonist[s.seat])
    if s.phase == st.ANSWER:
        return holder_of(s, named_colonist(s))
    return int64(s.bottom[0]) if s.fresh_count == 0 else int64(st.NONE)


@subroutine
def draw_outcome(s: st.GameState, rng: Stream) -> int:
    """One outcome with its true probability."""
    if s.phase == st.DEAL:
        removed = below(rng, int64(st.COLONISTS))
        return removed + st.COLONISTS * below(rng, int64(st.ORDERS)) if s.reference else removed
    forced = forced_outcome(s)
    if forced != st.NONE:
        return forced
    skip = below(rng, int64(s.fresh_count))
    card = int64(0)
    while skip >= s.fresh[card]:
        skip -= s.fresh[card]
        card += 1
    return card


@subroutine
def play_with_chance(s: st.GameState, action: int, rng: Stream) -> None:
    """Play a decision, and random outcomes until someone must decide or the game is over."""
    play(s, action)
    while CHANCE_PHASES >> int64(s.phase) & 1 == 1:
        play(s, draw_outcome(s, rng))


# -- points -----------------------------------------------------------------------------------


@subroutine
def scores(s: st.GameState, points: State) -> None:
    """Write the points of each seat: modules, and 4 or 2 for a full colony."""
    bonus = int64(st.FIRST_BONUS)
    for seat in range(st.SEATS):
        points[seat] = 0
        for i in range(s.colony_count[seat]):
            points[seat] += st.VALUE[s.colony[seat, i]]
        if s.colony_count[seat] == st.COLONY:
            points[seat] += bonus
            if s.reference == 0:
                bonus = int64(st.OTHER_BONUS)


@subroutine
def rank_of(points: State, seat: int) -> int:
    """The place of a seat, from 0; in ties the lower seat is ahead."""
    rank = int64(0)
    for other in range(st.SEATS):
        if points[other] > points[seat] or (points[other] == points[seat] and other < seat):
            rank += 1
    return rank

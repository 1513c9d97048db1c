"""A second rule of thumb, for rollouts: every choice has a score, plus a little noise.

``PolicyWeights`` names the weights; ``colonizers.plans`` has their values, which
``engines.labs.colonizers.tuning`` finds by playing.
"""

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.choices import list_choices, offered_to
from engines.games.colonizers.kernels.published_policy import NEARLY_FULL, bits_set, known_colonists
from engines.games.colonizers.kernels.turns import colour_count
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import F8, Record, Rows
from engines.runtime.kernels.rng import uniform
from engines.runtime.types import State, Stream


class PolicyWeights(Record):
    """The weights of the scores."""

    # a colonist
    income: F8  # each Omnium that its ability earns
    visionary: F8
    visionary_room: F8  # each card that the hand has room for
    opportunist: F8
    opportunist_loot: F8  # each Omnium that another seat could lose
    spy: F8
    spy_gain: F8  # each card by which another hand is larger
    pick_luck: F8
    # modules rather than Omnium
    draw: F8
    draw_hand: F8  # each card in hand
    draw_omnium: F8  # each Omnium
    draw_ready: F8  # a card in hand can be built after taking Omnium
    draw_affordable: F8  # ... and even without taking it
    draw_race: F8  # each module of the largest colony
    draw_luck: F8
    # a card to keep: its value, and
    keep_cost: F8
    keep_affordable: F8
    keep_missing: F8  # each Omnium that is missing
    keep_colour: F8  # each module of its color
    keep_luck: F8
    # a seat to steal from or to exchange with
    steal_leader: F8  # each module of its colony
    name_doubt: F8  # each further colonist that it may have
    swap: F8  # cards that an exchange must gain
    # a module to build: its value, and
    build_cost: F8
    build: F8  # building at all
    build_race: F8  # each module of the largest colony
    build_own: F8  # each module of the seat's own colony
    build_colour: F8  # each module of its color
    build_luck: F8


@subroutine
def largest_colony(s: st.GameState) -> int:
    """How many modules the largest colony has."""
    most = int64(0)
    for seat in range(st.SEATS):
        most = max(most, int64(s.colony_count[seat]))
    return most


@subroutine
def prospects(s: st.GameState, seat: int) -> tuple[int, int]:
    """Omnium that other seats could lose, and the number of cards in the largest other hand."""
    loot, most = int64(0), int64(0)
    for other in range(st.SEATS):
        if other != seat:
            loot += min(int64(st.STEAL_MOST), int64(s.omnium[other]))
            most = max(most, int64(s.hand_count[other]))
    return loot, most


@subroutine
def colonist_worth(
    w: PolicyWeights, s: st.GameState, seat: int, colonist: int, loot: int, most: int
) -> float:
    """The score of a colonist for a seat, without noise; ``loot``, ``most``: its ``prospects``."""
    hand = int64(s.hand_count[seat])
    worth = 0.0
    if colonist == st.VISIONARY:
        if hand < st.HAND:
            worth = w.visionary + w.visionary_room * (st.HAND - hand)
    elif colonist == st.OPPORTUNIST:
        worth = w.opportunist + w.opportunist_loot * loot
    elif colonist == st.SPY:
        worth = w.spy + w.spy_gain * (most - hand)
    else:
        worth = w.income * colour_count(s, seat, st.COLOUR_OF_COLONIST[colonist])
    return worth


@subroutine
def pick_by_policy(w: PolicyWeights, s: st.GameState, rng: Stream) -> int:
    """Pick a colonist of those on offer."""
    seat = int64(s.seat)
    loot, most = prospects(s, seat)
    offered = offered_to(s, seat)
    best, best_worth = int64(st.NONE), 0.0
    for colonist in range(st.COLONISTS):
        if offered >> colonist & 1 == 1:
            worth = w.pick_luck * uniform(rng)
            worth += colonist_worth(w, s, seat, int64(colonist), loot, most)
            if best == st.NONE or worth > best_worth:
                best, best_worth = int64(colonist), worth
    return st.PICK_FIRST + best


@subroutine
def draw_by_policy(w: PolicyWeights, s: st.GameState, rng: Stream) -> int:
    """Take Omnium, or draw modules."""
    seat = int64(s.seat)
    hand = int64(s.hand_count[seat])
    if hand >= st.HAND or s.fresh_count + s.bottom_count < 3:
        return int64(st.TAKE_OMNIUM)
    omnium = int64(s.omnium[seat])
    ready, affordable = 0.0, 0.0
    for i in range(hand):
        cost = st.COST[s.hand[seat, i]]
        if cost <= omnium:
            affordable = 1.0
        if cost <= omnium + st.INCOME:
            ready = 1.0
    worth = w.draw + w.draw_hand * hand + w.draw_omnium * omnium + w.draw_ready * ready
    worth += w.draw_affordable * affordable + w.draw_race * largest_colony(s)
    worth += w.draw_luck * (uniform(rng) - 0.5)
    return int64(st.DRAW_MODULES) if worth > 0.0 else int64(st.TAKE_OMNIUM)


@subroutine
def colour_worth(s: st.GameState, seat: int, card: int) -> float:
    """How many modules of a card's color the seat's colony has; 0 for a colorless card."""
    colour = int64(card >> 2)
    return 0.0 if colour == st.COLOURLESS else float(colour_count(s, seat, colour))


@subroutine
def keep_by_policy(w: PolicyWeights, s: st.GameState, rng: Stream) -> int:
    """Keep one of the two drawn cards."""
    seat = int64(s.seat)
    omnium = int64(s.omnium[seat])
    best, best_worth = int64(st.NONE), 0.0
    for i in range(2):
        card = int64(s.drawn[i])
        missing = st.COST[card] - omnium
        worth = (
            st.VALUE[card]
            + w.keep_cost * st.COST[card]
            + w.keep_colour * colour_worth(s, seat, card)
        )
        worth += w.keep_affordable if missing <= 0 else w.keep_missing * missing
        worth += w.keep_luck * uniform(rng)
        if best == st.NONE or worth > best_worth:
            best, best_worth = card, worth
    return st.KEEP_FIRST + best


@subroutine
def name_by_policy(w: PolicyWeights, s: st.GameState, all_known: int, rng: Stream) -> int:
    """Name a colonist to steal from or to exchange hands with, or no one."""
    seat = int64(s.seat)
    steals = s.colonist[seat] == st.OPPORTUNIST
    victim, best = int64(st.NONE), 0.0
    for other in range(st.SEATS):
        if other != seat:
            doubt = bits_set(known_colonists(s, int64(other), all_known)) - 1
            worth = w.name_doubt * doubt
            if steals:
                worth += min(int64(st.STEAL_MOST), int64(s.omnium[other]))
                worth += w.steal_leader * s.colony_count[other]
            else:
                worth += float(s.hand_count[other] - s.hand_count[seat]) - w.swap
            if worth > best:
                victim, best = int64(other), worth
    if victim == st.NONE:
        return int64(st.DO_NOTHING)
    bits = known_colonists(s, victim, all_known)
    skip = int64(uniform(rng) * bits_set(bits))
    colonist = int64(0)
    while bits >> colonist & 1 == 0 or skip > 0:
        skip -= bits >> colonist & 1
        colonist += 1
    return (st.STEAL_FIRST if steals else st.SWAP_FIRST) + colonist


@subroutine
def build_by_policy(w: PolicyWeights, s: st.GameState, rng: Stream) -> int:
    """Build a module of the hand, or nothing."""
    seat = int64(s.seat)
    omnium = int64(s.omnium[seat])
    largest = largest_colony(s)
    own = int64(s.colony_count[seat])
    hurry = largest >= NEARLY_FULL
    base = w.build + w.build_race * largest + w.build_own * own
    best, best_worth = int64(st.BUILD_NOTHING), 0.0
    for i in range(s.hand_count[seat]):
        card = int64(s.hand[seat, i])
        if st.COST[card] <= omnium:
            worth = float(st.VALUE[card])
            if not hurry:
                worth += base + w.build_cost * st.COST[card]
                worth += w.build_colour * colour_worth(s, seat, card)
                worth += w.build_luck * (uniform(rng) - 0.5)
            if worth > best_worth:
                best, best_worth = st.BUILD_FIRST + card, worth
    return best


@subroutine
def act_by_policy(
    weights: Rows[PolicyWeights], s: st.GameState, out: State, all_known: int, rng: Stream
) -> int:
    """The action that the policy plays; ``all_known``: it knows everyone's colonist."""
    w = weights[0]
    phase = s.phase
    if phase == st.BUILD and s.colony_count[s.seat] < st.COLONY:
        return build_by_policy(w, s, rng)
    if phase == st.DRAW:
        return draw_by_policy(w, s, rng)
    if phase == st.PICK:
        return pick_by_policy(w, s, rng)
    if phase == st.KEEP:
        return keep_by_policy(w, s, rng)
    if phase == st.POWER and s.colonist[s.seat] in (st.OPPORTUNIST, st.SPY):
        return name_by_policy(w, s, all_known, rng)
    list_choices(s, out, int64(1))
    return int64(out[0])

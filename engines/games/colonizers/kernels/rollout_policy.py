"""A second rule of thumb, for rollouts: every choice has a worth, and a little luck is added to it.

What counts how much is in ``INSTINCT``; ``colonizers.plans`` has the weights, ``colonizers.tuning``
finds them by playing.
"""

from typing import Any, Final

from engines.games.colonizers.kernels.choices import list_choices, offered_to
from engines.games.colonizers.kernels.published_policy import NEARLY_FULL, bits_set, known_colonists
from engines.games.colonizers.kernels.state import (
    BUILD,
    BUILD_FIRST,
    BUILD_NOTHING,
    COLONISTS,
    COLONY,
    COLOUR_OF_COLONIST,
    COLOURLESS,
    COST,
    DO_NOTHING,
    DRAW,
    DRAW_MODULES,
    HAND,
    INCOME,
    KEEP,
    KEEP_FIRST,
    NONE,
    OPPORTUNIST,
    PICK,
    PICK_FIRST,
    POWER,
    SEATS,
    SPY,
    STEAL_FIRST,
    STEAL_MOST,
    SWAP_FIRST,
    TAKE_OMNIUM,
    VALUE,
    VISIONARY,
)
from engines.games.colonizers.kernels.turns import colour_count
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import state_type
from engines.runtime.kernels.rng import uniform
from engines.runtime.types import State, Stream

WEIGHTS: Final = {
    # a colonist
    "income": "f8",  # each Omnium that its ability brings
    "visionary": "f8",
    "visionary_room": "f8",  # each card that the hand has room for
    "opportunist": "f8",
    "opportunist_loot": "f8",  # each Omnium to be had of another seat
    "spy": "f8",
    "spy_gain": "f8",  # each card more that another hand has
    "pick_luck": "f8",
    # modules rather than Omnium
    "draw": "f8",
    "draw_hand": "f8",  # each card in hand
    "draw_omnium": "f8",  # each Omnium
    "draw_ready": "f8",  # a card in hand can be built after taking Omnium
    "draw_affordable": "f8",  # ... also without
    "draw_race": "f8",  # each module of the largest colony
    "draw_luck": "f8",
    # a card to keep: its value, and
    "keep_cost": "f8",
    "keep_affordable": "f8",
    "keep_missing": "f8",  # each Omnium that is missing
    "keep_colour": "f8",  # each module of its colour
    "keep_luck": "f8",
    # a seat to steal from or to exchange with
    "steal_leader": "f8",  # each module of its colony
    "name_doubt": "f8",  # each further colonist that it may have
    "swap": "f8",  # what an exchange must bring
    # a module to build: its value, and
    "build_cost": "f8",
    "build": "f8",  # building at all
    "build_race": "f8",  # each module of the largest colony
    "build_own": "f8",  # each module of the own colony
    "build_colour": "f8",  # each module of its colour
    "build_luck": "f8",
}
INSTINCT: Final = state_type(WEIGHTS)


@kernel()
def largest_colony(s: Any) -> int:
    """How many modules the largest colony has."""
    most = int64(0)
    for seat in range(SEATS):
        most = max(most, int64(s.colony_count[seat]))
    return most


@kernel()
def prospects(s: Any, seat: int) -> tuple[int, int]:
    """Omnium to be had of other seats, and how many cards the largest other hand has."""
    loot, most = int64(0), int64(0)
    for other in range(SEATS):
        if other != seat:
            loot += min(int64(STEAL_MOST), int64(s.omnium[other]))
            most = max(most, int64(s.hand_count[other]))
    return loot, most


@kernel()
def colonist_worth(w: Any, s: Any, seat: int, colonist: int, loot: int, most: int) -> float:
    """What a colonist is worth to a seat, without luck; ``loot``, ``most``: its ``prospects``."""
    hand = int64(s.hand_count[seat])
    worth = 0.0
    if colonist == VISIONARY:
        if hand < HAND:
            worth = w.visionary + w.visionary_room * (HAND - hand)
    elif colonist == OPPORTUNIST:
        worth = w.opportunist + w.opportunist_loot * loot
    elif colonist == SPY:
        worth = w.spy + w.spy_gain * (most - hand)
    else:
        worth = w.income * colour_count(s, seat, COLOUR_OF_COLONIST[colonist])
    return worth


@kernel()
def pick_by_instinct(w: Any, s: Any, rng: Stream) -> int:
    """A colonist of those on offer."""
    seat = int64(s.seat)
    loot, most = prospects(s, seat)
    offered = offered_to(s, seat)
    best, best_worth = int64(NONE), 0.0
    for colonist in range(COLONISTS):
        if offered >> colonist & 1 == 1:
            worth = w.pick_luck * uniform(rng)
            worth += colonist_worth(w, s, seat, int64(colonist), loot, most)
            if best == NONE or worth > best_worth:
                best, best_worth = int64(colonist), worth
    return PICK_FIRST + best


@kernel()
def draw_by_instinct(w: Any, s: Any, rng: Stream) -> int:
    """Omnium or modules."""
    seat = int64(s.seat)
    hand = int64(s.hand_count[seat])
    if hand >= HAND or s.fresh_count + s.bottom_count < 3:
        return int64(TAKE_OMNIUM)
    omnium = int64(s.omnium[seat])
    ready, affordable = 0.0, 0.0
    for i in range(hand):
        cost = COST[s.hand[seat, i]]
        if cost <= omnium:
            affordable = 1.0
        if cost <= omnium + INCOME:
            ready = 1.0
    worth = w.draw + w.draw_hand * hand + w.draw_omnium * omnium + w.draw_ready * ready
    worth += w.draw_affordable * affordable + w.draw_race * largest_colony(s)
    worth += w.draw_luck * (uniform(rng) - 0.5)
    return int64(DRAW_MODULES) if worth > 0.0 else int64(TAKE_OMNIUM)


@kernel()
def colour_worth(s: Any, seat: int, card: int) -> float:
    """Modules of the colour of a card in the own colony; none for a colourless one."""
    colour = int64(card >> 2)
    return 0.0 if colour == COLOURLESS else float(colour_count(s, seat, colour))


@kernel()
def keep_by_instinct(w: Any, s: Any, rng: Stream) -> int:
    """One of the two drawn cards."""
    seat = int64(s.seat)
    omnium = int64(s.omnium[seat])
    best, best_worth = int64(NONE), 0.0
    for i in range(2):
        card = int64(s.drawn[i])
        missing = COST[card] - omnium
        worth = VALUE[card] + w.keep_cost * COST[card] + w.keep_colour * colour_worth(s, seat, card)
        worth += w.keep_affordable if missing <= 0 else w.keep_missing * missing
        worth += w.keep_luck * uniform(rng)
        if best == NONE or worth > best_worth:
            best, best_worth = card, worth
    return KEEP_FIRST + best


@kernel()
def name_by_instinct(w: Any, s: Any, all_known: int, rng: Stream) -> int:
    """A colonist to steal from or to exchange hands with, or nobody."""
    seat = int64(s.seat)
    steals = s.colonist[seat] == OPPORTUNIST
    victim, best = int64(NONE), 0.0
    for other in range(SEATS):
        if other != seat:
            doubt = bits_set(known_colonists(s, int64(other), all_known)) - 1
            worth = w.name_doubt * doubt
            if steals:
                worth += min(int64(STEAL_MOST), int64(s.omnium[other]))
                worth += w.steal_leader * s.colony_count[other]
            else:
                worth += float(s.hand_count[other] - s.hand_count[seat]) - w.swap
            if worth > best:
                victim, best = int64(other), worth
    if victim == NONE:
        return int64(DO_NOTHING)
    bits = known_colonists(s, victim, all_known)
    skip = int64(uniform(rng) * bits_set(bits))
    colonist = int64(0)
    while bits >> colonist & 1 == 0 or skip > 0:
        skip -= bits >> colonist & 1
        colonist += 1
    return (STEAL_FIRST if steals else SWAP_FIRST) + colonist


@kernel()
def build_by_instinct(w: Any, s: Any, rng: Stream) -> int:
    """A module of the hand, or nothing."""
    seat = int64(s.seat)
    omnium = int64(s.omnium[seat])
    largest = largest_colony(s)
    own = int64(s.colony_count[seat])
    hurry = largest >= NEARLY_FULL
    base = w.build + w.build_race * largest + w.build_own * own
    best, best_worth = int64(BUILD_NOTHING), 0.0
    for i in range(s.hand_count[seat]):
        card = int64(s.hand[seat, i])
        if COST[card] <= omnium:
            worth = float(VALUE[card])
            if not hurry:
                worth += base + w.build_cost * COST[card]
                worth += w.build_colour * colour_worth(s, seat, card)
                worth += w.build_luck * (uniform(rng) - 0.5)
            if worth > best_worth:
                best, best_worth = BUILD_FIRST + card, worth
    return best


@kernel()
def act_by_instinct(weights: Any, s: Any, out: State, all_known: int, rng: Stream) -> int:
    """What the mover plays; ``all_known``: it knows everybody's colonist."""
    w = weights[0]
    phase = s.phase
    if phase == BUILD and s.colony_count[s.seat] < COLONY:
        return build_by_instinct(w, s, rng)
    if phase == DRAW:
        return draw_by_instinct(w, s, rng)
    if phase == PICK:
        return pick_by_instinct(w, s, rng)
    if phase == KEEP:
        return keep_by_instinct(w, s, rng)
    if phase == POWER and s.colonist[s.seat] in (OPPORTUNIST, SPY):
        return name_by_instinct(w, s, all_known, rng)
    list_choices(s, out, int64(1))
    return int64(out[0])

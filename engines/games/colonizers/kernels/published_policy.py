"""The published rule of thumb (rules, 3.2): what it wants in every phase.

It answers with a list of wishes. If there are several wishes, or one that the original program
still left to chance, each is equally likely; ``DECIDED`` marks a wish that needs no draw.
"""

from typing import Final

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.choices import candidates, list_choices
from engines.games.colonizers.kernels.turns import colour_count
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import State

DECIDED: Final = 0
NEARLY_FULL: Final = 7
"""With a colony of this many modules, everyone hurries."""
SPECIALISED: Final = 3
"""With this many modules of a color, its colonist is wanted."""
RICH_HAND: Final = 4


@subroutine
def best_colour(s: st.GameState, seat: int) -> int:
    """The color with the most modules in the seat's colony; in ties red, green, then blue."""
    best = int64(st.RED)
    most = colour_count(s, seat, int64(st.RED))
    green = colour_count(s, seat, int64(st.GREEN))
    if green > most:
        best = int64(st.GREEN)
        most = green
    if colour_count(s, seat, int64(st.BLUE)) > most:
        best = int64(st.BLUE)
    return best


@subroutine
def hurry(s: st.GameState) -> bool:
    """Whether a colony is nearly full."""
    nearly = False
    for seat in range(st.SEATS):
        nearly = nearly or s.colony_count[seat] >= NEARLY_FULL
    return nearly


@subroutine
def best_card(cards: State, count: int, omnium: int, colour: int, by_value: int) -> int:
    """The affordable card with the highest value, or value less cost, or ``NONE``.

    ``colour``: only cards of it, unless it is ``COLOURLESS``. ``by_value``: 1 for most value.
    """
    best = int64(st.NONE)
    most = int64(-100)
    for i in range(count):
        card = cards[i]
        if st.COST[card] <= omnium and colour in (st.COLOURLESS, card >> 2):
            worth = st.VALUE[card] if by_value == 1 else st.VALUE[card] - st.COST[card]
            if worth > most:
                best = card
                most = worth
    return best


@subroutine
def wanted_card(s: st.GameState, cards: State, count: int) -> int:
    """Which of ``cards`` the rule keeps or builds, or ``NONE`` if it leaves that to chance."""
    seat = int64(s.seat)
    omnium = int64(s.omnium[seat])
    card = int64(st.NONE)
    if hurry(s):
        card = best_card(cards, count, omnium, int64(st.COLOURLESS), int64(1))
    if card == st.NONE and s.hand_count[seat] >= st.HAND:
        card = best_card(cards, count, omnium, int64(st.COLOURLESS), int64(0))
    if card == st.NONE:
        card = best_card(cards, count, omnium, best_colour(s, seat), int64(0))
    return card


@subroutine
def wanted_colonist(s: st.GameState, offered: int) -> int:
    """The colonist that the rule picks, or ``NONE``; ``offered``: bits."""
    seat = int64(s.seat)
    colour = best_colour(s, seat)
    colonist = st.COLONIST_OF_COLOUR[colour]
    if colour_count(s, seat, colour) >= SPECIALISED and offered >> colonist & 1 == 1:
        return int64(colonist)
    if s.hand_count[seat] <= 1 and offered >> st.VISIONARY & 1 == 1:
        return int64(st.VISIONARY)
    return int64(st.NONE)


@subroutine
def bits_set(bits: int) -> int:
    """How many bits are set."""
    count = int64(0)
    for i in range(st.COLONISTS):
        count += bits >> i & 1
    return count


@subroutine
def known_colonists(s: st.GameState, seat: int, all_known: int) -> int:
    """Bits of the colonists that ``seat`` may have, as the mover knows; or its true one alone."""
    if all_known != 0:
        return int64(1) << int64(s.colonist[seat])
    return candidates(s, int64(s.seat), seat)


@subroutine
def wanted_victim(s: st.GameState, all_known: int, spy: int) -> int:
    """Whom to steal from (``spy`` 0) or exchange with; ``NONE`` if no exchange is worthwhile."""
    seat = s.seat
    victim = int64(st.NONE)
    most = int64(-100)
    for other in range(st.SEATS):
        if other != seat:
            doubt = bits_set(known_colonists(s, int64(other), all_known)) - 1
            gain = int64(s.omnium[other])
            if spy == 1:
                gain = int64(2 * (s.hand_count[other] - s.hand_count[seat]))
            if gain - doubt > most:
                most = gain - doubt
                victim = int64(other)
    return victim if spy == 0 or most > 0 else int64(st.NONE)


@subroutine
def list_names(s: st.GameState, victim: int, all_known: int, first: int, out: State) -> int:
    """Write the actions that name a colonist ``victim`` may have, in the order of the offer."""
    bits = known_colonists(s, victim, all_known)
    count = int64(0)
    for place in range(st.COLONISTS):
        colonist = int64(s.order[place])
        if bits >> colonist & 1 == 1:
            out[count] = first + colonist
            count += 1
    return count


@subroutine
def wishes(s: st.GameState, out: State, all_known: int) -> int:
    """Write the wishes; play ``out[0]`` if ``DECIDED``, otherwise a random one of this many.

    ``all_known``: the mover knows everyone's colonist, as in simulations of the original program.
    """
    seat = int64(s.seat)
    phase = s.phase
    wish = int64(st.NONE)
    if phase == st.PICK:
        count = list_choices(s, out, int64(1))
        offered = int64(0)
        for i in range(count):
            offered |= int64(1) << (out[i] - st.PICK_FIRST)
        colonist = wanted_colonist(s, offered)
        if colonist != st.NONE:
            wish = st.PICK_FIRST + colonist
    elif phase == st.DRAW:
        if s.omnium[seat] == 0 or s.hand_count[seat] >= RICH_HAND:
            wish = int64(st.TAKE_OMNIUM)
        elif s.hand_count[seat] == 0:
            wish = int64(st.DRAW_MODULES)
    elif phase == st.KEEP:
        for i in range(2):
            out[i] = s.drawn[i]
        card = wanted_card(s, out, int64(2))
        if card != st.NONE:
            wish = st.KEEP_FIRST + card
    elif phase == st.BUILD:
        for i in range(s.hand_count[seat]):
            out[i] = s.hand[seat, i]
        card = wanted_card(s, out, int64(s.hand_count[seat]))
        if card != st.NONE:
            wish = st.BUILD_FIRST + card
    elif phase == st.POWER and s.colonist[seat] == st.OPPORTUNIST:
        victim = wanted_victim(s, all_known, int64(0))
        return list_names(s, victim, all_known, int64(st.STEAL_FIRST), out)
    elif phase == st.POWER and s.colonist[seat] == st.SPY:
        victim = wanted_victim(s, all_known, int64(1))
        if victim != st.NONE:
            return list_names(s, victim, all_known, int64(st.SWAP_FIRST), out)
        wish = int64(st.DO_NOTHING)
    if wish == st.NONE:
        return list_choices(s, out, int64(1))
    out[0] = wish
    return int64(DECIDED)

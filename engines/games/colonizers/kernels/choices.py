"""Legal choices, and what seats know about each other's colonists."""

from typing import Final

from engines.games.colonizers.kernels import state as st
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

EVERYBODY: Final = (1 << st.COLONISTS) - 1


@subroutine
def colonists_of(s: st.GameState, seats: int) -> int:
    """Bits of the colonists of some seats (bits)."""
    found = int64(0)
    for seat in range(st.SEATS):
        if seats >> seat & 1 == 1:
            found |= int64(1) << int64(s.colonist[seat])
    return found


@subroutine
def offered_to(s: st.GameState, seat: int) -> int:
    """Bits of the colonists that ``seat`` was offered, or is offered now."""
    removed = int64(1) << int64(s.removed)
    return EVERYBODY & ~removed & ~colonists_of(s, (int64(1) << seat) - 1)


@subroutine
def candidates(s: st.GameState, viewer: int, seat: int) -> int:
    """Bits of the colonists that another seat may have, as ``viewer`` knows in the turn phases.

    In reference mode, nothing is learned from answers, as in the original program.
    """
    exposed = int64(s.exposed)
    absent = int64(s.absent)
    if s.reference != 0:
        exposed &= (int64(2) << int64(s.seat)) - 1
        absent = int64(0)
    if exposed >> seat & 1 == 1:
        return int64(1) << int64(s.colonist[seat])
    offered = offered_to(s, viewer)
    if seat < viewer:
        offered = EVERYBODY & ~offered
    return offered & ~colonists_of(s, exposed | int64(1) << viewer) & ~absent


@kernel
def list_choices(s: st.GameState, out: State, copies: int) -> int:
    """Write the seat's legal choices, in the order of the rules (2.2); return how many.

    ``copies``: an action for every card; otherwise one for cards of the same type.
    """
    phase = s.phase
    seat = s.seat
    count = int64(0)
    if phase == st.BUILD:
        seen = int64(0)
        for i in range(s.hand_count[seat]):
            card = int64(s.hand[seat, i])
            if st.COST[card] <= s.omnium[seat] and (copies != 0 or seen >> card & 1 == 0):
                out[count] = st.BUILD_FIRST + card
                count += 1
                seen |= int64(1) << card
        out[count] = st.BUILD_NOTHING
        count += 1
    elif phase == st.POWER:
        colonist = s.colonist[seat]
        if colonist in (st.OPPORTUNIST, st.SPY):
            first = st.STEAL_FIRST if colonist == st.OPPORTUNIST else st.SWAP_FIRST
            for other in range(st.COLONISTS):
                if other != colonist:
                    out[count] = first + other
                    count += 1
        out[count] = st.DO_NOTHING
        count += 1
    elif phase == st.DRAW:
        out[0] = st.TAKE_OMNIUM
        count = int64(1)
        if s.hand_count[seat] < st.HAND:
            out[1] = st.DRAW_MODULES
            count = int64(2)
    elif phase == st.KEEP:
        out[0] = st.KEEP_FIRST + s.drawn[0]
        count = int64(1)
        if copies != 0 or s.drawn[1] != s.drawn[0]:
            out[1] = st.KEEP_FIRST + s.drawn[1]
            count = int64(2)
    else:
        offered = offered_to(s, int64(seat))
        for place in range(st.COLONISTS):
            colonist = int64(s.order[place])
            if offered >> colonist & 1 == 1:
                out[count] = st.PICK_FIRST + colonist
                count += 1
    return count

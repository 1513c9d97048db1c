"""Points and places (rules, 1.5)."""

from engines.games.colonizers.kernels import state as st
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.types import State


@kernel()
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


@kernel()
def rank_of(points: State, seat: int) -> int:
    """The place of a seat, from 0; in ties the lower seat is ahead."""
    rank = int64(0)
    for other in range(st.SEATS):
        if points[other] > points[seat] or (points[other] == points[seat] and other < seat):
            rank += 1
    return rank

"""Who may have picked which colonist, and how likely: inference from the picks of others.

A seat that decides cannot tell some colonists apart (``redraw_colonists``): in its pick those of
earlier seats and the removed one, in its turn those of later seats and the one left over. At most
four of them are permuted, so every arrangement is weighed once: by how likely each seat would have
picked its colonist from what it was offered. The likelihood comes from the rollout policy, and uses
only public facts: hand sizes, Omnium, and colonies, as they are now.
"""

from math import exp
from typing import Any, Final

import numpy as np

from engines.games.colonizers.kernels.choices import EVERYBODY, offered_to
from engines.games.colonizers.kernels.knowledge import ALL_SEATS, give_colonist, passed_on
from engines.games.colonizers.kernels.rollout_policy import colonist_worth, prospects
from engines.games.colonizers.kernels.selection import PlanRecord
from engines.games.colonizers.kernels.state import COLONISTS, PICK, SEATS, GameState
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import Rows
from engines.runtime.kernels.rng import uniform
from engines.runtime.types import Stream

Values = np.ndarray[Any, np.dtype[np.float64]]

ARRANGEMENTS: Final = 24
"""The most arrangements of colonists that a deciding seat cannot tell apart."""


@subroutine
def hidden_colonists(s: GameState) -> tuple[int, int, int]:
    """Which colonists (bits) the mover cannot tell apart, and which seats (bits) may have them.

    The third number is 1 if one of them is removed; if it is 0, one is left over, or nobody else
    has any.
    """
    mover = int64(s.seat)
    if s.phase == PICK:
        return EVERYBODY & ~offered_to(s, mover), (int64(1) << mover) - 1, int64(1)
    public = int64(s.exposed)
    return passed_on(s, mover, public), int64(ALL_SEATS) & ~public, int64(0)


@subroutine
def arrange_colonists(s: GameState, number: int) -> bool:
    """Put what the mover cannot tell apart into arrangement ``number``; False if there is none."""
    pool, seats, removed_too = hidden_colonists(s)
    left = int64(0)
    for colonist in range(COLONISTS):
        left += pool >> colonist & 1
    for seat in range(-1, SEATS):
        if (seat < 0 and removed_too == 1) or (seat >= 0 and seats >> seat & 1 == 1):
            pool = give_colonist(s, pool, int64(seat), int64(number % left))
            number //= left
            left -= 1
    return number == 0


@subroutine
def pick_chance(plan: Rows[PlanRecord], s: GameState, seat: int) -> float:
    """The probability that a seat picks the colonist it has from those it was offered."""
    w = plan[0]
    loot, most = prospects(s, seat)
    offered = offered_to(s, seat)
    picked, total = 0.0, 0.0
    for colonist in range(COLONISTS):
        if offered >> colonist & 1 == 1:
            worth = colonist_worth(w, s, seat, int64(colonist), loot, most)
            weight = exp(worth / w.pick_temperature)
            total += weight
            if colonist == s.colonist[seat]:
                picked = weight
    return picked / total


@subroutine
def weigh_arrangements(plan: Rows[PlanRecord], s: GameState, sums: Values) -> int:
    """Write the running sums of the weights of all arrangements; return how many there are.

    ``s``: the mover decides; its hidden colonists are arranged anew.
    """
    mover = int64(s.seat)
    earlier = (int64(1) << mover) - 1
    pickers = earlier if s.phase == PICK else ALL_SEATS & ~(earlier | int64(1) << mover)
    count, total = int64(0), 0.0
    while count < ARRANGEMENTS and arrange_colonists(s, count):
        weight = 1.0
        for seat in range(SEATS):
            if pickers >> seat & 1 == 1:
                weight *= pick_chance(plan, s, int64(seat))
        total += weight
        sums[count] = total
        count += 1
    return count


@subroutine
def infer_colonists(s: GameState, sums: Values, count: int, rng: Stream) -> None:
    """Sample an arrangement of what the mover cannot tell apart, by its probability."""
    drawn = uniform(rng) * sums[count - 1]
    number = int64(0)
    while number < count - 1 and sums[number] <= drawn:
        number += 1
    arrange_colonists(s, number)

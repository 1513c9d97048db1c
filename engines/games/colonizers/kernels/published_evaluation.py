"""The published evaluation of a position for each seat, in points (rules, 3.3).

Most positions that MaxN values are leaves, which differ little from their parents, so
``value_choices`` values them without making them.
"""

from typing import Any, Final

import numpy as np

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.turns import (
    colonist_named_by,
    gets_passive_card,
    holder_of,
    income,
    loot,
)
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import State

Values = np.ndarray[Any, np.dtype[np.float64]]
Table = np.ndarray[Any, np.dtype[np.float64]]

HAND_WORTH: Final = 0.6
OMNIUM_WORTH: Final = 0.3
FULL_WORTH: Final = 4.0


@subroutine
def colony_value(s: st.GameState, seat: int) -> int:
    """The value of all modules of a colony."""
    value = int64(0)
    for i in range(s.colony_count[seat]):
        value += st.VALUE[s.colony[seat, i] & (st.TYPES - 1)]  # no test for a negative index
    return value


@subroutine
def worth(modules: int, value: int, hand: int, omnium: int) -> float:
    """The value of a colony's modules, the cards in hand, and Omnium."""
    full = FULL_WORTH if modules == st.COLONY else 0.0
    return float(value) + HAND_WORTH * hand + OMNIUM_WORTH * omnium + full


@subroutine
def worth_with(s: st.GameState, seat: int, cards: int, omnium: int) -> float:
    """The value of a seat's position with this many more cards in hand and Omnium."""
    return worth(
        int64(s.colony_count[seat]),
        colony_value(s, seat),
        int64(s.hand_count[seat]) + cards,
        int64(s.omnium[seat]) + omnium,
    )


@subroutine
def evaluate(s: st.GameState, values: Values) -> None:
    """Write the value of a position for each seat."""
    for seat in range(st.SEATS):
        values[seat] = worth_with(s, int64(seat), int64(0), int64(0))


@subroutine
def value_choices(s: st.GameState, actions: State, count: int, values: Table) -> None:
    """Write the value of the position after ``actions[i]`` for each seat to row i of ``values``.

    The same as playing the action, then ``evaluate``: immediate Omnium, cards in hand, and modules
    count, and later outcomes of chance don't change them.
    """
    phase = s.phase
    seat = int64(s.seat)
    evaluate(s, values[0])
    for i in range(1, count):
        for other in range(st.SEATS):
            values[i, other] = values[0, other]
    if phase == st.BUILD:
        value = colony_value(s, seat)
        modules = int64(s.colony_count[seat]) + 1
        hand = int64(s.hand_count[seat]) - 1
        for i in range(count):
            if actions[i] != st.BUILD_NOTHING:
                card = actions[i] - st.BUILD_FIRST
                omnium = int64(s.omnium[seat]) - st.COST[card]
                values[i, seat] = worth(modules, value + st.VALUE[card], hand, omnium)
    elif phase == st.POWER:
        for i in range(count):
            if actions[i] != st.DO_NOTHING:
                value_power(s, actions[i], values[i])
    elif phase == st.DRAW:
        brought = income(s, seat)
        card = int64(gets_passive_card(s, seat))
        for i in range(count):
            taken = int64(st.INCOME) if actions[i] == st.TAKE_OMNIUM else int64(0)
            values[i, seat] = worth_with(s, seat, card, brought + taken)
    elif phase == st.KEEP and s.hand_count[seat] < st.HAND:
        for i in range(count):
            values[i, seat] = worth_with(s, seat, int64(1), int64(0))


@subroutine
def value_power(s: st.GameState, action: int, values: Values) -> None:
    """Change values by a theft or an exchange of hands."""
    seat = int64(s.seat)
    holder = holder_of(s, colonist_named_by(action))
    if holder == st.NOBODY:
        return
    if action >= st.SWAP_FIRST:
        more = int64(s.hand_count[holder]) - int64(s.hand_count[seat])
        values[seat] = worth_with(s, seat, more, int64(0))
        values[holder] = worth_with(s, holder, -more, int64(0))
    else:
        amount = loot(s, holder)
        values[seat] = worth_with(s, seat, int64(0), amount)
        values[holder] = worth_with(s, holder, int64(0), -amount)

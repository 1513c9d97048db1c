"""Each seat's win chance when a round begins: a small network, fitted to finished games.

Each seat is described by ``INPUTS`` numbers (``describe``) and by who sits there; one hidden layer
turns these into a strength, in the same way for all seats, and the chances are the softmax of the
strengths. ``engines.labs.colonizers.fitting`` fits the weights. The network sees all hands, so a
search uses it on determinized worlds.
"""

from math import exp
from typing import Annotated, Any, Final

import numpy as np

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.turns import record
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import Array, Record, Rows

Values = np.ndarray[Any, np.dtype[np.float64]]
Table = np.ndarray[Any, np.dtype[np.float64]]

INPUTS: Final = 16
UNITS: Final = 12


class NetworkRecord(Record):
    """The weights of the network."""

    hidden: Annotated[Array, "f8", (INPUTS, UNITS)]
    base: Annotated[Array, "f8", (st.SEATS, UNITS)]  # depends on who sits where
    strength: Annotated[Array, "f8", (UNITS,)]


@subroutine
def describe(s: st.GameState, table: Table) -> None:
    """Write the inputs of seat i to row i of ``table``, all scaled to about 0 to 1."""
    for seat in range(st.SEATS):
        x = table[seat]
        points, hand, ready = 0.0, 0.0, 0.0
        for i in range(s.colony_count[seat]):
            points += st.VALUE[s.colony[seat, i]]
        for i in range(s.hand_count[seat]):
            card = int64(s.hand[seat, i])
            hand += st.VALUE[card]
            if st.COST[card] <= s.omnium[seat] + st.INCOME:
                ready = max(ready, float(st.VALUE[card]))
        most, second = int64(0), int64(0)
        for colour in range(st.COLOURLESS):
            count = int64(0)
            for i in range(s.colony_count[seat]):
                if s.colony[seat, i] >> 2 == colour:
                    count += 1
            second = max(second, min(most, count))
            most = max(most, count)
        x[0] = points / 20.0
        x[1] = s.colony_count[seat] / st.COLONY
        x[2] = s.omnium[seat] / 10.0
        x[3] = s.hand_count[seat] / st.HAND
        x[4] = hand / 20.0
        x[5] = ready / 10.0
        x[6] = most / 5.0
        x[7] = second / 5.0
        x[8] = seat / 3.0
        x[9] = 1.0 if s.colony_count[seat] == st.COLONY - 1 else 0.0
    for seat in range(st.SEATS):
        best, total, colony, rich = 0.0, 0.0, 0.0, 0.0
        nearly = 0.0
        for other in range(st.SEATS):
            if other != seat:
                best = max(best, table[other, 0])
                total += table[other, 0]
                colony = max(colony, table[other, 1])
                rich = max(rich, table[other, 2])
                nearly += table[other, 9]
        x = table[seat]
        x[10] = x[0] - best
        x[11] = total / 3.0
        x[12] = colony
        x[13] = rich
        x[14] = nearly / 3.0
        x[15] = s.round_number / 10.0


@subroutine
def evaluate(network: Rows[NetworkRecord], s: st.GameState, table: Table, chances: Values) -> None:
    """Write the win chance of every seat; ``table``: room for ``describe``."""
    describe(s, table)
    w = network[0]
    total = 0.0
    for seat in range(st.SEATS):
        strength = 0.0
        for unit in range(UNITS):
            sum_ = w.base[seat, unit]
            for i in range(INPUTS):
                sum_ += table[seat, i] * w.hidden[i, unit]
            if sum_ > 0.0:
                strength += sum_ * w.strength[unit]
        chances[seat] = exp(strength)
        total += chances[seat]
    for seat in range(st.SEATS):
        chances[seat] /= total


@kernel
def describe_all(states: Array, tables: Array) -> None:
    """``describe`` many states."""
    for i in range(states.shape[0]):
        describe(record(states[i]), tables[i])

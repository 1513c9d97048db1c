"""Each seat's chance to win when a round begins: a small network, fitted to finished games.

Each seat is described by ``INPUTS`` numbers (``describe``) and by who sits there; one hidden layer
makes a strength of them, the same for all seats, and chances are the softmax of the strengths.
``colonizers.learning`` fits the weights. It is told all hands, so a search asks it about worlds.
"""

from math import exp
from typing import Any, Final

import numpy as np

from engines.games.colonizers.kernels.state import (
    COLONY,
    COLOURLESS,
    COST,
    HAND,
    INCOME,
    SEATS,
    VALUE,
)
from engines.games.colonizers.kernels.turns import record
from engines.runtime.kernels.contract import int64, kernel

Values = np.ndarray[Any, np.dtype[np.float64]]
Table = np.ndarray[Any, np.dtype[np.float64]]

INPUTS: Final = 16
UNITS: Final = 12
NETWORK: Final = {
    "hidden": ("f8", (INPUTS, UNITS)),
    "base": ("f8", (SEATS, UNITS)),  # of who sits where
    "strength": ("f8", (UNITS,)),
}


@kernel()
def describe(s: Any, table: Table) -> None:
    """Write to row i of ``table`` what is told of seat i, all numbers near 0 to 1."""
    for seat in range(SEATS):
        x = table[seat]
        points, hand, ready = 0.0, 0.0, 0.0
        for i in range(s.colony_count[seat]):
            points += VALUE[s.colony[seat, i]]
        for i in range(s.hand_count[seat]):
            card = int64(s.hand[seat, i])
            hand += VALUE[card]
            if COST[card] <= s.omnium[seat] + INCOME:
                ready = max(ready, float(VALUE[card]))
        most, second = int64(0), int64(0)
        for colour in range(COLOURLESS):
            count = int64(0)
            for i in range(s.colony_count[seat]):
                if s.colony[seat, i] >> 2 == colour:
                    count += 1
            second = max(second, min(most, count))
            most = max(most, count)
        x[0] = points / 20.0
        x[1] = s.colony_count[seat] / COLONY
        x[2] = s.omnium[seat] / 10.0
        x[3] = s.hand_count[seat] / HAND
        x[4] = hand / 20.0
        x[5] = ready / 10.0
        x[6] = most / 5.0
        x[7] = second / 5.0
        x[8] = seat / 3.0
        x[9] = 1.0 if s.colony_count[seat] == COLONY - 1 else 0.0
    for seat in range(SEATS):
        best, total, colony, rich = 0.0, 0.0, 0.0, 0.0
        nearly = 0.0
        for other in range(SEATS):
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


@kernel()
def forecast(network: Any, s: Any, table: Table, chances: Values) -> None:
    """Write the chance of every seat; ``table``: room for ``describe``."""
    describe(s, table)
    w = network[0]
    total = 0.0
    for seat in range(SEATS):
        strength = 0.0
        for unit in range(UNITS):
            sum_ = w.base[seat, unit]
            for i in range(INPUTS):
                sum_ += table[seat, i] * w.hidden[i, unit]
            if sum_ > 0.0:
                strength += sum_ * w.strength[unit]
        chances[seat] = exp(strength)
        total += chances[seat]
    for seat in range(SEATS):
        chances[seat] /= total


@kernel()
def describe_all(states: Any, tables: Any) -> None:
    """``describe`` many states."""
    for i in range(states.shape[0]):
        describe(record(states[i]), tables[i])

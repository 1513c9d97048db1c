"""The flat state of Pig, and the codes of its actions. Free of numba."""

from typing import Final

from engines.runtime.kernels.layout import state_type

MAX_SEATS: Final = 4
ROLL: Final = 0
HOLD: Final = 1
UNCOUNTED: Final = -1
"""In place of the number of turns: positions that differ in nothing else are one and the same, so
that a search meets them again and the game can be solved."""

STATE: Final = state_type(
    {
        "scores": ("i4", (MAX_SEATS,)),  # 0 for seats that nobody has
        "turns": "i4",  # turns that have ended, of all seats together, or UNCOUNTED
        "total": "i2",  # what this turn has brought
        "target": "i2",
        "seats": "i2",
        "mover": "i2",
        "rolling": "i4",  # 1: the die must be rolled; 0: the mover decides
    }
)

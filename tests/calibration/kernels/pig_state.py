"""The flat state of Pig, and the codes of its actions. Free of numba."""

from typing import Annotated, Final

from engines.runtime.kernels.layout import I2, I4, Array, Record

MAX_SEATS: Final = 4
ROLL: Final = 0
HOLD: Final = 1
UNCOUNTED: Final = -1
"""In place of the number of turns: positions that differ in nothing else are then the same, so that
a search meets them again and the game can be solved."""


class GameState(Record):
    """The fields of a state."""

    scores: Annotated[Array, "i4", (MAX_SEATS,)]  # 0 for seats that nobody has
    turns: I4  # turns that have ended, of all seats together, or UNCOUNTED
    total: I2  # points of this turn
    target: I2
    seats: I2
    mover: I2
    rolling: I4  # 1: the die must be rolled; 0: the mover decides

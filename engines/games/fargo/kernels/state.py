"""The flat state of Fargo, and the codes of its actions.

Two positions are equal for the rules exactly when their states are equal: a field that means
nothing at the moment holds its resting value (run 0, dice 10, trigger -1, scores 0 for seats that
nobody has).
"""

from typing import Final

from engines.runtime.kernels.layout import state_type

MAX_SEATS: Final = 6
ALL_DICE: Final = 10
TARGET: Final = 10_000
"""A score above this at the end of a turn brings the last turns."""

ROLL: Final = 0
STOP: Final = 1

ROLL_DUE: Final = 0
"""Phase: the dice must be rolled (chance)."""
DECIDE: Final = 1
"""Phase: the mover rolls or stops."""

STATE: Final = state_type(
    {
        "scores": ("i4", (MAX_SEATS,)),  # game scores, without what this turn has brought
        "banked": "i4",  # points that hot dice have made safe in this turn
        "turns": "i4",  # turns that have ended, of all seats together
        "run": "i2",  # run score, lost by a bust
        "seats": "i1",
        "mover": "i1",  # whose turn it is; always turns % seats
        "dice": "i1",  # dice to roll next
        "phase": "i1",
        "trigger": "i1",  # who first ended a turn above the target, or -1
        "at_exactly": "i1",  # 1: a score of exactly the target is enough
    }
)
"""The game is over when the mover is the trigger: everybody else has had a last turn."""

WORDS: Final = STATE.itemsize // 8

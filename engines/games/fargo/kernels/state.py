"""The flat state of Fargo, and the codes of its actions.

Two positions are equal for the rules exactly when their states are equal: a field that means
nothing at the moment holds its resting value (run 0, dice 10, trigger -1, scores 0 for seats that
are not at the table).
"""

from typing import Annotated, Final

from engines.runtime.kernels.layout import I1, I2, I4, Array, Record

MAX_SEATS: Final = 6
ALL_DICE: Final = 10
TARGET: Final = 10_000
"""A score above this at the end of a turn starts the last round."""

ROLL: Final = 0
STOP: Final = 1

ROLL_DUE: Final = 0
"""Phase: the dice must be rolled (chance)."""
DECIDE: Final = 1
"""Phase: the mover rolls or stops."""


class GameState(Record):
    """The fields of a state."""

    scores: Annotated[Array, "i4", (MAX_SEATS,)]  # game scores, without what this turn has scored
    banked: I4  # points that hot dice have made safe in this turn
    turns: I4  # turns that have ended, of all seats together
    run: I2  # run score, lost by a bust
    seats: I1
    mover: I1  # whose turn it is; always turns % seats
    dice: I1  # dice to roll next
    phase: I1
    trigger: I1  # who first ended a turn above the target, or -1
    at_exactly: I1  # 1: a score of exactly the target is enough


"""The game is over when the mover is the trigger: everyone else has had a last turn."""

WORDS: Final = GameState.words()

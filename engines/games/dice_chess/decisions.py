"""The decisions of Dice Chess that aren't moves."""

from enum import IntEnum

from engines.games.dice_chess.kernels import state as codes


class Decision(IntEnum):
    """Their actions."""

    PASS = codes.PASS
    ROLL = codes.ROLL
    DOUBLE = codes.DOUBLE
    ACCEPT_DOUBLE = codes.ACCEPT_DOUBLE
    DECLINE_DOUBLE = codes.DECLINE_DOUBLE
    OFFER_DRAW = codes.OFFER_DRAW
    ACCEPT_DRAW = codes.ACCEPT_DRAW
    DECLINE_DRAW = codes.DECLINE_DRAW

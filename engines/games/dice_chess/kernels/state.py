"""The flat state of Dice Chess, and the codes of its actions. Free of numba.

Equal positions have equal states: a field that means nothing at the moment holds its resting value.

Squares are numbered a1 = 0, b1 = 1, ... h8 = 63; pieces P N B R Q K = 0..5, which is the face of
their die less one. Squares in sets are bits of an int64. A *pool*, the dice that are left to play,
is coded with the number of dice that show face f (1..6) in the two bits from ``2 * (f - 1)``; it is
also the code of a roll.

A micro-move is ``origin | target << 6 | promotion << 12``, where ``promotion`` is the new piece, or
0. Castling is the move of the king over two squares.
"""

from typing import Annotated, Final

from engines.runtime.kernels.layout import I1, I2, I4, I8, Array, Record

SEATS: Final = 2
WHITE: Final = 0
BLACK: Final = 1

PIECES: Final = 6
PAWN: Final = 0
KNIGHT: Final = 1
BISHOP: Final = 2
ROOK: Final = 3
QUEEN: Final = 4
KING: Final = 5
NO_PIECE: Final = -1

DICE: Final = 3
FACES: Final = 6
POOLS: Final = 1 << (2 * FACES)

# Castling rights, one bit each.
WHITE_SHORT: Final = 1
WHITE_LONG: Final = 2
BLACK_SHORT: Final = 4
BLACK_LONG: Final = 8

HALF_LIMIT: Final = 100
"""This many half-moves without a pawn move or capture at the start of a turn are a draw."""
HALF_MOST: Final = 127
FULL_MOST: Final = (1 << 31) - 1

# Whose answer the game is waiting for.
ROLL_DUE: Final = 0
MOVING: Final = 1
"""The mover plays micro-moves with its dice."""
DRAW_OFFERED: Final = 2
"""The mover answers the draw that was offered with the last turn."""
MAY_DOUBLE: Final = 3
"""The mover may double before its roll."""
DOUBLED: Final = 4
"""The other seat answers a double."""
FINISHED: Final = 5

# How a game ended.
RUNNING: Final = 0
BY_KING: Final = 1
BY_COUNT: Final = 2
BY_AGREEMENT: Final = 3
BY_RESIGNATION: Final = 4
BY_DOUBLE: Final = 5
"""A double was declined."""
BY_TIME: Final = 6

NOBODY: Final = -1

FRESH: Final = -1
"""The quota at the start of a turn, before a micro-move: nothing has been counted yet."""

PROMOTION_SHIFT: Final = 12
META: Final = 1 << 15
"""Codes from here on are decisions that are not micro-moves."""
PASS: Final = META
ROLL: Final = META + 1
DOUBLE: Final = META + 2
ACCEPT_DOUBLE: Final = META + 3
DECLINE_DOUBLE: Final = META + 4
OFFER_DRAW: Final = META + 5
ACCEPT_DRAW: Final = META + 6
DECLINE_DRAW: Final = META + 7
LEAVE: Final = META + 8
"""From here on: a side leaves the game, whoever is to move. The code of White, then of Black."""
RESIGN: Final = LEAVE
OUT_OF_TIME: Final = LEAVE + 2

MAX_ACTIONS: Final = 2048
"""An upper bound for any board: at most 63 pieces with at most 27 moves each, and a few
decisions."""


class GameState(Record):
    """The fields of a state."""

    pieces: Annotated[Array, "i8", (2 * PIECES,)]  # squares of White's P N B R Q K, then of Black's
    targets: I8  # squares onto which pawns may capture en passant
    full: I4  # number of the move, counted from 1, as in chess
    half: I2  # micro-moves since a pawn moved or a piece was captured
    pool: I2
    castling: I1
    mover: I1
    phase: I1
    quota: I1  # dice that a turn without king capture still has to use, or FRESH
    ending: I1
    winner: I1
    cube_limit: I1  # the highest stake allowed; 1: no cube
    stake: I1
    cube_owner: I1
    agreements: I1  # 1: draws may be offered
    offers: I1  # 1: the mover offers a draw with this turn
    barred: I1  # bit of a seat: its last offer was declined; the other has made none since


WORDS: Final = GameState.words()


def pack(faces: tuple[int, ...] | list[int]) -> int:
    """The code of a pool or roll, from faces 1..6 in any order."""
    return sum(1 << (2 * (face - 1)) for face in faces)


def micro_move(origin: int, target: int, promotion: int = 0) -> int:
    """The code of a micro-move."""
    return origin | target << 6 | promotion << PROMOTION_SHIFT

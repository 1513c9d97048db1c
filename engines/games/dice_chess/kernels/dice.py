"""Paying for micro-moves with dice, and the maximum rule (rules, 1.5)."""

from typing import Final

import numpy as np

from engines.games.dice_chess.kernels import board
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.bits import lowest
from engines.games.dice_chess.kernels.tables import POOL_SIZE
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

ONE_KING: Final = 1 << (2 * st.KING)
ONE_ROOK: Final = 1 << (2 * st.ROOK)
CAPTURE: Final = 16
"""Flag added to a number of dice: some continuation captures the king."""
QUIET: Final = CAPTURE - 1
"""Mask of the number of dice."""


@subroutine
def has_die(pool: int, piece: int) -> bool:
    """Whether a die for ``piece`` is in the pool."""
    return bool((pool >> (2 * piece)) & 3)


@subroutine
def can_castle(pool: int) -> bool:
    """Whether both dice that castling costs are in the pool."""
    return has_die(pool, int64(st.KING)) and has_die(pool, int64(st.ROOK))


@subroutine
def cost_of(b: State, side: int, move: int) -> int:
    """The dice that a micro-move costs, as a pool to be subtracted."""
    origin, target = move & 63, (move >> 6) & 63
    piece = board.piece_on(b, side, origin)
    if board.is_castling(piece, origin, target):
        return int64(ONE_KING + ONE_ROOK)
    return int64(1 << (2 * piece))


@subroutine
def payable_moves(b: State, side: int, pool: int, out: State) -> int:
    """Write every micro-move that the pool pays for; return how many."""
    count = int64(0)
    for piece in range(st.PIECES):
        if has_die(pool, int64(piece)):
            count = board.micro_moves(b, side, int64(piece), out, count)
    if can_castle(pool):
        count = board.castling_moves(b, side, out, count)
    return count


@subroutine
def is_playable(b: State, side: int, pool: int) -> bool:
    """Whether any micro-move can be paid."""
    for piece in range(st.PIECES):
        if has_die(pool, int64(piece)):
            pieces = b[st.PIECES * side + piece]
            while pieces != 0:
                if board.reach_of(b, side, int64(piece), lowest(pieces)) != 0:
                    return True
                pieces &= pieces - 1
    return can_castle(pool) and board.castling_reach(b, side) != 0


@subroutine
def worth_of(
    rows: State, depth: int, moves: State, side: int, pool: int, move: int, enough: int
) -> int:
    """The best that a turn from row ``depth`` can achieve if it begins with ``move``.

    That is the most dice that a quiet one uses (0: all capture the king), and ``CAPTURE`` if one
    captures the king. The search ends with a quiet turn of ``enough`` dice, so the flag is certain
    only if fewer are returned. Rows and lists of moves beyond ``depth`` are overwritten.
    """
    b, following, own = rows[depth], rows[depth + 1], moves[depth + 1]
    cost = cost_of(b, side, move)
    dice = int64(POOL_SIZE[cost])
    board.copy(b, following)
    if board.make(following, side, move) == st.KING:
        return int64(CAPTURE)
    count = payable_moves(following, side, pool - cost, own)
    if count == 0:
        return dice
    most, flag = int64(0), int64(0)
    for i in range(count):
        found = worth_of(rows, depth + 1, moves, side, pool - cost, own[i], enough - dice)
        flag |= found & CAPTURE
        if found & QUIET > 0:
            most = max(most, (found & QUIET) + dice)
        if most >= enough:
            break
    return int64(most | flag)


@subroutine
def quota_of(rows: State, moves: State, side: int, pool: int) -> int:
    """The dice that a turn from row 0 has to use if it does not capture the king."""
    size = int64(POOL_SIZE[pool])
    most = int64(0)
    count = payable_moves(rows[0], side, pool, moves[0])
    for i in range(count):
        found = worth_of(rows, int64(0), moves, side, pool, moves[0, i], size)
        most = max(most, int64(found & QUIET))
        if most == size:
            break
    return most


@subroutine
def legal_moves(rows: State, moves: State, side: int, pool: int, quota: int, out: State) -> int:
    """Write the micro-moves that begin or continue a legal turn from row 0; return how many.

    ``quota``: the dice that a turn without king capture still has to use, or ``FRESH``. More than
    can be used here means that only a king capture ends the turn. A quota that can't occur by the
    rules (of a position that was typed in) counts as fresh.
    """
    needed = quota_of(rows, moves, side, pool)
    found = np.empty(st.MAX_ACTIONS, np.int64)
    count = payable_moves(rows[0], side, pool, moves[0])
    captures = int64(0)
    for i in range(count):
        found[i] = worth_of(rows, int64(0), moves, side, pool, moves[0, i], needed)
        captures |= found[i] & CAPTURE
    if quota > needed and captures:
        needed = int64(0)
    legal = int64(0)
    for i in range(count):
        if found[i] & CAPTURE or (needed > 0 and found[i] & QUIET == needed):
            out[legal] = moves[0, i]
            legal += 1
    return legal


@kernel
def new_rows() -> State:
    """Space for the boards of one turn."""
    return np.empty((st.DICE + 1, board.ROW), np.int64)


@subroutine
def new_moves() -> State:
    """Space for the moves of one turn."""
    return np.empty((st.DICE + 1, st.MAX_ACTIONS), np.int64)

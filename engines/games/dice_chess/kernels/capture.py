"""The exact chance that a king is captured with the next roll (rules, 3.5).

A capture needs one, two or three dice. Whether a roll contains the dice of some capture is looked
up in bit sets of the 56 rolls, so it is enough to find the single dice, pairs and triples that
capture the king. Single dice: the pieces that attack it. Pairs: after a first micro-move by a piece
of one kind, that piece or one of another kind attacks the king. That is so if the piece arrives
where its kind attacks the king from, if it opens a line for a sliding piece of its own side, or
after en passant and promotion, which are played. Triples: every first micro-move is played, then
pairs are looked for.
"""

from typing import Final

import numpy as np

from engines.games.dice_chess.kernels import board
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.bits import bishop_reach, lowest, rook_reach, size
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.tables import (
    BETWEEN,
    BIT,
    KING_STEPS,
    KNIGHT_STEPS,
    PAWN_CAPTURES,
    PAWN_STEPS,
    RANK,
    ROLLS_OF_WEIGHT,
    ROLLS_WITH_1,
    ROLLS_WITH_2,
    ROLLS_WITH_3,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State


@subroutine
def attacking_kinds(b: State, side: int, squares: int) -> int:
    """The kinds of pieces of ``side`` (bits) that attack one of ``squares``."""
    pieces = int64(0)
    while squares != 0:
        pieces |= board.attackers(b, side, lowest(squares))
        squares &= squares - 1
    kinds = int64(0)
    if pieces != 0:
        for piece in range(st.PIECES):
            if pieces & b[st.PIECES * side + piece]:
                kinds |= int64(1) << piece
    return kinds


# Places in the array of ``find_pairs``.
GATES: Final = st.PIECES
SLIDERS: Final = GATES + 64
PAIRS: Final = SLIDERS + 64


@subroutine
def find_lines(b: State, side: int, goal: int, pairs: State) -> int:
    """Own pieces that are alone between an own sliding piece and ``goal``.

    Writes, for each, its gate (the squares where it still blocks the line, its own included) and
    the kind of the sliding piece; returns how many.
    """
    occupied = b[board.OCCUPIED] | b[board.OCCUPIED + 1]
    own = b[board.OCCUPIED + side]
    count = int64(0)
    for piece in range(st.BISHOP, st.QUEEN + 1):
        pieces = b[st.PIECES * side + piece]
        while pieces != 0:
            square = lowest(pieces)
            pieces &= pieces - 1
            empty_board = int64(0)
            if piece != st.ROOK:
                empty_board |= bishop_reach(square, int64(0))
            if piece != st.BISHOP:
                empty_board |= rook_reach(square, int64(0))
            if not empty_board & BIT[goal]:
                continue
            way = BETWEEN[square, goal]
            blocking = way & occupied
            if blocking != 0 and blocking & (blocking - 1) == 0 and blocking & own:
                pairs[GATES + count] = way
                pairs[SLIDERS + count] = piece
                count += 1
    return count


@subroutine
def find_pairs(b: State, side: int, goals: int, scratch: State, pairs: State) -> None:
    """For each kind of piece that moves first, the kinds (bits) that then attack a goal.

    May leave out kinds that already attack a goal. ``scratch`` is a row to play on; ``pairs``
    (``int64[PAIRS]``) gets the answer in its first ``PIECES`` entries; the rest is workspace.
    """
    own = b[board.OCCUPIED + side]
    occupied = own | b[board.OCCUPIED + 1 - side]
    for piece in range(st.PIECES):
        pairs[piece] = 0
    goals_left = goals
    while goals_left != 0:
        goal = lowest(goals_left)
        goals_left &= goals_left - 1
        lines = find_lines(b, side, goal, pairs)
        slanted = bishop_reach(goal, occupied)
        straight = rook_reach(goal, occupied)
        for piece in range(st.PIECES):
            posts = int64(0)
            if piece == st.PAWN:
                posts = int64(PAWN_CAPTURES[1 - side, goal])
            elif piece == st.KNIGHT:
                posts = int64(KNIGHT_STEPS[goal])
            elif piece == st.BISHOP:
                posts = slanted
            elif piece == st.ROOK:
                posts = straight
            elif piece == st.QUEEN:
                posts = slanted | straight
            else:
                posts = int64(KING_STEPS[goal])
            pieces = b[st.PIECES * side + piece]
            while pieces != 0:
                origin = lowest(pieces)
                pieces &= pieces - 1
                reach = board.reach_of(b, side, int64(piece), origin)
                if reach == 0:
                    continue
                if reach & posts:
                    pairs[piece] |= int64(1) << piece
                for i in range(lines):
                    gate = pairs[GATES + i]
                    if gate & BIT[origin] and reach & ~gate:
                        pairs[piece] |= int64(1) << pairs[SLIDERS + i]
    find_pawn_pairs(b, side, goals, scratch, pairs)


@subroutine
def find_pawn_pairs(b: State, side: int, goals: int, scratch: State, pairs: State) -> None:
    """Add pairs with en passant, which empties two squares, and promotions: each is played."""
    pieces = b[st.PIECES * side + st.PAWN]
    while pieces != 0:
        origin = lowest(pieces)
        pieces &= pieces - 1
        reach = int64(0)
        if b[board.TARGETS] != 0:
            reach = board.en_passant_squares(b, side, origin)
        reach |= _promotion_squares(b, side, origin)
        while reach != 0:
            target = lowest(reach)
            reach &= reach - 1
            if not board.promotes(side, int64(st.PAWN), target):
                board.copy(b, scratch)
                board.make(scratch, side, origin | target << 6)
                pairs[st.PAWN] |= attacking_kinds(scratch, side, goals)
                continue
            for promotion in range(st.KNIGHT, st.KING):
                board.copy(b, scratch)
                board.make(scratch, side, origin | target << 6 | promotion << st.PROMOTION_SHIFT)
                pairs[st.PAWN] |= attacking_kinds(scratch, side, goals)


@subroutine
def _promotion_squares(b: State, side: int, origin: int) -> int:
    """Squares where a pawn that moves now promotes."""
    rank = RANK[7 if side == st.WHITE else 0]
    if not (PAWN_STEPS[side, origin] & rank):
        return int64(0)
    return int64(board.reach_of(b, side, int64(st.PAWN), origin) & rank)


@subroutine
def _rolls_after(b: State, side: int, first: int, goals: int, scratch: State, pairs: State) -> int:
    """The rolls that reach a goal when ``first`` has made the move to board ``b``."""
    rolls = int64(0)
    kinds = attacking_kinds(b, side, goals)
    for last in range(st.PIECES):
        if (kinds >> last) & 1:
            rolls |= ROLLS_WITH_2[first, last]
    find_pairs(b, side, goals, scratch, pairs)
    for second in range(st.PIECES):
        for last in range(st.PIECES):
            if (pairs[second] >> last) & 1:
                rolls |= ROLLS_WITH_3[first, second, last]
    return rolls


@subroutine
def _rolls_with_castling(b: State, side: int, goals: int, scratch: State, moves: State) -> int:
    """The rolls that reach a goal after castling: three dice."""
    rolls = int64(0)
    for i in range(board.castling_moves(b, side, moves, int64(0))):
        board.copy(b, scratch)
        board.make(scratch, side, moves[i])
        kinds = attacking_kinds(scratch, side, goals)
        for last in range(st.PIECES):
            if (kinds >> last) & 1:
                rolls |= ROLLS_WITH_3[st.KING, st.ROOK, last]
    return rolls


@subroutine
def rolls_that_capture(b: State, side: int, goals: int) -> int:
    """The rolls (bits in the order of ``ROLL_FACES``) with which ``side`` can reach a goal.

    ``goals``: squares of enemy kings; or of queens, whose figure is approximate, because it ignores
    the maximum rule.
    """
    b = borrowed(b)
    rolls = int64(0)
    if goals == 0:
        return rolls
    singles = attacking_kinds(b, side, goals)
    for piece in range(st.PIECES):
        if (singles >> piece) & 1:
            rolls |= ROLLS_WITH_1[piece]
    scratch = np.empty((2, board.ROW), np.int64)
    moves = np.empty(st.MAX_ACTIONS, np.int64)
    pairs = np.empty(PAIRS, np.int64)
    after, scratch_row = scratch[0], scratch[1]
    for piece in range(st.PIECES):
        if ROLLS_WITH_1[piece] & ~rolls == 0:
            continue
        count = board.micro_moves(b, side, int64(piece), moves, int64(0))
        for i in range(count):
            board.copy(b, after)
            board.make(after, side, moves[i])
            rolls |= _rolls_after(after, side, int64(piece), goals, scratch_row, pairs)
    return rolls | _rolls_with_castling(b, side, goals, after, moves)


@kernel
def king_capture_rolls(b: State, defender: int) -> int:
    """The rolls with which the opponent of ``defender`` captures its king."""
    return rolls_that_capture(b, 1 - defender, b[st.PIECES * defender + st.KING])


@kernel
def count_rolls(rolls: int) -> int:
    """How many of 216 rolls a set of the 56 stands for."""
    return int64(
        size(rolls & ROLLS_OF_WEIGHT[0])
        + 3 * size(rolls & ROLLS_OF_WEIGHT[1])
        + 6 * size(rolls & ROLLS_OF_WEIGHT[2])
    )

"""The value of a board to a side, in centipawns (rules, 3.2), and figures about turns."""

from typing import Final

from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.bits import bishop_reach, lowest, rook_reach, size
from engines.games.dice_chess.kernels.board import MATERIAL, OCCUPIED, is_attacked
from engines.games.dice_chess.kernels.capture import count_rolls, king_capture_rolls
from engines.games.dice_chess.kernels.tables import (
    DISTANCE,
    KING_STEPS,
    KNIGHT_STEPS,
    PAWN_CAPTURES,
)
from engines.games.dice_chess.kernels.turns import SIDE, board_of, graph_of
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

KING_PENALTY: Final = 2000
STORM: Final = 15
NEAR_MINOR: Final = 15
NEAR_ROOK: Final = 25
NEAR_QUEEN: Final = 40
RING: Final = 25


@subroutine
def material(b: State, side: int) -> int:
    """Values of the pieces of ``side`` less those of the other, kings included."""
    return int64(b[MATERIAL] if side == st.WHITE else -b[MATERIAL])


@kernel
def king_safety(b: State, side: int) -> int:
    """The penalty for a king that is attacked."""
    exposed = is_attacked(b, 1 - side, b[st.PIECES * side + st.KING])
    return int64(-KING_PENALTY if exposed else 0)


@kernel
def standard(b: State, side: int) -> int:
    """Material and king safety."""
    return material(b, side) + king_safety(b, side)


@subroutine
def attack_terms(b: State, side: int) -> int:
    """Storm, proximity, and ring; 0 if the other side has no king."""
    enemy = b[st.PIECES * (1 - side) + st.KING]
    if enemy == 0:
        return int64(0)
    king = lowest(enemy)
    ring = KING_STEPS[king]
    base = st.PIECES * side
    occupied = b[OCCUPIED] | b[OCCUPIED + 1]
    total, hits = int64(0), int64(0)
    pieces = b[base + st.PAWN]
    while pieces != 0:
        square = lowest(pieces)
        pieces &= pieces - 1
        advance = square // 8 - 1 if side == st.WHITE else 6 - square // 8
        total += STORM * advance
        hits += size(PAWN_CAPTURES[side, square] & ring)
    pieces = b[base + st.KNIGHT]
    while pieces != 0:
        square = lowest(pieces)
        pieces &= pieces - 1
        total += NEAR_MINOR * (8 - DISTANCE[square, king])
        hits += size(KNIGHT_STEPS[square] & ring)
    pieces = b[base + st.BISHOP] | b[base + st.ROOK] | b[base + st.QUEEN]
    while pieces != 0:
        square = lowest(pieces)
        bit = pieces & -pieces
        pieces &= pieces - 1
        near = 8 - DISTANCE[square, king]
        if bit & b[base + st.BISHOP]:
            total += NEAR_MINOR * near
            hits += size(bishop_reach(square, occupied) & ring)
        elif bit & b[base + st.ROOK]:
            total += NEAR_ROOK * near
            hits += size(rook_reach(square, occupied) & ring)
        else:
            total += NEAR_QUEEN * near
            reach = bishop_reach(square, occupied) | rook_reach(square, occupied)
            hits += size(reach & ring)
    pieces = b[base + st.KING]
    while pieces != 0:
        hits += size(KING_STEPS[lowest(pieces)] & ring)
        pieces &= pieces - 1
    return int64(total + RING * hits)


@kernel
def aggressive(b: State, side: int) -> int:
    """Standard and the attack terms of ``side``."""
    return standard(b, side) + attack_terms(b, side)


# -- why a turn is good or bad ---------------------------------------------------------------------

EXPOSED: Final = 0
"""Of 216 rolls, those with which the other side captures the mover's king next."""
THREAT: Final = 1
"""Those with which the mover would capture the other king if it rolled now."""
WON: Final = 2
"""Centipawns that the turn has won."""
ATTACK: Final = 3
"""Attack terms of the evaluation (``evaluate.attack_terms``)."""
FIGURES: Final = 4


@kernel
def explain_leaves(graph: State, leaves: State, before: State, row: State, out: State) -> None:
    """Write the ``FIGURES`` of each leaf in ``leaves``; ``before`` is the board of the turn."""
    g = graph_of(graph)
    side = g.info[SIDE]
    for i in range(len(leaves)):
        board_of(graph, leaves[i], row)
        out[i, EXPOSED] = count_rolls(king_capture_rolls(row, side))
        out[i, THREAT] = count_rolls(king_capture_rolls(row, int64(1 - side)))
        out[i, WON] = material(row, side) - material(before, side)
        out[i, ATTACK] = attack_terms(row, side)

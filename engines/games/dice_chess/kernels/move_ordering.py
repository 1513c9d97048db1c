"""Rough scores of all turns of a roll, without playing them: ``evaluation.rough_score`` by leaf.

Most of it is a sum over the pieces, and a turn changes few of them. The sum is kept for
each node of the graph of turns, and what the last micro-move adds is looked up. What pieces of all
kinds are worth on all squares depends on where the kings stand; it is worked out once for each
place of the mover's king.
"""

from typing import Annotated, Final

from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels import turns
from engines.games.dice_chess.kernels.bits import bishop_reach, lowest, rook_reach
from engines.games.dice_chess.kernels.board import OCCUPIED
from engines.games.dice_chess.kernels.evaluation import (
    DANGER,
    GRADE_OF_KINDS,
    GRADES,
    fill_piece_values,
    rough_score,
)
from engines.games.dice_chess.kernels.tables import (
    BIT,
    KING_STEPS,
    KNIGHT_STEPS,
    PAWN_BEHIND,
    PAWN_CAPTURES,
    POOL_SIZE,
    SQUARES,
)
from engines.games.dice_chess.kernels.turns import Graph
from engines.runtime.kernels.contract import int64, record_view, subroutine
from engines.runtime.kernels.layout import Array, Record
from engines.runtime.types import State

PIECE_VALUES: Final = 2 * st.PIECES * SQUARES
"""Words of one table of piece values."""
TABLES: Final = SQUARES
"""Tables, one for each place of the mover's king."""


class RoughScores(Record):
    """Memory between calls with the same weights; all zero before the first."""

    piece_values: Annotated[Array, "i8", (TABLES, PIECE_VALUES)]
    filled: Annotated[Array, "i8", (TABLES,)]  # what a table was worked out for
    sums: Annotated[Array, "i8", (turns.MAX_NODES,)]


_scores_of = record_view(RoughScores)


@subroutine
def _find_piece_values(m: RoughScores, mover: int, king: int, enemy: int, weights: State) -> None:
    """Work out the table for a place of the mover's king, unless it is already filled."""
    key = 1 + 2 * enemy + mover
    if m.filled[king] != key:
        fill_piece_values(int64(1 - mover), enemy, king, weights, m.piece_values[king])
        m.filled[king] = key


@subroutine
def _sum_of_pieces(b: State, values: State) -> int:
    total = int64(0)
    for kind in range(2 * st.PIECES):
        pieces = b[kind]
        while pieces != 0:
            total += values[SQUARES * kind + lowest(pieces)]
            pieces &= pieces - 1
    return total


@subroutine
def _lost_man(b: State, side: int, piece: int, origin: int, target: int) -> tuple[int, int]:
    """The kind and the square of the piece that a micro-move captures, or ``NO_PIECE``."""
    other = int64(1 - side)
    bit = BIT[target]
    if b[OCCUPIED + other] & bit:
        for kind in range(st.PIECES):
            if b[st.PIECES * other + kind] & bit:
                return int64(kind), target
    if piece == st.PAWN and (target - origin) & 7:
        return int64(st.PAWN), lowest(PAWN_BEHIND[side, target])
    return int64(st.NO_PIECE), target


@subroutine
def _change(
    side: int,
    piece: int,
    placed: int,
    origin: int,
    target: int,
    lost: int,
    square: int,
    values: State,
) -> int:
    """How a micro-move changes the sum over the pieces, if the king doesn't move."""
    own, other = SQUARES * st.PIECES * side, SQUARES * st.PIECES * (1 - side)
    change = values[own + SQUARES * placed + target] - values[own + SQUARES * piece + origin]
    if lost != st.NO_PIECE:
        change -= values[other + SQUARES * lost + square]
    return int64(change)


@subroutine
def _kinds_that_take(
    b: State, side: int, king: int, occupied: int, gone: int, placed: int, come: int
) -> int:
    """The kinds of ``side`` (bits) that attack a king, without ``gone``, with one piece added."""
    base = st.PIECES * side
    slanted, straight = bishop_reach(king, occupied), rook_reach(king, occupied)
    kinds = int64(0)
    for piece in range(st.PIECES):
        posts = slanted | straight
        if piece == st.PAWN:
            posts = int64(PAWN_CAPTURES[1 - side, king])
        elif piece == st.KNIGHT:
            posts = int64(KNIGHT_STEPS[king])
        elif piece == st.BISHOP:
            posts = slanted
        elif piece == st.ROOK:
            posts = straight
        elif piece == st.KING:
            posts = int64(KING_STEPS[king])
        pieces = b[base + piece] & ~gone
        if piece == placed:
            pieces |= come
        if pieces & posts:
            kinds |= int64(1) << piece
    return kinds


@subroutine
def _piece_paid(pool: int) -> int:
    """The kind of piece that a single die moves."""
    return int64(lowest(pool) >> 1)


@subroutine
def _sum_nodes(g: Graph, m: RoughScores, enemy: int, weights: State) -> None:
    """The sum over the pieces at each node of a graph."""
    nodes, side = g.nodes, g.info[turns.SIDE]
    piece_values, sums = m.piece_values, m.sums
    kings = st.PIECES * side + st.KING
    for i in range(g.info[turns.NODES]):
        king = lowest(g.rows[i, kings])
        _find_piece_values(m, side, king, enemy, weights)
        parent, move = nodes[i, turns.PARENT], nodes[i, turns.MOVE]
        if move == turns.NO_MOVE or king != lowest(g.rows[parent, kings]):
            sums[i] = _sum_of_pieces(g.rows[i], piece_values[king])
            continue
        b, origin, target = g.rows[parent], move & 63, (move >> 6) & 63
        promotion = move >> st.PROMOTION_SHIFT
        piece = _piece_paid(nodes[parent, turns.POOL] - nodes[i, turns.POOL])
        placed = piece if promotion == 0 else promotion
        lost, square = _lost_man(b, side, piece, origin, target)
        sums[i] = sums[parent] + _change(
            side, piece, placed, origin, target, lost, square, piece_values[king]
        )


@subroutine
def score_leaves(
    graph: State, weights: State, memory: State, row: State, features: State, scores: State
) -> None:
    """Write ``evaluation.rough_score`` of each leaf, from the mover's point of view.

    ``memory`` is laid out as ``RoughScores``, ``row`` is a board to play on, ``features`` as in
    ``evaluate``.
    """
    m = _scores_of(memory)
    piece_values, sums = m.piece_values, m.sums
    g = turns.graph_of(graph)
    leaves, nodes, side = g.leaves, g.nodes, g.info[turns.SIDE]
    other = int64(1 - side)
    own_kings, kings = g.rows[0, st.PIECES * side + st.KING], g.rows[0, st.PIECES * other + st.KING]
    usual = own_kings != 0 and own_kings & (own_kings - 1) == 0
    usual = usual and kings != 0 and kings & (kings - 1) == 0
    enemy = int64(0)
    if usual:
        enemy = lowest(kings)
        _sum_nodes(g, m, enemy, weights)
    for leaf in range(g.info[turns.LEAVES]):
        parent, move = leaves[leaf, turns.PARENT], leaves[leaf, turns.MOVE]
        pool = nodes[parent, turns.POOL]
        if not usual or (
            move != turns.NO_MOVE and POOL_SIZE[pool] > 1
        ):  # castling, which moves two pieces
            turns.board_of(graph, int64(leaf), row)
            scores[leaf] = -rough_score(row, other, weights, features)
            continue
        b = g.rows[parent]
        king = lowest(b[st.PIECES * side + st.KING])
        occupied = b[OCCUPIED] | b[OCCUPIED + 1]
        z, gone, come, taken = sums[parent], int64(0), int64(0), int64(0)
        placed = int64(st.NO_PIECE)
        if move != turns.NO_MOVE:
            origin, target, promotion = move & 63, (move >> 6) & 63, move >> st.PROMOTION_SHIFT
            piece = _piece_paid(pool)
            placed = piece if promotion == 0 else promotion
            gone, come = int64(BIT[origin]), int64(BIT[target])
            lost, square = _lost_man(b, side, piece, origin, target)
            if lost != st.NO_PIECE:
                taken = int64(BIT[square])
            if piece == st.KING:
                king = target
                _find_piece_values(m, side, king, enemy, weights)
                z = _sum_of_pieces(b, piece_values[king])
            z += _change(side, piece, placed, origin, target, lost, square, piece_values[king])
            occupied = (occupied & ~(gone | taken)) | come
        chance = _kinds_that_take(b, other, king, occupied, taken, int64(st.NO_PIECE), int64(0))
        danger = _kinds_that_take(b, side, enemy, occupied, gone, placed, come)
        grades = GRADES * GRADE_OF_KINDS[chance] + GRADE_OF_KINDS[danger]
        scores[leaf] = -(z + weights[DANGER + grades])

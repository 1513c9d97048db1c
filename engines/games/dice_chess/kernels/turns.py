"""All turns of a roll, merged by the position they lead to.

Micro-moves from the start of a turn form a graph: a *node* is a position with dice left that can be
reached, a *leaf* the position after a quiet turn (rules, 1.5), a *take* a micro-move that captures
the king. Nodes are merged when position and dice are equal, leaves when board, rights and targets
are (the half-move clock is ignored). Each knows how many *paths* lead to it, and one of them,
drawn at random: when a path is found to something known, its last step is replaced with the
probability that makes every path equally likely in the end.
"""

from typing import Annotated, Final

import numpy as np

from engines.games.dice_chess.kernels import board
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.bits import lowest
from engines.games.dice_chess.kernels.dice import ONE_KING, ONE_ROOK, can_castle, has_die
from engines.games.dice_chess.kernels.memory import borrowed, inlined
from engines.games.dice_chess.kernels.tables import BIT, POOL_SIZE, ZOBRIST_PIECE, ZOBRIST_POOL
from engines.runtime.kernels.contract import int64, kernel, record_view, subroutine
from engines.runtime.kernels.layout import Array, Record
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

# Columns of nodes and leaves; a take has no key.
KEY_OF: Final = 0
PARENT: Final = 1
"""The node that the last micro-move starts from; for a root, or a leaf that is a node, itself."""
MOVE: Final = 2
"""The last micro-move, or ``NO_MOVE``."""
PATHS: Final = 3
POOL: Final = 4
"""Nodes: the dice left."""
GAIN: Final = 4
"""Leaves: material of the mover less that of the other side."""
LENGTH: Final = 5
"""Micro-moves from the root; for a leaf, the dice used."""
COLUMNS: Final = 6
NO_MOVE: Final = -1

# Entries of ``info``.
NODES: Final = 0
LEAVES: Final = 1
TAKES: Final = 2
MOST: Final = 3
"""The dice that legal quiet turns use."""
SIDE: Final = 4
DICE_OF_ROOT: Final = 5
NODE_STAMP: Final = 6
LEAF_STAMP: Final = 7
NODE_MASK: Final = 8
LEAF_MASK: Final = 9
OVERFLOW: Final = 10
"""1: the arrays were too small to hold everything."""
STAMPS: Final = 11
INFO: Final = 12

_SMALL_TABLE: Final = 4095
_STAMP_SHIFT: Final = 24
_INDEX: Final = (1 << _STAMP_SHIFT) - 1


MAX_NODES: Final = 1 << 13
MAX_LEAVES: Final = 1 << 15
"""Several times the most ever seen in play. On a board with dozens of queens that has more, some
turns are left out."""


class Graph(Record):
    """All turns of a roll."""

    info: Annotated[Array, "i8", (INFO,)]  # counts and settings
    rows: Annotated[Array, "i8", (MAX_NODES, board.ROW)]  # the boards of the nodes
    nodes: Annotated[
        Array, "i8", (MAX_LEAVES, COLUMNS)
    ]  # of equal size, so that kernels take either
    takes: Annotated[Array, "i8", (MAX_LEAVES, COLUMNS)]
    leaves: Annotated[Array, "i8", (MAX_LEAVES, COLUMNS)]
    node_slots: Annotated[Array, "i8", (4 * MAX_LEAVES,)]  # hash tables: stamps and indices
    leaf_slots: Annotated[Array, "i8", (4 * MAX_LEAVES,)]


graph_of = record_view(Graph)


def new_graph() -> State:
    """The memory of a graph, which is reused."""
    return np.zeros(Graph.words(), np.int64)


@inlined
def find(slots: State, mask: int, stamp: int, items: State, key: int) -> int:
    """The slot of the item with ``key``, or the empty one where it belongs."""
    at = key & mask
    while slots[at] >> _STAMP_SHIFT == stamp:
        if items[slots[at] & _INDEX, KEY_OF] == key:
            return at
        at = (at + 1) & mask
    return at


@inlined
def _meet(items: State, known: int, parent: int, move: int, paths: int, rng: Stream) -> None:
    """Count more paths to an item; one of them may replace the one it remembers."""
    all_paths = items[known, PATHS] + paths
    items[known, PATHS] = all_paths
    replaces = below(rng, all_paths) < paths
    items[known, PARENT] = parent if replaces else items[known, PARENT]
    items[known, MOVE] = move if replaces else items[known, MOVE]


@subroutine
def _next_stamp(info: State) -> int:
    info[STAMPS] += 1
    return int64(info[STAMPS])


@subroutine
def _spread(slots: State, items: State, count: int, mask: int, stamp: int) -> None:
    """Enter all items into a table under a new stamp."""
    for i in range(count):
        slots[find(slots, mask, stamp, items, items[i, KEY_OF])] = stamp << _STAMP_SHIFT | i


@subroutine
def _grow_leaves(g: Graph) -> None:
    info = g.info
    info[LEAF_MASK] = 4 * info[LEAF_MASK] + 3
    info[LEAF_STAMP] = _next_stamp(info)
    _spread(g.leaf_slots, g.leaves, info[LEAVES], info[LEAF_MASK], info[LEAF_STAMP])


@subroutine
def _grow_nodes(g: Graph) -> None:
    info = g.info
    info[NODE_MASK] = 4 * info[NODE_MASK] + 3
    info[NODE_STAMP] = _next_stamp(info)
    _spread(g.node_slots, g.nodes, info[NODES], info[NODE_MASK], info[NODE_STAMP])


@subroutine
def _begin_leaves(info: State, used: int) -> None:
    """Forget the quiet turns so far: others use more dice."""
    info[MOST] = used
    info[LEAVES] = 0
    info[LEAF_STAMP] = _next_stamp(info)


@inlined
def _leaf(g: Graph, parent: int, move: int, key: int, gain: int, used: int, rng: Stream) -> None:
    """Note a quiet turn, unless others use more dice."""
    info, leaves = g.info, g.leaves
    if used != info[MOST]:
        if used < info[MOST]:
            return
        _begin_leaves(info, used)
    paths = g.nodes[parent, PATHS]
    at = find(g.leaf_slots, info[LEAF_MASK], info[LEAF_STAMP], leaves, key)
    entry = g.leaf_slots[at]
    if entry >> _STAMP_SHIFT == info[LEAF_STAMP]:
        _meet(leaves, entry & _INDEX, parent, move, paths, rng)
        return
    count = info[LEAVES]
    if count == MAX_LEAVES:
        info[OVERFLOW] = 1
        return
    g.leaf_slots[at] = info[LEAF_STAMP] << _STAMP_SHIFT | count
    leaves[count, KEY_OF] = key
    leaves[count, PARENT] = parent
    leaves[count, MOVE] = move
    leaves[count, PATHS] = paths
    leaves[count, GAIN] = gain
    leaves[count, LENGTH] = used
    info[LEAVES] = count + 1
    if 2 * count > info[LEAF_MASK]:
        _grow_leaves(g)


@subroutine
def _take(g: Graph, parent: int, move: int) -> None:
    """Note a micro-move that captures the king."""
    count = g.info[TAKES]
    if count == MAX_LEAVES:
        g.info[OVERFLOW] = 1
        return
    g.takes[count, PARENT] = parent
    g.takes[count, MOVE] = move
    g.takes[count, PATHS] = g.nodes[parent, PATHS]
    g.takes[count, LENGTH] = g.nodes[parent, LENGTH] + 1
    g.info[TAKES] = count + 1


@subroutine
def gain_of(b: State, side: int) -> int:
    """The material of ``side`` less that of the other."""
    return int64(b[board.MATERIAL] if side == st.WHITE else -b[board.MATERIAL])


@inlined
def _step(
    g: Graph, i: int, piece: int, origin: int, target: int, promotion: int, rest: int, rng: Stream
) -> None:
    """Follow one micro-move from node ``i``, after which the dice ``rest`` are left."""
    b, info, nodes = g.rows[i], g.info, g.nodes
    side = info[SIDE]
    changes = board.effects(b, side, piece, origin, target, promotion)
    taken, castling, targets, pieces = changes
    move = origin | target << 6 | promotion << st.PROMOTION_SHIFT
    if rest == 0:
        gain = gain_of(b, side) + board.value_of(taken)
        if promotion != 0:
            gain += board.value_of(promotion) - board.value_of(piece)
        after = board.targets_after_turn(targets, side)
        key = board.key_of(pieces, castling, after, 1 - side)
        _leaf(g, i, move, key, gain, info[DICE_OF_ROOT], rng)
        return
    key = board.key_of(pieces, castling, targets, side) ^ ZOBRIST_POOL[rest]
    paths = nodes[i, PATHS]
    at = find(g.node_slots, info[NODE_MASK], info[NODE_STAMP], nodes, key)
    entry = g.node_slots[at]
    if entry >> _STAMP_SHIFT == info[NODE_STAMP]:
        _meet(nodes, entry & _INDEX, i, move, paths, rng)
        return
    count = info[NODES]
    if count == MAX_NODES:
        info[OVERFLOW] = 1
        return
    g.node_slots[at] = info[NODE_STAMP] << _STAMP_SHIFT | count
    nodes[count, KEY_OF] = key
    nodes[count, PARENT] = i
    nodes[count, MOVE] = move
    nodes[count, PATHS] = paths
    nodes[count, POOL] = rest
    nodes[count, LENGTH] = nodes[i, LENGTH] + 1
    row = g.rows[count]
    board.copy(b, row)
    board.place(row, side, piece, origin, target, promotion, changes)
    info[NODES] = count + 1
    if 2 * count > info[NODE_MASK]:
        _grow_nodes(g)


@subroutine
def _castle(g: Graph, i: int, target: int, rest: int, rng: Stream) -> None:
    """Follow castling from node ``i``."""
    rng = borrowed(rng)
    origin = int64(board.KING_FILE if g.info[SIDE] == st.WHITE else 56 + board.KING_FILE)
    _step(g, i, int64(st.KING), origin, target, int64(0), rest, rng)


@inlined
def _last_quiet_moves(g: Graph, i: int, piece: int, origin: int, reach: int, rng: Stream) -> None:
    """Follow moves of a piece with the last die that take nothing and touch no target.

    What doesn't depend on the target is computed once: nearly all turns end here.
    """
    b, side = g.rows[i], g.info[SIDE]
    castling = b[board.CASTLING]
    if piece == st.KING:
        castling &= ~board.king_rights(side)
    elif piece == st.ROOK:
        castling &= ~board.rook_right(side, origin)
    pieces = ZOBRIST_PIECE[st.PIECES * side + piece]
    after = board.targets_after_turn(b[board.TARGETS], side)
    key = board.key_of(b[board.KEY] ^ pieces[origin], castling, after, 1 - side)
    gain, used = gain_of(b, side), g.info[DICE_OF_ROOT]
    while reach != 0:
        target = lowest(reach)
        reach &= reach - 1
        _leaf(g, i, origin | target << 6, key ^ pieces[target], gain, used, rng)


@subroutine
def _expand(g: Graph, i: int, rng: Stream) -> None:
    """Follow every micro-move from node ``i``; without any it is a leaf."""
    rng = borrowed(rng)
    b, side, pool = g.rows[i], g.info[SIDE], g.nodes[i, POOL]
    kings = b[st.PIECES * (1 - side) + st.KING]
    special = b[board.OCCUPIED + 1 - side] | b[board.TARGETS]
    playable = False
    for piece in range(st.PIECES):
        if not has_die(pool, int64(piece)):
            continue
        rest = pool - (int64(1) << (2 * piece))
        pieces = b[st.PIECES * side + piece]
        while pieces != 0:
            origin = lowest(pieces)
            pieces &= pieces - 1
            reach = board.reach_of(b, side, int64(piece), origin)
            playable = playable or reach != 0
            if rest == 0 and piece != st.PAWN:
                plain = reach & ~special
                _last_quiet_moves(g, i, int64(piece), origin, plain, rng)
                reach &= special
            while reach != 0:
                target = lowest(reach)
                reach &= reach - 1
                if kings & BIT[target]:
                    _take(g, i, origin | target << 6)
                    continue
                best, least = int64(0), int64(0)
                if board.promotes(side, int64(piece), target):
                    best, least = int64(st.QUEEN), int64(st.KNIGHT)
                for promotion in range(best, least - 1, -1):
                    _step(g, i, int64(piece), origin, target, int64(promotion), rest, rng)
    if can_castle(pool):
        reach = board.castling_reach(b, side)
        while reach != 0:
            playable = True
            _castle(g, i, lowest(reach), pool - ONE_KING - ONE_ROOK, rng)
            reach &= reach - 1
    if not playable and i > 0:
        after = board.targets_after_turn(b[board.TARGETS], side)
        key = board.key_of(b[board.KEY], b[board.CASTLING], after, 1 - side)
        used = g.info[DICE_OF_ROOT] - POOL_SIZE[pool]
        _leaf(g, i, int64(NO_MOVE), key, gain_of(b, side), int64(used), rng)


@kernel
def build(graph: State, b: State, side: int, pool: int, rng: Stream) -> None:
    """All legal turns from a board with the dice ``pool``.

    No leaves and no takes: the mover passes.
    """
    g, rng = graph_of(graph), borrowed(rng)
    info = g.info
    board.copy(b, g.rows[0])
    info[NODES] = 1
    info[LEAVES] = 0
    info[TAKES] = 0
    info[MOST] = 0
    info[OVERFLOW] = 0
    info[SIDE] = side
    info[DICE_OF_ROOT] = POOL_SIZE[pool]
    info[NODE_MASK] = _SMALL_TABLE
    info[LEAF_MASK] = _SMALL_TABLE
    info[NODE_STAMP] = _next_stamp(info)
    info[LEAF_STAMP] = _next_stamp(info)
    g.nodes[0, PARENT] = 0
    g.nodes[0, MOVE] = NO_MOVE
    g.nodes[0, PATHS] = 1
    g.nodes[0, POOL] = pool
    g.nodes[0, LENGTH] = 0
    i = int64(0)
    while i < info[NODES]:
        _expand(g, i, rng)
        i += 1


@kernel
def keep_quota(graph: State, quota: int) -> None:
    """Drop the quiet turns of a graph if the turn under way can only end with a king capture.

    That is so if ``quota``, the dice that quiet turns had to use, cannot be used (``legal_moves``).
    """
    g = graph_of(graph)
    if quota > g.info[MOST] and g.info[TAKES] > 0:
        g.info[LEAVES] = 0


@kernel
def board_of(graph: State, leaf: int, b: State) -> None:
    """The board after the turn that ends in a leaf."""
    g = graph_of(graph)
    parent, move = g.leaves[leaf, PARENT], g.leaves[leaf, MOVE]
    board.copy(g.rows[parent], b)
    if move != NO_MOVE:
        board.make(b, g.info[SIDE], move)
    b[board.TARGETS] = board.targets_after_turn(b[board.TARGETS], g.info[SIDE])


@subroutine
def leaves_king_attacked(graph: State, leaf: int, b: State) -> bool:
    """Whether the king of the mover is attacked after the turn that ends in a leaf.

    ``b`` is a board to play on. For most turns it examines only the last move, on the board before.
    """
    g = graph_of(graph)
    side = g.info[SIDE]
    parent, move = g.leaves[leaf, PARENT], g.leaves[leaf, MOVE]
    before, pool = g.rows[parent], g.nodes[parent, POOL]
    origin, target = move & 63, (move >> 6) & 63
    goes, comes = BIT[origin], BIT[target]
    kings, other = before[st.PIECES * side + st.KING], 1 - side
    if move == NO_MOVE:
        return board.is_attacked(before, other, kings)
    if POOL_SIZE[pool] > 1 or (
        before[st.PIECES * side + st.PAWN] & goes and before[board.TARGETS] & comes
    ):
        board_of(graph, leaf, b)  # castling moves two pieces; en passant captures elsewhere
        return board.is_attacked(b, other, b[st.PIECES * side + st.KING])
    if kings & goes:
        kings ^= goes | comes
    occupied = ((before[board.OCCUPIED] | before[board.OCCUPIED + 1]) & ~goes) | comes
    while kings != 0:
        if board.attackers_among(before, other, lowest(kings), occupied) & ~comes:
            return True
        kings &= kings - 1
    return False


@kernel
def path_to(graph: State, parent: int, move: int, out: State) -> int:
    """Write the micro-moves that lead through a node to ``move``; return how many."""
    g = graph_of(graph)
    count = g.nodes[parent, LENGTH]
    i = count
    node = parent
    while i > 0:
        i -= 1
        out[i] = g.nodes[node, MOVE]
        node = g.nodes[node, PARENT]
    if move != NO_MOVE:
        out[count] = move
        count += 1
    return int64(count)

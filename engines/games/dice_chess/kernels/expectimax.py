"""Expectimax of any depth with exact pruning: Star1, Star2, a table of positions.

A *chance node* is a board whose ``side`` is about to roll. Its value is the win chance of that
side, in millionths: the weighted sum, over the 56 rolls, of the value of the best turn, rounded
down. A roll that captures the king is certain to win; all of those are known at once (``capture``).
At depth 0 the value is that of ``evaluate``. The value of a turn is 1 minus the other side's value
after it; without a legal turn the mover passes.

All pruning is exact: a search with and without it returns the same value whenever that lies between
``alpha`` and ``beta``, and otherwise a bound on the same side (fail-soft).

* *Star1* (Ballard 1983): the values of the remaining rolls are at least 0 and at most 1. As soon as
  these bounds put the value outside the window, the node is done; the window for each roll follows
  from the same bounds.
* *Star2*: a node begins with a probe of each roll: the value of one good turn is a lower bound for
  the roll. Where evaluations follow, it is the turn that was best with this roll elsewhere (a
  *reply*), if it is legal here; then no turns are generated at all. A turn that uses all three dice
  is always legal (rules, 1.5), so only these are kept as replies. Elsewhere it is the turn with the
  best evaluation.
* Values and bounds of inner chance nodes are kept in a table of the thread; evaluations of leaves
  in one that all threads share, whose entries are single words.
"""

from typing import Annotated, Final, NamedTuple

import numpy as np

from engines.games.dice_chess.kernels.board import (
    CASTLING,
    KEY,
    ROW,
    TARGETS,
    castling_reach,
    copy,
    is_castling,
    key_of,
    make,
    piece_on,
    promotes,
    reach_of,
    targets_after_turn,
)
from engines.games.dice_chess.kernels.capture import PAIRS, count_rolls, king_capture_rolls
from engines.games.dice_chess.kernels.dice import ONE_KING, ONE_ROOK
from engines.games.dice_chess.kernels.evaluation import CERTAIN, MOST, evaluate
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.move_ordering import RoughScores, score_leaves
from engines.games.dice_chess.kernels.state import DICE, NO_PIECE, PROMOTION_SHIFT
from engines.games.dice_chess.kernels.tables import BIT, ROLL_COUNT, ROLL_POOLS, ROLL_WEIGHTS, ROLLS
from engines.games.dice_chess.kernels.turns import (
    KEY_OF,
    LEAVES,
    LENGTH,
    MAX_LEAVES,
    MOVE,
    PARENT,
    SIDE,
    Graph,
    board_of,
    build,
    graph_of,
    path_to,
)
from engines.runtime.kernels.contract import int64, kernel, record_view, subroutine
from engines.runtime.kernels.layout import Array, Record
from engines.runtime.kernels.rng import reseed
from engines.runtime.types import State

MAX_DEPTH: Final = 8
"""The most turns that can be looked ahead, including the one at the root."""
_PLIES: Final = MAX_DEPTH - 1
KNOWN: Final = 1 << 20
"""Entries of the shared table of evaluations; an entry's low bits hold its value."""
_VALUE: Final = KNOWN - 1
TABLE: Final = 1 << 16
"""Entries of a thread's table of chance nodes."""
_TABLE_MASK: Final = TABLE - 1
REPLIES: Final = 2
"""Best turns that are remembered for each ply and roll."""
_REPLY: Final = DICE + 1
"""Words of a reply: its micro-moves, and how many; 0: none."""

# Entries of ``settings``.
STAR_1: Final = 0
STAR_2: Final = 1
TABLES: Final = 2
WIDTH: Final = 3
"""Turns that are searched where more than one turn is ahead; 0: all."""
LOOKS: Final = 4
"""Turns that are evaluated at the last ply, the best by move ordering; 0: all."""
STAMP: Final = 5
"""Part of a table key: entries with another stamp, left by earlier tasks, count as empty."""
LIMIT: Final = 6
"""Positions after which a task is given up."""
SETTINGS: Final = 7

# Entries of ``counts``.
POSITIONS: Final = 0
"""Positions evaluated, merged within each roll."""
CHANCES: Final = 1
"""Chance nodes."""
HITS: Final = 2
"""Chance nodes whose value or bound was in the table."""
COUNTS: Final = 3

# What a value in the table is: exact, or a bound.
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2
_BOUND_SHIFT: Final = 20
_DEPTH_SHIFT: Final = 22

_CROSSED_OUT: Final = -(1 << 62)
_LEAF: Final = _PLIES + 1
_ROW: Final = _PLIES + 2
_LIST: Final = max(PAIRS, MOST)


class Space(Record):
    """The memory of one thread."""

    boards: Annotated[Array, "i8", (_PLIES + 3, ROW)]  # one for each ply, and two to work on
    graphs: Annotated[Array, "i8", (_PLIES, Graph.words())]  # of turns, one for each ply
    random: Annotated[Array, "u8", (1, 4)]  # a stream that draws paths in the graphs
    lists: Annotated[Array, "i8", (2, _LIST)]  # pairs and features
    scores: Annotated[Array, "i8", (_PLIES, MAX_LEAVES)]
    lows: Annotated[Array, "i8", (_PLIES, ROLL_COUNT)]
    replies: Annotated[Array, "i8", (_PLIES, ROLL_COUNT, REPLIES, _REPLY)]
    table_keys: Annotated[Array, "i8", (TABLE,)]
    table: Annotated[Array, "i8", (TABLE,)]
    rough_scores: Annotated[Array, "i8", (1, RoughScores.words())]
    settings: Annotated[Array, "i8", (SETTINGS,)]
    counts: Annotated[Array, "i8", (COUNTS,)]


space_of = record_view(Space)


class Evaluations(NamedTuple):
    """What positions are worth.

    Attributes:
        weights: of ``evaluation``, ``int64[WEIGHTS]``.
        known: values of leaves by these weights, ``int64[KNOWN]``; all threads share it.
    """

    weights: State
    known: State


def new_space() -> State:
    """Memory for ``Space``; pages that are not used cost nothing."""
    return np.zeros(Space.words(), np.int64)


def new_replies() -> State:
    """Memory for the replies of one ply."""
    return np.zeros((ROLL_COUNT, REPLIES, _REPLY), np.int64)


_NEXT_STAMP: Final = 0x1E3779B97F4A7C15
_BY_WEIGHT: Final = np.argsort(-ROLL_WEIGHTS, kind="stable").astype(np.int64)
"""The order in which rolls are searched: the likely ones settle most."""


@subroutine
def _evaluate(b: State, side: int, s: Space, weights: State) -> int:
    return evaluate(b, side, weights, s.boards[_ROW], s.lists[0], s.lists[1])


@subroutine
def _evaluate_leaf(graph: State, leaf: int, side: int, s: Space, evaluations: Evaluations) -> int:
    """The win chance of ``side``, which is about to roll, at a leaf."""
    known = evaluations.known
    s.counts[POSITIONS] += 1
    key = graph_of(graph).leaves[leaf, KEY_OF]
    at = key & _VALUE
    entry = known[at]
    if entry & ~_VALUE == key & ~_VALUE:
        return int64(entry & _VALUE)
    board = s.boards[_LEAF]
    board_of(graph, leaf, board)
    value = _evaluate(board, side, s, evaluations.weights)
    known[at] = (key & ~_VALUE) | value
    return value


# -- replies ---------------------------------------------------------------------------------------


@subroutine
def _is_playable(b: State, side: int, move: int, pool: int) -> int:
    """The dice that a micro-move costs if it is legal and doesn't capture the king; otherwise 0."""
    origin, target, promotion = move & 63, (move >> 6) & 63, move >> PROMOTION_SHIFT
    piece = piece_on(b, side, origin)
    if piece == NO_PIECE:
        return int64(0)
    if is_castling(piece, origin, target):
        cost = int64(ONE_KING + ONE_ROOK)
        reach = castling_reach(b, side)
    else:
        cost = int64(1) << (2 * piece)
        reach = reach_of(b, side, piece, origin)
    if not reach & BIT[target] or promotes(side, piece, target) != (promotion != 0):
        return int64(0)
    left = pool
    while cost != 0 and left != 0:
        if left & 3 < cost & 3:
            return int64(0)
        left >>= 2
        cost >>= 2
    if cost != 0:
        return int64(0)
    if is_castling(piece, origin, target):
        return int64(ONE_KING + ONE_ROOK)
    return int64(1) << (2 * piece)


@subroutine
def _play_reply(b: State, side: int, pool: int, reply: State, row: State) -> bool:
    """Play a remembered turn to its end on ``row``; False if it is not legal on board ``b``."""
    if reply[DICE] == 0:
        return False
    copy(b, row)
    for i in range(reply[DICE]):
        cost = _is_playable(row, side, reply[i], pool)
        if cost == 0:
            return False
        make(row, side, reply[i])
        pool -= cost
    row[TARGETS] = targets_after_turn(row[TARGETS], side)
    return bool(pool == 0)


@subroutine
def _remember(s: Space, ply: int, roll: int, graph: State, leaf: int) -> None:
    """Keep the best turn of a roll as a reply, if it uses all dice."""
    g = graph_of(graph)
    if g.leaves[leaf, LENGTH] != DICE:
        return
    replies = s.replies[ply, roll]
    move, parent = g.leaves[leaf, MOVE], g.leaves[leaf, PARENT]
    path = np.empty(DICE + 1, np.int64)
    count = path_to(graph, parent, move, path)
    same = replies[0, DICE] == count
    for i in range(count):
        same = same and replies[0, i] == path[i]
    if same:
        return
    for i in range(_REPLY):
        replies[1, i] = replies[0, i]
    for i in range(count):
        replies[0, i] = path[i]
    replies[0, DICE] = count


# -- nodes -----------------------------------------------------------------------------------------


@subroutine
def _table_key(s: Space, b: State, side: int) -> int:
    return int64(key_of(b[KEY], b[CASTLING], b[TARGETS], side) ^ s.settings[STAMP])


@subroutine
def _look_up(s: Space, key: int, depth: int, alpha: int, beta: int) -> int:
    """A value or bound that settles a node, or -1."""
    at = key & _TABLE_MASK
    if s.table_keys[at] != key:
        return int64(-1)
    entry = s.table[at]
    if entry >> _DEPTH_SHIFT != depth:
        return int64(-1)
    value, bound = entry & _VALUE, (entry >> _BOUND_SHIFT) & 3
    if bound == _EXACT or (bound == _AT_LEAST and value >= beta):
        return int64(value)
    return int64(value) if bound == _AT_MOST and value <= alpha else int64(-1)


@subroutine
def _enter(s: Space, key: int, depth: int, value: int, bound: int) -> None:
    at = key & _TABLE_MASK
    s.table_keys[at] = key
    s.table[at] = value | bound << _BOUND_SHIFT | depth << _DEPTH_SHIFT


@subroutine
def _next_best(scores: State, leaves: int) -> int:
    """Return the turn with the highest score, and cross it out."""
    chosen = int64(0)
    for leaf in range(1, leaves):
        if scores[leaf] > scores[chosen]:
            chosen = int64(leaf)
    scores[chosen] = _CROSSED_OUT
    return chosen


@subroutine
def _best_at_leaves(
    graph: State,
    side: int,
    enough: int,
    ply: int,
    roll: int,
    s: Space,
    evaluations: Evaluations,
) -> int:
    """The value of the best turn when nothing but evaluations follows; stops at ``enough``."""
    leaves, looks = graph_of(graph).info[LEAVES], s.settings[LOOKS]
    ordered = looks != 0 and leaves > looks
    scores = s.scores[ply]
    if ordered:
        place = s.rough_scores[0], s.boards[_LEAF], s.lists[1]
        score_leaves(graph, evaluations.weights, *place, scores)
    best, chosen = int64(-1), int64(0)
    for i in range(looks if ordered else leaves):
        leaf = _next_best(scores, leaves) if ordered else int64(i)
        value = CERTAIN - _evaluate_leaf(graph, leaf, int64(1 - side), s, evaluations)
        if value > best:
            best, chosen = value, leaf
            if best >= enough:
                break
    _remember(s, ply, roll, graph, chosen)
    return best


@subroutine
def _rank(graph: State, side: int, ply: int, s: Space, evaluations: Evaluations) -> int:
    """Score all turns by the evaluation after them; return how many of them to search."""
    leaves = graph_of(graph).info[LEAVES]
    scores = s.scores[ply]
    for leaf in range(leaves):
        scores[leaf] = CERTAIN - _evaluate_leaf(graph, int64(leaf), int64(1 - side), s, evaluations)
    width = s.settings[WIDTH]
    return int64(leaves if width == 0 or width > leaves else width)


@subroutine
def _after_pass(b: State, side: int, row: State) -> None:
    copy(b, row)
    row[TARGETS] = targets_after_turn(row[TARGETS], side)


@subroutine
def _evaluate_pass(s: Space, b: State, side: int, row: State, weights: State) -> int:
    """The value of a roll without a legal turn when nothing but an evaluation follows."""
    s.counts[POSITIONS] += 1
    _after_pass(b, side, row)
    return int64(CERTAIN - _evaluate(row, int64(1 - side), s, weights))


@subroutine
def _best_of_replies(
    s: Space, ply: int, b: State, side: int, roll: int, row: State, weights: State
) -> int:
    """The value of the best of the remembered turns of a roll; -1 if none is legal."""
    best = int64(-1)
    for k in range(REPLIES):
        if _play_reply(b, side, int64(ROLL_POOLS[roll]), s.replies[ply, roll, k], row):
            s.counts[POSITIONS] += 1
            best = max(best, CERTAIN - _evaluate(row, int64(1 - side), s, weights))
    return best


@subroutine
def _is_over(s: Space, stop: State) -> bool:
    """Whether to give up the task."""
    return bool(stop[0] != 0 or s.counts[POSITIONS] >= s.settings[LIMIT])


@subroutine
def value_of(
    s: Space,
    evaluations: Evaluations,
    stop: State,
    ply: int,
    side: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """The value of the chance node on board ``ply`` to ``side``, looking ``depth`` turns ahead.

    ``depth`` is at least 1. Once the task is over (``_is_over``), the result is meaningless.
    """
    settings, weights = s.settings, evaluations.weights
    b, below, graph = s.boards[ply], s.boards[ply + 1], s.graphs[ply]
    other, after = int64(1 - side), int64(depth - 1)
    s.counts[CHANCES] += 1
    key = _table_key(s, b, side)
    if settings[TABLES] != 0 and ply > 0:
        settled = _look_up(s, key, depth, alpha, beta)
        if settled >= 0:
            s.counts[HITS] += 1
            return settled
    taking = king_capture_rolls(b, other)
    taken = count_rolls(taking)
    total = int64(taken * CERTAIN)
    low_rest, high_rest = int64(0), int64((ROLLS - taken) * CERTAIN)
    lows = s.lows[ply]
    for roll in range(ROLL_COUNT):
        lows[roll] = 0
    least, enough = ROLLS * alpha + ROLLS - 1, ROLLS * beta
    star_1 = settings[STAR_1] != 0
    probes = settings[STAR_2] != 0 and beta <= CERTAIN
    for step in range(0 if probes else ROLL_COUNT, 2 * ROLL_COUNT):
        probing = step < ROLL_COUNT
        roll = int64(_BY_WEIGHT[step % ROLL_COUNT])
        if (taking >> roll) & 1:
            continue
        if _is_over(s, stop):
            return int64(0)
        pool, weight = int64(ROLL_POOLS[roll]), ROLL_WEIGHTS[roll]
        if not probing:
            low_rest -= weight * lows[roll]
            high_rest -= weight * CERTAIN
        roll_alpha, roll_beta = int64(-1), int64(CERTAIN + 1)
        if star_1:
            roll_beta = min(roll_beta, -((total + low_rest - enough) // weight))
            if not probing:
                roll_alpha = max(roll_alpha, (least - total - high_rest) // weight)
        best = int64(-1)
        if depth == 1 and probing:
            best = _best_of_replies(s, ply, b, side, roll, below, weights)
        else:
            build(graph, b, side, pool, s.random[0])
            leaves = graph_of(graph).info[LEAVES]
            if depth == 1 and leaves > 0:
                best = _best_at_leaves(graph, side, roll_beta, ply, roll, s, evaluations)
            elif depth == 1:
                best = _evaluate_pass(s, b, side, below, weights)
            else:
                turns = int64(1)
                if leaves > 0:
                    turns = _rank(graph, side, ply, s, evaluations)
                for _ in range(1 if probing else turns):
                    if leaves == 0:
                        _after_pass(b, side, below)
                    else:
                        board_of(graph, _next_best(s.scores[ply], leaves), below)
                    floor = int64(CERTAIN - roll_beta)
                    ceiling = int64(CERTAIN - max(roll_alpha, best))
                    value = CERTAIN - value_of(
                        s, evaluations, stop, int64(ply + 1), other, after, floor, ceiling
                    )
                    if _is_over(s, stop):
                        return int64(0)
                    best = max(best, value)
                    if star_1 and best >= roll_beta:
                        break
        if probing:
            lows[roll] = max(int64(0), best)
            low_rest += weight * lows[roll]
            if total + low_rest >= enough:
                value = int64((total + low_rest) // ROLLS)
                _enter(s, key, depth, value, int64(_AT_LEAST))
                return value
        elif star_1 and best <= roll_alpha:
            value = int64((total + weight * best + high_rest) // ROLLS)
            _enter(s, key, depth, value, int64(_AT_MOST))
            return value
        elif star_1 and best >= roll_beta:
            value = int64((total + weight * best + low_rest) // ROLLS)
            _enter(s, key, depth, value, int64(_AT_LEAST))
            return value
        else:
            total += weight * best
    value = int64(total // ROLLS)
    _enter(s, key, depth, value, int64(_EXACT))
    return value


@kernel
def rank_turns(graph: State, space: State, evaluations: Evaluations, out: State) -> None:
    """Write the evaluation's win chance after each turn of a graph."""
    graph, space = borrowed(graph), borrowed(space)
    evaluations = Evaluations(borrowed(evaluations.weights), borrowed(evaluations.known))
    s, info = space_of(space), graph_of(graph).info
    other = int64(1 - info[SIDE])
    for leaf in range(info[LEAVES]):
        out[leaf] = CERTAIN - _evaluate_leaf(graph, int64(leaf), other, s, evaluations)


@kernel
def search_turn(
    root: State,
    leaf: int,
    space: State,
    evaluations: Evaluations,
    stop: State,
    depth: int,
    alpha: int,
    replies: State,
) -> int:
    """The value of a turn, a leaf of the graph ``root``, to its mover, ``depth`` turns ahead.

    ``depth`` counts the turn itself and is at least 2. Exact if it is at least ``alpha``, otherwise
    a bound below that; -1 if it was given up. ``replies`` are those of the other side,
    read and updated. Equal arguments give equal results, whatever the memory was used for before.
    """
    root, space, stop = borrowed(root), borrowed(space), borrowed(stop)
    evaluations = Evaluations(borrowed(evaluations.weights), borrowed(evaluations.known))
    replies, s = borrowed(replies), space_of(space)
    reseed(s.random[0], int64(0))
    s.settings[STAMP] += _NEXT_STAMP
    for ply in range(_PLIES):
        for roll in range(ROLL_COUNT):
            for k in range(REPLIES):
                for i in range(_REPLY):
                    s.replies[ply, roll, k, i] = replies[roll, k, i] if ply == 0 else 0
    board_of(root, leaf, s.boards[0])
    other = int64(1 - graph_of(root).info[SIDE])
    beta = int64(CERTAIN - alpha + 1)
    value = value_of(s, evaluations, stop, int64(0), other, int64(depth - 1), int64(-1), beta)
    for roll in range(ROLL_COUNT):
        for k in range(REPLIES):
            for i in range(_REPLY):
                replies[roll, k, i] = s.replies[0, roll, k, i]
    return int64(-1) if _is_over(s, stop) else int64(CERTAIN - value)

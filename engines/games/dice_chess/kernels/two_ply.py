"""Two-ply expectimax: every roll of the other side, and its best turn with each (rules, 4.1).

Values are those of ``evaluate.aggressive`` from the side that has just moved. A roll with which the
other side captures the king is worth ``LOSS``; that is known for all rolls at once before any turn
is looked at (``capture``). Sums over rolls are integers: the weights of all rolls add up to 216.
"""

from typing import Annotated, Final

import numpy as np

from engines.games.dice_chess.kernels.board import ROW, TARGETS, copy, targets_after_turn
from engines.games.dice_chess.kernels.evaluate import aggressive
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.tables import ROLL_POOLS, ROLL_WEIGHTS
from engines.games.dice_chess.kernels.turns import KEY_OF, LEAVES, board_of, build, graph_of
from engines.runtime.kernels.contract import int64, kernel, record_view, subroutine
from engines.runtime.kernels.layout import Array, Record
from engines.runtime.types import State, Stream

LOSS: Final = -20_000
"""Finite, so that a small danger can be worth a large gain (rules, 4.3)."""

CACHE: Final = 1 << 15
"""Entries of a table of evaluations, keyed by position."""

# Entries of ``counts``.
POSITIONS: Final = 0
"""Positions after replies, merged within each roll."""
HITS: Final = 1
"""Those whose evaluation was in the table."""
COUNTS: Final = 2


class Space(Record):
    """The memory of one search."""

    rows: Annotated[Array, "i8", (1, ROW)]  # a board to work on
    keys: Annotated[Array, "i8", (CACHE,)]  # the table of evaluations
    values: Annotated[Array, "i8", (CACHE,)]
    counts: Annotated[Array, "i8", (COUNTS,)]


_space_of = record_view(Space)


def new_space() -> State:
    """Memory for ``Space``."""
    return np.zeros(Space.words(), np.int64)


@subroutine
def _evaluate_leaf(graph: State, leaf: int, side: int, s: Space) -> int:
    """The evaluation of a leaf from ``side``, looked up in the table or entered there."""
    key = graph_of(graph).leaves[leaf, KEY_OF]
    at = key & (CACHE - 1)
    s.counts[POSITIONS] += 1
    if s.keys[at] == key:
        s.counts[HITS] += 1
        return int64(s.values[at])
    row = s.rows[0]
    board_of(graph, leaf, row)
    value = aggressive(row, side)
    s.keys[at] = key
    s.values[at] = value
    return value


@subroutine
def _value_of_roll(b: State, side: int, pool: int, graph: State, s: Space, rng: Stream) -> int:
    """The value of a board to ``side`` when the other side plays its best turn with a roll.

    The roll must not be one that captures the king of ``side``.
    """
    build(graph, b, int64(1 - side), pool, rng)
    leaves = graph_of(graph).info[LEAVES]
    if leaves == 0:
        row = s.rows[0]
        copy(b, row)
        row[TARGETS] = targets_after_turn(row[TARGETS], int64(1 - side))
        return aggressive(row, side)
    least = _evaluate_leaf(graph, int64(0), side, s)
    for leaf in range(1, leaves):
        least = min(least, _evaluate_leaf(graph, int64(leaf), side, s))
    return least


@kernel
def sum_of_rolls(
    b: State,
    side: int,
    lost: int,
    first: int,
    end: int,
    graph: State,
    space: State,
    rng: Stream,
) -> int:
    """The weighted sum of the rolls from ``first`` up to ``end`` (excluded).

    ``b`` is the board after the turn of ``side``; ``lost`` the rolls that capture its king;
    ``space`` is laid out as ``Space``.
    """
    b, graph, space, rng = borrowed(b), borrowed(graph), borrowed(space), borrowed(rng)
    s = _space_of(space)
    total = int64(0)
    for roll in range(first, end):
        value = int64(LOSS)
        if not (lost >> roll) & 1:
            pool = int64(ROLL_POOLS[roll])
            value = _value_of_roll(b, side, pool, graph, s, rng)
        total += ROLL_WEIGHTS[roll] * value
    return total

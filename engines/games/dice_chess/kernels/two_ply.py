"""Two-ply expectimax: every roll of the other side, and its best turn with each (rules, 4.1).

Values are those of ``evaluate.aggressive`` from the side that has just moved. A roll with which the
other side captures the king is worth ``LOSS``; that is known for all rolls at once before any turn
is looked at (``capture``). Sums over rolls are integers: the weights of all rolls add up to 216.
"""

from typing import Final

from engines.games.dice_chess.kernels.board import TARGETS, copy, targets_after_turn
from engines.games.dice_chess.kernels.evaluate import aggressive
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.tables import ROLL_POOLS, ROLL_WEIGHTS
from engines.games.dice_chess.kernels.turns import KEY_OF, LEAVES, board_of, build, graph_of
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.types import State, Stream

LOSS: Final = -20_000
"""Finite, so that a small danger can be worth a large gain (rules, 4.3)."""

CACHE: Final = 1 << 15
"""Entries of a table of evaluations, keyed by position."""

# Entries of ``work``.
POSITIONS: Final = 0
"""Positions after replies, merged within each roll."""
HITS: Final = 1
"""Those whose evaluation was in the table."""
WORK: Final = 2


@kernel()
def evaluate_leaf(
    graph: State, leaf: int, side: int, row: State, keys: State, values: State, work: State
) -> int:
    """The evaluation of a leaf from ``side``, looked up in the table or entered there."""
    key = graph_of(graph).leaves[leaf, KEY_OF]
    at = key & (CACHE - 1)
    work[POSITIONS] += 1
    if keys[at] == key:
        work[HITS] += 1
        return int64(values[at])
    board_of(graph, leaf, row)
    value = aggressive(row, side)
    keys[at] = key
    values[at] = value
    return value


@kernel()
def value_of_roll(
    b: State,
    side: int,
    pool: int,
    graph: State,
    row: State,
    keys: State,
    values: State,
    rng: Stream,
    work: State,
) -> int:
    """The value of a board to ``side`` when the other side plays its best turn with a roll.

    The roll must not be one that captures the king of ``side``.
    """
    build(graph, b, int64(1 - side), pool, rng)
    leaves = graph_of(graph).info[LEAVES]
    if leaves == 0:
        copy(b, row)
        row[TARGETS] = targets_after_turn(row[TARGETS], int64(1 - side))
        return aggressive(row, side)
    least = evaluate_leaf(graph, int64(0), side, row, keys, values, work)
    for leaf in range(1, leaves):
        value = evaluate_leaf(graph, int64(leaf), side, row, keys, values, work)
        least = min(least, value)
    return least


@kernel()
def sum_of_rolls(
    b: State,
    side: int,
    lost: int,
    first: int,
    end: int,
    graph: State,
    row: State,
    keys: State,
    values: State,
    rng: Stream,
    work: State,
) -> int:
    """The weighted sum of the rolls from ``first`` up to ``end`` (excluded).

    ``b`` is the board after the turn of ``side``; ``lost`` the rolls that capture its king.
    """
    b, graph, row, work = borrowed(b), borrowed(graph), borrowed(row), borrowed(work)
    keys, values, rng = borrowed(keys), borrowed(values), borrowed(rng)
    total = int64(0)
    for roll in range(first, end):
        value = int64(LOSS)
        if not (lost >> roll) & 1:
            pool = int64(ROLL_POOLS[roll])
            value = value_of_roll(b, side, pool, graph, row, keys, values, rng, work)
        total += ROLL_WEIGHTS[roll] * value
    return total

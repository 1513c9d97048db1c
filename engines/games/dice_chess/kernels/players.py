"""How the players of levels 1 to 5 choose among all turns of a roll (rules, 3.3).

Turns are lists of micro-moves: two orders of the same moves are two turns. So positions count as
often as paths lead to them.
"""

from typing import Final

from engines.games.dice_chess.kernels import turns
from engines.games.dice_chess.kernels.evaluate import KING_PENALTY, aggressive
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.state import DICE
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

RANDOM: Final = 1
SAFE: Final = 2
GREEDY: Final = 3
CAUTIOUS: Final = 4
AGGRESSIVE: Final = 5

LEAF_AT: Final = DICE
PATH: Final = DICE + 1
NO_LEAF: Final = -1


@kernel
def score_leaves(graph: State, level: int, row: State, scores: State) -> None:
    """Each position after a quiet turn, as a player scores it for the mover.

    ``row`` is a board to play on. Level 2 sees only whether its king is attacked.
    """
    graph, row, scores = borrowed(graph), borrowed(row), borrowed(scores)
    g = turns.graph_of(graph)
    side = g.info[turns.SIDE]
    for i in range(g.info[turns.LEAVES]):
        if level == RANDOM:
            scores[i] = 0
        elif level == GREEDY:
            scores[i] = g.leaves[i, turns.GAIN]
        elif level == AGGRESSIVE:
            turns.board_of(graph, int64(i), row)
            scores[i] = aggressive(row, side)
        else:
            penalty = int64(
                -KING_PENALTY if turns.leaves_king_attacked(graph, int64(i), row) else 0
            )
            scores[i] = penalty if level == SAFE else g.leaves[i, turns.GAIN] + penalty


@subroutine
def shortest_take(graph: State) -> int:
    """How many micro-moves the shortest turn that captures the king has; 0 if there is none."""
    g = turns.graph_of(graph)
    shortest = int64(0)
    for i in range(g.info[turns.TAKES]):
        if shortest == 0 or g.takes[i, turns.LENGTH] < shortest:
            shortest = g.takes[i, turns.LENGTH]
    return shortest


@subroutine
def _draw_take(graph: State, longest: int, rng: Stream, path: State) -> int:
    """One of the turns of at most ``longest`` micro-moves that capture the king."""
    g = turns.graph_of(graph)
    total, chosen = int64(0), int64(0)
    for i in range(g.info[turns.TAKES]):
        if g.takes[i, turns.LENGTH] <= longest:
            total += g.takes[i, turns.PATHS]
            if below(rng, total) < g.takes[i, turns.PATHS]:
                chosen = int64(i)
    path[LEAF_AT] = NO_LEAF
    return turns.path_to(graph, g.takes[chosen, turns.PARENT], g.takes[chosen, turns.MOVE], path)


@subroutine
def _draw_leaf(graph: State, scores: State, best: int, rng: Stream, path: State) -> int:
    """One of the quiet turns with a score of at least ``best``."""
    g = turns.graph_of(graph)
    total = int64(0)
    for i in range(g.info[turns.LEAVES]):
        if scores[i] >= best:
            total += g.leaves[i, turns.PATHS]
    left = below(rng, total)
    chosen = int64(0)
    while scores[chosen] < best or left >= g.leaves[chosen, turns.PATHS]:
        if scores[chosen] >= best:
            left -= g.leaves[chosen, turns.PATHS]
        chosen += 1
    path[LEAF_AT] = chosen
    return turns.path_to(graph, g.leaves[chosen, turns.PARENT], g.leaves[chosen, turns.MOVE], path)


@subroutine
def _paths(items: State, count: int) -> int:
    total = int64(0)
    for i in range(count):
        total += items[i, turns.PATHS]
    return total


@kernel
def choose(graph: State, level: int, row: State, scores: State, rng: Stream, path: State) -> int:
    """Write the turn that a player chooses; return how many micro-moves, 0 for a pass.

    ``path`` (``int64[PATH]``) gets the micro-moves, and at ``LEAF_AT`` the leaf, or ``NO_LEAF`` if
    the turn captures the king. ``scores`` is filled as by ``score_leaves`` in all other cases.
    """
    g = turns.graph_of(graph)
    takes, leaves = g.info[turns.TAKES], g.info[turns.LEAVES]
    if takes + leaves == 0:
        return int64(0)
    if level == RANDOM:
        in_takes = _paths(g.takes, takes)
        if below(rng, in_takes + _paths(g.leaves, leaves)) < in_takes:
            return _draw_take(graph, int64(turns.MAX_LEAVES), rng, path)
    elif takes > 0:
        longest = int64(turns.MAX_LEAVES) if level == SAFE else shortest_take(graph)
        return _draw_take(graph, longest, rng, path)
    score_leaves(graph, level, row, scores)
    best = scores[0]
    for i in range(leaves):
        best = max(best, scores[i])
    return _draw_leaf(graph, scores, best, rng, path)

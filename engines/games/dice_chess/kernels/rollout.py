"""Random playouts with exact chances to capture the king (rules, 3.6).

At each ply the probability that the king is captured now is added to the mover's share, weighted
with the probability that nobody has won so far, and play continues as if it had not been captured.
A roll without a quiet turn is rolled again.
"""

from typing import Any, Final

import numpy as np

from engines.games.dice_chess.kernels import turns
from engines.games.dice_chess.kernels.board import ROW, TARGETS, copy, make, targets_after_turn
from engines.games.dice_chess.kernels.capture import count_rolls, king_capture_rolls
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.players import PATH
from engines.games.dice_chess.kernels.state import DICE, FACES, KING, NO_PIECE
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

Floats = np.ndarray[Any, np.dtype[np.float64]]

SURVIVAL: Final = 1e-5
"""A playout ends when both kings have survived with no more than this probability."""
ATTEMPTS: Final = 64
"""The most rolls that are tried to find one with a quiet turn."""
MAX_PLIES: Final = 40

# Entries of ``sums``: the first side's mass, its square, the other side's mass, and playouts.
SUM: Final = 0
SQUARES: Final = 1
OTHER: Final = 2
COUNT: Final = 3
SUMS: Final = 4


@subroutine
def roll_dice(rng: Stream) -> int:
    """Three dice as a pool."""
    pool = int64(0)
    for _ in range(DICE):
        pool += int64(1) << (2 * below(rng, int64(FACES)))
    return pool


@subroutine
def play_turn(b: State, side: int, path: State, count: int) -> bool:
    """Play a whole turn on a board, including its end; return whether it captured the king."""
    taken = int64(NO_PIECE)
    for i in range(count):
        taken = make(b, side, path[i])
    if taken == KING:
        return True
    b[TARGETS] = targets_after_turn(b[TARGETS], side)
    return False


@subroutine
def draw_quiet(graph: State, rng: Stream, path: State) -> int:
    """Write a random quiet turn; return its number of micro-moves, 0 if there is none."""
    g = turns.graph_of(graph)
    leaves = g.info[turns.LEAVES]
    total = int64(0)
    for i in range(leaves):
        total += g.leaves[i, turns.PATHS]
    if total == 0:
        return int64(0)
    left = below(rng, total)
    leaf = int64(0)
    while left >= g.leaves[leaf, turns.PATHS]:
        left -= g.leaves[leaf, turns.PATHS]
        leaf += 1
    return turns.path_to(graph, g.leaves[leaf, turns.PARENT], g.leaves[leaf, turns.MOVE], path)


@subroutine
def _survive_ply(b: State, side: int, graph: State, rng: Stream, path: State) -> bool:
    """Play a random quiet turn; False if no roll allowed one."""
    for _ in range(ATTEMPTS):
        turns.build(graph, b, side, roll_dice(rng), rng)
        count = draw_quiet(graph, rng, path)
        if count > 0:
            play_turn(b, side, path, count)
            return True
    return False


@subroutine
def play_out(
    start: State, side: int, plies: int, graph: State, b: State, rng: Stream, masses: Floats
) -> None:
    """One playout with ``side`` to roll; writes the masses of White's win and of Black's."""
    copy(start, b)
    path = np.empty(PATH, np.int64)
    masses[0] = 0.0
    masses[1] = 0.0
    survive = 1.0
    for _ in range(plies):
        chance = count_rolls(king_capture_rolls(b, int64(1 - side))) / ROLLS
        masses[side] += survive * chance
        survive *= 1.0 - chance
        if survive <= SURVIVAL or not _survive_ply(b, side, graph, rng, path):
            return
        side = int64(1 - side)


@kernel
def play_outs(
    start: State,
    side: int,
    seat: int,
    count: int,
    plies: int,
    graph: State,
    rng: Stream,
    sums: Floats,
) -> None:
    """Add ``count`` playouts to ``sums``; the first side is ``seat``."""
    start, graph, rng = borrowed(start), borrowed(graph), borrowed(rng)
    b, masses = np.empty(ROW, np.int64), np.empty(2, np.float64)
    for _ in range(count):
        play_out(start, side, plies, graph, b, rng, masses)
        sums[SUM] += masses[seat]
        sums[SQUARES] += masses[seat] * masses[seat]
        sums[OTHER] += masses[1 - seat]
        sums[COUNT] += 1.0

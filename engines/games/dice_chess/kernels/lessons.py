"""Self-play that weights of ``forecast`` are fitted to, and the fitting.

A game is played on as in ``rollout``: at each ply the exact chance that the king falls is noted,
and play goes on as if it had not fallen, until that has become unlikely. So a game tells the chance
to win at each of its positions much more exactly than its result would.
"""

from math import exp, log, sqrt
from typing import Any, Final

import numpy as np

from engines.core.kernels.contract import int64, kernel
from engines.core.kernels.rng import below, reseed, uniform
from engines.core.types import State, Stream
from engines.games.dice_chess.kernels.board import ROW, TARGETS, copy, targets_after_turn
from engines.games.dice_chess.kernels.capture import PAIRS, count_rolls, king_capture_rolls
from engines.games.dice_chess.kernels.forecast import CERTAIN, MOST, find_features, forecast
from engines.games.dice_chess.kernels.match import roll_dice
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.state import WHITE
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.kernels.turns import LEAVES, TAKES, board_of, build, graph_of

Floats = np.ndarray[Any, np.dtype[np.float64]]

PLIES: Final = 60
"""A game ends undecided after so many."""
SURVIVAL: Final = 0.01
"""A game ends when both kings have survived with no more than this probability."""
OPENING: Final = 10
"""Fewer than so many turns are random at the start of each game."""
EXPLORING: Final = 0.05
"""Probability of a random turn later on."""
SIDE_AT: Final = ROW
"""The column of the side to roll, behind the board."""
LESSON: Final = ROW + 1


@kernel()
def _best_leaf(
    graph: State, weights: State, b: State, row: State, pairs: State, out: State, side: int
) -> tuple[int, int]:
    """The leaf that is best for the mover ``side``, and its chance there."""
    best, chosen = int64(-1), int64(0)
    for leaf in range(graph_of(graph).info[LEAVES]):
        board_of(graph, int64(leaf), b)
        chance = CERTAIN - forecast(b, int64(1 - side), weights, row, pairs, out)
        if chance > best:
            best, chosen = chance, int64(leaf)
    return chosen, best


@kernel()
def _survive(graph: State, b: State, side: int, rng: Stream) -> int:
    """Build the turns of a roll that does not take the king; how many leaves, 0 for a pass."""
    while True:
        build(graph, b, side, roll_dice(rng), rng)
        if graph_of(graph).info[TAKES] == 0:
            return int64(graph_of(graph).info[LEAVES])


@kernel()
def _pass_or_play(graph: State, b: State, side: int, leaf: int, leaves: int) -> None:
    if leaves == 0:
        b[TARGETS] = targets_after_turn(b[TARGETS], side)
    else:
        board_of(graph, leaf, b)


@kernel()
def play_lesson(
    start: State, weights: State, graph: State, rng: Stream, rows: State, chances: Floats
) -> int:
    """One game: writes its positions and the chance of the side to roll to win; how many.

    A random turn ends what is known: the position before it is judged by the best turn instead.
    """
    boards = np.empty((3, ROW), np.int64)
    b, spare, row = boards[0], boards[1], boards[2]
    pairs, out = np.empty(PAIRS, np.int64), np.empty(MOST, np.int64)
    known = np.empty(PLIES + 1, np.float64)  # below 0: not cut off
    copy(start, b)
    side, survive, count = int64(WHITE), 1.0, int64(0)
    for _ in range(below(rng, int64(OPENING))):
        leaves = _survive(graph, b, side, rng)
        _pass_or_play(graph, b, side, below(rng, max(leaves, int64(1))), leaves)
        side = int64(1 - side)
    while count < PLIES and survive > SURVIVAL:
        taking = count_rolls(king_capture_rolls(b, int64(1 - side))) / ROLLS
        for i in range(ROW):
            rows[count, i] = b[i]
        rows[count, SIDE_AT] = side
        chances[count] = taking
        known[count] = -1.0
        survive *= 1.0 - taking
        if taking < 1.0:
            leaves = _survive(graph, b, side, rng)
            leaf = int64(0)
            if leaves > 0:
                leaf, best = _best_leaf(graph, weights, spare, row, pairs, out, side)
                if uniform(rng) < EXPLORING:
                    known[count] = best / CERTAIN
                    leaf = below(rng, leaves)
                    survive = 1.0
            _pass_or_play(graph, b, side, leaf, leaves)
        side = int64(1 - side)
        count += 1
    later = forecast(b, side, weights, row, pairs, out) / CERTAIN
    for i in range(count - 1, -1, -1):
        then = 1.0 - later if known[i] < 0.0 else known[i]
        later = chances[i] + (1.0 - chances[i]) * then
        chances[i] = later
    return count


@kernel()
def play_lessons(
    start: State,
    weights: State,
    seed: int,
    games: int,
    graph: State,
    rows: State,
    chances: Floats,
) -> int:
    """Games with consecutive seeds, until the arrays are full; how many positions."""
    start, weights, graph = borrowed(start), borrowed(weights), borrowed(graph)
    rng = np.empty(4, np.uint64)
    count = int64(0)
    for game in range(games):
        if count + PLIES > len(chances):
            break
        reseed(rng, seed + game)
        count += play_lesson(start, weights, graph, rng, rows[count:], chances[count:])
    return count


@kernel()
def _entropy(wanted: float, chance: float) -> float:
    return -wanted * log(chance) - (1.0 - wanted) * log(1.0 - chance)


@kernel()
def fit(
    rows: State, chances: Floats, order: State, weights: Floats, squares: Floats, rate: float
) -> float:
    """One pass over the positions in ``order``; the mean cross entropy before each step.

    Logistic regression by stochastic gradients with a rate for each weight (AdaGrad: Duchi, Hazan,
    Singer 2011); ``squares`` are the sums of squared gradients so far.
    """
    row = np.empty(ROW, np.int64)
    pairs, out = np.empty(PAIRS, np.int64), np.empty(MOST, np.int64)
    total = 0.0
    for i in order:
        count = find_features(rows[i], rows[i, SIDE_AT], row, pairs, out)
        z = 0.0
        for j in range(count):
            z += weights[out[j]]
        chance = min(1.0 - 1e-9, max(1e-9, 1.0 / (1.0 + exp(-z))))
        wrong = chance - chances[i]
        total += _entropy(chances[i], chance)
        if rate > 0.0:
            for j in range(count):
                squares[out[j]] += wrong * wrong
                weights[out[j]] -= rate * wrong / sqrt(squares[out[j]])
    return total / max(1, len(order))

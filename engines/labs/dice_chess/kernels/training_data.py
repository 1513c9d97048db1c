"""Self-play, and fitting the weights of ``evaluate`` to it.

As in ``rollout``, each ply adds the exact chance that the king is captured, and play continues as
if it had not been, until survival is unlikely. So a game gives the win chance at each of its
positions much more precisely than its result would. The evaluations of the best turns on the way
count too (TD(lambda): Sutton 1988), since they vary less than the dice.
"""

from math import exp, log, sqrt
from typing import Any, Final

import numpy as np

from engines.games.dice_chess.kernels.board import ROW, TARGETS, copy, targets_after_turn
from engines.games.dice_chess.kernels.capture import PAIRS, count_rolls, king_capture_rolls
from engines.games.dice_chess.kernels.evaluation import (
    CERTAIN,
    FEATURES,
    HIDDEN,
    MOST,
    evaluate,
    find_features,
)
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.rollout import roll_dice
from engines.games.dice_chess.kernels.state import WHITE
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.kernels.turns import LEAVES, TAKES, board_of, build, graph_of
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.rng import below, reseed, uniform
from engines.runtime.types import State, Stream

Floats = np.ndarray[Any, np.dtype[np.float64]]
Model = np.ndarray[Any, np.dtype[np.float32]]

PLIES: Final = 60
"""A game is cut off after this many plies."""
SURVIVAL: Final = 0.01
"""A game ends when both kings have survived with no more than this probability."""
OPENING: Final = 10
"""Fewer than this many turns are random at the start of each game."""
EXPLORING: Final = 0.05
"""Probability of a random turn later on."""
TRUST: Final = 0.75
"""Lambda: the weight of what follows a turn; its evaluation has the rest."""
SIDE_AT: Final = ROW
"""The column of the side to roll, after the board."""
LESSON: Final = ROW + 1

# A model, ``float32[2, FEATURES + 1, UNITS]``: the value of each weight, and the sum of its squared
# gradients. The row of a feature has its weight for each hidden unit, then that in the plain sum;
# the last row has the output weight of each hidden unit.
VALUES: Final = 0
SQUARES: Final = 1
SUM: Final = HIDDEN
"""The column after the hidden units: the plain sum of weights."""
UNITS: Final = HIDDEN + 1


@subroutine
def _best_leaf(
    graph: State, weights: State, b: State, row: State, pairs: State, out: State, side: int
) -> tuple[int, int]:
    """The leaf that is best for the mover ``side``, and its win chance there in millionths."""
    best, chosen = int64(-1), int64(0)
    for leaf in range(graph_of(graph).info[LEAVES]):
        board_of(graph, int64(leaf), b)
        chance = CERTAIN - evaluate(b, int64(1 - side), weights, row, pairs, out)
        if chance > best:
            best, chosen = chance, int64(leaf)
    return chosen, best


@subroutine
def _survive(graph: State, b: State, side: int, rng: Stream) -> int:
    """Build the turns of a roll that can't capture the king; return the leaf count (0: pass)."""
    while True:
        build(graph, b, side, roll_dice(rng), rng)
        if graph_of(graph).info[TAKES] == 0:
            return int64(graph_of(graph).info[LEAVES])


@subroutine
def _pass_or_play(graph: State, b: State, side: int, leaf: int, leaves: int) -> None:
    if leaves == 0:
        b[TARGETS] = targets_after_turn(b[TARGETS], side)
    else:
        board_of(graph, leaf, b)


@subroutine
def play_lesson(
    start: State, weights: State, graph: State, rng: Stream, rows: State, chances: Floats
) -> int:
    """Play a game; write its positions and the win chances of the side to roll; return how many.

    A random turn ends the line: the position before it is judged only by its best turn.
    """
    boards = np.empty((3, ROW), np.int64)
    b, spare, row = boards[0], boards[1], boards[2]
    pairs, out = np.empty(PAIRS, np.int64), np.empty(MOST, np.int64)
    thought = np.zeros(PLIES, np.float64)  # the evaluation of the best turn
    trust = np.empty(PLIES, np.float64)
    copy(start, b)
    side, survive, count = int64(WHITE), 1.0, int64(0)
    for _ in range(below(rng, int64(OPENING))):  # a random opening, which is not recorded
        leaves = _survive(graph, b, side, rng)
        _pass_or_play(graph, b, side, below(rng, max(leaves, int64(1))), leaves)
        side = int64(1 - side)
    while count < PLIES and survive > SURVIVAL:
        # Record the position, with the chance that this roll captures the king.
        taking = count_rolls(king_capture_rolls(b, int64(1 - side))) / ROLLS
        for i in range(ROW):
            rows[count, i] = b[i]
        rows[count, SIDE_AT] = side
        chances[count] = taking
        trust[count] = 1.0
        survive *= 1.0 - taking
        if taking < 1.0:  # play on with a roll that doesn't
            leaves = _survive(graph, b, side, rng)
            leaf = int64(0)
            if leaves > 0:
                leaf, best = _best_leaf(graph, weights, spare, row, pairs, out, side)
                thought[count], trust[count] = best / CERTAIN, TRUST
                if uniform(rng) < EXPLORING:
                    trust[count] = 0.0
                    leaf = below(rng, leaves)
                    survive = 1.0  # a new line begins
            _pass_or_play(graph, b, side, leaf, leaves)
        side = int64(1 - side)
        count += 1
    later = evaluate(b, side, weights, row, pairs, out) / CERTAIN
    for i in range(count - 1, -1, -1):  # TD(lambda); chances are those of alternating sides
        then = trust[i] * (1.0 - later) + (1.0 - trust[i]) * thought[i]
        later = chances[i] + (1.0 - chances[i]) * then
        chances[i] = later
    return count


@kernel
def play_lessons(
    start: State,
    weights: State,
    seed: int,
    games: int,
    graph: State,
    rows: State,
    chances: Floats,
) -> int:
    """Play games with consecutive seeds until the arrays are full; return how many positions."""
    start, weights, graph = borrowed(start), borrowed(weights), borrowed(graph)
    rng = np.empty(4, np.uint64)
    count = int64(0)
    for game in range(games):
        if count + PLIES > len(chances):
            break
        reseed(rng, seed + game)
        count += play_lesson(start, weights, graph, rng, rows[count:], chances[count:])
    return count


@subroutine
def _entropy(wanted: float, chance: float) -> float:
    return -wanted * log(chance) - (1.0 - wanted) * log(1.0 - chance)


@subroutine
def _add_up(model: Model, features: State, count: int, sums: Model) -> float:
    """Write the sum of each unit; return the log-odds."""
    for unit in range(UNITS):
        sums[unit] = 0.0
    for i in range(count):
        weights = model[VALUES, features[i]]
        for unit in range(UNITS):
            sums[unit] += weights[unit]
    z: float = sums[SUM] * 1.0
    for unit in range(HIDDEN):
        z += max(sums[unit], 0.0) * model[VALUES, FEATURES, unit]
    return z


@subroutine
def _correct(
    model: Model, features: State, count: int, sums: Model, wrong: float, rate: float
) -> None:
    """One gradient step for the error ``wrong`` at one position; overwrites ``sums``."""
    squared = np.empty(UNITS, np.float32)
    counts, of_counts = model[VALUES, FEATURES], model[SQUARES, FEATURES]
    for unit in range(HIDDEN):
        slope = 0.0
        if sums[unit] > 0.0:
            slope = wrong * counts[unit]
            gradient = wrong * sums[unit]
            of_counts[unit] += gradient * gradient
            counts[unit] -= rate * gradient / sqrt(of_counts[unit])
        sums[unit] = slope
    sums[SUM] = wrong
    for unit in range(UNITS):
        squared[unit] = sums[unit] * sums[unit]
        sums[unit] *= rate
    for i in range(count):
        weights, squares = model[VALUES, features[i]], model[SQUARES, features[i]]
        for unit in range(UNITS):
            squares[unit] += squared[unit]
            weights[unit] -= sums[unit] / np.sqrt(squares[unit])


@kernel
def fit(rows: State, chances: Floats, order: State, model: Model, rate: float) -> float:
    """Make one pass over the positions in ``order``; return the mean cross entropy on the way.

    Stochastic gradient descent with a rate for each weight (AdaGrad: Duchi, Hazan, Singer 2011). A
    rate of 0 changes nothing.
    """
    row = np.empty(ROW, np.int64)
    pairs, out = np.empty(PAIRS, np.int64), np.empty(MOST, np.int64)
    sums = np.empty(UNITS, np.float32)
    total = 0.0
    for i in order:
        count = find_features(rows[i], rows[i, SIDE_AT], row, pairs, out)
        z = _add_up(model, out, count, sums)
        chance = min(1.0 - 1e-9, max(1e-9, 1.0 / (1.0 + exp(-z))))
        total += _entropy(chances[i], chance)
        if rate > 0.0:
            _correct(model, out, count, sums, chance - chances[i], rate)
    return total / max(1, len(order))

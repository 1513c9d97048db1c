"""Compiles the experiments, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.dice_chess.kernels import evaluation, turns
from engines.games.dice_chess.kernels.warm import empty_board, some_graph
from engines.labs.dice_chess.kernels import games, training_data
from engines.runtime.kernels.contract import int64

_NONE, _ONE = int64(0), int64(1)


def lab() -> None:
    """Matches of the levels, and learning."""
    graph, weights = some_graph(), np.zeros(evaluation.WEIGHTS, np.int64)
    levels, results = np.ones(2, np.int64), np.zeros(games.RESULTS, np.int64)
    scores = np.zeros(turns.MAX_LEAVES, np.int64)
    games.play_games(empty_board(), levels, _ONE, _NONE, graph, scores, results)
    rows = np.zeros((training_data.PLIES, training_data.LESSON), np.int64)
    chances = np.zeros(training_data.PLIES)
    training_data.play_lessons(empty_board(), weights, _ONE, _NONE, graph, rows, chances)
    model = np.zeros((2, evaluation.FEATURES + 1, training_data.UNITS), np.float32)
    training_data.fit(rows, chances, np.zeros(0, np.int64), model, 0.0)

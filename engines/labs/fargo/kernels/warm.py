"""Compiles the experiments, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.fargo.kernels import turn, vector
from engines.games.fargo.kernels.rules import score
from engines.labs.fargo.kernels import evolution

_RNG = np.ones(4, np.uint64)


def lab() -> None:
    """Strategies and their evolution."""
    score(0)
    vectors = np.zeros((4, evolution.ENTRIES), np.int64)
    evolution.random_vectors(vectors, 0, 4, _RNG)
    evolution.breed(vectors, 2, 1, 0, 0.5, evolution.ONE_POINT, _RNG)
    vector.vector_values(vectors, turn.lanes(4), np.zeros((4, 3)))
    weights = np.zeros((vector.CLIMB_ROWS, 2))
    vector.best_steps(vectors[:1], vector.STEPS_BETWEEN_SCORES, turn.lanes(1), weights)
    keys, some = np.full(5, evolution.NOTHING), np.zeros(1, np.int64)
    evolution.remember(keys, keys.copy(), some, some)
    evolution.recall(keys, keys.copy(), some, some)

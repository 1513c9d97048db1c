"""Compiles the experiments, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.roll_galaxy.kernels import evaluation
from engines.games.roll_galaxy.kernels.rollbot import outlook, scratch
from engines.games.roll_galaxy.kernels.state import PHASES
from engines.games.roll_galaxy.kernels.taught import options
from engines.games.roll_galaxy.kernels.warm import empty_network, finished_state, zeros
from engines.labs.roll_galaxy.kernels import games, learning

_RNG = np.zeros(4, np.uint64)


def lab() -> None:
    """Games between the players, and learning from them."""
    over, counts, table = finished_state(), zeros(PHASES), np.zeros((1, 1))
    games.play(over, zeros(scratch.WORDS), _RNG, _RNG, counts)
    noted = np.zeros((1, 2, evaluation.INPUTS), np.float32)
    outlook.play_noting(over, zeros(0, scratch.WORDS), 0, noted, counts, table, table)
    net = tuple(np.zeros(shape, np.float32) for shape in learning.value_shapes())
    learning.play_and_learn(
        over.reshape(1, -1),
        zeros(0, scratch.WORDS),
        counts,
        0,
        np.zeros(1, learning.Lesson.dtype),
        np.zeros(1, options.Memo.dtype),
        empty_network(),
        net,
        empty_network(),
        net,
    )

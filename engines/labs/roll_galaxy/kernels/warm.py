"""Compiles the experiments, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.roll_galaxy.kernels import evaluation
from engines.games.roll_galaxy.kernels.rollbot import scratch
from engines.games.roll_galaxy.kernels.state import PHASES
from engines.games.roll_galaxy.kernels.taught import options
from engines.games.roll_galaxy.kernels.warm import finished_state, taught, zeros
from engines.labs.roll_galaxy.kernels import learning


def lab() -> None:
    """Games between the players, and learning from them."""
    over, counts, table = finished_state(), zeros(PHASES), np.zeros((1, 1))
    noted = np.zeros((1, 2, evaluation.INPUTS), np.float32)
    learning.play_noting(over, zeros(0, scratch.WORDS), 0, noted, counts, table, table)
    net, value = taught().net, tuple(np.zeros(s, np.float32) for s in learning.value_shapes())
    lesson, memos = np.zeros(1, learning.Lesson.dtype), np.zeros(1, options.Memo.dtype)
    pupil = learning.Pupil(lesson, memos, net, value, net, value)
    learning.play_and_learn(over.reshape(1, -1), zeros(0, scratch.WORDS), counts, 0, pupil)

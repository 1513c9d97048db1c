"""Compiles the experiments, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.lange_strasse.kernels import features, grid, network, value_iteration
from engines.games.lange_strasse.kernels import rules as game
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.state import WORDS
from engines.games.lange_strasse.kernels.warm import empty_published
from engines.labs.lange_strasse.kernels import response, selfplay, training
from engines.runtime.kernels.contract import int64

_ZERO, _ONE = int64(0), int64(1)


def lab() -> None:
    """Solving, learning, and games between all players."""
    game.KERNEL.turn(np.zeros(game.KERNEL.words, np.int64))
    tables, weights = _solve(), (np.zeros(features.LINEAR), np.zeros(network.SIZE))
    stream, rates = np.ones(4, np.uint64), np.zeros(2)
    for train, learner in zip(
        (training.train_linear, training.train_network), weights, strict=True
    ):
        train(learner, _ZERO, _ONE, _ONE, rates, 0.0, stream, empty_published())
    known = (empty_published(), *tables, *weights)
    selfplay.collect_turn_starts(_ZERO, _ZERO, _ZERO, stream, known, np.zeros((1, WORDS), np.int64))
    cents = np.zeros((0, 3, 3))
    selfplay.play_blocks(np.zeros(3, np.int64), _ZERO, _ZERO, stream, known, cents)


def _solve() -> table.Tables:
    tables = table.empty_tables()
    value_iteration.sweep_last_2(*(_ZERO,) * 5, tables)
    value_iteration.sweep_last_1(*(_ZERO,) * 5, tables)
    plans = np.zeros((table.FLAGS, 3, grid.K**3, value_iteration.PLAN))
    value_iteration.plan_for_points(_ZERO, _ZERO, _ZERO, tables, plans)
    value_iteration.sweep_normal(*(_ZERO,) * 6, tables, plans)
    value_iteration.play_plans(plans, tables.normal[value_iteration.LATER])
    cells = np.zeros(1, np.int64)
    n = response.N
    responses = np.zeros((table.CLASSES, table.FLAGS, 3, n, n, n, 2), np.float32)
    response.begin_response(_ZERO, tables.normal, responses)
    response.sweep_response(*(_ZERO,) * 4, cells, tables, responses)
    return tables

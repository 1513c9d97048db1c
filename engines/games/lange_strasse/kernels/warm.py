"""Calls every kernel once, with little to do, so that it gets compiled."""

import numpy as np

from engines.core.kernels.contract import int64
from engines.games.lange_strasse.kernels import (
    features,
    knots,
    last_round,
    mover_turn,
    network,
    points,
    response,
    rules,
    selfplay,
    sweeps,
    training,
    turn_graph,
)
from engines.games.lange_strasse.kernels import money_turn as money
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.state import WORDS

_ZERO, _ONE = int64(0), int64(1)


def warm_up() -> None:
    """Compile every kernel of this package."""
    rules.KERNEL.turn(np.zeros(rules.KERNEL.words, np.int64))
    turn_graph.node_of(*(int64(0),) * 5)
    exact = np.zeros((turn_graph.NODE_COUNT, points.LEVELS))
    published = np.zeros((turn_graph.NODE_COUNT, points.PUBLISHED_LEVELS))
    points.solve_points(exact)
    points.solve_points_published(published)
    tables = _money()
    weights = (np.zeros(features.LINEAR), np.zeros(network.SIZE))
    _training(published, *weights)
    cents = np.zeros((0, 3, 3))
    known = (exact, published, *tables, *weights)
    stream = np.ones(4, np.uint64)
    selfplay.collect_turn_starts(_ZERO, _ZERO, _ZERO, stream, known, np.zeros((1, WORDS), np.int64))
    selfplay.play_blocks(np.zeros(3, np.int64), _ZERO, _ZERO, stream, known, cents)


def _money() -> tuple[table.Table, table.Table, table.Table]:
    levels = int64(money.LANES)
    ends = np.zeros((levels + money.LONGEST_SET + 1, 2))
    scores, strich = np.array([10_000, 0, 0], np.int64), np.zeros(3, np.int64)
    last_round.ends_of_second_last_mover(scores, strich, _ONE, _ONE, ends)
    mover_turn.solve_for_mover(ends, _ONE, levels, np.zeros((levels, turn_graph.NODE_COUNT, 2)))
    k, x = knots.K, knots.X
    normal = np.zeros((table.CLASSES, table.FLAGS, 3, k, k, k, 2), np.float32)
    last_1 = np.zeros((2, table.FLAGS, x, k, k, 2), np.float32)
    last_2 = np.zeros((2, table.FLAGS, k + x, k + x, k, 2), np.float32)
    sweeps.sweep_last_2(_ZERO, _ZERO, _ZERO, _ONE, levels, _ZERO, last_2)
    sweeps.sweep_last_1(_ZERO, _ZERO, _ZERO, _ONE, levels, _ZERO, normal, last_1, last_2)
    plans = np.zeros((table.FLAGS, 3, k**3, sweeps.PLAN))
    known = (levels, _ZERO, normal, last_1, last_2, plans)
    sweeps.plan_for_points(_ZERO, _ZERO, *known)
    sweeps.sweep_normal(_ZERO, _ZERO, _ZERO, _ZERO, _ONE, *known)
    sweeps.play_plans(plans, normal[sweeps.LATER])
    cells = np.zeros(1, np.int64)
    n = response.N
    responses = np.zeros((table.CLASSES, table.FLAGS, 3, n, n, n, 2), np.float32)
    response.begin_response(_ZERO, normal, responses)
    response.sweep_response(_ZERO, _ZERO, _ZERO, _ZERO, cells, normal, last_1, last_2, responses)
    return normal, last_1, last_2


def _training(published: network.Floats, linear: network.Floats, weights: network.Floats) -> None:
    stream, rates = np.ones(4, np.uint64), np.zeros(2)
    for train, learner in ((training.train_linear, linear), (training.train_network, weights)):
        train(learner, _ZERO, _ONE, _ONE, rates, 0.0, stream, published)

"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.core.kernels.contract import compile_for, int64
from engines.games.lange_strasse.kernels import (
    features,
    keeps,
    knots,
    last_round,
    mover_turn,
    network,
    players,
    points,
    response,
    selfplay,
    sweeps,
    training,
    turn_graph,
)
from engines.games.lange_strasse.kernels import money_turn as turn
from engines.games.lange_strasse.kernels import (
    rules as game,
)
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.state import WORDS

_ZERO, _ONE = int64(0), int64(1)
_LEVELS = int64(turn.LANES)
_SCORES = np.array([10_000, 0, 0], np.int64)


def _ends() -> network.Floats:
    return np.zeros((_LEVELS + turn.LONGEST_SET + 1, 2))


def _tables() -> tuple[table.Table, table.Table, table.Table]:
    k, x = knots.K, knots.X
    return (
        np.zeros((table.CLASSES, table.FLAGS, 3, k, k, k, 2), np.float32),
        np.zeros((2, table.FLAGS, x, k, k, 2), np.float32),
        np.zeros((2, table.FLAGS, k + x, k + x, k, 2), np.float32),
    )


def rules() -> None:
    """Playing for points: importing ``KERNEL`` compiles the rest."""
    turn_graph.node_of(*(_ZERO,) * 5)
    keeps.set_value(*(_ZERO,) * 4)
    keeps.judge(*(_ZERO,) * 5)
    keeps.merge(*(_ZERO,) * 5)
    keeps.legal_keeps(*(_ZERO,) * 5, np.zeros(64, np.int64))
    points.solve_points(np.zeros((turn_graph.NODE_COUNT, points.LEVELS)))


def money() -> None:
    """Playing for money, with the solved tables."""
    strich = np.zeros(3, np.int64)
    table.totale_levels(_ZERO, _ONE, _LEVELS)
    last_round.ends_of_last_mover(_SCORES, strich, _ONE, _ends())
    last_round.ends_of_second_last_mover(_SCORES, strich, _ONE, _ONE, _ends())
    compile_for(table.fill_ends, _ZERO, _SCORES, _ZERO, _ONE, *_tables(), _ends())
    turn.solve_money(_ends(), _ONE, _LEVELS, np.zeros((_LEVELS, turn_graph.NODE_COUNT, 2)))


def learned() -> None:
    """The published players, and the weights that some have learned."""
    points.solve_points_published(_published())
    x, hidden, out = (np.zeros(n) for n in (features.INPUTS, network.HIDDEN, network.OUTPUTS))
    state = np.zeros(WORDS, np.int64)
    compile_for(features.describe, state, _ZERO, _published(), x)
    compile_for(players.linear_value, x, x)
    compile_for(players.network_value, state, _ZERO, x, x, hidden, out)


def _published() -> network.Floats:
    return np.zeros((turn_graph.NODE_COUNT, points.PUBLISHED_LEVELS))


def lab() -> None:
    """Solving, learning, and games between all players."""
    game.KERNEL.turn(np.zeros(game.KERNEL.words, np.int64))
    tables, weights = _solve(), (np.zeros(features.LINEAR), np.zeros(network.SIZE))
    stream, rates = np.ones(4, np.uint64), np.zeros(2)
    for train, learner in zip(
        (training.train_linear, training.train_network), weights, strict=True
    ):
        train(learner, _ZERO, _ONE, _ONE, rates, 0.0, stream, _published())
    exact = np.zeros((turn_graph.NODE_COUNT, points.LEVELS))
    known = (exact, _published(), *tables, *weights)
    selfplay.collect_turn_starts(_ZERO, _ZERO, _ZERO, stream, known, np.zeros((1, WORDS), np.int64))
    cents = np.zeros((0, 3, 3))
    selfplay.play_blocks(np.zeros(3, np.int64), _ZERO, _ZERO, stream, known, cents)


def _solve() -> tuple[table.Table, table.Table, table.Table]:
    shape = (_LEVELS, turn_graph.NODE_COUNT, 2)
    mover_turn.solve_for_mover(_ends(), _ONE, _LEVELS, np.zeros(shape))
    normal, last_1, last_2 = tables = _tables()
    sweeps.sweep_last_2(_ZERO, _ZERO, _ZERO, _ONE, _LEVELS, _ZERO, last_2)
    sweeps.sweep_last_1(_ZERO, _ZERO, _ZERO, _ONE, _LEVELS, _ZERO, normal, last_1, last_2)
    plans = np.zeros((table.FLAGS, 3, knots.K**3, sweeps.PLAN))
    known = (_LEVELS, _ZERO, normal, last_1, last_2, plans)
    sweeps.plan_for_points(_ZERO, _ZERO, *known)
    sweeps.sweep_normal(_ZERO, _ZERO, _ZERO, _ZERO, _ONE, *known)
    sweeps.play_plans(plans, normal[sweeps.LATER])
    cells = np.zeros(1, np.int64)
    n = response.N
    responses = np.zeros((table.CLASSES, table.FLAGS, 3, n, n, n, 2), np.float32)
    response.begin_response(_ZERO, normal, responses)
    response.sweep_response(_ZERO, _ZERO, _ZERO, _ZERO, cells, normal, last_1, last_2, responses)
    return tables

"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.lange_strasse.kernels import (
    features,
    keeps,
    last_round,
    network,
    players,
    points,
    q_values,
    turn_graph,
)
from engines.games.lange_strasse.kernels import money_turn as turn
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.state import WORDS
from engines.runtime.kernels.contract import compile_for, int64

_ZERO, _ONE = int64(0), int64(1)
_LEVELS = int64(turn.LANES)
_SCORES = np.array([10_000, 0, 0], np.int64)


def empty_ends() -> network.Floats:
    """Values of the ends of turns."""
    return np.zeros((_LEVELS + turn.LONGEST_SET + 1, 2))


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
    last_round.ends_of_last_mover(_SCORES, strich, _ONE, empty_ends())
    last_round.ends_of_second_last_mover(_SCORES, strich, _ONE, _ONE, empty_ends())
    compile_for(table.fill_ends, _ZERO, _SCORES, _ZERO, _ONE, table.empty_tables(), empty_ends())
    turn.solve_money(empty_ends(), _ONE, _LEVELS, np.zeros((_LEVELS, turn_graph.NODE_COUNT, 2)))


def learned() -> None:
    """The published players, with the weights that some have learned."""
    points.solve_points_published(empty_published())
    x, hidden, out = (np.zeros(n) for n in (features.INPUTS, network.HIDDEN, network.OUTPUTS))
    state = np.zeros(WORDS, np.int64)
    compile_for(q_values.points_value, state, _ZERO, empty_published())
    compile_for(features.describe, state, _ZERO, empty_published(), x)
    compile_for(players.linear_value, x, x)
    compile_for(players.network_value, state, _ZERO, x, x, hidden, out)


def empty_published() -> network.Floats:
    """Points of a turn, as published."""
    return np.zeros((turn_graph.NODE_COUNT, points.PUBLISHED_LEVELS))

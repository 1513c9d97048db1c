"""Compiles the experiments, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.colonizers.kernels import evaluation, generators, matches, selection
from engines.games.colonizers.kernels.state import SEATS
from engines.games.colonizers.kernels.warm import finished_state, zeros
from engines.labs.colonizers.kernels import fast_games

_RNG = np.ones(4, np.uint64)


def lab() -> None:
    """Games between all players, the original program, and learning."""
    plans, state = np.zeros(matches.TREES, selection.PlanRecord.dtype), finished_state()
    fast_games.random_games(state, 0, _RNG)
    fast_games.try_policy(plans, plans, 0, state, 0, _RNG)
    evaluation.describe_all(state[np.newaxis], np.zeros((1, SEATS, evaluation.INPUTS)))
    net, kinds, iterations = zeros(generators.NET_WORDS), zeros(SEATS), zeros(matches.TREES)
    generators.net_shuffle(net, kinds, 0)
    twisters = np.zeros((SEATS, generators.TWISTER_WORDS), np.int64)
    them = generators.Generators(net, net, twisters)
    matches.play_match(kinds, state, them, plans, iterations, _RNG, matches.new_memory(0))

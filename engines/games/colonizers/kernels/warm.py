"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.core.kernels.contract import compile_for
from engines.core.types import State
from engines.games.colonizers.kernels import (
    choices,
    descent,
    forecast,
    generators,
    matches,
    playouts,
    tree,
    trials,
    turns,
)
from engines.games.colonizers.kernels import (
    maxn as worlds_search,
)
from engines.games.colonizers.kernels import (
    planner as original,
)
from engines.games.colonizers.kernels import (
    rules as game,
)
from engines.games.colonizers.kernels.state import OVER, SEATS, STATE
from engines.games.colonizers.kernels.worlds import DECK

_RNG = np.ones(4, np.uint64)


def _over() -> State:
    state = np.zeros(game.KERNEL.words, np.int64)
    state.view(STATE)[0].phase = OVER
    return state


def rules() -> None:
    """The rules and the rule of thumb: importing ``KERNEL`` compiles them."""
    game.KERNEL.turn(_over())


def maxn() -> None:
    """MaxN in worlds that are guessed fairly."""
    out, tally = np.zeros(0, np.int64), np.zeros(0)
    compile_for(choices.list_choices, turns.record(_over()), out, 1)
    place = (np.zeros(generators.NET_WORDS, np.int64), _RNG, out, out, tally)
    compile_for(worlds_search.search_fairly, _over(), 1, *place, *worlds_search.room(1))


def planner() -> None:
    """Our trees, and how they judge chance."""
    plans, state = np.zeros(matches.TREES, descent.PLAN), _over()
    tree.look_ahead(plans[:1], state, _RNG, 0, state.copy(), _zeros(SEATS), np.zeros(SEATS))
    nodes, tally = np.zeros(1, original.NODE), np.zeros(0)
    compile_for(original.child_with, nodes, 0, 0)
    flags = _zeros(1)
    compile_for(tree.search_chunk, plans[:1], state, tally, _RNG, flags, 0, *tree.room(1))


def lab() -> None:
    """Games between all players, the original program, and learning."""
    plans, state = np.zeros(matches.TREES, descent.PLAN), _over()
    playouts.random_games(state, 0, _RNG, state.copy(), state.copy())
    net, done = _zeros(generators.NET_WORDS), _zeros(2 * matches.KINDS)
    kinds, twisters = _zeros(SEATS), np.zeros((SEATS, generators.TWISTER_WORDS), np.int64)
    generators.net_shuffle(net, kinds, 0)
    trials.try_instinct(plans, plans, 0, state, 0, _RNG, *trials.room())
    forecast.describe_all(state[np.newaxis], np.zeros((1, SEATS, forecast.INPUTS)))
    deck, iterations = np.zeros(DECK, np.int8), _zeros(matches.TREES)
    begin = (kinds, state, deck, net, net, twisters, plans, iterations, _RNG, done)
    matches.play_match(*begin, *matches.room(0))


def _zeros(count: int) -> State:
    return np.zeros(count, np.int64)

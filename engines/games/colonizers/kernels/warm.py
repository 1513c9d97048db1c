"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.colonizers.kernels import choices, generators, ismcts, matches, selection, turns
from engines.games.colonizers.kernels import maxn as worlds_search
from engines.games.colonizers.kernels import published_ismcts as original
from engines.games.colonizers.kernels import rules as game
from engines.games.colonizers.kernels.state import OVER, SEATS, GameState
from engines.runtime.kernels.contract import compile_for
from engines.runtime.types import State

_RNG = np.ones(4, np.uint64)


def finished_state() -> State:
    """A game that is over: nothing is played from here."""
    state = np.zeros(game.KERNEL.words, np.int64)
    GameState.of(state).phase = OVER
    return state


def rules() -> None:
    """The rules and the rule of thumb: importing ``KERNEL`` compiles them."""
    game.KERNEL.turn(finished_state())


def maxn() -> None:
    """MaxN in fairly determinized worlds."""
    state, worlds, net = finished_state(), worlds_search.new_worlds(1), zeros(generators.NET_WORDS)
    compile_for(choices.list_choices, turns.record(state), worlds.out, 1)
    compile_for(worlds_search.search_fairly, state, 1, net, _RNG, worlds)


def planner() -> None:
    """Our tree search, and its evaluation of chance nodes."""
    plans, state = np.zeros(matches.TREES, selection.PlanRecord.dtype), finished_state()
    ismcts.look_ahead(plans[:1], state, _RNG, 0, state.copy(), zeros(SEATS), np.zeros(SEATS))
    tree = selection.new_tree(1)
    compile_for(original.child_with, tree.nodes, 0, 0)
    compile_for(ismcts.search_chunk, plans[:1], state, tree, _RNG, zeros(1), 0)


def zeros(count: int) -> State:
    """``int64[count]``."""
    return np.zeros(count, np.int64)

"""Whole matches of the original bots, number for number as the original program plays them.

Our bots may take part too: they see what their seat knows, and have a separate random stream.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from engines.games.colonizers.kernels import maxn, published_ismcts, selection
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.generators import (
    Deck,
    Generators,
    net_shuffle_deck,
    twister_below,
)
from engines.games.colonizers.kernels.ismcts import search_chunk
from engines.games.colonizers.kernels.maxn import Worlds, choose_as_original, search_fairly
from engines.games.colonizers.kernels.published_evaluation import Table
from engines.games.colonizers.kernels.published_ismcts import (
    MOVES,
    choose_as_original_planner,
    most_visited,
)
from engines.games.colonizers.kernels.published_policy import wishes
from engines.games.colonizers.kernels.rollout_policy import act_by_policy
from engines.games.colonizers.kernels.selection import plant
from engines.games.colonizers.kernels.state import CARDS, OVER, PICK, WORDS
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.kernels.worlds import DECK, let_chance_move, new_deck, play_in_world
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State, Stream

RANDOM, HEURISTIC, MAXN, ISMCTS, FAIR_MAXN, TREE, OTHER_TREE, POLICY = range(8)
KINDS: Final = 8
TREES: Final = 2
ROUNDS: Final = 40
"""This many rounds of a match are remembered (``starts``); random players take about twenty."""

DECISIONS: Final = 0
"""In ``done``: per kind, the decisions with more than one action."""
WORK: Final = KINDS
"""After those, per kind: the nodes of MaxN and the rollouts of ISMCTS."""


class Memory(NamedTuple):
    """Room for a match and the searches of its bots, and what it leaves behind.

    Attributes:
        deck: ``int8[DECK]``.
        out: actions of the mover, or colonists of a deal, ``int64[MOVES]``.
        worlds: of both kinds of MaxN.
        original: the tree of the original ISMCTS.
        tree: of ``TREE`` and ``OTHER_TREE``.
        flags: ``int64[1]``, zero.
        done: ``int64[2 * KINDS]``: see ``DECISIONS`` and ``WORK``; matches add to it.
        starts: ``int64[ROUNDS, WORDS]``: row i is the state at the first pick of round i + 1.
    """

    deck: Deck
    out: State
    worlds: Worlds
    original: published_ismcts.Tree
    tree: selection.Tree
    flags: State
    done: State
    starts: State


def new_memory(nodes: int) -> Memory:
    """Memory for matches; ``nodes``: the most of ``tree``."""
    return Memory(
        np.zeros(DECK, np.int8),
        np.zeros(MOVES, np.int64),
        maxn.new_worlds(maxn.DEPTH),
        published_ismcts.new_tree(),
        selection.new_tree(nodes),
        np.zeros(1, np.int64),
        np.zeros(2 * KINDS, np.int64),
        np.zeros((ROUNDS, WORDS), np.int64),
    )


@kernel
def play_match(
    kinds: State,
    state: State,
    generators: Generators,
    plans: Any,
    iterations: State,
    rng: Stream,
    memory: Memory,
) -> None:
    """Play a match from ``state``, before the first deal, to its end.

    ``kinds``: the bot in each seat. ``plans``, ``iterations``: of ``TREE`` and ``OTHER_TREE``.
    ``rng``: the stream of our bots.
    """
    deck, out, done, net = memory.deck, memory.out, memory.done, generators.net
    s = record(state)
    new_deck(deck)
    let_chance_move(s, deck, net, out)
    net_shuffle_deck(net, deck, int64(CARDS))
    while s.phase != OVER:
        seat = int64(s.seat)
        if s.phase == PICK and seat == 0 and s.round_number <= memory.starts.shape[0]:
            for i in range(state.shape[0]):
                memory.starts[s.round_number - 1, i] = state[i]
        kind, twister = kinds[seat], generators.twisters[seat]
        choices = list_choices(s, out, int64(1))
        action = int64(out[0])
        if choices > 1:
            done[DECISIONS + kind] += 1
        if kind == RANDOM:
            action = int64(out[twister_below(twister, choices)])
        elif kind == HEURISTIC:
            count = wishes(s, out, int64(0))
            action = int64(out[twister_below(twister, count)] if count > 0 else out[0])
        elif choices > 1 and kind == MAXN:
            chosen, nodes = choose_as_original(state, deck, generators, memory.worlds)
            done[WORK + kind] += nodes
            action = int64(out[chosen])
        elif choices > 1 and kind == FAIR_MAXN:
            worlds = memory.worlds
            worlds.tally[:] = 0.0
            for _ in range(maxn.WORLDS):
                done[WORK + kind] += search_fairly(state, int64(maxn.DEPTH), net, rng, worlds)
            action = int64(out[most_valuable(worlds.tally, choices, seat)])
        elif choices > 1 and kind == ISMCTS:
            action = choose_as_original_planner(state, deck, generators, memory.original)
            done[WORK + kind] += memory.original.nodes[0].visits
        elif choices > 1 and kind == POLICY:
            action = act_by_policy(plans, s, out, int64(0), rng)
        elif choices > 1:
            which, tree = kind - TREE, memory.tree
            plant(tree)
            done[WORK + kind] += search_chunk(
                plans[which : which + 1], state, tree, rng, memory.flags, int64(iterations[which])
            )
            action = most_visited(tree.nodes)
        play_in_world(s, deck, action, net, out)


@subroutine
def most_valuable(tally: Table, count: int, seat: int) -> int:
    """The first of the actions with the highest value to a seat."""
    best = int64(0)
    for i in range(1, count):
        if tally[i, 1 + seat] > tally[best, 1 + seat]:
            best = int64(i)
    return best

"""Selection in the tree of our ISMCTS (``ismcts``), with the nodes of ``published_ismcts``.

There is one tree, which distinguishes all choices of players (SO-ISMCTS; P. Cowling, E. Powley,
D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Drawn cards differ from world to
world: a tree that distinguished them would not grow deep.
"""

from typing import Annotated, Final, NamedTuple

import numpy as np

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.evaluation import NetworkRecord, Table
from engines.games.colonizers.kernels.published_ismcts import (
    CODES,
    FAVOURED,
    LONGEST_PATH,
    MOVES,
    Node,
    add_child,
    child_with,
    select_child,
)
from engines.games.colonizers.kernels.rollout_policy import PolicyWeights, act_by_policy
from engines.games.colonizers.kernels.turns import play_with_chance, record
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import F8, I8, Array, Rows
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream


class PlanRecord(PolicyWeights, NetworkRecord):
    """How a tree is searched: ``colonizers.plans`` says more."""

    points_share: F8  # share of the reward for the lead over the best other colony
    all_known: I8  # in rollouts everyone knows all colonists, as in the original
    policy: Annotated[
        Array, "i8", (st.SEATS,)
    ]  # of each seat in rollouts: BY_THUMB, BY_POLICY, AT_RANDOM
    asks_network: I8  # 1: rollouts end with a round, and the network says who wins
    bias: F8  # bonus of the bound for what the rollout policy would do
    pick_temperature: F8  # for inferring hidden colonists from picks; 0: no inference


BY_THUMB, BY_POLICY, AT_RANDOM = range(3)

ITERATIONS_DONE, NODES, DEPTH = range(3)
COUNTS: Final = 3


class Tree(NamedTuple):
    """A tree, and room for an iteration.

    Attributes:
        nodes: ``Node[...]``, the root first.
        counts: ``int64[COUNTS]``: iterations, nodes, and the length of the longest path.
        tally: ``float64[CODES, 1 + 2 * SEATS]``: per action of the root the playouts, the sum of
            each seat's win chances, and the sum of their squares.
        left_out: ``int64[CODES]``: 1 for the actions that the root ignores.
        state: of the playout, ``int64[WORDS]``.
        out: two lists of actions, ``int64[MOVES]``.
        legal: ``int64[CODES]``, zeros.
        path: the nodes from the root to the last one, ``int64[LONGEST_PATH + 1]``.
    """

    nodes: Rows[Node]
    counts: State
    tally: Table
    left_out: State
    state: State
    out: State
    legal: State
    path: State


def new_tree(nodes: int) -> Tree:
    """Room for this many nodes; the tree is a root that ignores nothing."""
    tree = Tree(
        np.zeros(nodes, Node.dtype),
        np.zeros(COUNTS, np.int64),
        np.zeros((CODES, 1 + 2 * st.SEATS), np.float64),
        np.zeros(CODES, np.int64),
        np.zeros(st.WORDS, np.int64),
        np.zeros(MOVES, np.int64),
        np.zeros(CODES, np.int64),
        np.zeros(LONGEST_PATH + 1, np.int64),
    )
    tree.counts[NODES] = 1
    return tree


@subroutine
def wanted(out: State, count: int, left_out: State) -> int:
    """Drop actions flagged in ``left_out`` from ``out[:count]``; return how many stay."""
    kept = int64(0)
    for i in range(count):
        if left_out[out[i]] == 0:
            out[kept] = out[i]
            kept += 1
    return kept


@subroutine
def descend(plan: Rows[PlanRecord], tree: Tree, rng: Stream) -> int:
    """Walk down to a new node or the end of the game; return the length of the path."""
    nodes, counts, out, legal = tree.nodes, tree.counts, tree.out, tree.legal
    s = record(tree.state)
    length = int64(0)
    node = int64(0)
    tree.path[0] = 0
    while s.phase != st.OVER and length < LONGEST_PATH:
        choices = list_choices(s, out, int64(0))
        if length == 0:
            choices = wanted(out, choices, tree.left_out)
        untried = int64(0)
        for i in range(choices):
            if child_with(nodes, node, out[i]) == 0:
                out[MOVES // 2 + untried] = out[i]
                untried += 1
        if untried > 0 and counts[NODES] == nodes.shape[0]:
            return length
        if untried > 0:
            action = int64(out[MOVES // 2 + below(rng, untried)])
            if plan[0].bias > 0.0:
                wish = act_by_policy(plan, s, out, int64(0), rng)
                for i in range(untried):
                    if out[MOVES // 2 + i] == wish:
                        action = wish
            add_child(nodes, int64(counts[NODES]), node, action, int64(s.seat))
            node = int64(counts[NODES])
            counts[NODES] += 1
        else:
            for i in range(choices):
                legal[out[i]] = 1
            if plan[0].bias > 0.0:
                wish = act_by_policy(plan, s, out[MOVES // 2 :], int64(0), rng)
                legal[wish] = min(FAVOURED, 2 * legal[wish])
            node = select_child(nodes, node, legal, plan[0].bias)
            for i in range(choices):
                legal[out[i]] = 0
            action = int64(nodes[node].action)
        length += 1
        tree.path[length] = node
        play_with_chance(s, action, rng)
        if untried > 0:
            break
    return length


@subroutine
def plant(tree: Tree) -> None:
    """Remove all nodes but the root, and what was tallied."""
    tree.tally[:] = 0.0
    tree.counts[:] = 0
    tree.counts[NODES] = 1
    tree.nodes[0].first = 0
    tree.nodes[0].visits = 0

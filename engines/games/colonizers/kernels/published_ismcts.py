"""ISMCTS as published: one tree, rollouts by the rule of thumb (rules, 3.4)."""

from math import log, sqrt
from typing import Final, NamedTuple

import numpy as np

from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.generators import Deck, Generators, twister_below
from engines.games.colonizers.kernels.published_policy import wishes
from engines.games.colonizers.kernels.state import BUILD_NOTHING, OVER, SEATS, WORDS
from engines.games.colonizers.kernels.turns import rank_of, record, scores
from engines.games.colonizers.kernels.worlds import (
    DECK,
    copy_world,
    guess_as_original,
    play_in_world,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import F8, I4, Record, Rows
from engines.runtime.types import State

_EXPLORATION: Final = 0.7
ITERATIONS: Final = 200
REWARD: Final = np.array([1.0, 0.2, 0.1, 0.0])
"""By place."""
CODES: Final = BUILD_NOTHING + 1
MOVES: Final = 32
"""Room for two lists of actions or colonists, half of it for each."""
LONGEST_PATH: Final = 256
"""``selection`` ends a path here; those of ``grow`` are shorter."""
FAVOURED: Final = 2


class Node(Record):
    """An action in the tree, and its results."""

    reward: F8  # of the seat that made the action
    action: I4
    visits: I4
    available: I4
    first: I4  # child, 0 if none
    last: I4
    next: I4  # sibling
    mover: I4


class Tree(NamedTuple):
    """A tree, and the world of an iteration.

    Attributes:
        nodes: ``Node[ITERATIONS + 1]``, the root first.
        state: ``int64[WORDS]``.
        deck: ``int8[DECK]``.
        out: two lists of actions or colonists, ``int64[MOVES]``.
        legal: ``int64[CODES]``, zeros.
        path: the nodes from the root to the new one, ``int64[LONGEST_PATH + 1]``.
        points: of each seat in the end, ``int64[SEATS]``.
    """

    nodes: Rows[Node]
    state: State
    deck: Deck
    out: State
    legal: State
    path: State
    points: State


def new_tree() -> Tree:
    """Room for a search."""
    return Tree(
        np.zeros(ITERATIONS + 1, Node.dtype),
        np.zeros(WORDS, np.int64),
        np.zeros(DECK, np.int8),
        np.zeros(MOVES, np.int64),
        np.zeros(CODES, np.int64),
        np.zeros(LONGEST_PATH + 1, np.int64),
        np.zeros(SEATS, np.int64),
    )


@subroutine
def add_child(nodes: Rows[Node], count: int, parent: int, action: int, mover: int) -> None:
    """Node ``count`` becomes the youngest child of ``parent``."""
    node = nodes[count]
    node.action = action
    node.mover = mover
    node.reward = 0.0
    node.visits = 0
    node.available = 1
    node.first = 0
    node.next = 0
    if nodes[parent].first == 0:
        nodes[parent].first = count
    else:
        nodes[nodes[parent].last].next = count
    nodes[parent].last = count


@kernel
def child_with(nodes: Rows[Node], parent: int, action: int) -> int:
    """The child that an action leads to, or 0."""
    child = int64(nodes[parent].first)
    while child != 0 and nodes[child].action != action:
        child = int64(nodes[child].next)
    return child


@subroutine
def select_child(nodes: Rows[Node], parent: int, legal: State, bias: float) -> int:
    """The legal child with the highest bound; counts all legal ones as available.

    ``legal``: a number per action code, 0: not legal, ``FAVOURED``: its bound gets a bonus of
    ``bias``, which fades with its visits.
    """
    best = int64(0)
    best_bound = -1.0
    child = int64(nodes[parent].first)
    while child != 0:
        node = nodes[child]
        if legal[node.action] != 0:
            visits = float(node.visits)
            bound = node.reward / visits
            bound += _EXPLORATION * sqrt(log(float(node.available)) / visits)
            if legal[node.action] == FAVOURED:
                bound += bias / (1.0 + visits)
            if bound > best_bound:
                best = child
                best_bound = bound
            node.available += 1
        child = int64(node.next)
    return best


@subroutine
def most_visited(nodes: Rows[Node]) -> int:
    """The action of the root's most visited child; in ties, the oldest."""
    best = int64(nodes[0].first)
    child = best
    while child != 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = int64(nodes[child].next)
    return int64(nodes[best].action)


@subroutine
def grow(tree: Tree, count: int, net: State, twister: State) -> int:
    """Walk down to a new node ``count`` or the end of the game; return the length of the path."""
    s, nodes, out, legal = record(tree.state), tree.nodes, tree.out, tree.legal
    node = int64(0)
    length = int64(0)
    tree.path[0] = 0
    while s.phase != OVER:
        choices = list_choices(s, out, int64(1))
        untried = int64(0)
        for i in range(choices):
            if child_with(nodes, node, out[i]) == 0:
                out[MOVES // 2 + untried] = out[i]
                untried += 1
        if untried > 0:
            action = int64(out[MOVES // 2 + twister_below(twister, untried)])
            add_child(nodes, count, node, action, int64(s.seat))
            node = count
        else:
            for i in range(choices):
                legal[out[i]] = 1
            node = select_child(nodes, node, legal, 0.0)
            for i in range(choices):
                legal[out[i]] = 0
            action = int64(nodes[node].action)
        play_in_world(s, tree.deck, action, net, out[MOVES // 2 :])
        length += 1
        tree.path[length] = node
        if untried > 0:
            break
    return length


@subroutine
def roll_out(tree: Tree, net: State, twister: State) -> None:
    """Play to the end by the rule of thumb; everyone knows all colonists."""
    s, out = record(tree.state), tree.out
    while s.phase != OVER:
        count = wishes(s, out, int64(1))
        action = out[twister_below(twister, count)] if count > 0 else out[0]
        play_in_world(s, tree.deck, action, net, out[MOVES // 2 :])


@subroutine
def back_up(tree: Tree, length: int) -> None:
    """Reward every mover on the path by its place; a drawn game rewards nobody."""
    s = record(tree.state)
    scores(s, tree.points)
    for i in range(length + 1):
        node = tree.nodes[tree.path[i]]
        node.visits += 1
        if i > 0 and s.exhausted == 0:
            node.reward += REWARD[rank_of(tree.points, int64(node.mover))]


@subroutine
def choose_as_original_planner(state: State, deck: Deck, generators: Generators, tree: Tree) -> int:
    """The action of the root's most visited child."""
    net, twister = generators.net, generators.twisters[record(state).seat]
    tree.nodes[0].first = 0
    tree.nodes[0].visits = 0
    for iteration in range(ITERATIONS):
        copy_world(state, deck, tree.state, tree.deck)
        guess_as_original(record(tree.state), tree.deck, generators)
        length = grow(tree, int64(iteration + 1), net, twister)
        roll_out(tree, net, twister)
        back_up(tree, length)
    return most_visited(tree.nodes)

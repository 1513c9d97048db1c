"""ISMCTS as published: one tree, rollouts by the rule of thumb (rules, 3.4)."""

from math import log, sqrt
from typing import Final

import numpy as np

from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.generators import Deck, twister_below
from engines.games.colonizers.kernels.published_policy import wishes
from engines.games.colonizers.kernels.results import rank_of, scores
from engines.games.colonizers.kernels.state import BUILD_NOTHING, OVER, GameState
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.kernels.worlds import copy_world, guess_as_original, play_in_world
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import F8, I4, Record, Rows
from engines.runtime.types import State

EXPLORATION: Final = 0.7
ITERATIONS: Final = 200
REWARD: Final = np.array([1.0, 0.2, 0.1, 0.0])
"""By place."""
CODES: Final = BUILD_NOTHING + 1
MOVES: Final = 32
"""The most actions or colonists that are listed at a time."""
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


@kernel()
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


@kernel()
def child_with(nodes: Rows[Node], parent: int, action: int) -> int:
    """The child that an action leads to, or 0."""
    child = int64(nodes[parent].first)
    while child != 0 and nodes[child].action != action:
        child = int64(nodes[child].next)
    return child


@kernel()
def select_child(
    nodes: Rows[Node], parent: int, legal: State, exploration: float, bias: float
) -> int:
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
            bound += exploration * sqrt(log(float(node.available)) / visits)
            if legal[node.action] == FAVOURED:
                bound += bias / (1.0 + visits)
            if bound > best_bound:
                best = child
                best_bound = bound
            node.available += 1
        child = int64(node.next)
    return best


@kernel()
def grow(
    nodes: Rows[Node],
    count: int,
    s: GameState,
    deck: Deck,
    net: State,
    twister: State,
    out: State,
    legal: State,
    path: State,
) -> int:
    """Walk down to a new node ``count`` or the end of the game; return the length of the path."""
    node = int64(0)
    length = int64(0)
    path[0] = 0
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
            node = select_child(nodes, node, legal, EXPLORATION, 0.0)
            for i in range(choices):
                legal[out[i]] = 0
            action = int64(nodes[node].action)
        play_in_world(s, deck, action, net, out[MOVES // 2 :])
        length += 1
        path[length] = node
        if untried > 0:
            break
    return length


@kernel()
def roll_out(s: GameState, deck: Deck, net: State, twister: State, out: State) -> None:
    """Play to the end by the rule of thumb; everyone knows all colonists."""
    while s.phase != OVER:
        count = wishes(s, out, int64(1))
        action = out[twister_below(twister, count)] if count > 0 else out[0]
        play_in_world(s, deck, action, net, out[MOVES // 2 :])


@kernel()
def back_up(nodes: Rows[Node], s: GameState, points: State, path: State, length: int) -> None:
    """Reward every mover on the path by its place; a drawn game rewards nobody."""
    scores(s, points)
    for i in range(length + 1):
        node = nodes[path[i]]
        node.visits += 1
        if i > 0 and s.exhausted == 0:
            node.reward += REWARD[rank_of(points, int64(node.mover))]


@kernel()
def choose_as_original_planner(
    state: State,
    deck: Deck,
    net: State,
    colonist_net: State,
    twister: State,
    nodes: Rows[Node],
    work: State,
    work_deck: Deck,
    out: State,
    legal: State,
    points: State,
    path: State,
) -> int:
    """The action of the root's most visited child; in ties, the oldest.

    ``nodes``: ``Node[ITERATIONS + 1]``; ``work``, ``work_deck``: room for a world; ``out``:
    ``int64[MOVES]``; ``legal``: ``int64[CODES]``, zeros; ``path``: longer than any game.
    """
    nodes[0].first = 0
    nodes[0].visits = 0
    for iteration in range(ITERATIONS):
        copy_world(state, deck, work, work_deck)
        s = record(work)
        guess_as_original(s, work_deck, net, colonist_net)
        length = grow(nodes, int64(iteration + 1), s, work_deck, net, twister, out, legal, path)
        roll_out(s, work_deck, net, twister, out)
        back_up(nodes, s, points, path, length)
    best = int64(nodes[0].first)
    child = best
    while child != 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = int64(nodes[child].next)
    return int64(nodes[best].action)

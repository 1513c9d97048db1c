"""The way down the trees of our ISMCTS (``ismcts``), with the nodes of ``published_ismcts``.

There is one tree, which tells apart whatever somebody chooses (SO-ISMCTS; P. Cowling, E. Powley,
D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Or each seat has a tree of what it
sees, and chooses there (MO-ISMCTS): what others pick and keep is alike to it.
"""

from typing import Any, Final

from engines.games.colonizers.kernels.chance import CHANCE_PHASES, draw_outcome
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.evaluation import NETWORK
from engines.games.colonizers.kernels.knowledge import observed
from engines.games.colonizers.kernels.published_ismcts import (
    FAVOURED,
    MOVES,
    add_child,
    child_with,
    select_child,
)
from engines.games.colonizers.kernels.rollout_policy import WEIGHTS, act_by_instinct
from engines.games.colonizers.kernels.state import (
    ANSWER,
    DO_NOTHING,
    DRAW,
    KEEP,
    OVER,
    POWER,
    REVEAL,
    SEATS,
    TAKE_OMNIUM,
)
from engines.games.colonizers.kernels.turns import gets_passive_card, play
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import state_type
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

PLAN: Final = state_type(
    {
        "exploration": "f8",
        "reward": ("f8", (SEATS,)),  # by place
        "points_share": "f8",  # of the reward: how far ahead of the best other colony
        "points_scale": "f8",  # points that make a clear lead
        "all_known": "i8",  # in rollouts everybody knows all colonists, as in the original
        "policy": ("i8", (SEATS,)),  # of each seat in rollouts: BY_THUMB, BY_INSTINCT, AT_RANDOM
        "forecasts": "i8",  # 1: rollouts end with a round, and the network says who wins
        "bias": "f8",  # of the bound, towards what instinct would do
        "pick_temperature": "f8",  # of the picks that hidden colonists are inferred from, 0: none
        "observers": "i8",  # 1: a tree of each seat, of what that seat sees
        "reuse": "i8",  # 1: the next decision of a turn goes on with the tree (``go_down``)
        **WEIGHTS,  # of instinct
        **NETWORK,  # of the forecast
    }
)

BY_THUMB, BY_INSTINCT, AT_RANDOM = range(3)

ITERATIONS_DONE, NODES, DEPTH = range(3)
COUNTS: Final = 3
LONGEST_PATH: Final = 256
LOST: Final = -1


@kernel()
def wanted(out: State, count: int, left_out: State) -> int:
    """Drop actions flagged in ``left_out`` from ``out[:count]``; return how many stay."""
    kept = int64(0)
    for i in range(count):
        if left_out[out[i]] == 0:
            out[kept] = out[i]
            kept += 1
    return kept


@kernel()
def tree_count(plan: Any) -> int:
    """One tree of the searching seat, or one of each; their roots are the first nodes."""
    return int64(SEATS if plan[0].observers != 0 else 1)


@kernel()
def root_of(plan: Any, s: Any) -> int:
    """The number of the mover's tree, and its root."""
    return int64(s.seat if plan[0].observers != 0 else 0)


@kernel()
def follow(nodes: Any, counts: State, s: Any, action: int, at: State, trees: int) -> None:
    """Every tree goes on with what its seat sees of an action or outcome, by a new node if need be.

    A single tree sees everything. Where there is no room for a node, a tree loses the way.
    """
    for tree in range(trees):
        if at[tree] == LOST:
            continue
        seen = action if trees == 1 else observed(s, action, int64(tree))
        node = child_with(nodes, int64(at[tree]), seen)
        if node == 0 and counts[NODES] < nodes.shape[0]:
            node = int64(counts[NODES])
            add_child(nodes, node, int64(at[tree]), seen, int64(s.seat))
            counts[NODES] += 1
        at[tree] = node if node != 0 else LOST


@kernel()
def play_in_trees(
    nodes: Any, counts: State, s: Any, action: int, at: State, trees: int, rng: Stream
) -> None:
    """A decision and what chance brings; each of several trees tells apart who is who by then.

    Cards that come differ from world to world: trees that told them apart would not grow deep.
    """
    play(s, action)
    while CHANCE_PHASES >> s.phase & 1 == 1:
        outcome = draw_outcome(s, rng)
        if trees > 1 and s.phase in (REVEAL, ANSWER):
            follow(nodes, counts, s, outcome, at, trees)
        play(s, outcome)


@kernel()
def descend(
    plan: Any,
    nodes: Any,
    counts: State,
    s: Any,
    out: State,
    legal: State,
    left_out: State,
    path: State,
    at: State,
    rng: Stream,
) -> int:
    """Walk down to a new node or the end of the game; return the length of the path.

    ``at``: room for the nodes at which the trees are.
    """
    trees = tree_count(plan)
    length = int64(0)
    for tree in range(trees):
        at[tree] = tree
    path[0] = root_of(plan, s)
    while s.phase != OVER and length < LONGEST_PATH:
        tree = root_of(plan, s)
        node = int64(at[tree])
        if node == LOST:
            return length
        choices = list_choices(s, out, int64(0))
        if length == 0:
            choices = wanted(out, choices, left_out)
        untried = int64(0)
        for i in range(choices):
            if child_with(nodes, node, out[i]) == 0:
                out[MOVES // 2 + untried] = out[i]
                untried += 1
        if untried > 0 and nodes.shape[0] - counts[NODES] < trees:
            return length
        if untried > 0:
            action = int64(out[MOVES // 2 + below(rng, untried)])
            if plan[0].bias > 0.0:
                wish = act_by_instinct(plan, s, out, int64(0), rng)
                for i in range(untried):
                    if out[MOVES // 2 + i] == wish:
                        action = wish
        else:
            for i in range(choices):
                legal[out[i]] = 1
            if plan[0].bias > 0.0:
                wish = act_by_instinct(plan, s, out[MOVES // 2 :], int64(0), rng)
                legal[wish] = min(FAVOURED, 2 * legal[wish])
            node = select_child(nodes, node, legal, plan[0].exploration, plan[0].bias)
            for i in range(choices):
                legal[out[i]] = 0
            action = int64(nodes[node].action)
        follow(nodes, counts, s, action, at, trees)
        length += 1
        path[length] = at[tree]
        play_in_trees(nodes, counts, s, action, at, trees, rng)
        if untried > 0:
            break
    return length


@kernel()
def learns_nothing(s: Any, action: int) -> bool:
    """Whether the mover decides again, or may have to, and has seen nothing new before it does."""
    if s.phase == DRAW:
        return action == TAKE_OMNIUM and not gets_passive_card(s, int64(s.seat))
    return s.phase == KEEP or (s.phase == POWER and action == DO_NOTHING)


@kernel()
def go_down(plan: Any, nodes: Any, s: Any, action: int) -> None:
    """Make what follows an action the roots of the trees, with the visits that it has.

    The other nodes stay where they are, and count.
    """
    trees = tree_count(plan)
    for tree in range(trees):
        seen = action if trees == 1 else observed(s, action, int64(tree))
        child = child_with(nodes, int64(tree), seen)
        nodes[tree].first = nodes[child].first if child != 0 else 0
        nodes[tree].last = nodes[child].last if child != 0 else 0
        nodes[tree].visits = nodes[child].visits if child != 0 else 0


@kernel()
def plant(plan: Any, nodes: Any, counts: State) -> None:
    """New trees, without a child."""
    counts[:] = 0
    counts[NODES] = tree_count(plan)
    for tree in range(counts[NODES]):
        nodes[tree].first = 0
        nodes[tree].visits = 0


@kernel()
def most_visited(nodes: Any, root: int) -> int:
    """The action of the root's most visited child, the oldest one of several."""
    best = int64(nodes[root].first)
    child = best
    while child != 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = int64(nodes[child].next)
    return int64(nodes[best].action)

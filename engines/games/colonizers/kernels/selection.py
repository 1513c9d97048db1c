"""Selection in the tree of our ISMCTS (``ismcts``), with the nodes of ``published_ismcts``.

There is one tree, which distinguishes all choices of players (SO-ISMCTS; P. Cowling, E. Powley,
D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Drawn cards differ from world to
world: a tree that distinguished them would not grow deep.
"""

from typing import Annotated, Final

from engines.games.colonizers.kernels import state as st
from engines.games.colonizers.kernels.chance import play_with_chance
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.evaluation import NetworkRecord
from engines.games.colonizers.kernels.published_ismcts import (
    FAVOURED,
    MOVES,
    Node,
    add_child,
    child_with,
    select_child,
)
from engines.games.colonizers.kernels.rollout_policy import PolicyWeights, act_by_policy
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import F8, I8, Array, Rows
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream


class PlanRecord(PolicyWeights, NetworkRecord):
    """How a tree is searched: ``colonizers.plans`` says more."""

    exploration: F8
    reward: Annotated[Array, "f8", (st.SEATS,)]  # by place
    points_share: F8  # share of the reward for the lead over the best other colony
    points_scale: F8  # points that make a clear lead
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
LONGEST_PATH: Final = 256


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
def descend(
    plan: Rows[PlanRecord],
    nodes: Rows[Node],
    counts: State,
    s: st.GameState,
    out: State,
    legal: State,
    left_out: State,
    path: State,
    rng: Stream,
) -> int:
    """Walk down to a new node or the end of the game; return the length of the path."""
    length = int64(0)
    node = int64(0)
    path[0] = 0
    while s.phase != st.OVER and length < LONGEST_PATH:
        choices = list_choices(s, out, int64(0))
        if length == 0:
            choices = wanted(out, choices, left_out)
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
            node = select_child(nodes, node, legal, plan[0].exploration, plan[0].bias)
            for i in range(choices):
                legal[out[i]] = 0
            action = int64(nodes[node].action)
        length += 1
        path[length] = node
        play_with_chance(s, action, rng)
        if untried > 0:
            break
    return length


@kernel()
def plant(nodes: Rows[Node], counts: State) -> None:
    """A new tree, without a child."""
    counts[:] = 0
    counts[NODES] = 1
    nodes[0].first = 0
    nodes[0].visits = 0


@kernel()
def most_visited(nodes: Rows[Node]) -> int:
    """The action of the root's most visited child; in ties, the oldest."""
    best = int64(nodes[0].first)
    child = best
    while child != 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = int64(nodes[child].next)
    return int64(nodes[best].action)

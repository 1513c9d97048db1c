"""Our ISMCTS: fair worlds, cards drawn as they come, rewards by place and by points, instinct.

One tree of the searching seat, as in the published one (``planner``), whose nodes it shares. What
differs is in ``PLAN``; ``colonizers.plans`` tells what they are worth.
"""

from math import exp
from typing import Any, Final

import numpy as np

from engines.core.kernels.contract import int64, kernel
from engines.core.kernels.layout import state_type
from engines.core.kernels.rng import below
from engines.core.types import State, Stream
from engines.games.colonizers.kernels.chance import play_with_chance
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.heuristic import wishes
from engines.games.colonizers.kernels.instinct import WEIGHTS, act_by_instinct
from engines.games.colonizers.kernels.knowledge import redraw_cards, redraw_colonists
from engines.games.colonizers.kernels.planner import (
    CODES,
    FAVOURED,
    MOVES,
    NODE,
    add_child,
    child_with,
    select_child,
)
from engines.games.colonizers.kernels.results import rank_of, scores
from engines.games.colonizers.kernels.state import OVER, SEATS, WORDS
from engines.games.colonizers.kernels.turns import record

Values = np.ndarray[Any, np.dtype[np.float64]]

PLAN: Final = state_type(
    {
        "exploration": "f8",
        "reward": ("f8", (SEATS,)),  # by place
        "points_share": "f8",  # of the reward: how far ahead of the best other colony
        "points_scale": "f8",  # points that make a clear lead
        "all_known": "i8",  # in rollouts everybody knows all colonists, as in the original
        "by_instinct": "i8",  # rollouts: 1 by instinct, 0 by the published rule of thumb
        "bias": "f8",  # of the bound, towards what instinct would do
        **WEIGHTS,  # of instinct
    }
)

ITERATIONS_DONE, NODES, DEPTH = range(3)
COUNTS: Final = 3
LONGEST_PATH: Final = 256
LEFT_OUT: Final = 5
"""Place of ``left_out`` in ``room``."""


def room(nodes: int) -> tuple[Any, ...]:
    """The arrays ``nodes`` to ``rewards`` of ``search_chunk``, for a new tree of all actions."""
    counts = np.zeros(COUNTS, np.int64)
    counts[NODES] = 1
    return (
        np.zeros(nodes, NODE),
        counts,
        np.zeros(WORDS, np.int64),
        np.zeros(MOVES, np.int64),
        np.zeros(CODES, np.int64),
        np.zeros(CODES, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(LONGEST_PATH + 1, np.int64),
        np.zeros(SEATS, np.float64),
    )


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
    plan: Any,
    nodes: Any,
    counts: State,
    s: Any,
    out: State,
    legal: State,
    left_out: State,
    path: State,
    rng: Stream,
) -> int:
    """Walk down to a new node or the end of the game; return the length of the path."""
    node = int64(0)
    length = int64(0)
    path[0] = 0
    has_room = counts[NODES] < nodes.shape[0]
    while s.phase != OVER and length < LONGEST_PATH:
        choices = list_choices(s, out, int64(0))
        if length == 0:
            choices = wanted(out, choices, left_out)
        untried = int64(0)
        for i in range(choices):
            if child_with(nodes, node, out[i]) == 0:
                out[MOVES // 2 + untried] = out[i]
                untried += 1
        if untried > 0 and not has_room:
            return length
        if untried > 0:
            action = int64(out[MOVES // 2 + below(rng, untried)])
            if plan[0].bias > 0.0:
                wish = act_by_instinct(plan, s, out, int64(0), rng)
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
                wish = act_by_instinct(plan, s, out[MOVES // 2 :], int64(0), rng)
                legal[wish] = min(FAVOURED, 2 * legal[wish])
            node = select_child(nodes, node, legal, plan[0].exploration, plan[0].bias)
            for i in range(choices):
                legal[out[i]] = 0
            action = int64(nodes[node].action)
        play_with_chance(s, action, rng)
        length += 1
        path[length] = node
        if untried > 0:
            break
    return length


@kernel()
def roll_out(plan: Any, s: Any, out: State, rng: Stream) -> None:
    """Play to the end by instinct or by the published rule of thumb."""
    all_known = int64(plan[0].all_known)
    by_instinct = plan[0].by_instinct != 0
    while s.phase != OVER:
        if by_instinct:
            action = act_by_instinct(plan, s, out, all_known, rng)
        else:
            count = wishes(s, out, all_known)
            action = int64(out[below(rng, count)] if count > 0 else out[0])
        play_with_chance(s, action, rng)


@kernel()
def judge(plan: Any, s: Any, points: State, rewards: Values) -> int:
    """Write what the end is worth to each seat; return the winner, or ``SEATS``."""
    scores(s, points)
    winner = int64(SEATS)
    for seat in range(SEATS):
        rank = rank_of(points, int64(seat))
        best = int64(0)
        for other in range(SEATS):
            if other != seat and points[other] > best:
                best = points[other]
        lead = float(points[seat] - best) / plan[0].points_scale
        share = plan[0].points_share
        rewards[seat] = (1.0 - share) * plan[0].reward[rank] + share / (1.0 + exp(-lead))
        if s.exhausted:
            rewards[seat] = 0.0
        elif rank == 0:
            winner = int64(seat)
    return winner


@kernel()
def back_up(
    nodes: Any, path: State, length: int, rewards: Values, winner: int, tally: Values
) -> None:
    """Reward every mover on the path, and count who has won after the root's action."""
    for i in range(length + 1):
        node = nodes[path[i]]
        node.visits += 1
        if i > 0:
            node.reward += rewards[node.mover]
    if length > 0:
        row = nodes[path[1]].action * (1 + SEATS)
        tally[row] += 1.0
        for seat in range(SEATS):
            if winner in (seat, SEATS):
                tally[row + 1 + seat] += 1.0 if winner == seat else 1.0 / SEATS


@kernel()
def search_chunk(
    plan: Any,
    state: State,
    tally: Values,
    rng: Stream,
    flags: State,
    iterations: int,
    nodes: Any,
    counts: State,
    work: State,
    out: State,
    legal: State,
    left_out: State,
    points: State,
    path: State,
    rewards: Values,
) -> int:
    """Grow a tree by up to ``iterations``, fewer once ``flags[0]`` is set; return by how many.

    ``tally``: per action code the playouts and the wins of each seat. ``nodes`` to ``rewards``:
    ``room``. ``left_out``: 1 for the codes of actions that the root does not look at. ``rng``: the
    tree's stream.
    """
    done = int64(0)
    mover = int64(record(state).seat)
    while done < iterations and flags[0] == 0:
        for i in range(state.shape[0]):
            work[i] = state[i]
        s = record(work)
        redraw_colonists(s, mover, rng)
        redraw_cards(s, mover, rng)
        length = descend(plan, nodes, counts, s, out, legal, left_out, path, rng)
        counts[DEPTH] = max(counts[DEPTH], length)
        roll_out(plan, s, out, rng)
        winner = judge(plan, s, points, rewards)
        back_up(nodes, path, length, rewards, winner, tally)
        done += 1
    counts[ITERATIONS_DONE] += done
    return done


@kernel()
def most_visited(nodes: Any) -> int:
    """The action of the root's most visited child, the oldest one of several."""
    best = int64(nodes[0].first)
    child = best
    while child != 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = int64(nodes[child].next)
    return int64(nodes[best].action)

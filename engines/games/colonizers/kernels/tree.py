"""Our ISMCTS: fair worlds, cards drawn as they come, rewards by place and by points, instinct.

What differs from the published one is in ``PLAN`` (``descent``); ``colonizers.plans`` tells what it
is worth.
"""

from math import exp
from typing import Any, Final

import numpy as np

from engines.core.kernels.contract import int64, kernel
from engines.core.kernels.rng import below
from engines.core.types import State, Stream
from engines.games.colonizers.kernels.chance import play_with_chance
from engines.games.colonizers.kernels.descent import (
    COUNTS,
    DEPTH,
    ITERATIONS_DONE,
    LONGEST_PATH,
    NODES,
    descend,
    tree_count,
)
from engines.games.colonizers.kernels.heuristic import wishes
from engines.games.colonizers.kernels.inference import (
    ARRANGEMENTS,
    infer_colonists,
    weigh_arrangements,
)
from engines.games.colonizers.kernels.instinct import act_by_instinct
from engines.games.colonizers.kernels.knowledge import redraw_cards, redraw_colonists
from engines.games.colonizers.kernels.planner import CODES, MOVES, NODE
from engines.games.colonizers.kernels.results import rank_of, scores
from engines.games.colonizers.kernels.state import OVER, SEATS, WORDS
from engines.games.colonizers.kernels.turns import record

Values = np.ndarray[Any, np.dtype[np.float64]]

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
    at = np.empty(SEATS, np.int64)
    sums = np.empty(ARRANGEMENTS, np.float64)
    counts[NODES] = max(counts[NODES], tree_count(plan))
    for i in range(state.shape[0]):
        work[i] = state[i]
    s = record(work)
    arrangements = int64(0)
    if plan[0].pick_temperature > 0.0:
        arrangements = weigh_arrangements(plan, s, sums)
    while done < iterations and flags[0] == 0:
        for i in range(state.shape[0]):
            work[i] = state[i]
        if arrangements > 0:
            infer_colonists(s, sums, arrangements, rng)
        else:
            redraw_colonists(s, mover, rng)
        redraw_cards(s, mover, rng)
        length = descend(plan, nodes, counts, s, out, legal, left_out, path, at, rng)
        counts[DEPTH] = max(counts[DEPTH], length)
        roll_out(plan, s, out, rng)
        winner = judge(plan, s, points, rewards)
        back_up(nodes, path, length, rewards, winner, tally)
        done += 1
    counts[ITERATIONS_DONE] += done
    return done

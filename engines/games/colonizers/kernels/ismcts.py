"""Our ISMCTS: fair determinization, cards drawn by chance, rewards by place and points.

``PlanRecord`` (``selection``) lists the differences from the published one; README.md has their
effects.
"""

from math import exp
from typing import Any, Final

import numpy as np

from engines.games.colonizers.kernels import selection
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.evaluation import INPUTS, Table, evaluate
from engines.games.colonizers.kernels.inference import (
    ARRANGEMENTS,
    infer_colonists,
    weigh_arrangements,
)
from engines.games.colonizers.kernels.knowledge import redraw_cards, redraw_colonists
from engines.games.colonizers.kernels.published_ismcts import REWARD, Node
from engines.games.colonizers.kernels.published_policy import wishes
from engines.games.colonizers.kernels.rollout_policy import act_by_policy
from engines.games.colonizers.kernels.selection import PlanRecord, Tree
from engines.games.colonizers.kernels.state import OVER, PICK, SEATS, GameState
from engines.games.colonizers.kernels.turns import (
    CHANCE_PHASES,
    draw_outcome,
    play,
    play_with_chance,
    rank_of,
    record,
    scores,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import Rows
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream

Values = np.ndarray[Any, np.dtype[np.float64]]

_CLEAR_LEAD: Final = 8.0
"""A lead of this many points counts 0.73, none 0.5."""
LONGEST_GAME: Final = 1 << 14
"""An upper bound on the rounds of any game."""


@subroutine
def roll_out(
    plan: Rows[PlanRecord], s: GameState, last_round: int, out: State, rng: Stream
) -> None:
    """Play each seat by its policy to the end, or to the first round after ``last_round``."""
    all_known = int64(plan[0].all_known)
    while s.phase != OVER:
        seat = int64(s.seat)
        if seat == 0 and s.phase == PICK and s.round_number > last_round:
            return
        policy = plan[0].policy[seat]
        if policy == selection.BY_POLICY:
            action = act_by_policy(plan, s, out, all_known, rng)
        elif policy == selection.BY_THUMB:
            count = wishes(s, out, all_known)
            action = int64(out[below(rng, count)] if count > 0 else out[0])
        else:
            action = int64(out[below(rng, list_choices(s, out, int64(1)))])
        play_with_chance(s, action, rng)


@subroutine
def judge(
    plan: Rows[PlanRecord],
    s: GameState,
    points: State,
    table: Table,
    chances: Values,
    rewards: Values,
) -> None:
    """Write each seat's win chance, 0 or 1 at the end of the game, and its reward."""
    over = s.phase == OVER
    if not over:
        evaluate(plan, s, table, chances)
    scores(s, points)
    for seat in range(SEATS):
        rank = rank_of(points, int64(seat))
        best = int64(0)
        for other in range(SEATS):
            if other != seat and points[other] > best:
                best = points[other]
        lead = float(points[seat] - best) / _CLEAR_LEAD
        share = plan[0].points_share
        if over:
            chances[seat] = 1.0 / SEATS if s.exhausted else float(int64(rank == 0))
        place = REWARD[rank] if over else chances[seat]
        rewards[seat] = (1.0 - share) * place + share / (1.0 + exp(-lead))
        if s.exhausted:
            rewards[seat] = 0.0


@subroutine
def back_up(
    nodes: Rows[Node], path: State, length: int, rewards: Values, chances: Values, tally: Table
) -> None:
    """Reward every mover on the path, and add up the chances after the root's action."""
    for i in range(length + 1):
        node = nodes[path[i]]
        node.visits += 1
        if i > 0:
            node.reward += rewards[node.mover]
    if length > 0:
        action = nodes[path[1]].action
        tally[action, 0] += 1.0
        for seat in range(SEATS):
            tally[action, 1 + seat] += chances[seat]
            tally[action, 1 + SEATS + seat] += chances[seat] * chances[seat]


@kernel
def search_chunk(
    plan: Rows[PlanRecord], state: State, tree: Tree, rng: Stream, flags: State, iterations: int
) -> int:
    """Grow a tree by up to ``iterations``, fewer once ``flags[0]`` is set; return how many.

    ``rng``: the tree's stream.
    """
    done, work, counts = int64(0), tree.state, tree.counts
    mover = int64(record(state).seat)
    sums, points = np.empty(ARRANGEMENTS, np.float64), np.empty(SEATS, np.int64)
    table = np.empty((SEATS, INPUTS), np.float64)
    chances, rewards = np.empty(SEATS, np.float64), np.empty(SEATS, np.float64)
    for i in range(state.shape[0]):
        work[i] = state[i]
    s = record(work)
    last_round = int64(s.round_number if plan[0].asks_network != 0 else LONGEST_GAME)
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
        length = selection.descend(plan, tree, rng)
        counts[selection.DEPTH] = max(counts[selection.DEPTH], length)
        roll_out(plan, s, last_round, tree.out, rng)
        judge(plan, s, points, table, chances, rewards)
        back_up(tree.nodes, tree.path, length, rewards, chances, tree.tally)
        done += 1
    counts[selection.ITERATIONS_DONE] += done
    return done


@kernel
def look_ahead(
    plan: Rows[PlanRecord],
    state: State,
    rng: Stream,
    playouts: int,
    work: State,
    out: State,
    sums: Values,
) -> None:
    """Add up each seat's chances over playouts to the end of the round, from any position.

    Every hand is taken as it is; later draws are left to chance. ``work``: room for a
    state; ``out``: for actions; ``sums``: of each seat.
    """
    points = np.empty(SEATS, np.int64)
    table = np.empty((SEATS, INPUTS), np.float64)
    chances = np.empty(SEATS, np.float64)
    rewards = np.empty(SEATS, np.float64)
    for _ in range(playouts):
        for i in range(state.shape[0]):
            work[i] = state[i]
        s = record(work)
        last_round = int64(s.round_number)
        while CHANCE_PHASES >> int64(s.phase) & 1 == 1:
            play(s, draw_outcome(s, rng))
        roll_out(plan, s, last_round, out, rng)
        judge(plan, s, points, table, chances, rewards)
        for seat in range(SEATS):
            sums[seat] += chances[seat]

"""Whole games, thousands a second: of random choices, or between two rollout policies."""

import numpy as np

from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.published_ismcts import MOVES
from engines.games.colonizers.kernels.published_policy import wishes
from engines.games.colonizers.kernels.rollout_policy import PolicyWeights, act_by_policy
from engines.games.colonizers.kernels.state import COLONISTS, OVER, SEATS
from engines.games.colonizers.kernels.turns import play, play_with_chance, rank_of, record, scores
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import Rows
from engines.runtime.kernels.rng import below
from engines.runtime.types import State, Stream


@kernel
def try_policy(
    ours: Rows[PolicyWeights],
    theirs: Rows[PolicyWeights],
    by_thumb: int,
    start: State,
    games: int,
    rng: Stream,
) -> tuple[float, float]:
    """Play a pair with ``ours`` against one with ``theirs`` from ``start``, before the first deal.

    ``by_thumb``: 1 if the other pair plays by the published rule of thumb instead. Returns how many
    games the first pair won, and the sum of the leads in points of its best seat.
    """
    work, out = np.empty(start.shape[0], np.int64), np.empty(MOVES, np.int64)
    points, won, leads = np.empty(SEATS, np.int64), 0.0, 0.0
    for game in range(games):
        for i in range(start.shape[0]):
            work[i] = start[i]
        s = record(work)
        play(s, below(rng, int64(COLONISTS)))  # the first deal
        partner = 1 + game % (SEATS - 1)  # of the first seat
        first_is_ours = game // (SEATS - 1) % 2 == 0
        while s.phase != OVER:
            if (s.seat in (0, partner)) == first_is_ours:
                action = act_by_policy(ours, s, out, int64(0), rng)
            elif by_thumb == 0:
                action = act_by_policy(theirs, s, out, int64(0), rng)
            else:
                count = wishes(s, out, int64(0))
                action = int64(out[below(rng, count)] if count > 0 else out[0])
            play_with_chance(s, action, rng)
        scores(s, points)  # then compare the best seats of both pairs
        most, others = int64(0), int64(0)
        for seat in range(SEATS):
            if (seat in (0, partner)) == first_is_ours:
                most = max(most, int64(points[seat]))
                if rank_of(points, int64(seat)) == 0 and s.exhausted == 0:
                    won += 1.0
            else:
                others = max(others, int64(points[seat]))
        leads += float(most - others)
    return won, leads


@kernel
def random_games(start: State, games: int, rng: Stream) -> int:
    """Play games of uniformly random choices, from before the first deal; count the decisions."""
    work, out = np.empty(start.shape[0], np.int64), np.empty(MOVES, np.int64)
    decisions = int64(0)
    for _ in range(games):
        for i in range(start.shape[0]):
            work[i] = start[i]
        s = record(work)
        play(s, below(rng, int64(COLONISTS)))
        while s.phase != OVER:
            count = list_choices(s, out, int64(0))
            decisions += 1
            play_with_chance(s, int64(out[below(rng, count)]), rng)
    return decisions

"""Whole games of Rollbots, some noted to learn from."""

import numpy as np

from engines.games.roll_galaxy.kernels.evaluation import describe
from engines.games.roll_galaxy.kernels.powers import record, score_of
from engines.games.roll_galaxy.kernels.rollbot.player import act
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.rules import apply, returns, sample, turn
from engines.games.roll_galaxy.kernels.state import Stage
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import Array
from engines.runtime.kernels.rng import reseed
from engines.runtime.types import CHANCE, OVER, State, Stream


@kernel
def play(a: State, workspace: State, chance: Stream, choice: Stream, selected: State) -> None:
    """Play to the end.

    * ``workspace``: ``int64[scratch.WORDS]``, with the minimums of the seats.
    * ``chance``, ``choice``: streams of the dice and tiles, and of what Rollbot draws.
    * ``selected``: ``int64[PHASES]``, counts the phases that were selected.
    """
    t = scratch_of(workspace)
    s = record(a)
    while True:
        seat = turn(a)
        if seat == OVER:
            return
        if seat == CHANCE:
            apply(a, sample(a, chance))
        else:
            assigning = s.stage == Stage.ASSIGN
            act(a, t, choice)
            if assigning:
                selected[s.selected[seat]] += 1


@kernel
def play_noting(
    start: State,
    workspaces: Array,
    seed: int,
    noted: Array,
    owners: State,
    wins: Array,
    points: Array,
) -> int:
    """Play a game of Rollbots for each row of ``workspaces``, noting all seats at every round.

    * ``start``: the state before anything is dealt.
    * ``noted``: ``float32[positions, seats, INPUTS]``; ``owners``: the game of each. Positions
      without room are dropped.
    * ``wins``, ``points``: ``float64[games, SEATS]``: how they ended.

    Returns how many positions were noted.
    """
    chance, choice = np.empty(4, np.uint64), np.empty(4, np.uint64)
    a = start.copy()
    found = int64(0)
    for game in range(workspaces.shape[0]):
        for i in range(start.shape[0]):
            a[i] = start[i]
        reseed(chance, int64(seed + 2 * game))
        reseed(choice, int64(seed + 2 * game + 1))
        t, s, seen = scratch_of(workspaces[game]), record(a), int64(0)
        while turn(a) != OVER:
            if s.round_number != seen and s.stage == Stage.ROLL and found < noted.shape[0]:
                seen = int64(s.round_number)
                for seat in range(s.seats):
                    describe(s, int64(seat), noted[found, seat])
                owners[found] = game
                found += 1
            if turn(a) == CHANCE:
                apply(a, sample(a, chance))
            else:
                act(a, t, choice)
        returns(a, wins[game])
        for seat in range(s.seats):
            points[game, seat] = score_of(s, int64(seat))
    return found

"""Playouts by Rollbots: rounds that are evaluated, and games to learn from."""

from typing import Any

import numpy as np

from engines.games.roll_galaxy.kernels.effects import apply
from engines.games.roll_galaxy.kernels.evaluation import describe, judge
from engines.games.roll_galaxy.kernels.powers import record, score_of
from engines.games.roll_galaxy.kernels.questions import returns, sample, turn
from engines.games.roll_galaxy.kernels.rollbot.player import act
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.state import SEATS, Stage
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.kernels.layout import Array
from engines.runtime.kernels.rng import reseed, split
from engines.runtime.types import CHANCE, OVER, State, Stream


@kernel()
def _finish_round(a: State, t: Scratch, base: Stream, chance: Stream, choice: Stream) -> None:
    """Play to the start of the next round, or to the end; every seat rolls with its own luck."""
    s = record(a)
    played, last = int64(s.round_number), int64(-1)
    while s.round_number == played or s.stage != Stage.ROLL:
        seat = turn(a)
        if seat == OVER:
            return
        if seat == CHANCE:
            now = (s.round_number * 8 + s.mover) * 2 + int64(s.stage == Stage.ROLL)
            if now != last:
                reseed(chance, split(base, now))
                last = now
            apply(a, sample(a, chance))
        else:
            act(a, t, choice)


@kernel()
def expect(
    a: State, outcomes: State, workspace: State, net: Any, seed: int, rows: int, out: Array
) -> None:
    """The mean win chances after each outcome of a chance node, all with the same luck later.

    * ``workspace``: Rollbot's workspace; ``net``: the weights of ``evaluation``.
    * ``seed``, ``rows``: the luck, and how often the round is played after each outcome.
    * ``out``: ``float64[outcomes, SEATS]``, written.
    """
    t = scratch_of(workspace)
    seeds, base = np.empty(4, np.uint64), np.empty(4, np.uint64)
    chance, choice = np.empty(4, np.uint64), np.empty(4, np.uint64)
    wins, points = np.zeros(SEATS), np.zeros(SEATS)
    b = a.copy()
    reseed(seeds, seed)
    for i in range(outcomes.shape[0]):
        for seat in range(SEATS):
            out[i, seat] = 0.0
        for row in range(rows):
            for k in range(a.shape[0]):
                b[k] = a[k]
            reseed(base, split(seeds, int64(row)))
            reseed(chance, split(base, int64(-1)))
            reseed(choice, split(base, int64(-2)))
            apply(b, outcomes[i])
            _finish_round(b, t, base, chance, choice)
            judge(b, net, wins, points)
            for seat in range(record(a).seats):
                out[i, seat] += wins[seat] / rows


@kernel()
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

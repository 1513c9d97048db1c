"""The outlook after outcomes of chance: Rollbots play the round to its end."""

from typing import Any

import numpy as np

from engines.games.roll_galaxy.kernels.evaluation import judge
from engines.games.roll_galaxy.kernels.powers import record
from engines.games.roll_galaxy.kernels.rollbot.player import act
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.rules import apply, sample, turn
from engines.games.roll_galaxy.kernels.state import SEATS, Stage
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.kernels.rng import reseed, split
from engines.runtime.types import CHANCE, OVER, State, Stream


@subroutine
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


@kernel
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

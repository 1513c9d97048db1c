"""Whole games between Rollbots, without analyses: for speeds and for strength.

Rollbot looks only at what its seat knows, so it may be handed the true state.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engines.core.streams import stream
from engines.core.types import CHANCE, OVER, State, Stream
from engines.games.roll_galaxy.bots.rollbot import decide, white_die
from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.kernels.state import STATE, Stage
from engines.games.roll_galaxy.rollbot.actions import actions_of
from engines.games.roll_galaxy.rollbot.levels import choose
from engines.games.roll_galaxy.rollbot.situation import Situation
from engines.games.roll_galaxy.scores import end_causes, score_sheet


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game.

    Attributes:
        shares: of the win, by seat.
        scores: VP by seat.
        chips: VP chips by seat.
        rounds: how many were played.
        causes: why it ended.
        selected: how often each phase was selected, by number.
    """

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    rounds: int
    causes: tuple[str, ...]
    selected: Counter[int]


def play(minimums: Sequence[int], seed: int) -> Game:
    """A game of Rollbots; ``minimums`` holds the least credits after a round, by seat."""
    kernel, seats = GAME.kernel, len(minimums)
    state = GAME.start(seats, {HANDICAPS: True})
    s: Any = state.view(STATE)[0]
    random, out = stream(seed, "selfplay"), np.zeros(kernel.max_actions, np.int64)
    selected: Counter[int] = Counter()
    while (turn := kernel.turn(state)) != OVER:
        if turn == CHANCE:
            kernel.apply(state, kernel.sample(state, random))
        else:
            _decide(state, s, out, random, minimums[turn], selected)
    shares = np.zeros(seats)
    kernel.returns(state, shares)
    sheets = [score_sheet(s, seat) for seat in range(seats)]
    return Game(
        shares=tuple(shares.tolist()),
        scores=tuple(sheet.total for sheet in sheets),
        chips=tuple(sheet.chips for sheet in sheets),
        rounds=int(s.round_number),
        causes=end_causes(s),
        selected=selected,
    )


def _decide(
    state: State, s: Any, out: State, random: Stream, minimum: int, selected: Counter[int]
) -> None:
    """One decision, or a whole assignment."""
    from engines.core.kernels.rng import below

    kernel = GAME.kernel
    if s.stage == Stage.ASSIGN:
        now = Situation(s, int(s.mover))
        assigned = choose(now, white_die(random)).assignment
        selected[assigned.selected] += 1
        for step in actions_of(now, assigned):
            kernel.apply(state, step)
    elif kernel.legal(state, out) == 1:
        kernel.apply(state, int(out[0]))
    else:
        kernel.apply(state, decide(s, minimum, lambda: below(random, 2))[0])

"""Whole games between Rollbots, without analyses, for benchmarks and measurements of strength.

Rollbot looks only at what its seat knows, so it may be handed the true state.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.kernels.powers import score_of
from engines.games.roll_galaxy.kernels.rollbot.scratch import Rules, paper_for
from engines.games.roll_galaxy.kernels.state import PHASES, GameState
from engines.games.roll_galaxy.view import end_causes
from engines.labs.roll_galaxy.kernels import games
from engines.runtime.streams import stream


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game.

    Attributes:
        shares: share of the win, by seat.
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


def play(minimums: Sequence[int], seed: int, rules: Sequence[Rules] = ()) -> Game:
    """Play a game of Rollbots.

    Args:
        minimums: the least credits after a round, by seat.
        seed: of all dice and draws; Rollbot's own draws use another stream.
        rules: by seat; empty: the default ones.
    """
    kernel, seats = GAME.kernel, len(minimums)
    state = GAME.start(seats, {HANDICAPS: True})
    counts = np.zeros(PHASES, np.int64)
    chance, choice = stream(seed, "selfplay"), stream(seed, "selfplay", "choices")
    games.play(state, paper_for(minimums, rules), chance, choice, counts)
    s = GameState.of(state)
    shares = np.zeros(seats)
    kernel.returns(state, shares)
    return Game(
        shares=tuple(shares.tolist()),
        scores=tuple(int(score_of(s, seat)) for seat in range(seats)),
        chips=tuple(s.chips[:seats].tolist()),
        rounds=int(s.round_number),
        causes=end_causes(s),
        selected=Counter(dict(enumerate(counts.tolist()))),
    )

"""Benchmarks of Roll for the Galaxy."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.kernels.evaluation import INPUTS
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.state import SEATS
from engines.labs.roll_galaxy.kernels import learning as kernel
from engines.runtime.benchmark import Benchmark, median_cpu_seconds

_ROLLBOT_GAMES: Final = 500


def benchmarks() -> list[Benchmark]:
    return [Benchmark.of(rollbot_games_per_second, 1000, "the speed asked for, two seats")]


def play(minimums: Sequence[int], seed: int) -> list[float]:
    """Play a game of Rollbots; return each seat's share of the win.

    Rollbot looks only at what its seat knows, so it may be handed the true state.

    Args:
        minimums: the least credits after a round, by seat.
        seed: of all dice and draws.
    """
    start, seats = GAME.start(len(minimums), {HANDICAPS: True}), len(minimums)
    unnoted, wins = np.zeros((0, seats, INPUTS), np.float32), np.zeros((1, SEATS))
    owners, workspaces = np.zeros(0, np.int64), np.array([workspace_for(minimums)])
    kernel.play_noting(start, workspaces, 2 * seed, unnoted, owners, wins, wins.copy())
    shares: list[float] = wins[0, :seats].tolist()
    return shares


def rollbot_games_per_second() -> float:
    """Whole games of two Rollbots."""

    def games() -> None:
        for seed in range(_ROLLBOT_GAMES):
            play((1, 1), seed)

    return _ROLLBOT_GAMES / median_cpu_seconds(games)

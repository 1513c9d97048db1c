"""Benchmarks of Roll for the Galaxy."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.kernels.evaluation import INPUTS
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.state import SEATS, GameState, Stage
from engines.labs.roll_galaxy.kernels import learning as kernel
from engines.runtime.benchmark import Benchmark, median_cpu_seconds
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER

_ROLLBOT_GAMES: Final = 500
_POLICY_GAMES: Final = 50
_PLAYOUTS: Final = 2000
_ROUND: Final = 6


def benchmarks() -> list[Benchmark]:
    return [
        Benchmark.of(rollbot_games_per_second, 1000, "the speed asked for, two seats"),
        Benchmark.of(
            policy_games_per_second,
            None,
            "whole games of two seats by the playout policy, step by step",
        ),
        Benchmark.of(
            planner_playouts_per_second,
            None,
            "games of two seats from round 6 to the end, in which "
            "the planner's seat asks its network at every decision",
        ),
    ]


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


def policy_games_per_second() -> float:
    """Whole games of two seats that play the kernel's policy."""
    kernel = GAME.kernel
    start = GAME.start(2, {HANDICAPS: True})

    def games() -> None:
        for seed in range(_POLICY_GAMES):
            state, random = start.copy(), stream(seed, "bench")
            while (turn := kernel.turn(state)) != OVER:
                pick = kernel.sample if turn == CHANCE else kernel.policy
                kernel.apply(state, pick(state, random))

    return _POLICY_GAMES / median_cpu_seconds(games)


def planner_playouts_per_second() -> float:
    """The planner, everything included."""
    position, bot = _assignment_in_round(_ROUND), GAME.bot("planner")
    budget = Budget(playouts=_PLAYOUTS)
    done = bot.analyse(Question(position, budget, 1), Monitor()).work.playouts
    return done / median_cpu_seconds(lambda: bot.analyse(Question(position, budget, 1), Monitor()))


def _assignment_in_round(number: int) -> Position:
    """The first assignment of a round in a game of two Rollbots."""
    random, bot = stream(1, "bench"), GAME.bot("rollbot_easy")
    position = Position.start(GAME, 2)
    while True:
        if position.is_chance:
            position = position.apply(position.sample(random))
            continue
        moment = GAME.moment(position.state)
        if moment.round == number and GameState.of(position.state).stage == Stage.ASSIGN:
            return position
        for action in bot.analyse(Question(position, bot.info.budget, 1), Monitor()).best.actions:
            position = position.apply(action)

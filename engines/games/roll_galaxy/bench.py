"""Speeds of Roll for the Galaxy."""

from typing import Final

from engines.core.bench import Benchmark, median_cpu_seconds
from engines.core.streams import stream
from engines.core.types import CHANCE, OVER

_ROLLBOT_GAMES: Final = 2
_POLICY_GAMES: Final = 50


def benchmarks() -> list[Benchmark]:
    """The benchmarks of this package."""
    return [
        Benchmark(
            name="roll_galaxy.rollbot_games_per_second",
            unit="1/s",
            reference=1000,
            reference_source="the speed asked for, two seats",
            bigger_is_better=True,
            measure=rollbot_games_per_second,
        ),
        Benchmark(
            name="roll_galaxy.policy_games_per_second",
            unit="1/s",
            reference=None,
            reference_source="whole games of two seats by the play-out policy, step by step",
            bigger_is_better=True,
            measure=policy_games_per_second,
        ),
    ]


def rollbot_games_per_second() -> float:
    """Whole games of two Rollbots."""
    from engines.games.roll_galaxy.selfplay import play

    def games() -> None:
        for seed in range(_ROLLBOT_GAMES):
            play((1, 1), seed)

    return _ROLLBOT_GAMES / median_cpu_seconds(games)


def policy_games_per_second() -> float:
    """Whole games of two seats that play the kernel's policy."""
    from engines.games.roll_galaxy.game import GAME, HANDICAPS

    kernel = GAME.kernel
    start = GAME.start(2, {HANDICAPS: True})

    def games() -> None:
        for seed in range(_POLICY_GAMES):
            state, random = start.copy(), stream(seed, "bench")
            while (turn := kernel.turn(state)) != OVER:
                pick = kernel.sample if turn == CHANCE else kernel.policy
                kernel.apply(state, pick(state, random))

    return _POLICY_GAMES / median_cpu_seconds(games)

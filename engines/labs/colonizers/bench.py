"""Benchmarks of Colonizers, compared with the original program (rules, 4.3)."""

from typing import Final

from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.colonizers.game import GAME
from engines.games.colonizers.kernels.state import SEATS
from engines.labs.colonizers.kernels.fast_games import random_games
from engines.runtime.benchmark import Benchmark, median_cpu_seconds
from engines.runtime.streams import stream

_ITERATIONS: Final = 20_000
_WORLDS: Final = 1_000
"""Enough to make the fixed cost of an answer, mainly that of its reasons, negligible."""
_PLAYOUTS: Final = 20_000
_SEED: Final = 7
MIDDLE: Final = 0.5
"""How far into a game the measured decision is: the share of decisions with a choice before it."""


def benchmarks() -> list[Benchmark]:
    return [
        Benchmark.of(
            ismcts_iterations_per_second,
            7.8,
            "the original program, C# and Python (a port to C++: 120,000)",
        ),
        Benchmark.of(
            maxn_nodes_per_second,
            885,
            "the original program, C# and Python (a port to C++: 24,000,000)",
        ),
        Benchmark.of(random_playouts_per_second, 1_550, "a port to plain Python"),
    ]


def middle_of_a_game() -> Position:
    """A decision halfway through a game played by the rule of thumb."""
    random, choices = stream(_SEED, "bench"), []
    position = Position.start(GAME, SEATS)
    while not position.is_over:
        if position.is_chance:
            action = position.sample(random)
        else:
            action = GAME.kernel.policy(position.state, random)
            choices += [position] if len(position.legal()) > 1 else []
        position = position.apply(action)
    return choices[int(MIDDLE * len(choices))]


def ismcts_iterations_per_second() -> float:
    """Iterations of ``ismcts``, each with a rollout to the end of the round."""
    position, bot = middle_of_a_game(), GAME.bot("ismcts")
    budget = Budget(playouts=_ITERATIONS)
    return _ITERATIONS / median_cpu_seconds(
        lambda: bot.analyse(Question(position, budget, 1), Monitor())
    )


def maxn_nodes_per_second() -> float:
    """Nodes of ``maxn``, seven actions deep, in sampled worlds."""
    position, bot = middle_of_a_game(), GAME.bot("maxn")
    budget = Budget(playouts=_WORLDS, depth=7)
    nodes = bot.analyse(Question(position, budget, 1), Monitor()).work.nodes
    return nodes / median_cpu_seconds(lambda: bot.analyse(Question(position, budget, 1), Monitor()))


def random_playouts_per_second() -> float:
    """Whole games of random choices, from the first deal."""
    start = Position.start(GAME, SEATS).state
    random = stream(_SEED, "playouts")
    seconds = median_cpu_seconds(lambda: random_games(start, _PLAYOUTS, random))
    return _PLAYOUTS / seconds

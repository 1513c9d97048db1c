"""Benchmarks of Lange Strasse, compared with the original program (rules, section 6.4)."""

from itertools import cycle, islice
from typing import Final

import numpy as np

from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.lange_strasse.game import GAME
from engines.games.lange_strasse.kernels import players
from engines.labs.lange_strasse.kernels import selfplay
from engines.labs.lange_strasse.matches import knowledge
from engines.runtime import streams
from engines.runtime.benchmark import Benchmark, median_cpu_seconds

_GAMES: Final = 600
_DECISIONS: Final = 100
_ORIGINAL: Final = "the original program in Python"
POSITIONS: Final = (
    "0 0 0 | seat 1 | round 1 | dice 1 2 3 3 5 6",
    "4500 3200 9000 | seat 1 | round 7 | strich 2 | kept 1 5 | rolls 2 | dice 1 3 4 4",
    "6500 7250 8100 | seat 2 | round 9 | strich 1 3 | sets 1250 | dice 1 1 1 4 4 5",
    "9400 9300 9000 | seat 3 | round 12 | strich 1 2 3 | kept 444 | rolls 2 | dice 1 4 5",
    "10300 9300 9000 | seat 2 | round 11 | strich 1 2 3 | dice 1 1 2 3 5 6",
    "12050 4050 3400 | seat 2 | round 9 | dice 1 1 1 5 5 5",
    "12450 1900 550 | seat 2 | round 12 | dice 1 1 1 5 5 5",
    "10300 9300 9000 | seat 3 | round 10 | strich 1 2 | dice 2 2 2 3 5 6",
)
"""Turns from a game's first to its last. Seat 2's in the final round takes longest to solve: the
more of its scores seat 3 could still pass, the longer. Its last two here are among the slowest."""


def benchmarks() -> list[Benchmark]:
    return [
        Benchmark.of(games_per_second, 44, f"{_ORIGINAL}, three dp"),
        Benchmark.of(decision_seconds, 0.00015, f"{_ORIGINAL}, dp"),
        Benchmark.of(hint_seconds, 0.05, "the time asked for"),
    ]


def games_per_second() -> float:
    """Whole games of three published players for points, roll by roll, by the rules."""
    seated, known = np.full(3, players.PUBLISHED, np.int64), knowledge()
    money, stream = np.zeros((_GAMES // 3, 3, 3)), streams.stream(1)
    seconds = median_cpu_seconds(
        lambda: selfplay.play_blocks(seated, 0, _GAMES // 3, stream, known, money)
    )
    return _GAMES / seconds


def decision_seconds() -> float:
    """The published player for points choosing what to keep, in turns of all kinds."""
    known, space, actions = knowledge(), selfplay.workspace(), np.empty(128, np.int64)
    states = [_position(text).state for text in islice(cycle(POSITIONS), _DECISIONS)]

    def decide() -> None:
        for state in states:
            players.choose(state, players.PUBLISHED, known, space, actions)

    return median_cpu_seconds(decide) / len(states)


def hint_seconds() -> float:
    """The optimal player's whole analysis with its reasons, in the slowest of ``POSITIONS``."""
    return max(_hint_seconds(_position(text)) for text in POSITIONS)


def _hint_seconds(position: Position) -> float:
    bot = GAME.bot("optimal")
    return median_cpu_seconds(
        lambda: bot.analyse(Question(position, Budget(playouts=1), 1), Monitor())
    )


def _position(text: str) -> Position:
    return Position.parse(GAME, text)

"""Benchmarks of Dice Chess, compared with published figures of the original program.

The published figures come from a Java program on unnamed hardware (rules, 5.4).
"""

from functools import partial
from typing import Final

import numpy as np

from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.dfen import parse
from engines.games.dice_chess.kernels import capture, turns
from engines.games.dice_chess.kernels.state import BLACK, WHITE, pack
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.labs.dice_chess.kernels import games as kernel
from engines.runtime.benchmark import Benchmark, median_cpu_seconds
from engines.runtime.streams import stream
from engines.runtime.types import State

TWO_CASTLES: Final = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
_GAMES: Final = 800
"""Per color."""
_GREEDY: Final = 3
_SEED: Final = 42
_PUBLISHED: Final = {1: 4.83, 2: 4.94, 3: 3.53, 4: 3.93, 5: 4.53}
_TURNS: Final = 200
_CAPTURES: Final = 500
_JAVA: Final = "the published Java program"


def benchmarks() -> list[Benchmark]:
    return [
        *(
            Benchmark(
                name=f"dice_chess.level_{level}_vs_greedy_1600_games_seconds",
                reference=published,
                reference_source=_JAVA,
                measure=partial(match_seconds, level),
            )
            for level, published in _PUBLISHED.items()
        ),
        Benchmark.of(all_turns_two_castles_pnb_seconds, 5.470e-3, _JAVA),
        Benchmark.of(king_capture_probability_seconds, 7.5e-3, _JAVA),
    ]


def play(white: int, black: int, games: int, seed: int = _SEED) -> State:
    """Play games between two levels; return how they ended (``kernels.games``).

    Game ``i`` has the same dice whoever plays.
    """
    levels, results = np.zeros(2, np.int64), np.zeros(kernel.RESULTS, np.int64)
    levels[WHITE], levels[BLACK] = white, black
    work, start = workspace(), row_of(write(Snapshot()))
    kernel.play_games(start, levels, seed, games, work.graph, work.scores, results)
    return results


def match_seconds(level: int) -> float:
    """A match of 1,600 games against level 3, both halves of the published protocol."""

    def work() -> None:
        play(level, _GREEDY, _GAMES)
        play(_GREEDY, level, _GAMES)

    return median_cpu_seconds(work, runs=3)


def _board() -> State:
    return row_of(write(parse(TWO_CASTLES)))


def all_turns_two_castles_pnb_seconds() -> float:
    """All 6,282 turns of one roll, merged into 1,254 positions with their material."""
    graph, board, random, pool = workspace().graph, _board(), stream(1), pack([1, 2, 3])

    def work() -> None:
        for _ in range(_TURNS):
            turns.build(graph, board, 0, pool, random)

    return median_cpu_seconds(work) / _TURNS


def king_capture_probability_seconds() -> float:
    """The exact probability that one king is captured on the next roll."""
    board = _board()

    def work() -> None:
        for _ in range(_CAPTURES):
            capture.count_rolls(capture.king_capture_rolls(board, 0))

    return median_cpu_seconds(work) / _CAPTURES

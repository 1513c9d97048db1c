"""Benchmarks of Dice Chess, compared with published figures of the original program.

The published figures come from a Java program on unnamed hardware (rules, 5.4).
"""

from functools import partial
from typing import Final

import numpy as np

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.games.dice_chess.boards import find_turns, row_of, workspace
from engines.games.dice_chess.deepening import Deepening, Method
from engines.games.dice_chess.dfen import parse
from engines.games.dice_chess.kernels import capture, rollout, turns, two_ply
from engines.games.dice_chess.kernels.state import BLACK, WHITE, pack
from engines.games.dice_chess.kernels.tables import ROLL_COUNT
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.labs.dice_chess.kernels import games as kernel
from engines.runtime.benchmark import Benchmark, median_cpu_seconds
from engines.runtime.streams import stream
from engines.runtime.types import State

TWO_CASTLES: Final = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
_OPENING: Final = "rnbqkb1r/pp3ppp/2p1pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 0 1 KKR"
_PRUNING: Final = (
    ("without_pruning", False, False),
    ("with_star_1", True, False),
    ("with_star_1_and_2", True, True),
)
_GAMES: Final = 800
"""Per color."""
_GREEDY: Final = 3
_SEED: Final = 42
_PUBLISHED: Final = {1: 4.83, 2: 4.94, 3: 3.53, 4: 3.93, 5: 4.53}
_TURNS: Final = 200
_CAPTURES: Final = 500
_ROLLOUTS: Final = 100
_JAVA: Final = "the published Java program"
_CASTLES: Final = "on the position of two castles, without dice"


def benchmarks() -> list[Benchmark]:
    return [
        *(
            Benchmark(
                name=f"dice_chess.level_{level}_vs_greedy_1600_games_seconds",
                unit="s",
                reference=published,
                reference_source=_JAVA,
                measure=partial(match_seconds, level),
            )
            for level, published in _PUBLISHED.items()
        ),
        Benchmark.of(all_turns_two_castles_pnb_seconds, 5.470e-3, _JAVA),
        Benchmark.of(king_capture_probability_seconds, 7.5e-3, _JAVA),
        Benchmark.of(rollouts_per_second, None, _CASTLES),
        Benchmark.of(expectimax_nodes_per_second, None, _CASTLES),
        *(
            Benchmark(
                name=f"dice_chess.expectimax_leaves_{name}",
                unit="1",
                reference=None,
                reference_source="two turns ahead in an opening, all turns of one roll",
                measure=partial(leaves_searched, star_1, star_2),
            )
            for name, star_1, star_2 in _PRUNING
        ),
    ]


def leaves_searched(star_1: bool, star_2: bool) -> float:
    """Positions that level 8 evaluates to find the same best turn, with one kind of pruning.

    Those for the exact values of close runners-up aren't counted (``Method.settled``).
    """
    method = Method(star_1, star_2, tables=star_1, width=0, looks=0, settled=0, threads=1)
    search = Deepening(find_turns(parse(_OPENING), stream(1)).graph, method)
    search.run(Budget(depth=2, nodes=1 << 40), Monitor(), lambda: None)
    return float(search.positions)


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


def rollouts_per_second() -> float:
    """Playouts of up to 40 plies, each ply with the exact chance of a king capture."""
    space, board, random = workspace(), _board(), stream(1)
    sums = np.zeros(rollout.SUMS)
    place = (space.replies, random, sums)

    def work() -> None:
        rollout.play_outs(board, 0, 0, _ROLLOUTS, rollout.MAX_PLIES, *place)

    return _ROLLOUTS / median_cpu_seconds(work)


def expectimax_nodes_per_second() -> float:
    """Positions after the opponent's turns for all rolls: generated, merged, and evaluated."""
    board, space = _board(), two_ply.new_space()
    lost = capture.king_capture_rolls(board, 1)
    place = (workspace().replies, space, stream(1))

    def work() -> None:
        space.fill(0)
        two_ply.sum_of_rolls(board, 1, lost, 0, ROLL_COUNT, *place)

    seconds = median_cpu_seconds(work)
    return float(two_ply.Space.of(space).counts[two_ply.POSITIONS]) / seconds

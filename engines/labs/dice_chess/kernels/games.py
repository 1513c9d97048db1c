"""Whole games between the players of levels 1 to 5: for matches of many thousand games.

The protocol of the rules, 5.1: two halves with colors swapped and the same dice, draws only by the
50-move rule, and a roll even for a pass. Dice and both players have separate random streams.
"""

from typing import Final

import numpy as np

from engines.games.dice_chess.kernels import board
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.kernels.memory import borrowed
from engines.games.dice_chess.kernels.players import PATH, choose
from engines.games.dice_chess.kernels.rollout import play_turn, roll_dice
from engines.games.dice_chess.kernels.turns import build
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.rng import reseed
from engines.runtime.types import State

# Entries of ``results``.
WHITE_WINS: Final = 0
BLACK_WINS: Final = 1
DRAWS: Final = 2
TURNS: Final = 3
RESULTS: Final = 4
_STREAMS: Final = 3
"""Seeds of one game: dice, White, Black."""


@subroutine
def play_game(
    start: State, levels: State, seed: int, graph: State, rows: State, scores: State, results: State
) -> None:
    """One game from ``start``, with White to roll; ``levels`` are those of White and Black."""
    b, spare = rows[0], rows[1]
    board.copy(start, b)
    dice = np.empty(4, np.uint64)
    white = np.empty(4, np.uint64)
    black = np.empty(4, np.uint64)
    reseed(dice, _STREAMS * seed)
    reseed(white, _STREAMS * seed + 1)
    reseed(black, _STREAMS * seed + 2)
    path = np.empty(PATH, np.int64)
    side = int64(st.WHITE)
    while b[board.HALF] < st.HALF_LIMIT:
        results[TURNS] += 1
        build(graph, b, side, roll_dice(dice), white if side == st.WHITE else black)
        rng = white if side == st.WHITE else black
        count = choose(graph, levels[side], spare, scores, rng, path)
        if play_turn(b, side, path, count):
            results[WHITE_WINS if side == st.WHITE else BLACK_WINS] += 1
            return
        side = int64(st.BLACK if side == st.WHITE else st.WHITE)
    results[DRAWS] += 1


@kernel
def play_games(
    start: State,
    levels: State,
    first_seed: int,
    games: int,
    graph: State,
    scores: State,
    results: State,
) -> None:
    """Play games with consecutive seeds and add up their ``results``."""
    start, levels, graph = borrowed(start), borrowed(levels), borrowed(graph)
    scores, results = borrowed(scores), borrowed(results)
    rows = np.empty((2, board.ROW), np.int64)
    for i in range(games):
        play_game(start, levels, first_seed + i, graph, rows, scores, results)

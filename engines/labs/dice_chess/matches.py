"""Matches of many thousand games between the players of levels 1 to 5 (rules, 5.1)."""

from typing import Final

import numpy as np

from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.kernels.state import BLACK, WHITE
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.labs.dice_chess.kernels import games as kernel
from engines.runtime.types import State

SEED: Final = 42


def play(white: int, black: int, games: int, seed: int = SEED) -> State:
    """Play games between two levels; how they ended (``kernels.games``).

    Game ``i`` has the same dice whoever plays.
    """
    levels, results = np.zeros(2, np.int64), np.zeros(kernel.RESULTS, np.int64)
    levels[WHITE], levels[BLACK] = white, black
    work, start = workspace(), row_of(write(Snapshot()))
    kernel.play_games(start, levels, seed, games, work.graph, work.scores, results)
    return results

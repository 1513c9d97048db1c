"""Matches of many thousand games between the players of levels 1 to 5 (rules, 5.1)."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.kernels.state import BLACK, WHITE
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.labs.dice_chess.kernels import games as kernel

SEED: Final = 42


@dataclass(frozen=True, slots=True)
class Half:
    """The results of one player with one color."""

    wins: int
    losses: int
    draws: int

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.draws


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match, from the first player's point of view.

    Attributes:
        turns: of both players in all games, passes included.
    """

    as_white: Half
    as_black: Half
    turns: int

    @property
    def games(self) -> int:
        """Of both halves."""
        return self.as_white.games + self.as_black.games

    @property
    def score(self) -> float:
        """Wins and half the draws, per game."""
        wins = self.as_white.wins + self.as_black.wins
        draws = self.as_white.draws + self.as_black.draws
        return (wins + draws / 2) / self.games


def play(level: int, other: int, games_per_colour: int, seed: int = SEED) -> MatchResult:
    """Play both halves; game ``i`` of each has the same dice."""
    white = _half(level, other, games_per_colour, seed)
    black = _half(other, level, games_per_colour, seed)
    draws = kernel.DRAWS
    return MatchResult(
        Half(int(white[kernel.WHITE_WINS]), int(white[kernel.BLACK_WINS]), int(white[draws])),
        Half(int(black[kernel.BLACK_WINS]), int(black[kernel.WHITE_WINS]), int(black[draws])),
        turns=int(white[kernel.TURNS] + black[kernel.TURNS]),
    )


def _half(
    white: int, black: int, games: int, seed: int
) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    levels, results = np.zeros(2, np.int64), np.zeros(kernel.RESULTS, np.int64)
    levels[WHITE], levels[BLACK] = white, black
    work, start = workspace(), row_of(write(Snapshot()))
    kernel.play_games(start, levels, seed, games, work.graph, work.scores, results)
    return results

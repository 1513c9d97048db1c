"""Compiled matches between the players of levels 1 to 5."""

import numpy as np
import pytest

from engines.labs.dice_chess import bench
from engines.labs.dice_chess.kernels.games import BLACK_WINS, DRAWS, TURNS, WHITE_WINS


def test_the_same_seeds_give_the_same_games() -> None:
    assert np.array_equal(bench.play(5, 3, 20, seed=7), bench.play(5, 3, 20, seed=7))
    assert not np.array_equal(bench.play(5, 3, 20, seed=7), bench.play(5, 3, 20, seed=8))


def test_every_game_is_counted() -> None:
    results = bench.play(3, 3, 30, seed=1)
    assert results[[WHITE_WINS, BLACK_WINS, DRAWS]].sum() == 30
    assert bench.play(1, 1, 10)[TURNS] > 10 * 10 / 2


def score(level: int, other: int, games: int) -> float:
    """Wins and half the draws of a level, per game; both halves have the same dice."""
    white, black = bench.play(level, other, games), bench.play(other, level, games)
    wins = white[WHITE_WINS] + black[BLACK_WINS]
    return float(wins + (white[DRAWS] + black[DRAWS]) / 2) / (2 * games)


def test_both_halves_have_the_same_dice() -> None:
    assert score(3, 3, 30) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("level", "low", "high"), [(1, 0.0, 0.09), (2, 0.33, 0.55), (5, 0.5, 0.72)]
)
def test_the_ladder_is_as_strong_as_published(level: int, low: float, high: float) -> None:
    """Wide enough for 400 games; the bands of the rules, 5.2, need 10,000."""
    assert low <= score(level, 3, 200) <= high

"""Compiled matches between the players of levels 1 to 5."""

import pytest

from engines.labs.dice_chess import matches


def test_the_same_seeds_give_the_same_games() -> None:
    assert matches.play(5, 3, 20, seed=7) == matches.play(5, 3, 20, seed=7)
    assert matches.play(5, 3, 20, seed=7) != matches.play(5, 3, 20, seed=8)


def test_both_halves_have_the_same_dice() -> None:
    result = matches.play(3, 3, 30, seed=1)
    assert result.games == 60
    assert result.as_white.wins + result.as_black.losses <= 60
    assert result.as_white.games == result.as_black.games == 30
    assert result.as_white.wins == result.as_black.losses
    assert result.score == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("level", "low", "high"), [(1, 0.0, 0.09), (2, 0.33, 0.55), (5, 0.5, 0.72)]
)
def test_the_ladder_is_as_strong_as_published(level: int, low: float, high: float) -> None:
    """Wide enough for 400 games; the bands of the rules, 5.2, need 10,000."""
    assert low <= matches.play(level, 3, 200).score <= high


def test_results_are_counted() -> None:
    result = matches.play(1, 1, 10)
    assert result.turns > 10 * result.games / 2

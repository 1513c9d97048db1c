"""Statistics: known values, and intervals that cover as often as they say."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats as scipy_stats

from engines.arena.stats import (
    Interval,
    controlled_interval,
    elo,
    elo_interval,
    expected_score,
    mean_interval,
    score_interval,
    superiority,
)

SIMULATIONS = 2000
"""Three standard errors of a share of 95% are then 1.5 points."""


def test_the_interval_of_a_mean_is_students() -> None:
    values = [0.5, 1.0, 0.75, 0.25, 0.5, 1.0]
    interval = mean_interval(values)
    known = scipy_stats.ttest_1samp(values, 0).confidence_interval(0.95)
    assert interval.mean == pytest.approx(np.mean(values))
    assert (interval.low, interval.high) == pytest.approx((known.low, known.high))


def test_one_observation_says_nothing_and_none_is_an_error() -> None:
    assert mean_interval([0.5]) == Interval(0.5, -math.inf, math.inf)
    with pytest.raises(ValueError, match="no observations"):
        mean_interval([])
    with pytest.raises(ValueError, match="no observations"):
        score_interval([])


def test_scores_stay_between_nothing_and_all() -> None:
    interval = score_interval([1.0, 0.9, 1.0])
    assert interval.high == 1.0
    assert 0 < interval.low < interval.mean


@pytest.mark.parametrize("blocks", [1, 5, 100])
@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_equal_blocks_leave_the_room_that_few_blocks_leave(score: float, blocks: int) -> None:
    interval = score_interval([score] * blocks)
    exact = scipy_stats.binomtest(0, blocks).proportion_ci(0.95).high
    assert interval.mean == score
    assert interval.low == pytest.approx(score - exact * score)
    assert interval.high == pytest.approx(score + exact * (1 - score))


def test_thirds_that_differ_by_rounding_are_equal() -> None:
    scores = [1 / 3, 0.1 + 0.7 / 3, 1 - 2 / 3]
    assert len(set(scores)) > 1
    assert score_interval(scores).high > 0.5


@pytest.mark.parametrize(
    ("score", "seats", "known"),
    [
        (0.5, 2, 0.0),
        (10 / 11, 2, 400.0),
        (1 / 11, 2, -400.0),
        (0.75, 2, 190.8485),
        (0.640065, 2, 100.0),
        (1 / 3, 3, 0.0),
        (10 / 12, 3, 400.0),
        (0.25, 4, 0.0),
    ],
)
def test_elo(score: float, seats: int, known: float) -> None:
    assert elo(score, seats) == pytest.approx(known, abs=1e-3)
    assert expected_score(elo(score, seats), seats) == pytest.approx(score)


@given(st.floats(0.001, 0.999), st.floats(0.001, 0.999), st.integers(2, 6))
def test_elo_grows_with_the_score(one: float, other: float, seats: int) -> None:
    assert (one < other) == (elo(one, seats) < elo(other, seats))


def test_elo_of_everything_and_nothing_is_infinite() -> None:
    assert (elo(1.0), elo(0.0)) == (math.inf, -math.inf)
    assert elo_interval(Interval(0.9, 0.5, 1.0)) == Interval(elo(0.9), 0.0, math.inf)


def blocks_of_two(random: np.random.Generator, luck: float, blocks: int) -> list[float]:
    """Scores of blocks whose two games share part of their luck; the true score is 0.6."""
    shared = random.random((blocks, 1)) < luck
    own = random.random((blocks, 2)) < 0.6
    common = random.random((blocks, 1)) < 0.6
    scores: list[float] = np.where(shared, common, own).mean(axis=1).tolist()
    return scores


@pytest.mark.parametrize("luck", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("blocks", [20, 100, 500])
def test_nineteen_of_twenty_intervals_cover_the_truth(luck: float, blocks: int) -> None:
    random = np.random.default_rng(seed=blocks)
    covered = sum(
        0.6 in score_interval(blocks_of_two(random, luck, blocks)) for _ in range(SIMULATIONS)
    )
    # Few blocks that are won or lost outright have few possible scores: the worst case.
    assert (0.92 if blocks == 20 else 0.935) < covered / SIMULATIONS < 0.97


def test_counting_games_instead_of_blocks_would_not_cover() -> None:
    """The check above can fail: games that share their luck are not independent observations."""
    random = np.random.default_rng(seed=1)
    covered = sum(
        0.6 in score_interval(np.repeat(blocks_of_two(random, 1.0, 100), 2).tolist())
        for _ in range(SIMULATIONS)
    )
    assert covered / SIMULATIONS < 0.9


@pytest.mark.parametrize(("blocks", "chance"), [(5, 0.9), (20, 0.99), (100, 0.999)])
def test_lopsided_contests_are_covered_too(blocks: int, chance: float) -> None:
    random = np.random.default_rng(seed=2)
    scores = (random.random((SIMULATIONS, blocks, 2)) < chance).mean(axis=2)
    covered = sum(chance in score_interval(row.tolist()) for row in scores)
    assert covered / SIMULATIONS > 0.93


def test_elo_intervals_cover_as_often_as_scores() -> None:
    random = np.random.default_rng(seed=3)
    covered = sum(
        elo(0.6) in elo_interval(score_interval(blocks_of_two(random, 0.5, 100)))
        for _ in range(SIMULATIONS)
    )
    assert 0.935 < covered / SIMULATIONS < 0.97


def test_intervals_of_scores_cover_as_often_as_they_say() -> None:
    """Few or many pairs of games with common luck; the truth is known."""
    rng = np.random.default_rng(3)
    for blocks, chance in ((12, 0.5), (60, 0.7), (400, 0.55)):
        luck = rng.random((2000, blocks, 1))
        own = rng.random((2000, blocks, 2))
        shared = rng.random((2000, blocks, 2)) < 0.4
        scores = (np.where(shared, luck, own) < chance).mean(axis=2)
        covered = sum(chance in score_interval(run) for run in scores)
        assert 0.93 <= covered / 2000 <= 0.97


def test_without_luck_intervals_are_narrower_and_cover_as_often() -> None:
    rng = np.random.default_rng(4)
    luck = rng.normal(size=(2000, 30))
    values = 0.6 + 0.1 * luck + 0.05 * rng.normal(size=luck.shape)
    found = [controlled_interval(*each) for each in zip(values, luck, strict=True)]
    assert 0.935 <= sum(0.6 in interval for interval in found) / 2000 <= 0.965
    plain = mean_interval(values[0])
    assert found[0].high - found[0].low < 0.6 * (plain.high - plain.low)
    assert controlled_interval([0.0, 1.0, 0.5], [0.0] * 3) == mean_interval([0.0, 1.0, 0.5])


def test_the_likelihood_of_superiority() -> None:
    assert superiority([0.5, 0.5]) == superiority([1.0]) == superiority([]) == 0.5
    assert superiority([1.0] * 5) == 1 - 0.5**6
    values = [0.75, 0.5, 1.0, 0.5, 0.25, 0.75]
    better = superiority(values)
    assert 0.8 < better < 0.95
    assert superiority([1 - value for value in values]) == pytest.approx(1 - better)

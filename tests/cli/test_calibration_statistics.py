"""Statistics of claims, on samples whose truth is known."""

from dataclasses import replace

import numpy as np
import pytest

from engines.cli.calibrating.statistics import Floats, Sample, held, money, reliability, repeats

GAMES = 1500
EACH = 4


def _sample(
    claimed: Floats,
    came: Floats,
    *,
    again: Floats | None = None,
    error: Floats | float = 0.0,
    repeats: int = 50,
) -> Sample:
    """Games with ``EACH`` decisions, all made by seat 0 of two."""
    count = len(claimed)
    seen = np.full(count, np.nan) if again is None else again
    return Sample(
        game=np.repeat(np.arange(count // EACH), EACH),
        seat=np.zeros(count, np.int64),
        seats=np.full(count, 2),
        round=np.tile(np.arange(1, EACH + 1), count // EACH),
        phase=np.tile(np.arange(EACH) / EACH, count // EACH),
        claimed=claimed,
        came=came,
        error=np.full(count, error),
        again=seen,
        again_error=np.sqrt(np.abs(seen * (1 - seen)) / (repeats - 1)),
        solved=np.zeros(count, np.bool_),
        repeats=0 if again is None else repeats,
    )


def _truth(random: np.random.Generator) -> tuple[Floats, Floats]:
    """True chances that differ between games, and one result for each game."""
    odds = np.repeat(random.normal(0, 1.2, GAMES), EACH)
    chance = 1 / (1 + np.exp(-odds))
    won = np.repeat(random.random(GAMES), EACH) < chance
    return chance, won.astype(float)


def test_right_claims_are_found_right() -> None:
    chance, came = _truth(np.random.default_rng(3))
    found = reliability(_sample(chance, came), samples=300)
    assert 0 in found.offset
    assert 1 in found.slope
    assert found.ece.mean <= found.ece_perfect_95
    assert found.brier < found.brier_constant < found.brier_base + 0.01
    assert found.true_error < 0.03


def test_claims_that_are_too_sure_have_a_slope_below_one() -> None:
    chance, came = _truth(np.random.default_rng(4))
    odds = np.log(chance / (1 - chance))
    found = reliability(_sample(1 / (1 + np.exp(-2 * odds)), came), samples=300)
    assert found.slope.low < 0.5 < found.slope.high
    assert found.slope.high < 0.75
    assert found.ece.mean > found.ece_perfect_95
    assert found.brier_recalibrated < found.brier


def test_an_offset_is_found_with_its_size() -> None:
    chance, came = _truth(np.random.default_rng(5))
    found = reliability(_sample(np.clip(chance - 0.1, 0.01, 1), came), samples=300)
    assert found.offset.mean == pytest.approx(0.1, abs=0.025)
    assert 0 not in found.offset
    assert found.ece.mean == pytest.approx(0.1, abs=0.03)


def test_intervals_count_games_not_decisions() -> None:
    """Four copies of every decision tell nothing new."""
    random = np.random.default_rng(6)
    chance, came = _truth(random)
    found = reliability(_sample(chance, came), samples=500)
    width = found.offset.high - found.offset.low
    expected = 2 * 1.96 * float(np.sqrt((chance * (1 - chance)).mean() / GAMES))
    assert width == pytest.approx(expected, rel=0.2)


@pytest.mark.parametrize(("stated", "low", "high"), [(0.1, 0.9, 1.0), (0.03, 0.7, 0.85)])
def test_stated_ranges_hold_the_truth_as_often_as_they_should(
    stated: float, low: float, high: float
) -> None:
    random = np.random.default_rng(7)
    count = 2000
    truth = random.uniform(0.3, 0.7, count)
    claimed = truth + random.normal(0, 0.1, count)
    again = random.binomial(50, truth) / 50
    found = repeats(_sample(claimed, np.round(truth), again=again, error=stated), by_win=True)
    assert found is not None
    assert found.positions == count
    assert found.true == pytest.approx(0.1, abs=0.01)
    assert low <= found.covered.mean <= high


def test_ranges_that_are_right_hold_95_percent_however_few_repeats_there_are() -> None:
    """With six repeats, ranges that hold every whole number they touch would seem too wide."""
    random, count = np.random.default_rng(9), 4000
    claimed = random.beta(0.4, 0.8, count).clip(0.01, 0.99)
    size = 1 / 0.08 - 1
    again = random.binomial(6, random.beta(claimed * size, (1 - claimed) * size)) / 6
    error = np.sqrt(0.08 * claimed * (1 - claimed))
    found = held(_sample(claimed, claimed, again=again, error=error, repeats=6), by_win=True)
    assert float(found.mean()) == pytest.approx(0.95, abs=0.01)


def test_ranges_of_money_that_are_right_hold_95_percent() -> None:
    random, count = np.random.default_rng(10), 4000
    claimed, scatter = random.normal(0, 100, count), random.uniform(20, 120, count)
    truth = claimed + random.normal(0, 15, count)
    results = truth + scatter * random.normal(0, 1, (8, count))
    some = replace(
        _sample(claimed, claimed, again=results.mean(axis=0), error=15.0, repeats=8),
        again_error=results.std(axis=0, ddof=1) / 8**0.5,
    )
    assert float(held(some, by_win=False).mean()) == pytest.approx(0.95, abs=0.015)


def test_the_share_of_ranges_has_an_interval_over_games() -> None:
    truth = np.full(60, 0.5)
    again = np.full(60, 0.5)
    again[:3] = 1.0
    found = repeats(_sample(truth, truth, again=again, error=0.1), by_win=True)
    assert found is not None
    assert found.covered.mean == pytest.approx(0.95)
    assert found.covered.low == pytest.approx(0.863, abs=0.001)
    assert found.covered.high == pytest.approx(0.983, abs=0.001)


def test_money_has_offset_slope_and_error_in_cents() -> None:
    random = np.random.default_rng(8)
    claimed = np.repeat(random.normal(0, 100, GAMES), EACH)
    came = 20 + 0.9 * claimed + np.repeat(random.normal(0, 50, GAMES), EACH)
    found = money(_sample(claimed, came), samples=300)
    assert found.offset.mean == pytest.approx(20, abs=5)
    assert 0 not in found.offset
    assert found.slope.mean == pytest.approx(0.9, abs=0.04)
    assert 1.0 not in found.slope
    assert found.rmse < found.rmse_nothing

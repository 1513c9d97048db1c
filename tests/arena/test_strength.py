"""Ratings: known strengths are found again, and the intervals cover them."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from engines.arena.strength import MEAN, check_connected, ratings
from engines.contract.ratings import LineUp, Table
from engines.runtime.errors import OptionError, RecordError
from tests.raised import raises

BOTS = ("a", "b", "c", "d")
ELO = {"a": 1300.0, "b": 1450.0, "c": 1550.0, "d": 1700.0}


def played(bots: Sequence[str], blocks: int, rng: np.random.Generator) -> LineUp:
    """Blocks of as many games as seats; the games of a block share half of their luck."""
    strengths = np.array([10 ** (ELO[bot] / 400) for bot in bots])
    chances = strengths / strengths.sum()
    outcomes: Counter[tuple[float, ...]] = Counter()
    for _ in range(blocks):
        common = rng.random()
        luck = [common if rng.random() < 0.5 else rng.random() for _ in bots]
        winners = np.searchsorted(np.cumsum(chances), luck)
        shares = np.bincount(winners.clip(max=len(bots) - 1), minlength=len(bots)) / len(bots)
        outcomes[tuple(shares.tolist())] += 1
    return LineUp(tuple(bots), (None,) * len(bots), 1, blocks, outcomes, "2026-11-21", "1.0")


@pytest.mark.parametrize("seats", [2, 3])
def test_known_strengths_are_found(seats: int) -> None:
    rng = np.random.default_rng(5)
    line_ups = [played(bots, 20_000, rng) for bots in combinations(BOTS, seats)]
    for rating in ratings(line_ups, BOTS):
        assert rating.elo == pytest.approx(ELO[rating.bot], abs=2 * rating.margin)
        assert 0 < rating.margin < 5


def score(line_up: LineUp, place: int) -> float:
    """The mean score of the bot at a place."""
    return sum(share[place] * n for share, n in line_up.outcomes.items()) / line_up.blocks


def test_known_strengths_are_found_where_bots_sit_on_several_seats() -> None:
    rng = np.random.default_rng(6)
    line_ups = [played(bots, 20_000, rng) for bots in ("aabb", "bbcc", "ccdd")]
    found = ratings(line_ups, BOTS)
    for rating in found:
        assert rating.elo == pytest.approx(ELO[rating.bot], abs=2 * rating.margin)
        assert 0 < rating.margin < 8
    first = line_ups[0]
    assert found[1].beats is not None
    assert found[1].beats.score == pytest.approx(score(first, 2) + score(first, 3))


def test_intervals_cover_as_often_as_they_say() -> None:
    rng = np.random.default_rng(7)
    covered = 0
    for _ in range(100):
        found = ratings([played(bots, 150, rng) for bots in combinations(BOTS, 2)], BOTS)
        covered += sum(abs(rating.elo - ELO[rating.bot]) <= rating.margin for rating in found)
    assert 0.92 <= covered / 400 <= 0.98


def test_the_average_and_what_is_told_of_a_bot() -> None:
    rng = np.random.default_rng(9)
    first, second = played("ab", 100, rng), played("bc", 50, rng)
    low, middle, high = ratings([first, second], BOTS)
    assert np.mean([low.elo, middle.elo, high.elo]) == pytest.approx(MEAN)
    assert [rating.games for rating in (low, middle, high)] == [200, 300, 100]
    assert low.beats is None
    assert middle.beats is not None
    assert middle.beats.bot == "a"
    assert middle.beats.score == pytest.approx(score(first, 1))


def test_a_bot_that_wins_everything_is_finite_and_unsure() -> None:
    clean = LineUp(("a", "b"), (None, None), 1, 10, {(0.0, 1.0): 10}, "2026-11-21", "1.0")
    low, high = ratings([clean], BOTS)
    assert 200 < high.elo - low.elo < 1000
    assert high.margin > 50


def test_bots_that_never_met_cannot_be_compared() -> None:
    check_connected([("a", "b"), ("c", "d"), ("b", "d")])
    with raises(OptionError, "errors-strangers-never-met", line_up="a"):
        check_connected([("a", "b"), ("c", "d")])


def test_the_file_reads_back() -> None:
    rng = np.random.default_rng(3)
    line_up = played("abc", 30, rng)
    table = Table("toy", ratings([line_up], BOTS), (line_up,))
    again = Table.from_json(table.to_json())
    assert again.to_json() == table.to_json()
    assert again.line_ups[0].outcomes == line_up.outcomes
    with raises(RecordError, "errors-file-not-from-command"):
        Table.from_json(table.to_json()[:-30])
    with raises(RecordError, "errors-file-not-from-command"):
        Table.from_json(table.to_json().replace('"version": 1', '"version": 9'))

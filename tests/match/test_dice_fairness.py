"""Dice histograms and the test of fairness."""

import random

import pytest

from engines.contract.messages import Words
from engines.contract.record import BY_CHANCE, PERSON
from engines.contract.rules import FAIR_SIX, PIP_FACES, DieKind
from engines.match.analysis.dice_fairness import Fairness, histogram, histograms, unevenness
from engines.match.history import History
from engines.runtime.streams import derive
from tests.match.playing import record_of
from tests.match.small_game import KEEP, SmallGame


def six(observed: list[int]) -> float:
    return unevenness(FAIR_SIX, observed)


def test_known_probabilities() -> None:
    # One throw of two coins that both show heads: 1/4 + 1/4.
    assert unevenness((0.5, 0.5), (2, 0)) == pytest.approx(0.5)
    # Three of a kind with three dice: 6 of 216 results.
    assert six([3, 0, 0, 0, 0, 0]) == pytest.approx(6 / 216)
    # All different with six dice is the most probable kind of result.
    assert six([1, 1, 1, 1, 1, 1]) == pytest.approx(1.0)
    assert unevenness((0.75, 0.25), (0, 3)) == pytest.approx(1 / 64)
    # chi-square of 10 with 5 degrees of freedom
    assert six([30, 20, 20, 20, 20, 10]) == pytest.approx(0.0752, abs=1e-4)
    assert six([0] * 6) == 1.0


def test_exact_and_approximate_agree_where_they_meet() -> None:
    for observed in ([5, 4, 2, 2, 1, 1], [6, 3, 2, 2, 1, 1], [3, 3, 3, 2, 2, 2]):
        exact = six(observed)
        grown = list(observed)
        grown[3] += 1
        assert abs(exact - six(grown)) < 0.12


def roll_many(odds: list[float], rolls: int, seed: int) -> list[int]:
    draws = random.Random(seed).choices(range(6), odds, k=rolls)
    return [draws.count(face) for face in range(6)]


def test_loaded_dice_are_flagged_and_fair_ones_are_not() -> None:
    fair = [six(roll_many([1] * 6, 600, seed)) for seed in range(1000)]
    flagged = sum(p < 0.01 for p in fair)
    assert 2 <= flagged <= 21  # 10 expected; 0.1% limits of the binomial
    loaded = [six(roll_many([1, 1, 1, 1, 1, 2], 600, seed)) for seed in range(100)]
    assert sum(p < 0.01 for p in loaded) >= 95


def test_ten_thousand_rolls_of_the_match_stream_are_fair(game: SmallGame) -> None:
    counts = [0, 0, 0]
    history = History(record_of(game, PERSON, PERSON))
    start = history.position
    for seed in range(10_000):
        counts[start.draw(derive(seed, "fair"), 0) - 1] += 1
    assert unevenness((1 / 3,) * 3, counts) > 0.01


def test_histograms_are_made_from_the_history(game: SmallGame) -> None:
    history = History(record_of(game, PERSON, PERSON))
    for face in (2, 3, 2):
        history.forward(face, BY_CHANCE)
        history.forward(KEEP, PERSON)
    (found,) = histograms(history.steps())
    assert [(f.name, f.observed) for f in found.faces] == [("1", 0), ("2", 2), ("3", 1)]
    assert [f.expected for f in found.faces] == pytest.approx([1, 1, 1])
    assert all(f.low <= f.expected <= f.high for f in found.faces)
    assert found.rolled == 3
    assert histograms(()) == ()


@pytest.mark.parametrize(
    ("observed", "fairness", "code"),
    [
        ([20] * 6, Fairness.ORDINARY, "session.dice.ordinary"),
        ([32, 20, 20, 20, 20, 8], Fairness.UNUSUAL, "session.dice.unusual"),
        ([40, 20, 20, 20, 10, 10], Fairness.LOADED, "session.dice.loaded"),
    ],
)
def test_the_verdict(observed: list[int], fairness: Fairness, code: str) -> None:
    found = histogram(DieKind.PIPS, PIP_FACES, FAIR_SIX, observed)
    assert found.fairness is fairness
    assert found.sentence().code == code
    assert Words().say(found.sentence()), "nothing is missing"

"""The sequential test: how often it is wrong, by simulation."""

from collections import Counter

import numpy as np
import numpy.typing as npt
import pytest

from engines.arena.sprt import Hypotheses, Verdict, sequential_test_of_blocks
from engines.arena.stats import expected_score

MOST = 1500
TEST = Hypotheses(0, 100, 0.05, 0.05)


def wins_of_blocks(elo: float, seats: int, runs: int) -> npt.NDArray[np.intp]:
    """Games that one entrant wins in each block, whose games share half of their luck.

    One block for each row and rotation: ``[runs, MOST]``, from 0 to ``seats``.
    """
    rng = np.random.default_rng(seats)
    chance, size = expected_score(elo, seats), (runs, MOST)
    common, wins = rng.random(size, np.float32), np.zeros(size, np.intp)
    for _ in range(seats):
        luck = np.where(rng.random(size, np.float32) < 0.5, common, rng.random(size, np.float32))
        wins += luck < chance
    return wins


def verdicts(elo: float, seats: int, runs: int) -> tuple[Counter[Verdict], float]:
    """What many tests say of an entrant of this strength, and their mean length in blocks."""
    found: Counter[Verdict] = Counter()
    length = 0
    for run in wins_of_blocks(elo, seats, runs):
        counts = [0] * (seats + 1)
        verdict = Verdict.CONTINUE
        for wins in run.tolist():
            counts[wins] += 1
            length += 1
            scores = {number / seats: count for number, count in enumerate(counts)}
            verdict = sequential_test_of_blocks(TEST, scores, seats).verdict
            if verdict is not Verdict.CONTINUE:
                break
        found[verdict] += 1
    return found, length / runs


@pytest.mark.parametrize(
    ("seats", "runs"),
    [(2, 1000), (6, 400), *(pytest.param(n, 1000, marks=pytest.mark.slow) for n in (3, 4, 6))],
)
@pytest.mark.parametrize(
    ("elo", "wrong"), [(TEST.elo0, Verdict.ACCEPT_H1), (TEST.elo1, Verdict.ACCEPT_H0)]
)
def test_it_is_wrong_as_often_as_it_says(elo: float, wrong: Verdict, seats: int, runs: int) -> None:
    found, length = verdicts(elo, seats, runs)
    assert found[Verdict.CONTINUE] == 0
    # 5%, plus three standard errors of this many runs; far fewer would mean the test is too slow.
    assert 0.02 <= found[wrong] / runs <= 0.05 + 3 * (0.05 * 0.95 / runs) ** 0.5
    assert length < 150


def test_with_two_seats_blocks_are_pairs() -> None:
    scores = {0.0: 3, 0.25: 1, 0.5: 10, 0.75: 2, 1.0: 9}
    assert sequential_test_of_blocks(TEST, scores, 2).llr == pytest.approx(1.48801631)
    assert sequential_test_of_blocks(TEST, {}, 2).llr == 0


def test_at_bigger_tables_even_is_an_equal_share() -> None:
    even = {0.25: 400, 0.0: 50, 0.5: 50}
    ahead = {0.25: 50, 0.5: 400, 0.75: 50}
    assert sequential_test_of_blocks(TEST, ahead, 4).verdict is Verdict.ACCEPT_H1
    assert sequential_test_of_blocks(TEST, even, 4).verdict is Verdict.ACCEPT_H0

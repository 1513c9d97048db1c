"""The three-player solution against section 11 of the rules and a plain recursion."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo import last_round, three_player
from engines.games.fargo.kernels import three_player as kernel
from engines.games.fargo.last_round import Table
from engines.games.fargo.strategy import BEST, RUN_STATES
from engines.games.fargo.three_player import Solution, Triple
from engines.games.fargo.units import state_number
from engines.runtime.errors import OptionError
from tests.games.fargo.plain import best_chances
from tests.raised import raises

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def solution() -> Solution:
    return three_player.solution()


# Section 11.
VALUES = {
    (0, 0, 0): (0.401348939, 0.325708290, 0.272942771),
    (5000, 5000, 5000): (0.414205518, 0.321492554, 0.264301928),
    (9000, 7500, 9500): (0.435290530, 0.122749329, 0.441960141),
    (9500, 9000, 7500): (0.626139794, 0.300548156, 0.073312050),
    (10000, 10000, 10000): (0.394334709, 0.322034668, 0.283630623),
    (3000, 6000, 4500): (0.116292762, 0.707938968, 0.175768270),
}


@pytest.mark.parametrize("scores", VALUES)
def test_values(solution: Solution, scores: tuple[int, int, int]) -> None:
    """The tolerance is that of the rules: near the finish values depend on mixed decisions."""
    assert solution.values(*scores) == pytest.approx(VALUES[scores], abs=1e-6)


def ends(
    solution: Solution, safe: int, y: int, z: int
) -> tuple[Callable[[int], Triple], Callable[[int], Triple], Triple]:
    """Chances at the ends of a run, from the values of the turns and runs that follow."""
    highest = 9950 if solution.at_exactly else 10_000

    def stop(run_score: int) -> Triple:
        end = safe + run_score
        if end > highest:
            table = Table(y // 50, (z // 50,), (end // 50,))
            _, (following, third, mover) = last_round.decision(
                table, y // 50, state_number(0, 10), Monitor()
            )
        else:
            following, third, mover = solution.values(y, z, end)
        return mover, following, third

    def hot(run_score: int) -> Triple:
        start = safe + run_score
        if start > highest:
            return solution.decision(start, y, z, 0, 10)[1]
        return solution.values(start, y, z)

    return stop, hot, stop(0)


def residual(solution: Solution, rng: "Random", most: int) -> float:
    """How far the decision in a random state is from a plain recursion over one run."""
    highest = 199 if solution.at_exactly else 200
    safe = 50 * rng.randint(0, most)
    y, z = (50 * rng.randint(0, highest) for _ in range(2))
    run_score, dice = rng.choice([*RUN_STATES, (0, 10)])
    expected_stop, expected_roll = best_chances(run_score, dice, *ends(solution, safe, y, z))
    stop, roll = solution.decision(safe, y, z, run_score, dice)
    pairs = zip(expected_roll, roll, strict=True)
    errors = [abs(expected - found) for expected, found in pairs]
    if dice < 10:
        pairs = zip(expected_stop, stop, strict=True)
        errors += [abs(expected - found) for expected, found in pairs]
    elif safe <= 50 * highest:
        pairs = zip(solution.values(safe, y, z), roll, strict=True)
        errors += [abs(expected - found) for expected, found in pairs]
    return max(errors)


@pytest.mark.parametrize("case", range(40))
def test_decisions_against_a_plain_recursion(solution: Solution, case: int) -> None:
    rng = Random(case)
    assert residual(solution, rng, most=230 if case % 4 == 0 else 200) < 3e-7


def test_chances_are_chances(solution: Solution) -> None:
    table = solution.game.value[0]
    third = 1.0 - table.sum(axis=3, dtype=np.float64)
    assert table.min() > 0.0
    assert third.min() > 0.0
    # The more points the mover has, the better its chance.
    assert np.diff(table[..., 0], axis=0).min() > -2e-7


def test_variant_in_which_exactly_10_000_is_enough() -> None:
    solved = three_player.solution(at_exactly=True)
    rng = Random(3)
    assert max(residual(solved, rng, most=199) for _ in range(40)) < 3e-7
    assert max(residual(solved, rng, most=230) for _ in range(20)) < 3e-7
    with raises(OptionError, "errors-score-before-final-round", most=9950):
        solved.values(0, 10_000, 0)


def test_a_layer_is_the_same_however_it_is_cut(solution: Solution) -> None:
    """Solving groups one by one, in another order, changes no bit: threads may share a layer."""
    total = 500
    table = solution.game.value.copy()
    sums = np.add.outer(np.add.outer(np.arange(201), np.arange(201)), np.arange(201))
    table[0, sums == total] = 0.0
    groups = np.zeros((3, 201**2), np.int64)
    count = kernel.list_groups(total, 201, False, groups)
    game = solution.game._replace(value=table)
    worker = three_player._Worker()
    for first in reversed(range(0, count, 7)):
        part = groups[:, first : min(first + 7, count)]
        three_player._solve_groups(game, worker, Monitor(), part)
    assert (table == solution.game.value).all()


def test_every_state_has_one_group() -> None:
    groups = np.zeros((3, 201**2), np.int64)
    seen = np.zeros((201, 201, 201), np.int8)
    for total in range(601):
        count = kernel.list_groups(total, 201, False, groups)
        x, y, z = groups[:, :count]
        assert (x + y + z == total).all()
        np.add.at(seen, (x, y, z), 1)
        turned = (x != y) | (y != z)
        np.add.at(seen, (y[turned], z[turned], x[turned]), 1)
        np.add.at(seen, (z[turned], x[turned], y[turned]), 1)
    assert (seen == 1).all()


def test_solving_can_be_cancelled() -> None:
    monitor = Monitor(on_progress=lambda share: monitor.cancel() if share > 0 else None)
    with pytest.raises(Stopped):
        three_player._solve((BEST,), three_player._full_grid(), monitor)


@pytest.mark.parametrize(
    ("scores", "wrong"),
    [
        ((-50, 0, 0), "errors-score-not-multiple"),
        ((0, 25, 0), "errors-score-not-multiple"),
        ((0, 0, 10_050), "errors-score-before-final-round"),
    ],
)
def test_what_cannot_be(solution: Solution, scores: tuple[int, int, int], wrong: str) -> None:
    with raises(OptionError, wrong):
        solution.values(*scores)
    with raises(OptionError, wrong):
        solution.decision(*scores, 500, 4)

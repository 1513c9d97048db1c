"""The exact solver on games with a published or obvious answer."""

import itertools

import pytest

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.runtime.errors import BotError
from tests.calibration.games import KUHN, PIG, TIC_TAC_TOE, TINY
from tests.calibration.solve import Solution, SolveSettings, solve
from tests.search.tables import after, pig, start


def solution(game: object = PIG, **options: object) -> Solution:
    solved = solve(start(game, **options))  # type: ignore[arg-type]
    assert solved is not None
    return solved


@pytest.fixture(scope="module")
def full_pig() -> Solution:
    return solution()


def test_pig_has_its_published_value(full_pig: Solution) -> None:
    """Neller and Presser: the first player wins 53.06 % with optimal play."""
    assert full_pig.value(start(PIG))[0] == pytest.approx(0.5306, abs=5e-5)
    assert sum(full_pig.value(start(PIG))) == pytest.approx(1.0)
    assert full_pig.residual <= 1e-10


def test_pig_has_its_known_decisions(full_pig: Solution) -> None:
    """Known properties of the optimal policy (same authors)."""
    assert full_pig.best(pig(0, 0, 20)) == (0,), "at the start, holding at 20 is too early"
    assert full_pig.best(pig(0, 0, 21)) == (1,)
    for mine, other in itertools.product((0, 40, 75, 90), repeat=2):
        assert full_pig.best(pig(mine, other, 0)) == (0,), "nothing to hold"
    # Whoever is far behind an opponent about to win races for the target.
    assert full_pig.best(pig(60, 98, 30)) == (0,)
    assert full_pig.best(pig(75, 50, 24)) == (0,)


def test_pig_thresholds_grow_with_the_opponents_score(full_pig: Solution) -> None:
    def threshold(other: int) -> int:
        return next(total for total in range(2, 99) if 1 in full_pig.best(pig(0, other, total)))

    found = [threshold(other) for other in (0, 30, 60, 80)]
    assert found == sorted(found)
    assert found[0] < found[-1]


def test_values_fit_those_of_the_successors(full_pig: Solution) -> None:
    for mine, other, total in ((0, 0, 0), (50, 60, 10), (93, 98, 4)):
        position = pig(mine, other, total)
        values = full_pig.action_values(position)
        assert full_pig.value(position)[0] == pytest.approx(max(v[0] for v in values.values()))
        rolled = after(position, 0)
        mean = sum(p * full_pig.value(rolled.apply(face))[0] for face, p in rolled.outcomes())
        assert full_pig.value(rolled)[0] == pytest.approx(mean, abs=1e-9)


def test_tic_tac_toe_is_a_draw() -> None:
    solved = solution(TIC_TAC_TOE)
    first = start(TIC_TAC_TOE)
    assert solved.states == 5478
    assert (solved.cyclic, solved.residual) == (0, 0.0)
    assert solved.value(first) == (0.5, 0.5)
    assert solved.best(first) == tuple(range(9))
    assert solved.best(after(first, 0)) == (4,), "only the centre answers a corner"


def test_three_seats_are_solved_as_by_hand() -> None:
    solved = solution(TINY)
    assert solved.states == 15
    assert solved.value(start(TINY)) == (9.0, 5.0, 3.0)
    assert solved.action_values(start(TINY))[0] == (4.5, 0.75, 4.25)


def test_small_games_settle_to_the_residual() -> None:
    rough = solve(start(PIG, target=10), settings=SolveSettings(residual=1e-3))
    fine = solution(PIG, target=10)
    assert rough is not None
    assert 1e-10 < rough.residual <= 1e-3
    assert rough.value(start(PIG, target=10))[0] == pytest.approx(
        fine.value(start(PIG, target=10))[0], abs=5e-3
    )


def test_unknown_positions_are_refused() -> None:
    with pytest.raises(BotError, match="cannot be reached"):
        solution(PIG, target=10).value(pig(3, 3, 1, target=10))


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(BotError, match="hides"):
        solve(start(KUHN))
    with pytest.raises(BotError, match="too large"):
        solve(start(PIG), settings=SolveSettings(max_states=5_000))
    with pytest.raises(BotError, match="does not list"):
        solve(start(TINY, unlisted=True))
    with pytest.raises(BotError, match="do not settle"):
        solve(start(PIG, target=10), settings=SolveSettings(max_sweeps=2))


def test_a_cancelled_solution_is_none() -> None:
    monitor = Monitor()
    monitor.cancel()
    assert solve(start(PIG), monitor) is None
    short = Monitor()
    short.start(Budget(seconds=0.02))
    assert solve(start(PIG), short) is None

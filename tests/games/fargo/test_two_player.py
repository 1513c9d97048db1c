"""The two-player solution against section 10 of the rules and a plain recursion."""

import random
import threading
from pathlib import Path

import numpy as np
import pytest

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo import exact_turn, two_player
from engines.games.fargo.kernels.tables import Floats
from engines.games.fargo.once import Once
from engines.games.fargo.strategy import BEST, RUN_STATES, dice_limit
from engines.games.fargo.two_player import Optimal, Solution
from engines.runtime.errors import OptionError
from tests.games.fargo.plain import average, best_chances, last_turn_value
from tests.raised import raises


@pytest.fixture(scope="module")
def solution() -> Solution:
    return two_player.solution()


# Section 10.3.
VALUES = {
    (0, 0): 0.567691178,
    (1000, 0): 0.702366943,
    (0, 1000): 0.426196264,
    (5000, 5000): 0.581364956,
    (8000, 6000): 0.883207469,
    (9000, 9000): 0.589709562,
    (9500, 7500): 0.916859400,
    (7500, 9500): 0.220272583,
    (10000, 10000): 0.560089033,
    (0, 10000): 0.000150738,
    (10000, 0): 0.999977740,
}
LAST_TURN = {
    50: 1.000000000,
    100: 0.999997186,
    200: 0.999845268,
    500: 0.962572487,
    1000: 0.570179209,
    1050: 0.537361320,
    1500: 0.328448034,
    2000: 0.195747993,
    3000: 0.070341826,
    5000: 0.008947706,
    10000: 0.000051193,
}


@pytest.mark.parametrize(("mover", "opponent"), VALUES)
def test_values(solution: Solution, mover: int, opponent: int) -> None:
    assert solution.value(mover, opponent) == pytest.approx(VALUES[mover, opponent], abs=1e-9)


@pytest.mark.parametrize("deficit", LAST_TURN)
def test_last_turn(solution: Solution, deficit: int) -> None:
    assert last_turn_value(solution, deficit) == pytest.approx(LAST_TURN[deficit], abs=1e-9)
    assert last_turn_value(solution, -deficit) == 1.0


def test_variant_in_which_exactly_10_000_is_enough() -> None:
    solved = two_player.solution(at_exactly=True)
    assert solved.value(0, 0) == pytest.approx(0.567798851, abs=1e-9)
    match = two_player.match_up(Optimal(), Optimal(), at_exactly=True)
    assert match.moving_first == pytest.approx(0.567798851, abs=1e-9)
    with raises(OptionError, "errors-score-before-final-round", most=9950):
        solved.value(10_000, 0)


def highest(solution: Solution) -> int:
    """The highest score that does not start the last turn."""
    return 9_950 if solution.at_exactly else 10_000


def end_of_turn(solution: Solution, mine: int, theirs: int, last: bool) -> tuple[float]:
    """Win chance of a player whose turn has just ended."""
    if last:
        return (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0,)
    if mine > highest(solution):
        return (1.0 - last_turn_value(solution, mine - theirs),)
    return (1.0 - solution.value(theirs, mine),)


def new_run(solution: Solution, mine: int, theirs: int, last: bool) -> tuple[float]:
    if last:
        return (last_turn_value(solution, theirs - mine),)
    if mine > highest(solution):
        return (solution.decision(mine, theirs, 0, 10, last_turn=False).roll,)
    return (solution.value(mine, theirs),)


@pytest.mark.parametrize("at_exactly", [False, True])
@pytest.mark.parametrize("case", range(40))
def test_decisions_against_a_plain_recursion(case: int, at_exactly: bool) -> None:
    solution = two_player.solution(at_exactly=at_exactly)
    rng = random.Random(case)
    last = case % 4 == 3
    most = highest(solution) // 50
    mine = 50 * rng.randint(0, 230 if case % 4 == 2 else most)
    theirs = 50 * rng.randint(most + 1, 260) if last else 50 * rng.randint(0, most)
    score, dice = rng.choice([*RUN_STATES, (0, 10)])
    (stop,), (roll,) = best_chances(
        score,
        dice,
        stop=lambda s: end_of_turn(solution, mine + s, theirs, last),
        hot=lambda s: new_run(solution, mine + s, theirs, last),
        bust=end_of_turn(solution, mine, theirs, last),
    )
    chances = solution.decision(mine, theirs, score, dice, last)
    assert chances.roll == pytest.approx(roll, abs=1e-12)
    if dice == 10:
        assert chances.stop == chances.roll
        assert roll == pytest.approx(new_run(solution, mine, theirs, last)[0], abs=1e-12)
    else:
        assert chances.stop == pytest.approx(stop, abs=1e-15)


def test_more_points_are_worth_more(solution: Solution) -> None:
    values = np.array(
        [[solution.value(50 * a, 50 * b) for b in range(201)] for a in range(201)],
    )
    assert (np.diff(values, axis=0) >= 0).all()
    assert (np.diff(values, axis=1) <= 0).all()
    assert ((values > 0) & (values < 1)).all()


# Section 10.3: the first run score at which the optimal policy banks; None: never.
THRESHOLDS = {
    (0, 0): (550, 400, 550, 1100, None, None, None, None),
    (5000, 5000): (550, 400, 550, 1100, None, None, None, None),
    (9000, 9000): (500, 400, 600, 850, None, None, None, None),
    (9500, 9500): (450, 400, 350, 400, 400, 400, 400, None),
    (8000, 2000): (450, 400, 350, 650, None, None, None, None),
    (2000, 8000): (2000, 1350, 1600, None, None, None, None, None),
    (8000, 9500): (650, 500, 650, 1100, None, None, None, None),
    (9500, 8000): (450, 400, 400, 700, None, None, None, None),
    (10000, 10000): (1300, 1250, 1400, 2000, None, None, None, None),
    (9800, 3000): (450, 400, 350, 300, 450, None, None, None),
}


@pytest.mark.parametrize(("mine", "theirs"), THRESHOLDS)
def test_thresholds(solution: Solution, mine: int, theirs: int) -> None:
    first: list[int | None] = [None] * 8
    for score, dice in reversed(RUN_STATES):
        chances = solution.decision(mine, theirs, score, dice, last_turn=False)
        if chances.stop >= chances.roll:
            first[dice - 1] = score
    assert tuple(first) == THRESHOLDS[mine, theirs]


def test_match_ups() -> None:
    vector = exact_turn.solution().policy
    optimal = two_player.match_up(Optimal(), vector)
    assert optimal.moving_first == pytest.approx(0.669860654, abs=1e-9)
    assert optimal.moving_second == pytest.approx(0.519836445, abs=1e-9)
    assert average(optimal) == pytest.approx(0.594848550, abs=1e-9)
    response = two_player.match_up(BEST, vector)
    assert average(response) == pytest.approx(0.597335346, abs=1e-9)
    same = two_player.match_up(vector, vector)
    assert same.moving_first == pytest.approx(0.582828976, abs=1e-9)
    assert average(same) == pytest.approx(0.5, abs=1e-12)


def test_optimal_play_cannot_be_exploited() -> None:
    response = two_player.match_up(BEST, Optimal())
    assert average(response) == pytest.approx(0.5, abs=1e-12)


def test_match_up_from_the_other_side() -> None:
    weak, weaker = dice_limit(3), dice_limit(6)
    one, other = two_player.match_up(weak, weaker), two_player.match_up(weaker, weak)
    assert one.moving_first == pytest.approx(1.0 - other.moving_second, abs=1e-12)


@pytest.mark.parametrize(
    ("safe", "opponent", "run_score", "dice", "told", "values"),
    [
        (-50, 0, 500, 1, "errors-score-not-multiple", {"score": -50}),
        (25, 0, 500, 1, "errors-score-not-multiple", {"score": 25}),
        (0, 10_050, 500, 1, "errors-score-before-final-round", {"score": 10_050}),
        (0, 0, 500, 9, "errors-run-cannot-points-dice-left", {"dice": 9}),
        (0, 0, 525, 1, "errors-run-cannot-points-dice-left", {"run_score": 525}),
        (0, 0, 9000, 1, "errors-run-cannot-points-dice-left", {"run_score": 9000}),
        (0, 0, 100, 10, "errors-run-cannot-points-dice-left", {"dice": 10}),
    ],
)
def test_what_cannot_be(
    solution: Solution,
    safe: int,
    opponent: int,
    run_score: int,
    dice: int,
    told: str,
    values: dict[str, int],
) -> None:
    with raises(OptionError, told, **values):
        solution.decision(safe, opponent, run_score, dice, last_turn=False)


def test_solving_can_be_cancelled() -> None:
    monitor = Monitor(on_progress=lambda share: monitor.cancel() if share > 0 else None)
    with pytest.raises(Stopped):
        two_player.solve(monitor=monitor)


@pytest.fixture
def empty_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_SOLUTION_CACHE", str(tmp_path))
    monkeypatch.setattr(two_player, "_tables", Once(2))
    return two_player.KEPT.file


def test_cache(solution: Solution, empty_memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not two_player.ready()
    two_player.solution()
    assert two_player.ready()
    assert empty_memory.exists()
    monkeypatch.setattr(two_player, "_tables", Once(2))
    monkeypatch.setattr(two_player, "solve", lambda *_: pytest.fail("not taken from the cache"))
    kept = two_player.solution()
    assert (kept.table == solution.table).all()


@pytest.mark.parametrize("damage", ["cut", "changed", "nonsense", "empty", "outdated"])
def test_damaged_cache(
    solution: Solution, empty_memory: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    two_player.solution()
    whole = empty_memory.read_bytes()
    middle = len(whole) // 2
    changed = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
    bad = {"cut": whole[:middle], "changed": changed, "nonsense": b"no archive", "empty": b""}
    if damage == "outdated":
        np.savez(empty_memory, stamp=np.array("of another version"), table=solution.table)
    else:
        empty_memory.write_bytes(bad[damage])
    monkeypatch.setattr(two_player, "_tables", Once(2))
    rebuilt = two_player.solution()
    assert (rebuilt.table == solution.table).all()
    assert empty_memory.read_bytes() == whole


def test_unwritable_cache(
    tmp_path: Path, empty_memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PARLOUR_SOLUTION_CACHE", str(tmp_path / "file"))
    two_player.solution()


def test_many_threads_solve_once(empty_memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    solve = two_player.solve

    def counted(monitor: Monitor | None) -> Floats:
        calls.append(monitor)
        return solve(monitor)

    monkeypatch.setattr(two_player, "solve", counted)
    threads = [threading.Thread(target=two_player.solution) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(calls) == 1

"""The mathematics of a turn, against slow and plain versions of it, and the shipped tables."""

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from engines.contract.monitor import Monitor
from engines.games.lange_strasse import evaluate, solve, tables
from engines.games.lange_strasse.dice import keep_of, strich_chance
from engines.games.lange_strasse.kernels import (
    grid,
    keeps,
    last_round,
    money_turn,
    rules,
    turn_graph,
    turn_odds,
    value_iteration,
    value_table,
)
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot
from engines.runtime.errors import StorageError
from tests.games.lange_strasse.play import after, snapshot
from tests.raised import raises

Floats = npt.NDArray[np.float64]
LEVELS = 12

# -- one turn ---------------------------------------------------------------------------------


def plain_turn(ends: Floats, totale_levels: int) -> dict[tuple[int, int], tuple[float, float]]:
    """The values of rolling on by level and node, written down from section 4.2 of the rules."""
    graph = turn_graph
    found: dict[tuple[int, int], tuple[float, float]] = {}
    paid = {keeps.STRASSE: 50, graph.SUPER: 100}

    def result(level: int, number: int) -> tuple[float, float]:
        if number < graph.NODE_COUNT:
            stop = ends[level + graph.NODE_SCORE[number] // 50]
            rolling = found[level, number]
            if graph.NODE_SCORE[number] >= 300 and stop[0] >= rolling[0]:
                return float(stop[0]), float(stop[1])
            return rolling
        kind = graph.ENDING_KIND[number - graph.NODE_COUNT]
        end = level + int(graph.ENDING_POINTS[number - graph.NODE_COUNT]) // 50
        value = ends[end] if kind == keeps.TALHEIM or end >= LEVELS else np.array(found[end, 0])
        cents = 0 if kind == keeps.TALHEIM else paid.get(int(kind), 0)
        return float(value[0]) + 2 * cents, float(value[1]) - cents

    for level in reversed(range(LEVELS)):
        for node in reversed(range(graph.NODE_COUNT)):
            total = np.zeros(2)
            for branch in range(graph.NODE_FIRST[node], graph.NODE_FIRST[node + 1]):
                options = graph.OPTION_RESULT[
                    graph.BRANCH_FIRST[branch] : graph.BRANCH_FIRST[branch + 1]
                ]
                values = [result(level, int(number)) for number in options]
                if not values:
                    totale = 50 if node == 0 and level < totale_levels else 0
                    values = [(ends[0, 0] - 2 * totale, ends[0, 1] + totale)]
                best = max(values, key=lambda pair: pair[0])
                total += graph.BRANCH_PROBABILITY[branch] * np.array(best)
            found[level, node] = float(total[0]), float(total[1])
    return found


@pytest.mark.parametrize("totale_levels", [0, 1, LEVELS])
def test_a_turn_for_money_is_solved_as_the_rules_write_it(totale_levels: int) -> None:
    random = np.random.default_rng(totale_levels)
    ends = random.normal(0, 100, (LEVELS + money_turn.LONGEST_SET + 1, 2))
    w = np.zeros((LEVELS, turn_graph.NODE_COUNT, 2))
    money_turn.solve_money(ends, totale_levels, LEVELS, w)
    for (level, node), pair in plain_turn(ends, totale_levels).items():
        assert w[level, node].tolist() == pytest.approx(pair, abs=1e-9)


def test_money_in_proportion_to_points_is_played_like_points() -> None:
    """The payments for strassen are the only difference."""
    levels = 300
    x = np.arange(levels + money_turn.LONGEST_SET + 1)
    ends = np.stack([50.0 * x, -25.0 * x], axis=1)
    w = np.zeros((levels, turn_graph.NODE_COUNT, 2))
    money_turn.solve_money(ends, 0, levels, w)
    points = evaluate.points_table()[0, 0]
    # A strasse in 1 of 33 turns, a Super Strasse in 1 of 305: section 3.2.
    assert points + 3.6 < w[0, 0, 0] < points + 5.0


@pytest.mark.parametrize(
    ("kept", "bust", "ways"),
    [
        (KeptDice(), 1080, 6**6),
        (KeptDice(ones=1), 600, 6**5),
        (KeptDice(ones=2), 168, 6**4),
        (KeptDice(ones=1, fives=1), 180, 6**4),
        (KeptDice(face=4, size=3), 24, 6**3),
        (KeptDice(ones=2, fives=2), 12, 6**2),
        (KeptDice(ones=2, face=6, size=3), 3, 6),
    ],
)
def test_chances_of_a_strich(kept: KeptDice, bust: int, ways: int) -> None:
    assert strich_chance(kept) == pytest.approx(bust / ways)


def test_one_and_five_on_two_rolls_have_a_node_of_their_own() -> None:
    together = evaluate.node_of(KeptDice(ones=1, fives=1), 1)
    apart = evaluate.node_of(KeptDice(ones=1, fives=1), 2)
    assert together != apart == turn_graph.SUPER_NODE


@pytest.mark.parametrize(
    ("steps", "action", "points"),
    [
        (("1 1 1 2 3 4",), "keep 1 1 1", 1351.695),
        (("1 1 1 2 3 4",), "keep 1 1 1 stop", 1000.0),
        (("1 1 2 2 3 3",), "keep 1 1 2 2 3 3", 1000.0),
        (("1 2 3 4 5 6",), "keep 1 2 3 4 5 6", 1623.156),
        (("1 1 5 5 2 2",), "keep 1 1 5 5", 331.125),
    ],
)
def test_mean_points_of_the_turn(steps: tuple[str, ...], action: str, points: float) -> None:
    position = after("3000 3000 3000 | seat 1 | round 5", *steps)
    now = snapshot("3000 3000 3000 | seat 1 | round 5", *steps)
    keep = keep_of(now, now_action(position, action))
    assert evaluate.points_after(now, keep) == pytest.approx(points, abs=5e-4)


def now_action(position: object, text: str) -> int:
    from engines.contract.position import Position

    assert isinstance(position, Position)
    return position.game.parse_action(position.state, text)


def test_the_chances_of_the_ends_of_a_turn_give_its_value() -> None:
    levels = 90
    x = np.arange(levels + money_turn.LONGEST_SET + 1)
    ends = np.stack([200 / (1 + np.exp((60 - x) / 30)), 90 / (1 + np.exp((x - 40) / 9))], axis=1)
    w = np.zeros((levels, turn_graph.NODE_COUNT, 2))
    money_turn.solve_money(ends, levels, levels, w)
    chances = np.zeros(len(ends))
    paid = turn_odds.end_chances(ends, levels, w, chances)
    assert chances.sum() == pytest.approx(1)
    assert chances[1:6].max() < turn_odds.NEVER * 100  # less than 300 points, and no strich
    assert chances @ ends[:, 0] + 2 * paid == pytest.approx(w[0, 0, 0], abs=0.01)
    assert chances @ ends[:, 1] - paid == pytest.approx(w[0, 0, 1], abs=0.01)


# -- the last round ---------------------------------------------------------------------------


def test_the_last_mover_s_ends_are_settlements() -> None:
    scores, strich = np.array([10_300, 9000, 9500]), np.array([1, 0, 0])
    ends = np.zeros((30, 2))
    last_round.ends_of_last_mover(scores, strich, 10, ends)
    for x in (0, 6, 17, 29):
        money = np.zeros(3, np.int64)
        marks = np.array([1, 0, int(x == 0)])
        rules.settle(np.array([10_300, 9000, 9500 + 50 * x]), marks, 10, money)
        assert ends[x].tolist() == [money[2], money[0]]


def last_value(scores: list[int], strich: list[int], number: int) -> tuple[float, float, float]:
    ends, w = last_round.answers(last_round.LEVELS)
    return last_round.value_of_last_mover(
        np.array(scores), np.array(strich), number, last_round.LEVELS, ends, w
    )


def test_the_second_last_mover_s_ends_are_what_the_last_mover_leaves() -> None:
    scores, strich = np.array([10_300, 9000, 9500]), np.array([1, 0, 1])
    ends = np.zeros((200, 2))
    last_round.ends_of_second_last_mover(scores, strich, 11, last_round.LEVELS, ends)
    for x in (0, 8, 39, 82):
        _, own, last = last_value([10_300, 9000 + 50 * x, 9500], [1, int(x == 0), 1], 11)
        assert ends[x].tolist() == [own, last]


@pytest.mark.parametrize(
    ("scores", "steps"),
    [
        ((10_300, 8000, 9500), (15, 33, 92, 121, 158)),
        ((12_900, 500, 2750), (43, 97, 121, 158, 247, 249)),
        ((10_350, 9150, 5050), (7, 22, 61, 93, 144)),
    ],
)
def test_scores_that_are_not_solved_are_close_to_a_straight_line(
    scores: tuple[int, int, int], steps: tuple[int, ...]
) -> None:
    now = Snapshot(scores=scores, strich=(True, False, True), mover=1, round=9)
    turn = evaluate.solve_turn(now)
    for x in steps:
        solved = last_value([scores[0], scores[1] + 50 * x, scores[2]], [1, 0, 1], 9)
        assert turn.ends[x].tolist() == pytest.approx(solved[1:], abs=0.3)


def test_neighbours_of_a_solved_last_turn_are_solved_bit_for_bit() -> None:
    """What they have in common with it is not solved again."""
    ends, w = last_round.answers(last_round.LEVELS)
    random = np.random.default_rng(4)
    scores = [10_300, 4000, 7000]
    for _ in range(30):
        scores[1] += 50 * int(random.integers(-3, 30))
        marks = [1, int(random.integers(5) == 0), 0]
        known = last_round.value_of_last_mover(
            np.array(scores), np.array(marks), 10, last_round.LEVELS, ends, w
        )
        assert known == last_value(scores, marks, 10)


# -- the tables -------------------------------------------------------------------------------


def stored(now: Snapshot) -> float:
    from engines.labs.lange_strasse.proof import residual

    return residual(now)


def test_the_shipped_tables_solve_themselves() -> None:
    """At grid points the start of a turn is not interpolated: the tables are a fixed point."""
    random = np.random.default_rng(3)
    shares = []
    for _ in range(40):
        scores = tuple(int(s) for s in random.choice(grid.BELOW, 3))
        marks = tuple(bool(b) for b in random.integers(0, 2, 3))
        now = Snapshot(
            scores, marks, mover=int(random.integers(3)), round=int(random.integers(2, 13))
        )
        shares.append(abs(stored(now)))
    assert max(shares) < 0.5
    assert np.mean(shares) < 0.1


def test_between_knots_the_tables_run_straight() -> None:
    shipped, low, high = tables.shipped(), grid.BELOW[3], grid.BELOW[4]
    ends = [
        value_table.value_after_turn(2, np.array([score, 5000, 6000]), 5, 4, shipped)[0]
        for score in (low, (low + high) // 2, high)
    ]
    assert ends[1] == pytest.approx((ends[0] + ends[2]) / 2, abs=1e-5)


@pytest.mark.parametrize("score", [0, 1700, 4950, 9999, 10_000, 10_070, 13_400, 14_000, 20_000])
def test_neighbours_share_a_score(score: int) -> None:
    step = grid.step_of(score)
    first, weights = grid.ALL_FIRST[step], grid.ALL_WEIGHT[step]
    meant = min(score // 50 * 50, 14_000)
    assert weights @ grid.ALL[first : first + grid.TAPS] == pytest.approx(meant)
    assert weights.min() >= 0
    assert np.count_nonzero(weights) <= 2


def test_nothing_is_interpolated_across_10_000() -> None:
    shipped = tables.shipped()
    values = [
        value_table.value_after_turn(0, np.array([score, 8000, 8000]), 0, 9, shipped)[0]
        for score in (9900, 9950, 10_000)
    ]
    # One step more starts the last round by round 10: a jump, not a slope.
    assert values[2] - values[1] > 5 * abs(values[1] - values[0])


def test_tables_keep_their_values_on_the_disk(tmp_path: Path) -> None:
    shipped = tables.shipped()
    tables.save(shipped, tmp_path / "t.npz")
    again = tables.load(tmp_path / "t.npz")
    for found, expected in zip(again, shipped, strict=True):
        assert np.array_equal(found, expected)
    assert [file.name for file in tmp_path.iterdir()] == ["t.npz"]


def test_a_value_beyond_the_file_is_refused(tmp_path: Path) -> None:
    broken = tables.shipped()._replace(last_1=tables.shipped().last_1 * 10)
    with pytest.raises(OverflowError, match="last_1"):
        tables.save(broken, tmp_path / "t.npz")
    assert not list(tmp_path.iterdir())


def test_damaged_tables_say_how_to_make_them_anew(tmp_path: Path) -> None:
    file = tmp_path / "t.npz"
    with raises(StorageError, "errors-value-tables-lange-strasse"):
        tables.load(file)
    file.write_bytes(tables.shipped_file().read_bytes()[:5000])
    with raises(StorageError, "errors-value-tables-lange-strasse"):
        tables.load(file)
    np.savez(file, normal=np.zeros(3, np.int16), last_1=np.zeros(3), last_2=np.zeros(3))
    with raises(StorageError, "errors-value-tables-another-grid"):
        tables.load(file)


def test_tables_that_cannot_be_written_leave_nothing(tmp_path: Path) -> None:
    with raises(StorageError, "errors-file-cannot-write"):
        tables.save(tables.shipped(), tmp_path / "no" / "t.npz")


# -- solving ----------------------------------------------------------------------------------

Sweep = tuple[str, int, int, int, int]
LAST = len(solve.LAST_PARTS)


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> list[Sweep]:
    """Instead of sweeping, records each sweep in order: name, part or class and seat, the cells."""
    done: list[Sweep] = []
    changes = iter([90.0, 30.0, 3.0, 0.01])

    def normal(index: int, flags: int, seat: int, low: int, high: int, *_: object) -> float:
        done.append(("normal", index, 10 * flags + seat, low, high))
        later = index == solve.LATER
        return next(changes) if later and (flags, seat, low) == (0, 2, 0) else 0.0

    def played(*_: object) -> float:
        done.append(("play", 0, 0, 0, 0))
        return 0.0

    def last(name: str) -> object:
        def sweep(fast: int, flags: int, low: int, high: int, *_: object) -> None:
            done.append((name, fast, flags, low, high))

        return sweep

    monkeypatch.setattr(value_iteration, "sweep_normal", normal)
    monkeypatch.setattr(value_iteration, "sweep_last_1", last("last_1"))
    monkeypatch.setattr(value_iteration, "sweep_last_2", last("last_2"))
    monkeypatch.setattr(
        value_iteration, "plan_for_points", lambda *_: done.append(("points", 0, 0, 0, 0))
    )
    monkeypatch.setattr(value_iteration, "play_plans", played)
    return done


def solve_all(monitor: Monitor | None = None, threads: int = 1) -> list[solve.Solution]:
    return list(solve.in_parts(solve.begin(0), threads, monitor or Monitor()))


def test_tables_are_solved_in_the_order_in_which_they_depend(swept: list[Sweep]) -> None:
    *_, solution = solve_all()
    assert solution.changes == (90.0, 30.0, 3.0, 0.01)
    assert solution.complete
    order = [name for name, *_ in itertools.groupby(name for name, *_ in swept)]
    sweep = ["play", "normal"]  # three sweeps of class 11 note plans, the rest do not
    assert order == ["last_2", "last_1", "points", *sweep * 3, "play", "normal"]
    classes = [index for name, index, *_ in swept if name == "normal"]
    assert list(dict.fromkeys(classes)) == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    tenth = [mover % 10 for name, index, mover, *_ in swept if (name, index) == ("normal", 9)]
    assert list(dict.fromkeys(tenth)) == [2, 1, 0]


def test_every_cell_is_solved_once_in_a_sweep(swept: list[Sweep]) -> None:
    solve_all()
    k, x = grid.K, grid.X
    for name, part, size in (
        ("last_1", (1, 3), x * k * k),
        ("last_2", (1, 3), (k + x) * k),
        ("normal", (4, 31), k**3),
    ):
        cells = [sweep[3:] for sweep in swept if sweep[0] == name and sweep[1:3] == part]
        assert cells[0][0] == 0
        assert cells[-1][1] == size
        assert all(a[1] == b[0] for a, b in itertools.pairwise(cells))


def test_a_solution_says_how_far_it_is(swept: list[Sweep]) -> None:
    parts = solve_all()
    shares = [part.share for part in parts]
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1)
    assert [part.last_2 for part in parts[:LAST]] == list(range(1, LAST + 1))
    assert sum(part.converged for part in parts) == solve.LATER + 1


def test_a_stopped_solution_is_as_far_as_its_last_part(swept: list[Sweep]) -> None:
    monitor = Monitor()
    monitor.cancel()
    assert solve_all(monitor, threads=2) == []
    assert not swept
    again = Monitor()
    parts = []
    for part in solve.in_parts(solve.begin(0), 1, again):
        parts.append(part)
        if len(parts) == LAST + 3:
            again.cancel()
    assert (parts[-1].last_2, parts[-1].last_1, parts[-1].changes) == (LAST, 3, ())


def test_an_unfinished_solution_goes_on_from_the_disk(swept: list[Sweep], tmp_path: Path) -> None:
    file = tmp_path / "u.npz"
    half = next(p for p in solve.in_parts(solve.begin(2), 1, Monitor()) if len(p.changes) == 1)
    half.tables.normal[10] = 3.0
    tables.save_unfinished(half, file)
    loaded = tables.load_unfinished(file)
    assert replace(loaded, tables=half.tables) == half
    assert np.array_equal(loaded.tables.normal, half.tables.normal)
    swept.clear()
    *_, solution = solve.in_parts(loaded, 1, Monitor())
    assert solution.complete
    assert {name for name, *_ in swept} == {"normal", "play"}


def test_what_is_no_unfinished_solution_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "u.npz"
    with raises(StorageError, "errors-cannot-read-unfinished-solution"):
        tables.load_unfinished(file)
    with raises(StorageError, "errors-cannot-read-unfinished-solution"):
        tables.load_unfinished(tables.shipped_file())


def test_a_sweep_that_is_stopped_leaves_later_rounds_as_they_were(
    swept: list[Sweep], monkeypatch: pytest.MonkeyPatch
) -> None:
    monitor = Monitor()
    solution = next(p for p in solve.in_parts(solve.begin(0), 1, Monitor()) if p.last_1 == LAST)

    def broken(index: int, *_: object) -> float:
        solution.tables.normal[index] = 7.0
        monitor.cancel()
        return 1.0

    monkeypatch.setattr(value_iteration, "sweep_normal", broken)
    assert list(solve.in_parts(solution, 1, monitor)) == []
    assert not solution.tables.normal.any()


def test_plans_are_worth_what_the_sweep_found() -> None:
    """At the solution, the best plans lead back to the values they were made with."""
    shipped = tables.shipped()
    known = shipped._replace(normal=shipped.normal.copy())
    plans = np.zeros((8, 3, grid.K**3, value_iteration.PLAN))
    cells = range(grid.K**3 - 40, grid.K**3, 13)
    for cell in cells:
        value_iteration.sweep_normal(10, 7, 2, cell, cell + 1, 0, known, plans)
    chances = plans[7, 2, list(cells)]
    assert (chances[:, value_iteration.STRICH] > 0.1).all()
    played = shipped.normal[10].copy()
    value_iteration.play_plans(plans, played)
    for cell in cells:
        now, found = (a[7, 2].reshape(-1, 2)[cell] for a in (played, known.normal[10]))
        assert now.tolist() == pytest.approx(found.tolist(), abs=0.05)

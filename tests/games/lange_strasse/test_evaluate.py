"""The mathematics of a turn, against slow and plain versions of it, and the shipped tables."""

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from engines.core.errors import StorageError
from engines.core.monitor import Monitor
from engines.games.lange_strasse import evaluate, solve, tables
from engines.games.lange_strasse.dice import keep_of
from engines.games.lange_strasse.kernels import (
    keeps,
    last_round,
    money_turn,
    mover_turn,
    rules,
    turn_graph,
    value_table,
)
from engines.games.lange_strasse.snapshot import Kept, Snapshot
from tests.games.lange_strasse.play import after, snapshot

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


def test_a_turn_solved_for_its_mover_alone_is_the_same_bit_for_bit() -> None:
    ends = np.random.default_rng(1).normal(0, 100, (LEVELS + money_turn.LONGEST_SET + 1, 2))
    both, alone = (np.zeros((LEVELS, turn_graph.NODE_COUNT, 2)) for _ in range(2))
    money_turn.solve_money(ends, LEVELS, LEVELS, both)
    mover_turn.solve_for_mover(ends, LEVELS, LEVELS, alone)
    assert np.array_equal(both[..., 0], alone[..., 0])


def test_money_in_proportion_to_points_is_played_like_points() -> None:
    """Without money for strassen, that is: the difference is what they bring."""
    levels = 300
    x = np.arange(levels + money_turn.LONGEST_SET + 1)
    ends = np.stack([50.0 * x, -25.0 * x], axis=1)
    w = np.zeros((levels, turn_graph.NODE_COUNT, 2))
    money_turn.solve_money(ends, 0, levels, w)
    points = evaluate.points_table()[0, 0]
    # A strasse in 1 of 33 turns, a Super Strasse in 1 of 305: section 3.2.
    assert points + 3.6 < w[0, 0, 0] < points + 5.0


@pytest.mark.parametrize(
    ("kept", "rolls", "bust", "ways"),
    [
        (Kept(), 0, 1080, 6**6),
        (Kept(ones=1), 1, 600, 6**5),
        (Kept(ones=2), 1, 168, 6**4),
        (Kept(ones=1, fives=1), 1, 180, 6**4),
        (Kept(face=4, size=3), 1, 24, 6**3),
        (Kept(ones=2, fives=2), 2, 12, 6**2),
        (Kept(ones=2, face=6, size=3), 2, 3, 6),
    ],
)
def test_chances_of_a_strich(kept: Kept, rolls: int, bust: int, ways: int) -> None:
    node = evaluate.node_of(kept, rolls)
    assert evaluate.strich_chance(node) == pytest.approx(bust / ways)


def test_one_and_five_on_two_rolls_have_a_node_of_their_own() -> None:
    together = evaluate.node_of(Kept(ones=1, fives=1), 1)
    apart = evaluate.node_of(Kept(ones=1, fives=1), 2)
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
    from engines.core.position import Position

    assert isinstance(position, Position)
    return position.game.parse_action(position.state, text)


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


def test_the_second_last_mover_s_ends_are_what_the_last_mover_leaves() -> None:
    scores, strich = np.array([10_300, 9000, 9500]), np.array([1, 0, 1])
    ends = np.zeros((40, 2))
    last_round.ends_of_second_last_mover(scores, strich, 11, 60, 60, 0, 40, ends)
    for x in (0, 8, 39):
        score, marks = np.array([10_300, 9000 + 50 * x, 9500]), np.array([1, int(x == 0), 1])
        _, own, last = last_round.value_of_last_mover(score, marks, 11, 60, 60)
        assert ends[x].tolist() == [own, last]


def test_scores_that_are_not_solved_are_close_to_a_straight_line() -> None:
    now = Snapshot(scores=(10_300, 8000, 9500), strich=(True, False, True), mover=1, round=9)
    turn = evaluate.solve_turn(now)
    assert turn.exact
    scores, strich = np.array(now.scores), np.array(now.strich, np.int64)
    solved = np.zeros((200, 2))
    for x in (15, 33, 92, 121, 158):
        last_round.ends_of_second_last_mover(scores, strich, 9, 204, 204, x, x + 1, solved)
        assert turn.ends[x].tolist() == pytest.approx(solved[x].tolist(), abs=0.3)


def test_a_stopped_exact_solution_falls_back_to_the_tables() -> None:
    now = Snapshot(scores=(10_300, 8000, 9500), mover=1, round=9)
    stopped = evaluate.solve_turn(now, stop=lambda: True)
    assert not stopped.exact
    assert stopped.w[0, 0, 0] == evaluate.solve_turn(now, exact=False).w[0, 0, 0]


# -- the tables -------------------------------------------------------------------------------


def stored(now: Snapshot) -> float:
    from engines.games.lange_strasse.proof import residual

    return residual(now)


def test_the_shipped_tables_solve_themselves() -> None:
    """At knots nothing is interpolated at the start of a turn: the tables are a fixed point."""
    random = np.random.default_rng(3)
    shares = []
    for _ in range(40):
        scores = tuple(int(s) for s in random.choice(value_table.BELOW, 3))
        marks = tuple(bool(b) for b in random.integers(0, 2, 3))
        now = Snapshot(
            scores, marks, mover=int(random.integers(3)), round=int(random.integers(2, 13))
        )
        shares.append(abs(stored(now)))
    assert max(shares) < 0.5
    assert np.mean(shares) < 0.1


def test_between_knots_the_tables_run_straight() -> None:
    shipped, low, high = tables.shipped(), value_table.BELOW[3], value_table.BELOW[4]
    ends = [
        value_table.value_after_turn(
            2, np.array([score, 5000, 6000]), 5, 4, shipped.normal, shipped.last_1, shipped.last_2
        )[0]
        for score in (low, (low + high) // 2, high)
    ]
    assert ends[1] == pytest.approx((ends[0] + ends[2]) / 2, abs=1e-5)


def test_nothing_is_interpolated_across_10_000() -> None:
    shipped = tables.shipped()
    values = [
        value_table.value_after_turn(
            0, np.array([score, 8000, 8000]), 0, 9, shipped.normal, shipped.last_1, shipped.last_2
        )[0]
        for score in (9900, 9950, 10_000)
    ]
    # One step more starts the last round by round 10: a jump, not a slope.
    assert values[2] - values[1] > 5 * abs(values[1] - values[0])


def test_tables_keep_their_values_on_the_disk(tmp_path: Path) -> None:
    shipped = tables.shipped()
    tables.save(shipped, tmp_path / "t.npz")
    again = tables.load(tmp_path / "t.npz")
    for name in tables.NAMES:
        assert np.array_equal(getattr(again, name), getattr(shipped, name))
    assert [file.name for file in tmp_path.iterdir()] == ["t.npz"]


def test_a_value_beyond_the_file_is_refused(tmp_path: Path) -> None:
    broken = replace(tables.shipped(), last_1=tables.shipped().last_1 * 10)
    with pytest.raises(OverflowError, match="last_1"):
        tables.save(broken, tmp_path / "t.npz")
    assert not list(tmp_path.iterdir())


def test_damaged_tables_say_how_to_make_them_anew(tmp_path: Path) -> None:
    file = tmp_path / "t.npz"
    with pytest.raises(StorageError, match="lange-strasse solve"):
        tables.load(file)
    file.write_bytes(tables.shipped_file().read_bytes()[:5000])
    with pytest.raises(StorageError, match="lange-strasse solve"):
        tables.load(file)
    np.savez(file, normal=np.zeros(3, np.int16), last_1=np.zeros(3), last_2=np.zeros(3))
    with pytest.raises(StorageError, match="another grid"):
        tables.load(file)


def test_tables_that_cannot_be_written_leave_nothing(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written"):
        tables.save(tables.shipped(), tmp_path / "no" / "t.npz")


# -- solving ----------------------------------------------------------------------------------


@pytest.fixture
def sweeps(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int, int, int]]:
    """What is swept, in order, instead of sweeping: name, class, seat, first and last cell."""
    done: list[tuple[str, int, int, int, int]] = []
    changes = iter([9.0, 3.0, 0.01])

    def normal(index: int, flags: int, seat: int, low: int, high: int, *_: object) -> float:
        done.append(("normal", index, seat, low, high))
        first = (flags, seat, low) == (0, 2, 0) and index == value_table.CLASSES - 1
        return next(changes) if first else 0.0

    def last(name: str) -> object:
        def sweep(fast: int, flags: int, low: int, high: int, *_: object) -> None:
            done.append((name, fast, flags, low, high))

        return sweep

    monkeypatch.setattr(value_table, "sweep_normal", normal)
    monkeypatch.setattr(value_table, "sweep_last_1", last("last_1"))
    monkeypatch.setattr(value_table, "sweep_last_2", last("last_2"))
    return done


def test_tables_are_solved_in_the_order_in_which_they_depend(
    sweeps: list[tuple[str, int, int, int, int]],
) -> None:
    told: list[str] = []
    solution = solve.solve(1, report=lambda what, _share: told.append(what))
    assert solution is not None
    assert solution.changes == (9.0, 3.0, 0.01)
    order = list(dict.fromkeys((name, index, seat) for name, index, seat, *_ in sweeps))
    later = [("normal", 10, seat) for seat in (2, 1, 0)]
    rounds = [("normal", index, seat) for index in range(9, -1, -1) for seat in (2, 1, 0)]
    last = [
        (name, fast, flags)
        for name in ("last_2", "last_1")
        for fast in (0, 1)
        for flags in range(8)
    ]
    assert order == last + later + rounds
    assert len(set(told)) == 2 + 3 + 10


def test_every_cell_is_solved_once_in_a_sweep(
    sweeps: list[tuple[str, int, int, int, int]],
) -> None:
    solve.solve(1)
    k, x = value_table.K, value_table.X
    sizes = {"last_1": x * k * k, "last_2": (k + x) ** 2 * k}
    for name, size in sizes.items():
        cells = [
            (low, high)
            for other, fast, flags, low, high in sweeps
            if other == name and (fast, flags) == (1, 3)
        ]
        assert cells[0][0] == 0
        assert cells[-1][1] == size
        assert all(a[1] == b[0] for a, b in itertools.pairwise(cells))


def test_a_stopped_solution_is_none(sweeps: list[tuple[str, int, int, int, int]]) -> None:
    monitor = Monitor()
    monitor.cancel()
    assert solve.solve(2, monitor=monitor) is None
    assert not sweeps

"""MaxN against a solution by hand, and full searches of tic-tac-toe."""

import pytest

from engines.contract.budget import Budget
from engines.runtime.errors import OptionError
from engines.search import maxn
from engines.search.maxn import MaxNSettings
from engines.search.settings import Playouts
from tests.calibration.games import PIG, TIC_TAC_TOE, TINY
from tests.calibration.solve import solve
from tests.search.tables import after, ask, pig, start


def evaluation() -> object:
    from tests.calibration.kernels import pig as rules

    return rules.KERNEL.returns  # before the end: seat 1 has one, seat 0 nothing


AT_ONCE = MaxNSettings(playouts=Playouts(limit=0, evaluation=evaluation))


def test_the_tiny_game_is_solved_as_by_hand() -> None:
    """The working is in the docstring of ``calibration.kernels.tiny``."""
    result = ask(maxn.search, start(TINY), Budget(depth=5))
    right, left = result.actions
    assert (right.action, left.action) == (1, 0)
    assert [value.mean for value in right.values] == [9.0, 5.0, 3.0]
    assert [value.mean for value in left.values] == [4.5, 0.75, 4.25]
    assert right.continuation == (1, 1)
    assert left.continuation == ()
    assert right.behind.mean == 0.0
    assert left.behind.mean == 4.5
    assert result.work.exact
    assert result.work.depth == 3
    assert {value.error for action in result.actions for value in action.values} == {0.0}


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ((0, 0), (0.0, 3.0, 5.0)),
        ((0, 1), (6.0, 0.0, 4.0)),
        ((1,), (9.0, 5.0, 3.0)),
        ((1, 1), (9.0, 5.0, 3.0)),
    ],
)
def test_every_seat_maximises_its_own(path: tuple[int, ...], values: tuple[float, ...]) -> None:
    result = ask(maxn.search, after(start(TINY), *path), Budget(depth=4))
    assert tuple(value.mean for value in result.best.values) == values


def test_unlisted_outcomes_are_sampled() -> None:
    position = start(TINY, unlisted=True)
    exact = (9.0, 5.0, 3.0)
    for samples in (16, 2_000):
        settings = MaxNSettings(samples=samples)
        result = ask(maxn.search, position, Budget(depth=3), settings)
        assert not result.work.exact
        right = result.find(1)
        assert right is not None
        for value, known in zip(right.values, exact, strict=True):
            assert abs(value.mean - known) <= 4 * value.error + 1e-9
        assert right.values[1].error == pytest.approx(4 / samples**0.5, rel=0.1)


def test_sampled_games_are_searched_once_to_the_end() -> None:
    result = ask(maxn.search, start(TINY, unlisted=True), Budget(seconds=3600))
    assert result.work.depth == 3


def test_tic_tac_toe_is_a_draw() -> None:
    result = ask(maxn.search, start(TIC_TAC_TOE), Budget(depth=9))
    assert result.work.exact
    assert len(result.actions) == 9
    assert {value.mean for action in result.actions for value in action.values} == {0.5}


def test_full_search_agrees_with_the_solution() -> None:
    solved = solve(start(TIC_TAC_TOE))
    assert solved is not None
    for path in ((0,), (4, 1), (0, 8, 2), (1, 3, 5, 7)):
        position = after(start(TIC_TAC_TOE), *path)
        result = ask(maxn.search, position, Budget(depth=9))
        exact = solved.action_values(position)
        assert {a.action: tuple(v.mean for v in a.values) for a in result.actions} == exact


def test_depth_counts_decisions() -> None:
    shallow = ask(maxn.search, pig(0, 0, 0), Budget(depth=1), AT_ONCE)
    # Two actions; rolling brings six faces.
    assert (shallow.work.nodes, shallow.work.playouts) == (8, 0)
    assert [value.mean for value in shallow.best.values] == pytest.approx([0.0, 1.0])
    assert {value.error for value in shallow.best.values} == {0.0}


def test_the_end_is_seen_through_chance() -> None:
    """Four points are missing: three faces of six win, and the rest is judged as lost."""
    result = ask(maxn.search, pig(90, 50, 6), Budget(depth=1), AT_ONCE)
    roll = result.find(0)
    assert roll is not None
    assert roll.values[0].mean == pytest.approx(3 / 6)
    assert not result.work.exact


def test_leaf_playouts_tell_their_errors() -> None:
    position = start(TIC_TAC_TOE)
    few = ask(maxn.search, position, Budget(depth=1), MaxNSettings(leaf_playouts=10))
    many = ask(maxn.search, position, Budget(depth=1), MaxNSettings(leaf_playouts=1_000))
    assert (few.work.playouts, many.work.playouts) == (90, 9_000)
    ratio = few.best.values[0].error / many.best.values[0].error
    assert ratio == pytest.approx(10, rel=0.4)


@pytest.mark.parametrize("nodes", [1, 8, 9, 100, 5_000])
def test_the_budget_of_nodes_is_spent_exactly(nodes: int) -> None:
    result = ask(maxn.search, start(TIC_TAC_TOE), Budget(nodes=nodes))
    assert result.work.nodes == nodes


@pytest.mark.parametrize("playouts", [1, 8, 100, 1_001])
def test_the_budget_of_playouts_is_not_exceeded(playouts: int) -> None:
    result = ask(maxn.search, start(TIC_TAC_TOE), Budget(playouts=playouts))
    assert playouts - 8 < result.work.playouts <= playouts


def test_evaluations_stand_for_playouts() -> None:
    result = ask(maxn.search, start(PIG), Budget(playouts=300), AT_ONCE)
    assert result.work.nodes == 300


def test_an_unfinished_first_depth_is_told_as_it_is() -> None:
    nothing = ask(maxn.search, start(TIC_TAC_TOE), Budget(playouts=1))
    assert [action.action for action in nothing.actions] == [0]
    assert nothing.best.values[0].error == 0.5
    some = ask(maxn.search, start(TIC_TAC_TOE), Budget(nodes=4))
    assert sorted(action.action for action in some.actions) == [0, 1, 2, 3]
    assert some.work.depth == 0


def test_impossible_settings_are_refused() -> None:
    with pytest.raises(OptionError):
        MaxNSettings(leaf_playouts=0)
    with pytest.raises(OptionError):
        MaxNSettings(samples=0)
    with pytest.raises(OptionError):
        MaxNSettings(max_ply=1)


def test_long_lines_are_cut_at_the_highest_ply() -> None:
    result = ask(maxn.search, start(PIG), Budget(depth=50), MaxNSettings(max_ply=4))
    assert result.work.depth == 4
    assert not result.work.exact


@pytest.mark.parametrize("settings", [MaxNSettings(), AT_ONCE], ids=["playouts", "evaluation"])
@pytest.mark.parametrize(
    "budget", [Budget(depth=40), Budget(depth=40, playouts=5_000), Budget(playouts=5_000)], ids=str
)
def test_every_budget_ends(
    budget: Budget, settings: MaxNSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty decisions of Pig are 6 ** 20 rolls away."""
    monkeypatch.setattr(maxn, "WORK_PER_DEPTH", 1_000)
    result = ask(maxn.search, start(PIG), budget, settings)
    assert 0 < result.work.depth < 40
    most = 40_000 if budget.playouts is None else budget.playouts
    assert most / 2 < max(result.work.nodes, result.work.playouts) <= most

"""The budgets that are offered."""

from engines.contract.budget import Budget
from gui.app.values import TIMES, WORKS, budget_groups


def test_times_and_play_outs_are_offered() -> None:
    assert budget_groups() == (TIMES, WORKS)
    assert budget_groups(TIMES[2]) == (TIMES, WORKS)


def test_own_budgets_stand_where_they_belong() -> None:
    times, works = budget_groups(Budget(seconds=3.0), Budget(playouts=10_000))
    assert [budget.seconds for budget in times] == [0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0]
    assert [budget.playouts for budget in works] == [1000, 4000, 10_000, 16_000, 64_000, 256_000]


def test_other_budgets_stand_first() -> None:
    depth, both = Budget(depth=3), Budget(seconds=1.0, playouts=100)
    assert budget_groups(depth, both, depth) == ((depth, both), TIMES, WORKS)

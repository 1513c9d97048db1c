"""Sequential halving spends the budget, and drops the worse half."""

import math

from hypothesis import given
from hypothesis import strategies as st

from engines.search.halving import Round, schedule


@given(st.integers(1, 300), st.integers(1, 20_000))
def test_the_schedule_uses_exactly_the_budget(actions: int, playouts: int) -> None:
    rounds = schedule(actions, playouts)
    assert sum(this.actions * (this.rows or 0) for this in rounds) == playouts
    sizes = [this.actions for this in rounds]
    assert sizes == sorted(sizes, reverse=True), "nobody comes back"
    assert sizes[0] == min(actions, playouts)


@given(st.integers(2, 300))
def test_half_the_actions_leave_in_each_round(actions: int) -> None:
    halving = schedule(actions, None)
    assert len(halving) == math.ceil(math.log2(actions))
    assert [this.actions for this in halving] == [
        math.ceil(actions / 2**number) for number in range(len(halving))
    ]
    rounds = schedule(actions, 1000 * actions)[: len(halving)]
    spent = [this.actions * (this.rows or 0) for this in rounds]
    assert min(spent) > 0.9 * max(spent), "rounds get equal shares"


def test_small_schedules() -> None:
    assert schedule(8, 16) == (Round(8, 1), Round(4, 1), Round(2, 2))
    assert schedule(9, 5) == (Round(5, 1),)
    assert schedule(1, 7) == (Round(1, 7),)

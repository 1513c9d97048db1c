"""Budgets: limits, texts, errors that name what was wrong."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract.budget import Budget
from engines.runtime.errors import OptionError, quoted
from tests.raised import raises

COUNTS = st.none() | st.integers(1, 10**15)
SECONDS = st.none() | st.floats(0, 1e9, exclude_min=True)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2s", Budget(seconds=2.0)),
        ("0.5s", Budget(seconds=0.5)),
        (".25s", Budget(seconds=0.25)),
        ("400p", Budget(playouts=400)),
        ("1e6n", Budget(nodes=1_000_000)),
        ("3d", Budget(depth=3)),
        ("2s+400p", Budget(seconds=2.0, playouts=400)),
        (" 2 s + 3 d ", Budget(seconds=2.0, depth=3)),
    ],
)
def test_reading(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@given(SECONDS, COUNTS, COUNTS, COUNTS)
def test_every_budget_reads_back(
    seconds: float | None, playouts: int | None, nodes: int | None, depth: int | None
) -> None:
    if (seconds, playouts, nodes, depth) == (None,) * 4:
        seconds = 1.0
    budget = Budget(seconds, playouts, nodes, depth)
    assert Budget.parse(budget.text()) == budget


@pytest.mark.parametrize(
    "text",
    [
        "",
        "s",
        "2",
        "2x",
        "two s",
        "nans",
        "infs",
        "infp",
        "1.5p",
        "2s+",
        "+2s",
        "2s+3s",
        "2 seconds",
    ],
)
def test_what_is_no_budget_is_named_with_the_way_out(text: str) -> None:
    with raises(OptionError, "errors-not-budget-write-seconds") as caught:
        Budget.parse(text)
    assert quoted(text) in str(caught.value)


@pytest.mark.parametrize("text", ["0s", "-1s", "0p", "-5n", "0d"])
def test_limits_are_greater_than_zero(text: str) -> None:
    with raises(OptionError, "errors-limits-budget-greater-zero", text=text):
        Budget.parse(text)


@pytest.mark.parametrize("seconds", [math.nan, math.inf, 0.0])
def test_seconds_are_a_real_limit(seconds: float) -> None:
    with pytest.raises(OptionError):
        Budget(seconds=seconds)


def test_a_budget_has_a_limit() -> None:
    with raises(OptionError, "errors-budget-needs-limit-seconds"):
        Budget()


def test_only_time_makes_a_budget_unrepeatable() -> None:
    assert Budget(playouts=1, nodes=1, depth=1).repeatable
    assert not Budget(seconds=1, playouts=1).repeatable


def test_deeper_multiplies_all_but_the_depth() -> None:
    assert Budget(0.5, 100, 3, 7).times(4) == Budget(2.0, 400, 12, 7)
    assert Budget(playouts=1).times(0.1) == Budget(playouts=1)

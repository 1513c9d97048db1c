"""What can be read off an analysis."""

from dataclasses import replace

import pytest

from engines.contract.analysis import Analysis, Estimate, Line, Separation, Unit
from engines.contract.messages import Message, message


def line(action: int, mean: float, error: float = 0.0) -> Line:
    estimates = (Estimate(1 - mean, error), Estimate(mean, error))
    return Line((action,), (f"a{action}",), mean, Estimate(mean), {Unit.WIN: estimates})


def analysis(*lines: Line) -> Analysis:
    return Analysis("toy", "greedy", 1, Unit.WIN, lines)


def test_values_are_read_from_the_side_of_the_deciding_seat() -> None:
    found = analysis(line(4, 0.75), line(2, 0.5))
    assert found.best.actions == (4,)
    assert found.value(found.best).mean == 0.75


def test_the_line_that_starts_with_an_action_is_the_best_of_them() -> None:
    better, worse = line(4, 0.75), line(4, 0.25)
    assert analysis(line(1, 0.8), better, worse).line_starting(4) is better
    assert analysis(better).line_starting(1) is None


@pytest.mark.parametrize(
    ("lines", "separation"),
    [
        ([line(1, 0.5, 0.1)], Separation.CLEAR),
        ([line(1, 0.6), line(2, 0.5)], Separation.CLEAR),
        ([line(1, 0.6), line(2, 0.6)], Separation.EQUAL),
        ([line(1, 0.6), line(2, 0.599)], Separation.EQUAL),
        ([line(1, 0.6), line(2, 0.59)], Separation.SLIGHT),
        ([line(1, 0.6, 0.03), line(2, 0.4, 0.04)], Separation.CLEAR),
        ([line(1, 0.5, 0.03), line(2, 0.4, 0.04)], Separation.SLIGHT),
        ([line(1, 0.44, 0.03), line(2, 0.4, 0.04)], Separation.EQUAL),
        ([line(1, 0.4, 0.03), line(2, 0.5, 0.04)], Separation.EQUAL),
    ],
)
def test_separation(lines: list[Line], separation: Separation) -> None:
    assert analysis(*lines).separation is separation


def test_no_plan_leads_clearly_before_win_chances_say_anything() -> None:
    found = analysis(line(1, 0.6), line(2, 0.5))
    assert replace(found, telling=False).separation is Separation.SLIGHT


@pytest.mark.parametrize(
    ("behind", "separation"),
    [
        (Estimate(0.04, 0.01), Separation.CLEAR),
        (Estimate(0.04, 0.02), Separation.SLIGHT),
        (Estimate(0.04, 0.05), Separation.EQUAL),
    ],
)
def test_values_with_the_same_luck_are_separated_by_their_difference(
    behind: Estimate, separation: Separation
) -> None:
    """Each value alone is known to 0.1 only."""
    best, second = line(1, 0.54, 0.1), line(2, 0.5, 0.1)
    assert analysis(best, second).separation is Separation.EQUAL
    found = analysis(best, replace(second, behind=behind))
    assert found.separation is separation
    assert found.behind(found.lines[1]) == behind
    assert found.behind(found.best) == Estimate(0.0)


def test_an_interval_of_95_percent_has_two_errors_on_each_side() -> None:
    estimate = Estimate(0.5, 0.1)
    assert estimate.low == pytest.approx(0.304, abs=1e-4)
    assert estimate.high == pytest.approx(0.696, abs=1e-4)


def test_a_plan_is_written_action_by_action() -> None:
    plan = Line((1, 2), ("e2e4", "roll"), 0.0, Estimate(0), {})
    assert plan.text == "e2e4, roll"


def test_a_fact_gives_its_parameters_by_name() -> None:
    said = message("toy.roll", dice=6, seat=0)
    assert said == Message("toy.roll", (("dice", 6), ("seat", 0)))
    assert said["dice"] == 6
    with pytest.raises(KeyError):
        said["points"]

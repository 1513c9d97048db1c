"""The map from claims to figures."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.match.advice import calibrated
from engines.match.advice.calibrated import Table
from engines.match.advice.calibration import PER_400, Knot, Map

PLAIN = Knot(1.0)
TEMPERED = Knot(1.0, sharpness=0.6, per_400=2.0, spread=0.02)


def _claims(*chances: float, error: float = 0.0) -> tuple[Estimate, ...]:
    return tuple(Estimate(chance, error) for chance in chances)


def _analysis(*lines: tuple[float, ...], error: float = 0.01, visits: int = 100) -> Analysis:
    """Seat 0's plans with these claims."""
    made = [
        Line(
            actions=(number,),
            names=(str(number),),
            preference=claims[0],
            bar=Estimate(claims[0]),
            values={Unit.WIN: _claims(*claims, error=error)},
            visits=visits,
        )
        for number, claims in enumerate(lines)
    ]
    return Analysis("toy", "greedy", 0, Unit.WIN, tuple(made))


shares = st.lists(st.floats(0.01, 1), min_size=2, max_size=5).map(
    lambda parts: tuple(part / sum(parts) for part in parts)
)
knots = st.builds(
    Knot,
    round=st.just(1.0),
    sharpness=st.floats(0.2, 3),
    per_400=st.floats(0, 4),
    spread=st.floats(0, 0.2),
    favor=st.floats(-1, 2),
)


@given(shares, knots, st.data())
def test_figures_sum_to_one_and_are_chances(
    claims: tuple[float, ...], knot: Knot, data: st.DataObject
) -> None:
    ratings = tuple(data.draw(st.floats(800, 2200)) for _ in claims)
    seat = data.draw(st.integers(0, len(claims) - 1))
    figures = calibrated.chances(_claims(*claims, error=0.01), Table(knot, ratings), seat)
    assert sum(figure.mean for figure in figures) == pytest.approx(1)
    assert all(0 < figure.mean < 1 and 0 <= figure.error <= 0.5 for figure in figures)


@given(shares, knots)
def test_a_stronger_seat_has_better_chances(claims: tuple[float, ...], knot: Knot) -> None:
    even = (1500.0,) * len(claims)
    strong = (1700.0, *even[1:])
    before = calibrated.chances(_claims(*claims), Table(knot, even))
    after = calibrated.chances(_claims(*claims), Table(knot, strong))
    assert after[0].mean >= before[0].mean
    if knot.per_400 > 0.01:
        assert after[0].mean > before[0].mean
        assert after[1].mean < before[1].mean


@given(shares, st.floats(800, 2200))
def test_equals_keep_their_claims(claims: tuple[float, ...], rating: float) -> None:
    table = Table(replace(TEMPERED, sharpness=1.0), (rating,) * len(claims))
    figures = calibrated.chances(_claims(*claims), table)
    assert [figure.mean for figure in figures] == list(claims)


def test_ratings_count_as_in_the_elo_model() -> None:
    table = Table(Knot(1.0, per_400=PER_400), (1600.0, 1500.0))
    figure = calibrated.chances(_claims(0.5, 0.5), table)[0]
    assert figure.mean == pytest.approx(1 / (1 + 10 ** (-100 / 400)))


def test_sharpness_brings_claims_to_the_middle() -> None:
    table = Table(replace(TEMPERED, per_400=0.0), (1500.0, 1500.0))
    figure = calibrated.chances(_claims(0.9, 0.1), table)[0]
    assert figure.mean == pytest.approx(0.9**0.6 / (0.9**0.6 + 0.1**0.6))


def test_the_favor_of_a_search_for_who_decides_is_taken_out() -> None:
    table = Table(Knot(1.0, favor=math.log(4)), (1500.0,) * 3)
    claims = _claims(0.6, 0.3, 0.1)
    means = [figure.mean for figure in calibrated.chances(claims, table, 0)]
    assert means == pytest.approx([0.15 / 0.55, 0.3 / 0.55, 0.1 / 0.55])
    assert calibrated.chances(claims, table) == claims, "nobody decides"
    shown = calibrated.analysis(_analysis((0.6, 0.3, 0.1), (0.5, 0.25, 0.25)), table)
    assert [shown.value(line).mean for line in shown.lines] == pytest.approx([0.15 / 0.55, 0.2])
    rated = replace(table, shifts=(Estimate(math.log(4)), Estimate(0.0), Estimate(0.0)))
    assert calibrated.chances(claims, rated, 0)[0].mean == pytest.approx(0.6)


def test_shares_that_exceed_one_by_rounding_have_an_error() -> None:
    claims = _claims(1 + 1e-15, 0.0)
    (figure, _) = calibrated.chances(claims, Table(Knot(1.0, spread=0.04), (0.0, 0.0)))
    assert figure == Estimate(1.0, 0.0)


def test_the_error_adds_model_and_sampling() -> None:
    knot = Knot(1.0, spread=0.04)
    figure = calibrated.chances(_claims(0.5, 0.5, error=0.03), Table(knot, (0.0, 0.0)))[0]
    assert figure.error == pytest.approx(math.hypot(0.03, math.sqrt(0.04 * 0.25)))


def test_only_a_certain_claim_is_certain() -> None:
    table = Table(TEMPERED, (1500.0, 1500.0))
    sampled = calibrated.chances(_claims(1.0, 0.0), table)[0]
    assert sampled.mean < 0.99
    assert sampled.error > 0
    certain = calibrated.chances(_claims(1.0, 0.0), replace(table, certain=True))[0]
    assert certain == Estimate(1.0, 0.0)


@given(st.lists(st.floats(0.02, 0.9), min_size=2, max_size=6), st.data())
def test_plans_keep_their_order_and_cost_what_the_figures_differ_by(
    own: list[float], data: st.DataObject
) -> None:
    own = sorted(own, reverse=True)
    parts = [data.draw(st.floats(0.05, 0.95)) for _ in own]
    claims = [(p, (1 - p) * q, (1 - p) * (1 - q)) for p, q in zip(own, parts, strict=True)]
    found = _analysis(*claims)
    shown = calibrated.analysis(found, Table(TEMPERED, (1800.0, 1500.0, 1300.0)))
    figures = [shown.value(line).mean for line in shown.lines]
    assert figures == sorted(figures, reverse=True)
    assert [line.bar.mean for line in shown.lines] == figures
    for old, new in zip(found.lines[1:], shown.lines[1:], strict=True):
        behind, claimed = shown.behind(new), found.behind(old)
        assert behind.mean == pytest.approx(figures[0] - shown.value(new).mean, abs=1e-9)
        if claimed.mean > 1e-6:  # as sure as the adviser is, whoever sits there
            assert behind.mean / behind.error == pytest.approx(claimed.mean / claimed.error)


def test_equal_claims_get_equal_figures() -> None:
    found = _analysis((0.4, 0.5, 0.1), (0.4, 0.1, 0.5))
    shown = calibrated.analysis(found, Table(TEMPERED, (1800.0, 1900.0, 1300.0)))
    assert shown.value(shown.lines[0]).mean == pytest.approx(shown.value(shown.lines[1]).mean)


def test_who_goes_by_rules_claims_nothing() -> None:
    found = _analysis((0.5, 0.5), error=0.5)
    assert calibrated.analysis(found, Table(TEMPERED, (1800.0, 1500.0))) is found


def test_money_keeps_its_mean_and_gets_the_error_of_the_model() -> None:
    figures = calibrated.money(_claims(12.0, -12.0, error=0.8), Table(Knot(1.0, spread=6.0), ()))
    assert [figure.mean for figure in figures] == [12.0, -12.0]
    assert figures[0].error == pytest.approx(math.hypot(0.8, 6.0))


def test_parameters_go_gradually_from_knot_to_knot() -> None:
    parameters = Map("x", (Knot(2.0, 0.4), Knot(6.0, 0.8), Knot(10.0, 1.0)))
    found = [parameters.at(round_).sharpness for round_ in (1, 2, 4, 6, 9, 10, 30)]
    assert found == pytest.approx([0.4, 0.4, 0.6, 0.8, 0.95, 1.0, 1.0])

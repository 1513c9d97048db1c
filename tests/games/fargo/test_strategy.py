"""Values of strategies against sections 4, 6, 7 and 8 of the rules, and against fractions."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.games.fargo.strategy import (
    RUN_STATES,
    Policy,
    StrategyVector,
    dice_limit,
    dice_veto,
    from_units,
    score_only,
    values_of_units,
)
from engines.games.fargo.units import MAXIMUM, MINIMUM
from engines.runtime.errors import ParseError
from tests.games.fargo.plain import ev, units
from tests.raised import raises

BEST = StrategyVector((550, 400, 550, 1150, 1250, 1150, 1050, 250))

# Section 6: vectors quoted in the source of the original.
QUOTED = {
    "550 400 550 1150 1250 1150 1050 250": 962.334333234,
    "500 400 550 1150 1250 1150 1050 250": 962.333623895,
    "550 400 550 1100 1250 1150 1050 250": 962.311254664,
    "550 400 550 1050 1250 1150 1050 250": 962.311254664,
    "550 400 500 1150 1250 1150 1050 250": 962.285187212,
    "550 400 600 1100 1250 1150 1050 250": 961.978588687,
    "450 600 700 650 500 1000 1000 250": 910.746112467,
    "3050 2250 2150 2050 1250 1150 1050 250": 437.989898585,
    "450 400 350 300 250 200 150 100": 838.176010462,
}

# Section 7. For v = 5, o = 900 the rules print 891.29; the value is 885.29.
DICE_LIMIT = (437.990, 437.990, 733.415, 905.087, 959.666, 940.990, 897.618, 861.004, 842.387)
DICE_VETO = {
    2: (905.09, 905.09, 905.07, 902.60, 890.85, 870.32, 842.43),
    3: (959.67, 959.67, 959.825, 957.31, 944.97, 922.76, 890.42),
    4: (940.99, 941.18, 947.67, 950.16, 941.69, 922.20, 892.90),
    5: (897.62, 904.14, 918.33, 927.01, 923.23, 913.27, 885.29),
    6: (862.62, 882.06, 898.88, 910.35, 914.06, 905.22, 876.99),
}

# Section 8: EV, sd, P(turn = 0), P(bust ends it), P(run hot), rolls per turn.
STATISTICS = [
    (BEST.policy(), (962.334333, 482.150, 0.076954, 0.079458, 0.031517, 1.7693)),
    (dice_limit(3), (905.087193, 632.110, 0.200524, 0.212562, 0.056632, 2.3221)),
    (dice_limit(10), (838.176010, 408.075, 0.0, 0.0, 0.010481, 1.0106)),
    (dice_limit(0), (437.989899, 876.386, 0.733421, 1.0, 0.266579, 4.3078)),
]

vectors = st.tuples(*(st.integers(0, 64).map(lambda u: 50 * u) for _ in range(8))).map(
    StrategyVector
)


@pytest.mark.parametrize("text", QUOTED)
def test_quoted_vectors(text: str) -> None:
    assert ev(StrategyVector.parse(text)) == pytest.approx(QUOTED[text], abs=1e-9)


@given(vectors)
def test_kernel_agrees_with_fractions(vector: StrategyVector) -> None:
    exact = vector.policy().exact_value()
    ((banked, p_hot, mean),) = values_of_units(units([vector])).tolist()
    assert mean == pytest.approx(float(exact.ev), abs=1e-9)
    assert banked == pytest.approx(float(exact.banked), abs=1e-9)
    assert p_hot == pytest.approx(float(exact.p_hot), abs=1e-12)


def test_a_population_is_valued_like_its_members() -> None:
    rng = np.random.default_rng(7)
    population = [from_units(row) for row in rng.integers(0, 63, (117, 8))]
    together = values_of_units(units(population))[:, 2].tolist()
    assert together == [ev(vector) for vector in population]


@pytest.mark.parametrize("least", range(9))
def test_dice_limit(least: int) -> None:
    assert dice_limit(least).statistics().ev == pytest.approx(DICE_LIMIT[least], abs=5e-4)


@pytest.mark.parametrize("most", DICE_VETO)
def test_dice_veto(most: int) -> None:
    found = [dice_veto(most, override).statistics().ev for override in range(300, 1000, 100)]
    assert found == pytest.approx(DICE_VETO[most], abs=5e-3)


def test_best_pure_strategies() -> None:
    vetoes = {(v, o): dice_veto(v, o).statistics().ev for v in range(9) for o in range(0, 3200, 50)}
    assert max(vetoes, key=lambda rule: vetoes[rule]) == (3, 500)
    assert vetoes[3, 500] == pytest.approx(959.825318, abs=5e-7)
    scores = {o: score_only(o).statistics().ev for o in range(0, 3200, 50)}
    assert max(scores, key=lambda rule: scores[rule]) == 650
    assert scores[650] == pytest.approx(913.432063, abs=5e-7)


@pytest.mark.parametrize(("policy", "expected"), STATISTICS)
def test_turn_statistics(policy: Policy, expected: tuple[float, ...]) -> None:
    s = policy.statistics()
    assert (s.ev, s.sd, s.p_zero, s.p_bust, s.p_hot, s.rolls) == pytest.approx(expected, abs=5e-4)


@pytest.mark.parametrize("policy", [p for p, _ in STATISTICS])
def test_distribution_of_a_turn(policy: Policy) -> None:
    chances = policy.distribution()
    points = 50.0 * np.arange(len(chances))
    statistics = policy.statistics()
    assert chances.sum() == pytest.approx(1.0, abs=1e-8)
    assert chances @ points == pytest.approx(statistics.ev, abs=1e-4)
    assert chances[0] == pytest.approx(statistics.p_zero, abs=1e-12)
    variance = chances @ points**2 - (chances @ points) ** 2
    assert variance**0.5 == pytest.approx(statistics.sd, abs=1e-3)


def test_number_of_states() -> None:
    assert len(RUN_STATES) == 164
    assert MINIMUM == (450, 400, 350, 300, 250, 200, 150, 100)
    assert MAXIMUM == (3050, 2250, 2150, 2050, 1250, 1150, 1050, 250)


def test_feasible_aggressive_distant() -> None:
    assert BEST.feasible
    assert not StrategyVector((550, 400, 550, 1150, 1250, 1150, 1050, 300)).feasible
    assert not StrategyVector((560, 400, 550, 1150, 1250, 1150, 1050, 250)).feasible
    assert StrategyVector(MINIMUM).aggressiveness() == (0.0,) * 8
    assert StrategyVector(MAXIMUM).aggressiveness() == (1.0,) * 8
    assert BEST.distance(StrategyVector((450, 400, 500, 1050, 1200, 1150, 1050, 250))) == 6.0


@given(vectors)
def test_text_round_trip(vector: StrategyVector) -> None:
    assert StrategyVector.parse(vector.text()) == vector
    assert from_units(units([vector])[0]) == vector


@pytest.mark.parametrize("text", ["", "550 400", "a b c d e f g h", "1 2 3 4 5 6 7 -8"])
def test_bad_text(text: str) -> None:
    with raises(ParseError, "errors-not-strategy-vector-write"):
        StrategyVector.parse(text)

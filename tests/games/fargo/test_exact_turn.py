"""The optimal turn against section 9 of the rules."""

from fractions import Fraction

import numpy as np
import pytest

from engines.games.fargo import exact_turn
from engines.games.fargo.kernels import tables, turn
from engines.games.fargo.kernels.state import ALL_DICE, FACES
from engines.games.fargo.kernels.tables import UNIT
from engines.games.fargo.strategy import RUN_STATES, Policy, StrategyVector

BEST = StrategyVector((550, 400, 550, 1150, 1250, 1150, 1050, 250))


def test_value_in_fractions() -> None:
    assert exact_turn.solution().value == Fraction(150909505364986757267100, 156816087874374367043)


def test_optimal_vector_is_the_one_of_the_genetic_algorithm() -> None:
    assert exact_turn.solution().vector == BEST
    assert exact_turn.solution().policy == BEST.policy()


def test_from_the_optimum_it_ends_at_once() -> None:
    assert exact_turn.solve(exact_turn.solution().value) == exact_turn.solution()
    assert exact_turn.solve(Fraction(5000)).value == exact_turn.solution().value


def test_no_state_is_indifferent_and_no_flip_helps() -> None:
    solution = exact_turn.solution()
    for state, (score, _) in enumerate(RUN_STATES):
        assert solution.roll_values[state] != score
        rolls = list(solution.policy.rolls)
        rolls[state] = not rolls[state]
        assert Policy(tuple(rolls)).exact_value().ev <= solution.value


@pytest.mark.parametrize(
    ("run_score", "dice", "gain"),
    [
        (500, 1, 12.44478),
        (500, 3, 1.37969),
        (1100, 4, 3.81331),
        (1200, 5, 146.678),
        (1100, 6, 314.944),
        (1000, 7, 474.522),  # the rules print 474.523
        (200, 8, 661.141),
        (550, 1, -20.88856),
        (400, 2, -7.91332),
        (550, 3, -12.50920),
        (1150, 4, -4.05706),
    ],
)
def test_gain_of_rolling(run_score: int, dice: int, gain: float) -> None:
    choice = exact_turn.hint(run_score, dice, banked=700)
    assert choice.roll - choice.stop == pytest.approx(gain, abs=5e-4)
    assert choice.stop == 700 + run_score


def value_if_a_bust_takes_all(cut: int = 20_000) -> float:
    """Value of a turn if a bust also lost the points of earlier runs; not our rule (section 9.3).

    ``cut``: points of earlier runs at which the player starts to bank after each first roll, so
    that the value is linear.
    """
    run = turn.lanes(1)
    hot_chance = Policy.stopping(lambda _score, _dice: True).statistics().p_hot
    mean = sum(p * n for (p, _), n in tables.OUTCOMES[ALL_DICE].items()) / FACES**ALL_DICE
    earlier = np.arange(cut // UNIT + tables.MAX_RUN + 1) * float(UNIT)
    values = earlier + mean / (1.0 - hot_chance)
    scores = np.arange(tables.MAX_RUN + 1)
    for before in range(cut // UNIT, -1, -1):
        run[turn.STOP : turn.STOP + tables.MAX_RUN + 1, 0] = (before + scores) * UNIT
        hot = before + scores[tables.MIN_HOT :]
        run[turn.VALUE + tables.HOT : turn.VALUE + tables.BUST, 0] = values[hot]
        turn.best_run(run)
        values[before] = run[turn.VALUE + tables.START, 0]
    return float(values[0])


def test_variant_in_which_a_bust_takes_all() -> None:
    value = value_if_a_bust_takes_all()
    assert value == pytest.approx(960.820578, abs=5e-7)
    assert value_if_a_bust_takes_all(10_000) == pytest.approx(value, abs=1e-8)
    assert value_if_a_bust_takes_all(5_000) == pytest.approx(value, abs=1e-4)

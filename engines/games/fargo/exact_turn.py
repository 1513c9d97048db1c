"""The turn that scores the most points on average, solved exactly (rules, section 9).

Policy iteration in fractions: the value V of a turn decides where rolling is better than stopping;
the value of that policy is the next V. It ends when the policy does not change, after a few rounds.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from engines.games.fargo.kernels import tables
from engines.games.fargo.kernels.state import ALL_DICE, FACES
from engines.games.fargo.strategy import RUN_STATES, Policy, StrategyVector, Worth, power_of_six
from engines.games.fargo.units import MAXIMUM


@dataclass(frozen=True, slots=True)
class Solution:
    """The optimal turn.

    Attributes:
        value: expected points of a turn.
        policy: where to roll; the two decisions are never equal.
        roll_values: per state of ``RUN_STATES``: expected points of rolling, including the current
            run but not points banked before.
    """

    value: Fraction
    policy: Policy
    roll_values: tuple[Fraction, ...]

    @property
    def vector(self) -> StrategyVector:
        """The policy as a strategy vector; its thresholds are run scores that can occur."""
        thresholds = list(MAXIMUM)
        for (score, dice), rolls in reversed(list(zip(RUN_STATES, self.policy.rolls, strict=True))):
            if not rolls:
                thresholds[dice - 1] = score
        return StrategyVector(tuple(thresholds))


def _roll_values(turn_value: Fraction) -> tuple[Fraction, ...]:
    """C(s, d) of all states and of the start for a given value V of a fresh run.

    All values of states with d dice are in units of 1 / (m * 6**(1 + 2 + ... + d)),
    where m is the denominator of V.
    """
    numerator, m = turn_value.numerator, turn_value.denominator
    best: list[int] = []
    rolling: list[Fraction] = []
    for score, dice in (*RUN_STATES, (0, ALL_DICE)):
        scale = power_of_six(dice)
        roll = 0
        for (points, left), ways in tables.OUTCOMES[dice].items():
            weight = ways * (scale // FACES**dice)
            after = score + points
            if left == 0:
                roll += weight * (after * m + numerator)
            elif left > 0:
                target = int(tables.STATE_AT[left, after // tables.UNIT])
                roll += weight // power_of_six(left) * best[target]
        best.append(max(roll, score * m * scale))
        rolling.append(Fraction(roll, m * scale))
    return tuple(rolling)


def solve(value: Fraction = Fraction(0)) -> Solution:
    """Policy iteration from a guess of the value of a turn."""
    policy = None
    while True:
        *roll_values, _ = _roll_values(value)
        better = Policy(
            tuple(roll > score for roll, (score, _) in zip(roll_values, RUN_STATES, strict=True))
        )
        if better == policy:
            return Solution(value, better, tuple(roll_values))
        policy = better
        value = policy.exact_value().ev


@cache
def solution() -> Solution:
    """The optimal turn; solved once, in a few milliseconds."""
    return solve()


@cache
def _float_values() -> dict[tuple[int, int], float]:
    return dict(zip(RUN_STATES, map(float, solution().roll_values), strict=True))


def hint(run_score: int, dice: int, banked: int = 0) -> Worth:
    """Expected points of both decisions in a state of a run, points banked before included."""
    return Worth(float(banked + run_score), banked + _float_values()[run_score, dice])

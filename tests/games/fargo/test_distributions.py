"""Outcome distributions against section 3 of the rules and a count of all ordered rolls."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engines.games.fargo import distributions

# dice: (scoring outcomes, bust count, hot-dice count, least and most points, mean points)
SECTION_3 = {
    1: (2, 4, 2, 50, 100, 25.0),
    2: (5, 16, 4, 50, 200, 50.0),
    3: (12, 60, 12, 50, 1000, 86.805556),
    4: (24, 204, 48, 50, 1100, 141.319444),
    5: (38, 600, 192, 50, 1200, 215.509259),
    6: (58, 1440, 828, 50, 2000, 308.883102),
    7: (86, 2520, 4104, 50, 2100, 419.555363),
    8: (116, 2520, 21312, 50, 2200, 544.984568),
    9: (152, 0, 113076, 50, 3000, 682.458446),
    10: (194, 0, 633744, 100, 3100, 829.391115),
}


@pytest.mark.parametrize("dice", SECTION_3)
def test_odds(dice: int) -> None:
    figures = distributions.odds_of(dice)
    outcomes, busts, hot, least, most, mean = SECTION_3[dice]
    assert (figures.bust, figures.hot) == (busts / 6**dice, hot / 6**dice)
    found = distributions.outcomes(dice)
    points = [outcome.points for outcome in found if not outcome.bust]
    assert (len(points), min(points), max(points)) == (outcomes, least, most)
    assert sum(o.points * o.probability for o in found) == pytest.approx(mean, abs=5e-7)


@pytest.mark.parametrize("dice", SECTION_3)
def test_probabilities_sum_to_one(dice: int) -> None:
    assert sum((o.probability for o in distributions.outcomes(dice)), Fraction(0)) == 1


def score_one_by_one(dice: tuple[int, ...]) -> tuple[int, int | None]:
    """The scoring rule once more, from the words of the rules."""
    points = left = 0
    for face in range(1, 7):
        number = dice.count(face)
        while number >= 3:
            points += 1000 if face == 1 else 100 * face
            number -= 3
        if face in (1, 5):
            points += number * (100 if face == 1 else 50)
        else:
            left += number
    return (points, left) if points else (0, None)


@pytest.mark.parametrize("dice", range(1, 7))
def test_every_ordered_roll(dice: int) -> None:
    counted = Counter(score_one_by_one(roll) for roll in product(range(1, 7), repeat=dice))
    found = {(o.points, o.dice_left): o.count for o in distributions.outcomes(dice)}
    assert found == counted

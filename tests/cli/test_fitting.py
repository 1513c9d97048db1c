"""Parameters fitted to games whose truth is known."""

import math

import numpy as np
import pytest

from engines.cli.calibrating import fitting
from engines.cli.calibrating.line_ups import SELF, setting
from engines.cli.calibrating.playing import Asked, Played
from engines.contract.registry import game as find


def test_the_favor_of_claims_for_who_asks_is_found() -> None:
    """Whoever asks claims odds four times as good as they are."""
    random, games = np.random.default_rng(7), []
    for number in range(600):
        chance = random.beta(3, 3)
        claim = 4 * chance / (1 + 3 * chance)
        asked = [Asked(0, 4, at, (claim, 1 - claim), (0.0, 0.0), False, False) for at in (1, 5, 9)]
        won = float(random.random() < chance)
        games.append(Played(number, ("greedy",) * 2, False, 9, (won, 1 - won), tuple(asked)))
    found = fitting.fit([(setting(find("dice_chess"), SELF, (2,), 1, 0.1, 0), games)])
    favor = np.mean([knot.favor for knot in found.knots])
    assert favor == pytest.approx(math.log(4), abs=0.3)

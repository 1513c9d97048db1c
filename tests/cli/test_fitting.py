"""Parameters fitted to games whose truth is known."""

import math
from dataclasses import replace

import numpy as np
import pytest

from engines.cli.calibrating import fitting
from engines.cli.calibrating.line_ups import CLUB, MIXED, SELF, setting
from engines.cli.calibrating.playing import Asked, Played
from engines.cli.calibrating.samples import people
from engines.contract import ratings
from engines.contract.record import PERSON
from engines.contract.registry import game as find


def test_the_favor_of_claims_for_who_asks_is_found() -> None:
    """Whoever asks claims odds four times as good as they are."""
    random, games = np.random.default_rng(7), []
    for number in range(600):
        chance = random.beta(3, 3)
        claim = 4 * chance / (1 + 3 * chance)
        claims = claim, 1 - claim
        asked = [Asked(0, 4, at, claims, (0.0, 0.0), False, False, 0.9) for at in (1, 5, 9)]
        won = float(random.random() < chance)
        games.append(Played(number, ("greedy",) * 2, False, 9, (won, 1 - won), tuple(asked)))
    found = fitting.fit([(setting(find("dice_chess"), SELF, (2,), 1, 0.1, 0), games)])
    favor = np.mean([knot.favor for knot in found.knots])
    assert favor == pytest.approx(math.log(4), abs=0.3)


def test_the_person_whom_claims_describe_is_found() -> None:
    """Who has won 3 of 4 games against ``greedy``, as claimed, although the adviser is stronger."""
    random, tables = np.random.default_rng(7), []
    for table, other in ((SELF, "master"), (MIXED, "greedy")):
        games = []
        for number in range(600):
            chance = random.beta(6, 6 if table == SELF else 2)
            asked = Asked(0, 4, 1, (chance, 1 - chance), (0.0, 0.0), False, False, 0.9)
            won = float(random.random() < chance)
            who = ("master" if table == SELF else PERSON, other)
            games.append(Played(number, who, True, 9, (won, 1 - won), (asked,)))
        tables.append((setting(find("dice_chess"), table, (2,), 1, 0.1, 0), games))
    elos = ratings.Table.read("dice_chess").elos
    found = fitting.fit(tables).person
    assert found is not None
    assert found == pytest.approx(elos["greedy"] + 400 * math.log10(3), abs=60)
    assert found < elos["master"] - 100
    at, games = tables[1]
    known = people(at, games)
    assert known[0] is None
    assert known[-1] is not None
    assert known[-1].mean == pytest.approx(found, abs=2 * known[-1].error + 60)
    assert people(at, games[:300]) == known[:300]  # what came later doesn't count
    usual = find("dice_chess").bot("master").info.budget
    assert people(replace(at, seated=usual), games) == [None] * 600


def test_between_weaker_players_every_advantage_counts_for_less() -> None:
    """What masters turn into odds of 9 to 1, beginners turn into 3 to 1."""
    random, tables = np.random.default_rng(7), []
    for table, who, power in ((SELF, "master", 1.0), (CLUB, "greedy", 0.5)):
        games = []
        for number in range(2000):
            claim = random.beta(2, 2)
            odds = (claim / (1 - claim)) ** power
            won = float(random.random() < odds / (1 + odds))
            asked = Asked(0, 4, 1, (claim, 1 - claim), (0.0, 0.0), False, False, 0.9)
            games.append(Played(number, (who,) * 2, False, 9, (won, 1 - won), (asked,)))
        tables.append((setting(find("dice_chess"), table, (2,), 1, 0.1, 0), games))
    elos = ratings.Table.read("dice_chess").elos
    below = (elos["master"] - elos["greedy"]) / 400
    found = fitting.fit(tables)
    assert math.exp(-found.firmness * below) == pytest.approx(0.5, abs=0.08)
    assert all(knot.sharpness == pytest.approx(1, abs=0.1) for knot in found.knots)


@pytest.mark.parametrize("spread", [0.0, 0.06])
def test_the_spread_of_chances_is_found(spread: float) -> None:
    """Of positions that are played out a few times; those that are solved don't count."""
    random, games = np.random.default_rng(8), []
    for number in range(400):
        claim = truth = random.beta(3, 3)
        if spread:
            size = 1 / spread - 1
            truth = random.beta(claim * size, (1 - claim) * size)
        wins = random.binomial(20, truth) / 20
        error = math.sqrt(wins * (1 - wins) / 19)
        claims, exact = (claim, 1 - claim), False
        if number % 4 == 0:  # a solved one that is wrong
            wins, exact = 1.0 - round(claim), True
        asked = Asked(0, 4, number % 9 + 1, claims, (0.0, 0.0), exact, exact, 0.9, wins, error)
        won = float(random.random() < truth)
        games.append(Played(number, ("master",) * 2, True, 9, (won, 1 - won), (asked,)))
    found = fitting.fit([(setting(find("dice_chess"), SELF, (2,), 1, 0.1, 20), games)])
    assert all(
        each.spread == pytest.approx(spread, abs=0.006 if not spread else 0.03)
        for each in found.knots
    )


@pytest.mark.parametrize("spread", [0.0, 20.0])
def test_the_spread_of_money_is_found(spread: float) -> None:
    """However different positions scatter."""
    random, games = np.random.default_rng(9), []
    for number in range(200):
        claim, scatter = random.normal(0, 80), random.uniform(10, 150)
        truth = claim + spread * random.normal()
        results = truth + scatter * random.normal(0, 1, 20)
        error = float(results.std(ddof=1)) / 20**0.5
        mean, claims = float(results.mean()), (claim, -claim, 0.0)
        asked = Asked(0, 4, number % 9 + 1, claims, (0.0,) * 3, False, False, 0.9, mean, error)
        came = (results[0], -results[0], 0.0)
        games.append(Played(number, ("optimal",) * 3, True, 9, came, (asked,)))
    found = fitting.fit([(setting(find("lange_strasse"), SELF, (3,), 1, 0.1, 20), games)])
    (knot,) = found.knots
    assert knot.spread == pytest.approx(spread, abs=5)

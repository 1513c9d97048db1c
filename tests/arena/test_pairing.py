"""Who meets whom, and set-ups as data."""

import json
from dataclasses import replace
from math import comb

import pytest

from engines.arena.config import Format, Setup, tables
from engines.arena.contest import Entrant
from engines.arena.sprt import Hypotheses
from engines.contract import files
from engines.contract.budget import Budget
from engines.runtime.errors import OptionError
from tests.contract.toy import HighCard
from tests.raised import raises


@pytest.mark.parametrize(
    ("form", "seats", "expected"),
    [
        (Format.TABLE, 4, ((0, 1, 2, 3),)),
        (Format.ROUND_ROBIN, 2, ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))),
        (Format.ROUND_ROBIN, 3, ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))),
        (Format.GAUNTLET, 2, ((1, 0), (2, 0), (3, 0))),
        (Format.GAUNTLET, 3, ((1, 0, 0), (2, 0, 0), (3, 0, 0))),
        (Format.LADDER, 2, ((0, 1), (1, 2), (2, 3))),
        (Format.LADDER, 3, ((0, 1, 2), (1, 2, 3))),
    ],
)
def test_the_tables_of_four_entrants(
    form: Format, seats: int, expected: tuple[tuple[int, ...], ...]
) -> None:
    assert tables(form, 4, seats) == expected


@pytest.mark.parametrize("seats", range(2, 7))
def test_in_a_round_robin_everybody_meets_everybody_equally_often(seats: int) -> None:
    found = tables(Format.ROUND_ROBIN, 8, seats)
    assert len(found) == len(set(found)) == comb(8, seats)
    for first in range(8):
        for second in range(first):
            together = [table for table in found if {first, second} <= set(table)]
            assert len(together) == comb(6, seats - 2)


def test_what_cannot_be_paired_is_told() -> None:
    with raises(OptionError, "errors-tables-seats-needs-least", form="ladder", least=3):
        tables(Format.LADDER, 2, 3)
    with raises(OptionError, "errors-tables-seats-needs-least", form="gauntlet", least=2):
        tables(Format.GAUNTLET, 1, 2)
    with raises(OptionError, "errors-round-robin-many-entrants", most=20000):
        tables(Format.ROUND_ROBIN, 60, 6)


SETUP = Setup(
    "toy",
    (Entrant("greedy", Budget(seconds=0.5)), Entrant("careless"), Entrant("greedy")),
    Format.ROUND_ROBIN,
    options={"rounds": 3, "gentle": True},
    stop=Hypotheses(0, 20, 0.01, 0.1),
    luck=True,
)


@pytest.mark.parametrize("setup", [SETUP, Setup("toy", SETUP.entrants)])
def test_a_set_up_is_read_back_as_it_was(setup: Setup) -> None:
    again = files.build(Setup, json.loads(json.dumps(setup.to_dict())))
    assert again.to_dict() == setup.to_dict()
    assert again.contests == setup.contests
    assert again.stop == setup.stop


def test_games_are_counted_before_they_are_played() -> None:
    assert (SETUP.table_size, SETUP.most_games) == (2, 3 * 500 * 2)
    one = replace(SETUP, format=Format.TABLE)
    assert (one.table_size, one.most_games) == (3, 500 * 3)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"blocks": 0}, "errors-tournament-games"),
        ({"blocks": 10**400}, "errors-tournament-games"),
        ({"stop": Hypotheses(5, 5)}, "errors-test-needs-two-elo"),
        ({"stop": Hypotheses(0, 5, 0.0)}, "errors-error-rates-test-must"),
        ({"seats": 4, "format": Format.LADDER}, "errors-tables-seats-needs-least"),
    ],
)
def test_a_set_up_that_cannot_be_played(
    changes: dict[str, object], message: str, toy: HighCard
) -> None:
    SETUP.check()
    with raises(OptionError, message):
        replace(SETUP, **changes).check()  # type: ignore[arg-type]

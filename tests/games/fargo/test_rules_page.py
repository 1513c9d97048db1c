"""The examples and figures of the rules page are what the engine says."""

import re

import pytest

from engines.games.fargo.distributions import odds_of
from engines.games.fargo.rolls import code_of, score
from engines.runtime import paths

PAGE = paths.asset("text", "en", "rules", "fargo.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("|")
]
DICE = re.compile(r"!\[([1-6]( [1-6])+)]\(dice:.*\)")
ROLLS = [[dice[1], *row[1:]] for row in ROWS if (dice := DICE.fullmatch(row[0]))]


@pytest.mark.parametrize("row", ROLLS, ids=[row[0] for row in ROLLS])
def test_a_roll_is_worth_what_the_page_says(row: list[str]) -> None:
    is_turn = len(row) == 5
    result = score(code_of(map(int, row[0].split())))
    assert result.points == int(row[1].replace(",", ""))
    left = row[3] if is_turn else row[2]
    assert left == ("–" if result.bust else str(result.left))


def test_the_page_shows_all_kinds_of_rolls() -> None:
    results = [score(code_of(map(int, row[0].split()))) for row in ROLLS]
    assert {(result.bust, result.hot) for result in results} == {
        (False, False),
        (False, True),
        (True, False),
    }


@pytest.mark.parametrize("field", ["bust", "hot dice"])
def test_the_chances_are_exact(field: str) -> None:
    dice = next(row for row in ROWS if row[0] == "dice" and row[1] == "1")[1:]
    written = next(row for row in ROWS if row[0] == field)[1:]
    for number, text in zip(dice, written, strict=True):
        figures = odds_of(int(number))
        chance = figures.bust if field == "bust" else figures.hot
        if text == "never":
            assert chance == 0
        else:
            percent = text.removesuffix("%")
            decimals = len(percent.partition(".")[2])
            assert f"{100 * chance:.{decimals}f}" == percent

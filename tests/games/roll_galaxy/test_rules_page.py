"""The figures of the rules page are what the engine plays by."""

import re

from engines.games.roll_galaxy.kernels.faces import COLOUR_NAMES
from engines.games.roll_galaxy.kernels.state import (
    ALIEN,
    GENES,
    LAST_SQUARES,
    MOST_CREDITS,
    NOVELTY,
    POOL_PER_SEAT,
    RARE,
    SIDES,
)
from engines.runtime import paths

PAGE = paths.asset("text", "en", "rules", "roll_galaxy.md").read_text("utf-8")
SIGN = re.compile(r"!\[\]\(sign:\w+\) ")
ROWS = {
    SIGN.sub("", cells[0]): cells[1:]
    for line in PAGE.splitlines()
    if line.startswith("|") and (cells := [cell.strip() for cell in line.strip("|").split("|")])
}
NAMES = ("Home", "Military", "Consumption", "Novelty", "Rare Elements", "Genes", "Alien Technology")


def test_the_faces_of_all_dice() -> None:
    assert [name.split()[0].lower() for name in NAMES] == list(COLOUR_NAMES)
    for name, sides in zip(NAMES, SIDES, strict=True):
        assert tuple(map(int, ROWS[name])) == sides


def test_prices_are_the_numbers_of_the_colours() -> None:
    for price, name in ((NOVELTY, "Novelty"), (RARE, "Rare Elements"), (GENES, "Genes")):
        assert f"${price} from a {name} world" in PAGE
    assert f"${ALIEN} from an Alien" in PAGE


def test_limits() -> None:
    assert f"$0 to ${MOST_CREDITS}" in PAGE
    assert f"**{LAST_SQUARES} squares**" in PAGE
    assert f"({POOL_PER_SEAT} for each player)" in PAGE

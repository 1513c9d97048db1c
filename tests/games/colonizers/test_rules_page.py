"""The tables of the rules page are the cards of the game."""

import re

from engines.games.colonizers.cards import (
    COLONIST_NAMES,
    MODULE_NAMES,
    colour_of,
    copies_of,
    cost_of,
    value_of,
)
from engines.runtime import paths

PAGE = paths.asset("text", "en", "rules", "colonizers.md").read_text("utf-8")
PICTURE = re.compile(r"!\[.*?\]\(sign:\w+\)")
ROWS = [
    [PICTURE.sub("", cell).strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("|")
]


def test_the_page_lists_every_module_as_it_is() -> None:
    written = [row for row in ROWS if row[0] in MODULE_NAMES]
    assert written == [
        [
            name,
            colour_of(card).value,
            str(cost_of(card)),
            str(value_of(card)),
            str(copies_of(card)),
        ]
        for card, name in enumerate(MODULE_NAMES)
    ]


def test_the_page_tells_of_every_colonist() -> None:
    assert [row[0] for row in ROWS if row[0] in COLONIST_NAMES] == list(COLONIST_NAMES)

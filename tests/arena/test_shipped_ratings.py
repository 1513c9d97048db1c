"""The shipped ratings: readable, for existing bots, and consistent with their own results."""

from typing import Final

import pytest

from engines.arena.strength import neighbours
from engines.arena.strength import ratings as fitted
from engines.contract import ratings
from engines.contract.registry import game as find
from engines.contract.registry import games

WIDEST = 250.0
"""Largest margin, in Elo; bots that think for a second per decision have played few games, and
random ones win few."""


@pytest.mark.parametrize("name", games())
def test_every_bot_of_the_ladder_is_rated(name: str) -> None:
    rated = [each.bot for each in ratings.Table.read(name).ratings]
    infos = [bot.info for bot in find(name).bots]
    ladder = [info.id for info in infos if info.level]
    assert rated[: len(ladder)] == ladder, f"run “parlour-lab rate {name}”"
    assert set(rated) <= {info.id for info in infos}


@pytest.mark.parametrize("name", games())
def test_ratings_follow_from_the_results_beside_them(name: str) -> None:
    table, levels = ratings.Table.read(name), [bot.info.id for bot in find(name).bots]
    again = fitted(table.line_ups, levels, neighbours([bot.info for bot in find(name).bots]))
    assert [each.bot for each in again] == [each.bot for each in table.ratings]
    for now, before in zip(again, table.ratings, strict=True):
        assert now.bot in levels
        assert now.elo == pytest.approx(before.elo, abs=0.06)
        assert now.margin == pytest.approx(before.margin, abs=0.06)
        assert now.games == before.games > 0
        assert 0 < now.margin < WIDEST


LEAST: Final = 0.55
"""The least share of games that each level of a ladder wins against the level below it."""


@pytest.mark.parametrize("name", games())
def test_every_level_beats_the_one_below_it(name: str) -> None:
    table, below = ratings.Table.read(name), neighbours([bot.info for bot in find(name).bots])
    assert below
    for higher, lower in below.items():
        rating = table.rating(higher)
        assert rating is not None
        assert rating.beats is not None, f"{higher} and {lower} have not met alone"
        assert rating.beats.bot == lower
        assert rating.beats.score >= LEAST, f"{higher} takes {rating.beats.score:.1%} from {lower}"
        assert rating.beats.low > 0.5, f"{higher} may be no stronger than {lower}"

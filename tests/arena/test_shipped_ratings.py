"""The ratings that ship: readable, of bots that exist, and what their own results say."""

import pytest

from engines.arena.strength import ratings as fitted
from engines.core import ratings
from engines.core.registry import game as find
from engines.core.registry import games

WIDEST = 250.0
"""Elo; bots that think for a second a decision have played few games, and random ones win few."""


@pytest.mark.parametrize("name", games())
def test_every_bot_is_rated(name: str) -> None:
    rated = [each.bot for each in ratings.read(name).ratings]
    assert rated == [bot.info.id for bot in find(name).bots], f"run 'parlour-lab rate {name}'"


@pytest.mark.parametrize("name", games())
def test_ratings_follow_from_the_results_beside_them(name: str) -> None:
    table, levels = ratings.read(name), [bot.info.id for bot in find(name).bots]
    outside = {bot.info.id for bot in find(name).bots if not bot.info.level}
    again = fitted(table.line_ups, levels, outside)
    assert [each.bot for each in again] == [each.bot for each in table.ratings]
    for now, before in zip(again, table.ratings, strict=True):
        assert now.bot in levels
        assert now.elo == pytest.approx(before.elo, abs=0.06)
        assert now.margin == pytest.approx(before.margin, abs=0.06)
        assert now.games == before.games > 0
        assert 0 < now.margin < WIDEST

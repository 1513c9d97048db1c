"""Ratings of a tournament: bootstrap intervals cover the true ratings, even with common dice."""

from itertools import combinations

import numpy as np

from engines.arena.ranking import ranking
from engines.arena.strength import MEAN
from engines.arena.tally import Floats

ELO = np.array([-150.0, -20.0, 50.0, 120.0])
PAIRS = tuple(combinations(range(4), 2))


def scores(blocks: int, rng: np.random.Generator) -> list[Floats]:
    """Pairs of games between all entrants; within a block, all tables share half of their luck."""
    common = rng.random((blocks, 1))
    found: list[Floats] = []
    for first, second in PAIRS:
        chance = 1 / (1 + 10 ** ((ELO[second] - ELO[first]) / 400))
        luck = np.where(rng.random((blocks, 2)) < 0.5, common, rng.random((blocks, 2)))
        share = (luck < chance).mean(axis=1)
        found.append(np.column_stack([share, 1 - share]))
    return found


def test_intervals_cover_as_often_as_they_say() -> None:
    rng = np.random.default_rng(8)
    covered = total = 0
    for _ in range(60):
        found = ranking(PAIRS, scores(80, rng), 4, final=False)
        for elo, rating in zip(ELO, found.ratings, strict=True):
            covered += MEAN + elo in rating
            total += 1
    assert 0.91 <= covered / total <= 0.98


def test_who_is_better_is_said_as_surely_as_it_is() -> None:
    found = ranking(PAIRS, scores(300, np.random.default_rng(2)), 4, final=True)
    assert found.over_next[0] is None
    assert found.over_next[1] is not None
    assert found.over_next[1] > 0.99
    assert all(0.5 <= chance <= 1 for chance in found.over_next[1:] if chance is not None)

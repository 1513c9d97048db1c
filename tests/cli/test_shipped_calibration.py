"""The shipped calibration: it covers the judged tables, and its figures are good enough."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest
from scipy.stats import beta

from engines.cli.calibrating.line_ups import CLUB, SELF, TABLES
from engines.contract.registry import game as find
from engines.contract.registry import games
from engines.match.advice import calibration
from engines.match.advice.table_adviser import adviser

LEAST_GAMES: Final = {"colonizers": 120, "roll_galaxy": 120}
"""For every other game, the least is 200."""
OFFSET: Final = {"share": 0.03, "cents": 8.0}
"""How far figures may be off on average, unless that may be chance."""
ECE: Final = 0.05
SLOPE: Final = (0.8, 1.25)
COVERED: Final = (0.9, 0.98)


def advising() -> Iterator[tuple[str, str]]:
    """Every game with each bot that advises there, whatever the number of seats."""
    for name, game in games().items():
        low, high = game.info.seats
        bots = (adviser(game, seats).info.id for seats in range(low, high + 1))
        yield from ((name, bot) for bot in dict.fromkeys(bots))


def shipped(game: str, bot: str, table: str) -> Mapping[str, Any]:
    found = calibration.read(game)
    assert not found.problem
    (one,) = (t for t in found.tables if (t["adviser"], t["table"]) == (bot, table))
    return one


def could_be(right: int, count: int, low: float, high: float) -> bool:
    """Whether the 95% interval of a share meets the limits."""
    least = beta.ppf(0.025, right, count - right + 1) if right else 0.0
    most = beta.ppf(0.975, right + 1, count - right) if right < count else 1.0
    return bool(least <= high and most >= low)


def misses(found: Mapping[str, Any]) -> bool:
    """Whether offset, calibration error, or slope of a table is outside the limits."""
    near = abs(found["offset"]) <= OFFSET[found["unit"]]
    near = near or found["offset_low"] <= 0 <= found["offset_high"]
    even = found["ece"] is None or found["ece"] <= max(ECE, found["ece_perfect_95"])
    return not (near and even and SLOPE[0] <= found["slope"] <= SLOPE[1])


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("game", "bot"), list(advising()))
def test_shipped_figures_can_be_believed(game: str, bot: str, table: str) -> None:
    found = shipped(game, bot, table)
    assert found["calibrated"]
    assert found["date"]
    assert found["games"] >= LEAST_GAMES.get(game, 200)
    repeats = found["repeats"]
    right = round(repeats["covered"] * repeats["positions"])
    assert could_be(right, repeats["positions"], *COVERED)
    assert not misses(found)


FALSE_ALARMS: Final = 0.01
"""Of the adviser's own decisions, this many at most are called an inaccuracy or worse."""
FOUND: Final = 0.9
"""Of decisions that cost 5 points or more, at least this many are called that."""


@pytest.mark.parametrize("game", games())
def test_shipped_verdicts_can_be_believed(game: str) -> None:
    best = adviser(find(game), find(game).info.seats[0]).info.id
    own, others = (
        next(v for v in calibration.read(game).verdicts if (v["adviser"], v["table"]) == (best, t))
        for t in (SELF, CLUB)
    )
    assert own["date"]
    assert others["date"]
    assert own["called"] <= FALSE_ALARMS
    assert others["costly"]
    assert others["found"] >= FOUND


@pytest.mark.parametrize("game", games())
def test_every_shipped_map_was_fitted_to_games(game: str) -> None:
    found = calibration.read(game)
    advisers = {table["adviser"] for table in found.tables}
    assert {each.adviser for each in found.maps} == advisers
    assert all(each.measured and each.date for each in found.maps)

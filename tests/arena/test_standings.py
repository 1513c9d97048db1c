"""The table of a tournament."""

import csv
import io
import json
import math
from dataclasses import replace
from typing import Any

import pytest

from engines.arena import export
from engines.arena.blocks import BlockResult, Forfeit, GameResult, Thinking, play_block
from engines.arena.config import Format, Setup
from engines.arena.contest import Entrant
from engines.arena.standings import Standings, standings
from engines.arena.stats import elo_interval, score_interval
from engines.arena.tally import Tally
from engines.contract.analysis import Unit
from engines.contract.budget import Budget
from tests.contract.toy import HighCard

SETUP = Setup("toy", (Entrant("greedy"), Entrant("careless", Budget(seconds=2))), seed=3)


def game(rotation: int, wins: tuple[float, ...], forfeit: Forfeit | None = None) -> GameResult:
    thinking = (Thinking(2, 1.0, 0.75), Thinking(3, 0.5, 0.25))
    returns = None if forfeit else tuple(10 * share for share in wins)
    return GameResult(rotation, (1, 2, 3, 4), wins, returns, forfeit, thinking)


def table(*blocks: tuple[GameResult, GameResult]) -> Standings:
    tally = Tally(SETUP.contests[0])
    for index, games in enumerate(blocks):
        tally.add(BlockResult(index, games))
    return standings(SETUP, [tally], [None])


def played(setup: Setup, blocks: int) -> Standings:
    """The standings after this many blocks at each table."""
    tallies = [Tally(contest) for contest in setup.contests]
    for tally in tallies:
        for block in range(blocks):
            tally.add(play_block(tally.contest, block))
    return standings(setup, tallies, [None] * len(tallies))


FAILED = Forfeit(1, 4, "The bot careless failed.")
BLOCKS = (
    (game(0, (1.0, 0.0)), game(1, (0.5, 0.5))),
    (game(0, (1.0, 0.0)), game(1, (1.0, 0.0), FAILED)),
    (game(0, (0.0, 1.0)), game(1, (1.0, 0.0))),
)


def test_a_table_is_counted_right(toy: HighCard) -> None:
    report = table(*BLOCKS)
    greedy, careless = report.rows
    assert (report.blocks, report.games, report.length and report.length.mean) == (3, 6, 4.0)
    assert (greedy.games, greedy.won, greedy.shared, greedy.lost) == (6, 4, 1, 1)
    assert (careless.games, careless.won, careless.shared, careless.lost) == (6, 1, 1, 4)
    assert (greedy.forfeits, careless.forfeits) == (0, 1)
    assert report.forfeits == ((0, 1, FAILED),)
    assert greedy.score == score_interval([0.75, 1.0, 0.5])
    assert careless.score == score_interval([0.25, 0.0, 0.5])
    assert greedy.elo == elo_interval(greedy.score)
    assert greedy.by_seat == pytest.approx((2 / 3, 2.5 / 3))
    assert careless.by_seat == pytest.approx((0.5 / 3, 1 / 3))
    assert greedy.thinking == Thinking(12)
    assert (greedy.thinking.seconds, greedy.thinking.slowest) == (6.0, 0.75)


def test_games_that_count_points_have_mean_points_without_forfeited_blocks(
    toy: HighCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert table(*BLOCKS).rows[0].returns is None
    monkeypatch.setattr(type(toy), "info", replace(toy.info, unit=Unit.POINTS))
    returns = table(*BLOCKS).rows[0].returns
    assert returns is not None
    assert returns.mean == pytest.approx((7.5 + 5.0) / 2)
    assert table(BLOCKS[1]).rows[0].returns is None


def test_luck_is_taken_out_of_the_score_and_of_what_a_game_brings(
    toy: HighCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(toy), "info", replace(toy.info, unit=Unit.POINTS))
    setup = replace(SETUP, luck=True)
    tally = Tally(setup.contests[0])
    won, lost = game(0, (1.0, 0.0)), game(0, (0.0, 1.0))
    games = [replace(won, luck=(6.0, -6.0)), replace(lost, luck=(-4.0, 4.0))] * 5
    games.append(replace(game(0, (0.0, 1.0), FAILED), luck=(-4.0, 4.0)))
    for index, each in enumerate(games):
        tally.add(BlockResult(index, (each,)))
    row = standings(setup, [tally], [None]).rows[0]
    assert row.score.mean == pytest.approx(5 / 11)
    assert row.returns is not None
    assert row.returns.mean == pytest.approx(5.0)
    assert row.returns.low < 4.0
    for told, even in ((row.adjusted, 0.4), (row.returns_adjusted, 4.0)):
        assert told is not None
        assert (told.mean, told.low, told.high) == pytest.approx((even,) * 3)
    assert standings(SETUP, [tally], [None]).rows[0].returns_adjusted is None


def test_nothing_is_known_before_the_first_block(toy: HighCard) -> None:
    empty = table()
    assert (empty.games, empty.length, empty.pairings, empty.seats) == (0, None, (), ())
    assert [row.score.mean for row in empty.rows] == [0.5, 0.5]
    assert (empty.rows[0].score.low, empty.rows[0].score.high) == (0.0, 1.0)


def test_the_same_bot_twice_is_numbered(toy: HighCard) -> None:
    setup = replace(SETUP, entrants=tuple(map(Entrant, ("greedy", "careless", "greedy"))))
    assert [row.name for row in played(setup, 1).rows] == ["greedy 1", "careless", "greedy 2"]


def test_budgets_tell_entries_of_one_bot_apart() -> None:
    entrants = (Entrant("a", Budget(playouts=5)), Entrant("a", Budget(seconds=1)), Entrant("a"))
    assert Setup("toy", entrants).names == ("a 5p", "a 1s", "a")


def test_plain_data_is_strict_json_and_equal_but_for_times(toy: HighCard) -> None:
    def data() -> dict[str, Any]:
        text = json.dumps(export.to_dict(played(SETUP, 8)), allow_nan=False)
        found: dict[str, Any] = json.loads(text)
        assert len(found.pop("timing")) == 2
        return found

    assert data() == data()


def test_plain_data_says_who_played_and_what_came_out(toy: HighCard) -> None:
    data = export.to_dict(table(*BLOCKS))
    assert (data["game"], data["seed"], data["blocks"], data["games"]) == ("toy", 3, 3, 6)
    assert [entrant["bot"] for entrant in data["entrants"]] == ["greedy", "careless"]
    assert [entrant["budget"] for entrant in data["entrants"]] == [None, "2s"]
    assert data["entrants"][0]["score"]["mean"] == pytest.approx(0.75)
    message = {"table": 0, "block": 1, "entrant": 1, "ply": 4, "message": FAILED.message}
    assert data["forfeits"] == [message]
    assert data["timing"][0]["slowest_decision_seconds"] == 0.75


def test_an_infinite_elo_is_no_number(toy: HighCard) -> None:
    data = export.to_dict(table((game(0, (1.0, 0.0)), game(1, (1.0, 0.0)))))
    assert data["entrants"][0]["elo"]["mean"] is None
    assert data["entrants"][1]["elo"]["mean"] is None


# -- several tables ---------------------------------------------------------------------------

TRIO = replace(
    SETUP,
    entrants=tuple(map(Entrant, ("greedy", "careless", "crashing"))),
    format=Format.ROUND_ROBIN,
    options={"rounds": 3},
)


def test_a_round_robin_rates_everybody(toy: HighCard) -> None:
    found = played(TRIO, 60)
    greedy, _careless, crashing = found.rows
    assert (found.blocks, found.games) == (180, 360)
    assert [row.name for row in found.ranked] == ["greedy", "careless", "crashing"]
    assert (greedy.games, crashing.forfeits) == (240, 240)
    assert greedy.rating is not None
    assert crashing.rating is not None
    assert crashing.rating.mean < 1200 < 1600 < greedy.rating.mean
    assert greedy.rating.mean in greedy.rating
    assert greedy.superiority is not None
    assert greedy.superiority > 0.9
    assert crashing.superiority is None
    assert [(pair.first, pair.second) for pair in found.pairings] == [(0, 1), (0, 2), (1, 2)]
    assert found.pairings[1].score.mean == 1.0
    assert found.pairings[1].superiority > 0.999
    assert sum(row.score.mean for row in found.rows) == pytest.approx(1.5)


def test_pairings_at_tables_of_three_tell_who_was_ahead(toy: HighCard) -> None:
    setup = replace(TRIO, entrants=(*TRIO.entrants, Entrant("greedy")), seats=3)
    found = played(setup, 10)
    assert len(found.tables) == 4
    assert [pair.games for pair in found.pairings] == [60] * 6
    behind = next(pair for pair in found.pairings if (pair.first, pair.second) == (0, 2))
    assert behind.score.mean == 1.0
    assert len(found.seats) == 3
    assert sum(share.mean for share in found.seats) == pytest.approx(1)


def test_one_block_rates_nobody_for_sure(toy: HighCard) -> None:
    rating = played(TRIO, 1).rows[0].rating
    assert rating is not None
    assert (rating.low, rating.high) == (-float("inf"), float("inf"))


def test_the_csv_has_a_line_for_each_entrant(toy: HighCard) -> None:
    head, *lines = export.standings_csv(played(TRIO, 4)).splitlines()
    assert head.startswith("name,bot,budget,games,won,shared,lost,forfeits,score,score_low")
    assert [line.split(",")[0] for line in lines] == ["greedy", "careless", "crashing"]
    assert {line.count(",") for line in lines} == {head.count(",")}


def test_the_csv_says_who_leads_by_how_much(toy: HighCard) -> None:
    found = played(TRIO, 40)
    rows = list(csv.DictReader(io.StringIO(export.standings_csv(found))))
    assert "elo" not in rows[0]  # the window shows ratings
    ranked = found.ranked
    assert [float(row["rating"]) for row in rows] == [
        row.rating.mean for row in ranked if row.rating
    ]
    order = [row.entrant for row in ranked]
    (pairing,) = (each for each in found.pairings if {each.first, each.second} == {*order[:2]})
    low, high = pairing.elo.low, pairing.elo.high
    if pairing.first == order[1]:
        low, high = -high, -low
    assert (float(rows[0]["lead_over_next_low"]), rows[-1]["lead_over_next_low"]) == (low, "")
    assert rows[0]["lead_over_next_high"] == ("" if math.isinf(high) else repr(high))


def test_one_table_has_elo_and_no_ratings(toy: HighCard) -> None:
    found = table(*BLOCKS)
    (first, *_) = csv.DictReader(io.StringIO(export.standings_csv(found)))
    assert float(first["elo"]) == found.ranked[0].elo.mean
    assert "rating" not in first
    assert "rating" not in export.to_dict(found)["entrants"][0]

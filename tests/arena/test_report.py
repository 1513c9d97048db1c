"""The table of a contest."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engines.arena.blocks import BlockResult, Forfeit, GameResult, Thinking, play_block
from engines.arena.contest import Contest, Entrant
from engines.arena.report import Report, Tally
from engines.arena.stats import elo_interval, score_interval
from engines.core.analysis import Unit
from engines.core.budget import Budget
from tests.core.toy import HighCard

CONTEST = Contest("toy", (Entrant("greedy"), Entrant("careless", Budget(seconds=2))), seed=3)


def game(rotation: int, wins: tuple[float, ...], forfeit: Forfeit | None = None) -> GameResult:
    thinking = (Thinking(2, 1.0, 0.75), Thinking(3, 0.5, 0.25))
    returns = None if forfeit else tuple(10 * share for share in wins)
    return GameResult(rotation, (1, 2, 3, 4), wins, returns, forfeit, thinking)


def table(*blocks: tuple[GameResult, GameResult]) -> Report:
    tally = Tally(CONTEST)
    for index, games in enumerate(blocks):
        tally.add(BlockResult(index, 1000 + index, games))
    return tally.report()


FAILED = Forfeit(1, 4, "The bot careless failed.")
BLOCKS = (
    (game(0, (1.0, 0.0)), game(1, (0.5, 0.5))),
    (game(0, (1.0, 0.0)), game(1, (1.0, 0.0), FAILED)),
    (game(0, (0.0, 1.0)), game(1, (1.0, 0.0))),
)


def test_a_table_is_counted_right(toy: HighCard) -> None:
    report = table(*BLOCKS)
    greedy, careless = report.rows
    assert (report.blocks, report.games, report.plies) == (3, 6, 4.0)
    assert (greedy.games, greedy.won, greedy.shared, greedy.lost) == (6, 4, 1, 1)
    assert (careless.games, careless.won, careless.shared, careless.lost) == (6, 1, 1, 4)
    assert (greedy.forfeits, careless.forfeits) == (0, 1)
    assert report.forfeits == ((1, FAILED),)
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
    monkeypatch.setattr(type(toy), "facts", replace(toy.facts, unit=Unit.POINTS))
    returns = table(*BLOCKS).rows[0].returns
    assert returns is not None
    assert returns.mean == pytest.approx((7.5 + 5.0) / 2)
    assert table(BLOCKS[1]).rows[0].returns is None


def test_an_empty_table_has_nothing_to_say(toy: HighCard) -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        Tally(CONTEST).report()


def test_the_same_bot_twice_is_numbered(toy: HighCard) -> None:
    contest = Contest("toy", tuple(map(Entrant, ("greedy", "careless", "greedy"))), seed=3)
    tally = Tally(contest)
    tally.add(play_block(contest, 0))
    assert [row.name for row in tally.report().rows] == ["greedy 1", "careless", "greedy 2"]


def test_plain_data_is_strict_json_and_equal_but_for_times(toy: HighCard) -> None:
    def data() -> dict[str, Any]:
        tally = Tally(CONTEST)
        for block in range(8):
            tally.add(play_block(CONTEST, block))
        text = json.dumps(tally.report().to_dict(), allow_nan=False)
        found: dict[str, Any] = json.loads(text)
        assert len(found.pop("timing")) == 2
        return found

    assert data() == data()


def test_plain_data_says_who_played_and_what_came_out(toy: HighCard) -> None:
    data = table(*BLOCKS).to_dict()
    assert (data["game"], data["seed"], data["blocks"], data["games"]) == ("toy", 3, 3, 6)
    assert [entrant["bot"] for entrant in data["entrants"]] == ["greedy", "careless"]
    assert [entrant["budget"] for entrant in data["entrants"]] == [None, "2s"]
    assert data["entrants"][0]["score"]["mean"] == pytest.approx(0.75)
    assert data["forfeits"] == [
        {"block": 1, "entrant": 1, "ply": 4, "message": "The bot careless failed."}
    ]
    assert data["timing"][0]["slowest_decision_seconds"] == 0.75


def test_an_infinite_elo_is_no_number(toy: HighCard) -> None:
    data = table((game(0, (1.0, 0.0)), game(1, (1.0, 0.0)))).to_dict()
    assert data["entrants"][0]["elo"]["mean"] is None
    assert data["entrants"][1]["elo"]["mean"] is None

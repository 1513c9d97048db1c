"""The luck removed from results: fair to every outcome, the same wherever it is shown."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from engines.arena.config import Setup
from engines.arena.contest import Entrant, judge_of
from engines.arena.standings import Standings
from engines.arena.stats import Interval
from engines.arena.tournament import Tournament
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.registry import game as find_game
from engines.contract.rules import Options
from engines.runtime import warmup

NODES = 4
MOST = 500
"""Rolls of many dice are left out: there are thousands of outcomes."""


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.fargo", "games.lange_strasse", "games.dice_chess"])


def chance_nodes(game: str, seats: int, options: Options) -> Iterator[Position]:
    """Some of the rolls that are due in a game of random actions."""
    position, random = Position.start(find_game(game), seats, options), np.random.default_rng(1)
    found: list[Position] = []
    for ply in count():
        if position.is_over:
            break
        if position.is_chance:
            action = position.draw(1, ply)
            if len(position.outcomes()) <= MOST:
                found.append(position)
        else:
            action = int(random.choice(position.legal()))
        position = position.apply(action)
    yield from found[:: -(-len(found) // NODES)]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("fargo", 2, {}),
        ("lange_strasse", 3, {}),
        ("lange_strasse", 3, {"totale_scope": "turn"}),
        ("lange_strasse", 3, {"totale_scope": "game_round_1"}),
        ("dice_chess", 2, {}),
    ],
)
def test_luck_is_zero_on_average_at_every_roll(game: str, seats: int, options: Options) -> None:
    judge = judge_of(find_game(game), seats)
    assert judge is not None
    for position in chance_nodes(game, seats, options):
        total = np.zeros(seats)
        most = 0.0
        for outcome, chance in position.outcomes():
            luck = judge.luck(position, outcome, Monitor())
            assert luck is not None
            assert sum(luck) == pytest.approx(0, abs=1e-6)
            total += chance * np.array(luck)
            most = max(most, *luck)
        assert total == pytest.approx(np.zeros(seats), abs=1e-6)
        assert most > 1e-6, "nothing was told"


def test_where_a_game_is_solved_luck_is_the_difference_of_what_positions_are_worth() -> None:
    game = find_game("fargo")
    judge = judge_of(game, 2)
    assert judge is not None
    assert judge.info.solvers
    position = Position.parse(game, "9500 9000 | run 400 | dice 2 | rolling")
    outcome, _ = position.outcomes()[0]
    luck = judge.luck(position, outcome, Monitor())
    assert luck is not None
    worths = [judge.evaluate(each) for each in (position, position.apply(outcome))]
    before, after = (next(iter(worth.values())) for worth in worths if worth is not None)
    assert luck == tuple(now.mean - was.mean for now, was in zip(after, before, strict=True))


@pytest.mark.parametrize(
    ("game", "seats", "told"),
    [
        ("fargo", 2, True),
        ("fargo", 3, True),
        ("fargo", 4, False),
        ("lange_strasse", 3, True),
        ("dice_chess", 2, True),
        ("colonizers", 4, True),
        ("roll_galaxy", 2, True),
    ],
)
def test_luck_is_told_where_a_bot_can_judge(game: str, seats: int, told: bool) -> None:
    assert (judge_of(find_game(game), seats) is not None) is told


# -- in a match -------------------------------------------------------------------------------

MATCHES = {
    "lange_strasse": (
        Setup(
            "lange_strasse",
            tuple(map(Entrant, ("simple", "dp", "td"))),
            seats=3,
            blocks=8,
            luck=True,
        ),
        0.6,
    ),
    "dice_chess": (
        Setup("dice_chess", tuple(map(Entrant, ("aggressive", "greedy"))), blocks=20, luck=True),
        0.8,
    ),
}


def ended(run: Tournament) -> Standings:
    with closing(run):
        run.start()
        assert run.wait(600)
        assert run.error is None
        return run.standings


@pytest.mark.parametrize("game", MATCHES)
def test_without_luck_a_match_says_more_and_says_the_same_wherever_it_is_played(
    game: str, tmp_path: Path
) -> None:
    setup, narrower = MATCHES[game]
    file = tmp_path / "run.jsonl"
    table = ended(Tournament.begin(setup, file=file, workers=1))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[: len(lines) // 4]))
    assert ended(Tournament.resume(file, workers=2)) == table
    for row in table.rows:
        assert row.adjusted is not None
        told, plain = row.adjusted, row.score
        if row.returns is not None:
            assert row.returns_adjusted is not None
            told, plain = row.returns_adjusted, row.returns
        assert width(told) < narrower * width(plain)
        assert told.mean in plain


def width(interval: Interval) -> float:
    return interval.high - interval.low

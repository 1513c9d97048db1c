"""The taught player: its decisions are legal, and teaching makes Rollbot's habits better."""

from collections import Counter
from itertools import islice
from typing import Final

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.judging import PLAYER, Net, shipped
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.state import GameState
from engines.games.roll_galaxy.kernels.taught import options, player
from engines.labs.roll_galaxy import teaching
from engines.labs.roll_galaxy.kernels import learning
from engines.runtime.streams import stream

GAMES: Final = 50
"""Enough for every kind of decision, even abandoning a tile, which is seldom possible."""


def games_won(net: Net, games: int) -> float:
    """A player's win rate with $1 against $4, choosing at random as it does when it learns."""
    workspaces = np.array([workspace_for((1, 4) if game % 2 else (4, 1)) for game in range(games)])
    seats = np.array([1 - game % 2 for game in range(games)])
    starts = np.array([GAME.start(2, {"handicaps": True})] * games)
    lesson, memos = np.zeros(1, learning.Lesson.dtype), np.zeros(400, options.Memo.dtype)
    value = tuple(np.zeros(shape, np.float32) for shape in learning.value_shapes())
    slopes = tuple(np.zeros_like(one) for one in net)
    rest = tuple(np.zeros_like(one) for one in value)
    lesson["scale"] = 8.0
    pupil = learning.Pupil(lesson, memos, net, value, slopes, rest)
    won = learning.play_and_learn(starts, workspaces, seats, 5, pupil)
    return float(won) / games


def kinds_met(seats: int, seed: int) -> set[int]:
    """Play a game by rules of thumb, with a look at the options of all decisions."""
    position = Position.start(GAME, seats, {"handicaps": True})
    random = stream(seed, "taught", seats)
    workspace = workspace_for((1,) * seats)
    memo = np.zeros(1, options.Memo.dtype)[0]
    met = set()
    while not position.is_over:
        if position.is_chance:
            position = position.apply(position.sample(random))
            continue
        state = position.state.copy()
        s = GameState.of(state)
        kind = int(options.kind_of(s))
        met.add(kind)
        if kind > options.ASSIGNING:
            options.list_options(s, scratch_of(workspace), memo, kind, random)
            codes = memo.code[: memo.options].tolist()
            assert set(codes) <= set(position.legal())
            assert len(set(codes)) == len(codes)
        position = position.apply(position.game.kernel.policy(state, random))
    return met


@pytest.mark.parametrize("seats", [2, 5])
def test_options_are_legal_and_every_decision_is_met(seats: int) -> None:
    missing, seed = set(range(options.KINDS)), 0
    while missing and seed < GAMES:
        missing -= kinds_met(seats, seed)
        seed += 1
    assert not missing


def test_the_shipped_player_wins_more_than_rollbot_with_the_same_credits() -> None:
    assert games_won(shipped(PLAYER), 400) > 0.3
    assert games_won(teaching.fresh_player(np.random.default_rng(1)), 400) < 0.1


def test_an_option_without_a_share_is_never_drawn() -> None:
    """Rounded shares may add up to less than 1; learning takes the logarithm of what was drawn."""
    memo, random = np.zeros(1, options.Memo.dtype), stream(2)
    memo["options"] = 4
    memo["share"][0, :4] = 0.0, 0.3, 0.3, 0.0
    drawn = Counter(learning._drawn(memo[0], random) for _ in range(200))
    assert set(drawn) == {1, 2}
    assert 30 < drawn[1] < 90 < drawn[2]


@pytest.mark.parametrize(
    ("count", "games", "better"), [(60, 50, 1.5), pytest.param(100, 80, 2, marks=pytest.mark.slow)]
)
def test_teaching_helps_and_is_the_same_every_time(count: int, games: int, better: float) -> None:
    """The share of games won in the last fifth of the steps, against the first."""
    settings = teaching.Settings(steps=count, games=games, rate=0.02)

    def steps(count: int) -> list[tuple[float, list[float]]]:
        taught = teaching.teach(settings, Monitor())
        return [(won, net[player.DIRECT].tolist()) for net, won in islice(taught, count)]

    shares = steps(count)
    assert steps(5) == shares[:5]
    won = [share for share, _ in shares]
    assert np.mean(won[-count // 5 :]) > better * np.mean(won[: count // 5])

"""Rollbots play whole games; a handicap helps whoever has it."""

import numpy as np

from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.kernels.powers import score_of
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.state import EXPLORE, LAST_SQUARES, PHASES, GameState
from engines.games.roll_galaxy.view import end_causes
from engines.labs.roll_galaxy.bench import benchmarks, play
from engines.labs.roll_galaxy.kernels import games
from engines.runtime.streams import stream

SEEDS = range(100)


def test_a_game_is_the_same_every_time() -> None:
    assert play((1, 1, 1), 5) == play((1, 1, 1), 5)


def test_games_end_as_the_rules_say() -> None:
    selected = np.zeros(PHASES, np.int64)
    for seed in SEEDS:
        state = GAME.start(2, {HANDICAPS: True})
        games.play(
            state, workspace_for((1, 1)), stream(seed, "dice"), stream(seed, "own"), selected
        )
        end = GameState.of(state)
        assert end_causes(end)
        assert max(score_of(end, seat) for seat in range(2)) >= LAST_SQUARES
        assert sum(play((1, 1), seed)) == 1
    assert selected.argmax() == EXPLORE


def test_a_handicap_helps() -> None:
    insane = [play((4, 1), seed)[0] + play((1, 4), seed)[1] for seed in SEEDS]
    assert sum(insane) / (2 * len(SEEDS)) > 0.8


def test_benchmarks_are_named_after_the_game() -> None:
    names = [one.name for one in benchmarks()]
    assert "roll_galaxy.rollbot_games_per_second" in names
    assert all(name.startswith("roll_galaxy.") for name in names)

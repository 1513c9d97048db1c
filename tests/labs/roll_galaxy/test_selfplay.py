"""Rollbots play whole games; a handicap helps whoever has it."""

from engines.contract.bot import Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy.game import GAME
from engines.games.roll_galaxy.kernels.powers import score_of
from engines.games.roll_galaxy.kernels.state import LAST_SQUARES, GameState
from engines.games.roll_galaxy.view import end_causes
from engines.labs.roll_galaxy.bench import benchmarks, play
from engines.runtime.streams import stream

SEEDS = range(100)


def test_a_game_is_the_same_every_time() -> None:
    assert play((1, 1, 1), 5) == play((1, 1, 1), 5)


def test_games_end_as_the_rules_say() -> None:
    assert all(sum(play((1, 1), seed)) == 1 for seed in SEEDS)
    position, random, bot = Position.start(GAME, 2), stream(1, "dice"), GAME.bot("rollbot_easy")
    while not position.is_over:
        if position.is_chance:
            position = position.apply(position.sample(random))
            continue
        for action in bot.analyse(Question(position, bot.info.budget, 1), Monitor()).best.actions:
            position = position.apply(action)
    end = GameState.of(position.state)
    assert end_causes(end)
    assert max(score_of(end, seat) for seat in range(2)) >= LAST_SQUARES


def test_a_handicap_helps() -> None:
    insane = [play((4, 1), seed)[0] + play((1, 4), seed)[1] for seed in SEEDS]
    assert sum(insane) / (2 * len(SEEDS)) > 0.8


def test_benchmarks_are_named_after_the_game() -> None:
    names = [one.name for one in benchmarks()]
    assert "roll_galaxy.rollbot_games_per_second" in names
    assert all(name.startswith("roll_galaxy.") for name in names)

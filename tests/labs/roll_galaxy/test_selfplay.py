"""Rollbots play whole games; a handicap helps whoever has it."""

from engines.games.roll_galaxy.kernels.state import EXPLORE, LAST_SQUARES
from engines.labs.roll_galaxy.bench import benchmarks
from engines.labs.roll_galaxy.selfplay import play

SEEDS = range(100)


def test_a_game_is_the_same_every_time() -> None:
    assert play((1, 1, 1), 5) == play((1, 1, 1), 5)


def test_games_end_as_the_rules_say() -> None:
    games = [play((1, 1), seed) for seed in SEEDS]
    assert all(sum(game.shares) == 1 for game in games)
    assert all(game.causes for game in games)
    assert all(max(game.scores) >= LAST_SQUARES for game in games)
    selected = sum((game.selected for game in games), games[0].selected.copy())
    assert selected.most_common(1)[0][0] == EXPLORE


def test_a_handicap_helps() -> None:
    insane = [play((4, 1), seed).shares[0] + play((1, 4), seed).shares[1] for seed in SEEDS]
    assert sum(insane) / (2 * len(SEEDS)) > 0.8


def test_benchmarks_are_named_after_the_game() -> None:
    names = [one.name for one in benchmarks()]
    assert "roll_galaxy.rollbot_games_per_second" in names
    assert all(name.startswith("roll_galaxy.") for name in names)

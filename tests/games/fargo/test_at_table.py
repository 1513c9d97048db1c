"""Advisers that are told who sits at the table: the best responses to policies for a turn."""

import numpy as np
import pytest

from engines.contract.analysis import Unit
from engines.contract.bot import Bot, ListedBot, Question
from engines.contract.monitor import Monitor, Stopped
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.games.fargo import (
    exact_turn,
    last_round,
    rollout_n_players,
    solved,
    three_player,
    two_player,
)
from engines.games.fargo.bots.following import VectorBot
from engines.games.fargo.bots.optimal import player
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.games.fargo.last_round import Table
from engines.games.fargo.once import Once
from engines.games.fargo.snapshot import read
from engines.games.fargo.solved import Situation
from engines.games.fargo.strategy import BEST, Player, Policy
from engines.games.fargo.two_player import Optimal
from engines.runtime import streams
from tests.games.fargo.play import AT_EXACTLY, FARGO
from tests.games.fargo.playing import play_games

NAMES = ("never_stop", "always_stop", "score_650", "three_dice", "three_dice_500")
POINTS = exact_turn.solution().policy


def policy(name: str) -> Policy:
    found = player(name)
    assert found is not None
    return found


def thresholds(name: str) -> tuple[int, ...]:
    bot = FARGO.bot(name)
    assert isinstance(bot, ListedBot)
    assert isinstance(bot.loaded, VectorBot)
    return bot.loaded.thresholds


def played(names: tuple[str, ...], games: int, start: str = "") -> tuple[np.ndarray, np.ndarray]:
    """Shares of wins of bots that follow vectors, and their standard errors."""
    text = start or " ".join("0" for _ in names)
    position = Position.parse(FARGO, text)
    wins, work = np.zeros(len(names)), position.state.copy()
    rule = np.array([thresholds(name) for name in names])
    play_games(position.state, rule, games, streams.stream(7, *names), wins, work)
    shares = wins / games
    return shares, np.sqrt(shares * (1.0 - shares) / games)


def analyse(bot: Bot, position: Position) -> dict[int, float]:
    monitor = Monitor()
    monitor.start(bot.info.budget)
    analysis = bot.analyse(Question(position, bot.info.budget, 1), monitor)
    return {line.actions[0]: line.values[Unit.WIN][analysis.seat].mean for line in analysis.lines}


# -- two seats ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["three_dice_500", "points"]
    + [pytest.param(name, marks=pytest.mark.slow) for name in NAMES if name != "three_dice_500"],
)
def test_two_seats_get_the_best_response(name: str) -> None:
    """The same values as ``match_up`` finds, and more than optimal play gets."""
    bot = policy(name)
    best, optimal = (two_player.match_up(way, bot) for way in (BEST, Optimal()))
    first, second = two_player.solution((BEST, bot)), two_player.solution((bot, BEST))
    assert first is not None
    assert second is not None
    assert first.value(0, 0) == pytest.approx(best.moving_first, abs=1e-12)
    assert 1.0 - second.value(0, 0) == pytest.approx(best.moving_second, abs=1e-12)
    assert first.value(0, 0) > optimal.moving_first


def test_a_table_of_people_is_the_plain_one() -> None:
    bot = FARGO.bot("optimal")
    assert bot.at_table((PERSON, PERSON)) is bot
    assert bot.at_table((PERSON, "optimal")) is bot
    assert bot.at_table((PERSON, "foreign:somebody")) is bot
    rollout = FARGO.bot("rollout")
    assert rollout.at_table((PERSON, "rollout", PERSON, "optimal")) is rollout


@pytest.mark.parametrize("names", [("score_650", "three_dice_500"), ("three_dice", "always_stop")])
def test_two_policies_fare_as_they_do_in_games(names: tuple[str, str]) -> None:
    bot = FARGO.bot("optimal").at_table(names)
    position = Position.start(FARGO, 2)
    assert bot.solve(position, Monitor())
    values = bot.evaluate(position)
    assert values is not None
    shares, errors = played(names, 40_000)
    for value, share, error in zip(values[Unit.WIN], shares, errors, strict=True):
        assert abs(value.mean - share) < 4 * error


def test_decisions_of_a_follower_are_followed() -> None:
    """A bot's seat is worth what its policy makes of it, not what the best play would."""
    bot = FARGO.bot("optimal").at_table(("three_dice", "three_dice"))
    late = Position.parse(FARGO, "9000 10500 | seat 1 | run 600 | dice 3 | trigger 2")
    values = bot.evaluate(late)
    assert values is not None
    assert values[Unit.WIN][0].mean == 0.0  # banks 9,600 against 10,500
    chances = analyse(bot, late)
    assert chances[STOP] == 0.0
    assert chances[ROLL] > 0.0


# -- the last round -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("9000 9500 10200 | seat 1 | trigger 3", ("score_650", "three_dice_500", "three_dice")),
        (
            "9600 9000 10200 9900 | seat 1 | trigger 3",
            ("three_dice", "score_650", "always_stop", "three_dice"),
        ),
        ("9500 9800 9700 9900 10400 | seat 1 | trigger 5", ("three_dice",) * 5),
    ],
)
def test_last_rounds_of_policies_end_as_in_games(text: str, names: tuple[str, ...]) -> None:
    position = Position.parse(FARGO, text)
    situation = _situation(position, tuple(map(policy, names)))
    choice = solved.win_values(situation)
    assert choice is not None
    shares, errors = played(names, 40_000, text)
    for value, share, error in zip(choice.roll, shares, errors, strict=True):
        assert abs(value - share) < 4 * error + 1e-6


def _situation(position: Position, players: tuple[Player, ...]) -> Situation:
    return solved.situation_of(read(position.state), players)


def test_the_best_answer_in_the_last_round_is_no_worse_than_optimal_play() -> None:
    bot = policy("three_dice")
    for score, waiting, best in ((190, 180, 205), (150, 199, 203), (200, 200, 201)):
        plain = Table(score, (waiting,), (best,))
        told = Table(score, (waiting,), (best,), (BEST, bot))
        start = 164
        _, chances = last_round.decision(plain, score, start, Monitor())
        _, better = last_round.decision(told, score, start, Monitor())
        assert better[0] >= chances[0]
        assert sum(better) == pytest.approx(1.0, abs=1e-8)


# -- three seats ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_between_the_nodes_three_seats_are_known_well_enough() -> None:
    """Three who play their best, solved on the coarse grid: nearly the exact solution."""
    exact = three_player.solution()
    grid = three_player._coarse_grid()
    game = three_player._solve((BEST,) * 3, grid, Monitor())
    assert game is not None
    rng = np.random.default_rng(1)
    errors = []
    for scores in (50 * rng.integers(0, 201, (2000, 3))).tolist():
        side = scores[0] // 50 % 3
        found = three_player.Solution(game, side=side).values(*scores)
        errors.append(max(abs(a - b) for a, b in zip(found, exact.values(*scores), strict=True)))
    assert max(errors) < 0.004
    assert np.sqrt(np.mean(np.square(errors))) < solved.TABLE_ERROR


@pytest.mark.slow
def test_three_policies_fare_as_they_do_in_games() -> None:
    names = ("score_650", "three_dice_500", "always_stop")
    for start in (
        "0 0 0",
        "6000 5550 7000 | seat 2 | turn 20",
        "9450 9050 9950 | seat 3 | turn 30",
    ):
        position = Position.parse(FARGO, start)
        choice = solved.win_values(_situation(position, tuple(map(policy, names))))
        assert choice is not None
        mover = position.turn if not position.is_chance else position.view().mover
        shares, errors = played(names, 40_000, start)
        for place, value in enumerate(choice.roll):
            seat = (mover + place) % 3
            assert abs(value - shares[seat]) < 4 * errors[seat] + 4 * solved.TABLE_ERROR


@pytest.mark.slow
def test_three_seats_find_the_table_whoever_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    players = (BEST, policy("score_650"), policy("three_dice"))
    first = three_player.solution(players)
    assert three_player.ready(players[1:] + players[:1])
    turned = three_player.solution(players[1:] + players[:1])
    assert turned.game is first.game
    assert (turned.side - first.side) % 3 == 1
    monkeypatch.setattr(three_player, "_games", Once(1))  # from the disk it is the same
    again = three_player.solution(players)
    scores = (5000, 6050, 4000)
    assert again.values(*scores) == first.values(*scores)
    one, other = (each.decision(9000, 6050, 9950, 500, 3) for each in (again, first))
    assert np.allclose(one, other, atol=1e-7)


def test_a_table_of_three_can_be_cancelled() -> None:
    monitor = Monitor()
    monitor.cancel()
    with pytest.raises(Stopped):
        three_player.solution((BEST, policy("score_650"), POINTS), monitor=monitor)


# -- four and more --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "start"),
    [
        (("score_650", "three_dice_500", "always_stop", "three_dice"), ""),
        (
            ("always_stop", "three_dice_500", "score_650", "three_dice", "score_650"),
            "5000 6000 4000 3000 9000 | turn 21",
        ),
    ],
)
def test_futures_of_policies_are_their_games(names: tuple[str, ...], start: str) -> None:
    position = Position.parse(FARGO, start or " ".join("0" for _ in names))
    situation = _situation(position, tuple(map(policy, names)))
    *_, choice = rollout_n_players.estimates(situation, 40_000, 3)
    shares, errors = played(names, 40_000, start)
    for found, share, error in zip(choice.roll, shares, errors, strict=True):
        assert abs(found.mean - share) < 4 * (found.error**2 + error**2) ** 0.5


def test_a_strong_player_is_told_more_at_a_weak_table() -> None:
    position = Position.parse(FARGO, "5000 5000 5000 5000 | run 500 | dice 3 | turn 21")
    bot = FARGO.bot("rollout")
    plain = analyse(bot, position)
    told = analyse(bot.at_table((PERSON, "always_stop", "score_650", "never_stop")), position)
    assert max(told.values()) > max(plain.values()) + 0.1


def test_exactly_10_000_is_known_at_tables_too() -> None:
    bot = FARGO.bot("optimal").at_table((PERSON, "score_650"))
    plain, exactly = (
        bot.evaluate(Position.start(FARGO, 2, {AT_EXACTLY: on}))
        for on in (False, True)
        if bot.solve(Position.start(FARGO, 2, {AT_EXACTLY: on}), Monitor())
    )
    assert plain is not None
    assert exactly is not None
    assert plain[Unit.WIN][0].mean != exactly[Unit.WIN][0].mean

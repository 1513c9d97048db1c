"""Matches for money between compiled players, and what proves the quality of the tables."""

import math

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.games.lange_strasse import learned
from engines.games.lange_strasse.kernels import value_table
from engines.games.lange_strasse.tables import shipped
from engines.labs.lange_strasse import proof, training
from engines.labs.lange_strasse.kernels import response
from engines.labs.lange_strasse.matches import play, result


def test_money_adds_up_to_nothing_in_every_game() -> None:
    money = play(("dp", "td", "nn"), 60, 3)
    assert money.shape == (20, 3, 3)
    assert not money.sum(axis=2).any()
    assert money.any(axis=2).all()


def test_equal_players_share_the_same_dice_in_all_rotations() -> None:
    money = play(("dp", "dp", "dp"), 30, 3)
    by_seat = [[money[0, r, (seat + r) % 3] for seat in range(3)] for r in range(3)]
    assert by_seat[0] == by_seat[1] == by_seat[2]
    assert [result(money, player).mean for player in range(3)] == [0.0, 0.0, 0.0]


def test_a_match_is_the_same_for_any_number_of_threads() -> None:
    one, three = (play(("nn", "td", "dp"), 120, 5, threads=n) for n in (1, 3))
    assert np.array_equal(one, three)
    assert not np.array_equal(one, play(("nn", "td", "dp"), 120, 6))


def test_a_longer_match_begins_with_the_shorter_one() -> None:
    short, long = (play(("dp", "td", "td"), games, 5) for games in (30, 90))
    assert np.array_equal(long[:10], short)


def test_games_are_rounded_up_to_blocks() -> None:
    assert len(play(("dp", "dp", "td"), 4, 1)) == 2


def test_results_by_hand() -> None:
    money = np.zeros((2, 3, 3))
    money[0] = [[10, -10, 0], [20, -20, 0], [30, -30, 0]]
    money[1] = [[40, -40, 0], [50, -50, 0], [60, -60, 0]]
    first = result(money, 0)
    assert [result(money, player).mean for player in range(3)] == [35.0, -35.0, 0.0]
    spread = np.std([20.0, 50.0], ddof=1)
    assert first.margin == pytest.approx(1.96 * spread / math.sqrt(2), rel=1e-4)


def test_a_stopped_match_keeps_whole_blocks() -> None:
    monitor = Monitor()
    monitor.cancel()
    assert len(play(("dp", "dp", "dp"), 300, 1, monitor)) == 0


# -- quality ----------------------------------------------------------------------------------


def test_residuals_of_self_play_are_small() -> None:
    found = proof.residuals(40, 1)
    assert len(found.open_rounds) + len(found.last_rounds) == 40
    assert np.sqrt((found.open_rounds**2).mean()) < 1.0


def test_a_learner_plays_instead_of_the_shipped_one() -> None:
    seats = ("td", "dp", "dp")
    shipped_one = learned.shipped(learned.LINEAR)
    usual, same = (play(seats, 30, 1, learners=learners) for learners in ((), (shipped_one,)))
    assert np.array_equal(usual, same)
    untaught = training.begin(learned.DEFAULTS[learned.LINEAR])
    worse = result(play(seats, 30, 1, learners=(untaught,)), 0)
    assert worse.mean < usual[:, :, 0].mean() - 30


def test_residuals_repeat() -> None:
    first, again = (proof.residuals(20, 2).open_rounds for _ in range(2))
    assert np.array_equal(first, again)


def test_a_best_response_begins_at_the_values_of_the_tables() -> None:
    tables, n = shipped(), response.N
    table = np.zeros((value_table.CLASSES, value_table.FLAGS, 3, n, n, n, 2), np.float32)
    response.begin_response(2, tables.normal, table)
    first, second = tables.normal[4, 3, 1, 0, 0, 0]
    assert table[4, 3, 1, 0, 0, 0].tolist() == pytest.approx([-first - second] * 2, abs=1e-4)


@pytest.mark.parametrize("mover", [1, 2])
def test_a_best_response_is_at_least_as_good_as_playing_like_the_others(mover: int) -> None:
    tables, n = shipped(), response.N
    table = np.zeros((value_table.CLASSES, value_table.FLAGS, 3, n, n, n, 2), np.float32)
    response.begin_response(2, tables.normal, table)
    response.sweep_response(2, 9, 7, mover, np.arange(n**3), tables, table)
    solved = table[9, 7, mover]
    gain = solved[..., 0] - solved[..., 1]
    if mover == 2:
        assert gain.min() > -1e-3
        assert gain.max() > 0.01
    else:
        assert np.abs(gain).max() < 1e-3  # others move, and the values after them are still equal


def test_a_stopped_best_response_is_none() -> None:
    monitor = Monitor()
    monitor.cancel()
    assert proof.best_response(0, monitor) is None

"""Whole games between strategy vectors come out as the published figures say."""

import numpy as np
import numpy.typing as npt
import pytest

from engines.games.fargo.kernels.rules import STOP_FROM
from engines.games.fargo.snapshot import Snapshot, write
from engines.runtime.streams import stream
from tests.games.fargo.playing import play_games

GAMES = 200_000

# Win chance per seat if all play the vector with most points (rules, sections 10.3 and 11).
SHARES = {
    2: (0.582829, 0.417171),
    3: (0.423626, 0.322219, 0.254154),
    4: (0.336, 0.267, 0.217, 0.180),
    5: (0.283, 0.228, 0.190, 0.161, 0.138),
    6: (0.244, 0.202, 0.170, 0.146, 0.127, 0.112),
}


def play(seats: int, games: int, seed: int) -> tuple[npt.NDArray[np.float64], float]:
    """Shares of wins per seat, and turns per game."""
    start = write(Snapshot((0,) * seats))
    thresholds = np.tile(STOP_FROM[1:], (seats, 1))
    wins = np.zeros(seats)
    turns = play_games(start, thresholds, games, stream(seed, "self-play"), wins, start.copy())
    return wins / games, turns / games


@pytest.mark.parametrize("seats", SHARES)
def test_the_seats_win_their_shares(seats: int) -> None:
    shares, _ = play(seats, GAMES, seed=seats)
    error = 0.5 / GAMES**0.5 + 0.0007  # ours, and that of the published simulations
    assert shares.sum() == pytest.approx(1.0)
    assert shares == pytest.approx(SHARES[seats], abs=4 * error)


def test_a_game_of_two_has_as_many_turns_as_published() -> None:
    _, turns = play(2, GAMES, seed=1)
    assert turns == pytest.approx(20.68, abs=0.03)


def test_the_same_seed_gives_the_same_games() -> None:
    one, other, third = (play(3, 500, seed=seed) for seed in (7, 7, 8))
    assert one[0].tolist() == other[0].tolist()
    assert one[0].tolist() != third[0].tolist()

"""Estimated win chances: against the exact ones where these exist, on threads, and canceled."""

import pytest

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo import rollout_n_players, solved, three_player
from engines.games.fargo.once import Once
from engines.games.fargo.rollout_n_players import EstimatedChoice
from engines.games.fargo.solved import Choice, Situation
from engines.runtime.errors import OptionError
from tests.raised import raises

SEED = 20


def estimated(situation: Situation, playouts: int, threads: int | None = None) -> EstimatedChoice:
    *_, choice = rollout_n_players.estimates(situation, playouts, SEED, threads=threads)
    assert choice.playouts == playouts
    return choice


def assert_close(choice: EstimatedChoice, exact: Choice, bias: float) -> None:
    """Within four standard errors plus ``bias``, which playouts with several rivals may have."""
    for found, wanted in ((choice.stop, exact.stop), (choice.roll, exact.roll)):
        for estimate, chance in zip(found, wanted, strict=True):
            assert abs(estimate.mean - chance) < 4 * estimate.error + bias
    gain = exact.roll[0] - exact.stop[0]
    assert abs(choice.gain.mean - gain) <= 4 * choice.gain.error + bias


@pytest.mark.parametrize(
    "situation",
    [
        Situation((0, 0), 0, 550, 1),
        Situation((9000, 9000), 0, 500, 1),
        Situation((9500, 9500), 0, 500, 3),
        Situation((4000, 8000), 500, 500, 3),
        Situation((9500, 8000), 1000, 500, 4),
        Situation((9950, 9500), 0, 0, 10, at_exactly=True),
    ],
)
def test_with_two_seats_the_estimates_are_unbiased(situation: Situation) -> None:
    """Against its only rival everyone plays exactly, so that only luck is left."""
    exact = solved.win_values(situation)
    assert exact is not None
    assert_close(estimated(situation, 40_000), exact, bias=0.0)


@pytest.mark.slow
@pytest.mark.parametrize(
    "situation",
    [
        Situation((0, 0, 0), 0, 550, 1),
        Situation((5000, 5000, 5000), 0, 500, 3),
        Situation((9000, 7500, 9500), 0, 700, 2),
        Situation((9500, 9000, 7500), 0, 500, 4),
        Situation((9500, 9500, 9500), 0, 500, 3),
        Situation((3000, 6000, 4500), 500, 1100, 4),
        Situation((9800, 9800, 3000), 500, 450, 1),
    ],
)
def test_with_three_seats_the_estimates_are_nearly_exact(situation: Situation) -> None:
    three_player.solution()
    exact = solved.win_values(situation)
    assert exact is not None
    assert_close(estimated(situation, 40_000), exact, bias=0.008)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_chances_of_many_seats(seats: int) -> None:
    choice = estimated(Situation((0,) * seats, 0, 0, 10), 20_000)
    chances = [estimate.mean for estimate in choice.roll]
    assert sum(chances) == pytest.approx(1.0, abs=1e-9)
    assert choice.stop == choice.roll
    assert chances[0] > 1 / seats > chances[-1]


def test_far_behind_it_pays_to_roll_on_far_ahead_to_stop() -> None:
    behind = estimated(Situation((7500, 9500, 9500, 9700), 0, 600, 3), 20_000)
    ahead = estimated(Situation((9600, 3000, 2500, 4000), 0, 600, 3), 20_000)
    assert behind.gain.mean > 3 * behind.gain.error
    assert ahead.gain.mean < -3 * ahead.gain.error


def test_the_same_luck_tells_the_decisions_apart_sooner() -> None:
    choice = estimated(Situation((5000, 5000, 4000, 4500), 0, 550, 1), 20_000)
    independent = (choice.stop[0].error ** 2 + choice.roll[0].error ** 2) ** 0.5
    assert choice.gain.error < independent


def test_the_same_for_any_number_of_threads() -> None:
    situation = Situation((5000, 4000, 3000, 2000, 1000), 0, 550, 1)
    assert estimated(situation, 30_000, threads=1) == estimated(situation, 30_000, threads=3)
    *_, other = rollout_n_players.estimates(situation, 3_000, SEED + 1)
    assert other != estimated(situation, 3_000)


def test_estimates_get_better() -> None:
    situation = Situation((0, 0, 0, 0), 0, 550, 1)
    playouts = [c.playouts for c in rollout_n_players.estimates(situation, 20_000, SEED)]
    assert playouts == [6144, 12288, 18432, 20000]


def test_cancelling_keeps_what_there_is() -> None:
    monitor = Monitor()
    situation = Situation((0, 0, 0, 0), 0, 550, 1)
    rollout_n_players.prepared(4, monitor)
    last = None
    for last in rollout_n_players.estimates(situation, 10**9, SEED, monitor, threads=1):
        if last.playouts >= 12288:
            monitor.cancel()
    assert last is not None
    assert last.playouts == 12288
    assert last == estimated(situation, 12288)


def test_cancelled_while_preparing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout_n_players, "_gains", Once(6))
    monkeypatch.setattr(rollout_n_players, "_runs", Once(1))
    monitor = Monitor()
    monitor.cancel()
    with pytest.raises(Stopped):
        rollout_n_players.prepared(4, monitor)
    assert not list(rollout_n_players.estimates(Situation((0,) * 4, 0, 550, 1), 100, SEED, monitor))


@pytest.mark.parametrize(
    ("situation", "told", "values"),
    [
        (
            Situation((0, 0, 0, 10_050), 0, 550, 1),
            "errors-score-before-final-round",
            {"score": 10_050},
        ),
        (Situation((0, 0, 0, 25), 0, 550, 1), "errors-score-not-multiple", {"score": 25}),
        (Situation((0, 0, 0, 0), 0, 550, 8), "errors-run-cannot-points-dice-left", {"dice": 8}),
    ],
)
def test_what_cannot_be(situation: Situation, told: str, values: dict[str, int]) -> None:
    with raises(OptionError, told, **values):
        list(rollout_n_players.estimates(situation, 100, SEED))


@pytest.mark.parametrize("waiting", range(5))
def test_gains_in_the_last_round(waiting: int) -> None:
    """Cumulative chances; a seat further behind takes more risks, and overtakes less often."""
    gains = rollout_n_players.gains(waiting, Monitor())
    assert (gains[:, -1] > 1 - 1e-6).all()
    assert (gains[:, 1:] >= gains[:, :-1]).all()
    passing = [1 - gains[deficit, deficit] for deficit in (1, 10, 20, 40, 80)]
    assert passing == sorted(passing, reverse=True)
    assert gains[40, 0] > gains[10, 0]

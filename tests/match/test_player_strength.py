"""How strong a person is: known answers, and people whose strength is known."""

from collections.abc import Sequence

import numpy as np
import pytest

from engines.match.analysis.player_strength import _share, career, fitting_rating
from engines.match.archive.library import FairGame, Play

ELO = {"weak": 1300.0, "middle": 1500.0, "strong": 1700.0}


def game(number: int, share: float, *bots: str, play: Play | None = None) -> FairGame:
    return FairGame(
        id=number,
        seat=0,
        players=("person", *bots),
        usual=True,
        share=share,
        play=play,
    )


def expected_share(elo: float, others: Sequence[float]) -> float:
    return float(_share(np.array([elo]), others)[0])


def test_the_share_of_a_win_is_that_of_the_ratings() -> None:
    assert expected_share(1500, [1500]) == pytest.approx(1 / 2)
    assert expected_share(1500, [1500, 1500, 1500]) == pytest.approx(1 / 4)
    assert expected_share(1900, [1500]) == pytest.approx(10 / 11)
    assert expected_share(1500, [1900, 1500]) == pytest.approx(1 / 12)


def test_nobody_has_a_strength_before_the_first_game() -> None:
    assert career([], ELO.get).now is None
    assert career([], ELO.get).loss_per_decision is None


def test_wins_raise_it_and_losses_lower_it() -> None:
    won = career([game(0, 1.0, "middle")], ELO.get).now
    lost = career([game(0, 0.0, "middle")], ELO.get).now
    shared = career([game(0, 0.5, "middle")], ELO.get).now
    assert won is not None
    assert lost is not None
    assert shared is not None
    assert won.elo - 1500 == pytest.approx(1500 - lost.elo, abs=0.1)
    assert won.elo > 1600
    assert shared.elo == pytest.approx(1500, abs=0.1)
    assert won.error < 350


@pytest.mark.parametrize("truth", [1200.0, 1500.0, 1850.0])
@pytest.mark.parametrize("bots", [("middle",), ("weak", "strong"), ("weak", "middle", "strong")])
def test_ranges_hold_what_they_promise(truth: float, bots: tuple[str, ...]) -> None:
    """Of 100 people of known strength, at least 90 are in their 95% range after 60 games."""
    random = np.random.default_rng(5)
    chance = expected_share(truth, [ELO[bot] for bot in bots])
    inside, means, margins = 0, [], []
    for _person in range(100):
        won = random.random(60) < chance
        now = career([game(i, float(w), *bots) for i, w in enumerate(won)], ELO.get).now
        assert now is not None
        inside += abs(now.elo - truth) <= now.margin
        means.append(now.elo)
        margins.append(now.margin)
    assert inside >= 90
    assert np.mean(margins) < 300, "a range that holds everything says nothing"
    assert np.mean(means) == pytest.approx(truth, abs=40)


def test_games_that_cannot_be_rated_do_not_count() -> None:
    unusual = FairGame(1, 0, ("person", "weak"), usual=False, share=1.0, play=None)
    found = career([unusual, game(2, 1.0, "a stranger"), game(3, 1.0, "weak")], ELO.get)
    assert [point.entry for point in found.curve] == [3]


def test_each_game_after_the_first_changes_it() -> None:
    found = career([game(4, 1.0, "weak"), game(7, 1.0, "middle"), game(9, 0.0, "middle")], ELO.get)
    first, second, third = (point.elo for point in found.curve)
    assert found.changes == {7: second - first, 9: third - second}
    assert found.changes[7] > 0 > found.changes[9]


def test_losses_and_luck_add_up() -> None:
    plays = (Play(10, 0.2, 0.1), None, Play(30, 0.2, -0.3))
    found = career([game(i, 1.0, "weak", play=play) for i, play in enumerate(plays)], ELO.get)
    assert [play.decisions for play in found.plays] == [10, 30]
    assert found.loss_per_decision == pytest.approx(0.01)
    assert found.luck == pytest.approx(-0.2)


def test_the_opponent_fits_the_person() -> None:
    assert fitting_rating(None, tuple(ELO.values())) == ELO["weak"]
    for share, fitting in ((0.0, "weak"), (0.5, "middle"), (1.0, "strong")):
        now = career([game(i, share, "middle") for i in range(20)], ELO.get).now
        fit = fitting_rating(now, tuple(ELO.values()))
        assert min(ELO, key=lambda bot: abs(ELO[bot] - fit)) == fitting


@pytest.mark.parametrize(
    ("shares", "bot", "fitting"),
    [
        ((1.0,), "weak", 1500.0),  # not the strongest after one win
        ((0.0,), "weak", 1300.0),
        ((1.0,), "strong", 1700.0),
        ((0.0, 0.0, 0.0, 0.0), "strong", 1500.0),
        ((1.0, 1.0, 1.0, 0.0), "weak", 1300.0),  # no stronger one after a loss
    ],
)
def test_an_unsure_strength_moves_the_opponent_by_one_level_at_most(
    shares: tuple[float, ...], bot: str, fitting: float
) -> None:
    now = career([game(i, share, bot) for i, share in enumerate(shares)], ELO.get).now
    assert now is not None
    assert not now.sure
    assert fitting_rating(now, tuple(ELO.values())) == fitting

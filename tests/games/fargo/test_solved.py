"""The single entry point to the solutions: which one answers, and in which order of seats."""

import pytest

from engines.contract.monitor import Monitor
from engines.games.fargo import exact_turn, solved, two_player
from engines.games.fargo.solved import Choice, Situation
from engines.games.fargo.strategy import RUN_STATES
from engines.runtime.errors import OptionError
from tests.raised import raises


def test_two_seats() -> None:
    situation = Situation((5500, 9000), banked=500, run_score=500, dice=1)
    choice = solved.win_values(situation)
    assert solved.ready(situation)
    solution = two_player.solution()
    assert choice is not None
    assert solution is not None
    chances = solution.decision(6000, 9000, 500, 1, last_turn=False)
    assert choice == Choice((chances.stop, 1 - chances.stop), (chances.roll, 1 - chances.roll))
    assert choice.stop_is_best == (chances.stop >= chances.roll)


def test_the_last_turn_of_two_seats() -> None:
    situation = Situation((9000, 10_500), banked=500, run_score=500, dice=4, waiting=0)
    assert solved.ready(situation)
    choice = solved.win_values(situation)
    solution = two_player.solution()
    assert choice is not None
    assert solution is not None
    chances = solution.decision(9500, 10_500, 500, 4, last_turn=True)
    assert choice.stop[0] == pytest.approx(chances.stop, abs=1e-12)
    assert choice.roll[0] == pytest.approx(chances.roll, abs=1e-12)


@pytest.mark.parametrize("waiting", [0, 1, 2])
def test_last_round_with_four_seats(waiting: int) -> None:
    """The seat that started the last round leads; the chances of all are in order of play."""
    scores = [9900, 3000, 3000, 3000]
    scores[waiting + 1] = 10_300
    choice = solved.win_values(Situation(tuple(scores), 0, 350, 4, waiting))
    assert choice is not None
    for chances in (choice.stop, choice.roll):
        assert sum(chances) == pytest.approx(1.0, abs=1e-8)
    assert choice.roll[waiting + 1] > 0.2
    assert choice.roll[0] > 0.5
    for seat in range(1, 4):
        if seat > waiting + 1:
            assert choice.roll[seat] == 0.0


def test_four_seats_before_the_last_round_have_no_solution() -> None:
    situation = Situation((0, 0, 0, 0), 0, 500, 1)
    assert solved.win_values(situation) is None
    assert not solved.ready(situation)


def test_cancelled() -> None:
    monitor = Monitor()
    monitor.cancel()
    assert solved.win_values(Situation((9900, 50, 0, 10_300), 0, 350, 4, 2), monitor) is None


def test_a_score_that_cannot_be() -> None:
    with raises(OptionError, "errors-score-not-multiple", score=25):
        solved.win_values(Situation((25, 0), 0, 500, 1))


def test_points_and_chances_agree_far_from_the_finish() -> None:
    """At 0–0, win chance and points call for the same decision in all states but one."""
    differ = []
    for score, dice in RUN_STATES:
        choice = solved.win_values(Situation((0, 0), 0, score, dice))
        assert choice is not None
        points = exact_turn.hint(score, dice)
        if choice.stop_is_best != (points.stop >= points.roll):
            differ.append((score, dice))
    assert differ == [(1100, 4)]

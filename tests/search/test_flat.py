"""Flat Monte-Carlo: sequential halving, common luck, honest errors."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract import monitor
from engines.contract.analysis import CONFIDENCE_95
from engines.contract.budget import Budget
from engines.search import flat
from engines.search.flat import FlatSettings, Round, schedule
from engines.search.settings import Parallel, Playouts
from tests.calibration.games import GUESS, KUHN, LEDUC, TIC_TAC_TOE
from tests.search.tables import after, ask, pig, start

RANDOM = FlatSettings(playouts=Playouts(guided=False))


@given(st.integers(1, 300), st.integers(1, 20_000))
def test_the_schedule_uses_exactly_the_budget(actions: int, playouts: int) -> None:
    rounds = schedule(actions, playouts)
    assert sum(this.actions * (this.rows or 0) for this in rounds) == playouts
    sizes = [this.actions for this in rounds]
    assert sizes == sorted(sizes, reverse=True), "nobody comes back"
    assert sizes[0] == min(actions, playouts)


@given(st.integers(2, 300))
def test_half_the_actions_leave_in_each_round(actions: int) -> None:
    halving = schedule(actions, None)
    assert len(halving) == math.ceil(math.log2(actions))
    assert [this.actions for this in halving] == [
        math.ceil(actions / 2**number) for number in range(len(halving))
    ]
    rounds = schedule(actions, 1000 * actions)[: len(halving)]
    spent = [this.actions * (this.rows or 0) for this in rounds]
    assert min(spent) > 0.9 * max(spent), "rounds get equal shares"


def test_small_schedules() -> None:
    assert schedule(8, 16) == (Round(8, 1), Round(4, 1), Round(2, 2))
    assert schedule(9, 5) == (Round(5, 1),)
    assert schedule(1, 7) == (Round(1, 7),)


@pytest.mark.parametrize("playouts", [1, 2, 7, 50, 1001])
@pytest.mark.parametrize("parts", [1, 3])
def test_the_budget_is_spent_exactly(playouts: int, parts: int) -> None:
    settings = FlatSettings(parallel=Parallel(parts, 1))
    result = ask(flat.search, start(TIC_TAC_TOE), Budget(playouts=playouts), settings)
    assert result.work.playouts == playouts
    assert sum(action.visits for action in result.actions) == playouts


def test_the_best_reply_gets_most_playouts() -> None:
    position = after(start(TIC_TAC_TOE), 0, 4, 1)
    result = ask(flat.search, position, Budget(playouts=2000), RANDOM)
    assert result.best.action == 2, "anything else loses at once"
    assert result.best.visits == max(action.visits for action in result.actions)
    assert len({action.visits for action in result.actions}) > 1


def test_equal_luck_narrows_the_differences() -> None:
    """In pairs, the advantage of raising with a king is known far more exactly."""
    position = after(start(LEDUC), 4, 2)
    result = ask(flat.search, position, Budget(playouts=4000))
    best, second = result.actions[:2]
    assert position.action_text(best.action) == "raise"
    unpaired = math.hypot(best.values[0].error, second.values[0].error)
    assert second.behind.error < 0.8 * unpaired
    assert second.behind.mean == pytest.approx(best.values[0].mean - second.values[0].mean)


def test_what_is_hidden_is_not_used() -> None:
    """The true card of the other seat makes no difference."""
    answers = {
        str(ask(flat.search, after(start(KUHN), 1, other), Budget(playouts=500)).actions)
        for other in (0, 2)
    }
    assert len(answers) == 1


def test_a_hidden_hand_is_worth_half() -> None:
    result = ask(flat.search, start(GUESS), Budget(playouts=4000), RANDOM)
    stay = result.find(1)
    assert stay is not None
    assert stay.values[0].mean == pytest.approx(0.5, abs=0.05)
    assert result.best.action == 0


def test_errors_cover_the_truth_as_often_as_they_say() -> None:
    position = pig(40, 45, 12)
    long = ask(flat.search, position, Budget(playouts=400_000), seed=999)
    truth = {action.action: action for action in long.actions}
    runs = 400
    values = differences = 0
    for seed in range(runs):
        result = ask(flat.search, position, Budget(playouts=200), seed=seed)
        for action in result.actions:
            exact = truth[action.action].values[0].mean
            values += abs(action.values[0].mean - exact) <= CONFIDENCE_95 * action.values[0].error
        best, second = result.actions
        gap = truth[best.action].values[0].mean - truth[second.action].values[0].mean
        differences += abs(second.behind.mean - gap) <= CONFIDENCE_95 * second.behind.error
    # Six standard errors of a share of 0.95 among so many.
    slack = 6 * math.sqrt(0.95 * 0.05 / runs)
    assert abs(values / (2 * runs) - 0.95) < slack
    assert abs(differences / runs - 0.95) < slack


def test_cut_off_playouts_are_judged_by_the_evaluation() -> None:
    def evaluation() -> object:
        from tests.calibration.kernels import pig as rules

        return rules.KERNEL.returns  # before the end: seat 1 has one, seat 0 nothing

    settings = FlatSettings(playouts=Playouts(limit=0, evaluation=evaluation))
    result = ask(flat.search, pig(0, 0, 0), Budget(playouts=20), settings)
    for action in result.actions:
        assert [value.mean for value in action.values] == [0.0, 1.0]


class Ticking:
    """A clock by which every look takes a millisecond, whatever the machine does meanwhile."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 0.001
        return self.now


def test_a_time_budget_goes_through_all_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitor, "time", Ticking())
    result = ask(flat.search, start(TIC_TAC_TOE), Budget(seconds=0.2))
    counts = sorted({action.visits for action in result.actions})
    assert len(counts) >= 3
    assert np.all(np.array(counts) > 0)

"""The rollout policy that guides our search, and how its weights are found."""

import pytest

from engines.contract.monitor import Monitor
from engines.games.colonizers.plans import OURS, POLICY, Plan
from engines.labs.colonizers import tuning
from engines.labs.colonizers.tuning import START, Generation, tune


def test_every_weight_of_instinct_reaches_the_kernel() -> None:
    assert set(POLICY) == set(START)
    array = Plan(policy={name: 1.0 + number for number, name in enumerate(POLICY)}).array()
    assert [float(array[name][0]) for name in POLICY] == [1.0 + n for n in range(len(POLICY))]
    assert float(OURS.array()["income"][0]) == POLICY["income"]


def test_tuning_repeats_and_gets_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "_GAMES", 60)
    monkeypatch.setattr(tuning, "_CHECKED", 400)
    told: list[Generation] = []
    found = tune(4, 1, Monitor(), told.append)
    assert found is not None
    assert [each.number for each in told] == [1, 2, 3, 4]
    assert found.against_thumb > 0.87  # the weights at the start win 83%
    assert tune(2, 1, Monitor()) == told[1]


def test_tuning_stops() -> None:
    monitor = Monitor()
    monitor.cancel()
    assert tune(3, 1, monitor) is None

"""The evaluation that is fitted to self-play."""

from typing import Any

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.labs.dice_chess import fitting
from engines.labs.dice_chess.fitting import Settings
from engines.labs.dice_chess.kernels import training_data
from engines.runtime.executor import Executor

SMALL = Settings(games=3, rounds=2, passes=2)


def test_how_often_the_monitor_is_checked_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def learned() -> fitting.Model:
        *_, (_, model) = fitting.learn(SMALL, Executor(1), lambda _name, _games: Monitor())
        return model

    once = learned()
    monkeypatch.setattr(fitting, "_TAUGHT", 7)
    assert np.array_equal(learned(), once)


def test_a_fit_stops_while_it_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    fit, monitor, calls = training_data.fit, Monitor(), 0

    def stopping(*arguments: Any) -> float:
        nonlocal calls
        calls += 1
        monitor.cancel()
        return float(fit(*arguments))

    monkeypatch.setattr(training_data, "fit", stopping)
    assert list(fitting.learn(SMALL, Executor(1), lambda _name, _games: monitor)) == []
    assert calls == 1

"""A training run is measured with the same dice, unless it is stopped.

Few games are measured: what is checked here does not depend on their number.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.games.lange_strasse import learned
from engines.games.lange_strasse.learned import LINEAR, Settings
from engines.labs.lange_strasse import learning_curve, matches
from engines.labs.lange_strasse.kernels import selfplay
from engines.labs.lange_strasse.learning_curve import PARTS, Point
from engines.runtime.errors import StorageError
from engines.runtime.texts import tr
from tests.raised import raises

SMALL = Settings(LINEAR, games=PARTS, seed=5, rate=0.01, last_rate=0.01, epsilon=0.1)
MEASURED_GAMES = 48
"""In two chunks, between which a match looks whether it is stopped."""


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning_curve, "MEASURED_GAMES", MEASURED_GAMES)


def test_every_part_is_measured_in_the_same_games() -> None:
    first, again = (learning_curve.shipped_money.__wrapped__(LINEAR) for _ in range(2))
    assert first == again
    seats = (LINEAR, learning_curve.RIVAL, learning_curve.RIVAL)
    money = matches.play(seats, MEASURED_GAMES, learning_curve._SEED)
    assert first == matches.result(money, 0)


def test_a_stop_ends_the_measuring_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monitor, played = Monitor(), 0

    def stopping(players: Any, first: int, last: int, *rest: Any) -> int:
        nonlocal played
        played += last - first
        if played > 2 * (MEASURED_GAMES // 3):  # in the middle of the third measurement
            monitor.cancel()
        return play_blocks(players, first, last, *rest)

    play_blocks = selfplay.play_blocks
    monkeypatch.setattr(selfplay, "play_blocks", stopping)
    file, told = tmp_path / "kept.npz", list[Point]()
    course = learning_curve.run(learning_curve.begin(SMALL), file, monitor, told.append)
    assert played < 3 * (MEASURED_GAMES // 3)
    assert [point.played for point in told] == [0, 1]
    assert (course.learned.played, course.points) == (2, tuple(told))
    kept = learning_curve.load(file)
    assert kept.points == course.points
    assert np.array_equal(kept.learned.weights, course.learned.weights)


def test_damaged_points_are_told(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    learned.save(learned.shipped(LINEAR), file, points=np.zeros(3))
    with raises(StorageError, "errors-training-cannot-read", path=file):
        learning_curve.load(file)


def test_a_damaged_training_is_set_aside_before_the_next_one(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    file.write_bytes(b"no arrays")
    with raises(StorageError, "errors-training-cannot-read", error=tr("errors-is-damaged")):
        learning_curve.load(file)
    learning_curve.run(learning_curve.begin(SMALL), file, Monitor())
    assert learning_curve.load(file).learned.complete
    assert (tmp_path / "kept.npz.damaged-1").read_bytes() == b"no arrays"


def test_measuring_does_not_change_the_progress_of_the_training(tmp_path: Path) -> None:
    class Listening(Monitor):
        def publish(self, progress: float, analysis: object = None) -> None:
            heard.append(progress)

    heard: list[float] = []
    course = learning_curve.run(learning_curve.begin(SMALL), tmp_path / "kept.npz", Listening())
    assert heard == [played / PARTS for played in range(1, PARTS + 1)]
    assert [point.played for point in course.points] == list(range(PARTS + 1))

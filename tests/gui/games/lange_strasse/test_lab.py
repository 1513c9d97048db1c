"""The Lab of Lange Strasse: training runs, finished, stopped, and continued; what is shown."""

import errno
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engines.contract.monitor import Monitor
from engines.games.lange_strasse.learned import DEFAULTS, LINEAR, NETWORK, Learned, Settings
from engines.labs.lange_strasse import learning_curve, training
from engines.runtime.texts import number, tr
from gui.app import event_loop
from gui.app.context import Context
from gui.app.kernels import PREPARING
from gui.kit.fields import ChoiceField
from gui.kit.plot import Line
from gui.labs.lange_strasse.bench import Bench
from gui.labs.page import LabPage
from gui.style import Look, Scheme, theme
from tests.patience import PATIENCE_S

OnGames = Callable[[int, float], None]
NAMES = {
    "dp": tr("lange_strasse-bot-dp-name"),
    "td": tr("lange_strasse-bot-td-name"),
    "nn": tr("lange_strasse-bot-nn-name"),
}
SMALL = Settings(LINEAR, games=60, seed=5, rate=0.01, last_rate=0.01, epsilon=0.1)


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Measure with few games, and keep training runs in a folder of the test."""
    monkeypatch.setattr(learning_curve, "MEASURED_GAMES", 6)
    monkeypatch.setattr(learning_curve, "kept_file", lambda kind: tmp_path / "kept" / f"{kind}.npz")
    learning_curve.shipped_money.cache_clear()
    yield
    learning_curve.shipped_money.cache_clear()


@pytest.fixture
def bench(qtbot: QtBot, loop: None) -> Iterator[Bench]:
    made = Bench(NAMES.__getitem__)
    qtbot.addWidget(made)
    made.resize(1240, 700)
    made.show_kept()
    made.show()
    made.form.show_settings(SMALL)
    yield made
    made.stop()
    qtbot.waitUntil(lambda: not made.running)


def _train(bench: Bench, qtbot: QtBot) -> None:
    bench.start_button.click()
    qtbot.waitUntil(lambda: not bench.running)


def test_a_training_is_drawn_while_it_runs_and_kept(bench: Bench, qtbot: QtBot) -> None:
    seen: list[int] = []
    bench.training.told.connect(lambda _points: seen.append(len(bench.points)))
    bench.start_button.click()
    assert bench.start_button.text() == tr("labs-stop-training")
    assert not bench.form.isEnabled()
    qtbot.waitUntil(lambda: not bench.running)
    assert seen
    assert seen[-1] == len(bench.points) == 31  # 60 games in parts of 2
    assert [point.played for point in bench.points] == list(range(0, 61, 2))
    first, last = bench.points[0], bench.points[-1]
    cents = [number(each.cents, 1, signed=True) for each in (first, last)]
    rival = tr("lange_strasse-bot-dp-name")
    margin = number(last.margin, 1)
    assert bench.state.text() == " ".join(
        (
            tr("labs-all-games-played-seed", games="60", seed="5"),
            tr("labs-cents-game-against-two", cents=cents[1], margin=margin, bot_name=rival),
        )
    )
    assert bench.money.accessibleDescription() == tr(
        "labs-cents-after-games-after",
        first=cents[0],
        games_first="0",
        last=cents[1],
        games_last="60",
    )
    now = number(bench.points[-1].rounds, 2)
    assert bench.rounds.accessibleDescription() == tr("labs-key-line-now", value=now)
    (line,) = (mark for mark in bench.money.plot.marks if isinstance(mark, Line))
    assert line.ys == [point.cents for point in bench.points]
    assert bench.money.plot.tip(0) == tr(
        "labs-games-ct", games="0", cents=cents[0], margin=number(first.margin, 1)
    )
    (line,) = (mark for mark in bench.rounds.plot.marks if isinstance(mark, Line))
    assert line.ys == [point.rounds for point in bench.points[1:]]
    assert bench.continue_button.isHidden()
    kept = learning_curve.load(learning_curve.kept_file(LINEAR))
    assert kept.points == bench.points
    straight = training.train(training.begin(SMALL))
    assert np.array_equal(kept.learned.weights, straight.weights)


def test_the_options_are_as_wide_whatever_is_said_below_them(bench: Bench, qtbot: QtBot) -> None:
    widths = set()
    for words in (1, 10, 40):
        bench.state.setText("word " * words)
        qtbot.wait(50)
        widths.add(bench.card.width())
        assert bench.state.height() >= bench.state.heightForWidth(bench.state.width())
    assert len(widths) == 1


def test_a_stopped_training_goes_on_and_learns_the_same(
    bench: Bench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stopped in the middle of its second part: after 40 games, in parts of 30."""
    is_stopped = threading.Event()
    in_parts = training.in_parts

    def waiting(learned: Learned, parts: int, monitor: Monitor, told: OnGames) -> Iterator[Learned]:
        def on_games(played: int, rounds: float) -> None:
            told(played, rounds)
            assert played <= 30 or is_stopped.wait(PATIENCE_S)

        return in_parts(learned, parts, monitor, on_games)

    def stop(_points: list[learning_curve.Point]) -> None:
        bench.stop()
        is_stopped.set()

    monkeypatch.setitem(training._CHUNK, LINEAR, 10)
    monkeypatch.setattr(training, "in_parts", waiting)
    bench.form.put("games", 1200)
    bench.training.told.connect(stop)
    bench.start_button.click()
    qtbot.waitUntil(lambda: not bench.running)
    stopped = learning_curve.load(learning_curve.kept_file(LINEAR))
    assert stopped.learned.played == 40
    assert bench.state.text().startswith(
        tr("labs-stopped-after-games-seed", played="40", games=number(1200), seed="5")
    )
    assert not bench.continue_button.isHidden()
    bench.training.told.disconnect()
    bench.training.told.connect(bench._add)
    bench.continue_button.click()
    qtbot.waitUntil(lambda: not bench.running)
    done = learning_curve.load(learning_curve.kept_file(LINEAR))
    assert done.points[: len(stopped.points)] == stopped.points
    straight = training.train(training.begin(done.learned.settings))
    assert np.array_equal(done.learned.weights, straight.weights)


def test_what_was_kept_before_a_kill_is_shown_and_goes_on(bench: Bench, qtbot: QtBot) -> None:
    """A killed program leaves the file of the last part."""
    part = training.train(training.begin(SMALL), until=20)
    learning_curve.kept_file(LINEAR).parent.mkdir()
    point = learning_curve.Point(20, 13.5, -7.0, 9.0)
    learning_curve.save(learning_curve.Course(part, (point,)), learning_curve.kept_file(LINEAR))
    bench.show_kept()
    assert bench.points == (point,)
    assert bench.state.text().startswith(
        tr("labs-stopped-after-games-seed", played=20, games=60, seed=5)
    )
    bench.continue_button.click()
    qtbot.waitUntil(lambda: not bench.running)
    assert bench.points[0] == point
    assert bench.points[-1].played == 60


def test_another_player_has_its_own_options_and_training(bench: Bench, qtbot: QtBot) -> None:
    _train(bench, qtbot)
    bench.form.put("kind", NETWORK)
    kinds = bench.form.field("kind", ChoiceField)
    kinds.activated.emit(kinds.currentIndex())
    assert bench.form.settings() == DEFAULTS[NETWORK]
    assert bench.points == ()
    assert bench.state.text() == tr("labs-press-start-train-player")
    bench.form.put("kind", LINEAR)
    kinds = bench.form.field("kind", ChoiceField)
    kinds.activated.emit(kinds.currentIndex())
    assert len(bench.points) == 31
    assert bench.form.settings() == SMALL
    bench.reset_button.click()
    assert bench.form.settings() == DEFAULTS[LINEAR]


def test_options_that_make_no_sense_are_refused_with_the_reason(bench: Bench) -> None:
    told: list[str] = []
    bench.refused.connect(told.append)
    bench.form.put("last_rate", 0.9)
    bench.start_button.click()
    assert not bench.running
    assert told == [tr("errors-learning-rate-falls-most", rate=0.01, last_rate=0.9)]


def test_a_training_that_cannot_be_kept_says_so(bench: Bench, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("in the way")
    told: list[str] = []
    bench.refused.connect(told.append)
    _train(bench, qtbot)
    reason = os.strerror(errno.EEXIST)
    assert told[-1] == tr(
        "errors-folder-cannot-made-training", folder=tmp_path / "kept", reason=reason
    )
    assert bench.start_button.text() == tr("labs-start-training")


def test_a_damaged_training_is_named(bench: Bench, damaged: Path) -> None:
    told: list[str] = []
    bench.refused.connect(told.append)
    bench.show_kept()
    assert str(damaged) in told[-1]
    assert bench.points == ()


# -- the page ---------------------------------------------------------------------------------


@pytest.fixture
def damaged() -> Path:
    """A file of kept training that cannot be read."""
    file = learning_curve.kept_file(LINEAR)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"nothing")
    return file


@pytest.fixture
def page(context: Context, qtbot: QtBot) -> Iterator[LabPage]:
    made = LabPage("lange_strasse", context)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    made.opened()
    assert made.bench is None  # nothing is shown before the kernels are ready
    event_loop.spawn(context.kernels.prepare(), PREPARING)
    qtbot.waitUntil(lambda: made.bench is not None)
    yield made
    _bench(made).stop()
    qtbot.waitUntil(lambda: not _bench(made).running)


def _bench(page: LabPage) -> Bench:
    assert isinstance(page.bench, Bench)
    return page.bench


def test_the_page_tells_that_kept_training_is_damaged(damaged: Path, page: LabPage) -> None:
    (notice,) = page.notices.notices
    assert str(damaged) in notice.text


def test_its_charts_take_the_height_of_the_page(page: LabPage) -> None:
    page.resize(2400, 1300)
    page.grab()
    assert _bench(page).money.height() > 1000


def test_escape_stops_the_training(page: LabPage, qtbot: QtBot) -> None:
    bench = _bench(page)
    assert bench.form.field("kind", ChoiceField).currentText() == tr("lange_strasse-bot-td-name")
    bench.form.put("games", 1_000_000)
    bench.start_button.click()
    assert page.cancel()
    qtbot.waitUntil(lambda: not bench.running)
    assert not page.cancel()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("width", [960, 1280])
def test_the_page_is_never_wider_than_the_window(
    page: LabPage, qtbot: QtBot, scale: int, width: int
) -> None:
    bench = _bench(page)
    theme().set_look(Look(Scheme.DARK, high_contrast=False, scale=scale))
    page.resize(width, 640)
    qtbot.wait(1)
    page.grab()
    assert bench.width() <= width
    QTest.keyClick(bench.start_button, Qt.Key.Key_Tab)

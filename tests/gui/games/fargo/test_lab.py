"""The Lab of Fargo: evolutions to the end and stopped, trials, vectors by hand, seats."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engines.contract.record import PERSON, Record
from engines.contract.registry import game
from engines.games.fargo import exact_turn
from engines.games.fargo.strategy import StrategyVector
from engines.games.fargo.units import ENTRIES, MINIMUM
from engines.labs.fargo.climbing import Steps
from engines.labs.fargo.genetic import Options
from engines.runtime.errors import quoted
from engines.runtime.texts import number, tr
from gui.app import event_loop
from gui.app.bots import KeptBot, kept_bots
from gui.app.context import Context
from gui.app.kernels import PREPARING
from gui.app.requests import Play
from gui.app.run import Run
from gui.kit.columns import ScrollColumn
from gui.kit.fields import SeedField
from gui.kit.plot import Bars, Dots, Line
from gui.labs.fargo.bench import PAUSES_S, Bench
from gui.labs.fargo.plots import distance_plot, threshold_plot
from gui.labs.fargo.vectors import best_vectors
from gui.labs.page import LabPage
from gui.style import Look, Scheme, theme

OPTIMUM = StrategyVector((550, 400, 550, 1150, 1250, 1150, 1050, 250))


@pytest.fixture
def bench(qtbot: QtBot, loop: None) -> Iterator[Bench]:
    made = Bench()
    qtbot.addWidget(made)
    made.resize(1240, 700)
    made.show()
    made.form.put("population", 40)
    made.form.put("generations", 6)
    made.form.put("seed", 7)
    yield made
    made.stop()
    qtbot.waitUntil(lambda: not made.running)


def _evolve(bench: Bench, qtbot: QtBot) -> None:
    bench.start_button.click()
    qtbot.waitUntil(lambda: not bench.running)


# -- the evolution ----------------------------------------------------------------------------


def test_an_evolution_runs_to_its_end_and_shows_itself(bench: Bench, qtbot: QtBot) -> None:
    assert not bench.running
    bench.start_button.click()
    assert bench.start_button.text() == tr("labs-stop-evolution")
    assert not bench.form.isEnabled()
    qtbot.waitUntil(lambda: not bench.running)
    assert [generation.number for generation in bench.generations] == list(range(7))
    best = max(generation.best_ev for generation in bench.generations)
    assert bench.table.rows[0].ev == pytest.approx(best, abs=1e-9)
    assert bench.editor.vector == bench.table.rows[0].vector
    assert bench.start_button.text() == tr("labs-start-evolution")
    assert bench.form.isEnabled()
    assert "6 generations, seed 7" in bench.state.text()
    assert "6 generations" in bench.values.accessibleDescription()


def test_the_same_seed_brings_the_same_evolution(bench: Bench, qtbot: QtBot) -> None:
    _evolve(bench, qtbot)
    first = list(bench.generations)
    _evolve(bench, qtbot)
    assert bench.generations == first


def test_an_evolution_can_be_stopped_and_keeps_what_it_has(bench: Bench, qtbot: QtBot) -> None:
    bench.form.put("generations", 1000)
    bench.form.put("pause_s", PAUSES_S[1])
    bench.start_button.click()
    qtbot.waitUntil(lambda: len(bench.generations) > 1)
    bench.start_button.click()
    qtbot.waitUntil(lambda: not bench.running)
    assert 1 < len(bench.generations) < 1000
    assert bench.state.text() == tr(
        "labs-stopped-after-generations-seed",
        done=len(bench.generations) - 1,
        seed="7",
        ev=number(float(bench.editor.vector.policy().exact_value().ev), 2),
    )
    assert bench.table.rows


def test_step_optimisation_finds_the_optimum(bench: Bench, qtbot: QtBot) -> None:
    bench.form.put("steps", Steps.BETWEEN_SCORES)
    bench.form.put("population", 100)
    _evolve(bench, qtbot)
    assert bench.table.rows[0].ev == pytest.approx(float(exact_turn.solution().value), abs=1e-9)
    assert bench.editor.behind.value == "0.0000"


def test_options_that_make_no_sense_are_refused_with_the_reason(bench: Bench, qtbot: QtBot) -> None:
    told: list[str] = []
    bench.refused.connect(told.append)
    bench.form.put("retain", 0.9)
    bench.form.put("add_random", 0.9)
    bench.start_button.click()
    assert not bench.running
    assert told[-1] == tr(
        "errors-retained-share-random-share",
        retain=0.9,
        add_random=0.9,
        survivors=72,
        population=40,
    )
    bench.trials.button.click()
    assert len(told) == 2
    bench.reset_button.click()
    bench.form.put("population", 40)
    bench.form.put("generations", 2)
    _evolve(bench, qtbot)
    assert told[-1] == ""


def test_reset_brings_back_the_constants_of_the_original(bench: Bench) -> None:
    bench.form.put("mutate", 0.5)
    bench.form.put("elite", 0.5)
    bench.form.put("steps", Steps.OF_50)
    bench.reset_button.click()
    assert bench.form.options() == Options()
    assert bench.form.field("seed", SeedField).text() == ""


def test_best_vectors_are_ranked_without_repetition(bench: Bench, qtbot: QtBot) -> None:
    _evolve(bench, qtbot)
    rows = best_vectors(bench.generations, OPTIMUM)
    assert [row.ev for row in rows] == sorted((row.ev for row in rows), reverse=True)
    assert len({row.vector for row in rows}) == len(rows)
    (best,) = best_vectors(
        [next(g for g in bench.generations if g.best == rows[0].vector)], OPTIMUM
    )
    assert best.distance == rows[0].vector.distance(OPTIMUM)


# -- trials -----------------------------------------------------------------------------------


def test_trials_run_to_the_end_with_progress_and_figures(bench: Bench, qtbot: QtBot) -> None:
    bench.views.set_current(1)
    panel = bench.trials
    panel.count.setValue(5)
    panel.button.click()
    assert panel.button.text() == tr("labs-stop")
    assert not bench.start_button.isEnabled()
    qtbot.waitUntil(lambda: not bench.running)
    assert panel.state.text() == tr("labs-trials-done", done=5)
    assert float(panel.least.value) <= float(panel.mean.value) <= 962.335
    assert panel.found.value in [tr("labs-of", count=count, all=5) for count in range(6)]
    assert bench.start_button.isEnabled()
    panel.show_button.click()
    assert bench.editor.vector != OPTIMUM


def test_trials_can_be_stopped(bench: Bench, qtbot: QtBot) -> None:
    bench.form.put("population", 5_000)
    bench.form.put("generations", 1000)
    bench.trials.button.click()
    qtbot.wait(50)
    bench.trials.button.click()
    qtbot.waitUntil(lambda: not bench.running)
    assert bench.trials.state.text() == tr("labs-stopped-after-of-trials", done=0, trials=100)


def test_no_thread_is_left_when_work_has_ended(bench: Bench, qtbot: QtBot) -> None:
    before = {thread.name for thread in threading.enumerate()}
    bench.trials.count.setValue(3)
    bench.trials.button.click()
    qtbot.waitUntil(lambda: not bench.running)
    pool = QThreadPool.globalInstance()
    qtbot.waitUntil(lambda: pool.activeThreadCount() == 0)
    left = {t.name for t in threading.enumerate() if not t.name.startswith("Dummy")} - before
    assert left == set()


def test_one_piece_of_work_at_a_time(bench: Bench) -> None:
    run = Run(bench)
    run.start(lambda _monitor, _tell: None)
    with pytest.raises(RuntimeError, match="One piece of work"):
        run.start(lambda _monitor, _tell: None)


# -- a vector by hand -------------------------------------------------------------------------


def test_a_vector_typed_by_hand_shows_its_exact_figures(bench: Bench) -> None:
    editor = bench.editor
    assert editor.vector == OPTIMUM
    assert editor.points.value == "962.3343"
    editor.text.clear()
    QTest.keyClicks(editor.text, "450 600 700 650 500 1000 1000 250")
    assert editor.points.value == "910.7461"
    assert editor.error.isHidden()
    assert [field.value() for field in editor.fields] == [450, 600, 700, 650, 500, 1000, 1000, 250]
    editor.fields[0].setValue(500)
    assert editor.text.text().startswith("500 600 700")
    assert editor.vector.thresholds[0] == 500


def test_a_text_that_is_no_vector_is_named_and_changes_nothing(bench: Bench) -> None:
    editor = bench.editor
    editor.text.clear()
    QTest.keyClicks(editor.text, "550 400 x")
    assert editor.error.text() == tr(
        "errors-not-strategy-vector-write",
        text=quoted("550 400 x"),
        entries=ENTRIES,
        map=" ".join(map(str, MINIMUM)),
    )
    assert not editor.error.isHidden()
    assert editor.vector == OPTIMUM
    assert not editor.play_button.isEnabled()
    editor.show_vector(OPTIMUM)
    assert editor.error.isHidden()
    assert editor.play_button.isEnabled()


def test_a_row_of_the_table_is_edited(bench: Bench, qtbot: QtBot) -> None:
    _evolve(bench, qtbot)
    bench.table.setFocus()
    bench.table.selectRow(len(bench.table.rows) - 1)
    assert bench.editor.vector == bench.table.rows[-1].vector


# -- the page ---------------------------------------------------------------------------------


@pytest.fixture
def page(context: Context, qtbot: QtBot) -> LabPage:
    made = LabPage("fargo", context)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    made.opened()
    assert made.bench is None  # nothing is shown before the kernels are ready
    event_loop.spawn(context.kernels.prepare(), PREPARING)
    qtbot.waitUntil(lambda: made.bench is not None)
    return made


def _bench(page: LabPage) -> Bench:
    assert isinstance(page.bench, Bench)
    return page.bench


def test_a_bred_vector_sits_down_at_the_table(page: LabPage) -> None:
    asked: list[Play] = []
    page.wants.connect(asked.append)
    bench = _bench(page)
    bench.editor.play_button.click()
    bench.editor.watch_button.click()
    against, watched = (request.record for request in asked)
    bot = "vector:550,400,550,1150,1250,1150,1050,250"
    assert _players(against) == [PERSON, bot]
    assert _players(watched) == ["points", bot]


def _players(record: Record) -> list[str]:
    return [seat.player for seat in record.seats]


def test_a_strategy_is_kept_for_later_matches_and_forgotten(page: LabPage) -> None:
    bench = _bench(page)
    editor, fargo = bench.editor, game("fargo")
    assert editor.kept.isHidden()
    assert editor.keep_button.text() == tr("labs-save-it")
    editor.keep_button.click()
    assert editor.keep_button.text() == tr("labs-delete-it")
    (kept,) = kept_bots(page.context.settings, fargo)
    assert kept == KeptBot(
        "vector:550,400,550,1150,1250,1150,1050,250", tr("labs-bred-bot-name", points=962.33)
    )
    assert tr("labs-bred-bot-name", points=962.33) in page.notices.notices[0].text
    editor.show_vector(StrategyVector((500,) * 8))
    assert editor.keep_button.text() == tr("labs-save-it")
    assert editor.kept.currentIndex() == -1
    editor.kept.setCurrentIndex(0)
    editor.kept.activated.emit(0)
    assert editor.vector == OPTIMUM
    editor.keep_button.click()
    assert kept_bots(page.context.settings, fargo) == ()
    assert editor.kept.isHidden()


def test_a_kept_strategy_sits_down_under_its_name(page: LabPage) -> None:
    asked: list[Play] = []
    page.wants.connect(asked.append)
    bench = _bench(page)
    bench.editor.keep_button.click()
    bench.editor.play_button.click()
    assert asked[0].record.seats[1].name == tr("labs-bred-bot-name", points=962.33)


def test_escape_stops_the_evolution(page: LabPage, qtbot: QtBot) -> None:
    bench = _bench(page)
    bench.form.put("generations", 1000)
    bench.form.put("pause_s", PAUSES_S[1])
    bench.start_button.click()
    assert page.cancel()
    qtbot.waitUntil(lambda: not bench.running)
    assert not page.cancel()


def test_a_reason_is_shown_as_a_notice_and_goes_with_it(page: LabPage) -> None:
    bench = _bench(page)
    bench.form.put("retain", 0.0)
    bench.form.put("add_random", 0.0)
    bench.start_button.click()
    (notice,) = page.notices.notices
    assert "parents" in notice.accessibleName()
    assert page.cancel()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("width", [960, 1280])
def test_the_page_is_never_wider_than_the_window(
    page: LabPage, qtbot: QtBot, scheme: Scheme, scale: int, width: int
) -> None:
    bench = _bench(page)
    theme().set_look(Look(scheme, high_contrast=False, scale=scale))
    page.resize(width, 640)
    qtbot.waitUntil(lambda: bench.width() <= width)
    page.grab()
    QTest.keyClick(bench.start_button, Qt.Key.Key_Tab)


# -- charts -----------------------------------------------------------------------------------


def test_generations_are_drawn_beside_the_optimum(bench: Bench, qtbot: QtBot) -> None:
    _evolve(bench, qtbot)
    plot = bench.values.plot
    lines = [mark for mark in plot.marks if isinstance(mark, Line)]
    means = [generation.mean_ev for generation in bench.generations]
    bests = [generation.best_ev for generation in bench.generations]
    assert [line.ys for line in lines] == [means, bests]
    assert plot.up.high == pytest.approx(float(exact_turn.solution().value))
    assert plot.tip(2).startswith("Generation 2\nbest ")


def test_a_vector_is_drawn_beside_the_optimum() -> None:
    optimum = exact_turn.solution().vector
    alone, both = threshold_plot(None, optimum), threshold_plot(optimum, optimum)
    stops = [mark.lows for mark in both.marks if isinstance(mark, Bars)][1]
    assert [stop + 34 for stop in stops] == list(optimum.thresholds)
    assert [len(mark.xs) for mark in alone.marks if isinstance(mark, Bars | Dots)] == [8, 0, 8]
    first = str(optimum.thresholds[0])
    assert both.tip(0) == tr("labs-banks-from-optimum", points=first, optimum=first)


def test_distances_are_drawn_beside_the_published_ones_to_scale() -> None:
    plot = distance_plot({0: 10, 9: 40})
    (bars,) = (mark for mark in plot.marks if isinstance(mark, Bars))
    assert (bars.xs, bars.highs) == ([0, 9], [10, 40])
    (dots,) = (mark for mark in plot.marks if isinstance(mark, Dots))
    assert sum(dots.ys) == pytest.approx(50)
    assert plot.words == tr("labs-trials-per-distance", trials="0: 10; 9: 40")
    assert plot.tip(9) == tr("labs-steps-trials-published", steps=9, trials=40, published="0.0")


def test_the_bench_is_as_wide_as_its_room(bench: Bench, qtbot: QtBot) -> None:
    scroll = ScrollColumn()
    qtbot.addWidget(scroll)
    scroll.body.addWidget(bench)
    scroll.show()
    for room in (1440, 1130, 960, 1240, 600):
        scroll.resize(room, 640)
        qtbot.wait(1)
        assert scroll.body.geometry().width() <= room
    bench.setParent(None)

"""The arena page: tournaments of the small game from the setup to the end."""

from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox
from pytestqt.qtbot import QtBot

from engines.arena.config import Format, Setup
from engines.arena.progress import State as Doing
from engines.arena.sprt import Hypotheses, Verdict
from engines.arena.tournament_file import Store
from engines.contract.analysis import Analysis
from engines.runtime.errors import StorageError
from engines.runtime.texts import number, tr
from gui.app import event_loop
from gui.arena import files
from gui.arena.earlier import detail_of
from gui.arena.page import ArenaPage
from gui.arena.run import TournamentRun
from gui.arena.table import cell_text
from gui.kit.fields import ChoiceField
from gui.kit.plot import Line
from gui.review.page import ReviewPage
from gui.shell.shell import Shell
from gui.style.motion import pace
from tests.gui.conftest import click, settle
from tests.gui.pages.tournaments import (
    GAMES,
    SEED,
    Gate,
    Solver,
    begin,
    line_up,
    notice,
    played,
    press,
    until,
)
from tests.gui.shown import opened, review_page
from tests.match.small_game import Scripted, SmallGame, best, careless, exact_analysis


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test keeps its tournaments in its own folder."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def gate(small: SmallGame) -> Iterator[Gate]:
    """A third bot that can be held."""
    made = Gate()
    small.bots = (careless(), made, best())
    yield made
    made.open.set()


@pytest.fixture
def page(shell: Shell, qtbot: QtBot) -> ArenaPage:
    """The arena, opened from the menu."""
    shell.actions["arena"].trigger()
    settle(qtbot)
    shown = shell.window.page
    assert isinstance(shown, ArenaPage)
    return shown


# -- to the end -------------------------------------------------------------------------------


def test_nothing_is_there_at_first(page: ArenaPage) -> None:
    assert page.view is None
    assert page._empty._text.text() == tr("arena-choose-two-bots-press")
    assert page.start_button.isEnabled()
    assert not page.foot.isVisible()
    assert [row.entrant().bot for row in page.form.rows] == ["best", "careless"]


def test_a_tournament_is_played_to_its_end(page: ArenaPage, qtbot: QtBot) -> None:
    standings = played(page, qtbot, "careless", "best", games=80)
    assert [row.name for row in opened(page).table.rows] == ["Best", "Careless"]
    assert [row.row.games for row in opened(page).table.rows] == [80, 80]
    assert opened(page).table.rows[0].row.score.mean > 0.5
    count = tr("arena-of-games-total", games="80", total="80")
    assert page.foot.text.text() == f"{count} · {tr('arena-state-complete')}"
    assert page.foot.line.progress == 1.0
    assert len(opened(page).games.rows) == 80
    (pairing,) = standings.pairings
    cells = opened(page).matrix.pairings
    shown = {cells.index(0, 1).data(), cells.index(1, 0).data()}
    assert cell_text(pairing) in shown
    assert {text[0] for text in shown} in ({"▲", "▽"}, {"≈"})
    graph = opened(page).graph
    qtbot.waitUntil(lambda: 80 in graph.plot.places)
    lines = [mark.name for mark in graph.plot.marks if isinstance(mark, Line)]
    assert lines == ["Best", "Careless"]
    assert graph.accessibleDescription() == graph.plot.words
    (kept,) = files.kept()
    assert kept.complete
    assert page.start_button.isEnabled()


def test_games_that_end_at_once_have_a_graph(
    page: ArenaPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as quiet:
        quiet.setattr(TournamentRun, "_tell", lambda _run: None)
        begin(page, qtbot, line_up("careless", "best", games=80))
        run = page.run
        assert run is not None
        qtbot.waitUntil(lambda: run.tournament.state is Doing.COMPLETE)
    run.pause()  # the news of all games comes at once
    qtbot.waitUntil(lambda: 80 in opened(page).graph.plot.places)


def test_games_have_room_that_ended_before_anybody_looked(page: ArenaPage, qtbot: QtBot) -> None:
    played(page, qtbot, "careless", "best")
    assert not opened(page).games.isVisible()
    opened(page).views.set_current(2)
    settle(qtbot)
    words = opened(page).games.model().index(0, 1).data()
    assert "Careless" in words
    assert opened(page).games.columnWidth(1) > opened(page).games.fontMetrics().horizontalAdvance(
        words
    )


def test_the_same_seed_brings_the_same_table(page: ArenaPage, qtbot: QtBot) -> None:
    first = played(page, qtbot, "careless", "best")
    second = played(page, qtbot, "careless", "best")
    assert first == second
    assert len(files.kept()) == 2


def test_everybody_meets_everybody(page: ArenaPage, qtbot: QtBot, gate: Gate) -> None:
    gate.open.set()
    page.form._show_game((), {})
    standings = played(page, qtbot, "careless", "silent", "best", form=Format.ROUND_ROBIN)
    assert standings.games == 3 * GAMES
    ratings = [row.row.rating for row in opened(page).table.rows]
    means = [rating.mean for rating in ratings if rating is not None]
    assert len(means) == 3
    assert means == sorted(means, reverse=True)
    assert opened(page).matrix.pairings.rowCount() == 3


def test_a_decided_tournament_ends_early(page: ArenaPage, qtbot: QtBot) -> None:
    standings = played(page, qtbot, "best", "careless", games=2000, stop=Hypotheses(-300, 0))
    assert 0 < standings.games < 2000
    (table,) = standings.tables
    assert table.test is not None
    assert table.test.verdict is not Verdict.CONTINUE
    assert opened(page)._test.text() == tr(
        "arena-early-stop-log-likelihood",
        llr=number(table.test.llr, 2, signed=True),
        lower=number(table.test.lower, 2, signed=True),
        upper=number(table.test.upper, 2, signed=True),
    )


def test_what_cannot_be_played_is_said_before(page: ArenaPage) -> None:
    page.form.put("early", True)
    assert page.start_button.isEnabled()
    page.form.put("low", 30)
    assert not page.start_button.isEnabled()
    assert "smaller" in page.start_button.toolTip()


def test_a_table_takes_no_more_bots_than_it_has_seats(page: ArenaPage) -> None:
    click(page.form.add_button)
    assert len(page.form.rows) == 3
    assert not page.form.add_button.isEnabled()
    assert page.form.add_button.toolTip() == tr("arena-table-most-seats-choose", most=3)
    QTest.keyClick(page.form.field("format", ChoiceField), Qt.Key.Key_End)
    assert page.form.add_button.isEnabled()
    click(page.form.rows[0].remove_button)
    assert len(page.form.rows) == 2
    assert not page.form.rows[0].remove_button.isEnabled()


def test_luck_is_measured_only_where_somebody_knows_what_positions_are_worth(
    page: ArenaPage, small: SmallGame
) -> None:
    assert not page.form.field("luck", QCheckBox).isVisible()
    assert not page.form.setup().luck
    solver = Solver(
        "silent",
        lambda question, _: exact_analysis(question.position, ""),
        tells_luck=True,
        solvers=("two",),
    )
    small.bots = (careless(), solver)
    page.form._show_game((), {})
    luck = page.form.field("luck", QCheckBox)
    assert luck.isVisible()
    assert page.form.setup().luck
    luck.click()
    assert not page.form.setup().luck


def test_rules_can_be_chosen_and_are_kept_with_the_tournament(
    page: ArenaPage, qtbot: QtBot
) -> None:
    assert page.form.setup().options == {}
    assert page.form.rule_fields is not None
    (row,) = page.form.rule_fields.rows
    click(*row.findChildren(QCheckBox))
    page.form.put("seed", SEED)
    page.form.put("games", GAMES)
    click(page.start_button)
    until(page, qtbot, Doing.COMPLETE)
    assert page.run is not None
    assert page.run.setup.options == {"fast": True}
    assert page.run.tournament.record(opened(page).games.rows[0].id).options == {"fast": True}
    assert page.form.setup().options == {"fast": True}
    (kept,) = files.kept()
    assert detail_of(kept).endswith(tr("arena-house-rules"))
    again = played(page, qtbot, "careless", "best")
    assert again.games == GAMES
    assert page.form.setup().options == {}


# -- pause, finish, stop ----------------------------------------------------------------------


def begin_at_gate(page: ArenaPage, qtbot: QtBot, gate: Gate) -> Setup:
    """Play until the held bot is asked."""
    setup = line_up("silent", "careless")
    page.form._show_game((), {})
    begin(page, qtbot, setup)
    until_asked(page, qtbot, gate)
    return setup


def until_asked(page: ArenaPage, qtbot: QtBot, gate: Gate) -> None:
    qtbot.waitUntil(
        lambda: gate.waiting.is_set() and page.run is not None and page.run.doing is Doing.RUNNING
    )


def test_a_pause_lets_running_games_end_and_goes_on(
    page: ArenaPage, qtbot: QtBot, gate: Gate
) -> None:
    begin_at_gate(page, qtbot, gate)
    assert not page.start_button.isEnabled()
    click(page.foot.pause_button)
    assert page.run is not None
    assert page.run.doing is Doing.PAUSED
    gate.open.set()
    tournament = page.run.tournament
    qtbot.waitUntil(lambda: not tournament.running())
    qtbot.waitUntil(lambda: "paused" in page.foot.text.text())
    assert page.run.progress.games < GAMES
    assert page.foot.pause_button.text() == tr("arena-continue")
    click(page.foot.pause_button)
    until(page, qtbot, Doing.COMPLETE)
    assert page.run.progress.games == GAMES


def test_finishing_ends_with_the_running_games(page: ArenaPage, qtbot: QtBot, gate: Gate) -> None:
    begin_at_gate(page, qtbot, gate)
    click(page.foot.finish_button)
    assert not page.foot.finish_button.isEnabled()
    gate.open.set()
    until(page, qtbot, Doing.STOPPED)
    assert page.run is not None
    assert 0 < page.run.progress.games < GAMES
    assert "stopped" in page.foot.text.text()


def test_a_stopped_tournament_goes_on_to_the_same_table(
    page: ArenaPage, qtbot: QtBot, gate: Gate
) -> None:
    begin_at_gate(page, qtbot, gate)
    click(page.foot.stop_button)
    until(page, qtbot, Doing.STOPPED)
    assert page.run is not None
    assert page.run.progress.games == 0
    gate.open.set()
    click(page.foot.pause_button)
    until(page, qtbot, Doing.COMPLETE)
    stopped = page.run.standings
    assert played(page, qtbot, "silent", "careless") == stopped


def test_what_was_interrupted_is_offered_after_a_new_start(
    page: ArenaPage, shell: Shell, qtbot: QtBot, gate: Gate
) -> None:
    setup = begin_at_gate(page, qtbot, gate)
    closing = shell.pages.close_down()
    _wait_for(qtbot, closing)
    again = ArenaPage(shell.context)
    qtbot.addWidget(again)
    again.resize(1200, 700)
    again.show()
    again.opened()
    settle(qtbot)
    gate.open.set()
    title = "Double: Silent – Careless"
    offer = tr("arena-tournament-interrupted-games", tournament=title, played="0", games="12")
    press(again, offer, tr("arena-continue"))
    until(again, qtbot, Doing.COMPLETE)
    assert again.run is not None
    assert again.run.setup == setup
    third = ArenaPage(shell.context)
    qtbot.addWidget(third)
    third.opened()
    settle(qtbot)
    assert not third.notices.notices
    _wait_for(qtbot, again.close_down())


def _wait_for(qtbot: QtBot, work: Coroutine[Any, Any, None]) -> None:
    task = event_loop.spawn(work, "test")
    qtbot.waitUntil(task.done)


# -- earlier tournaments ----------------------------------------------------------------------


def test_a_stopped_tournament_is_continued_from_the_list(
    page: ArenaPage, qtbot: QtBot, gate: Gate
) -> None:
    setup = begin_at_gate(page, qtbot, gate)
    click(page.foot.stop_button)
    until(page, qtbot, Doing.STOPPED)
    gate.open.set()
    played(page, qtbot, "careless", "best")
    page.sides.set_current(1)
    settle(qtbot)
    stopped = page.earlier.cards[1].open_button
    assert stopped.text() == tr("arena-continue")
    click(stopped)
    qtbot.waitUntil(lambda: page.run is not None and page.run.setup == setup)
    until(page, qtbot, Doing.COMPLETE)
    assert page.run is not None
    assert page.run.progress.games == GAMES


def test_a_tournament_that_waits_offers_to_continue(
    page: ArenaPage, qtbot: QtBot, gate: Gate
) -> None:
    begin_at_gate(page, qtbot, gate)
    click(page.foot.stop_button)
    until(page, qtbot, Doing.STOPPED)
    gate.open.set()
    (kept,) = files.kept()
    page.keeper.open(kept.file)
    settle(qtbot)
    until(page, qtbot, Doing.READY)
    assert page.foot.pause_button.text() == tr("arena-continue")
    click(page.foot.pause_button)
    until(page, qtbot, Doing.COMPLETE)


def test_an_earlier_tournament_is_opened_with_its_graph_and_deleted(
    page: ArenaPage, qtbot: QtBot
) -> None:
    first = played(page, qtbot, "careless", "best", games=40)
    played(page, qtbot, "best", "careless")
    page.sides.set_current(1)
    settle(qtbot)
    newest, oldest = page.earlier.cards
    assert not newest.open_button.isEnabled()
    assert oldest.open_button.text() == tr("arena-open")
    click(oldest.open_button)
    qtbot.waitUntil(lambda: page.run is not None and page.run.progress.total == 40)
    settle(qtbot)
    assert page.run is not None
    assert page.run.standings == first
    assert page.form.setup() == first.setup
    assert len(opened(page).games.rows) == 40
    games = opened(page).graph.plot.places
    assert games[-1] == 40
    assert len(games) > 10
    lines = [mark for mark in opened(page).graph.plot.marks if isinstance(mark, Line)]
    assert [line.ys[-1] for line in lines] == [row.elo.mean for row in first.ranked]
    click(page.earlier.cards[0].delete_button)
    title = "Double: Best – Careless"
    question = tr("arena-delete-games-cant-undone", tournament=title, games=GAMES)
    press(page, question, tr("arena-delete-tournament"))
    settle(qtbot)
    assert len(page.earlier.cards) == len(files.kept()) == 1


def test_a_damaged_file_is_listed_with_the_reason(page: ArenaPage, qtbot: QtBot) -> None:
    files.folder().mkdir(parents=True, exist_ok=True)
    odd = files.folder() / "odd.jsonl"
    odd.write_text("nonsense\n")
    page.sides.set_current(1)
    settle(qtbot)
    (card,) = page.earlier.cards
    assert str(odd) not in card.accessibleName()
    assert card.open_button.toolTip() == tr("errors-not-a-tournament", path=odd)
    assert not card.open_button.isEnabled()
    assert card.delete_button.isEnabled()


def test_a_tournament_with_damage_inside_is_refused(page: ArenaPage, qtbot: QtBot) -> None:
    played(page, qtbot, "careless", "best")
    (kept,) = files.kept()
    played(page, qtbot, "best", "careless")
    lines = kept.file.read_text().splitlines(keepends=True)
    kept.file.write_text("".join([*lines[:3], "x" + lines[3], *lines[4:]]))
    page.keeper.open(kept.file)
    settle(qtbot)
    notice(page, tr("errors-damaged-line-take-copy", path=kept.file, number=4))


def test_a_full_disk_is_told_and_nothing_is_lost(
    page: ArenaPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Store.add

    def full(store: Store, *game: object) -> None:
        if len(list(store.results())) >= 6:
            raise StorageError("The disk is full. Make room.")
        add(store, *game)  # type: ignore[arg-type]  # arguments of Store.add

    with monkeypatch.context() as patch:
        patch.setattr(Store, "add", full)
        begin(page, qtbot, line_up("careless", "best"))
        until(page, qtbot, Doing.FAILED)
    assert tr("arena-state-failed") in page.foot.text.text()
    press(page, "The disk is full", tr("arena-continue"))
    until(page, qtbot, Doing.COMPLETE)
    assert not page.notices.notices


# -- failing bots -----------------------------------------------------------------------------


def test_a_failing_bot_loses_and_is_told(page: ArenaPage, qtbot: QtBot, small: SmallGame) -> None:
    def fail(*_asked: object) -> Analysis:
        raise ValueError("no idea")

    small.bots = (careless(), Scripted("broken", fail))
    page.form._show_game((), {})
    played(page, qtbot, "broken", "careless")
    last = opened(page).table.rows[-1]
    assert last.name == "Broken"
    assert last.row.forfeits > 0
    (told,) = page.notices.notices
    message = tr(
        "errors-bot-failed-decision-forfeited", id="broken", name="ValueError", error="no idea"
    )
    assert told.text == tr("arena-error-lost-game-games", name="Broken", message=message)
    lost = [game for game in opened(page).games.rows if game.forfeit]
    assert len(lost) == last.row.forfeits


def test_one_notice_tells_of_all_failing_bots_until_another_tournament(
    page: ArenaPage, qtbot: QtBot, small: SmallGame
) -> None:
    def fail(*_asked: object) -> Analysis:
        raise ValueError("no idea")

    small.bots = (careless(), Scripted("broken", fail), Scripted("silent", fail), best())
    page.form._show_game((), {})
    played(page, qtbot, "broken", "careless", "silent", form=Format.ROUND_ROBIN)
    assert len([row for row in opened(page).table.rows if row.row.forfeits]) == 2
    assert len(page.notices.notices) == 1
    played(page, qtbot, "careless", "best")
    assert not page.notices.notices


# -- games ------------------------------------------------------------------------------------


def test_a_game_is_opened_in_the_review(page: ArenaPage, shell: Shell, qtbot: QtBot) -> None:
    played(page, qtbot, "careless", "best")
    opened(page).views.set_current(2)
    opened(page).games.select_row(3)
    game = opened(page).games.current_row
    assert game is not None
    opened(page).games.rowChosen.emit(game)  # as a click does
    board = opened(page).board
    qtbot.waitUntil(lambda: board.game is not None and board.game.id == game.id)
    click(board.open_button)
    qtbot.waitUntil(lambda: isinstance(shell.window.page, ReviewPage))
    settle(qtbot)
    record = review_page(shell).record
    assert record.seed == game.seed
    assert len(record.nodes) == game.plies
    names = ("Careless", "Best")
    assert [seat.name for seat in record.seats] == [names[entrant] for entrant in game.seating]


def test_the_board_follows_and_shows_the_game_that_is_chosen(page: ArenaPage, qtbot: QtBot) -> None:
    pace().set_speed(float("inf"))
    played(page, qtbot, "careless", "best")
    qtbot.waitUntil(lambda: opened(page).board.game is not None)
    chosen = opened(page).games.rows[7]
    opened(page).games.rowChosen.emit(chosen)
    board = opened(page).board
    qtbot.waitUntil(lambda: board.game is not None and board.game.id == chosen.id)
    game = board.game
    assert game is not None
    assert game.complete
    assert len(game.steps) == chosen.plies
    qtbot.waitUntil(lambda: opened(page).board.course.at == chosen.plies)
    assert not opened(page).board.follow_button.isChecked()
    assert not opened(page).board.bar.step.isEnabled()
    click(opened(page).board.bar.back)
    assert opened(page).board.course.at == chosen.plies - 1
    assert not opened(page).board.playback.playing
    opened(page).board.playback.forward()
    assert opened(page).board.course.at == chosen.plies
    position = game.steps[-1].after
    wins = [share == max(chosen.wins) for share in chosen.wins]
    assert [value == max(position.returns()) for value in position.returns()] == wins


def test_a_running_game_is_shown_while_it_is_played(
    page: ArenaPage, qtbot: QtBot, gate: Gate
) -> None:
    begin_at_gate(page, qtbot, gate)
    qtbot.waitUntil(lambda: opened(page).board.game is not None)
    game = opened(page).board.game
    assert game is not None
    assert not game.complete
    course = opened(page).board.course
    assert opened(page).board.heading.text() == tr(
        "arena-deal-step-far",
        deal=number(game.id.block + 1),
        step=number(course.at),
        steps=number(course.last),
    )
    gate.open.set()
    until(page, qtbot, Doing.COMPLETE)


# -- layout and names -------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(960, 640), (1280, 840), (1920, 1080)])
def test_the_board_is_a_view_where_there_is_little_room(
    page: ArenaPage, shell: Shell, qtbot: QtBot, width: int, height: int
) -> None:
    played(page, qtbot, "careless", "best")
    shell.window.resize(width, height)
    qtbot.waitUntil(lambda: shell.window.width() == width)
    narrow = width < 1160
    assert opened(page).board.isVisible() is not narrow
    if narrow:
        opened(page).views.set_current(3)
        assert opened(page).board.isVisible()
        assert not opened(page).table.isVisible()
        shell.window.resize(1280, 840)
        qtbot.waitUntil(opened(page).table.isVisible)
        assert opened(page).board.isVisible()
        assert opened(page).views.current == 0


@pytest.mark.parametrize(("width", "beside"), [(1280, False), (1440, False), (1920, True)])
def test_a_board_with_panels_is_beside_the_table_only_where_it_fits(
    page: ArenaPage,
    shell: Shell,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    beside: bool,
) -> None:
    played(page, qtbot, "careless", "best")
    board = opened(page).board
    monkeypatch.setattr(type(board.stage.board), "has_panels", True)
    shell.window.resize(width, 900)
    qtbot.waitUntil(lambda: shell.window.width() == width)
    assert board.isVisible() is beside
    assert not beside or board.width() >= 570
    opened(page).views.set_current(0 if beside else 3)
    assert board.isVisible()
    assert opened(page).table.isVisible() is beside


def test_every_control_has_a_name(page: ArenaPage, qtbot: QtBot) -> None:
    played(page, qtbot, "careless", "best")
    nameless = [
        button
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
        and button.objectName() != "qt_tableview_cornerbutton"
        and not (button.text() or button.accessibleName())
    ]
    assert nameless == []
    for part in (
        opened(page).table,
        opened(page).matrix,
        opened(page).graph,
        opened(page).games,
        page.foot.line,
    ):
        assert part.accessibleName()
    assert page.start_button.focusPolicy() & Qt.FocusPolicy.TabFocus

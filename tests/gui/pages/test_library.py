"""The library page: games are searched, opened, deleted, counted."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engines.contract.record import PERSON, Record
from engines.match.archive.library import Entry, Library, Player
from engines.match.archive.library import Play as Played
from engines.runtime.texts import number, percent, tr
from gui.app import event_loop, opponents
from gui.app.requests import ChooseFile, Request, ReviewEntry, ShowPage, ShowUnfinished
from gui.kit.button import Button
from gui.kit.label import Label
from gui.library.page import UNFINISHED, LibraryPage, _entry_row
from gui.match.view import MatchView
from gui.setup.new_match import NewMatchPage
from gui.shell.shell import Shell
from gui.style import Token
from tests.gui.conftest import click, settle
from tests.gui.shown import match_page, review_page

Table = Callable[..., MatchView]


def open_library(shell: Shell, qtbot: QtBot) -> LibraryPage:
    shell.carry_out(ShowPage("library"))
    settle(qtbot)
    page = shell.window.page
    assert isinstance(page, LibraryPage)
    return page


@pytest.fixture
def page(shell: Shell, finished: Record, qtbot: QtBot) -> LibraryPage:
    """The library with one finished game."""
    return open_library(shell, qtbot)


def search(page: LibraryPage, qtbot: QtBot, text: str) -> None:
    before = page.table.rows
    page.player.setText(text)
    qtbot.waitUntil(lambda: page.table.rows != before)
    settle(qtbot)


def test_an_empty_library_leads_to_a_match(shell: Shell, qtbot: QtBot) -> None:
    page = open_library(shell, qtbot)
    assert not page.table.isVisible()
    click(
        next(
            b
            for b in page.findChildren(Button)
            if b.isVisible() and b.text() == tr("library-new-match")
        )
    )
    assert isinstance(shell.window.page, NewMatchPage)


def test_a_finished_game_is_listed_with_its_result(page: LibraryPage, finished: Record) -> None:
    (row,) = page.table.rows
    assert row.players == "Anna – Ben"
    assert row.result.endswith(" won")
    assert row.steps == len(finished.nodes)
    assert page.window().focusWidget() is page.player


@pytest.mark.parametrize("width", [960, 1280])
def test_the_result_of_players_with_long_names_is_in_sight(
    shell: Shell, finished: Record, qtbot: QtBot, width: int
) -> None:
    names = (f"Maximiliane Wolfeschlegelsteinhausen-{end}" for end in ("Ber", "Car"))
    seats = tuple(
        replace(seat, name=name) for seat, name in zip(finished.seats, names, strict=True)
    )
    event_loop.spawn(shell.context.archive.finish("long", replace(finished, seats=seats)), "keep")
    shell.window.resize(width, 640)
    settle(qtbot)
    page = open_library(shell, qtbot)
    table = page.table
    result = len(table.columns) - 1
    assert table.columns[result].title == tr("library-result")
    assert table.columnViewportPosition(result) + 120 < table.viewport().width()
    assert table.horizontalScrollBar().maximum() == 0
    assert table.columnWidth(2) > 0.25 * page.width(), "and the players, too"


def test_a_game_in_which_seats_changed_hands_is_marked(
    shell: Shell, finished: Record, qtbot: QtBot
) -> None:
    archive = shell.context.archive
    event_loop.spawn(archive.finish("reseated", replace(finished, reseated=True)), "keep a game")
    settle(qtbot)
    page = open_library(shell, qtbot)
    plain, marked = sorted((row.result for row in page.table.rows), key=len)
    assert marked == tr("library-seats-changed-hands", result=plain)


def test_players_are_searched(page: LibraryPage, qtbot: QtBot) -> None:
    search(page, qtbot, "nobody")
    assert page.table.rows == []
    assert not page.table.isVisible()
    search(page, qtbot, "ann")
    assert [row.players for row in page.table.rows] == ["Anna – Ben"]


def test_without_a_hit_the_filters_can_be_cleared(
    shell: Shell, page: LibraryPage, qtbot: QtBot
) -> None:
    shell.carry_out(ShowUnfinished())
    settle(qtbot)
    assert shell.window.page is page
    assert page.table.rows == []
    texts = [label.text() for label in page.findChildren(Label) if label.isVisible()]
    assert tr("library-no-games-match") in texts
    click(next(b for b in page.findChildren(Button) if b.text() == tr("library-clear-filters")))
    settle(qtbot)
    assert [row.players for row in page.table.rows] == ["Anna – Ben"]
    assert page.outcome.currentText() == tr("library-all-results")


def test_a_judged_game_shows_its_accuracy_and_who_won_by_a_color(
    shell: Shell, page: LibraryPage, qtbot: QtBot
) -> None:
    (row,) = page.table.rows
    assert isinstance(row.request, ReviewEntry)
    play = Played(10, 0.2, 0.1, 7)
    event_loop.spawn(shell.context.archive.ask(Library.keep_play, row.request.entry, play), "keep")
    settle(qtbot)
    page.refresh()
    settle(qtbot)
    shown = page.table.model()
    cells = [shown.index(0, column) for column in range(shown.columnCount())]
    assert percent(0.7, 0) in [cell.data() for cell in cells]
    inks = [cell.data(Qt.ItemDataRole.ForegroundRole) for cell in cells]
    assert inks[-1] is not None
    won = Entry(1, "", row.when, 1, False, False, (Player("A", PERSON, 1), Player("B", "b", 0)))
    lost = replace(won, players=(Player("A", PERSON, 0), Player("B", "b", 1)))
    assert [_entry_row(each, None, None).ink for each in (won, lost)] == [Token.GOOD, Token.BAD]


def test_a_rated_game_shows_how_it_changed_the_rating(
    shell: Shell, finished: Record, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "elo_of", lambda _game, _bot: 1500.0)
    own, other = finished.seats
    fair = replace(
        finished, seats=(replace(own, player=PERSON), replace(other, player="best", budget=None))
    )
    for place, result in enumerate(((1.0, 0.0), (1.0, 0.0), (0.0, 1.0))):
        kept = shell.context.archive.finish(f"fair-{place}", replace(fair, result=result))
        event_loop.spawn(kept, "keep a game")
        settle(qtbot)
    page = open_library(shell, qtbot)
    lost, won, first, watched = page.table.rows
    assert first.change is watched.change is None
    assert won.change is not None
    assert lost.change is not None
    assert won.change > 0 > lost.change
    shown = page.table.model()
    cells = [shown.index(1, column).data() for column in range(shown.columnCount())]
    assert number(won.change, signed=True) in cells


def test_a_copy_of_a_game_is_saved_and_a_file_opened(
    shell: Shell, page: LibraryPage, finished: Record, qtbot: QtBot
) -> None:
    asked: list[Request] = []
    shell.pages.wants.disconnect(shell.carry_out)
    page.wants.connect(asked.append)
    page.table.selectRow(0)
    click(page.save_button)
    settle(qtbot)
    click(next(b for b in page.findChildren(Button) if b.text() == tr("command-open")))
    saved, opened = asked
    assert isinstance(saved, ChooseFile)
    assert saved.record is not None
    assert saved.record.nodes == finished.nodes
    assert opened == ChooseFile()


def test_a_match_in_progress_is_listed_and_goes_on(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("person", "best")
    match_page(shell).primary()
    settle(qtbot)
    page = open_library(shell, qtbot)
    page.show_all(UNFINISHED)
    settle(qtbot)
    (row,) = page.table.rows
    assert (row.result, row.steps) == (tr("library-in-progress"), 1)
    page.table.rowActivated.emit(row)
    settle(qtbot)
    assert shell.window.page is match_page(shell)
    assert shell.match_view is not None
    assert shell.match_view.id == match_view.id


def test_open_save_and_delete_want_a_game(shell: Shell, finished: Record, qtbot: QtBot) -> None:
    shell.carry_out(ShowPage("library"))
    page = shell.window.page
    assert isinstance(page, LibraryPage)
    for read in (False, True):
        assert bool(page.table.rows) is read
        for button in (page.open_button, page.save_button, page.delete_button):
            assert not button.isEnabled()
            assert tr("library-choose-a-game-first") in button.toolTip()
        settle(qtbot)


def test_a_game_is_opened_for_review(
    shell: Shell, page: LibraryPage, finished: Record, qtbot: QtBot
) -> None:
    page.table.setFocus()
    page.table.selectRow(0)
    click(page.open_button)
    settle(qtbot)
    assert shell.window.page is review_page(shell)
    assert review_page(shell).record.nodes == finished.nodes


def test_a_game_is_deleted_after_a_question(page: LibraryPage, qtbot: QtBot) -> None:
    page.table.selectRow(0)
    click(page.delete_button)
    (notice,) = page.notices.notices
    assert "Anna – Ben" in notice.text
    assert len(page.table.rows) == 1
    click(next(b for b in notice.findChildren(Button) if b.text() == tr("library-delete-game")))
    settle(qtbot)
    assert page.table.rows == []
    assert not page.table.isVisible()

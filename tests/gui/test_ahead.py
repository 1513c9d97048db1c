"""Pages that are made before anybody wants them, and those that are filled while they are seen."""

from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engines.core import registry
from engines.core.registry import game
from engines.games.fargo import GAME as FARGO
from gui.app import event_loop
from gui.app.keys.commands import Command
from gui.app.requests import Play, Request
from gui.library.page import LibraryPage
from gui.setup.new_match import NewMatchPage
from gui.shell import ahead
from gui.shell.shell import Conductor
from gui.style import Scheme, theme
from tests.gui.conftest import PLAIN
from tests.session.small_game import SmallGame

PAGES = ("new", "library", "settings", "keys", "exercises", "arena", "about", "programs")


@pytest.fixture(autouse=True)
def few_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "_MODULES", ())


def texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel)]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_is_wanted_while_it_is_made_is_complete(
    conductor: Conductor, qtbot: QtBot, name: str
) -> None:
    making = conductor.pages.made_ahead(name)
    for _ in islice(making, 3):
        pass
    page = conductor.show(name)
    for _ in making:  # goes on behind it
        pass
    assert conductor.window.page is page
    assert page.findChildren(QWidget)
    assert conductor.show(name) is page


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_no_window_of_its_own_while_it_is_made(
    conductor: Conductor, name: str
) -> None:
    registry.games()[FARGO.id] = FARGO  # several are offered; the fixture brings all back
    focus = QApplication.focusWidget()
    for _ in conductor.pages.made_ahead(name):
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        assert shown == [conductor.window]
    assert QApplication.focusWidget() is focus


def test_all_pages_are_made_once_the_games_are_ready(conductor: Conductor, qtbot: QtBot) -> None:
    task = event_loop.spawn(ahead.make_pages(conductor.pages, conductor.desk.kernels), "make pages")
    qtbot.waitUntil(task.done)
    assert task.exception() is None
    assert conductor.pages.name(conductor.window.page) == "home"
    library = conductor.show("library")
    assert isinstance(library, LibraryPage)
    assert library.table.isVisible() or library._empty.isVisible()


def test_the_window_closes_while_pages_are_made(conductor: Conductor, qtbot: QtBot) -> None:
    task = event_loop.spawn(ahead.make_pages(conductor.pages, conductor.desk.kernels), "make pages")
    QCoreApplication.processEvents()
    conductor.quit()
    qtbot.waitUntil(conductor._ended.done)
    assert task.done()


def test_a_page_that_is_half_made_takes_a_new_look(conductor: Conductor, qtbot: QtBot) -> None:
    making = conductor.pages.made_ahead("library")
    for _ in islice(making, 3):
        pass
    theme().set_look(replace(PLAIN, scheme=Scheme.DARK, scale=150))
    page = conductor.show("library")
    assert isinstance(page, LibraryPage)
    assert page.table.verticalHeader().defaultSectionSize() == theme().px(32)


def test_keys_that_change_while_their_page_is_made_are_shown(conductor: Conductor) -> None:
    making = conductor.pages.made_ahead("keys")
    for _ in islice(making, 3):
        pass
    conductor.desk.keys.choose(Command.HINT, [QKeySequence("F12")])
    page = conductor.show("keys")
    assert "F12" in texts(page)


# -- a form that is filled while it is seen ---------------------------------------------------


def test_a_match_starts_before_the_form_is_complete(conductor: Conductor) -> None:
    conductor.new_match()
    page = conductor.window.page
    assert isinstance(page, NewMatchPage)
    assert page.busy
    assert conductor.busy
    asked: list[Request] = []
    conductor.pages.wants.disconnect(conductor.carry_out)
    page.wants.connect(asked.append)
    page.start_button.click()
    assert isinstance(asked[0], Play)
    assert not page.busy


def test_another_form_is_wanted_before_the_first_is_complete(
    conductor: Conductor, small: SmallGame, qtbot: QtBot
) -> None:
    conductor.new_match()
    conductor.new_match(small.id, watch=True)
    page = conductor.window.page
    assert isinstance(page, NewMatchPage)
    qtbot.waitUntil(lambda: not page.busy)
    assert page.form.watching
    qtbot.waitUntil(page.form.isVisible)
    assert page._place.count() == 1


def test_the_page_is_left_before_the_form_is_complete(conductor: Conductor, qtbot: QtBot) -> None:
    conductor.new_match()
    page = conductor.window.page
    assert isinstance(page, NewMatchPage)
    conductor.go_home()
    qtbot.waitUntil(lambda: not page.busy)
    assert not page.form.isVisible()
    conductor.show("new")
    qtbot.waitUntil(page.form.isVisible)
    assert page.form.game is game("double")

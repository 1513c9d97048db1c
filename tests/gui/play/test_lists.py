"""Open lists, menus, and the Alt key: what every desktop program has taught people to press."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QMenuBar

from engines.contract.record import PERSON
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.help.keys_overview import KeysPage
from gui.match.page import MatchPage
from gui.setup.new_match import NewMatchPage
from tests.gui.play.program import Key, Program, record_of, wait_until

ALT = Qt.KeyboardModifier.AltModifier
CHOOSING = [Key.Key_Return, Key.Key_Enter, Key.Key_Space]


@pytest.mark.parametrize("key", CHOOSING)
def test_a_key_chooses_in_an_open_list_and_closes_it(program: Program, key: Qt.Key) -> None:
    box = _open_clocks(program)
    _press(Key.Key_Down)
    _press(Key.Key_Down)
    _press(key)
    assert QApplication.activePopupWidget() is None
    assert box.currentIndex() == 2
    assert isinstance(program.page, NewMatchPage)


def test_escape_closes_an_open_list_and_nothing_else(program: Program) -> None:
    box = _open_clocks(program)
    _press(Key.Key_Down)
    _press(Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert box.currentIndex() == 0
    assert isinstance(program.page, NewMatchPage)


@pytest.mark.parametrize("key", CHOOSING)
def test_a_key_chooses_in_a_menu(program: Program, key: Qt.Key) -> None:
    program.key(Key.Key_H, ALT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = [action for action in menu.actions() if action.isEnabled()]
    keys = next(action for action in entries if action.text() == tr("command-keys"))
    while menu.activeAction() is not keys:
        _press(Key.Key_Down)
    _press(key)
    assert QApplication.activePopupWidget() is None
    assert isinstance(program.page, KeysPage)


@pytest.mark.parametrize("key", CHOOSING)
def test_a_key_chooses_a_completion(program: Program, key: Qt.Key) -> None:
    field = _open_completions(program)
    _press(key)
    assert QApplication.activePopupWidget() is None
    assert field.text() == "roll"
    if key is not Key.Key_Space:  # a space only fills in the move
        program.until_due()
        assert program.texts[1] == "roll"


def test_escape_closes_the_completions_before_the_move_line(program: Program) -> None:
    field = _open_completions(program)
    _press(Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert field.isVisible()
    assert program.texts[1:] == []
    program.key(Key.Key_Escape)
    assert not field.isVisible()


def test_alt_alone_shows_keys_and_leaves_the_focus(program: Program) -> None:
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.until_due()
    program.board.setFocus()
    focus = QApplication.focusWidget()
    held: list[bool] = []
    program.context.guard.alt_held.connect(held.append)
    handle = program.window.windowHandle()
    QTest.keyPress(handle, Key.Key_Alt)
    assert held == [True]
    QTest.keyRelease(handle, Key.Key_Alt, ALT)
    assert held == [True, False]
    assert not isinstance(QApplication.focusWidget(), QMenuBar)
    assert QApplication.focusWidget() is focus
    program.key(Key.Key_R)
    assert program.until_due() is Waiting.PERSON
    assert len(program.texts) == 1
    assert isinstance(program.page, MatchPage)


def _open_clocks(program: Program) -> QComboBox:
    """Open the list of clocks of the form for a new match by key."""
    program.key(Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = program.page
    assert isinstance(page, NewMatchPage)
    page.show_game("dice_chess")
    box = page.form.clock
    box.setCurrentIndex(0)
    program.tab_to(lambda widget: widget is box, "the list")
    program.key(Key.Key_Down, ALT)
    assert QApplication.activePopupWidget() is not None
    return box


def _open_completions(program: Program) -> QLineEdit:
    """Type a letter into the move line and go to the only move that has it."""
    program.play(record_of(PERSON, "always_stop", seed=3))
    program.until_due()
    program.key(Key.Key_R)
    program.until_due()
    program.key(Key.Key_F2)
    field = program.match_page.move_line.field
    wait_until(field.hasFocus, "the cursor in the move line")
    program.type("ro")
    wait_until(QApplication.activePopupWidget, "the completions")
    _press(Key.Key_Down)
    return field


def _press(key: Qt.Key) -> None:
    """Press a key where the system sends it: an open list is a window of its own."""
    QTest.keyClick(QApplication.focusWindow(), key)

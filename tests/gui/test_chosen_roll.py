"""A roll is chosen for study: the one that is due, or the last one; Escape restores everything."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engines.match.controller.table_options import DiceSource
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.match.view import MatchView
from gui.shell.shell import Shell
from tests.gui.conftest import press
from tests.gui.shown import match_page

Table = Callable[..., MatchView]


def choose(shell: Shell, face: int) -> None:
    """Choose the roll with the command and the keyboard."""
    shell.actions[commands.CHOOSE_ROLL].trigger()
    entry = match_page(shell).tray.entry
    assert entry is not None
    assert entry.isVisible()
    press(entry, Qt.Key(ord(str(face))), Qt.Key.Key_Return)


def texts(match_view: MatchView) -> list[str]:
    nodes = match_view.match.record.nodes
    return [nodes[node].text for node in match_view.match.history.path()]


@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_roll_that_is_due_comes_out_as_chosen(shell: Shell, table: Table, face: int) -> None:
    match_view = table("person", "careless")
    choose(shell, face)
    assert texts(match_view) == [str(face)]
    assert match_view.match.record.nodes[0].typed
    assert not match_view.match.paused
    assert match_view.person_decides or face == 1


def test_the_last_roll_is_chosen_anew_and_the_old_one_stays_as_a_branch(
    shell: Shell, table: Table
) -> None:
    match_view = table("person", "person")
    match_page(shell).primary()
    (rolled,) = texts(match_view)
    other = 1 + int(rolled) % 3
    choose(shell, other)
    assert texts(match_view) == [str(other)]
    assert [node.text for node in match_view.match.record.nodes] == [rolled, str(other)]
    assert match_view.match.record.revised


def test_escape_brings_everything_back(shell: Shell, table: Table) -> None:
    match_view = table("person", "person")
    page = match_page(shell)
    page.primary()
    before = texts(match_view)
    shell.actions[commands.CHOOSE_ROLL].trigger()
    assert texts(match_view) == []
    shell.actions[commands.CANCEL].trigger()
    assert texts(match_view) == before
    assert page.tray.entry is None
    assert not match_view.match.paused
    assert not match_view.match.record.revised


def test_whoever_does_something_else_chooses_no_roll(shell: Shell, table: Table) -> None:
    match_view = table("person", "person")
    match_page(shell).primary()
    match_page(shell).acting.act(0)
    match_page(shell).primary()
    shell.actions[commands.CHOOSE_ROLL].trigger()
    shell.actions[commands.UNDO].trigger()
    assert match_page(shell).tray.entry is None
    here = texts(match_view)
    shell.actions[commands.CANCEL].trigger()
    assert texts(match_view) == here


def test_a_roll_of_bots_is_chosen_while_they_are_watched(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("best", "careless", paused=True)
    choose(shell, 2)
    assert texts(match_view)[0] == "2"
    assert match_view.match.paused
    shell.actions[commands.PAUSE].trigger()
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    assert texts(match_view)[0] == "2"


def test_without_a_roll_there_is_nothing_to_choose(shell: Shell, table: Table) -> None:
    match_view = table("person", "careless", start="1 0 3 0 0")
    shell.actions[commands.CHOOSE_ROLL].trigger()
    page = match_page(shell)
    assert [notice.text for notice in page.notices.notices] == [tr("match-no-rolls-yet")]
    assert match_view.person_decides


def test_who_types_the_dice_needs_no_choice(shell: Shell, table: Table) -> None:
    table("person", "careless", dice=DiceSource.TYPED)
    action = shell.actions[commands.CHOOSE_ROLL]
    assert not action.isEnabled()
    assert action.toolTip() == tr("shell-youre-already-entering-dice")

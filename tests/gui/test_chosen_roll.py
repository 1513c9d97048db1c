"""A roll is chosen for study: the one that is due, or the last one; Escape brings all back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engines.session.events import Waiting
from engines.session.table import DiceSource
from gui.app.keys.commands import Command
from gui.match.sitting import Sitting
from gui.shell.shell import Conductor
from tests.gui.conftest import press

Table = Callable[..., Sitting]


def choose(conductor: Conductor, face: int) -> None:
    """Choose the roll with the command and the keyboard."""
    conductor.actions[Command.CHOOSE_ROLL].trigger()
    entry = conductor.match_page.tray.entry
    assert entry is not None
    assert entry.isVisible()
    press(entry, Qt.Key(ord(str(face))), Qt.Key.Key_Return)


def texts(sitting: Sitting) -> list[str]:
    nodes = sitting.match.record.nodes
    return [nodes[node].text for node in sitting.match.history.path()]


@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_roll_that_is_due_comes_out_as_chosen(
    conductor: Conductor, table: Table, face: int
) -> None:
    sitting = table("person", "careless")
    choose(conductor, face)
    assert texts(sitting) == [str(face)]
    assert sitting.match.record.nodes[0].typed
    assert not sitting.match.paused
    assert sitting.person_decides or face == 1


def test_the_last_roll_is_chosen_anew_and_the_old_one_stays_as_a_branch(
    conductor: Conductor, table: Table
) -> None:
    sitting = table("person", "person")
    conductor.match_page.primary()
    (rolled,) = texts(sitting)
    other = 1 + int(rolled) % 3
    choose(conductor, other)
    assert texts(sitting) == [str(other)]
    assert [node.text for node in sitting.match.record.nodes] == [rolled, str(other)]
    assert sitting.match.record.revised


def test_escape_brings_everything_back(conductor: Conductor, table: Table) -> None:
    sitting = table("person", "person")
    page = conductor.match_page
    page.primary()
    before = texts(sitting)
    conductor.actions[Command.CHOOSE_ROLL].trigger()
    assert texts(sitting) == []
    conductor.actions[Command.CANCEL].trigger()
    assert texts(sitting) == before
    assert page.tray.entry is None
    assert not sitting.match.paused
    assert not sitting.match.record.revised


def test_whoever_does_something_else_chooses_no_roll(conductor: Conductor, table: Table) -> None:
    sitting = table("person", "person")
    conductor.match_page.primary()
    conductor.match_page.act(0)
    conductor.match_page.primary()
    conductor.actions[Command.CHOOSE_ROLL].trigger()
    conductor.actions[Command.UNDO].trigger()
    assert conductor.match_page.tray.entry is None
    here = texts(sitting)
    conductor.actions[Command.CANCEL].trigger()
    assert texts(sitting) == here


def test_a_roll_of_bots_is_chosen_while_they_are_watched(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("best", "careless", paused=True)
    choose(conductor, 2)
    assert texts(sitting)[0] == "2"
    assert sitting.match.paused
    conductor.actions[Command.PAUSE].trigger()
    qtbot.waitUntil(lambda: sitting.match.waiting is Waiting.OVER)
    assert texts(sitting)[0] == "2"


def test_without_a_roll_there_is_nothing_to_choose(conductor: Conductor, table: Table) -> None:
    sitting = table("person", "careless", start="1 0 3 0 0")
    conductor.actions[Command.CHOOSE_ROLL].trigger()
    page = conductor.match_page
    assert [notice.text for notice in page.notices.notices] == ["No dice have been rolled yet."]
    assert sitting.person_decides


def test_who_types_the_dice_needs_no_choice(conductor: Conductor, table: Table) -> None:
    table("person", "careless", dice=DiceSource.TYPED)
    action = conductor.actions[Command.CHOOSE_ROLL]
    assert not action.isEnabled()
    assert action.toolTip() == "You type the dice anyway."

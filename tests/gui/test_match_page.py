"""Whole games through the real window, on the text board."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engines.core.record import PERSON
from engines.session.events import Waiting
from engines.session.history import START
from engines.session.table import DiceSource
from gui.app.keys.commands import Command
from gui.match.sitting import Sitting
from gui.shell.shell import Conductor
from gui.table.text_board import TextBoard
from tests.gui.conftest import click, press, type_text

Table = Callable[..., Sitting]
PEOPLE_ACT = (Waiting.PERSON, Waiting.ROLL, Waiting.DICE, Waiting.OVER)


def wait_for_person(qtbot: QtBot, sitting: Sitting) -> Waiting:
    qtbot.waitUntil(lambda: sitting.match.waiting in PEOPLE_ACT)
    return sitting.match.waiting


def actions_of(sitting: Sitting) -> list[str]:
    return [node.text for node in sitting.match.record.nodes]


def test_a_game_by_mouse(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "careless")
    tray = conductor.match_page.tray
    clicks = 0
    while wait_for_person(qtbot, sitting) is not Waiting.OVER:
        button = tray.primary
        assert button is not None
        assert button.isVisible()
        click(button)
        clicks += 1
    assert clicks == 6  # three turns: roll, decide
    assert tray.card is not None
    assert conductor.window.status_line.sentence == "The game is over."


def test_a_game_by_keys_only(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "careless")
    board = conductor.match_page.board
    assert isinstance(board, TextBoard)
    keys = 0
    while wait_for_person(qtbot, sitting) is not Waiting.OVER:
        if sitting.match.waiting is Waiting.ROLL:
            conductor.actions[Command.ROLL].trigger()
        else:
            press(board, Qt.Key.Key_1)
        keys += 1
    assert keys == 6


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_game_in_the_move_line(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "careless")
    page = conductor.match_page
    while wait_for_person(qtbot, sitting) is not Waiting.OVER:
        if sitting.match.waiting is Waiting.ROLL:
            page.primary()
            continue
        assert sitting.person_decides
        conductor.actions[Command.MOVE_LINE].trigger()
        assert page.move_line.isVisible()
        type_text(page.move_line.field, "keep")
        press(page.move_line.field, Qt.Key.Key_Return)
        assert not page.move_line.isVisible()
    assert actions_of(sitting).count("keep") >= 3


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_wrong_move_is_explained_and_changes_nothing(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("person", "careless")
    page = conductor.match_page
    page.primary()
    before = sitting.match.record
    page.type_move()
    type_text(page.move_line.field, "jump")
    press(page.move_line.field, Qt.Key.Key_Return)
    assert page.move_line.error == "'jump' is no action."
    assert sitting.match.record == before
    press(page.move_line.field, Qt.Key.Key_Escape)
    assert not page.move_line.isVisible()


def test_a_game_of_bots_runs_by_itself(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("best", "careless")
    page = conductor.match_page
    assert page.watch_bar.isVisible()
    qtbot.waitUntil(lambda: sitting.match.waiting is Waiting.OVER)
    qtbot.waitUntil(lambda: page.tray.card is not None)


def test_every_finished_turn_of_bots_is_commented(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("best", "careless", paused=True)
    match, line = sitting.match, conductor.match_page.watch_bar.commentary
    assert line.text() == ""
    while match.position.moment.turn == 1:
        before = len(match.history)
        conductor.actions[Command.STEP].trigger()
        qtbot.waitUntil(lambda: len(match.history) > before)  # noqa: B023
    qtbot.waitUntil(lambda: "Anna" in line.text())


def test_a_game_of_bots_by_single_steps(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("best", "careless", paused=True)
    assert sitting.match.history.at == START
    for steps in range(1, 4):
        conductor.actions[Command.STEP].trigger()
        qtbot.waitUntil(lambda: len(sitting.match.history) == steps)  # noqa: B023
    conductor.actions[Command.BACK].trigger()
    assert sitting.match.history.at == 1
    assert sitting.match.paused


def test_typed_dice_make_the_same_record(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "careless", dice=DiceSource.TYPED)
    tray = conductor.match_page.tray
    typed: list[str] = []
    while wait_for_person(qtbot, sitting) is not Waiting.OVER:
        if sitting.match.waiting is Waiting.DICE:
            assert tray.entry is not None
            face = 1 + len(typed) % 3
            typed.append(str(face))
            press(tray.entry, Qt.Key(ord(str(face))))
            press(tray.entry, Qt.Key.Key_Return)
        else:
            assert tray.primary is not None
            tray.primary.click()
    nodes = sitting.match.record.nodes
    assert [node.text for node in nodes if node.typed] == typed
    assert len(typed) == 6


def test_undo_redo_and_a_branch(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "person")
    page, history = conductor.match_page, sitting.match.history
    page.primary()
    first = history.position
    page.act(0)
    conductor.actions[Command.UNDO].trigger()
    assert history.position == first
    assert page.tray.primary is not None
    conductor.actions[Command.REDO].trigger()
    assert history.position != first
    conductor.actions[Command.UNDO].trigger()
    if len(first.legal()) > 1:
        page.act(first.legal()[1])
    assert len(history.children(0)) == len(first.legal())


def test_undo_goes_back_while_a_bot_thinks(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("person", "careless")
    page = conductor.match_page
    page.primary()
    here = sitting.match.position
    page.act(0)
    assert not sitting.person_decides
    conductor.actions[Command.UNDO].trigger()
    assert sitting.match.position == here
    assert sitting.person_decides


def test_a_seat_changes_hands(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "careless")
    players = conductor.match_page.players
    players.sit(0, "best")
    assert sitting.match.seats[0].player == "best"
    assert sitting.match.seats[0].name == "Anna"
    assert sitting.watching
    players.sit(1, PERSON)
    assert wait_for_person(qtbot, sitting) is not Waiting.OVER
    assert players.cards[1].view.detail == "Person"


def test_a_usual_name_changes_with_the_player(
    conductor: Conductor, table: Table, qtbot: QtBot
) -> None:
    sitting = table("person", "careless")
    players = conductor.match_page.players
    players.rename(1, "Careless")
    players.sit(1, "best")
    assert sitting.match.seats[1].name == "Best"


def test_pause_is_said_and_space_goes_on(conductor: Conductor, table: Table, qtbot: QtBot) -> None:
    sitting = table("person", "careless")
    page = conductor.match_page
    page.primary()
    conductor.actions[Command.PAUSE].trigger()
    page.act(0)
    assert conductor.window.status_line.sentence.startswith("Paused.")
    page.primary()
    assert not sitting.match.paused
    wait_for_person(qtbot, sitting)

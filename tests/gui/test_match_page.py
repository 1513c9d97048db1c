"""Whole games through the real window, on the text board."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Estimate, Line
from engines.contract.record import PERSON
from engines.match.controller import control
from engines.match.controller.table_options import DiceSource
from engines.match.events import Waiting
from engines.match.history import START
from engines.runtime.texts import tr
from gui.app.keys import commands
from gui.match.result import expectation
from gui.match.view import MatchView
from gui.shell.shell import Shell
from gui.table.board import Scene
from gui.table.text_board import TextBoard
from tests.gui.conftest import click, press, type_text
from tests.gui.shown import match_page

Table = Callable[..., MatchView]
PEOPLE_ACT = (Waiting.PERSON, Waiting.ROLL, Waiting.DICE, Waiting.OVER)


def wait_for_person(qtbot: QtBot, match_view: MatchView) -> Waiting:
    qtbot.waitUntil(lambda: match_view.match.pending.waiting in PEOPLE_ACT)
    return match_view.match.pending.waiting


def actions_of(match_view: MatchView) -> list[str]:
    return [node.text for node in match_view.match.record.nodes]


def test_a_game_by_mouse(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    tray = match_page(shell).tray
    clicks = 0
    while wait_for_person(qtbot, match_view) is not Waiting.OVER:
        button = tray.first
        assert button is not None
        assert button.isVisible()
        click(button)
        clicks += 1
    assert clicks == 6  # three turns: roll, decide
    assert tray.row.buttons
    assert match_page(shell).headline.text.endswith(" wins.")


def test_the_button_that_begins_a_plan_is_ringed(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    page = match_page(shell)
    while wait_for_person(qtbot, match_view) is not Waiting.PERSON or page.moving:
        if page.tray.first is not None:
            click(page.tray.first)
    action = match_view.match.position.legal()[-1]
    for line, count in ((Line((action,), ("",), 0.0, Estimate(0.0), {}), 1), (None, 0)):
        page.preview(line)
        found = [each.objectName() for each in page.tray.row.buttons if each.advised]
        assert found == [f"choice-{action}"] * count


def test_a_replay_shows_nothing_of_what_comes_later(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("person", "careless")
    page = match_page(shell)
    while len(match_view.match.history.main_line()) < 6:
        wait_for_person(qtbot, match_view)
        assert page.tray.first is not None
        click(page.tray.first)
    wait_for_person(qtbot, match_view)
    trail = match_view.scene().trail
    with (
        patch.object(page.stage, "animate") as animate,
        patch.object(page.stage, "show_scene") as shown,
    ):
        page.replay_turn()
    assert len(trail) > 1
    assert page.headline.text == tr("match-recent-turns-again"), "nothing is asked meanwhile"
    assert shown.call_args.args[0].trail == ()
    for count, (step, scene) in enumerate(animate.call_args.args, 1):
        assert (step, scene.trail) == (trail[count - 1], trail[:count])
    page.stage.rested.emit()
    assert page.headline.text == expectation(match_view, page.board, match_view.scene())


@pytest.mark.parametrize("first", ["person", "careless"])
def test_a_replay_shows_what_everyone_has_done_since_ones_own_turn(
    shell: Shell, table: Table, qtbot: QtBot, first: str
) -> None:
    match_view = table(first, "careless", "careless")
    page, history = match_page(shell), match_view.match.history
    while len(history.main_line()) < 12 or history.position.turn != 0:
        if first == "person":
            wait_for_person(qtbot, match_view)
            assert page.tray.first is not None
            click(page.tray.first)
        else:
            match_view.match.step()
            qtbot.wait(1)
    with patch.object(page.stage, "animate") as animate:
        page.replay_turn()
    turns = {step.before.moment.turn for step, _ in animate.call_args.args}
    now = history.position.moment.turn
    assert turns - {now} == ({now - 2, now - 1} if first == "person" else {now - 1})


@pytest.mark.parametrize(("dice", "text"), [(True, "is-rolling"), (False, "its-turn-of")])
def test_only_dice_are_said_to_be_rolled(shell: Shell, table: Table, dice: bool, text: str) -> None:
    match_view = table("person", "careless")
    page, scene = match_page(shell), match_view.scene()
    pending = SimpleNamespace(waiting=Waiting.CHANCE, seat=0)
    position = SimpleNamespace(roll=lambda: dice or None)
    seats = match_view.match.seats
    match = SimpleNamespace(paused=False, pending=pending, seats=seats, position=position)
    with patch.object(match_view, "match", match):
        said = expectation(match_view, page.board, scene)
    assert said == tr(f"match-{text}", name=seats[0].name)


def test_a_game_by_keys_only(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    board = match_page(shell).board
    assert isinstance(board, TextBoard)
    keys = 0
    while wait_for_person(qtbot, match_view) is not Waiting.OVER:
        if match_view.match.pending.waiting is Waiting.ROLL:
            shell.actions[commands.ROLL].trigger()
        else:
            press(board, Qt.Key.Key_1)
        keys += 1
    assert keys == 6


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_game_in_the_move_line(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    page = match_page(shell)
    while wait_for_person(qtbot, match_view) is not Waiting.OVER:
        if match_view.match.pending.waiting is Waiting.ROLL:
            page.primary()
            continue
        assert match_view.person_decides
        shell.actions[commands.MOVE_LINE].trigger()
        assert page.move_line.isVisible()
        shell.window.activateWindow()  # here, the list of completions has made itself active
        qtbot.waitUntil(page.move_line.field.hasFocus)
        type_text(page.move_line.field, "keep")
        press(page.move_line.field, Qt.Key.Key_Return)
        assert not page.move_line.isVisible()
    assert actions_of(match_view).count("keep") >= 3


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_wrong_move_is_explained_and_changes_nothing(
    shell: Shell, table: Table, qtbot: QtBot
) -> None:
    match_view = table("person", "careless")
    page = match_page(shell)
    page.primary()
    before = match_view.match.record
    page.type_move()
    type_text(page.move_line.field, "jump")
    press(page.move_line.field, Qt.Key.Key_Return)
    assert page.move_line.error.text() == "'jump' is no action."
    assert match_view.match.record == before
    press(page.move_line.field, Qt.Key.Key_Escape)
    assert not page.move_line.isVisible()


def test_a_game_of_bots_runs_by_itself(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("best", "careless")
    page = match_page(shell)
    assert page.watch_bar.isVisible()
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    qtbot.waitUntil(lambda: bool(page.tray.row.buttons))


def test_every_finished_turn_of_bots_is_commented(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("best", "careless", paused=True)
    match, line = match_view.match, match_page(shell).headline
    assert line.happened == ""
    while match.position.moment.turn == 1:
        before = len(match.history)
        shell.actions[commands.STEP].trigger()
        qtbot.waitUntil(lambda: len(match.history) > before)  # noqa: B023
    qtbot.waitUntil(lambda: "Anna" in line.happened)


def test_a_game_of_bots_by_single_steps(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("best", "careless", paused=True)
    assert match_view.match.history.at == START
    for steps in range(1, 4):
        shell.actions[commands.STEP].trigger()
        qtbot.waitUntil(lambda: len(match_view.match.history) == steps)  # noqa: B023
    shell.actions[commands.BACK].trigger()
    assert match_view.match.history.at == 1
    assert match_view.match.paused


def test_typed_dice_make_the_same_record(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless", dice=DiceSource.TYPED)
    tray = match_page(shell).tray
    typed: list[str] = []
    while wait_for_person(qtbot, match_view) is not Waiting.OVER:
        if match_view.match.pending.waiting is Waiting.DICE:
            assert tray.entry is not None
            face = 1 + len(typed) % 3
            typed.append(str(face))
            press(tray.entry, Qt.Key(ord(str(face))))
            press(tray.entry, Qt.Key.Key_Return)
        else:
            assert tray.first is not None
            tray.first.click()
    nodes = match_view.match.record.nodes
    assert [node.text for node in nodes if node.typed] == typed
    assert len(typed) == 6


def test_undo_redo_and_a_branch(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "person")
    page, history = match_page(shell), match_view.match.history
    page.primary()
    first = history.position
    page.acting.act(0)
    shell.actions[commands.UNDO].trigger()
    assert history.position == first
    assert page.tray.first is not None
    shell.actions[commands.REDO].trigger()
    assert history.position != first
    shell.actions[commands.UNDO].trigger()
    if len(first.legal()) > 1:
        page.acting.act(first.legal()[1])
    assert len(history.place(0).children) == len(first.legal())


def test_undo_goes_back_while_a_bot_thinks(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    page = match_page(shell)
    page.primary()
    here = match_view.match.position
    page.acting.act(0)
    assert not match_view.person_decides
    shell.actions[commands.UNDO].trigger()
    assert match_view.match.position == here
    assert match_view.person_decides


def test_a_seat_changes_hands(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    players = match_page(shell).players
    players.sit(0, "best")
    assert match_view.match.seats[0].player == "best"
    assert match_view.match.seats[0].name == "Anna"
    assert match_view.watching
    players.sit(1, PERSON)
    assert wait_for_person(qtbot, match_view) is not Waiting.OVER
    assert players.cards[1].view.detail == tr("match-person")


def test_a_usual_name_changes_with_the_player(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    players = match_page(shell).players
    control.sit(match_view.match, 1, replace(match_view.match.seats[1], name="Careless"))
    players.sit(1, "best")
    assert match_view.match.seats[1].name == "Best"


def test_pause_is_said_and_space_goes_on(shell: Shell, table: Table, qtbot: QtBot) -> None:
    match_view = table("person", "careless")
    page = match_page(shell)
    page.primary()
    shell.actions[commands.PAUSE].trigger()
    page.acting.act(0)
    assert match_page(shell).headline.text.startswith("Paused.")
    page.primary()
    assert not match_view.match.paused
    wait_for_person(qtbot, match_view)


def test_a_match_that_is_not_seen_is_not_drawn(
    shell: Shell, table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_view = table("best", "careless", paused=True)
    page = match_page(shell)
    drawn = list[Scene]()
    monkeypatch.setattr(page.board, "draw", drawn.append)
    shell.show("library")
    match_view.match.resume()
    qtbot.waitUntil(lambda: match_view.match.pending.waiting is Waiting.OVER)
    assert not drawn
    shell.go_to_match()
    assert drawn[-1].position.text() == match_view.match.position.text()

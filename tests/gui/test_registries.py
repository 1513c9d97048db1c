"""The tables of the window: pages, commands, and the commands that games contribute."""

import math
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.contract.game import Game
from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game
from engines.match.archive import records
from gui.app import setting_rows
from gui.app.keys import commands
from gui.app.keys.commands import Command, Needs
from gui.app.keys.keymap import KeyMap
from gui.app.setting_rows import Row
from gui.app.settings import LAST_GAME, SHOWN, Key, Settings
from gui.games.roll_galaxy.commands import COLUMNS, HEADS
from gui.help.keys_overview import KeysPage, balanced
from gui.kit.label import Label
from gui.settings_page.keys_editor import KeysEditor
from gui.settings_page.page import SettingsPage
from gui.shell.opening import begin
from gui.shell.pages import PAGES, PageRow, all_commands
from gui.shell.shell import Shell
from gui.shell.start import parse
from tests.gui.conftest import put_record, settle
from tests.gui.shown import match_page

OPENED = [row for row in PAGES if row.command is not None and row.command.needs is Needs.NOTHING]

KEPT = r"""[appearance]
contrast=\"on\"
language=\"de\"
scale=125
theme=\"dark\"

[hint]
auto=true

[keys]
changed="{\"library\": [\"Ctrl+J\"], \"hint\": []}"

[motion]
reduced=true
speed=Infinity

[play]
auto_choices=\"forced\"
auto_rolls=\"always\"
dice=\"typed\"
name=\"Zo\\u00eb\"
teaching=\"coach\"

[sound]
on=true
volume=35
"""
"""A settings file as written by the version before the tables."""


@pytest.fixture
def small() -> Game:
    """All games are there; the window waits until this one is ready."""
    return game("fargo")


def test_each_page_opens_from_its_command(shell: Shell, qtbot: QtBot) -> None:
    for row in OPENED:
        assert row.command is not None
        shell.context.settings.set(LAST_GAME, "roll_galaxy")
        shell.show("first-match")
        shell.actions[row.command].trigger()
        settle(qtbot)
        assert shell.window.page is shell.pages.page(row.name), row.name
        if row.titled:
            assert shell.window.windowTitle() == f"{row.command.text} – Parlour"


@pytest.mark.parametrize("row", [row for row in PAGES if row.listed], ids=lambda row: row.name)
def test_each_page_can_be_named_on_the_command_line(row: PageRow) -> None:
    assert parse(["--page", row.name], "1.0").page == row.name


def test_names_of_pages_are_their_own() -> None:
    assert len({row.name for row in PAGES}) == len(PAGES)


def test_a_page_that_cannot_be_opened_leaves_the_home_page(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, parse(["--page", "review"], "1.0"))  # there is no match to review
    settle(qtbot)
    assert shell.window.page is shell.pages.page("home")


def test_the_overview_and_the_editor_list_every_command(shell: Shell) -> None:
    page = shell.show("keys")
    assert isinstance(page, KeysPage)
    listed = {label.text() for label in page.findChildren(Label)}
    everything = {each.text for each in all_commands()}
    places = {each.text for each in commands.PLACES}  # one line for all of them
    assert everything - places <= listed
    rows = {command.text for command in KeysEditor(shell.context.keys).table.rows}
    assert rows == everything


def test_columns_of_keys_are_about_equally_long() -> None:
    def block(lines: int) -> tuple[str, tuple[tuple[str, str], ...]]:
        return "", (("K", "Key"),) * lines

    blocks = [*map(block, (12, 2, 2, 2, 3, 9))]
    assert [len(column) for column in balanced(blocks, 3)] == [1, 3, 2]
    for columns in (1, 2, 4):
        parted = balanced(blocks, columns)
        assert len(parted) == columns
        assert [each for column in parted for each in column] == blocks


def test_each_command_in_a_menu_has_an_action_that_does_something(shell: Shell) -> None:
    for command in all_commands():
        signals = shell.actions[command].receivers(SIGNAL("triggered(bool)"))
        assert signals > 0, command.id


def test_keys_of_a_game_can_be_changed_and_clash_with_those_of_the_window(
    settings: Settings,
) -> None:
    keys = KeyMap(settings, all_commands())
    assert keys.conflicts(COLUMNS[0]) == []
    keys.choose(COLUMNS[0], [QKeySequence("R")])
    assert keys.text(COLUMNS[0]) == "R"
    assert keys.conflicts(COLUMNS[0]) == [commands.ROLL]
    assert keys.conflicts(commands.ROLL) == [COLUMNS[0]]
    assert KeyMap(settings, all_commands()).text(COLUMNS[0]) == "R"


def test_two_games_may_use_the_same_key(settings: Settings) -> None:
    one, other = (commands.in_turn(f"{name}/key", "F8", game=name) for name in ("one", "other"))
    assert KeyMap(settings, (one, other)).conflicts(one) == []


def test_keys_of_a_game_act_only_while_it_is_on_the_table(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = SeatRecord("Anna", PERSON)
    seats = [person, SeatRecord("Ben", "points")]
    put_record(shell, qtbot, records.new_record(game("fargo"), seats, seed=1), paused=True)
    settle(qtbot)
    assert not any(shell.actions[command].isEnabled() for command in (*COLUMNS, *HEADS))
    seats = [person, SeatRecord("Ben", "rollbot_easy")]
    put_record(shell, qtbot, records.new_record(game("roll_galaxy"), seats, seed=1), paused=True)
    settle(qtbot)
    assert all(shell.actions[command].isEnabled() for command in (*COLUMNS, *HEADS))
    board = match_page(shell).board
    assert board is not None
    ran: list[Command] = []
    monkeypatch.setattr(board, "run", ran.append)
    shell.context.keys.choose(HEADS[4], [QKeySequence("Ctrl+J")])
    assert shell.actions[HEADS[4]].shortcuts() == [QKeySequence("Ctrl+J")]
    shell.actions[HEADS[4]].trigger()
    assert ran == [HEADS[4]]
    shell.go_home()
    assert not shell.actions[HEADS[4]].isEnabled()


@pytest.mark.parametrize("key", SHOWN, ids=lambda key: key.name)
def test_each_setting_has_a_label_and_help(key: Key[object]) -> None:
    assert key.label_text
    assert key.help_text.endswith(".")
    assert key.accepts(key.default)


def test_each_setting_stands_on_its_page(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting_rows, "languages", lambda: ("en", "de"))
    page = shell.pages.get(SettingsPage)
    for key in SHOWN:
        assert key.heading is not None
        shell.show_settings(key.heading.section)
        rows = [row for row in page.findChildren(Row) if row.isVisible()]
        names = [row.control.accessibleName() for row in rows]
        assert names.count(key.label_text) == 1, key.name


def test_settings_kept_by_earlier_versions_are_read(tmp_path: Path, qapp: QApplication) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(KEPT)
    found = Settings(file)
    assert {key.name: found.get(key) for key in SHOWN} == {
        "appearance/language": "de",
        "appearance/theme": "dark",
        "appearance/scale": 125,
        "appearance/contrast": "on",
        "appearance/plain_surfaces": False,
        "appearance/chess_pieces": "turned",
        "appearance/chess_board": "walnut",
        "motion/speed": math.inf,
        "motion/watching_speed": 1.0,
        "motion/reduced": "on",
        "sound/on": True,
        "sound/volume": 35,
        "sound/watching": True,
        "play/name": "Zoë",
        "play/remarks": True,
        "play/dice": "typed",
        "play/auto_rolls": "always",
        "play/forced_moves": True,
        "play/teaching": "coach",
        "hint/auto": True,
    }
    keys = KeyMap(found, all_commands())
    assert [keys.text(keys.command(name)) for name in ("library", "hint")] == ["Ctrl+J", ""]
    assert found.problem() == ""

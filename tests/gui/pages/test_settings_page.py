"""The settings page: sections, and controls that act at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from superqt import QToggleSwitch

from engines.external.programs import Program
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.keys.commands import Command
from gui.app.requests import SettingsSection
from gui.app.setting_rows import Section
from gui.help.keys_overview import KeysPage
from gui.kit.card import Card
from gui.kit.label import Label
from gui.settings_page.keys_editor import KeysEditor
from gui.settings_page.page import SettingsPage
from gui.settings_page.programs import ProgramCard
from gui.shell.shell import Shell
from gui.style import Scheme, theme
from tests.gui.conftest import click, press, type_text


@pytest.fixture
def page(shell: Shell) -> SettingsPage:
    shown = shell.show("settings")
    assert isinstance(shown, SettingsPage)
    return shown


def control(page: QWidget, name: str) -> QWidget:
    """The visible control with this accessible name."""
    (found,) = (
        widget
        for widget in page.findChildren(QWidget)
        if widget.accessibleName() == name and not isinstance(widget, Label) and widget.isVisible()
    )
    return found


def choose(page: QWidget, name: str, text: str) -> None:
    box = control(page, name)
    assert isinstance(box, QComboBox)
    row = box.findText(text)
    assert row >= 0, text
    box.setCurrentIndex(row)
    box.activated.emit(row)


def test_every_section_is_reached_by_arrow_keys(page: SettingsPage) -> None:
    assert page.section is SettingsSection.APPEARANCE
    sections = control(page, tr("settings-sections"))
    assert isinstance(sections, QListWidget)
    assert page.window().focusWidget() is sections
    seen = []
    for _ in SettingsSection:
        seen.append(page.section)
        press(sections, Qt.Key.Key_Down)
    assert seen == list(SettingsSection)


def test_the_keys_page_leads_to_the_keys_in_the_settings(shell: Shell) -> None:
    keys_page = shell.show("keys")
    assert isinstance(keys_page, KeysPage)
    (change,) = (
        b for b in keys_page.findChildren(QPushButton) if b.text() == tr("help-change-keys")
    )
    click(change)
    page = shell.window.page
    assert isinstance(page, SettingsPage)
    assert page.section is SettingsSection.KEYS
    assert keys_editor(page).table.isVisible()


def test_appearance_acts_at_once(page: SettingsPage) -> None:
    choose(page, tr("settings-key-appearance-theme"), tr("settings-key-appearance-theme-dark"))
    assert theme().look.scheme is Scheme.DARK
    choose(page, tr("settings-key-appearance-scale"), "125%")
    assert theme().scale == 1.25
    choose(page, tr("settings-key-appearance-contrast"), tr("settings-key-appearance-contrast-on"))
    assert theme().look.high_contrast


def test_choices_for_play_are_kept(page: SettingsPage) -> None:
    settings = page.context.settings
    page.show_section(SettingsSection.PLAY)
    choose(page, tr("settings-key-play-dice"), tr("settings-key-play-dice-typed"))
    forced = control(page, tr("settings-key-play-forced-moves"))
    assert isinstance(forced, QToggleSwitch)
    click(forced)
    choose(page, tr("settings-key-play-auto-rolls"), tr("settings-key-play-auto-rolls-off"))
    assert settings.get(keys.DICE) == "typed"
    assert settings.get(keys.FORCED_MOVES) is True
    assert settings.get(keys.AUTO_ROLLS) == "off"
    name = control(page, tr("settings-key-play-name"))
    assert isinstance(name, QLineEdit)
    type_text(name, " Zoe ")
    settings.set(keys.VOLUME, 7)
    assert name.text() == " Zoe "
    press(name, Qt.Key.Key_Return)
    assert settings.get(keys.PLAYER_NAME) == "Zoe"


def test_a_switch_follows_the_setting_and_sets_it(page: SettingsPage) -> None:
    settings = page.context.settings
    page.show_section(SettingsSection.MOTION)
    switch = control(page, tr("settings-key-sound-watching"))
    assert isinstance(switch, QToggleSwitch)
    switch.click()
    assert not settings.get(keys.WATCHING_SOUND)
    settings.set(keys.WATCHING_SOUND, True)
    assert switch.isChecked()


def test_a_folder_is_made_and_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, context: Context, qtbot: QtBot
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    page = SettingsPage(context)
    qtbot.addWidget(page)
    page.show_section(SettingsSection.FILES)
    page.show()
    for button in page.findChildren(QPushButton):
        if button.text() == tr("settings-open-folder") and button.isVisible():
            click(button)
    assert len(set(opened)) == 3
    assert all(folder.startswith(str(tmp_path)) and Path(folder).is_dir() for folder in opened)


def test_settings_that_cannot_be_kept_are_told(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell.context.settings, "problem", lambda: "They cannot be written.")
    page = shell.show("settings")
    assert [notice.text for notice in page.notices.notices] == ["They cannot be written."]


def places(page: SettingsPage) -> tuple[int, int]:
    """In how many columns and rows the sections are that have settings."""
    titles = [tr(heading.text_id) for heading in keys.Heading]
    found = [each for each in page.findChildren(Section) if each.accessibleName() in titles]
    corners = [each.mapTo(page, each.rect().topLeft()) for each in found if each.isVisible()]
    return len({corner.x() for corner in corners}), len({corner.y() for corner in corners})


def test_sections_are_side_by_side_in_a_wide_window(page: SettingsPage, qtbot: QtBot) -> None:
    page.show_section(SettingsSection.PLAY)
    for width, wanted in ((960, (1, 3)), (1920, (3, 1))):
        page.window().resize(width, 640)
        qtbot.waitUntil(lambda wanted=wanted: places(page) == wanted)  # type: ignore[misc]


def test_names_of_external_bots_may_have_braces(qtbot: QtBot) -> None:
    card = ProgramCard(Program("{me}", ("python3", "bot.py"), "", ()), "")
    qtbot.addWidget(card)
    assert card.test.accessibleName() == tr("settings-test-name", name="{me}")


# -- keys -------------------------------------------------------------------------------------


def keys_editor(page: SettingsPage) -> KeysEditor:
    page.show_section(SettingsSection.KEYS)
    (found,) = page.findChildren(KeysEditor)
    return found


def row_of(page: SettingsPage, command: Command) -> int:
    model = keys_editor(page).table.model()
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    return names.index(command.text)


def test_a_key_that_is_taken_twice_is_named(page: SettingsPage) -> None:
    page.show_section(SettingsSection.KEYS)
    model = keys_editor(page).table.model()
    row = row_of(page, commands.HINT)
    assert model.index(row, 3).data() == ""
    model.setData(model.index(row, 1), QKeySequence("P"))
    assert page.context.keys.text(commands.HINT) == "P"
    assert model.index(row, 3).data() == tr("settings-also-used-for", others=(commands.PAUSE.text,))


def test_a_second_key_joins_the_first(page: SettingsPage) -> None:
    model = keys_editor(page).table.model()
    row = row_of(page, commands.HINT)
    model.setData(model.index(row, 2), QKeySequence("Ctrl+J"))
    texts = [keys.toString() for keys in page.context.keys.sequences(commands.HINT)]
    assert texts == ["H", "Ctrl+J"]
    assert not model.setData(model.index(row, 0), "Other name")


@pytest.mark.parametrize(
    ("column", "key"), [(1, Qt.Key.Key_F2), (1, Qt.Key.Key_Return), (0, Qt.Key.Key_Return)]
)
def test_a_key_is_changed_by_pressing_it(
    page: SettingsPage, qtbot: QtBot, column: int, key: Qt.Key
) -> None:
    """The key in a cell, or that next to a name."""
    table = keys_editor(page).table
    table.setFocus()
    table.setCurrentIndex(table.model().index(row_of(page, commands.HINT), column))
    press(table, key)
    (editor,) = table.findChildren(QKeySequenceEdit)
    assert editor.keySequence() == QKeySequence("H")
    QTest.keyClick(editor, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    editor.editingFinished.emit()
    qtbot.waitUntil(lambda: not table.findChildren(QKeySequenceEdit))
    assert page.context.keys.text(commands.HINT) == "Ctrl+J"


def test_the_search_finds_commands_and_keys(page: SettingsPage) -> None:
    page.show_section(SettingsSection.KEYS)
    model = keys_editor(page).table.model()
    field = control(page, tr("settings-search-commands-and-keys"))
    name = tr("command-replay-turn")
    type_text(field, name[:-1].lower())
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [name]
    assert isinstance(field, QLineEdit)
    field.setText("f11")
    shown = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert shown == [tr("command-focus-mode")]


def test_the_usual_keys_come_back(page: SettingsPage) -> None:
    page.show_section(SettingsSection.KEYS)
    context = page.context
    context.keys.choose(commands.HINT, [QKeySequence("Ctrl+J")])
    (usual,) = (
        b for b in page.findChildren(QPushButton) if b.text() == tr("settings-restore-defaults")
    )
    click(usual)
    assert context.keys.text(commands.HINT) == "H"


@pytest.mark.parametrize(("width", "columns"), [(960, 2), (1440, 3)])
def test_the_overview_has_columns_in_which_names_have_room(
    shell: Shell, width: int, columns: int, qtbot: QtBot
) -> None:
    page = shell.show("keys")
    shell.window.resize(width, 640)

    def cards() -> list[Card]:
        return [card for card in page.findChildren(Card) if card.isVisible()]

    def lefts() -> set[int]:
        return {card.mapTo(page, card.rect().topLeft()).x() for card in cards()}

    qtbot.waitUntil(lambda: len(lefts()) == columns)
    shell.window.grab()
    names = [each for card in cards() for each in card.findChildren(Label) if each.wordWrap()]
    two_lines = 2 * names[0].fontMetrics().height()
    assert len([name for name in names if name.height() >= two_lines]) <= 1  # of forty


def test_the_overview_lists_the_keys_as_they_are_now(shell: Shell, qtbot: QtBot) -> None:
    page = shell.show("keys")

    def words() -> set[str]:
        return {label.text() for label in page.findChildren(Label) if label.isVisible()}

    assert {tr("command-hint"), "H"} <= words()
    shell.context.keys.choose(commands.HINT, [QKeySequence("Ctrl+J")])
    qtbot.waitUntil(lambda: "Ctrl+J" in words() and "H" not in words())

"""The key map, its conflicts, and who gets a key first."""

from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engines.runtime import texts
from gui.app.keys import commands
from gui.app.keys.commands import Group
from gui.app.keys.guard import OWN_COPY, claims
from gui.app.keys.keymap import KeyMap
from gui.app.settings import Settings
from gui.kit.card import Card
from gui.shell.pages import all_commands
from gui.table.dice.entry import DiceEntry

_Key = Qt.Key
_Mod = Qt.KeyboardModifier


@pytest.fixture
def keys(settings: Settings) -> KeyMap:
    return KeyMap(settings, all_commands())


def test_no_two_commands_share_a_usual_key() -> None:
    usual = Counter(QKeySequence(key).toString() for c in all_commands() for key in c.keys)
    assert [key for key, count in usual.items() if count > 1] == []


def test_every_usual_key_is_a_key() -> None:
    texts = [key for command in all_commands() for key in command.keys]
    assert [text for text in texts if QKeySequence(text).toString() == ""] == []


def test_commands_have_names_of_their_own() -> None:
    everything = all_commands()
    assert len({command.id for command in everything}) == len(everything)
    assert len({command.text for command in everything}) == len(everything)
    assert {command.group for command in everything} == set(Group)


@pytest.mark.parametrize("code", texts.languages())
def test_names_of_commands_begin_with_a_capital(code: str) -> None:
    texts.speak(code)
    try:
        assert [each.text for each in all_commands() if each.text[:1].islower()] == []
    finally:
        texts.speak("en")


def test_a_chosen_key_replaces_the_usual_ones(keys: KeyMap) -> None:
    keys.choose(commands.HINT, [QKeySequence("Ctrl+J")])
    assert keys.text(commands.HINT) == "Ctrl+J"
    keys.choose(commands.HINT, [QKeySequence("H")])
    assert keys.text(commands.HINT) == "H"


def test_a_command_may_have_no_key(keys: KeyMap) -> None:
    keys.choose(commands.HINT, [])
    assert keys.sequences(commands.HINT) == []
    keys.reset()
    assert keys.text(commands.HINT) == "H"


def test_every_command_has_a_key() -> None:
    assert [command.id for command in all_commands() if not command.keys] == []


def test_conflicts_are_named(keys: KeyMap) -> None:
    keys.choose(commands.HINT, [QKeySequence("R")])
    assert keys.conflicts(commands.HINT) == [commands.ROLL]
    assert keys.conflicts(commands.ROLL) == [commands.HINT]
    assert keys.conflicts(commands.NEW) == []


def test_damaged_keys_in_the_settings_are_ignored(settings: Settings) -> None:
    settings.file.parent.mkdir(exist_ok=True)
    settings.file.write_text('[keys]\nchanged="{\\"hint\\": 7}"\n')
    assert KeyMap(Settings(settings.file), all_commands()).text(commands.HINT) == "H"


def override(
    key: Qt.Key, modifiers: Qt.KeyboardModifier = _Mod.NoModifier, text: str = ""
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers, text)


@pytest.mark.parametrize(
    ("kind", "key", "claimed"),
    [
        (QPushButton, _Key.Key_Space, True),
        (QPushButton, _Key.Key_Return, True),
        (QPushButton, _Key.Key_H, False),
        (QPushButton, _Key.Key_Left, False),
        (QComboBox, _Key.Key_Down, True),
        (QLineEdit, _Key.Key_Escape, True),
        (QLineEdit, _Key.Key_Return, True),
        (Card, _Key.Key_Enter, True),
        (QWidget, _Key.Key_Space, False),
    ],
)
def test_what_a_focused_control_keeps(
    qtbot: QtBot, kind: type[QWidget], key: Qt.Key, claimed: bool
) -> None:
    widget = kind()
    qtbot.addWidget(widget)
    assert claims(widget, override(key)) is claimed


def test_commands_with_ctrl_are_never_kept(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    assert not claims(button, override(_Key.Key_Space, _Mod.ControlModifier))


def test_what_can_be_copied_is_copied_itself(qtbot: QtBot) -> None:
    copy = override(_Key.Key_C, _Mod.ControlModifier, "\x03")
    card, view = QWidget(), QListView()
    for widget in (card, view):
        qtbot.addWidget(widget)
    assert claims(view, copy)
    assert not claims(card, copy)
    card.setProperty(OWN_COPY, True)
    assert claims(card, copy)


def _takes(entry: DiceEntry, event: QKeyEvent) -> bool:
    event.ignore()
    QCoreApplication.sendEvent(entry, event)
    return event.isAccepted()


def test_typed_dice_keep_faces_and_pasting(qtbot: QtBot) -> None:
    entry = DiceEntry(3)
    qtbot.addWidget(entry)
    assert _takes(entry, override(_Key.Key_4, text="4"))
    assert _takes(entry, override(_Key.Key_V, _Mod.ControlModifier, "\x16"))
    assert not _takes(entry, override(_Key.Key_N, _Mod.ControlModifier, "\x0e"))
    assert not _takes(entry, override(_Key.Key_Escape, text="\x1b"))

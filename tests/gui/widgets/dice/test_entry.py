"""Typing a roll: keys, clicks, paste, wrong input."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from engines.runtime.texts import tr
from gui.table.dice.entry import DiceEntry, EntryFace
from gui.table.dice.view import Glyph

PIECES = tuple(
    EntryFace(key, Glyph(f"chess.{name}"), name)
    for key, name in (("K", "king"), ("N", "knight"), ("P", "pawn"))
)


@pytest.fixture
def entry(qtbot: QtBot) -> DiceEntry:
    made = DiceEntry(4)
    qtbot.addWidget(made)
    return made


def test_digits_fill_the_fields_and_enter_submits(qtbot: QtBot, entry: DiceEntry) -> None:
    QTest.keyClicks(entry, "1455")
    assert entry.places == (0, 3, 4, 4)
    with qtbot.waitSignal(entry.submitted):
        QTest.keyClick(entry, Qt.Key.Key_Return)


def test_a_wrong_digit_is_named_and_changes_nothing(qtbot: QtBot, entry: DiceEntry) -> None:
    QTest.keyClicks(entry, "17")
    assert entry.message == tr("table-isnt-face-die-type", key=7, faces="1–6")
    assert entry.places == (0, None, None, None)
    QTest.keyClicks(entry, "2")
    assert entry.message == ""


def test_backspace_goes_back(entry: DiceEntry) -> None:
    QTest.keyClicks(entry, "14")
    left = []
    for _ in range(3):
        QTest.keyClick(entry, Qt.Key.Key_Backspace)
        left.append(entry.places)
    assert left == [(0, None, None, None), (None,) * 4, (None,) * 4]


def test_arrows_let_a_field_be_corrected(entry: DiceEntry) -> None:
    QTest.keyClicks(entry, "1455")
    QTest.keyClick(entry, Qt.Key.Key_Left)
    QTest.keyClick(entry, Qt.Key.Key_Left)
    QTest.keyClicks(entry, "6")
    assert entry.places == (0, 5, 4, 4)


@pytest.mark.parametrize("text", ["1 4 5 5", "1455", "1,4,5,5", " 1  4 5 5 "])
def test_a_whole_roll_can_be_pasted(entry: DiceEntry, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(entry, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert entry.places == (0, 3, 4, 4)


@pytest.mark.parametrize("text", ["1 4 5", "1 4 5 5 5", "1 4 9 5", "1 4 12 5", "hello"])
def test_wrong_text_changes_nothing(entry: DiceEntry, text: str) -> None:
    assert not entry.enter(text)
    assert entry.places == (None,) * 4
    assert entry.message


def test_an_unfinished_roll_is_not_submitted(qtbot: QtBot, entry: DiceEntry) -> None:
    QTest.keyClicks(entry, "14")
    with qtbot.assertNotEmitted(entry.submitted):
        QTest.keyClick(entry, Qt.Key.Key_Return)
    assert "2" in entry.message


def test_faces_can_be_clicked(qtbot: QtBot, entry: DiceEntry) -> None:
    entry.show()
    six = next(
        button for button in entry.findChildren(QAbstractButton) if button.accessibleName() == "6"
    )
    with qtbot.waitSignal(entry.changed):
        QTest.mouseClick(six, Qt.MouseButton.LeftButton)
    assert entry.places[0] == 5


def test_letters_are_not_case_sensitive(qtbot: QtBot) -> None:
    entry = DiceEntry(3, PIECES)
    qtbot.addWidget(entry)
    QTest.keyClicks(entry, "nPk")
    assert entry.places == (1, 2, 0)
    QTest.keyClicks(entry, "x")
    assert entry.message == tr("table-isnt-face-die-type", key="x", faces="K, N, P")


def test_fields_tell_what_they_hold(qtbot: QtBot, entry: DiceEntry) -> None:
    QTest.keyClicks(entry, "3")
    names = [field.accessibleName() for field in entry.findChildren(QAbstractButton)]
    assert tr("table-die-of", number=1, dice=4, shows=3) in names
    assert tr("table-die-of", number=2, dice=4, shows="empty") in names


def test_a_new_roll_starts_empty(qtbot: QtBot, entry: DiceEntry) -> None:
    QTest.keyClicks(entry, "1457")
    entry.start(10)
    assert entry.places == (None,) * 10
    assert entry.message == ""
    entry.start(0)
    assert entry.complete

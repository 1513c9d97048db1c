"""The line above a table: what has just happened."""

from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.kit.event_line import EventLine
from gui.style import Token

LONG = "Dr. Dora Dimitropoulou trades the Novelty good of Deep Space Symbionts, Ltd. with one die."


def test_a_long_sentence_does_not_widen_the_table(qtbot: QtBot) -> None:
    line = EventLine()
    qtbot.addWidget(line)
    line.show_event(LONG, Token.TEXT)
    assert line.minimumSizeHint().width() < 60
    assert line.text == LONG


def test_a_sentence_gets_the_room_that_there_is(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    line = EventLine()
    QHBoxLayout(table).addWidget(line)
    table.resize(300, 40)
    table.show()
    label = line._label
    line.show_event(LONG, Token.TEXT)
    qtbot.waitUntil(lambda: label.width() > 200)
    table.resize(2000, 40)
    qtbot.waitUntil(lambda: label.width() >= label.sizeHint().width())
    line.show_event("Short.", Token.TEXT)
    qtbot.waitUntil(lambda: label.width() < 100)

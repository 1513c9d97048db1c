"""The field to search with."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from gui.kit.fields import SearchField


def test_it_hides_what_does_not_match_until_esc_clears_it(qtbot: QtBot) -> None:
    found = QListWidget()
    found.addItems(["Ace of clubs", "King"])
    field = SearchField("Find", found)
    qtbot.addWidget(found)
    qtbot.addWidget(field)
    QTest.keyClicks(field, " ACE")
    assert [found.item(row).isHidden() for row in range(2)] == [False, True]
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert not any(found.item(row).isHidden() for row in range(2))


def test_it_is_hidden_while_there_is_little_to_search(qtbot: QtBot) -> None:
    found = QListWidget()
    qtbot.addWidget(found)
    found.addItems([str(entry) for entry in range(11)])
    few = SearchField("Find", found)
    found.addItem("11")
    many = SearchField("Find", found)
    for field in (few, many):
        qtbot.addWidget(field)
        field.setParent(found)
    found.show()
    assert (few.isVisible(), many.isVisible()) == (False, True)

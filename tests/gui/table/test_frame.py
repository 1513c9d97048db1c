"""The frame of a table: where its buttons are."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.table.frame import TableFrame


def test_what_is_pressed_leaves_the_rest_of_the_table_as_it_was(qtbot: QtBot) -> None:
    """Buttons that are too tall for their place grow upward, not sideways."""
    button, room = QWidget(), QRect(300, 500, 400, 40)
    frame = TableFrame(None, (), (QWidget(),), (button,))
    qtbot.addWidget(frame)
    frame.resize(800, 600)
    for high in (30, 90):
        button.setFixedSize(200, high)
        frame.set_foot(0, room)
        frame.set_foot(0, room)
        foot = frame.foot.geometry()
        assert (foot.left(), foot.right(), foot.bottom()) == (300, 699, 539)
        assert foot.height() == max(high, 40)

"""The frame of a table: where its buttons are, and what is said above it."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.style import TypeRole
from gui.table.frame import Headline, TableFrame


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


def test_where_all_is_in_one_line_what_just_happened_wraps_before_it_is_cut(qtbot: QtBot) -> None:
    headline = Headline()
    qtbot.addWidget(headline)
    headline.resize(868, headline.height())
    headline.say("Anna: roll on with 4 dice or bank 900 points?")
    headline.tell(
        "Anna has just rolled 5 dice, and none of them has scored: all of the run is lost."
    )
    headline.set_room(low=True, growth=1.0)
    headline.resize(620, headline.height())
    shown = headline._shown()
    assert shown[:2] == (headline.text, headline.happened)
    assert shown[2].pixelSize() < TypeRole.SECONDARY.size
    headline.resize(420, headline.height())
    assert headline._shown()[1].endswith("…")

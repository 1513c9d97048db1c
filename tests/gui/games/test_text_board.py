"""The text board tells no more than the viewer knows."""

from pytestqt.qtbot import QtBot

from engines.contract.catalog import Words
from engines.contract.messages import message
from engines.contract.position import Position
from engines.contract.registry import game
from gui.kit.label import Label
from gui.table.board import Scene, Step
from gui.table.text_board import TextBoard


def test_it_says_of_a_step_what_may_be_said(qtbot: QtBot, plain_look: None) -> None:
    position = Position.start(game("fargo"), 2)
    told = message("session.hidden.choice", seat=0)
    step = Step(position, 0, position, told, known=False)
    board = TextBoard()
    qtbot.addWidget(board)
    board.show_scene(Scene(position, 1, Words("en", ("Anna", "Ben")), trail=(step,)))
    texts = [label.text() for label in board.findChildren(Label)]
    assert "Anna has chosen in secret." in texts

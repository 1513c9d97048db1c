"""The text board tells no more than the viewer knows."""

from pytestqt.qtbot import QtBot

from engines.core.facts import fact
from engines.core.position import Position
from engines.core.registry import game
from engines.core.words import Words
from gui.kit.label import Label
from gui.table.board import Scene, Step
from gui.table.text_board import TextBoard


def test_it_says_of_a_step_what_may_be_said(qtbot: QtBot, plain_look: None) -> None:
    position = Position.start(game("fargo"), 2)
    told = fact("session.hidden.choice", seat=0)
    step = Step(position, 0, position, told, known=False)
    board = TextBoard()
    qtbot.addWidget(board)
    board.show_scene(Scene(position, 1, Words("en", ("Anna", "Ben")), trail=(step,)))
    texts = [label.text() for label in board.findChildren(Label)]
    assert "Anna has chosen in secret." in texts

"""The text board tells no more than the viewer knows."""

from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from engines.contract.messages import Words, message
from engines.contract.position import Position
from engines.contract.registry import game
from gui.table.board import Scene, Step
from gui.table.spots import words
from gui.table.text_board import TextBoard, TextTable


def test_it_says_of_a_step_what_may_be_said(qtbot: QtBot, plain_look: None) -> None:
    position = Position.start(game("fargo"), 2)
    told = message("session.hidden.choice", seat=0)
    step = Step(position, 0, position, told, known=False)
    board = TextBoard()
    qtbot.addWidget(board)
    board.resize(900, 600)
    board.show()
    board.show_scene(Scene(position, 1, Words("en", ("Anna", "Ben")), trail=(step,)))
    texts = {words(spot.name) for spot in board.surfaces[0].table.spots.values()}
    assert Words(names=("Anna", "Ben")).say(told) in texts


def test_every_choice_can_be_reached(plain_look: None) -> None:
    choices = tuple((action, str(action)) for action in range(40))
    shown = set[object]()
    for page in range(40):
        spots = TextTable(choices=choices, page=page).spots(QSizeF(400, 200))
        assert {spot.place for spot in spots} >= {0}
        shown |= {spot.key for spot in spots}
    assert {("do", action) for action, _ in choices} <= shown

"""Boards that live to the end of a test."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gui.games.lange_strasse.board import LangeStrasseBoard

MakeBoard = Callable[..., LangeStrasseBoard]


@pytest.fixture
def make_board(qtbot: QtBot) -> MakeBoard:
    """``make_board(width, height)`` shows a board that lives to the end of the test."""
    boards = []

    def make(width: int = 900, height: int = 540) -> LangeStrasseBoard:
        board = LangeStrasseBoard()
        boards.append(board)
        qtbot.addWidget(board)
        board.resize(width, height)
        board.show()
        return board

    return make

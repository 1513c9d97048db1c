"""What the coach points at on the board of Dice Chess."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from engines.games.dice_chess.dfen import parse_square
from gui.games.dice_chess.board import DiceChessBoard
from tests.gui.games.dice_chess.told import Told


@pytest.mark.parametrize(("mover", "square"), [("w", "c8"), ("b", "f1")])
def test_the_king_to_capture_is_a_part_of_the_board(qtbot: QtBot, mover: str, square: str) -> None:
    board = DiceChessBoard()
    qtbot.addWidget(board)
    board.resize(900, 560)
    board.show()
    board.show_scene(Told(f"2k5/8/8/8/8/8/8/5K2 {mover} - - 0 1").scene())
    corner = board.chessboard.viewport().mapTo(board, QPoint())
    king = board.chessboard.spot_rect(parse_square(square))
    assert board.part("king") == king.translated(corner)

"""What the boards of all games have in common."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from gui.games.face import face, faces
from gui.style import theme


@pytest.mark.parametrize("game", sorted(faces()))
def test_the_smallest_size_follows_the_scale(qtbot: QtBot, plain_look: None, game: str) -> None:
    board = face(game).make_board()
    qtbot.addWidget(board)
    usual = board.minimumSizeHint()
    theme().set_look(replace(theme().look, scale=200))
    assert board.minimumSizeHint().width() == 2 * usual.width()
    assert board.minimumSizeHint().height() > 1.8 * usual.height()

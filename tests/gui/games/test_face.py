"""What the boards of all games have in common."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engines.contract.messages import Words
from engines.contract.position import plan
from gui.games.face import face, faces
from gui.style import theme
from tests.gui.games.colonizers.told import BUILD, Told


@pytest.mark.parametrize("game", sorted(faces()))
def test_the_smallest_size_follows_the_scale(qtbot: QtBot, plain_look: None, game: str) -> None:
    board = face(game).make_board()
    qtbot.addWidget(board)
    usual = board.minimumSizeHint()
    theme().set_look(replace(theme().look, scale=200))
    assert board.minimumSizeHint().width() == 2 * usual.width()
    assert board.minimumSizeHint().height() > 1.8 * usual.height()


def test_what_is_in_a_plan_is_drawn() -> None:
    position, shown = Told(BUILD).position, face("colonizers")
    plans = [shown.drawn((plan(position, (action,)),), Words()) for action in position.legal()]
    drawn = [[piece for piece in pieces if isinstance(piece, tuple)] for (pieces,) in plans]
    assert any(drawn)

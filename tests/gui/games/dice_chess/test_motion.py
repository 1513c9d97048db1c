"""Motion on the board of Dice Chess."""

import pytest
from pytestqt.qtbot import QtBot

from gui.games.dice_chess import wording
from gui.style.motion import pace
from tests.gui.games.dice_chess.test_board import Answers, _board, _ending, _picture
from tests.gui.games.dice_chess.told import Told
from tests.gui.games.told import random_game
from tests.gui.motion import finish_all


@pytest.mark.parametrize("mode", ["no motion", "motion", "finished"])
def test_every_step_settles_once_and_shows_the_position(qtbot: QtBot, mode: str) -> None:
    pace().set_speed(16.0)
    pace().set_reduced(mode == "no motion")
    told = Told()
    board = _board(qtbot, told)
    answers = Answers(board)
    steps = random_game(told, 5)
    for count, step in zip(range(1, 25), steps, strict=False):
        board.animate(step, told.scene())
        if mode == "finished":
            board.finish()
        qtbot.waitUntil(lambda count=count: answers.settled == count)  # type: ignore[misc]
        assert _picture(board).board == told.position.view().board


def test_the_capture_that_ends_the_game_stays_in_view(qtbot: QtBot) -> None:
    told = Told()
    board = _board(qtbot, told)
    answers = Answers(board)
    for step in random_game(told, 8):
        board.animate(step, told.scene())
        finish_all()  # what moves has arrived
        if told.position.is_over:
            assert _picture(board).board == told.position.view().board
            assert answers.settled == 0
        board.finish()
        answers.settled = 0
    assert told.position.is_over


def test_whole_games_show_what_stands_on_the_board(qtbot: QtBot, still: None) -> None:
    told = Told()
    board = _board(qtbot, told)
    answers = Answers(board)
    count = 0
    for count, step in enumerate(random_game(told, 8), start=1):  # noqa: B007 - used below
        board.animate(step, told.scene())
        board.finish()
    assert answers.settled == count
    assert _picture(board).board == told.position.view().board
    assert _ending(board) == wording.ending(told.position.view(), told.words)

"""What is beside the board of Dice Chess: cube, last roll, captured pieces as they fall."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from engines.games.dice_chess.dfen import parse_square
from engines.games.dice_chess.text import Decision
from engines.games.dice_chess.view import Move, moves_of
from engines.runtime.texts import tr
from gui.games.dice_chess.pieces import FACES
from gui.games.dice_chess.side import SideTable
from gui.games.dice_chess.table import ChessTable
from gui.style import Size, theme
from gui.style.motion import pace
from tests.gui.games.dice_chess.test_board import (
    DOUBLING,
    Answers,
    _board,
    _first_turn,
    _side,
    _told,
)
from tests.gui.games.dice_chess.told import Told


def _moves(told: Told) -> tuple[Move, ...]:
    return moves_of(told.position, told.position.legal())


def _cube(says: str, stake: int, owner: str, side: str) -> str:
    parts = (
        tr(f"dice_chess-{says}", stake=stake),
        tr(f"dice_chess-{owner}", side=tr(f"dice_chess-{side}")),
    )
    return ", ".join(parts)


def test_the_cube_lies_with_its_owner_and_doubling_is_asked(qtbot: QtBot, still: None) -> None:
    told = Told(DOUBLING)
    board = _board(qtbot, told)
    side = _side(board)
    assert _told(board, "cube") == _cube("stake-now", 2, "may-double", "white")
    size = QSizeF(side.viewport().size())
    parts = side.around.parts(size)
    assert parts.cube is not None
    assert parts.cube.top() > parts.tray.bottom()
    bar = board.bar(told.scene())
    assert [(choice.text, choice.action) for choice in bar] == [
        (tr("dice_chess-decision-roll"), Decision.ROLL),
        (tr("dice_chess-decision-double", stake=4), Decision.DOUBLE),
    ]
    for cube in (side.around.cube, None):
        low = replace(side.around, cube=cube).parts(QSizeF(334, 380))
        assert low.foot is not None
        assert low.foot.height() >= theme().px(2 * Size.CONTROL), "both fit, one below the other"
        assert low.foot.top() > low.tray.bottom()
    told.do(Decision.DOUBLE)
    board.show_scene(told.scene())
    assert [choice.text for choice in board.bar(told.scene())] == [
        tr("dice_chess-decision-accept_double", stake=4),
        tr("dice_chess-decision-decline_double", stake=2),
    ]
    assert _told(board, "cube") == _cube("stake-offered", 4, "doubles", "white")
    board.flip()
    parts = side.around.parts(size)
    assert parts.cube is not None
    assert parts.cube.bottom() < parts.tray.top()


def test_the_cube_goes_to_its_new_owner(qtbot: QtBot) -> None:
    pace().set_speed(16.0)
    told = Told(DOUBLING)
    board = _board(qtbot, told)
    answers, side = Answers(board), _side(board)
    start = side.spot_rect(("told", "cube"))
    for answer in (Decision.DOUBLE, Decision.ACCEPT_DOUBLE):
        step = told.do(answer)
        board.animate(step, told.scene(choices=False))
        assert side.table.flying
        board.finish()
    assert answers.settled == 2
    assert _told(board, "cube") == _cube("stake-now", 4, "may-double", "black")
    assert side.spot_rect(("told", "cube")).bottom() < start.top()


@pytest.mark.parametrize("size", [QSizeF(200, 560), QSizeF(128, 250)])
def test_everything_is_equally_far_from_the_edges(plain_look: None, size: QSizeF) -> None:
    parts = SideTable(card=48, talk=((("say", "draw"), "Draw", "O"),)).parts(size)
    shown = parts.tray
    for part in (*parts.cards, *parts.talk):
        shown |= part
    left, top = shown.left(), shown.top()
    assert size.width() - shown.right() == pytest.approx(left)
    assert size.height() - shown.bottom() == pytest.approx(top)


@pytest.mark.parametrize("size", [QSizeF(180, 560), QSizeF(334, 475)])
def test_the_ground_stays_while_there_is_nothing_to_say(plain_look: None, size: QSizeF) -> None:
    says = tuple((("say", name), name, "O") for name in ("draw", "resign"))
    asked, moving = SideTable(card=48, talk=says, talked=2), SideTable(card=48, talked=2)
    assert moving.ground_look == asked.ground_look, "it is not painted again"
    assert moving.parts(size).tray == asked.parts(size).tray
    over = replace(moving, ending="Checkmate")
    assert over.ground_look != moving.ground_look


def test_the_last_roll_stays_in_view_until_that_seat_rolls_again(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    told.say("e2e4", "g1f3", "f1c4")
    board = _board(qtbot, told)
    tray = _side(board)
    # Nobody has rolled since: White's dice are where they lay, gray.
    assert [die.past for die in tray.dice] == [True] * 3
    assert [die.face for die in tray.dice] == [FACES[face - 1] for face in (1, 2, 3)]
    told.say("PPP")
    board.show_scene(told.scene())
    assert [die.past for die in tray.dice] == [False] * 3


def test_the_tray_stays_where_it_is_while_dice_roll(qtbot: QtBot) -> None:
    told = Told("k7/8/8/8/8/8/8/KR6 w - - 0 9 | cube 64 2 white")
    told.do(Decision.ROLL)
    board = _board(qtbot)
    board.show_scene(replace(told.scene(), may_resign=True))
    side = _side(board)
    floor = side.around.floor(QSizeF(side.viewport().size()))
    step = told.do(told.position.game.outcome_of_dice(told.position.state, (4, 4, 6)))
    board.animate(step, replace(told.scene(choices=False), may_resign=True))
    assert side.table.flying
    assert side.around.floor(QSizeF(side.viewport().size())) == floor
    board.finish()
    assert side.around.floor(QSizeF(side.viewport().size())) == floor
    board.show_scene(told.scene())
    assert not side.around.talk
    assert side.around.floor(QSizeF(side.viewport().size())) == floor


def test_without_motion_a_roll_stays_in_view_for_a_moment(qtbot: QtBot, still: None) -> None:
    told = Told("k7/8/8/8/8/8/8/KR6 w - - 0 9 | cube 64 2 white")
    told.do(Decision.ROLL)
    board = _board(qtbot, told)
    answers = Answers(board)
    step = told.do(told.position.game.outcome_of_dice(told.position.state, (4, 4, 6)))
    board.animate(step, told.scene(choices=False))
    assert (answers.settled, [die.face for die in _side(board).dice]) == (
        0,
        [FACES[face - 1] for face in (4, 4, 6)],
    )
    board.finish()
    assert answers.settled == 1


def test_after_the_end_nobody_may_double(qtbot: QtBot, still: None) -> None:
    told = Told(DOUBLING)
    told.do(Decision.DOUBLE)
    told.do(Decision.DECLINE_DOUBLE)
    assert _told(_board(qtbot, told), "cube") == tr("dice_chess-stake-now", stake=2)


def test_what_is_taken_falls_from_its_square(qtbot: QtBot, still: None) -> None:
    told = Told("k7/8/8/8/8/5p2/8/K5N1 w - - 0 1 N")
    board = _board(qtbot, told)
    (move,) = [each for each in _moves(told) if each.captured_at is not None]
    table = board.chessboard.tabletop
    assert isinstance(table, ChessTable)
    falls, moves = table.flights(move, QSizeF(board.chessboard.viewport().size()))
    assert falls.fades_from == 0
    assert falls.hides == parse_square("f3") == move.captured_at
    assert (moves.hides, moves.end.center()) == (parse_square("g1"), falls.start.center())
    told = Told("k7/8/8/3pP3/8/8/8/K7 w - d6 0 1 P")
    passing = [each for each in _moves(told) if each.is_en_passant]
    assert [each.captured_at for each in passing] == [parse_square("d5")]


def test_there_is_no_cube_without_doubling(qtbot: QtBot, still: None) -> None:
    assert _told(_board(qtbot, _first_turn()), "cube") == ""


def test_dice_have_the_room_for_buttons_where_nobody_will_press_any(
    qtbot: QtBot, still: None
) -> None:
    told = Told("k7/1R6/8/8/8/8/8/K7 w - - 0 1 RRR")
    board = _board(qtbot, told)
    side = _side(board)
    size = QSizeF(334, 475)
    played = side.around.parts(size)
    assert played.foot is not None
    board.show_scene(told.scene(choices=False))
    assert side.around.parts(size) == played, "the buttons come back in their place"
    other = _board(qtbot)
    other.show_scene(told.scene(choices=False))
    watched = _side(other).around.parts(size)
    told.say("b7b8", "b8a8")
    board.show_scene(told.scene())
    over = side.around.parts(size)
    for parts in (watched, over):
        assert parts.foot is None
        assert parts.tray.height() > played.tray.height()

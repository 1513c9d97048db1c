"""The form of Dice Chess: pieces are placed, dragged, and removed; form and text say the same."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox
from pytestqt.qtbot import QtBot

from engines.contract.position import Position
from engines.contract.registry import game
from engines.games.dice_chess.dfen import parse_square
from engines.runtime.texts import tr
from gui.games.dice_chess import wording
from gui.games.dice_chess.board import DiceChessBoard
from gui.games.dice_chess.form import DiceChessForm
from gui.games.dice_chess.palette import Palette
from gui.kit.fields import ChoiceField
from gui.kit.segmented import SegmentedControl
from gui.table.surface import Surface

KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
TEXTS = (
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1 PP | use 2",
    "4k3/8/8/8/8/8/8/4K2R b K - 7 31 | cube 64 2 white | agreements | refused white",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 9 PNR",
)


def _form(qtbot: QtBot, text: str) -> DiceChessForm:
    form = DiceChessForm()
    qtbot.addWidget(form)
    form.show()
    form.show_position(Position.parse(game("dice_chess"), text))
    return form


def _board(form: DiceChessForm) -> Surface:
    board = form.findChild(Surface)
    assert board is not None
    return board


def _middle(form: DiceChessForm, square: str) -> QPoint:
    return _board(form).spot_rect(parse_square(square)).center()


def _choose(form: DiceChessForm, letter: str) -> None:
    palette = form.findChild(Palette)
    assert palette is not None
    buttons = palette.findChildren(QAbstractButton)
    next(each for each in buttons if each.toolTip() == wording.piece_name(letter)).click()
    assert palette.letter == letter


def _put(form: DiceChessForm, letter: str, square: str) -> None:
    _choose(form, letter)
    QTest.mouseClick(_board(form).viewport(), Qt.MouseButton.LeftButton, pos=_middle(form, square))


@pytest.mark.parametrize("text", TEXTS)
def test_form_and_text_say_the_same(qtbot: QtBot, text: str) -> None:
    position = Position.parse(game("dice_chess"), text)
    assert _form(qtbot, text).text() == position.text()


def test_pieces_are_put_and_taken_away(qtbot: QtBot, still: None) -> None:
    form = _form(qtbot, KINGS)
    with qtbot.waitSignal(form.changed):
        _put(form, "Q", "d4")
    assert form.text() == "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1"
    _put(form, "n", "d4")
    assert form.text() == "4k3/8/8/8/3n4/8/8/4K3 w - - 0 1"
    _put(form, "n", "d4")
    assert form.text() == KINGS


def test_a_drag_moves_a_piece_or_takes_it_off(qtbot: QtBot, still: None) -> None:
    form = _form(qtbot, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1")
    board = _board(form).viewport()
    for end, placement in ((_middle(form, "h8"), "4k2Q"), (QPoint(-40, 40), "4k3")):
        start = _middle(form, "d4" if placement == "4k2Q" else "h8")
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(board, (start + end) / 2)
        QTest.mouseMove(board, end)
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)
        assert form.text() == f"{placement}/8/8/8/8/8/8/4K3 w - - 0 1"


def test_pieces_are_put_on_the_board_beside_the_form(qtbot: QtBot, still: None) -> None:
    form, beside = _form(qtbot, KINGS), DiceChessBoard()
    qtbot.addWidget(beside)
    beside.resize(900, 560)
    beside.show()
    assert form.use_board(beside)
    assert not _board(form).isVisible()
    chess = beside.chessboard
    for letter, placement in (("Q", "4k3/8/8/8/3Q4/8/8/4K3"), ("K", "4k3/8/8/8/3K4/8/8/4K3")):
        _choose(form, letter)
        middle = chess.spot_rect(parse_square("d4")).center()
        QTest.mouseClick(chess.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        assert form.text() == f"{placement} w - - 0 1"  # even if that is impossible
    assert not form.use_board(None)
    assert _board(form).isVisible()
    _put(form, "K", "d4")
    assert form.text() == KINGS


def test_side_dice_and_castling(qtbot: QtBot, still: None) -> None:
    form = _form(qtbot, "4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    mover = form.findChild(SegmentedControl)
    assert mover is not None
    mover.set_current(1)
    die = form.findChildren(ChoiceField)[0]
    die.set_data(2)
    die.activated.emit(die.currentIndex())
    right = next(
        box
        for box in form.findChildren(QCheckBox)
        if box.accessibleName() == tr("dice_chess-white-castles-short")
    )
    right.setChecked(True)
    assert form.text() == "4k3/8/8/8/8/8/8/4K2R b K - 0 1 n"


def test_another_side_begins_a_fresh_turn(qtbot: QtBot, still: None) -> None:
    form = _form(qtbot, TEXTS[1])
    mover = form.findChild(SegmentedControl)
    assert mover is not None
    mover.set_current(1)
    assert form.text() == "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1 pp"

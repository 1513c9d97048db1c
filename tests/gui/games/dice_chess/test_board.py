"""The board of Dice Chess: picking up, dragging, promoting, motion, hints, keys, names, looks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBitmap, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.contract.analysis import Estimate, Line
from engines.games.dice_chess.dfen import parse_square
from engines.games.dice_chess.text import Decision
from engines.runtime.texts import tr
from gui.app.keys.commands import PLACES
from gui.games.dice_chess import wording
from gui.games.dice_chess.board import DiceChessBoard
from gui.games.dice_chess.painting import frame_of, paint_chip, rim_of
from gui.games.dice_chess.picture import Picture
from gui.games.dice_chess.side import Place, Side
from gui.games.dice_chess.table import ChessTable
from gui.games.face import face
from gui.style import Look, Scheme, Size, Token, TypeRole, theme
from gui.style.chess import BoardStyle, PieceSet
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import DieState
from gui.table.spots import words
from tests.gui.games.dice_chess.told import Told

PROMOTING = "k7/4P3/8/8/8/8/8/K7 w - - 0 1 P"
DOUBLING = "k7/8/8/8/8/8/8/KR6 w - - 0 9 | cube 64 2 white"


class Answers:
    """What a board emits."""

    def __init__(self, board: DiceChessBoard) -> None:
        self.chosen: list[int] = []
        self.settled = 0
        board.chosen.connect(self.chosen.append)
        board.settled.connect(self._settle)

    def _settle(self) -> None:
        self.settled += 1


def _board(qtbot: QtBot, told: Told | None = None) -> DiceChessBoard:
    board = DiceChessBoard()
    qtbot.addWidget(board)
    board.resize(900, 560)
    board.show()
    if told is not None:
        board.show_scene(told.scene())
    return board


def _middle(board: DiceChessBoard, square: str) -> QPoint:
    return board.chessboard.spot_rect(parse_square(square)).center()


def _click(board: DiceChessBoard, square: str) -> None:
    QTest.mouseClick(
        board.chessboard.viewport(), Qt.MouseButton.LeftButton, pos=_middle(board, square)
    )


def _drag(board: DiceChessBoard, start: str, end: QPoint) -> None:
    chess = board.chessboard.viewport()
    QTest.mousePress(chess, Qt.MouseButton.LeftButton, pos=_middle(board, start))
    QTest.mouseMove(chess, (_middle(board, start) + end) / 2)
    QTest.mouseMove(chess, end)
    QTest.mouseRelease(chess, Qt.MouseButton.LeftButton, pos=end)


def _picture(board: DiceChessBoard) -> Picture:
    table = board.chessboard.tabletop
    assert isinstance(table, ChessTable)
    return table.picture


def _flipped(board: DiceChessBoard) -> bool:
    table = board.chessboard.tabletop
    assert isinstance(table, ChessTable)
    return table.flipped


def _name(board: DiceChessBoard, square: str) -> str:
    return wording.square_words(_picture(board), parse_square(square))


def _states(board: DiceChessBoard) -> list[DieState]:
    tray = board.findChild(DiceTray)
    assert tray is not None
    return [die.state for die in tray.dice]


def _side(board: DiceChessBoard) -> Side:
    side = board.findChild(Side)
    assert side is not None
    return side


def _told(board: DiceChessBoard, part: str) -> str:
    """What a part beside the board says; empty if it is not there."""
    spot = _side(board).table.spots.get(("told", part))
    return "" if spot is None else words(spot.name)


def _squares(*names: str) -> tuple[int, ...]:
    return tuple(sorted(parse_square(name) for name in names))


def _first_turn() -> Told:
    told = Told()
    told.say("PNB")
    return told


# -- picking up, clicking, dragging ----------------------------------------------------------------


def test_a_click_picks_a_piece_up_and_another_moves_it(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    board = _board(qtbot, told)
    answers = Answers(board)
    # Of the pawns, only those that let the bishop out: all three dice must be used.
    assert _picture(board).origins == _squares("b2", "d2", "e2", "g2", "b1", "g1")
    _click(board, "g1")
    assert _picture(board).targets == _squares("f3", "h3")
    _click(board, "f3")
    assert answers.chosen == [told.position.parse_action("g1f3")]


def test_another_piece_is_picked_up_instead_and_the_same_one_put_down(
    qtbot: QtBot, still: None
) -> None:
    board = _board(qtbot, _first_turn())
    _click(board, "g1")
    _click(board, "b1")
    assert _picture(board).picked == parse_square("b1")
    _click(board, "b1")
    assert _picture(board).picked is None
    _click(board, "e2")
    assert board.clear_selection()
    assert not board.clear_selection()
    assert _picture(board).picked is None


def test_a_piece_that_may_not_move_is_not_picked_up(qtbot: QtBot, still: None) -> None:
    board = _board(qtbot, _first_turn())
    for square in ("d1", "e8", "e5"):
        _click(board, square)
        assert _picture(board).picked is None


def test_a_drag_moves_a_piece(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    board = _board(qtbot, told)
    answers = Answers(board)
    _drag(board, "g1", _middle(board, "f3"))
    assert answers.chosen == [told.position.parse_action("g1f3")]


@pytest.mark.parametrize("place", ["g4", "beside"])
def test_a_drag_to_a_wrong_place_puts_the_piece_back(qtbot: QtBot, still: None, place: str) -> None:
    board = _board(qtbot, _first_turn())
    answers = Answers(board)
    end = QPoint(1, 1) if place == "beside" else _middle(board, place)
    _drag(board, "g1", end)
    assert answers.chosen == []
    assert _picture(board).picked is None


def test_the_buttons_ask_what_a_pawn_becomes(qtbot: QtBot, still: None) -> None:
    told = Told(PROMOTING)
    board = _board(qtbot, told)
    answers = Answers(board)
    assert board.bar(told.scene()) == ()
    _click(board, "e7")
    with qtbot.waitSignal(board.choices_changed):
        _click(board, "e8")
    bar = board.bar(told.scene())
    assert [choice.text for choice in bar] == [
        tr("dice_chess-become-queen"),
        tr("dice_chess-become-rook"),
        tr("dice_chess-become-bishop"),
        tr("dice_chess-become-knight"),
    ]
    wanted = [told.position.parse_action(f"e7e8{letter}") for letter in "qrbn"]
    assert [choice.action for choice in bar] == wanted
    assert [choice.command for choice in bar] == list(PLACES[:4])
    board.choose_place(0)  # the keys belong to the buttons, not to the pawn's square
    assert board.bar(told.scene()) == bar
    assert answers.chosen == []


def test_somebody_who_looks_on_moves_nothing(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    board = _board(qtbot)
    board.show_scene(told.scene(choices=False))
    _click(board, "g1")
    assert _picture(board).picked is None
    assert board.bar(told.scene(choices=False)) == ()


# -- keys ------------------------------------------------------------------------------------------


def test_the_cursor_walks_and_confirms(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    board = _board(qtbot, told)
    answers = Answers(board)
    chess = board.chessboard
    QTest.keyClick(chess, Qt.Key.Key_Right)  # shows where the keyboard is: the first that may move
    assert chess.keyboard.focused == parse_square("b2")
    QTest.keyClick(chess, Qt.Key.Key_Down)
    for _ in range(5):
        QTest.keyClick(chess, Qt.Key.Key_Right)
    assert chess.keyboard.focused == parse_square("g1")
    QTest.keyClick(chess, Qt.Key.Key_Return)
    assert _picture(board).picked == parse_square("g1")
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left):
        QTest.keyClick(chess, key)
    QTest.keyClick(chess, Qt.Key.Key_Space)
    assert answers.chosen == [told.position.parse_action("g1f3")]


def test_digits_choose_a_piece_and_then_its_square(qtbot: QtBot, still: None) -> None:
    told = Told("k7/8/8/8/8/8/8/KN5R w - - 0 1 NR")
    board = _board(qtbot, told)
    answers = Answers(board)
    board.choose_place(0)
    assert _picture(board).picked == parse_square("b1")
    board.choose_place(2)
    assert answers.chosen == [told.position.parse_action("b1c3")]
    board.choose_place(9)  # nothing there
    assert len(answers.chosen) == 1


def test_the_board_turns_round(qtbot: QtBot, still: None) -> None:
    board = _board(qtbot, _first_turn())
    above = _middle(board, "a8").y()
    board.flip()
    assert _flipped(board)
    assert _middle(board, "a1").y() == above
    board.show_scene(_first_turn().scene())
    assert _flipped(board)


def test_a_person_who_plays_black_sees_the_board_from_there(qtbot: QtBot, still: None) -> None:
    told = Told("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 PPP")
    assert _flipped(_board(qtbot, told))


def test_who_answers_a_double_sees_the_board_from_its_side(qtbot: QtBot, still: None) -> None:
    told = Told(DOUBLING)
    told.do(Decision.DOUBLE)
    assert _flipped(_board(qtbot, told))


# -- dice, trail, cube, words ----------------------------------------------------------------------


def test_used_dice_stay_at_their_places_and_useless_ones_are_crossed_out(
    qtbot: QtBot, still: None
) -> None:
    told = Told()
    told.say("NRR")
    board = _board(qtbot, told)
    # A knight lets one rook out, which may then move twice.
    assert _states(board) == [DieState.AVAILABLE] * 3
    told = Told("7k/8/8/8/8/8/5PPP/6NK w - - 0 1")
    told.say("PNQ")
    board.show_scene(told.scene())
    assert _states(board) == [DieState.AVAILABLE, DieState.AVAILABLE, DieState.BLOCKED]
    told.say("g1f3")
    board.show_scene(told.scene())
    assert _states(board) == [DieState.AVAILABLE, DieState.USED, DieState.BLOCKED]
    board.show_scene(told.scene(choices=False))
    assert _states(board) == [DieState.READY, DieState.USED, DieState.BLOCKED]


def test_a_die_marks_its_pieces(qtbot: QtBot, still: None) -> None:
    board = _board(qtbot, _first_turn())
    tray = board.findChild(DiceTray)
    assert tray is not None
    tray.dieClicked.emit(1)
    assert _states(board) == [DieState.AVAILABLE, DieState.KEPT, DieState.AVAILABLE]
    assert _picture(board).origins == _squares("b1", "g1")
    _click(board, "e2")
    assert _picture(board).picked is None
    _click(board, "g1")
    assert _picture(board).targets == _squares("f3", "h3")
    assert board.clear_selection()
    assert _picture(board).origins == _squares("b1", "g1")
    tray.dieClicked.emit(1)
    assert _picture(board).origins == _squares("b2", "d2", "e2", "g2", "b1", "g1")
    tray.dieClicked.emit(0)
    assert board.clear_selection()
    assert _states(board) == [DieState.AVAILABLE] * 3
    assert not board.clear_selection()


def test_the_moves_of_a_turn_are_numbered(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    told.say("e2e4", "g1f3", "f1c4")
    board = _board(qtbot, told)
    picture = _picture(board)
    assert picture.numbers == {
        parse_square("e4"): "1",
        parse_square("f3"): "2",
        parse_square("c4"): "3",
    }
    told.say("PPP")
    board.show_scene(told.scene())  # Black has only rolled: the last turn is still White's
    assert _picture(board).trail == picture.trail


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("text", ["!", "1", "1, 3", "1, 2, 3"])
def test_what_marks_a_square_stays_on_it(plain_look: None, text: str, left: bool) -> None:
    image = QImage(160, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_chip(painter, QRectF(60, 0, 40, 40), text, Token.WARN, left)
    painter.end()
    shown = QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect()
    assert shown.width() > 10
    assert QRect(59, 0, 42, 41).contains(shown)


def _ending(board: DiceChessBoard) -> str:
    return _told(board, "ending")


def test_the_end_is_told(qtbot: QtBot, still: None) -> None:
    told = Told("k7/1R6/8/8/8/8/8/K7 w - - 0 1 RRR")
    told.say("b7b8", "b8a8")
    board = _board(qtbot, told)
    assert _ending(board) == tr("dice_chess-ending-king", winner="Anna")


def test_the_stake_is_a_part_of_the_result_if_there_is_a_cube(qtbot: QtBot, still: None) -> None:
    stake = tr("dice_chess-stake-was", stake=4)
    for cube, more in (("", ""), (" | cube 64 4 white", f" {stake}")):
        told = Told(f"k7/1R6/8/8/8/8/8/K7 w - - 0 1 RRR{cube}")
        last = told.say("b7b8", "b8a8")
        scene, reason = told.scene(), _board(qtbot, told).reason
        assert reason is not None
        assert reason(scene, 0, 1) == scene.words.say(last.told) + more


@pytest.mark.parametrize("size", [(960, 380), (1200, 700), (640, 1000)])
def test_the_end_is_told_whole(qtbot: QtBot, still: None, size: tuple[int, int]) -> None:
    told = Told("k7/8/8/8/8/8/8/K6R w - - 99 60 RRR")
    told.say("h1h2", "h2h3", "h3h4")
    board = _board(qtbot, told)
    board.resize(*size)
    QTest.qWait(0)
    text = _ending(board)
    assert text == tr("dice_chess-ending-count")
    side = _side(board)
    room = side.spot_rect(("told", "ending"))
    assert side.viewport().rect().contains(room)
    metrics = QFontMetricsF(theme().font(TypeRole.SECTION))
    wrapped = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    inner = QRectF(0, 0, room.width() - 16, 1000)
    assert metrics.boundingRect(inner, wrapped, text).height() <= room.height()


# -- hints -----------------------------------------------------------------------------------------


def test_the_arrow_of_a_straight_move_is_drawn(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    board, squares = _board(qtbot, told), ("e2", "e4", "e3")
    start, end, between = (board.chessboard.spot_rect(parse_square(each)) for each in squares)
    assert start.center().x() == end.center().x(), "the way is straight"
    at = board.chessboard.viewport().mapTo(board, between.center())
    before = board.grab().toImage().pixelColor(at)
    action = told.position.parse_action("e2e4")
    board.preview(Line((action,), ("e2e4",), 1.0, Estimate(1.0), {}))
    assert board.grab().toImage().pixelColor(at) != before


def test_a_plan_is_drawn_as_its_moves(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    board = _board(qtbot, told)
    texts = ("e2e4", "g1f3", "f1c4")
    actions, position = [], told.position
    for text in texts:
        actions.append(position.parse_action(text))
        position = position.apply(actions[-1])
    board.preview(Line(tuple(actions), texts, 1.0, Estimate(1.0), {}))
    assert [(move.origin, move.target) for move in _picture(board).plan] == [
        (parse_square(text[:2]), parse_square(text[2:])) for text in texts
    ]
    board.preview(None)
    assert _picture(board).plan == ()


# -- screen readers and looks ----------------------------------------------------------------------


def said(square: str, *ids: str) -> str:
    return ", ".join((square, *(tr(f"dice_chess-{id_}") for id_ in ids)))


def test_squares_have_names(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    told.say("e2e4")
    board = _board(qtbot, told)
    _click(board, "g1")
    assert _name(board, "g1") == said("g1", "white-knight", "picked-up")
    assert _name(board, "f3") == said("f3", "empty", "legal-target")
    assert _name(board, "e4") == said("e4", "white-pawn", "last-moved")
    assert _name(board, "d8") == said("d8", "black-queen")


def test_an_attacked_king_is_marked(qtbot: QtBot, still: None) -> None:
    board = _board(qtbot, Told("k7/8/8/8/8/8/8/K6R w - - 0 1"))
    assert _picture(board).attacked == ()
    told = Told("k6R/8/8/8/8/8/8/K7 b - - 0 1")
    board.show_scene(told.scene())
    assert _picture(board).attacked == (parse_square("a8"),)
    assert _name(board, "a8") == said("a8", "black-king", "attacked")
    over = Told("k6r/1K6/8/8/8/8/8/8 w - - 0 1 K")
    over.say("b7a8")
    board.show_scene(over.scene())
    assert _picture(board).attacked == (), "it has won"


def test_the_position_is_spoken(qtbot: QtBot, still: None) -> None:
    told = Told("k7/8/8/8/8/8/8/KN6 w - - 0 1 N")
    spoken = _board(qtbot, told).spoken(told.scene())
    king, knight = tr("dice_chess-piece-king"), tr("dice_chess-piece-knight")
    white, black = (f"{king} a1", f"{knight} b1"), (f"{king} a8",)
    assert spoken == " ".join(
        (
            tr("dice_chess-has", side=tr("dice_chess-white"), pieces=white),
            tr("dice_chess-has", side=tr("dice_chess-black"), pieces=black),
            tr("dice_chess-plays", name="Anna", dice=(knight,)),
        )
    )


@pytest.mark.parametrize(
    ("size", "place", "share"),
    [
        ((560, 390), Place.SLIM, 0.95),
        ((900, 560), Place.BESIDE, 0.95),
        ((2100, 1200), Place.BESIDE, 0.95),
        ((480, 800), Place.ABOVE, 0.95),
        ((500, 560), Place.ABOVE, 0.70),
    ],
)
def test_the_dice_leave_the_board_its_room(
    qtbot: QtBot, still: None, size: tuple[int, int], place: Place, share: float
) -> None:
    board = _board(qtbot, Told(DOUBLING))
    board.resize(*size)
    QTest.qWait(0)
    assert board.place is place
    rim = rim_of(QSizeF(board.chessboard.size()))
    assert 8 * board.chessboard.spot_rect(0).width() + 2 * rim >= share * min(size)
    tray = board.findChild(DiceTray)
    assert tray is not None
    inside = [tray.spot_rect(die) for die in range(3)]
    assert all(tray.viewport().rect().contains(die) for die in inside)
    below = max(die.top() for die in inside) - min(die.top() for die in inside)
    assert below > 2 * inside[0].height() or place is not Place.SLIM


@pytest.mark.parametrize("size", [(814, 636), (827, 476), (1860, 1210)])
def test_the_board_and_its_side_end_where_the_table_does(
    qtbot: QtBot, still: None, size: tuple[int, int]
) -> None:
    board = _board(qtbot)
    board.card_height = 62
    board.resize(*size)
    board.show_scene(_first_turn().scene())
    QTest.qWait(0)
    frame = frame_of(QSizeF(board.chessboard.size())).translated(board.chessboard.pos())
    above, below = sorted(board.seat_rooms(), key=QRect.top)
    assert frame.left() == pytest.approx(0, abs=1.5)
    assert above.right() + 1 == pytest.approx(board.width(), abs=1.5)
    assert above.top() == pytest.approx(frame.top(), abs=1.5)
    assert below.bottom() + 1 == pytest.approx(frame.bottom(), abs=1.5)


def test_what_happened_does_not_repeat_the_dice_of_the_question(qtbot: QtBot, still: None) -> None:
    told = _first_turn()
    board, scene = _board(qtbot, told), told.scene()
    assert scene.trail[-1].is_chance
    assert board.happened(scene)[0] == ""
    assert board.happened(replace(scene, choices=()))[0] == scene.words.say(scene.trail[-1].told)


@pytest.mark.parametrize("size", [(360, 250), (560, 300), (900, 560), (1600, 1200), (500, 800)])
@pytest.mark.parametrize("scale", [100, 200])
def test_the_board_is_square_and_as_large_as_its_room(
    qtbot: QtBot, still: None, size: tuple[int, int], scale: int
) -> None:
    theme().set_look(Look(Scheme.DARK, high_contrast=False, scale=scale))
    board = _board(qtbot, _first_turn())
    board.resize(QSize(*size) * theme().scale)
    QTest.qWait(0)
    chess = board.chessboard
    side = chess.spot_rect(0).width()
    assert side >= 20 * theme().scale
    rim = rim_of(QSizeF(chess.size()))
    assert 8 * side + 2 * rim + 10 >= min(chess.width(), chess.height()) - 8
    assert board.grab().toImage().pixelColor(_middle(board, "d4")).isValid()


def test_another_board_and_other_pieces_are_seen_at_once(qtbot: QtBot, still: None) -> None:
    theme().set_look(Look(Scheme.LIGHT, high_contrast=False))
    board = _board(qtbot, _first_turn())
    seen = set()
    for style in BoardStyle:
        for pieces in PieceSet:
            theme().set_look(replace(theme().look, board=style, pieces=pieces))
            image = board.grab().toImage()
            rect = board.chessboard.spot_rect(parse_square("b1"))
            rect.translate(board.chessboard.mapTo(board, QPoint()))
            seen.add(bytes(image.copy(rect).constBits()))
    assert len(seen) == len(BoardStyle) * len(PieceSet)


def test_the_face_of_the_game(qtbot: QtBot) -> None:
    found = face("dice_chess")
    board = found.make_board()
    qtbot.addWidget(board)
    assert isinstance(board, DiceChessBoard)


@pytest.mark.parametrize("size", [(543, 477), (543, 540)])
def test_what_is_pressed_beside_a_slim_column_is_below_the_squares(
    qtbot: QtBot, size: tuple[int, int], still: None
) -> None:
    board = _board(qtbot, Told(DOUBLING))
    board.resize(*size)
    QApplication.processEvents()
    assert board.place is Place.SLIM
    assert board.chessboard.geometry().bottom() <= size[1] - theme().px(2 * Size.CONTROL)
    squares = [board.chessboard.spot_rect(square) for square in (0, 63)]
    assert all(square.width() >= 40 for square in squares), "as large as the width allows"

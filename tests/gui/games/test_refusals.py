"""A press that means nothing is answered next to it, in the words of the rules."""

from collections.abc import Hashable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engines.contract.messages import Message, Parameter, Words, message
from engines.contract.position import Position
from engines.contract.registry import game
from engines.games.colonizers import places
from engines.games.colonizers.cards import MODULES, cost_of
from engines.games.colonizers.places import DECK, colonist, hand
from engines.games.dice_chess.dfen import parse_square
from engines.games.fargo.view import STOP
from engines.runtime.texts import tr
from gui.games.colonizers.board import ColonizersBoard
from gui.games.dice_chess.board import DiceChessBoard
from gui.games.face import face
from gui.games.fargo.board import FargoBoard
from gui.games.lange_strasse.board import LangeStrasseBoard
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.keys import Key, Place
from gui.table.board import Board, Scene
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import Pips
from gui.table.surface import Surface
from tests.gui.games.colonizers.told import BUILD, DRAW, POWER
from tests.gui.games.fargo.told import Told as FargoTold
from tests.gui.games.roll_galaxy.told import Told
from tests.gui.play.test_screen_reader import action_of

NAMES = ("Anna", "Ben", "Cleo", "Dora")

pytestmark = pytest.mark.usefixtures("still")


def lay(qtbot: QtBot, game_id: str, text: str, *, decides: bool = True) -> Board:
    """The board of a game with a position on it, for the seat that decides."""
    position = Position.parse(game(game_id), text)
    return show(qtbot, game_id, position, decides=decides)


def show(qtbot: QtBot, game_id: str, position: Position, *, decides: bool = True) -> Board:
    board = face(game_id).make_board()
    qtbot.addWidget(board)
    board.resize(1000, 700)
    board.show()
    board.show_scene(
        Scene(
            position,
            position.owner if position.game.info.hidden else None,
            Words("en", NAMES[: position.seats]),
            choices=position.legal() if decides else (),
            may_roll=decides and position.is_chance,
        )
    )
    return board


def click(surface: Surface, key: Hashable) -> str:
    """Click a spot; what the answer next to the pointer says."""
    point = surface.spot_rect(key).center()
    assert surface.viewport().rect().contains(point), key
    QTest.mouseClick(surface.viewport(), Qt.MouseButton.LeftButton, pos=point)
    return surface.bubble.text


def why(game_id: str, code: str, **values: Parameter) -> str:
    return Words(names=("Anna", "Ben")).say(message(f"{game_id}.why.{code}", **values))


def piece(name: str) -> Message:
    return message(f"dice_chess.piece.{name}")


def square(board: Board, name: str) -> str:
    assert isinstance(board, DiceChessBoard)
    return click(board.chessboard, parse_square(name))


def test_dice_chess_says_why_a_piece_cannot_move(qtbot: QtBot) -> None:
    board = lay(qtbot, "dice_chess", "4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1 RRN")
    assert square(board, "a2") == why("dice_chess", "no_die", pieces=piece("pawn"))
    assert square(board, "e8") == why("dice_chess", "not_yours", pieces=piece("king"), seat=1)
    assert square(board, "d5") == why("dice_chess", "pick_first")
    assert square(board, "b1") == ""
    assert square(board, "b3") == why("dice_chess", "not_there", pieces=piece("knight"))


def test_dice_chess_says_that_another_turn_uses_more_dice(qtbot: QtBot) -> None:
    board = lay(qtbot, "dice_chess", "8/8/8/1B6/4R3/1K5R/1k3p1b/5b2 b - - 22 45 pbr")
    assert square(board, "h2") == why("dice_chess", "more_dice")


def test_the_keyboard_and_screen_readers_get_the_same_answer(qtbot: QtBot) -> None:
    board = lay(qtbot, "dice_chess", "8/8/8/1B6/4R3/1K5R/1k3p1b/5b2 b - - 22 45 pbr")
    assert isinstance(board, DiceChessBoard)
    surface, pawn = board.chessboard, parse_square("h2")
    answer, where = click(surface, pawn), surface.bubble.geometry()
    surface.keyboard.show(shown=True)
    assert surface.keyboard.focused == pawn
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        surface.bubble.hide()
        QTest.keyClick(surface, key)
        assert (surface.bubble.text, surface.bubble.geometry()) == (answer, where)
    surface.bubble.hide()
    action = action_of(surface.access.cell(pawn))
    action.doAction(action.pressAction())
    assert (surface.bubble.text, surface.bubble.geometry()) == (answer, where)
    surface.press_spot(parse_square("b2"))
    assert surface.bubble.text != answer


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("", "roll_first"),
        (" | cube 64 1", "roll_first"),
        (" | cube 64 1 | doubled", "answer_first"),
        (" | agreements | draw offered", "answer_first"),
    ],
)
def test_dice_chess_says_what_comes_before_a_move(qtbot: QtBot, more: str, code: str) -> None:
    board = lay(qtbot, "dice_chess", f"4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1{more}")
    assert square(board, "a2") == why("dice_chess", code)


def test_dice_chess_says_why_a_dragged_piece_cannot_go_there(qtbot: QtBot) -> None:
    board = lay(qtbot, "dice_chess", "4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1 RRN")
    assert isinstance(board, DiceChessBoard)
    surface = board.chessboard
    start, end = (surface.spot_rect(parse_square(name)).center() for name in ("b1", "b2"))
    QTest.mousePress(surface.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(surface.viewport(), start + QPoint(30, -30))
    QTest.mouseMove(surface.viewport(), end)
    QTest.mouseRelease(surface.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert surface.bubble.text == why("dice_chess", "not_there", pieces=piece("knight"))


def test_dice_chess_says_why_a_die_cannot_be_picked(qtbot: QtBot) -> None:
    board = lay(qtbot, "dice_chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 RRN")
    tray = board.findChild(DiceTray)
    assert tray is not None
    (knight,) = (
        place for place, die in enumerate(tray.dice) if tr("dice_chess-piece-knight") in die.name
    )
    assert click(tray, knight) == why("dice_chess", "die_blocked")


def test_fargo_says_that_dice_are_not_picked_and_what_can_be_banked(qtbot: QtBot) -> None:
    told = FargoTold()
    board = show(qtbot, "fargo", told.position)
    assert isinstance(board, FargoBoard)
    surface = board.surfaces[0]
    assert click(surface, ("do", STOP)) == why("fargo", "bank")
    told.dice(1, 2, 2, 3, 3, 4, 4, 6, 6, 5)
    board.show_scene(told.scene())
    assert click(surface, 3) == why("fargo", "die")


def test_lange_strasse_says_why_a_die_cannot_be_kept(qtbot: QtBot) -> None:
    start = Position.start(game("lange_strasse"), 3)
    position = start.apply(start.game.outcome_of_dice(start.state, (1, 2, 4, 4, 5, 6)))
    board = show(qtbot, "lange_strasse", position)
    assert isinstance(board, LangeStrasseBoard)
    surface = board.surfaces[0]
    assert isinstance(surface, DiceTray)
    four = next(at for at, die in enumerate(surface.dice) if die.face == Pips(4))
    assert click(surface, four) == why("lange_strasse", "three", face=4)


def test_colonizers_says_why_a_card_cannot_be_chosen(qtbot: QtBot) -> None:
    board = lay(qtbot, "colonizers", POWER)
    assert isinstance(board, ColonizersBoard)
    assert click(board.table, colonist(3)) == why(
        "colonizers", "own_colonist", colonist=message("colonizers.colonist.opportunist")
    )
    assert click(board.table, hand(1, 0)) == why("colonizers", "now_power")
    draws = lay(qtbot, "colonizers", DRAW)
    assert isinstance(draws, ColonizersBoard)
    for number in (3, 4):  # whoever draws names nobody, and which others are in play is secret
        assert click(draws.table, colonist(number)) == why("colonizers", "now_draw")
    poor = lay(qtbot, "colonizers", BUILD.replace("3 has 6", "3 has 1"))
    assert isinstance(poor, ColonizersBoard)
    answers = {click(poor.table, hand(2, at)) for at in range(5)}
    assert answers & {
        why("colonizers", "too_dear", card=card, cost=cost_of(number), omnium=1)
        for number, card in enumerate(MODULES)
    }
    for place in (DECK, places.Place(places.Kind.SEAT)):
        assert click(poor.table, place) == why("colonizers", "now_build")
    full = lay(qtbot, "colonizers", DRAW.replace("hand N1 |", "hand G4 N1 N4 N4 N6 |"))
    assert isinstance(full, ColonizersBoard)
    assert click(full.table, DECK) == why("colonizers", "hand_full")


def test_roll_for_the_galaxy_says_why_a_phase_or_a_tile_cannot_be_chosen(qtbot: QtBot) -> None:
    told = Told()
    while told.position.is_chance or told.view.stage != "assign":
        if told.position.is_chance:
            told.draw(7)
        else:
            told.do(told.position.legal()[0])
    board = show(qtbot, "roll_galaxy", told.position)
    assert isinstance(board, RollGalaxyBoard)
    surface = board.surface
    heads = [key for key in surface.table.spots if isinstance(key, Key) and key.place is Place.HEAD]
    for head in (*heads, *heads):
        assert click(surface, head) == why("roll_galaxy", "pick_a_die")
    stacks = [key for key in surface.table.spots if getattr(key, "place", None) is Place.STACK]
    assert click(surface, stacks[0]) == why("roll_galaxy", "now_assign")


def test_roll_for_the_galaxy_asks_for_the_handicap_before_the_tiles(qtbot: QtBot) -> None:
    told = Told()
    while told.position.is_chance:
        told.draw(7)
    board = show(qtbot, "roll_galaxy", told.position)
    assert isinstance(board, RollGalaxyBoard)
    spots = board.surface.table.spots
    side = next(key for key in spots if isinstance(key, Key) and key.place is Place.SIDE)
    assert click(board.surface, side) == why("roll_galaxy", "now_handicap")


def test_while_nobody_decides_the_answer_is_what_the_table_waits_for(qtbot: QtBot) -> None:
    board = lay(qtbot, "dice_chess", "4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1 RRN", decides=False)
    waits = "Ben is still asleep."
    board.waits = lambda: waits
    assert square(board, "a2") == waits


def test_an_answer_stays_inside_the_table_and_goes_with_the_next_press(qtbot: QtBot) -> None:
    board = lay(qtbot, "dice_chess", "4k2r/8/8/8/8/8/P7/RN2K3 w - - 0 1 RRN")
    assert isinstance(board, DiceChessBoard)
    surface = board.chessboard
    for corner in ("h8", "e8"):
        assert square(board, corner)
        assert surface.rect().contains(surface.bubble.geometry())
    QTest.mousePress(surface.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert surface.bubble.text == ""

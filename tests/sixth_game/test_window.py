"""Whole games of Pig in the window: by mouse, by keys, by what a screen reader presses."""

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from pytestqt.qtbot import QtBot

from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import Words
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.texts import tr
from gui.match.page import MatchPage
from gui.setup.new_match import NewMatchPage
from gui.style.motion import pace
from gui.table.board import Scene, Step
from tests.calibration.kernels.pig_state import HOLD, ROLL
from tests.gui.motion import finish_all
from tests.gui.play.program import Program, record_of, wait_until
from tests.sixth_game.engines.pig import GAME
from tests.sixth_game.engines.pig.snapshot import Snapshot
from tests.sixth_game.gui.pig.board import PigBoard

Key = Qt.Key
ENOUGH = 15


def board_of(program: Program) -> PigBoard:
    board = program.board
    assert isinstance(board, PigBoard)
    return board


def view_of(program: Program) -> Snapshot:
    view: Snapshot = program.match.position.view(None)
    return view


def wanted(program: Program) -> int:
    """What the people of these tests decide."""
    return HOLD if view_of(program).total >= ENOUGH else ROLL


def by_mouse(program: Program) -> None:
    surface = board_of(program).surface
    program.click(surface.viewport(), surface.spot_rect(wanted(program)).center())


def by_letters(program: Program) -> None:
    program.key(Key.Key_R if wanted(program) == ROLL else Key.Key_B)


def by_digits(program: Program) -> None:
    program.key(Key.Key_1 if wanted(program) == ROLL else Key.Key_2)


def by_arrows(program: Program) -> None:
    surface = board_of(program).surface
    program.tab_to(lambda widget: widget is surface, "the board")
    while surface.keyboard.focused != wanted(program):
        program.key(Key.Key_Right if wanted(program) == HOLD else Key.Key_Left)
    program.key(Key.Key_Return)


def told(program: Program) -> list[QAccessibleInterface]:
    """The board as a screen reader finds it."""
    board = QAccessible.queryAccessibleInterface(board_of(program).surface)
    return [board.child(place) for place in range(board.childCount())]


def by_screen_reader(program: Program) -> None:
    name = "Die" if wanted(program) == ROLL else "Bank"
    (spot,) = (each for each in told(program) if each.text(QAccessible.Text.Name).startswith(name))
    pointer = spot.interface_cast(QAccessible.InterfaceType.ActionInterface)
    action = shiboken6.wrapInstance(int(pointer), QAccessibleActionInterface)
    assert isinstance(action, QAccessibleActionInterface)
    (press,) = action.actionNames()
    action.doAction(press)


WAYS = (by_mouse, by_letters, by_digits, by_arrows, by_screen_reader)
BEGINNING = "0 0 | turn 1 | total 0 | target 50"
END = "30 30 | turn 3 | total 0 | target 50"


@pytest.mark.parametrize(
    ("decide", "position"),
    [
        (by_mouse, BEGINNING),
        *((decide, END) for decide in WAYS[1:]),
        *(pytest.param(decide, BEGINNING, marks=pytest.mark.slow) for decide in WAYS[1:]),
    ],
)
def test_a_game_to_its_end(
    program: Program, decide: Callable[[Program], None], position: str
) -> None:
    program.play(record_of(PERSON, "hold_20", game="pig", seed=5, start=position))
    while (waiting := program.until_due()) is not Waiting.OVER:
        ply = program.match.history.place().ply
        if waiting is Waiting.ROLL:
            program.key(Key.Key_R)
        else:
            decide(program)
        wait_until(lambda ply=ply: program.match.history.place().ply > ply, "the decision to count")  # type: ignore[misc]
    program.kept()
    record = program.match.record
    verified(record)
    assert {node.by for node in record.nodes} == {"chance", PERSON, "hold_20"}
    winner = view_of(program).winner
    assert winner is not None
    assert record.result == tuple(float(seat == winner) for seat in range(2))
    assert program.status.endswith(f"{program.match.seats[winner].name} wins.")


def test_from_the_home_page_to_the_board(program: Program) -> None:
    program.click(program.button(tr("home-play-tile"), program.tile("Pig")))
    assert isinstance(program.page, NewMatchPage)
    program.click(program.button(tr("setup-start-match")))
    wait_until(lambda: isinstance(program.page, MatchPage), "the match page")
    assert program.until_due() is Waiting.PERSON
    assert program.status.endswith(": roll the die?")
    assert [each.text(QAccessible.Text.Name) for each in told(program)][:2] == [
        "Die, not rolled yet",
        "Bank 0",
    ]


def test_four_share_the_table(program: Program) -> None:
    program.play(record_of(PERSON, "hold_20", "hold_20", "hold_20", game="pig", seed=3))
    program.until_due()
    names = [each.text(QAccessible.Text.Name) for each in told(program)][2:]
    assert names == [f"{each.name}: 0 of 100" for each in program.match.seats]
    surface = board_of(program).surface
    rects = [surface.spot_rect(key) for key in surface.table.spots]
    assert all(surface.viewport().rect().contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)


def test_a_lost_turn_stays_in_view(qtbot: QtBot) -> None:
    pace().set_speed(16.0)
    before = Position.parse(GAME, "0 0 | turn 1 | total 9 | target 100 | rolling")
    after, names = before.apply(1), Words("en", ("Anna", "Ben"))
    board, settled = PigBoard(), list[bool]()
    qtbot.addWidget(board)
    board.resize(700, 420)
    board.show()
    board.settled.connect(lambda: settled.append(True))
    board.show_scene(Scene(before, None, names))
    step = Step(before, 1, after, before.game.describe(before.state, 1))
    board.animate(step, Scene(after, None, names, trail=(step,)))
    assert board.surface.table.flying
    finish_all()
    assert settled == []
    board.finish()
    assert settled == [True]


def test_the_plan_of_a_hint_is_ringed(qtbot: QtBot) -> None:
    board = PigBoard()
    qtbot.addWidget(board)
    board.resize(700, 420)
    board.show()
    position = Position.parse(GAME, "0 0 | turn 1 | total 24 | target 100")
    board.show_scene(Scene(position, None, Words("en", ("Anna", "Ben")), position.legal()))
    resting = board.surface.grab().toImage()
    best = GAME.bot("hold_20").analyse(Question(position, Budget(playouts=1), 1), Monitor()).best
    board.preview(best)
    assert board.surface.grab().toImage() != resting
    board.preview(None)
    assert board.surface.grab().toImage() == resting

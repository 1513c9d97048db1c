"""All five games played by a screen reader's actions: nothing is clicked, no key is pressed."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from engines.contract.record import PERSON
from engines.contract.registry import game as find_game
from engines.games.dice_chess.view import moves_of
from engines.match.archive.records import verified
from engines.match.events import Waiting
from engines.runtime.streams import stream
from gui.games.dice_chess.board import DiceChessBoard
from gui.table.surface import Surface
from tests.gui.play.conftest import Start
from tests.gui.play.program import DrawnButton, Program, record_of, wait_until

OPPONENTS = {
    "fargo": ("points",),
    "lange_strasse": ("simple", "random"),
    "dice_chess": ("random",),
    "colonizers": ("heuristic", "heuristic", "random"),
    "roll_galaxy": ("settler",),
}
LONG = ("lange_strasse", "dice_chess", "colonizers", "roll_galaxy")
BEGINNING = 8
"""Actions, those of the opponents not counted."""


def action_of(found: QAccessibleInterface) -> QAccessibleActionInterface:
    """What can be done with something, as a screen reader asks for it."""
    pointer = found.interface_cast(QAccessible.InterfaceType.ActionInterface)
    if isinstance(pointer, QAccessibleActionInterface):
        return pointer
    action = shiboken6.wrapInstance(int(pointer), QAccessibleActionInterface)
    assert isinstance(action, QAccessibleActionInterface)
    return action


def press(widget: QWidget | DrawnButton, at: QPoint | None = None) -> None:
    """Do the action "press" of a control, or of what is at a place of a table."""
    if isinstance(widget, DrawnButton):
        at, widget = widget.surface.spot_rect(widget.key).center(), widget.surface.viewport()
    surface = widget.parent()
    found = QAccessible.queryAccessibleInterface(widget)
    if isinstance(surface, Surface):
        assert at is not None
        table, place = QAccessible.queryAccessibleInterface(surface), widget.mapToGlobal(at)
        found = table.childAt(place.x(), place.y())
        children = [table.child(number) for number in range(table.childCount())]
        assert found in children
    assert found.text(QAccessible.Text.Name), "a screen reader has nothing to say"
    assert not found.state().disabled
    action = action_of(found)
    assert QAccessibleActionInterface.pressAction() in action.actionNames()
    action.doAction(QAccessibleActionInterface.pressAction())


def decide_at_chess(program: Program) -> None:
    """Play what the rules of thumb say: two squares, or a button."""
    position, board = program.match.position, program.board
    assert isinstance(board, DiceChessBoard)
    random = stream(program.match.history.head.seed, "people", program.match.history.place().ply)
    action = position.game.kernel.policy(position.state, random)
    move = next(iter(moves_of(position, (action,))), None)
    for square in () if move is None else (move.origin, move.target):
        surface = board.chessboard
        press(surface.viewport(), surface.spot_rect(square).center())
    if move is None or move.promotion is not None:
        press(program.named(f"choice-{action}"))


@pytest.fixture
def program(start: Start, game: str, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A match that a screen reader plays."""
    _ = find_game(game).kernel
    program = start()
    monkeypatch.setattr(program, "click", press)
    program.play(record_of(PERSON, *OPPONENTS[game], game=game, seed=6))
    return program


def act(program: Program, waiting: Waiting) -> None:
    """Do what is next, and wait until it counts."""
    ply = program.match.history.place().ply
    if waiting is Waiting.PERSON and program.match.position.game.id == "dice_chess":
        decide_at_chess(program)
    else:
        program.act()
    wait_until(lambda: program.match.history.place().ply > ply, "the action to count")


@pytest.mark.parametrize("game", LONG)
def test_the_beginning_of_a_game(program: Program) -> None:
    for _ in range(BEGINNING):
        act(program, program.until_due())


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.slow] if game in LONG else []) for game in OPPONENTS],
)
def test_a_whole_game(program: Program) -> None:
    while (waiting := program.until_due()) is not Waiting.OVER:
        act(program, waiting)
    program.kept()
    record = program.match.record
    verified(record)
    assert PERSON in {node.by for node in record.nodes}
    assert record.result is not None

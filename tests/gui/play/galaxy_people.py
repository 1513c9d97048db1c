"""How the people of these tests play Roll for the Galaxy: by the game's own rules of thumb."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from engines.runtime.streams import stream
from gui.games.roll_galaxy.board import RollGalaxyBoard
from gui.games.roll_galaxy.keys import Key, Place
from gui.table.offers import Offer

if TYPE_CHECKING:
    from tests.gui.play.program import Program

DIGITS: Final = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
    Qt.Key.Key_0,
)
_NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier


def _asked(program: "Program") -> tuple[RollGalaxyBoard, Offer[Key]]:
    """The board, and the decision that the game's own rules of thumb make."""
    board, position = program.board, program.match.position
    assert isinstance(board, RollGalaxyBoard)
    random = stream(program.match.history.head.seed, "people", program.match.history.place().ply)
    action = position.game.kernel.policy(position.state, random)
    return board, next(offer for offer in board.selection.offers if offer.action == action)


def _to_pick(board: RollGalaxyBoard, offer: Offer[Key]) -> Iterator[Key]:
    """What to point at, one thing after the other, until the decision is made or has a button."""
    order = {Place.HEAD: 1, Place.COLUMN: 1}
    for key in sorted(offer.needs, key=lambda key: (order.get(key.place, 0), str(key))):
        if offer not in board.selection.offers or board.scene is None:
            return
        if offer.action not in (choice.action for choice in board.bar(board.scene)):
            yield key


def click(program: "Program") -> None:
    """Decide with the mouse."""
    board, offer = _asked(program)
    ply, surface = program.match.history.place().ply, board.surface
    for key in _to_pick(board, offer):
        rect = surface.spot_rect(key)
        assert not rect.isEmpty(), f"{key} does not lie on the table"
        at = rect.center()
        if key.place is Place.COLUMN:  # below the dice that stand there
            at.setY(rect.bottom() - 3)
        program.click(surface.viewport(), at)
    if program.match.history.place().ply == ply:
        program.click(program.named(f"choice-{offer.action}"))


_PHASE_KEYS: Final = (
    Qt.Key.Key_F3,
    Qt.Key.Key_F4,
    Qt.Key.Key_F5,
    Qt.Key.Key_F6,
    Qt.Key.Key_F7,
)


def press(program: "Program") -> None:
    """Decide with keys."""
    board, offer = _asked(program)
    ply = program.match.history.place().ply
    for key in _to_pick(board, offer):
        places = {spot.key: spot.place for spot in board.surface.table.spots.values()}
        if key.place in (Place.HEAD, Place.COLUMN):
            shift = key.place is Place.HEAD
            modifier = Qt.KeyboardModifier.ShiftModifier if shift else _NO_MODIFIER
            program.key(_PHASE_KEYS[key.a], modifier)
        elif (place := places.get(key)) is not None:
            program.key(DIGITS[place])
    if program.match.history.place().ply > ply:
        return
    assert board.scene is not None
    button = next(each for each in board.bar(board.scene) if each.action == offer.action)
    assert button.command is not None, f"{button.text} has no key"
    program.key(Qt.Key[f"Key_{board.key_text(button.command)}"])

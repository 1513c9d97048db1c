"""The dice on a board, and how often it has come to rest."""

from gui.table.board import Board
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import Pips


def tray_of(board: Board) -> DiceTray:
    tray = board.findChild(DiceTray)
    assert isinstance(tray, DiceTray)
    return tray


def faces_of(board: Board) -> list[int | None]:
    """The number each die shows; None for a blank one."""
    return [die.face.value if isinstance(die.face, Pips) else None for die in tray_of(board).dice]


def spots_of(board: Board) -> list[tuple[float, float]]:
    """Where the dice are seen, in motion too."""
    tray = tray_of(board)
    rects = [tray.table.seen(die) for die in range(len(tray.dice))]
    return [(rect.x(), rect.y()) for rect in rects if rect is not None]


class Settled:
    """Counts ``settled``."""

    def __init__(self, board: Board) -> None:
        self.count = 0
        board.settled.connect(self._add)

    def _add(self) -> None:
        self.count += 1

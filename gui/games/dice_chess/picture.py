"""Everything the chess board draws, as plain values. No Qt."""

from dataclasses import dataclass

from engines.games.dice_chess.snapshot import EMPTY
from engines.games.dice_chess.view import Move


@dataclass(frozen=True, slots=True)
class Picture:
    """What is on the board, and what is marked.

    Attributes:
        board: 64 letters from a1, b1, ... to h8.
        trail: the micro-moves of the latest turn, in order.
        plan: the micro-moves of a hint, in order.
        attacked: squares of kings that are attacked.
        origins: squares of the pieces that may be picked up.
        picked: square of the piece that is picked up.
        targets, captures: where it may go; captures are some of the targets.
        free: pieces can be put anywhere, regardless of the rules; nothing is marked as movable.
    """

    board: str = EMPTY * 64
    trail: tuple[Move, ...] = ()
    plan: tuple[Move, ...] = ()
    attacked: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    picked: int | None = None
    targets: tuple[int, ...] = ()
    captures: tuple[int, ...] = ()
    free: bool = False

    @property
    def touched(self) -> frozenset[int]:
        """Origins and targets of the moves of the trail."""
        return frozenset(square for move in self.trail for square in (move.origin, move.target))

    @property
    def numbers(self) -> dict[int, str]:
        """Numbers of the micro-moves of the trail by target square, if there are several."""
        if len(self.trail) < 2:
            return {}
        numbers: dict[int, str] = {}
        for place, move in enumerate(self.trail, start=1):
            before = numbers.get(move.target)
            numbers[move.target] = f"{before}, {place}" if before else str(place)
        return numbers


def free_picture(board: str, plan: tuple[Move, ...] = ()) -> Picture:
    """The picture of a board being set up, with the plan of a hint."""
    pieces = tuple(square for square in range(64) if board[square] != EMPTY)
    return Picture(board, plan=plan, origins=pieces, free=True)

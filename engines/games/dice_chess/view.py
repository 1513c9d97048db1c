"""The view that the board of Dice Chess draws: the snapshot, and the effects of moves."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engines.contract.position import Position
from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.kernels.state import KING, META, PROMOTION_SHIFT, ROOK
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, Ending, Phase, Snapshot, read
from engines.runtime.types import Action

__all__ = [
    "DiceChessView",
    "Ending",
    "Move",
    "Phase",
    "attacked_kings",
    "move_of",
    "moves_of",
    "usable_faces",
]

DiceChessView: TypeAlias = Snapshot
"""Everyone sees everything."""


@dataclass(frozen=True, slots=True)
class Move:
    """One micro-move.

    Attributes:
        action: its code.
        origin, target: squares, a1 = 0, b1 = 1, ... h8 = 63.
        piece: letter of the piece that moves, as on the board.
        takes: letter of the captured piece, or None.
        promotion: face of the new piece (2 to 5), or None.
        dice: faces that it costs; castling costs two.
        rook: origin and target of the rook in castling, or None.
    """

    action: Action
    origin: int
    target: int
    piece: str
    takes: str | None
    promotion: int | None
    dice: tuple[int, ...]
    rook: tuple[int, int] | None

    @property
    def is_en_passant(self) -> bool:
        """Whether a pawn captures another that is not on the target."""
        slanted = (self.origin - self.target) % 8 != 0
        return self.piece in "Pp" and slanted and self.takes is None

    @property
    def captured_at(self) -> int | None:
        """The square of the captured piece, or None."""
        if self.is_en_passant:
            return self.origin // 8 * 8 + self.target % 8
        return None if self.takes is None else self.target

    @property
    def takes_king(self) -> bool:
        """Whether the move wins the game."""
        return self.takes is not None and self.takes in "Kk"

    @property
    def text(self) -> str:
        """From square to square, as people write it: "c3–d5", "d5×c7", "e7–e8=Q"."""
        sign = "–" if self.captured_at is None else "×"
        promoted = f"={LETTERS[self.promotion - 1]}" if self.promotion is not None else ""
        return f"{square_name(self.origin)}{sign}{square_name(self.target)}{promoted}"


def move_of(snapshot: Snapshot, action: Action) -> Move:
    """The effects of a micro-move."""
    origin, target, promotion = action & 63, (action >> 6) & 63, action >> PROMOTION_SHIFT
    piece, taken = snapshot.board[origin], snapshot.board[target]
    kind = LETTERS.index(piece) % 6
    castles = kind == KING and abs(origin - target) == 2
    rook = None
    if castles:
        rook = (origin + 3, origin + 1) if target > origin else (origin - 4, origin - 1)
    return Move(
        action=action,
        origin=origin,
        target=target,
        piece=piece,
        takes=taken if taken in LETTERS else None,
        promotion=promotion + 1 if promotion else None,
        dice=(ROOK + 1, KING + 1) if castles else (kind + 1,),
        rook=rook,
    )


def moves_of(position: Position, choices: tuple[Action, ...]) -> tuple[Move, ...]:
    """The micro-moves among the legal actions ``choices``, in their order."""
    snapshot = read(position.state)
    return tuple(move_of(snapshot, action) for action in choices if action < META)


def usable_faces(position: Position) -> frozenset[int]:
    """Faces of the remaining dice that some legal continuation of this turn uses.

    Looks at no more continuations than it must: usually the first moves already use every die.
    """
    wanted = set(read(position.state).dice)
    found: set[int] = set()
    seen = {position}
    waiting = [position]
    while waiting and not wanted <= found:
        here = waiting.pop(0)
        for move in moves_of(here, here.legal()):
            found.update(move.dice)
            after = here.apply(move.action)
            if after.turn == here.turn and after.moment == here.moment and after not in seen:
                seen.add(after)
                waiting.append(after)
    return frozenset(found & wanted)


# -- kings in danger -------------------------------------------------------------------------------

_STRAIGHT: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_SLANTED: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_JUMPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def attacked_kings(board: str) -> tuple[int, ...]:
    """Squares of the kings that an enemy piece attacks, whatever the dice.

    ``board``: 64 letters from a1, b1, ... to h8, as in ``Snapshot.board``.
    """
    return tuple(
        square
        for square, man in enumerate(board)
        if man in "Kk" and _is_attacked(board, square, by_white=man == "k")
    )


def _is_attacked(board: str, square: int, *, by_white: bool) -> bool:
    case = str.upper if by_white else str.lower
    rank = -1 if by_white else 1  # where pawns that attack the square would be
    kinds = (
        ("n", _JUMPS, 1),
        ("k", _STRAIGHT + _SLANTED, 1),
        ("p", ((-1, rank), (1, rank)), 1),
        ("rq", _STRAIGHT, 7),
        ("bq", _SLANTED, 7),
    )
    return any(
        _first(board, square, way, reach) in case(men) for men, ways, reach in kinds for way in ways
    )


def _first(board: str, square: int, way: tuple[int, int], reach: int) -> str:
    """The first piece up to ``reach`` squares away, or ``EMPTY``."""
    for distance in range(1, reach + 1):
        file, rank = square % 8 + way[0] * distance, square // 8 + way[1] * distance
        if 0 <= file < 8 and 0 <= rank < 8 and board[8 * rank + file] != EMPTY:
            return board[8 * rank + file]
    return EMPTY

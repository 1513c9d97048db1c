"""What the board of Dice Chess draws."""

from dataclasses import dataclass
from enum import Enum

from engines.contract.position import Position
from engines.games.dice_chess.dfen import dfen
from engines.games.dice_chess.kernels import state as codes
from engines.games.dice_chess.kernels.state import KING, META, PROMOTION_SHIFT, ROOK
from engines.games.dice_chess.snapshot import LETTERS, Agreements, Cube, Snapshot, read
from engines.runtime.types import Action, Seat


class Phase(Enum):
    """What the table waits for."""

    ROLL = codes.ROLL_DUE
    MOVE = codes.MOVING
    ANSWER_DRAW = codes.DRAW_OFFERED
    ROLL_OR_DOUBLE = codes.MAY_DOUBLE
    ANSWER_DOUBLE = codes.DOUBLED
    OVER = codes.FINISHED


class Ending(Enum):
    """How a game ended."""

    NONE = codes.RUNNING
    KING = codes.BY_KING
    COUNT = codes.BY_COUNT
    AGREEMENT = codes.BY_AGREEMENT
    RESIGNATION = codes.BY_RESIGNATION
    DOUBLE = codes.BY_DOUBLE
    TIME = codes.BY_TIME


@dataclass(frozen=True, slots=True)
class Move:
    """One micro-move.

    Attributes:
        action: its code.
        origin, target: squares, a1 = 0, b1 = 1, ... h8 = 63.
        piece: letter of the man that moves, as on the board.
        takes: letter of the man that is taken, or None.
        promotion: face of the new man (2 to 5), or None.
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
        """Whether a pawn takes another that does not stand on the target."""
        slanted = (self.origin - self.target) % 8 != 0
        return self.piece in "Pp" and slanted and self.takes is None

    @property
    def taken_at(self) -> int | None:
        """The square of the man that is taken, or None."""
        if self.is_en_passant:
            return self.origin // 8 * 8 + self.target % 8
        return None if self.takes is None else self.target

    @property
    def takes_king(self) -> bool:
        """Whether the move wins the game."""
        return self.takes is not None and self.takes in "Kk"


@dataclass(frozen=True, slots=True)
class DiceChessView:
    """Everything the board shows; nothing in it needs a search.

    Attributes:
        board: 64 letters from a1, b1, ... to h8; capitals are White's, "." is empty.
        mover: whose turn it is: 0 White, 1 Black.
        phase: what the table waits for.
        dice: faces that are left to play, ascending.
        quota: dice that a turn without king capture still has to use; None at its start.
        castling: some of "KQkq".
        targets: squares of en passant.
        half, full: the two counters of chess.
        cube, agreements: doubling and draw offers.
        ending, winner: how the game ended, and for whom.
        dfen: the position as text.
    """

    board: str
    mover: Seat
    phase: Phase
    dice: tuple[int, ...]
    quota: int | None
    castling: str
    targets: tuple[int, ...]
    half: int
    full: int
    cube: Cube
    agreements: Agreements
    ending: Ending
    winner: Seat | None
    dfen: str


def view_of(snapshot: Snapshot) -> DiceChessView:
    """The view of a snapshot; Dice Chess hides nothing."""
    return DiceChessView(
        board=snapshot.board,
        mover=snapshot.mover,
        phase=Phase(snapshot.phase),
        dice=snapshot.dice,
        quota=snapshot.quota,
        castling=snapshot.castling,
        targets=snapshot.targets,
        half=snapshot.half,
        full=snapshot.full,
        cube=snapshot.cube,
        agreements=snapshot.agreements,
        ending=Ending(snapshot.ending),
        winner=snapshot.winner,
        dfen=dfen(snapshot),
    )


def move_of(snapshot: Snapshot, action: Action) -> Move:
    """What a micro-move does."""
    origin, target, promotion = action & 63, (action >> 6) & 63, action >> PROMOTION_SHIFT
    piece, taken = snapshot.piece_at(origin), snapshot.piece_at(target)
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
    """Faces of the dice left that some legal way to play this turn on uses.

    Looks at as few continuations as will do: mostly the first moves already use every die.
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

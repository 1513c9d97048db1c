"""A state of Dice Chess as plain values: what texts, boards and bots read."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from engines.contract.rules import DieKind
from engines.games.dice_chess.kernels import state as st
from engines.rulekit.dice import Dice
from engines.rulekit.snapshot import Held, Layout, bits, signed
from engines.runtime.types import Seat

NAMES: Final = ("pawn", "knight", "bishop", "rook", "queen", "king")
POOL: Final = Dice(2, DieKind.PIECES, NAMES, "PNBRQK")
LETTERS: Final = "PNBRQKpnbrqk"
"""White's pieces, then Black's, in the order of the dice."""
EMPTY: Final = "."
VALUES: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9}
"""Values of pieces on the player cards."""
RIGHTS: Final = "KQkq"
START_BOARD: Final = "RNBQKBNR" + "P" * 8 + EMPTY * 32 + "p" * 8 + "rnbqkbnr"


class Phase(IntEnum):
    """What the table waits for."""

    ROLL = st.ROLL_DUE
    MOVE = st.MOVING
    ANSWER_DRAW = st.DRAW_OFFERED
    ROLL_OR_DOUBLE = st.MAY_DOUBLE
    ANSWER_DOUBLE = st.DOUBLED
    OVER = st.FINISHED


class Ending(IntEnum):
    """How a game ended."""

    NONE = st.RUNNING
    KING = st.BY_KING
    COUNT = st.BY_COUNT
    AGREEMENT = st.BY_AGREEMENT
    RESIGNATION = st.BY_RESIGNATION
    DOUBLE = st.BY_DOUBLE
    TIME = st.BY_TIME


@dataclass(frozen=True, slots=True)
class Agreements:
    """What the seats may say to each other besides moving.

    Attributes:
        allowed: draws may be offered.
        offered: the mover offers a draw with this turn; or, between turns, answers one.
        barred: seats whose last offer was declined and not followed by one from the other seat.
    """

    allowed: bool = False
    offered: bool = False
    barred: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube.

    Attributes:
        limit: the highest stake; 1: no one may double.
        stake: what the game is played for.
        owner: who may double next; None: both.
        doubled: the mover has doubled, and the other seat must answer.
        to_roll: the mover has decided not to double.
    """

    limit: int = 1
    stake: int = 1
    owner: Seat | None = None
    doubled: bool = False
    to_roll: bool = False

    @property
    def next_stake(self) -> int:
        """The stake after the next double."""
        return self.stake * 2

    def may_double(self, seat: Seat) -> bool:
        """Whether ``seat`` may double before its roll."""
        return self.next_stake <= self.limit and self.owner in (None, seat)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a game of Dice Chess.

    Attributes:
        board: 64 letters from a1, b1, ... to h8, as in ``LETTERS``, or ``EMPTY``.
        mover: whose turn it is: 0 White, 1 Black.
        castling: the rights, some of ``RIGHTS``.
        targets: squares onto which pawns may capture en passant, ascending.
        half: micro-moves since a pawn move or a capture.
        full: number of the move.
        dice: faces that are left to play, ascending; empty before the roll.
        quota: dice that a turn without king capture still has to use; None at its start.
        ending: how the game ended, if it has.
        winner: None: nobody.
    """

    board: str = START_BOARD
    mover: Seat = st.WHITE
    castling: str = RIGHTS
    targets: tuple[int, ...] = ()
    half: int = 0
    full: int = 1
    dice: tuple[int, ...] = ()
    quota: int | None = None
    ending: Ending = Ending.NONE
    winner: Seat | None = None
    cube: Cube = Cube()
    agreements: Agreements = Agreements()

    @property
    def seats(self) -> int:
        """Always two."""
        return st.SEATS

    @property
    def scores(self) -> tuple[int, ...]:
        """The value of each side's pieces in pawns."""
        boards = self.board, self.board.swapcase()
        return tuple(sum(VALUES.get(letter, 0) for letter in board) for board in boards)

    @property
    def turn(self) -> int:
        """Turns before the current one, of both sides together."""
        return st.SEATS * (self.full - 1) + self.mover

    @property
    def over(self) -> bool:
        return self.ending is not Ending.NONE

    @property
    def result(self) -> tuple[Ending, Seat | None]:
        return self.ending, self.winner

    @property
    def natural_result(self) -> tuple[Ending, Seat | None]:
        """The result that the board shows: a king is missing, or the half-move limit is reached."""
        white, black = "K" in self.board, "k" in self.board
        if not (white and black):
            return Ending.KING, None if white == black else (0 if white else 1)
        if self.half >= st.HALF_LIMIT and not self.dice:
            return Ending.COUNT, None
        return Ending.NONE, None

    @property
    def phase(self) -> Phase:
        if self.over:
            return Phase.OVER
        if self.dice:
            return Phase.MOVE
        if self.agreements.offered:
            return Phase.ANSWER_DRAW
        if self.cube.doubled:
            return Phase.ANSWER_DOUBLE
        if self.cube.may_double(self.mover) and not self.cube.to_roll:
            return Phase.ROLL_OR_DOUBLE
        return Phase.ROLL

    @property
    def offers(self) -> bool:
        """Whether the mover offers a draw with the turn under way."""
        return self.agreements.offered and self.phase is Phase.MOVE


def _board(pieces: list[int]) -> str:
    board = [EMPTY] * 64
    for letter, squares in zip(LETTERS, pieces, strict=True):
        word = squares % (1 << 64)
        while word:
            board[(word & -word).bit_length() - 1] = letter
            word &= word - 1
    return "".join(board)


def _pieces(board: str) -> list[int]:
    placed = dict.fromkeys(LETTERS, 0)
    for square, letter in enumerate(board):
        if letter != EMPTY:
            placed[letter] |= 1 << square
    return [signed(word) for word in placed.values()]


def _to_roll(phase: int, mover: Seat, limit: int, stake: int, owner: int) -> bool:
    cube = Cube(limit, stake, None if owner == st.NOBODY else owner)
    return phase == Phase.ROLL and cube.may_double(mover)


LAYOUT: Final = Layout(
    Snapshot,
    st.GameState,
    {
        "board": Held("pieces", _board, _pieces),
        "castling": Held(
            load=lambda word: "".join(right for i, right in enumerate(RIGHTS) if word >> i & 1),
            dump=lambda rights: sum(1 << RIGHTS.index(right) for right in rights),
        ),
        "targets": bits(kind=tuple),
        "dice": Held("pool", POOL.faces, POOL.code),
        "cube.limit": "cube_limit",
        "cube.stake": "stake",
        "cube.owner": "cube_owner",
        "cube.doubled": Held("phase", lambda phase: phase == Phase.ANSWER_DOUBLE, None),
        "cube.to_roll": Held(
            "phase", _to_roll, None, more=("mover", "cube_limit", "stake", "cube_owner")
        ),
        "agreements.allowed": "agreements",
        "agreements.offered": Held(
            "phase",
            lambda phase, offers: phase == Phase.ANSWER_DRAW or bool(offers),
            None,
            more=("offers",),
        ),
        "agreements.barred": bits("barred", tuple),
    },
)
read, write = LAYOUT.read, LAYOUT.write

"""A state of Dice Chess as plain values: what texts, boards and bots read."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Final

import numpy as np

from engines.games.dice_chess.kernels.state import (
    BY_COUNT,
    BY_KING,
    DOUBLED,
    DRAW_OFFERED,
    FINISHED,
    FRESH,
    HALF_LIMIT,
    MAY_DOUBLE,
    MOVING,
    NOBODY,
    ROLL_DUE,
    RUNNING,
    SEATS,
    STATE,
    WHITE,
    WORDS,
    pack,
    unpack,
)
from engines.runtime.types import Seat, State

LETTERS: Final = "PNBRQKpnbrqk"
"""White's men, then Black's, in the order of the dice."""
EMPTY: Final = "."
RIGHTS: Final = "KQkq"
START_BOARD: Final = "RNBQKBNR" + "P" * 8 + EMPTY * 32 + "p" * 8 + "rnbqkbnr"
FIELDS: Final = STATE.names or ()
_WORD: Final = 1 << 64


@dataclass(frozen=True, slots=True)
class Agreements:
    """What the seats may say to each other besides moving.

    Attributes:
        allowed: draws may be offered.
        offered: the mover offers a draw with this turn; or, between turns, answers one.
        barred: seats whose last offer was refused and not followed by one of the other seat.
    """

    allowed: bool = False
    offered: bool = False
    barred: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube.

    Attributes:
        limit: the highest stake; 1: nobody may double.
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
        """What the game is played for after the next double."""
        return self.stake * 2

    def may_double(self, seat: Seat) -> bool:
        """Whether ``seat`` may double before its roll."""
        return self.next_stake <= self.limit and self.owner in (None, seat)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game of Dice Chess stands.

    Attributes:
        board: 64 letters from a1, b1, ... to h8, as in ``LETTERS``, or ``EMPTY``.
        mover: whose turn it is: 0 White, 1 Black.
        castling: the rights, some of ``RIGHTS``.
        targets: squares onto which pawns may capture en passant, ascending.
        half: micro-moves since a pawn moved or a man was taken.
        full: number of the move.
        dice: faces that are left to play, ascending; empty before the roll.
        quota: dice that a turn without king capture still has to use; None at its start.
        ending: how the game ended (``kernels.state``), ``RUNNING`` if it has not.
        winner: None: nobody.
    """

    board: str = START_BOARD
    mover: Seat = WHITE
    castling: str = RIGHTS
    targets: tuple[int, ...] = ()
    half: int = 0
    full: int = 1
    dice: tuple[int, ...] = ()
    quota: int | None = None
    ending: int = RUNNING
    winner: Seat | None = None
    cube: Cube = Cube()
    agreements: Agreements = Agreements()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != RUNNING

    @property
    def phase(self) -> int:
        """What the table waits for (``kernels.state``)."""
        if self.over:
            return FINISHED
        if self.dice:
            return MOVING
        if self.agreements.offered:
            return DRAW_OFFERED
        if self.cube.doubled:
            return DOUBLED
        if self.cube.may_double(self.mover) and not self.cube.to_roll:
            return MAY_DOUBLE
        return ROLL_DUE

    def piece_at(self, square: int) -> str:
        """The letter on a square, or ``EMPTY``."""
        return self.board[square]


def natural_ending(board: str, half: int, dice: tuple[int, ...]) -> tuple[int, Seat | None]:
    """How a game ended that shows it by its board: a king is missing, or the half-moves."""
    white, black = "K" in board, "k" in board
    if not (white and black):
        return BY_KING, None if white == black else (0 if white else 1)
    if half >= HALF_LIMIT and not dice:
        return BY_COUNT, None
    return RUNNING, None


def read(state: State) -> Snapshot:
    """The snapshot of a state."""
    s = _fields(state)
    over = s.phase == FINISHED
    dice = unpack(int(s.pool))
    return Snapshot(
        board=_board(s.pieces.tolist()),
        mover=int(s.mover),
        castling="".join(right for i, right in enumerate(RIGHTS) if (int(s.castling) >> i) & 1),
        targets=tuple(square for square in range(64) if (int(s.targets) >> square) & 1),
        half=int(s.half),
        full=int(s.full),
        dice=dice,
        quota=None if s.quota == FRESH else int(s.quota),
        ending=int(s.ending) if over else RUNNING,
        winner=None if s.winner == NOBODY else int(s.winner),
        cube=Cube(
            limit=int(s.cube_limit),
            stake=int(s.stake),
            owner=None if s.cube_owner == NOBODY else int(s.cube_owner),
            doubled=bool(s.phase == DOUBLED),
            to_roll=_has_declined_to_double(s),
        ),
        agreements=Agreements(
            allowed=bool(s.agreements),
            offered=bool(s.offers or s.phase == DRAW_OFFERED),
            barred=tuple(seat for seat in range(SEATS) if (int(s.barred) >> seat) & 1),
        ),
    )


def _fields(state: State) -> SimpleNamespace:
    """All fields as plain numbers: a record of numpy takes microseconds for each of its fields."""
    return SimpleNamespace(**dict(zip(FIELDS, state.view(STATE)[0].item(), strict=True)))


def _has_declined_to_double(s: SimpleNamespace) -> bool:
    owner = None if s.cube_owner == NOBODY else int(s.cube_owner)
    cube = Cube(limit=int(s.cube_limit), stake=int(s.stake), owner=owner)
    return bool(s.phase == ROLL_DUE) and cube.may_double(int(s.mover))


def _board(pieces: list[int]) -> str:
    board = [EMPTY] * 64
    for letter, men in zip(LETTERS, pieces, strict=True):
        word = men % _WORD
        while word:
            board[(word & -word).bit_length() - 1] = letter
            word &= word - 1
    return "".join(board)


def write(snapshot: Snapshot) -> State:
    """The state of a snapshot."""
    state = np.zeros(WORDS, np.int64)
    s = state.view(STATE)[0]
    men = dict.fromkeys(LETTERS, 0)
    for square, letter in enumerate(snapshot.board):
        if letter != EMPTY:
            men[letter] |= 1 << square
    s.pieces = [_signed(men[letter]) for letter in LETTERS]
    s.targets = _signed(sum(1 << square for square in snapshot.targets))
    s.castling = sum(1 << RIGHTS.index(right) for right in snapshot.castling)
    s.mover = snapshot.mover
    s.half, s.full = snapshot.half, snapshot.full
    s.pool = pack(snapshot.dice)
    s.quota = FRESH if snapshot.quota is None else snapshot.quota
    s.phase = snapshot.phase
    s.ending = snapshot.ending
    s.winner = NOBODY if snapshot.winner is None else snapshot.winner
    s.cube_limit, s.stake = snapshot.cube.limit, snapshot.cube.stake
    s.cube_owner = NOBODY if snapshot.cube.owner is None else snapshot.cube.owner
    s.agreements = snapshot.agreements.allowed
    s.offers = snapshot.agreements.offered and snapshot.phase == MOVING
    s.barred = sum(1 << seat for seat in snapshot.agreements.barred)
    return state


def _signed(bits: int) -> int:
    return bits - _WORD if bits >> 63 else bits

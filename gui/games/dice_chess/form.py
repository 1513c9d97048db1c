"""The form in which a position of Dice Chess is set up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from engines.contract.position import Position
from engines.games.dice_chess.snapshot import EMPTY, NAMES, RIGHTS, START_BOARD, Snapshot, read
from engines.games.dice_chess.text import NOTATION
from engines.runtime.texts import tr
from gui.games.dice_chess import wording
from gui.games.dice_chess.board import DiceChessBoard, SetUp, chess_surface
from gui.games.dice_chess.palette import Palette
from gui.games.dice_chess.picture import free_picture
from gui.games.dice_chess.pieces import side
from gui.games.dice_chess.table import ChessTable
from gui.games.dice_chess.turns import DICE
from gui.kit import boxes
from gui.kit.button import Button
from gui.style import Token, scaled
from gui.table.board import Board
from gui.table.form import Check, Choice, Group, Number, PositionForm, Segments

_BOARD: Final = 304
"""Side of the board, at 100%; the whole form fits a window of 1280 x 800."""
_NO_DIE: Final = 0
_MOST_HALF: Final = 100
_MOST_FULL: Final = 9999
_KINGS: Final = EMPTY * 4 + "K" + EMPTY * 55 + "k" + EMPTY * 3


class DiceChessForm(PositionForm):
    """A board to put pieces on, unless one is shown next to it; side, dice, castling, counters.

    Whatever the form doesn't cover (cube, agreements) stays as it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self._snapshot = Snapshot()
        self._beside: DiceChessBoard | None = None

    # -- fields -------------------------------------------------------------------------------

    def groups(self) -> Sequence[Group]:
        dice = [tr("dice_chess-none"), *map(wording.die_face, range(1, len(NAMES) + 1))]
        castles = (
            tr("dice_chess-white-castles-short"),
            tr("dice_chess-white-castles-long"),
            tr("dice_chess-black-castles-short"),
            tr("dice_chess-black-castles-long"),
        )
        quiet = tr("dice_chess-moves-since-last-pawn")
        turn = (
            Segments("mover", tr("dice_chess-to-move"), texts=[side(seat) for seat in range(2)]),
            *(Choice(die, tr("dice_chess-die", number=die + 1), texts=dice) for die in range(DICE)),
        )
        rest = (
            *(Check(right, text) for right, text in zip(RIGHTS, castles, strict=True)),
            Number("half", tr("dice_chess-quiet-moves"), quiet, most=_MOST_HALF),
            Number("full", tr("dice_chess-move-number"), least=1, most=_MOST_FULL),
        )
        return (
            Group(tr("dice_chess-pieces"), self._make_pieces()),
            Group(tr("dice_chess-turn"), turn),
            Group(tr("dice_chess-castling-and-counters"), rest),
        )

    def _make_pieces(self) -> tuple[QWidget, ...]:
        self._palette = Palette()
        self._board = chess_surface(Token.SURFACE)
        self._board.setAccessibleName(tr("dice_chess-board-for-placing-pieces"))
        self._board.pressed.connect(self._put)
        self._board.dropped.connect(self._drop)
        start = Button(tr("dice_chess-starting-position"))
        clear = Button(tr("dice_chess-clear-the-board"))
        start.clicked.connect(lambda: self._set_board(START_BOARD))
        clear.clicked.connect(lambda: self._set_board(_KINGS))
        buttons = QWidget()
        boxes.row(start, clear, 1, of=buttons)
        scaled(self._board.setFixedSize, _BOARD, _BOARD)
        return self._palette, self._board, buttons

    # -- position and fields ------------------------------------------------------------------

    def fill(self, position: Position) -> None:
        self._snapshot = read(position.state)
        dice = self._snapshot.dice
        self.put("mover", self._snapshot.mover)
        for die in range(DICE):
            self.put(die, dice[die] if die < len(dice) else _NO_DIE)
        for right in RIGHTS:
            self.put(right, right in self._snapshot.castling)
        self.put("half", self._snapshot.half)
        self.put("full", self._snapshot.full)
        self._show_board()

    def text(self) -> str:
        return NOTATION.text(self._filled())

    def _filled(self) -> Snapshot:
        dice = sorted(self.value(die) for die in range(DICE))
        filled = replace(
            self._snapshot,
            mover=self.value("mover"),
            dice=tuple(face for face in dice if face != _NO_DIE),
            castling="".join(filter(self.value, RIGHTS)),
            half=self.value("half"),
            full=self.value("full"),
        )
        same_turn = (filled.mover, filled.dice) == (self._snapshot.mover, self._snapshot.dice)
        if same_turn:
            return filled
        # A new turn: nothing has been played or offered yet, and en passant is not possible.
        return replace(
            filled,
            quota=None,
            targets=(),
            cube=replace(filled.cube, doubled=False, to_roll=False),
            agreements=replace(filled.agreements, offered=False),
        )

    # -- the board ----------------------------------------------------------------------------

    def use_board(self, board: Board | None) -> bool:
        before, self._beside = self._beside, board if isinstance(board, DiceChessBoard) else None
        if before is not self._beside:
            if before is not None:
                before.set_up(None)
            self._board.setVisible(self._beside is None)
            self._show_board()
        return self._beside is not None

    def _put(self, square: int) -> None:
        """Put the chosen piece on a square, or remove it if it is already there."""
        letter = self._palette.letter
        self._replace({square: EMPTY if self._snapshot.board[square] == letter else letter})

    def _drop(self, origin: int, square: int | None) -> None:
        """Move a piece, or remove it if it was dropped off the board."""
        moved = {origin: EMPTY}
        if square is not None:
            moved[square] = self._snapshot.board[origin]
        self._replace(moved)

    def _replace(self, pieces: dict[int, str]) -> None:
        board = self._snapshot.board
        self._set_board("".join(pieces.get(square, board[square]) for square in range(64)))

    def _set_board(self, board: str) -> None:
        self._snapshot = replace(self._snapshot, board=board, targets=(), quota=None)
        self._show_board()
        self.touched()

    def _show_board(self) -> None:
        board = self._snapshot.board
        if self._beside is None:
            self._board.show_table(ChessTable(free_picture(board)))
        else:
            self._beside.set_up(SetUp(board, self._put, self._drop))

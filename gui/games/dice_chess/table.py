"""The chess board as a table of the kit: 64 squares, pieces on them, and what is marked."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAccessible, QPainter

from engines.games.dice_chess.snapshot import EMPTY
from engines.games.dice_chess.view import Move
from gui.games.dice_chess import painting, wording
from gui.games.dice_chess.picture import Picture
from gui.games.dice_chess.pieces import paint_halo, paint_piece
from gui.games.dice_chess.squares import Squares
from gui.style import Token, theme
from gui.style.tokens import LAST_MOVE_OPACITY
from gui.table.spots import LIFTED, Flight, Mark, Spot, arrow_mark

_LIFT: Final = 4.0
_FALLS: Final = 0.5
"""Share of a capturing move's time after which the captured piece begins to fall."""
_GONE: Final = 0.45
_PICKED: Final = 0.45
_PLANNED: Final = 0.42
_COORDINATES_FROM: Final = 52
"""Smallest side of a square with coordinates, at 100%; pieces would hide them on smaller ones."""
_UNDER_PIECES: Final = -1.0
_ON_TINTS: Final = -0.5
_PLAN: Final = 2.0
_NUMBERS: Final = 3.0
_ARROW: Final = 0.15
"""Width of the shaft of an arrow, in sides of a square."""


@dataclass(frozen=True, slots=True)
class ChessTable:
    """What a surface shows.

    Attributes:
        picture: what is there, and what is marked.
        flipped: Black is at the bottom.
        places: squares that the digit keys press.
    """

    picture: Picture
    flipped: bool = False
    places: tuple[int, ...] = ()

    def squares(self, size: QSizeF) -> Squares:
        rim = painting.rim_of(size)
        inside = painting.frame_of(size).adjusted(rim, rim, -rim, -rim)
        return Squares.inside(inside, flipped=self.flipped)

    def flights(self, move: Move, size: QSizeF) -> tuple[Flight, ...]:
        """The flights of a micro-move, including a captured piece and the rook in castling."""
        squares, board = self.squares(size), self.picture.board
        ways = ((move.origin, move.target), *(() if move.rook is None else (move.rook,)))
        moves = []
        for origin, target in ways:
            ends, look = (squares.rect(origin), squares.rect(target)), (paint_piece, board[origin])
            moves.append(Flight(*ends, (look,), origin, _LIFT, grows=LIFTED))
        if move.captured_at is None:
            return tuple(moves)
        ms, rect = moves[0].takes_ms, squares.rect(move.captured_at)
        gone, wait = _smaller(rect), round(_FALLS * ms)
        look = (paint_piece, board[move.captured_at])
        falls = Flight(rect, gone, (look,), move.captured_at, 0, ms - wait, wait, fades_from=0.0)
        return (falls, *moves)

    # -- the table of the kit -----------------------------------------------------------------

    @property
    def ground_look(self) -> Hashable:
        return self.flipped

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        painting.paint_board(painter, size, self.squares(size))

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        squares = self.squares(size)
        return [self._spot(squares, cell) for cell in range(64)]

    def _spot(self, squares: Squares, cell: int) -> Spot:
        picture, square = self.picture, squares.cell(cell)
        letter = picture.board[square]
        movable, picked = square in picture.origins, square == picture.picked
        lift = theme().pxf(_LIFT)
        return Spot(
            key=square,
            rect=squares.rect(square),
            look=None if letter == EMPTY else (paint_piece, letter, lift if picked else 0.0),
            name=partial(wording.square_words, picture, square),
            active=movable or square in picture.targets or picture.free,
            draggable=movable,
            selected=picked,
            role=QAccessible.Role.Cell,
            place=self.places.index(square) if square in self.places else None,
            row=cell // 8,
            column=cell % 8,
            rise=lift,
            bleed=lift,
        )

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        squares, picture = self.squares(size), self.picture
        marks: list[Mark] = []

        def mark(square: int, *look: Any, layer: float = 1.0) -> None:
            marks.append(Mark(squares.rect(square), look, layer))

        tint = painting.paint_tint
        for square in picture.touched:
            mark(square, tint, Token.LAST_MOVE, LAST_MOVE_OPACITY, layer=_UNDER_PIECES)
        if picture.picked is not None:
            mark(picture.picked, tint, Token.ACCENT, _PICKED, layer=_UNDER_PIECES)
        elif not picture.free:
            for square in picture.origins:
                mark(square, paint_halo, picture.board[square], layer=_ON_TINTS)
        for square in picture.targets:
            taken = square in picture.captures
            mark(square, *((painting.paint_ring, None) if taken else (painting.paint_dot,)))
        for square in picture.attacked:
            mark(square, painting.paint_ring, Token.BAD)
            mark(square, painting.paint_chip, "!", Token.BAD, False)
        for square, number in picture.numbers.items():
            # At the left border, the rank's number is in the corner.
            mark(square, painting.paint_chip, number, Token.WARN, squares.cell(square) % 8 > 0)
        return [*_coordinates(squares), *marks, *self._plan(squares)]

    def _plan(self, squares: Squares) -> Sequence[Mark]:
        """The adviser's plan: squares and an arrow for each micro-move, numbered if several."""
        marks = []
        plan, width = self.picture.plan, max(theme().pxf(6), _ARROW * squares.side)
        for square in sorted({square for move in plan for square in (move.origin, move.target)}):
            tint = (painting.paint_tint, Token.HINT, _PLANNED)
            marks.append(Mark(squares.rect(square), tint, _UNDER_PIECES))
        for move in plan:
            start, end = squares.centre(move.origin), squares.centre(move.target)
            marks.append(arrow_mark(start, end, width, _PLAN))
        for number, move in enumerate(plan if len(plan) > 1 else (), start=1):
            start, end = squares.centre(move.origin), squares.centre(move.target)
            rect = painting.number_rect(start + (end - start) * 0.45, squares.side)
            marks.append(Mark(rect, (painting.paint_number, str(number)), _NUMBERS, 1))
        return marks


def _smaller(rect: QRectF) -> QRectF:
    """Where a captured piece falls to: smaller, on its square."""
    gone = QRectF(rect.topLeft(), rect.size() * _GONE)
    gone.moveCenter(rect.center() + QPointF(0, 0.2 * rect.height()))
    return gone


def _coordinates(squares: Squares) -> Iterator[Mark]:
    if squares.side < theme().pxf(_COORDINATES_FROM) or theme().materials:
        return
    for place in range(8):
        for cell, file in ((8 * place, False), (56 + place, True)):
            square = squares.cell(cell)
            look = (painting.paint_coordinate, square, file)
            yield Mark(squares.rect(square), look, _ON_TINTS)

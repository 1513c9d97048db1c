"""Which kings are attacked, read off a board of letters; nothing compiled is needed."""

from collections.abc import Iterable
from typing import Final

from engines.games.dice_chess.snapshot import EMPTY

_STRAIGHT: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_SLANTED: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_JUMPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_RIDERS: Final = (("rq", _STRAIGHT), ("bq", _SLANTED))


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
    def enemy(letters: str) -> str:
        return letters.upper() if by_white else letters

    rank = -1 if by_white else 1  # where pawns that attack the square would be
    steps = (
        ("n", _JUMPS),
        ("k", _STRAIGHT + _SLANTED),
        ("p", ((-1, rank), (1, rank))),
    )
    if any(_man(board, square, step) in enemy(men) for men, ways in steps for step in ways):
        return True
    return any(_first(board, square, way) in enemy(men) for men, ways in _RIDERS for way in ways)


def _first(board: str, square: int, way: tuple[int, int]) -> str:
    """The first piece on a line, or the letter of an empty square."""
    return next((man for man in _line(board, square, way) if man != EMPTY), EMPTY)


def _line(board: str, square: int, way: tuple[int, int]) -> Iterable[str]:
    for distance in range(1, 8):
        yield _man(board, square, (way[0] * distance, way[1] * distance))


def _man(board: str, square: int, step: tuple[int, int]) -> str:
    file, rank = square % 8 + step[0], square // 8 + step[1]
    return board[8 * rank + file] if 0 <= file < 8 and 0 <= rank < 8 else EMPTY

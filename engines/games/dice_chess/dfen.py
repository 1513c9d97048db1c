"""DFEN, the notation of positions with dice (rules, 1.12).

::

    placement color castling targets [half [full [dice]]]
    rnbqkbnr/pppppppp/8/8/P1P1P3/8/1P1P1PPP/RNBQKBNR b KQkq a3c3e3 0 1 knn
"""

import re
from dataclasses import replace
from typing import Final

from engines.games.dice_chess.kernels.state import FULL_MOST, HALF_MOST
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, POOL, RIGHTS, Snapshot
from engines.runtime.errors import ParseError, quoted
from engines.runtime.types import Seat

START: Final = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
COLOURS: Final = "wb"
FACE_LETTERS: Final = POOL.letters
_FILES: Final = "abcdefgh"
_NUMBER: Final = re.compile(r"[0-9]{1,10}")


def square_name(square: int) -> str:
    """``e4`` for 28."""
    return f"{_FILES[square % 8]}{square // 8 + 1}"


def parse_square(name: str) -> int:
    """28 for ``e4``; raises ValueError."""
    if not re.fullmatch(r"[a-h][1-8]", name):
        raise ValueError(name)
    return _FILES.index(name[0]) + 8 * (int(name[1]) - 1)


def dice_letters(dice: tuple[int, ...], seat: Seat) -> str:
    """The dice in the case of the side that moves: ``PNB`` or ``pnb``."""
    letters = "".join(FACE_LETTERS[face - 1] for face in dice)
    return letters.lower() if seat else letters


def dfen(snapshot: Snapshot) -> str:
    """The position in its canonical form; the dice only if there are any."""
    fields = [
        _placement(snapshot.board),
        COLOURS[snapshot.mover],
        snapshot.castling or "-",
        "".join(map(square_name, snapshot.targets)) or "-",
        str(snapshot.half),
        str(snapshot.full),
    ]
    if snapshot.dice:
        fields.append(dice_letters(snapshot.dice, snapshot.mover))
    return " ".join(fields)


def _placement(board: str) -> str:
    ranks = (board[8 * rank : 8 * rank + 8] for rank in reversed(range(8)))
    return "/".join(
        re.sub(rf"\{EMPTY}+", lambda run: str(len(run.group())), rank) for rank in ranks
    )


def parse(text: str) -> Snapshot:
    """The position of a DFEN.

    Raises:
        ParseError: the text isn't a DFEN; the message says which part is wrong.
    """
    fields = text.split()
    if not 4 <= len(fields) <= 7:
        raise ParseError("errors-dfen-parts", fields=len(fields), start=START)
    placement, colour, castling, targets, *rest = fields
    half, full, dice = rest + ["0", "1", "-"][len(rest) :]
    if colour not in COLOURS:
        raise ParseError("errors-side-move-w-b", colour=quoted(colour))
    now = Snapshot(
        board=_parse_placement(placement),
        mover=COLOURS.index(colour),
        castling=_parse_castling(castling),
        targets=_parse_targets(targets),
        half=_parse_number("errors-wrong-half-moves", half, 0, HALF_MOST),
        full=_parse_number("errors-wrong-move-number", full, 1, FULL_MOST),
        dice=_parse_dice(dice),
    )
    ending, winner = now.natural_result
    return replace(now, ending=ending, winner=winner)


def _parse_placement(placement: str) -> str:
    ranks = placement.split("/")
    if len(ranks) != 8:
        raise ParseError("errors-board-ranks", ranks=len(ranks))
    board = ""
    for number, rank in enumerate(reversed(ranks), 1):
        squares = ""
        for letter in rank:
            if letter in LETTERS:
                squares += letter
            elif letter in "12345678":
                squares += EMPTY * int(letter)
            else:
                raise ParseError("errors-not-chess-piece", letter=letter, letters=LETTERS)
        if len(squares) != 8:
            raise ParseError(
                "errors-rank-squares",
                number=number,
                rank=quoted(rank),
                squares=len(squares),
            )
        board += squares
    return board


def _parse_castling(field: str) -> str:
    if field == "-":
        return ""
    if len(set(field)) < len(field) or not set(field) <= set(RIGHTS):
        raise ParseError("errors-castling-rights-some-kqkq", field=quoted(field))
    return "".join(right for right in RIGHTS if right in field)


def _parse_targets(field: str) -> tuple[int, ...]:
    if field == "-":
        return ()
    names = [field[i : i + 2] for i in range(0, len(field), 2)]
    try:
        squares = {parse_square(name) for name in names}
    except ValueError as error:
        raise ParseError(
            "errors-not-square-en-passant", error=str(error), field=quoted(field)
        ) from error
    if len(squares) < len(names):
        raise ParseError("errors-squares-en-passant-name", field=quoted(field))
    return tuple(sorted(squares))


def _parse_number(wrong: str, field: str, low: int, high: int) -> int:
    if not _NUMBER.fullmatch(field) or not low <= int(field) <= high:
        raise ParseError(wrong, field=quoted(field), low=low, high=high)
    return int(field)


def _parse_dice(field: str) -> tuple[int, ...]:
    if field == "-":
        return ()
    if len(field) > 3 or not set(field.upper()) <= set(FACE_LETTERS):
        raise ParseError("errors-dice-up-three-p", field=quoted(field))
    return tuple(sorted(FACE_LETTERS.index(letter) + 1 for letter in field.upper()))

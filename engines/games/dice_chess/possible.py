"""Which positions a game can reach: what position texts are checked against.

``dfen`` reads more than this (rules, 1.12.2): boards without kings or with several are good for
studying moves, but no game can be played from them.
"""

from typing import Final

from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.kernels.state import (
    BY_AGREEMENT,
    BY_COUNT,
    BY_DOUBLE,
    BY_KING,
    HALF_LIMIT,
    SEATS,
)
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, Snapshot, natural_ending
from engines.runtime.types import Seat

SIDES: Final = ("White", "Black")
PAWNS: Final = 8
PIECES: Final = 16
FIRST_COUNTS: Final = {"n": 2, "b": 2, "r": 2, "q": 1}
"""How many of each a side has at the start; all others were pawns."""
CASTLING_SQUARES: Final = {"K": (4, 7), "Q": (4, 0), "k": (60, 63), "q": (60, 56)}
"""Where king and rook stand as long as the right exists."""


class Impossible(Exception):
    """The rules cannot bring this about."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can come to ``snapshot``."""
    for seat in range(SEATS):
        _check_pieces(snapshot.board, seat)
    for right in snapshot.castling:
        _check_right(snapshot.board, right)
    for target in snapshot.targets:
        _check_target(snapshot, target)
    _check_ending(snapshot)


def _check_pieces(board: str, seat: Seat) -> None:
    own = board if seat else board.swapcase()
    name = SIDES[seat]
    count = {letter: own.count(letter) for letter in "pnbrqk"}
    if count["k"] > 1:
        raise Impossible(f"{name} has {count['k']} kings. Each side has one.")
    if count["p"] > PAWNS:
        raise Impossible(f"{name} has {count['p']} pawns. Each side has {PAWNS} at most.")
    if sum(count.values()) > PIECES:
        raise Impossible(
            f"{name} has {sum(count.values())} pieces. Each side has {PIECES} at most."
        )
    promoted = sum(max(0, count[letter] - most) for letter, most in FIRST_COUNTS.items())
    if promoted > PAWNS - count["p"]:
        raise Impossible(
            f"{name} has {promoted} promoted pieces and {count['p']} pawns, but began with "
            f"{PAWNS} pawns."
        )
    if "p" in own[:8] or "p" in own[56:]:
        raise Impossible(f"{name} has a pawn on the first or last rank, where no pawn can be.")


def _check_right(board: str, right: str) -> None:
    king, rook = CASTLING_SQUARES[right]
    letters = "KR" if right.isupper() else "kr"
    if board[king] + board[rook] != letters:
        raise Impossible(
            f"The castling right '{right}' needs the king on {square_name(king)} and the rook on "
            f"{square_name(rook)}. Leave it out."
        )


def _check_target(snapshot: Snapshot, target: int) -> None:
    """A pawn stands where its double step took it, and nothing on the square that it passed."""
    seat = {2: 0, 5: 1}.get(target // 8)
    name = square_name(target)
    if seat is None:
        raise Impossible(f"{name} can't be an en passant square: those are on ranks 3 and 6.")
    forward = -8 if seat else 8
    pawn, origin = LETTERS[6 * seat], snapshot.board[target - forward]
    if snapshot.board[target + forward] != pawn or snapshot.board[target] != EMPTY:
        raise Impossible(
            f"{name} can't be an en passant square: it must be empty, with a pawn of "
            f"{SIDES[seat]} on {square_name(target + forward)}."
        )
    if origin == pawn:
        raise Impossible(f"{name} can't be an en passant square: no pawn has passed it.")
    if seat == snapshot.mover and snapshot.quota is None and not snapshot.over:
        raise Impossible(
            f"{name} can't be an en passant square before the turn of {SIDES[seat]}: it has "
            "expired."
        )


def _check_ending(snapshot: Snapshot) -> None:
    natural = natural_ending(snapshot.board, snapshot.half, snapshot.dice)
    if not ("K" in snapshot.board or "k" in snapshot.board):
        raise Impossible("No king is left. The game ends when the first one is captured.")
    kings = BY_KING in (natural[0], snapshot.ending)
    if kings and (snapshot.ending, snapshot.winner) != natural:
        raise Impossible("The game ends by the capture of a king if a king is gone, and only then.")
    if snapshot.ending == BY_COUNT and snapshot.half < HALF_LIMIT:
        raise Impossible(f"A game ends by count after {HALF_LIMIT} half-moves, not before.")
    if snapshot.ending == BY_AGREEMENT and not snapshot.agreements.allowed:
        raise Impossible("Without 'agreements' no game ends by agreement.")
    if snapshot.ending == BY_DOUBLE and snapshot.cube.limit == 1:
        raise Impossible("Without a cube no game ends by a declined double.")

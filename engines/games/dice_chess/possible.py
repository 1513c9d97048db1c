"""Which positions a game can reach: what position texts are checked against.

``dfen`` reads more than this (rules, 1.12.2): boards without kings or with several are good for
studying moves, but no game can be played from them.
"""

from typing import Final

from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.kernels.state import HALF_LIMIT, SEATS
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, Ending, Snapshot
from engines.rulekit.notation import require
from engines.runtime.texts import tr
from engines.runtime.types import Seat

PAWNS: Final = 8
PIECES: Final = 16
FIRST_COUNTS: Final = {"n": 2, "b": 2, "r": 2, "q": 1}
"""How many of each a side has at the start; all others were pawns."""
CASTLING_SQUARES: Final = {"K": (4, 7), "Q": (4, 0), "k": (60, 63), "q": (60, 56)}
"""Where king and rook are as long as the right exists."""


def check(snapshot: Snapshot) -> None:
    """Raise ``Impossible`` if no game can reach ``snapshot``."""
    _check_talk(snapshot)
    for seat in range(SEATS):
        _check_pieces(snapshot.board, seat)
    for right in snapshot.castling:
        _check_right(snapshot.board, right)
    for target in snapshot.targets:
        _check_target(snapshot, target)
    _check_ending(snapshot)


def _side(seat: Seat) -> str:
    return tr("dice_chess-standing-black" if seat else "dice_chess-standing-white")


def _check_pieces(board: str, seat: Seat) -> None:
    own = board if seat else board.swapcase()
    name = _side(seat)
    count = {letter: own.count(letter) for letter in "pnbrqk"}
    kings, pawns, pieces = count["k"], count["p"], sum(count.values())
    require(kings <= 1, "errors-kings-each-side-one", name=name, count=kings)
    require(pawns <= PAWNS, "errors-pawns-each-side-most", name=name, count=pawns, pawns=PAWNS)
    told = "errors-pieces-each-side-most"
    require(pieces <= PIECES, told, name=name, values=pieces, pieces=PIECES)
    promoted = sum(max(0, count[letter] - most) for letter, most in FIRST_COUNTS.items())
    told, fits = "errors-promoted-pieces-pawns-but", promoted <= PAWNS - pawns
    require(fits, told, name=name, promoted=promoted, count=pawns, pawns=PAWNS)
    require("p" not in own[:8] + own[56:], "errors-pawn-first-last-rank", name=name)


def _check_right(board: str, right: str) -> None:
    king, rook = CASTLING_SQUARES[right]
    fits = board[king] + board[rook] == ("KR" if right.isupper() else "kr")
    squares = {"king": square_name(king), "rook": square_name(rook)}
    require(fits, "errors-castling-right-needs-king", right=right, **squares)


def _check_target(snapshot: Snapshot, target: int) -> None:
    """A pawn is where its double step took it, and the square that it passed is empty."""
    name = square_name(target)
    require(target // 8 in (2, 5), "errors-cant-en-passant-square", name=name)
    seat = int(target // 8 == 5)
    side, forward = _side(seat), -8 if seat else 8
    pawn, origin = LETTERS[6 * seat], snapshot.board[target - forward]
    passed = snapshot.board[target + forward] == pawn and snapshot.board[target] == EMPTY
    square, told = square_name(target + forward), "errors-cant-en-passant-square-must"
    require(passed, told, name=name, side=side, square=square)
    require(origin != pawn, "errors-cant-en-passant-square-no", name=name)
    before = seat == snapshot.mover and snapshot.quota is None and not snapshot.over
    require(not before, "errors-cant-en-passant-square-before", name=name, side=side)


def _check_ending(snapshot: Snapshot) -> None:
    require("K" in snapshot.board or "k" in snapshot.board, "errors-no-king-left-game")
    natural, ending = snapshot.natural_result, snapshot.ending
    captured = Ending.KING in (natural[0], ending)
    require(not captured or snapshot.result == natural, "errors-game-ends-capture-king")
    counted = ending is not Ending.COUNT or snapshot.half >= HALF_LIMIT
    require(counted, "errors-game-ends-count-after", half_limit=HALF_LIMIT)
    agreed = ending is Ending.AGREEMENT
    require(not agreed or snapshot.agreements.allowed, "errors-without-agreements-no-game")
    require(ending is not Ending.DOUBLE or snapshot.cube.limit != 1, "errors-without-cube-no-game")


def _check_talk(snapshot: Snapshot) -> None:
    """Doubles and draw offers must match what the table waits for."""
    cube, agreements, dice = snapshot.cube, snapshot.agreements, snapshot.dice
    if (quota := snapshot.quota) is not None:
        fits = not snapshot.over and quota <= len(dice) > 0
        require(fits, "errors-use-does-not-fit", quota=quota, dice=len(dice))
    talks = agreements.offered or agreements.barred
    require(agreements.allowed or not talks, "errors-without-agreements-no-draw")
    waiting = cube.doubled + cube.to_roll + agreements.offered
    require(waiting <= (0 if snapshot.over else 1), "errors-only-one-thing-can")
    may_double = not dice and cube.may_double(snapshot.mover)
    require(may_double or not (cube.doubled or cube.to_roll), "errors-only-side-may-double")

"""Which positions a game can reach: what position texts are checked against.

``dfen`` reads more than this (rules, 1.12.2): boards without kings or with several are good for
studying moves, but no game can be played from them.
"""

from typing import Final

from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.kernels.state import HALF_LIMIT, SEATS
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, Ending, Snapshot
from engines.rulekit.notation import Impossible
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
    if count["k"] > 1:
        raise Impossible(tr("errors-kings-each-side-one", name=name, count=count["k"]))
    if count["p"] > PAWNS:
        raise Impossible(
            tr("errors-pawns-each-side-most", name=name, count=count["p"], pawns=PAWNS)
        )
    if sum(count.values()) > PIECES:
        raise Impossible(
            tr("errors-pieces-each-side-most", name=name, values=sum(count.values()), pieces=PIECES)
        )
    promoted = sum(max(0, count[letter] - most) for letter, most in FIRST_COUNTS.items())
    if promoted > PAWNS - count["p"]:
        raise Impossible(
            tr(
                "errors-promoted-pieces-pawns-but",
                name=name,
                promoted=promoted,
                count=count["p"],
                pawns=PAWNS,
            )
        )
    if "p" in own[:8] or "p" in own[56:]:
        raise Impossible(tr("errors-pawn-first-last-rank", name=name))


def _check_right(board: str, right: str) -> None:
    king, rook = CASTLING_SQUARES[right]
    letters = "KR" if right.isupper() else "kr"
    if board[king] + board[rook] != letters:
        raise Impossible(
            tr(
                "errors-castling-right-needs-king",
                right=right,
                king=square_name(king),
                rook=square_name(rook),
            )
        )


def _check_target(snapshot: Snapshot, target: int) -> None:
    """A pawn is where its double step took it, and the square that it passed is empty."""
    seat = {2: 0, 5: 1}.get(target // 8)
    name = square_name(target)
    if seat is None:
        raise Impossible(tr("errors-cant-en-passant-square", name=name))
    forward = -8 if seat else 8
    pawn, origin = LETTERS[6 * seat], snapshot.board[target - forward]
    if snapshot.board[target + forward] != pawn or snapshot.board[target] != EMPTY:
        raise Impossible(
            tr(
                "errors-cant-en-passant-square-must",
                name=name,
                side=_side(seat),
                square=square_name(target + forward),
            )
        )
    if origin == pawn:
        raise Impossible(tr("errors-cant-en-passant-square-no", name=name))
    if seat == snapshot.mover and snapshot.quota is None and not snapshot.over:
        raise Impossible(tr("errors-cant-en-passant-square-before", name=name, side=_side(seat)))


def _check_ending(snapshot: Snapshot) -> None:
    if not ("K" in snapshot.board or "k" in snapshot.board):
        raise Impossible(tr("errors-no-king-left-game"))
    natural, ending = snapshot.natural_result, snapshot.ending
    if Ending.KING in (natural[0], ending) and snapshot.result != natural:
        raise Impossible(tr("errors-game-ends-capture-king"))
    if ending is Ending.COUNT and snapshot.half < HALF_LIMIT:
        raise Impossible(tr("errors-game-ends-count-after", half_limit=HALF_LIMIT))
    if ending is Ending.AGREEMENT and not snapshot.agreements.allowed:
        raise Impossible(tr("errors-without-agreements-no-game"))
    if ending is Ending.DOUBLE and snapshot.cube.limit == 1:
        raise Impossible(tr("errors-without-cube-no-game"))


def _check_talk(snapshot: Snapshot) -> None:
    """Doubles and draw offers must match what the table waits for."""
    cube, agreements, dice = snapshot.cube, snapshot.agreements, snapshot.dice
    if snapshot.quota is not None and (snapshot.over or not snapshot.quota <= len(dice) > 0):
        raise Impossible(tr("errors-use-does-not-fit", quota=snapshot.quota, dice=len(dice)))
    if not agreements.allowed and (agreements.offered or agreements.barred):
        raise Impossible(tr("errors-without-agreements-no-draw"))
    waiting = cube.doubled + cube.to_roll + agreements.offered
    if waiting > 1 or (snapshot.over and waiting):
        raise Impossible(tr("errors-only-one-thing-can"))
    if (cube.doubled or cube.to_roll) and (dice or not cube.may_double(snapshot.mover)):
        raise Impossible(tr("errors-only-side-may-double"))

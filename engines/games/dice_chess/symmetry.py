"""Positions that play the same: colours flipped, board mirrored (rules, 4.5)."""

from dataclasses import replace

from engines.core.types import Seat
from engines.games.dice_chess.dfen import dfen
from engines.games.dice_chess.snapshot import RIGHTS, Snapshot


def color_flip(snapshot: Snapshot) -> Snapshot:
    """Ranks mirrored and colours exchanged; clocks and dice stay."""
    ranks = [snapshot.board[8 * rank : 8 * rank + 8] for rank in range(8)]
    cube, agreements = snapshot.cube, snapshot.agreements
    return replace(
        snapshot,
        board="".join(reversed(ranks)).swapcase(),
        mover=1 - snapshot.mover,
        castling=_ordered(snapshot.castling.swapcase()),
        targets=tuple(sorted(square ^ 56 for square in snapshot.targets)),
        winner=_other(snapshot.winner),
        cube=replace(cube, owner=_other(cube.owner)),
        agreements=replace(
            agreements, barred=tuple(sorted(1 - seat for seat in agreements.barred))
        ),
    )


def horizontal_mirror(snapshot: Snapshot) -> Snapshot:
    """Files mirrored. The rules are the same only without castling rights."""
    ranks = [snapshot.board[8 * rank : 8 * rank + 8] for rank in range(8)]
    return replace(
        snapshot,
        board="".join(rank[::-1] for rank in ranks),
        castling=_ordered(snapshot.castling.translate(str.maketrans("KQkq", "QKqk"))),
        targets=tuple(sorted(square ^ 7 for square in snapshot.targets)),
    )


def canonical(snapshot: Snapshot) -> Snapshot:
    """One of the positions that play the same: White moves; without rights, the smaller text."""
    if snapshot.mover:
        snapshot = color_flip(snapshot)
    if not snapshot.castling:
        snapshot = min(snapshot, horizontal_mirror(snapshot), key=dfen)
    return snapshot


def _ordered(rights: str) -> str:
    return "".join(right for right in RIGHTS if right in rights)


def _other(seat: Seat | None) -> Seat | None:
    return None if seat is None else 1 - seat

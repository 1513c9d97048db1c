"""Figures about positions of Dice Chess that only tests ask for: attacks, counts, symmetry.

The published program has them, and its known answers (``tests/vectors``) check our kernels.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engines.games.dice_chess.boards import find_turns, row_of
from engines.games.dice_chess.dfen import dfen, dice_letters
from engines.games.dice_chess.kernels.state import KING, MAX_ACTIONS, PIECES, QUEEN
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, RIGHTS, Snapshot, write
from engines.runtime.streams import stream
from engines.runtime.types import Action, Seat, State

WEIGHTS: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9}


def material_features(snapshot: Snapshot, seat: Seat) -> tuple[int, ...]:
    """Differences of P N B R Q from the side of ``seat``, their weighted sum, and the total.

    The total is that of both sides; 78 at the start.
    """
    own = snapshot.board.swapcase() if seat else snapshot.board
    counts = [(own.count(letter), own.count(letter.lower())) for letter in WEIGHTS]
    differences = [mine - other for mine, other in counts]
    weights = tuple(WEIGHTS.values())
    lead = sum(weight * difference for weight, difference in zip(weights, differences, strict=True))
    total = sum(weight * sum(pair) for weight, pair in zip(weights, counts, strict=True))
    return (*differences, lead, total)


def fen4(snapshot: Snapshot) -> str:
    """The first four fields, with only those targets that a pawn can capture on now (1.12.4)."""
    forward, rank = (8, 5) if snapshot.mover == 0 else (-8, 2)
    pawn = LETTERS[6 * snapshot.mover]
    useful = tuple(
        target
        for target in snapshot.targets
        if target // 8 == rank
        and snapshot.board[target] == EMPTY
        and any(
            abs(origin % 8 - target % 8) == 1 and snapshot.board[origin] == pawn
            for origin in (target - forward - 1, target - forward + 1)
        )
    )
    return " ".join(dfen(replace(snapshot, targets=useful)).split()[:4])


def key_of(snapshot: Snapshot) -> str | None:
    """``fen4`` and the dice in alphabetical order; None before the roll."""
    if not snapshot.dice:
        return None
    return f"{fen4(snapshot)} {''.join(sorted(dice_letters(snapshot.dice, snapshot.mover)))}"


def king_capture_rolls(state: State, defender: Seat) -> int:
    """Of 216 rolls, those with which the opponent of ``defender`` captures its king next."""
    from engines.games.dice_chess.kernels import capture

    return capture.count_rolls(capture.king_capture_rolls(row_of(state), defender))


def king_capture_probability(state: State, defender: Seat) -> float:
    """The exact chance that the opponent of ``defender`` captures its king with its next roll."""
    return king_capture_rolls(state, defender) / ROLLS


def queen_capture_rolls(state: State, defender: Seat) -> int:
    """As ``king_capture_rolls`` for any queen; the maximum rule is not looked at."""
    from engines.games.dice_chess.kernels import capture

    row = row_of(state)
    queens = row[PIECES * defender + QUEEN]
    return capture.count_rolls(capture.rolls_that_capture(row, 1 - defender, queens))


def squares_of(bits: int) -> tuple[int, ...]:
    """The squares of a set, ascending."""
    return tuple(square for square in range(64) if (int(bits) >> square) & 1)


def attackers(state: State, square: int, seat: Seat) -> tuple[int, ...]:
    """Squares of the pieces of ``seat`` that attack ``square``."""
    from engines.games.dice_chess.kernels import board

    return squares_of(board.attackers(row_of(state), seat, square))


def moves_of_die(snapshot: Snapshot, face: int) -> tuple[Action, ...]:
    """Every micro-move of one kind of piece, whatever the dice; castling goes with the king."""
    from engines.games.dice_chess.kernels import board

    row, out = row_of(write(snapshot)), np.zeros(MAX_ACTIONS, np.int64)
    count = board.micro_moves(row, snapshot.mover, face - 1, out, 0)
    if face - 1 == KING:
        count = board.castling_moves(row, snapshot.mover, out, count)
    return tuple(out[:count].tolist())


def hanging(state: State, seat: Seat) -> tuple[int, ...]:
    """Squares of pieces of ``seat`` that are attacked and not defended, kings left out (5.6)."""
    from engines.games.dice_chess.kernels import board

    row = row_of(state)
    men = 0
    for piece in range(KING):
        men |= int(row[PIECES * seat + piece])
    return tuple(
        square
        for square in squares_of(men)
        if board.attackers(row, 1 - seat, square) and not board.attackers(row, seat, square)
    )


@dataclass(frozen=True, slots=True)
class TurnCounts:
    """How many turns a roll allows.

    Attributes:
        capture_paths, quiet_paths: lists of micro-moves that capture the king, and that do not.
        max_dice: the dice that quiet turns use; 0 if there are none.
        positions: different positions after quiet turns, the half-move clock left out.
    """

    capture_paths: int
    quiet_paths: int
    max_dice: int
    positions: int


def turn_counts(snapshot: Snapshot) -> TurnCounts:
    """The counts of a position with dice."""
    from engines.games.dice_chess.kernels import turns

    graph = turns.Graph.of(find_turns(snapshot, stream(0)).graph)
    takes = graph.takes[: graph.info[turns.TAKES]]
    leaves = graph.leaves[: graph.info[turns.LEAVES]]
    return TurnCounts(
        capture_paths=int(takes[:, turns.PATHS].sum()),
        quiet_paths=int(leaves[:, turns.PATHS].sum()),
        max_dice=int(graph.info[turns.MOST]),
        positions=len(leaves),
    )


def color_flip(snapshot: Snapshot) -> Snapshot:
    """Ranks mirrored and colors exchanged; clocks and dice stay."""
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


def tick(remaining_ms: int, elapsed_ms: int, increment_ms: int) -> tuple[int, bool]:
    """The clock after a turn, and whether it ran out; exactly 0 left is in time."""
    left = remaining_ms - elapsed_ms
    return (left, True) if left < 0 else (left + increment_ms, False)

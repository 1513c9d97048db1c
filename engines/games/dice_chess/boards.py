"""The kernels' boards for Python: figures about one position."""

import threading
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.core.streams import stream
from engines.core.types import Action, Seat, State, Stream
from engines.games.dice_chess.kernels.state import FRESH, KING, MAX_ACTIONS, PIECES, pack
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.snapshot import Snapshot, write


def row_of(state: State) -> State:
    """The board of a state as a row for kernels."""
    from engines.games.dice_chess.kernels import board

    row = np.zeros(board.ROW, np.int64)
    board.load(state, row)
    return row


def king_capture_rolls(state: State, defender: Seat) -> int:
    """Of 216 rolls, those with which the opponent of ``defender`` takes its king next."""
    from engines.games.dice_chess.kernels import capture

    return capture.count_rolls(capture.king_capture_rolls(row_of(state), defender))


def king_capture_probability(state: State, defender: Seat) -> float:
    """The exact chance that the opponent of ``defender`` takes its king with its next roll."""
    return king_capture_rolls(state, defender) / ROLLS


def queen_capture_rolls(state: State, defender: Seat) -> int:
    """As ``king_capture_rolls`` for any queen; the maximum rule is not looked at."""
    from engines.games.dice_chess.kernels import capture

    return capture.count_rolls(capture.queen_capture_rolls(row_of(state), defender))


def squares_of(bits: int) -> tuple[int, ...]:
    """The squares of a set, ascending."""
    return tuple(square for square in range(64) if (int(bits) >> square) & 1)


def attackers(state: State, square: int, seat: Seat) -> tuple[int, ...]:
    """Squares of the men of ``seat`` that attack ``square``."""
    from engines.games.dice_chess.kernels import board

    return squares_of(board.attackers(row_of(state), seat, square))


def moves_of_die(snapshot: Snapshot, face: int) -> tuple[Action, ...]:
    """Every micro-move of one kind of man, whatever the dice; castling goes with the king."""
    from engines.games.dice_chess.kernels import board

    row, out = row_of(write(snapshot)), np.zeros(MAX_ACTIONS, np.int64)
    count = board.micro_moves(row, snapshot.mover, face - 1, out, 0)
    if face - 1 == KING:
        count = board.castling_moves(row, snapshot.mover, out, count)
    return tuple(out[:count].tolist())


def hanging(state: State, seat: Seat) -> tuple[int, ...]:
    """Squares of men of ``seat`` that are attacked and not defended, kings left out (5.6)."""
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
        capture_paths, quiet_paths: lists of micro-moves that take the king, and that do not.
        max_dice: the dice that quiet turns use; 0 if there are none.
        positions: different positions after quiet turns, the half-move clock left out.
    """

    capture_paths: int
    quiet_paths: int
    max_dice: int
    positions: int


@dataclass(frozen=True, slots=True)
class Workspace:
    """Memory that one thread uses for all its turns.

    Attributes:
        graph: all turns of a roll (``kernels.turns``).
        replies: another one, for those of the other side.
        scores: one figure for each leaf.
        before, spare: boards.
    """

    graph: State
    replies: State
    scores: State
    before: State
    spare: State


_LOCAL: Final = threading.local()


def workspace() -> Workspace:
    """The memory of this thread; what is in it is lost with the next use."""
    from engines.games.dice_chess.kernels import board, turns

    found: Workspace | None = getattr(_LOCAL, "workspace", None)
    if found is None:
        found = Workspace(
            graph=turns.new_graph(),
            replies=turns.new_graph(),
            scores=np.zeros(turns.MAX_LEAVES, np.int64),
            before=np.zeros(board.ROW, np.int64),
            spare=np.zeros(board.ROW, np.int64),
        )
        _LOCAL.workspace = found
    return found


def find_turns(snapshot: Snapshot, random: Stream) -> Workspace:
    """All turns that a position with dice allows, in the memory of this thread.

    One path to each position is drawn from ``random``.
    """
    from engines.games.dice_chess.kernels import board, turns

    work = workspace()
    board.load(write(snapshot), work.before)
    turns.build(work.graph, work.before, snapshot.mover, pack(list(snapshot.dice)), random)
    turns.keep_quota(work.graph, FRESH if snapshot.quota is None else snapshot.quota)
    return work


def turn_counts(snapshot: Snapshot) -> TurnCounts:
    """The counts of a position with dice."""
    from engines.games.dice_chess.kernels import turns

    graph = find_turns(snapshot, stream(0)).graph.view(turns.GRAPH)[0]
    takes = graph.takes[: graph.info[turns.TAKES]]
    leaves = graph.leaves[: graph.info[turns.LEAVES]]
    return TurnCounts(
        capture_paths=int(takes[:, turns.PATHS].sum()),
        quiet_paths=int(leaves[:, turns.PATHS].sum()),
        max_dice=int(graph.info[turns.MOST]),
        positions=len(leaves),
    )


def standard_of(snapshot: Snapshot, seat: Seat) -> int:
    """Material and king safety of ``seat`` in centipawns (rules, 3.2)."""
    from engines.games.dice_chess.kernels import evaluate

    return evaluate.standard(row_of(write(snapshot)), seat)

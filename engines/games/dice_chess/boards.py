"""The kernels' boards for Python: figures about one position."""

import threading
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.games.dice_chess.kernels import board, turns
from engines.games.dice_chess.kernels.state import FRESH, pack
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.runtime.types import State, Stream


def row_of(state: State) -> State:
    """The board of a state as a row for kernels."""
    row = np.zeros(board.ROW, np.int64)
    board.load(state, row)
    return row


@dataclass(frozen=True, slots=True)
class Workspace:
    """Memory that one thread uses for all its turns.

    Attributes:
        graph: all turns of a roll (``kernels.turns``).
        replies: another one, for the turns of the other side.
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
    work = workspace()
    board.load(write(snapshot), work.before)
    turns.build(work.graph, work.before, snapshot.mover, pack(list(snapshot.dice)), random)
    turns.keep_quota(work.graph, FRESH if snapshot.quota is None else snapshot.quota)
    return work

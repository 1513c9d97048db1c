"""Tic-tac-toe: three in a row on a board of nine cells. Perfect play draws."""

from typing import Annotated, Any, Final

import numpy as np

from engines.runtime.kernels.contract import Kernel, int64, record_view, rule, subroutine
from engines.runtime.kernels.layout import I1, Array, Record
from engines.runtime.kernels.open_information import observe, redraw
from engines.runtime.kernels.rng import below
from engines.runtime.types import OVER, State, Stream

CELLS: Final = 9
EMPTY: Final = 0
"""Other values of a cell: 1 + the seat that holds it."""

ROWS: Final = np.array(
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]],
    np.int64,
)


class GameState(Record):
    """The fields of a state."""

    board: Annotated[Array, "i1", (CELLS,)]
    moves: I1
    won: I1


state = record_view(GameState)


@rule
def turn(a: State) -> int:
    """The seats alternate until three are in a row or the board is full."""
    s = state(a)
    if s.won or s.moves == CELLS:
        return OVER
    return int64(s.moves & 1)


@rule
def legal(a: State, out: State) -> int:
    """Every empty cell."""
    s = state(a)
    count = int64(0)
    for cell in range(CELLS):
        if s.board[cell] == EMPTY:
            out[count] = cell
            count += 1
    return count


@rule
def sample(a: State, rng: Stream) -> int:
    """There is no chance."""
    return 0


@rule
def outcomes(a: State, out: State, prob: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """There is no chance."""
    return 0


@subroutine
def completes(a: State, cell: int, mark: int) -> bool:
    """Whether ``mark`` on ``cell`` makes three in a row."""
    board = state(a).board
    for row in range(ROWS.shape[0]):
        others = 0
        through = False
        for place in range(3):
            at = ROWS[row, place]
            if at == cell:
                through = True
            elif board[at] == mark:
                others += 1
        if through and others == 2:
            return True
    return False


@rule
def apply(a: State, action: int) -> None:
    """Mark a cell."""
    s = state(a)
    mark = int64(1 + (s.moves & 1))
    if completes(a, action, mark):
        s.won = mark
    s.board[action] = mark
    s.moves += 1


@rule
def policy(a: State, rng: Stream) -> int:
    """Win if possible, else block, else any empty cell."""
    s = state(a)
    mine = int64(1 + (s.moves & 1))
    for mark in (mine, int64(3 - mine)):
        for cell in range(CELLS):
            if s.board[cell] == EMPTY and completes(a, int64(cell), mark):
                return int64(cell)
    left = below(rng, int64(CELLS - s.moves))
    cell = int64(-1)
    while left >= 0:
        cell += 1
        if s.board[cell] == EMPTY:
            left -= 1
    return cell


@rule
def returns(a: State, out: np.ndarray[Any, np.dtype[np.float64]]) -> None:
    """One for the winner, a half each for a draw."""
    won = state(a).won
    for seat in range(2):
        share = 1.0 if won == 1 + seat else 0.0
        out[seat] = share if won else 0.5


KERNEL: Final = Kernel(
    words=GameState.words(),
    max_actions=CELLS,
    max_outcomes=0,
    max_steps=CELLS,
    turn=turn,
    legal=legal,
    sample=sample,
    outcomes=outcomes,
    apply=apply,
    redraw=redraw,
    observe=observe,
    policy=policy,
    returns=returns,
)

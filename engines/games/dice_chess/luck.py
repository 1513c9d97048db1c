"""The luck of a roll: the win chance with the best turn that it allows, minus the mean of all.

The turns of every roll are judged by the evaluation of level 8. It may be wrong: luck is zero on
average all the same, since the actual roll is judged in the same way as the others. Needs compiled
code.
"""

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Estimate
from engines.contract.bot import Around
from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.deepening import MILLION, evaluate_turns
from engines.games.dice_chess.kernels import board as boards
from engines.games.dice_chess.kernels import evaluation, turns
from engines.games.dice_chess.kernels.state import SEATS
from engines.games.dice_chess.kernels.tables import ROLL_POOLS, ROLL_WEIGHTS, ROLLS
from engines.games.dice_chess.weights import shipped
from engines.runtime.streams import stream
from engines.runtime.types import Action, Seat, State


def worth_around(state: State, mover: Seat, roll: Action, error: float) -> Around:
    """The chances of both sides to win before a roll, the mean of all, and after it.

    ``error`` is the standard error of the evaluation.
    """
    chances = _chances(row_of(state), mover)
    before = float(ROLL_WEIGHTS @ chances) / ROLLS
    after = float(chances[ROLL_POOLS.tolist().index(roll)])
    return _by_side(before, mover, error), _by_side(after, mover, error)


def _by_side(own: float, mover: Seat, error: float) -> tuple[Estimate, ...]:
    return tuple(Estimate(own if seat == mover else 1.0 - own, error) for seat in range(SEATS))


def _chances(board: State, mover: Seat) -> npt.NDArray[np.float64]:
    """The chance of ``mover`` to win after the best turn of each roll."""
    graph, random = workspace().graph, stream(0)
    info = turns.Graph.of(graph).info
    passing = _after_pass(board, mover)
    found = np.ones(len(ROLL_POOLS))
    for place, dice in enumerate(ROLL_POOLS.tolist()):
        turns.build(graph, board, mover, dice, random)
        if info[turns.TAKES]:  # the king
            continue
        values = evaluate_turns(graph, shipped())
        found[place] = values.max() / MILLION if len(values) else passing
    return found


def _after_pass(board: State, mover: Seat) -> float:
    """The chance of ``mover`` if no legal turn is left to it."""
    after = board.copy()
    after[boards.TARGETS] = boards.targets_after_turn(int(board[boards.TARGETS]), mover)
    return 1.0 - float(evaluation.chance_to_win(after, 1 - mover, shipped())) / MILLION

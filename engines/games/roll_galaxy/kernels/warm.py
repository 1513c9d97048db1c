"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np
import numpy.typing as npt

from engines.games.roll_galaxy.kernels import evaluation
from engines.games.roll_galaxy.kernels.rollbot import outlook, plans, scratch, searching
from engines.games.roll_galaxy.kernels.rollbot import player as rollbots
from engines.games.roll_galaxy.kernels.rules import KERNEL
from engines.games.roll_galaxy.kernels.state import PHASES, GameState, Stage
from engines.games.roll_galaxy.kernels.taught import options, player
from engines.runtime.kernels.contract import compile_for
from engines.runtime.types import State

_RNG = np.zeros(4, np.uint64)


def zeros(*shape: int) -> State:
    """``int64`` of any shape."""
    return np.zeros(shape, np.int64)


def finished_state() -> State:
    """A game that is over: nothing is played from here."""
    state = zeros(KERNEL.words)
    GameState.of(state).stage = Stage.OVER
    return state


def empty_network() -> tuple[npt.NDArray[np.float32], ...]:
    """The arrays of ``taught.player``."""
    return tuple(np.zeros(shape, np.float32) for shape in player.shapes())


def rollbot() -> None:
    """Rollbot."""
    start, workspace = zeros(KERNEL.words), zeros(scratch.WORDS)
    compile_for(rollbots.weigh, start, workspace, _RNG)
    compile_for(rollbots.select, start, workspace, 0)
    compile_for(rollbots.decide, start, workspace, _RNG)


def planner() -> None:
    """The taught player, and the search that uses it and Rollbot."""
    over, workspace, memo, net = (
        finished_state(),
        zeros(scratch.WORDS),
        np.zeros(1, options.Memo.dtype),
        empty_network(),
    )
    plans.usual_action(over, workspace, memo, net, _RNG)
    start = zeros(KERNEL.words)
    GameState.of(start).seats = 2
    plans.list_plans(
        start,
        workspace,
        memo,
        net,
        zeros(plans.MOST_PLANS, plans.PLACES),
        zeros(plans.MOST_PLANS, plans.MOST_ACTIONS),
        zeros(plans.MOST_PLANS),
        np.zeros(plans.MOST_PLANS),
        _RNG,
    )
    # Nothing is played: no rows are asked for.
    table, counts = np.zeros((1, 1)), zeros(PHASES)
    searching.search_chunk(
        np.zeros(1, searching.PlanRecord.dtype),
        over,
        zeros(1, 1),
        counts,
        table,
        table[0],
        counts,
        zeros(1, 1),
        workspace,
        memo,
        net,
        table[0],
        table,
        np.zeros((4, 4), np.uint64),
        counts,
        0,
        1,
        0,
    )


def luck() -> None:
    """Values of chance nodes."""
    net = tuple(np.zeros(shape, np.float32) for shape in evaluation.shapes())
    outlook.expect(finished_state(), zeros(0), zeros(scratch.WORDS), net, 0, 0, np.zeros((1, 1)))

"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.roll_galaxy.kernels import evaluation
from engines.games.roll_galaxy.kernels.rollbot import outlook, plans, scratch, searching
from engines.games.roll_galaxy.kernels.rollbot import player as rollbots
from engines.games.roll_galaxy.kernels.rules import KERNEL
from engines.games.roll_galaxy.kernels.state import PHASES, GameState, Stage
from engines.games.roll_galaxy.kernels.taught import player
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


def taught() -> player.Player:
    """A taught player that has learned nothing."""
    return player.new_player(tuple(np.zeros(shape, np.float32) for shape in player.shapes()))


def rules() -> None:
    """The rules: importing ``KERNEL`` compiles them."""
    KERNEL.turn(finished_state())


def rollbot() -> None:
    """Rollbot."""
    start, workspace = zeros(KERNEL.words), zeros(scratch.WORDS)
    compile_for(rollbots.weigh, start, workspace, _RNG)
    compile_for(rollbots.select, start, workspace, 0)
    compile_for(rollbots.decide, start, workspace, _RNG)


def planner() -> None:
    """The taught player, and the search that uses it and Rollbot."""
    over, one = finished_state(), taught()
    player.decide(over, one, _RNG)
    start = zeros(KERNEL.words)
    GameState.of(start).seats = 2
    plans.list_plans(start, one, plans.new_plans(), _RNG)
    # Nothing is played: no rows are asked for.
    table, counts = np.zeros((1, 1)), zeros(PHASES)
    plan, items, pairs = np.zeros(1, searching.PlanRecord.dtype), zeros(1, 1), np.zeros((1, 1, 4))
    nothing = searching.Comparison(plan, over, items, table, pairs, counts, table, over, over, one)
    searching.search_chunk(nothing, counts, counts, 0, 1, 0)


def luck() -> None:
    """Values of chance nodes."""
    net = tuple(np.zeros(shape, np.float32) for shape in evaluation.shapes())
    outlook.expect(finished_state(), zeros(0), zeros(scratch.WORDS), net, 0, 0, np.zeros((1, 1)))

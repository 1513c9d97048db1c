"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np
import numpy.typing as npt

from engines.core.types import State
from engines.games.roll_galaxy.kernels import worth
from engines.games.roll_galaxy.kernels.rollbot import games, outlook, plans, searching, thought
from engines.games.roll_galaxy.kernels.rules import KERNEL
from engines.games.roll_galaxy.kernels.state import PHASES, STATE, Stage
from engines.games.roll_galaxy.kernels.taught import learning, options, player

_RNG = np.zeros(4, np.uint64)


def _zeros(*shape: int) -> State:
    return np.zeros(shape, np.int64)


def _over() -> State:
    state = _zeros(KERNEL.words)
    state.view(STATE)[0].stage = Stage.OVER
    return state


def _taught() -> tuple[npt.NDArray[np.float32], ...]:
    return tuple(np.zeros(shape, np.float32) for shape in player.shapes())


def rules() -> None:
    """The rules and all players but the planner: importing ``KERNEL`` compiles them."""
    KERNEL.turn(_over())


def planner() -> None:
    """Rollbot, compiled, the player taught by games against it, and the search that uses both."""
    over, paper, memo, net = _over(), _zeros(thought.WORDS), np.zeros(1, options.MEMO), _taught()
    plans.usual_action(over, paper, memo, net, _RNG)
    start = _zeros(KERNEL.words)
    start.view(STATE)[0].seats = 2
    plans.list_plans(
        start,
        paper,
        memo,
        net,
        _zeros(plans.MOST_PLANS, plans.PLACES),
        _zeros(plans.MOST_PLANS, plans.MOST_ACTIONS),
        _zeros(plans.MOST_PLANS),
        np.zeros(plans.MOST_PLANS),
        _RNG,
    )
    # Nothing is played: no rows are asked for.
    table, counts = np.zeros((1, 1)), _zeros(PHASES)
    searching.search_chunk(
        np.zeros(1, searching.PLAN),
        over,
        _zeros(1, 1),
        counts,
        table,
        table[0],
        counts,
        _zeros(1, 1),
        paper,
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
    """What chance is worth."""
    net = tuple(np.zeros(shape, np.float32) for shape in worth.shapes())
    outlook.expect(_over(), _zeros(0), _zeros(thought.WORDS), net, 0, 0, np.zeros((1, 1)))


def lab() -> None:
    """Games between the players, and learning from them."""
    over, counts, table = _over(), _zeros(PHASES), np.zeros((1, 1))
    games.play(over, _zeros(thought.WORDS), _RNG, _RNG, counts)
    noted = np.zeros((1, 2, worth.INPUTS), np.float32)
    outlook.play_noting(over, _zeros(0, thought.WORDS), 0, noted, counts, table, table)
    net = tuple(np.zeros(shape, np.float32) for shape in learning.value_shapes())
    learning.play_and_learn(
        over.reshape(1, -1),
        _zeros(0, thought.WORDS),
        counts,
        0,
        np.zeros(1, learning.LESSON),
        np.zeros(1, options.MEMO),
        _taught(),
        net,
        _taught(),
        net,
    )

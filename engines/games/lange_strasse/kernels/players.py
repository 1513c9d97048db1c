"""Compiled players: what they know, and how they choose."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.features import LINEAR as LINEAR_INPUTS
from engines.games.lange_strasse.kernels.features import describe
from engines.games.lange_strasse.kernels.keeps import judge, kept
from engines.games.lange_strasse.kernels.last_round import LEVELS as ANSWER_LEVELS
from engines.games.lange_strasse.kernels.last_round import (
    ends_of_last_mover,
    ends_of_second_last_mover,
)
from engines.games.lange_strasse.kernels.money_turn import LONGEST_SET, solve_money
from engines.games.lange_strasse.kernels.network import run_network
from engines.games.lange_strasse.kernels.q_values import money_at_once, money_value, points_value
from engines.games.lange_strasse.kernels.rules import legal, record
from engines.games.lange_strasse.kernels.state import SEATS, STOP, TARGET
from engines.games.lange_strasse.kernels.value_table import Table, Tables, fill_ends, totale_levels
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]

PUBLISHED: Final = 0
"""Plays every turn for the most points, with the flaw of the published program (``dp``)."""
MONEY: Final = 1
"""The optimal player."""
LINEAR: Final = 2
"""The published linear player (``td``)."""
NETWORK: Final = 3
"""The published network (``nn``)."""

Knowledge: TypeAlias = tuple[Floats, Table, Table, Table, Floats, Floats]
"""The tables ``published``, ``normal``, ``last_1``, ``last_2``, and the weights of the linear
player and of the network."""
Workspace: TypeAlias = tuple[Floats, Floats, Floats, Floats, Floats]
"""``ends`` (``float64[ENDS, 2]``) and ``w`` of ``money_turn``; inputs, hidden units, and outputs of
the network. Both are plain tuples: calls from Python with named ones take half as long again."""

LEVELS: Final = 120
"""Accumulated points up to 50 times this are told apart in play between compiled players."""
ENDS: Final = LEVELS + LONGEST_SET + 1


@kernel
def linear_value(weights: Floats, x: Floats) -> float:
    """The linear player's value of an afterstate, in 100 ct."""
    value = 0.0
    for i in range(LINEAR_INPUTS):
        value += weights[i] * x[i]
    return value


@kernel
def network_value(
    a: State, action: int, net: Floats, x: Floats, hidden: Floats, out: Floats
) -> float:
    """The network's value of an action with features ``x``, including money paid at once."""
    s = record(a)
    ones, fives, face, size = kept(s)
    kind, _ = judge(ones, fives, face, size, action & (STOP - 1))
    return run_network(net, x, hidden, out) + 2 * money_at_once(kind, int64(s.rolls)) / 100


@subroutine
def prepare_money(a: State, knowledge: Knowledge, space: Workspace) -> None:
    """Solve the turn for its mover, into ``ends`` and ``w`` of the workspace."""
    ends, w = space[0], space[1]
    s = record(a)
    scores = np.zeros(SEATS, np.int64)
    strich = np.zeros(SEATS, np.int64)
    flags = int64(0)
    arrived = False
    for seat in range(SEATS):
        scores[seat] = s.score[seat]
        strich[seat] = s.strich[seat]
        flags |= int64(s.strich[seat]) << seat
        arrived = arrived or s.score[seat] >= TARGET
    round_number, mover = int64(s.round_number), int64(s.mover)
    totale = totale_levels(int64(s.totale), round_number, int64(LEVELS))
    if arrived and mover == 2:
        ends_of_last_mover(scores, strich, round_number, ends)
    elif arrived:
        answer = totale_levels(int64(s.totale), round_number, int64(ANSWER_LEVELS))
        ends_of_second_last_mover(scores, strich, round_number, answer, ends)
    else:
        tables = Tables(knowledge[1], knowledge[2], knowledge[3])
        fill_ends(mover, scores, flags, round_number, tables, ends)
    solve_money(ends, totale, int64(LEVELS), w)


@subroutine
def action_value(
    a: State, action: int, player: int, knowledge: Knowledge, space: Workspace
) -> float:
    """A player's value of an action, in its own unit; call ``prepare_money`` first for MONEY."""
    if player == PUBLISHED:
        return points_value(a, action, knowledge[0])
    if player == MONEY:
        return money_value(a, action, space[0], space[1])
    describe(a, action, knowledge[0], space[2])
    if player == LINEAR:
        return linear_value(knowledge[4], space[2])
    return network_value(a, action, knowledge[5], space[2], space[3], space[4])


@kernel
def choose(a: State, player: int, knowledge: Knowledge, space: Workspace, actions: State) -> int:
    """The best action of a player; among equals, the first in the game's order."""
    best = -np.inf
    chosen = int64(-1)
    for i in range(legal(a, actions)):
        value = action_value(a, actions[i], player, knowledge, space)
        if chosen < 0 or value > best:
            best = value
            chosen = actions[i]
    return chosen

"""Whole games between compiled players, for matches of many thousand games."""

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.features import INPUTS
from engines.games.lange_strasse.kernels.network import HIDDEN, OUTPUTS
from engines.games.lange_strasse.kernels.players import (
    ENDS,
    LEVELS,
    MONEY,
    Knowledge,
    Workspace,
    choose,
    prepare_money,
)
from engines.games.lange_strasse.kernels.rules import apply, record, sample, turn
from engines.games.lange_strasse.kernels.state import SEATS, WORDS
from engines.games.lange_strasse.kernels.turn_graph import NODE_COUNT
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.rng import reseed, split
from engines.runtime.types import CHANCE, OVER, State, Stream

Floats = npt.NDArray[np.float64]
States = npt.NDArray[np.int64]


@kernel
def workspace() -> Workspace:
    """Fresh workspaces for one thread."""
    return (
        np.empty((ENDS, 2)),
        np.empty((LEVELS, NODE_COUNT, 2)),
        np.empty(INPUTS),
        np.empty(HIDDEN),
        np.empty(OUTPUTS),
    )


@subroutine
def play_game(
    players: State, rng: Stream, knowledge: Knowledge, space: Workspace, money: Floats
) -> int:
    """Play one game; ``players[seat]`` is a kind from ``kernels.players``, not MONEY.

    ``money`` (``float64[3]``) gets the cents of each seat. Returns the rounds.
    """
    a = np.zeros(WORDS, np.int64)
    s = record(a)
    s.round_number = 1
    actions = np.empty(128, np.int64)
    while True:
        now = turn(a)
        if now == OVER:
            break
        if now == CHANCE:
            apply(a, sample(a, rng))
            continue
        apply(a, choose(a, players[now], knowledge, space, actions))
    for seat in range(SEATS):
        money[seat] = s.money[seat]
    return int64(s.round_number)


@kernel
def play_blocks(
    players: State, first: int, last: int, stream: Stream, knowledge: Knowledge, money: Floats
) -> int:
    """Play blocks ``first`` to ``last - 1``: the same dice in all three rotations of ``players``.

    ``stream`` stays unchanged; each block has a separate stream, derived from it and the number of
    the block. ``money[block - first, rotation, player]`` gets the cents of each player. Returns
    the total number of rounds.
    """
    rng = np.zeros(4, np.uint64)
    seated = np.zeros(SEATS, np.int64)
    cents = np.zeros(SEATS)
    space = workspace()
    rounds = int64(0)
    for block in range(first, last):
        for rotation in range(SEATS):
            reseed(rng, split(stream, int64(block)))
            for seat in range(SEATS):
                seated[seat] = players[(seat + rotation) % SEATS]
            rounds += play_game(seated, rng, knowledge, space, cents)
            for seat in range(SEATS):
                money[block - first, rotation, (seat + rotation) % SEATS] = cents[seat]
    return rounds


@kernel
def collect_turn_starts(
    player: int, first: int, last: int, stream: Stream, knowledge: Knowledge, starts: States
) -> int:
    """Write the starts of all turns of games ``first`` to ``last - 1`` into the rows of ``starts``.

    All seats are the same ``player``. Returns how many were written; those that do not fit into
    ``starts`` (``int64[.., WORDS]``) are left out.
    """
    rng = np.zeros(4, np.uint64)
    space = workspace()
    actions = np.empty(128, np.int64)
    a = np.zeros(WORDS, np.int64)
    s = record(a)
    count = int64(0)
    for game in range(first, last):
        reseed(rng, split(stream, int64(game)))
        for i in range(WORDS):
            a[i] = 0
        s.round_number = 1
        now = turn(a)
        started = int64(-1)
        while now != OVER:
            number = int64(s.round_number) * SEATS + s.mover
            if number != started:  # a turn begins
                started = number
                if count < len(starts):
                    starts[count, :] = a
                    count += 1
                if player == MONEY:  # solves a turn once, for all its decisions
                    prepare_money(a, knowledge, space)
            if now == CHANCE:
                apply(a, sample(a, rng))
            else:
                apply(a, choose(a, player, knowledge, space, actions))
            now = turn(a)
    return count

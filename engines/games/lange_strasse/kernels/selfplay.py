"""Whole games between players that are compiled: for matches of many thousand games."""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.core.kernels.contract import int64, kernel
from engines.core.kernels.rng import reseed
from engines.core.types import CHANCE, OVER, State, Stream
from engines.games.lange_strasse.kernels.keeps import COMPLETE, OPEN, STRASSE, TALHEIM, judge, merge
from engines.games.lange_strasse.kernels.last_round import (
    ends_of_last_mover,
    ends_of_second_last_mover,
)
from engines.games.lange_strasse.kernels.money_turn import LONGEST_SET, STEP, solve_money
from engines.games.lange_strasse.kernels.points import PUBLISHED_CAP
from engines.games.lange_strasse.kernels.rules import (
    STRASSE_MONEY,
    SUPER_MONEY,
    apply,
    legal,
    record,
    sample,
    turn,
)
from engines.games.lange_strasse.kernels.state import SEATS, STOP, TARGET, WORDS
from engines.games.lange_strasse.kernels.turn_graph import NODE_COUNT, node_of
from engines.games.lange_strasse.kernels.value_table import (
    Table,
    fill_ends,
    totale_levels,
)

Floats = npt.NDArray[np.float64]

POINTS: Final = 0
"""Plays every turn for the most points (``dp-exact``)."""
PUBLISHED: Final = 1
"""The same with the flaw of the published program (``dp``)."""
MONEY: Final = 2
"""The optimal player."""
LEVELS: Final = 160
SECOND_LAST_LEVELS: Final = 120


@kernel()
def _points_value(a: State, action: int, w: Floats, published: int) -> float:
    """What an action is worth to a player for points (rules, sections 3.2 and 5.3)."""
    s = record(a)
    ones, fives, face, size = (
        int64(s.ones),
        int64(s.fives),
        int64(s.group_face),
        int64(s.group_size),
    )
    keep = action & (STOP - 1)
    kind, points = judge(ones, fives, face, size, keep)
    total = s.accumulated + points
    if action >= STOP or kind == TALHEIM or (published and total >= PUBLISHED_CAP):
        return float(total)
    if kind == OPEN:
        ones, fives, face, size = merge(ones, fives, face, size, keep)
        node = node_of(ones, fives, face, size, int64(s.rolls))
        return float(w[node, min(s.accumulated // STEP, w.shape[1] - 1)])
    return float(w[0, min(total // STEP, w.shape[1] - 1)])


@kernel()
def _money_value(a: State, action: int, ends: Floats, w: Floats) -> float:
    """What an action is worth to the optimal player, in future cents."""
    s = record(a)
    ones, fives, face, size = (
        int64(s.ones),
        int64(s.fives),
        int64(s.group_face),
        int64(s.group_size),
    )
    keep = action & (STOP - 1)
    kind, points = judge(ones, fives, face, size, keep)
    level = int64(s.accumulated // STEP)
    end = min(level + points // STEP, int64(len(ends) - 1))
    if action >= STOP or kind == TALHEIM:
        return float(ends[end, 0])
    if kind == OPEN:
        ones, fives, face, size = merge(ones, fives, face, size, keep)
        node = node_of(ones, fives, face, size, int64(s.rolls))
        return float(w[min(level, int64(w.shape[0] - 1)), node, 0])
    paid = 0
    if kind != COMPLETE:
        paid = SUPER_MONEY if kind == STRASSE and s.rolls == 3 else STRASSE_MONEY
    value = w[end, 0, 0] if end < w.shape[0] else ends[end, 0]
    return float(value + 2 * paid)


@kernel()
def _prepare_money(
    a: State, normal: Table, last_1: Table, last_2: Table, ends: Floats, w: Floats
) -> None:
    """Solve the mover's turn for money; the last round exactly."""
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
        levels = int64(SECOND_LAST_LEVELS)
        ends_of_second_last_mover(
            scores,
            strich,
            round_number,
            min(totale, levels),
            levels,
            int64(0),
            int64(len(ends)),
            ends,
        )
    else:
        fill_ends(mover, scores, flags, round_number, normal, last_1, last_2, ends)
    solve_money(ends, totale, int64(LEVELS), w)


@kernel()
def play_game(
    players: State,
    rng: Stream,
    exact: Floats,
    published: Floats,
    normal: Table,
    last_1: Table,
    last_2: Table,
    ends: Floats,
    w: Floats,
    money: Floats,
) -> int:
    """Play one game; ``players[seat]`` is POINTS, PUBLISHED or MONEY. Returns the rounds played.

    ``money`` (``float64[3]``) gets the cents of each seat. ``ends`` and ``w`` are workspaces.
    """
    a = np.zeros(WORDS, np.int64)
    s = record(a)
    s.round_number = 1
    out = np.empty(128, np.int64)
    solved = int64(-1)
    while True:
        now = turn(a)
        if now == OVER:
            break
        if now == CHANCE:
            apply(a, sample(a, rng))
            continue
        player = players[now]
        number = int64(s.round_number) * SEATS + now
        if player == MONEY and number != solved:
            _prepare_money(a, normal, last_1, last_2, ends, w)
            solved = number
        best = -1e18
        chosen = int64(0)
        for i in range(legal(a, out)):
            if player == MONEY:
                value = _money_value(a, out[i], ends, w)
            elif player == PUBLISHED:
                value = _points_value(a, out[i], published, int64(1))
            else:
                value = _points_value(a, out[i], exact, int64(0))
            if value > best:
                best = value
                chosen = out[i]
        apply(a, chosen)
    for seat in range(SEATS):
        money[seat] = s.money[seat]
    return int64(s.round_number)


@kernel()
def play_blocks(
    players: State,
    first: int,
    last: int,
    seed: int,
    exact: Floats,
    published: Floats,
    normal: Table,
    last_1: Table,
    last_2: Table,
    money: Floats,
) -> int:
    """Play blocks ``first`` to ``last - 1``: the same dice in all three rotations of ``players``.

    ``money[block, rotation, player]`` gets the cents of each player. Returns all rounds played.
    """
    rng = np.zeros(4, np.uint64)
    seated = np.zeros(SEATS, np.int64)
    cents = np.zeros(SEATS)
    ends = np.empty((LEVELS + LONGEST_SET + 1, 2))
    w = np.empty((LEVELS, NODE_COUNT, 2))
    rounds = int64(0)
    for block in range(first, last):
        for rotation in range(SEATS):
            reseed(rng, seed + block)
            for seat in range(SEATS):
                seated[seat] = players[(seat + rotation) % SEATS]
            rounds += play_game(
                seated, rng, exact, published, normal, last_1, last_2, ends, w, cents
            )
            for seat in range(SEATS):
                money[block - first, rotation, (seat + rotation) % SEATS] = cents[seat]
    return rounds

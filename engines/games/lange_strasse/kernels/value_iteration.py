"""Solving the value tables cell by cell (rules, section 4.4).

A cell is one exact solution of a turn (``money_turn``) with the tables as terminal values. A seat's
cells need only the next seat's, so all cells of a sweep are independent.

The rounds after the tenth lead back to themselves. The decisions of their players in each cell are
noted as a *plan*: the probability of each end of the turn, in terms of the cells behind it. The
long-run values of plans follow without solving a turn again (``play_plans``), so few sweeps are
needed.
"""

from typing import Final

import numpy as np

from engines.games.lange_strasse.kernels.grid import (
    ABOVE,
    ALL,
    BELOW,
    BELOW_FIRST,
    BELOW_WEIGHT,
    TAPS,
    K,
    X,
)
from engines.games.lange_strasse.kernels.last_round import answers, value_of_last_mover
from engines.games.lange_strasse.kernels.money_turn import LONGEST_SET, STEP, solve_money
from engines.games.lange_strasse.kernels.rules import FAST_ROUND
from engines.games.lange_strasse.kernels.state import SEATS, TARGET
from engines.games.lange_strasse.kernels.turn_graph import NODE_COUNT
from engines.games.lange_strasse.kernels.turn_odds import end_chances
from engines.games.lange_strasse.kernels.value_table import (
    CLASSES,
    FLAGS,
    Floats,
    Table,
    Tables,
    fill_ends,
    seen_by_seats,
    totale_levels,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

LEVELS: Final = 120
"""Accumulated points up to 50 times this are distinguished while solving."""
LAST_LEVELS: Final = 162
"""The same for the last turn of a game."""
LATER: Final = CLASSES - 1
"""The class of all rounds after the tenth."""
STRICH: Final = K
"""Index of the chance of a strich in a plan, after those of the grid points of its own score."""
SURE: Final = K + 1
"""Index of a plan's part that does not depend on open rounds: two values, of seats 0 and 1."""
PLAN: Final = K + 3
"""Numbers per plan."""


@subroutine
def _scores_of(cell: int, scores: State) -> None:
    scores[0] = BELOW[cell // (K * K)]
    scores[1] = BELOW[cell // K % K]
    scores[2] = BELOW[cell % K]


@subroutine
def _enter(seat: int, mover: float, following: float, cell: Table) -> float:
    """Write values of the mover and the next into a cell; return by how much it changed."""
    first, second = seen_by_seats(seat, mover, following)
    change = float(max(abs(first - cell[0]), abs(second - cell[1])))
    cell[0] = first
    cell[1] = second
    return change


@subroutine
def _note_plan(
    seat: int, score: int, chances: Floats, paid: float, ends: Floats, plan: Floats
) -> None:
    """Note how a turn of ``seat`` that begins with ``score`` points ends."""
    plan[:] = 0.0
    plan[STRICH] = chances[0]
    mover, following = 2 * paid, -paid
    for x in range(1, len(chances)):
        after = score + STEP * x
        if chances[x] == 0:
            continue
        if after >= TARGET:
            mover += chances[x] * ends[x, 0]
            following += chances[x] * ends[x, 1]
            continue
        step = after // STEP
        for tap in range(TAPS):
            plan[BELOW_FIRST[step] + tap] += chances[x] * BELOW_WEIGHT[step, tap]
    plan[SURE], plan[SURE + 1] = seen_by_seats(seat, mover, following)


@kernel
def sweep_normal(
    index: int,
    flags: int,
    seat: int,
    low: int,
    high: int,
    totale: int,
    tables: Tables,
    plans: Floats,
) -> float:
    """Solve cells ``low`` to ``high - 1`` (of K K K) of a class; return the largest change.

    ``plans`` (``float64[8, 3, K * K * K, PLAN]``) gets the plans of these cells; it may be empty.
    """
    ends = np.empty((LEVELS + LONGEST_SET + 1, 2))
    w = np.empty((LEVELS, NODE_COUNT, 2))
    chances = np.empty(len(ends))
    scores = np.zeros(SEATS, np.int64)
    totale_up_to = totale_levels(totale, index + 1, int64(LEVELS))
    largest = 0.0
    for cell in range(low, high):
        _scores_of(int64(cell), scores)
        fill_ends(seat, scores, flags, index + 1, tables, ends)
        solve_money(ends, totale_up_to, int64(LEVELS), w)
        i, j, k = cell // (K * K), cell // K % K, cell % K
        cell_values = tables.normal[index, flags, seat, i, j, k]
        change = _enter(seat, w[0, 0, 0], w[0, 0, 1], cell_values)
        largest = max(largest, change)
        if len(plans) > 0:
            paid = end_chances(ends, totale_up_to, w, chances)
            _note_plan(seat, scores[seat], chances, paid, ends, plans[flags, seat, cell])
    return largest


@kernel
def plan_for_points(flags: int, seat: int, totale: int, tables: Tables, plans: Floats) -> None:
    """Plans of players who play every turn of later rounds for points: a starting point."""
    ends = np.empty((LEVELS + LONGEST_SET + 1, 2))
    w = np.empty((LEVELS, NODE_COUNT, 2))
    chances = np.empty(len(ends))
    scores = np.zeros(SEATS, np.int64)
    totale_up_to = totale_levels(totale, int64(CLASSES), int64(LEVELS))
    for x in range(len(ends)):
        ends[x, 0] = STEP * x
        ends[x, 1] = 0.0
    solve_money(ends, totale_up_to, int64(LEVELS), w)
    paid = end_chances(ends, totale_up_to, w, chances)
    for cell in range(K * K * K):
        _scores_of(int64(cell), scores)
        fill_ends(seat, scores, flags, int64(CLASSES), tables, ends)
        _note_plan(seat, scores[seat], chances, paid, ends, plans[flags, seat, cell])


@subroutine
def _play_plan(seat: int, flags: int, cell: int, later: Table, plan: Floats) -> float:
    """Value of a cell whose player follows ``plan``; returns by how much it changed."""
    i, j, k = cell // (K * K), cell // K % K, cell % K
    following = later[flags, (seat + 1) % SEATS]
    marked = later[flags | (1 << seat), (seat + 1) % SEATS, i, j, k]
    first = plan[SURE] + plan[STRICH] * marked[0]
    second = plan[SURE + 1] + plan[STRICH] * marked[1]
    for point in range(K):
        weight = plan[point]
        if seat == 0:
            i = int64(point)
        elif seat == 1:
            j = int64(point)
        else:
            k = int64(point)
        first += weight * following[i, j, k, 0]
        second += weight * following[i, j, k, 1]
    value = later[flags, seat, cell // (K * K), cell // K % K, cell % K]
    change = float(max(abs(first - value[0]), abs(second - value[1])))
    value[0] = first
    value[1] = second
    return change


@kernel
def play_plans(plans: Floats, later: Table) -> float:
    """Play through ``plans`` once, the last seat first; return the largest change of ``later``.

    ``later``: the class of ``normal`` of all rounds after the tenth.
    """
    largest = 0.0
    for flags in range(FLAGS - 1, -1, -1):
        for seat in range(SEATS - 1, -1, -1):
            for cell in range(K * K * K):
                change = _play_plan(
                    int64(seat), int64(flags), int64(cell), later, plans[flags, seat, cell]
                )
                largest = max(largest, change)
    return largest


@kernel
def sweep_last_1(fast: int, flags: int, low: int, high: int, totale: int, tables: Tables) -> None:
    """Solve cells ``low`` to ``high - 1`` (of X K K): seat 1 moves, seat 0 has reached 10,000."""
    ends = np.empty((LEVELS + LONGEST_SET + 1, 2))
    w = np.empty((LEVELS, NODE_COUNT, 2))
    scores = np.zeros(SEATS, np.int64)
    round_number = int64(FAST_ROUND) if fast else int64(CLASSES)
    totale_up_to = totale_levels(totale, round_number, int64(LEVELS))
    for cell in range(low, high):
        i, j, k = cell // (K * K), cell // K % K, cell % K
        scores[0], scores[1], scores[2] = ABOVE[i], BELOW[j], BELOW[k]
        fill_ends(int64(1), scores, flags, round_number, tables, ends)
        solve_money(ends, totale_up_to, int64(LEVELS), w)
        _enter(int64(1), w[0, 0, 0], w[0, 0, 1], tables.last_1[fast, flags, i, j, k])


@kernel
def sweep_last_2(fast: int, flags: int, low: int, high: int, totale: int, tables: Tables) -> None:
    """Solve rows ``low`` to ``high - 1`` (of A K): seat 2 moves last; exact.

    A row has all scores of seat 1; its cells share most of their turn.
    """
    scores = np.zeros(SEATS, np.int64)
    strich = np.zeros(SEATS, np.int64)
    round_number = int64(FAST_ROUND) if fast else int64(CLASSES)
    totale_up_to = totale_levels(totale, round_number, int64(LAST_LEVELS))
    for seat in range(SEATS):
        strich[seat] = (flags >> seat) & 1
    for row in range(low, high):
        i, k = row // K, row % K
        ends, w = answers(int64(LAST_LEVELS))
        for j in range(0 if i >= K else K, K + X):
            scores[0], scores[1], scores[2] = ALL[i], ALL[j], BELOW[k]
            first, second, _ = value_of_last_mover(
                scores, strich, round_number, totale_up_to, ends, w
            )
            tables.last_2[fast, flags, i, j, k, 0] = first
            tables.last_2[fast, flags, i, j, k, 1] = second

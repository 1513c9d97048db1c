"""The best response of one seat to two fixed optimal players (rules, section 4.6).

``response[class, flags, seat to move, grid points of seats 0, 1, 2]`` holds two expected future
values of the responding seat, in cents: ``[..., 0]`` if it plays as well as it can, ``[..., 1]`` if
it plays like the others. Both are computed on the same grid, so interpolation errors cancel in the
difference, which is the gain. In the last round the others play exactly, and so would the best
response, so the value tables apply.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.grid import BELOW_FIRST, BELOW_WEIGHT, step_of, straight
from engines.games.lange_strasse.kernels.money_turn import LONGEST_SET, STEP, solve_money
from engines.games.lange_strasse.kernels.state import SEATS, TARGET, TOTALE_SET
from engines.games.lange_strasse.kernels.turn_graph import NODE_COUNT
from engines.games.lange_strasse.kernels.value_table import (
    Table,
    Tables,
    fill_ends,
    look_up,
    round_class,
    totale_levels,
    value_after_turn,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]

GRID: Final = np.array([0, 2500, 4500, 6500, 7750, 8750, 9500, 9950], np.int64)
"""Scores of the grid; all but the ends are between those of the value tables."""
N: Final = len(GRID)
_FIRST, _WEIGHT = straight(GRID, int(GRID[-1]))
LEVELS: Final = 120


@kernel
def seat_value(first: float, second: float, seat: int) -> float:
    """The value of a seat, given those of seats 0 and 1."""
    if seat == 0:
        return first
    return second if seat == 1 else -first - second


@subroutine
def _fill_responses(
    responder: int,
    seat: int,
    scores: State,
    flags: int,
    round_number: int,
    tables: Tables,
    response: Table,
    pairs: Floats,
) -> None:
    """Write the responder's two values after a turn of ``seat`` with 50 x points (0: a strich)."""
    score = scores.copy()
    following = (seat + 1) % SEATS
    after = round_class(round_number + 1) if following == 0 else round_class(round_number)
    for x in range(len(pairs)):
        score[seat] = scores[seat] + STEP * x
        marks = flags | (1 << seat) if x == 0 else flags
        if score[seat] >= TARGET:  # the last round: both values are those of the tables
            first, second = value_after_turn(seat, score, marks, round_number, tables)
            pairs[x, 0] = seat_value(first, second, responder)
            pairs[x, 1] = pairs[x, 0]
        else:
            p, q, r = step_of(score[0]), step_of(score[1]), step_of(score[2])
            pairs[x, 0], pairs[x, 1] = look_up(
                response[after, marks, following],
                _FIRST[p],
                _WEIGHT[p],
                _FIRST[q],
                _WEIGHT[q],
                _FIRST[r],
                _WEIGHT[r],
            )


@subroutine
def _respond(
    responds: bool, ends: Floats, pairs: Floats, totale: int, chosen: Floats, w: Floats, cell: Table
) -> float:
    """Solve one cell; return by how much it changed.

    ``ends[x, 0]`` is what the table's mover maximizes. The second value of a solution is another
    seat's: if the mover responds, half of what it pays, so its own value is minus twice that.
    """
    change = 0.0
    for part in range(2):
        for x in range(len(ends)):
            best = responds and part == 0
            chosen[x, 0] = pairs[x, 0] if best else ends[x, 0]
            chosen[x, 1] = -pairs[x, part] / 2 if responds else pairs[x, part]
        solve_money(chosen, totale, int64(LEVELS), w)
        value = -2 * w[0, 0, 1] if responds else w[0, 0, 1]
        change = max(change, abs(value - cell[part]))
        cell[part] = value
    return float(change)


@kernel
def sweep_response(
    responder: int,
    index: int,
    flags: int,
    seat: int,
    grid: State,
    tables: Tables,
    response: Table,
) -> float:
    """Solve cells (numbers below N**3) of a class, flags, and seat; return the largest change."""
    ends = np.empty((LEVELS + LONGEST_SET + 1, 2))
    pairs, chosen = np.empty_like(ends), np.empty_like(ends)
    w = np.empty((LEVELS, NODE_COUNT, 2))
    scores = np.zeros(SEATS, np.int64)
    totale = totale_levels(int64(TOTALE_SET), index + 1, int64(LEVELS))
    largest = 0.0
    for cell in grid:
        i, j, k = cell // (N * N), cell // N % N, cell % N
        scores[0], scores[1], scores[2] = GRID[i], GRID[j], GRID[k]
        fill_ends(seat, scores, flags, index + 1, tables, ends)
        _fill_responses(responder, seat, scores, flags, index + 1, tables, response, pairs)
        entry = response[index, flags, seat, i, j, k]
        largest = max(largest, _respond(responder == seat, ends, pairs, totale, chosen, w, entry))
    return largest


@kernel
def begin_response(responder: int, normal: Table, response: Table) -> None:
    """Fill ``response`` with the values of the tables, which are close to the solution."""
    for index in range(response.shape[0]):
        for flags in range(response.shape[1]):
            for seat in range(SEATS):
                _begin_cells(responder, normal[index, flags, seat], response[index, flags, seat])


@subroutine
def _begin_cells(responder: int, cells: Table, response: Table) -> None:
    for cell in range(N * N * N):
        i, j, k = cell // (N * N), cell // N % N, cell % N
        p, q, r = step_of(GRID[i]), step_of(GRID[j]), step_of(GRID[k])
        first, second = look_up(
            cells,
            BELOW_FIRST[p],
            BELOW_WEIGHT[p],
            BELOW_FIRST[q],
            BELOW_WEIGHT[q],
            BELOW_FIRST[r],
            BELOW_WEIGHT[r],
        )
        value = seat_value(first, second, responder)
        response[i, j, k, 0] = value
        response[i, j, k, 1] = value

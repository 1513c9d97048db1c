"""The value of a position between turns: tables over a grid of scores, and how they are read.

``Tables`` hold expected future money (cents) of seats 0 and 1 (seat 2 has what makes the sum zero)
at the start of a turn, at the scores of ``grid``; between them it is interpolated, never across
10,000. Rules, sections 4.2 to 4.4.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels import state as st
from engines.games.lange_strasse.kernels.grid import (
    ABOVE_FIRST,
    ABOVE_WEIGHT,
    ALL_FIRST,
    ALL_WEIGHT,
    BELOW_FIRST,
    BELOW_WEIGHT,
    TAPS,
    K,
    X,
    step_of,
)
from engines.games.lange_strasse.kernels.money_turn import STEP
from engines.games.lange_strasse.kernels.rules import FAST_ROUND, settle
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]
Table = npt.NDArray[np.float32]

CLASSES: Final = FAST_ROUND + 1
FLAGS: Final = 8


class Tables(NamedTuple):
    """Values at the start of a turn; the last index is the seat, 0 or 1.

    Attributes:
        normal: ``float32[11, 8, 3, K, K, K, 2]``: round class (round 1..10, 11 for later ones),
            strich flags (bit s: seat s has one), seat to move, scores of all seats, below 10,000.
        last_1: ``float32[2, 8, X, K, K, 2]``: the last round, seat 1 to move, seat 0 has 10,000 or
            more. First index 1: the round is one of the first ten.
        last_2: ``float32[2, 8, A, A, K, 2]``: the last round, seat 2 to move; someone has 10,000 or
            more. First index as in ``last_1``.
    """

    normal: Table
    last_1: Table
    last_2: Table


def empty_tables() -> Tables:
    """Tables in which nothing is solved yet."""
    return Tables(
        normal=np.zeros((CLASSES, FLAGS, st.SEATS, K, K, K, 2), np.float32),
        last_1=np.zeros((2, FLAGS, X, K, K, 2), np.float32),
        last_2=np.zeros((2, FLAGS, K + X, K + X, K, 2), np.float32),
    )


@subroutine
def round_class(round_number: int) -> int:
    """Index of the round's class: 0..9 for rounds 1 to 10, 10 for all later ones."""
    return min(round_number, int64(CLASSES)) - 1


@kernel
def totale_levels(totale: int, round_number: int, levels: int) -> int:
    """At how many levels of accumulated points a strich on a fresh set is a Totale."""
    if totale == st.TOTALE_SET:
        return levels
    return int64(0) if totale == st.TOTALE_ROUND_1 and round_number > 1 else int64(1)


@subroutine
def look_up(
    cells: Table, i: int, u: Floats, j: int, v: Floats, k: int, w: Floats
) -> tuple[float, float]:
    """Values of seats 0 and 1: ``cells`` from ``i, j, k`` on with weights ``u, v, w`` (``grid``).

    ``cells``: ``float32[.., .., .., 2]``, the scores of seats 0, 1, 2.
    """
    first = 0.0
    second = 0.0
    for a in range(TAPS):
        if u[a] == 0:
            continue
        for b in range(TAPS):
            if v[b] == 0:
                continue
            for c in range(TAPS):
                weight = u[a] * v[b] * w[c]
                if weight != 0:
                    first += weight * cells[i + a, j + b, k + c, 0]
                    second += weight * cells[i + a, j + b, k + c, 1]
    return first, second


@subroutine
def _settled(score: State, flags: int, last_round: int) -> tuple[float, float]:
    money = np.zeros(st.SEATS, np.int64)
    strich = np.zeros(st.SEATS, np.int64)
    for seat in range(st.SEATS):
        strich[seat] = (flags >> seat) & 1
    settle(score, strich, last_round, money)
    return float(money[0]), float(money[1])


@kernel
def value_after_turn(
    seat: int, score: State, flags: int, round_number: int, tables: Tables
) -> tuple[float, float]:
    """Future money of seats 0 and 1 when ``seat`` has just ended its turn."""
    arrived = score[0] >= st.TARGET or score[1] >= st.TARGET or score[2] >= st.TARGET
    fast = int64(1) if round_number <= FAST_ROUND else int64(0)
    if seat == 2 and arrived:
        return _settled(score, flags, round_number)
    p, q, r = step_of(score[0]), step_of(score[1]), step_of(score[2])
    if not arrived:
        after = round_class(round_number + 1) if seat == 2 else round_class(round_number)
        return look_up(
            tables.normal[after, flags, (seat + 1) % st.SEATS],
            BELOW_FIRST[p],
            BELOW_WEIGHT[p],
            BELOW_FIRST[q],
            BELOW_WEIGHT[q],
            BELOW_FIRST[r],
            BELOW_WEIGHT[r],
        )
    if seat == 0:
        return look_up(
            tables.last_1[fast, flags],
            ABOVE_FIRST[p],
            ABOVE_WEIGHT[p],
            BELOW_FIRST[q],
            BELOW_WEIGHT[q],
            BELOW_FIRST[r],
            BELOW_WEIGHT[r],
        )
    return look_up(
        tables.last_2[fast, flags],
        ALL_FIRST[p],
        ALL_WEIGHT[p],
        ALL_FIRST[q],
        ALL_WEIGHT[q],
        BELOW_FIRST[r],
        BELOW_WEIGHT[r],
    )


@subroutine
def _read_line(cells: Table, seat: int, scores: State, line: Floats) -> None:
    """Values of seats 0 and 1 at the grid points of ``seat`` (``float64[K, 2]``), the others fixed.

    ``cells`` are some of ``normal``: those of a class, flags and seat to move.
    """
    p, q, r = step_of(scores[0]), step_of(scores[1]), step_of(scores[2])
    alone = np.zeros(TAPS)
    alone[0] = 1.0
    for point in range(K):
        at = int64(point)
        if seat == 0:
            i, j, k = at, BELOW_FIRST[q], BELOW_FIRST[r]
            u, v, w = alone, BELOW_WEIGHT[q], BELOW_WEIGHT[r]
        elif seat == 1:
            i, j, k = BELOW_FIRST[p], at, BELOW_FIRST[r]
            u, v, w = BELOW_WEIGHT[p], alone, BELOW_WEIGHT[r]
        else:
            i, j, k = BELOW_FIRST[p], BELOW_FIRST[q], at
            u, v, w = BELOW_WEIGHT[p], BELOW_WEIGHT[q], alone
        line[point, 0], line[point, 1] = look_up(cells, i, u, j, v, k, w)


@kernel
def fill_ends(
    seat: int, scores: State, flags: int, round_number: int, tables: Tables, ends: Floats
) -> None:
    """Terminal values of a turn of ``seat`` (see ``money_turn``) from the tables.

    As long as no seat has 10,000, only the score of ``seat`` differs between them.
    """
    score = scores.copy()
    after = round_class(round_number + 1) if seat == 2 else round_class(round_number)
    line = np.empty((K, 2))
    arrived = score[0] >= st.TARGET or score[1] >= st.TARGET or score[2] >= st.TARGET
    if not arrived:
        _read_line(tables.normal[after, flags, (seat + 1) % st.SEATS], seat, scores, line)
    for x in range(len(ends)):
        score[seat] = scores[seat] + STEP * x
        if arrived or x == 0 or score[seat] >= st.TARGET:
            marks = flags | (1 << seat) if x == 0 else flags
            first, second = value_after_turn(seat, score, marks, round_number, tables)
        else:
            first = 0.0
            second = 0.0
            step = score[seat] // STEP
            for tap in range(TAPS):
                weight = BELOW_WEIGHT[step, tap]
                first += weight * line[BELOW_FIRST[step] + tap, 0]
                second += weight * line[BELOW_FIRST[step] + tap, 1]
        ends[x, 0], ends[x, 1] = seen_by_mover(seat, first, second)


@subroutine
def seen_by_mover(seat: int, first: float, second: float) -> tuple[float, float]:
    """Values of ``seat`` and of the next, given those of seats 0 and 1."""
    if seat == 0:
        return first, second
    if seat == 1:
        return second, -first - second
    return -first - second, first


@subroutine
def seen_by_seats(seat: int, mover: float, following: float) -> tuple[float, float]:
    """Values of seats 0 and 1, given those of ``seat`` and of the next."""
    if seat == 0:
        return mover, following
    if seat == 1:
        return -mover - following, mover
    return following, -mover - following

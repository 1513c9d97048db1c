"""The value of a position between turns: tables over a grid of scores, and how they are swept.

Three tables hold expected future money (cents) of seats 0 and 1 (seat 2 has what is missing to
zero) at the start of a turn. Scores between knots are interpolated linearly, never across 10 000:

``normal`` ``float32[11, 8, 3, K, K, K, 2]``: round class (round 1..10, 11 for all later ones),
strich flags (bit s: seat s has one), seat to move, scores of seats 0, 1, 2 below 10 000. ``last_1``
``float32[2, 8, X, K, K, 2]``: the last round, seat 1 to move, seat 0 has 10 000 or more. First
index 1: the round is one of the first ten. ``last_2`` ``float32[2, 8, A, A, K, 2]``: the last
round, seat 2 to move; somebody has 10 000 or more.

Rules, sections 4.2 to 4.4. A cell is one exact solution of a turn (``money_turn``) with the tables
as terminal values; a seat's cells need only the next seat's, so all cells of a sweep are
independent.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.core.kernels.contract import int64, kernel
from engines.core.types import State
from engines.games.lange_strasse.kernels.last_round import value_of_last_mover
from engines.games.lange_strasse.kernels.money_turn import LONGEST_SET, STEP, solve_money
from engines.games.lange_strasse.kernels.rules import FAST_ROUND, settle
from engines.games.lange_strasse.kernels.state import TARGET, TOTALE_ROUND_1, TOTALE_SET
from engines.games.lange_strasse.kernels.turn_graph import NODE_COUNT

Floats = npt.NDArray[np.float64]
Table = npt.NDArray[np.float32]

BELOW: Final = np.array(
    [*range(0, 7000, 1000), *range(7000, 9500, 500), 9350, 9650, 9850, 9950],
    np.int64,
)
"""Knots below 10 000."""
ABOVE: Final = np.array(
    [
        *range(10_000, 11_000, 50),
        *range(11_000, 12_000, 100),
        12_000,
        12_250,
        12_500,
        13_000,
        14_000,
    ],
    np.int64,
)
"""Knots from 10 000 on; the last value holds beyond."""
ALL_KNOTS: Final = np.concatenate([BELOW, ABOVE])
K: Final = len(BELOW)
X: Final = len(ABOVE)
CLASSES: Final = FAST_ROUND + 1
FLAGS: Final = 8


@kernel()
def round_class(round_number: int) -> int:
    """Index of the round's class: 0..9 for rounds 1 to 10, 10 for all later ones."""
    return min(round_number, int64(CLASSES)) - 1


@kernel()
def totale_levels(totale: int, round_number: int, levels: int) -> int:
    """At how many levels of accumulated points a strich on a fresh set is a Totale."""
    if totale == TOTALE_SET:
        return levels
    return int64(0) if totale == TOTALE_ROUND_1 and round_number > 1 else int64(1)


@kernel()
def _locate(knots: State, score: int) -> tuple[int, float]:
    """The knot at or below ``score`` and how far it is towards the next, 0 <= share < 1."""
    last = int64(len(knots) - 1)
    if score >= knots[last]:
        return last, 0.0
    low = int64(0)
    high = last
    while high - low > 1:
        middle = (low + high) // 2
        if knots[middle] <= score:
            low = middle
        else:
            high = middle
    return low, (score - knots[low]) / (knots[high] - knots[low])


@kernel()
def look_up(
    cells: Table, knots_0: State, knots_1: State, knots_2: State, s0: int, s1: int, s2: int
) -> tuple[float, float]:
    """Values of seats 0 and 1 at scores ``s0, s1, s2``: trilinear in ``cells``."""
    i, u = _locate(knots_0, s0)
    j, v = _locate(knots_1, s1)
    k, w = _locate(knots_2, s2)
    first = 0.0
    second = 0.0
    for corner in range(8):
        a, b, c = corner & 1, (corner >> 1) & 1, (corner >> 2) & 1
        weight = (u if a else 1 - u) * (v if b else 1 - v) * (w if c else 1 - w)
        if weight > 0:
            first += weight * cells[i + a, j + b, k + c, 0]
            second += weight * cells[i + a, j + b, k + c, 1]
    return first, second


@kernel()
def _settled(score: State, flags: int, last_round: int) -> tuple[float, float]:
    money = np.zeros(3, np.int64)
    strich = np.zeros(3, np.int64)
    for seat in range(3):
        strich[seat] = (flags >> seat) & 1
    settle(score, strich, last_round, money)
    return float(money[0]), float(money[1])


@kernel()
def value_after_turn(
    seat: int,
    score: State,
    flags: int,
    round_number: int,
    normal: Table,
    last_1: Table,
    last_2: Table,
) -> tuple[float, float]:
    """Future money of seats 0 and 1 when ``seat`` has just ended its turn."""
    arrived = score[0] >= TARGET or score[1] >= TARGET or score[2] >= TARGET
    fast = int64(1) if round_number <= FAST_ROUND else int64(0)
    if seat == 2:
        if arrived:
            return _settled(score, flags, round_number)
        cells = normal[round_class(round_number + 1), flags, 0]
        return look_up(cells, BELOW, BELOW, BELOW, score[0], score[1], score[2])
    if not arrived:
        cells = normal[round_class(round_number), flags, seat + 1]
        return look_up(cells, BELOW, BELOW, BELOW, score[0], score[1], score[2])
    if seat == 0:
        cells = last_1[fast, flags]
        return look_up(cells, ABOVE, BELOW, BELOW, score[0], score[1], score[2])
    cells = last_2[fast, flags]
    return look_up(cells, ALL_KNOTS, ALL_KNOTS, BELOW, score[0], score[1], score[2])


@kernel()
def fill_ends(
    seat: int,
    scores: State,
    flags: int,
    round_number: int,
    normal: Table,
    last_1: Table,
    last_2: Table,
    ends: Floats,
) -> None:
    """Terminal values of a turn of ``seat`` (see ``money_turn``) from the tables."""
    score = scores.copy()
    for x in range(len(ends)):
        score[seat] = scores[seat] + STEP * x
        marks = flags | (1 << seat) if x == 0 else flags
        first, second = value_after_turn(seat, score, marks, round_number, normal, last_1, last_2)
        if seat == 0:
            ends[x, 0], ends[x, 1] = first, second
        elif seat == 1:
            ends[x, 0], ends[x, 1] = second, -first - second
        else:
            ends[x, 0], ends[x, 1] = -first - second, first


@kernel()
def _turn_start(
    seat: int,
    scores: State,
    flags: int,
    round_number: int,
    levels: int,
    totale: int,
    normal: Table,
    last_1: Table,
    last_2: Table,
    ends: Floats,
    w: Floats,
    cell: Table,
) -> float:
    """Solve one cell into ``cell`` (two entries); return by how much it changed."""
    fill_ends(seat, scores, flags, round_number, normal, last_1, last_2, ends)
    solve_money(ends, totale_levels(totale, round_number, levels), levels, w)
    mover, following = w[0, 0, 0], w[0, 0, 1]
    if seat == 0:
        first, second = mover, following
    elif seat == 1:
        first, second = -mover - following, mover
    else:
        first, second = following, -mover - following
    change = float(max(abs(first - cell[0]), abs(second - cell[1])))
    cell[0] = first
    cell[1] = second
    return change


@kernel()
def sweep_normal(
    index: int,
    flags: int,
    seat: int,
    low: int,
    high: int,
    levels: int,
    totale: int,
    normal: Table,
    last_1: Table,
    last_2: Table,
) -> float:
    """Solve cells ``low`` to ``high - 1`` (of K**3) of a class, flags and seat; largest change."""
    ends = np.empty((levels + LONGEST_SET + 1, 2))
    w = np.empty((levels, NODE_COUNT, 2))
    scores = np.zeros(3, np.int64)
    largest = 0.0
    for cell in range(low, high):
        i, j, k = cell // (K * K), cell // K % K, cell % K
        scores[0], scores[1], scores[2] = BELOW[i], BELOW[j], BELOW[k]
        change = _turn_start(
            seat,
            scores,
            flags,
            index + 1,
            levels,
            totale,
            normal,
            last_1,
            last_2,
            ends,
            w,
            normal[index, flags, seat, i, j, k],
        )
        largest = max(largest, change)
    return largest


@kernel()
def sweep_last_1(
    fast: int,
    flags: int,
    low: int,
    high: int,
    levels: int,
    totale: int,
    normal: Table,
    last_1: Table,
    last_2: Table,
) -> None:
    """Solve cells ``low`` to ``high - 1`` (of X K K): seat 1 moves, seat 0 has arrived."""
    ends = np.empty((levels + LONGEST_SET + 1, 2))
    w = np.empty((levels, NODE_COUNT, 2))
    scores = np.zeros(3, np.int64)
    round_number = int64(FAST_ROUND) if fast else int64(CLASSES)
    for cell in range(low, high):
        i, j, k = cell // (K * K), cell // K % K, cell % K
        scores[0], scores[1], scores[2] = ABOVE[i], BELOW[j], BELOW[k]
        _turn_start(
            int64(1),
            scores,
            flags,
            round_number,
            levels,
            totale,
            normal,
            last_1,
            last_2,
            ends,
            w,
            last_1[fast, flags, i, j, k],
        )


@kernel()
def sweep_last_2(
    fast: int, flags: int, low: int, high: int, levels: int, totale: int, last_2: Table
) -> None:
    """Solve cells ``low`` to ``high - 1`` (of A A K): seat 2 moves last; exact."""
    scores = np.zeros(3, np.int64)
    strich = np.zeros(3, np.int64)
    round_number = int64(FAST_ROUND) if fast else int64(CLASSES)
    for seat in range(3):
        strich[seat] = (flags >> seat) & 1
    for cell in range(low, high):
        i, j, k = cell // (K * (K + X)), cell // K % (K + X), cell % K
        if i < K and j < K:
            continue
        scores[0], scores[1], scores[2] = ALL_KNOTS[i], ALL_KNOTS[j], BELOW[k]
        first, second, _ = value_of_last_mover(
            scores, strich, round_number, totale_levels(totale, round_number, levels), levels
        )
        last_2[fast, flags, i, j, k, 0] = first
        last_2[fast, flags, i, j, k, 1] = second

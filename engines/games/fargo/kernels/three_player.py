"""Three players before the last round: win chances of every turn start (rules, section 11).

Scores are in units of 50, seats are named from the mover on: mover x, next y, third z. Tables:

* ``value[x, y, z]`` (``float32[SCORES, SCORES, SCORES, 2]``): chances of the mover and of the next
  at the start of a run of the mover; the third has the rest. When the mover's turn ends, the next
  becomes the mover: chances are those of ``(y, z, x)``, moved on by one seat.
* ``chase[q, D1, D2]`` (``float64[2, SIZE, SIZE]``): the last round is on, its leader D1 ahead of
  the next, who moves, and D2 ahead of the third: chances of the next (q = 0) and of the third.
* ``over[q, D1, D2]``: the mover starts a run with a safe score that starts the last round: chances
  of the mover (q = 0) and of the next.

A bust links only the three turnings of one triple of scores. Such a *group* is decided with guesses
for the values after a bust and then solved exactly for the decisions taken.
"""

from typing import Any, Final

import numpy as np

from engines.core.kernels.contract import int64, kernel
from engines.games.fargo.kernels.tables import (
    BUST,
    LIMIT,
    MAX_RUN,
    MIN_HOT,
    START,
    Floats,
    Ints,
)
from engines.games.fargo.kernels.turn import (
    BUST_END,
    HOT_END,
    MARGIN,
    REACH,
    RESULT,
    best_run,
    choose,
    decide_by_ends,
    end_row,
    expect_ends,
    follow_run,
)

SIZE: Final = 421
"""Leads from 21,050 points on count as won; the other pursuer is then 11,000 behind or more."""
GROUP: Final = 3

MOVER: Final = 2 * GROUP
NEXT: Final = MOVER + 1
WORK: Final = NEXT + 1
"""Rows of ``work``: guesses, later values, of mover and next per turning; ``MOVER``; ``NEXT``."""


@kernel()
def _chase_value(chase: Floats, q: int, lead: int, lead_2: int) -> float:
    """Chance of the leader (q = 0) or of the next (q = 1) in the last round."""
    if lead >= SIZE or lead_2 >= SIZE:
        return 1.0 if q == 0 else 0.0
    if q == 1:
        return float(chase[0, lead, lead_2])
    return 1.0 - float(chase[0, lead, lead_2]) - float(chase[1, lead, lead_2])


@kernel()
def _over_value(over: Floats, q: int, lead: int, lead_2: int) -> float:
    if lead >= SIZE or lead_2 >= SIZE:
        return 1.0 if q == 0 else 0.0
    return float(over[q, lead, lead_2])


@kernel()
def _set_over_ends(
    run: Floats, lane: int, lead: int, lead_2: int, chase: Floats, over: Floats
) -> None:
    for q in range(2):
        first = end_row(int64(q))
        for score in range(MAX_RUN + 1):
            run[first + score, lane] = _chase_value(chase, q, lead + score, lead_2 + score)
        for score in range(MIN_HOT, MAX_RUN + 1):
            row = first + HOT_END + score - MIN_HOT
            run[row, lane] = _over_value(over, q, lead + score, lead_2 + score)
        run[first + BUST_END, lane] = _chase_value(chase, q, lead, lead_2)


@kernel()
def solve_over(chase: Floats, over: Floats, band: int, lead: int, run: Floats) -> None:
    """Fill ``over[:, lead]`` where the leads differ by ``band`` at most; larger ones are filled."""
    width = run.shape[1]
    last = min(lead + band, SIZE - 1)
    for first in range(max(int64(1), lead - band), last + 1, width):
        used = min(width, last + 1 - first)
        for i in range(used):
            _set_over_ends(run, i, lead, first + i, chase, over)
        decide_by_ends(run)
        best_run(run)
        follow_run(run, int64(START))
        for q in range(2):
            expect_ends(run, int64(q))
            bust = end_row(int64(q)) + BUST_END
            for i in range(used):
                over[q, lead, first + i] = run[RESULT, i] + run[REACH + BUST, i] * run[bust, i]


@kernel()
def list_groups(total: int, groups: Ints) -> int:
    """All groups with this sum of scores, as (x, y) with x the smallest; return how many.

    ``groups`` is ``int64[2, n]``.
    """
    count = int64(0)
    for x in range(total // GROUP + 1):
        for y in range(x, min(LIMIT, total - x) + 1):
            z = total - x - y
            if z > LIMIT:
                continue
            if z > x or (z == x and y == x):
                groups[0, count] = x
                groups[1, count] = y
                count += 1
    return count


@kernel()
def set_ends(
    run: Floats,
    lane: int,
    x: int,
    y: int,
    z: int,
    value: Any,
    chase: Floats,
    over: Floats,
) -> None:
    """Ends of a run started by the mover at ``x``, but for a bust, for the mover and the next."""
    mover = end_row(int64(0))
    following = end_row(int64(1))
    inside = min(int64(MAX_RUN), LIMIT - x)
    for score in range(inside + 1):
        chance = float(value[y, z, x + score, 0])
        run[mover + score, lane] = 1.0 - chance - float(value[y, z, x + score, 1])
        run[following + score, lane] = chance
    for score in range(max(inside + 1, 0), MAX_RUN + 1):
        lead, lead_2 = x + score - y, x + score - z
        run[mover + score, lane] = _chase_value(chase, int64(0), lead, lead_2)
        run[following + score, lane] = _chase_value(chase, int64(1), lead, lead_2)
    for score in range(MIN_HOT, inside + 1):
        run[mover + HOT_END + score - MIN_HOT, lane] = value[x + score, y, z, 0]
        run[following + HOT_END + score - MIN_HOT, lane] = value[x + score, y, z, 1]
    for score in range(max(inside + 1, int64(MIN_HOT)), MAX_RUN + 1):
        lead, lead_2 = x + score - y, x + score - z
        run[mover + HOT_END + score - MIN_HOT, lane] = _over_value(over, int64(0), lead, lead_2)
        run[following + HOT_END + score - MIN_HOT, lane] = _over_value(over, int64(1), lead, lead_2)


@kernel()
def _guess(value: Any, x: int, y: int, z: int, q: int) -> float:
    """Chance at (x, y, z) if the mixed third difference to its larger neighbours were zero.

    The usual error is below 1e-6, so that nearly always the decisions are final at once.
    """
    if x == LIMIT and y == LIMIT and z == LIMIT:
        return 1.0 / GROUP
    total = 0.0
    for dx in range(2 if x < LIMIT else 1):
        for dy in range(2 if y < LIMIT else 1):
            for dz in range(2 if z < LIMIT else 1):
                up = dx + dy + dz
                if up % 2 == 1:
                    total += float(value[x + dx, y + dy, z + dz, q])
                elif up > 0:
                    total -= float(value[x + dx, y + dy, z + dz, q])
    return total


@kernel()
def _read_guesses(
    groups: Ints,
    first: int,
    used: int,
    total: int,
    refine: bool,
    value: Any,
    work: Floats,
) -> None:
    """Guesses for all turnings: the values themselves if ``refine``."""
    for i in range(used):
        x, y = groups[0, first + i], groups[1, first + i]
        z = total - x - y
        for turning in range(GROUP):
            for q in range(2):
                if refine:
                    work[2 * turning + q, i] = value[x, y, z, q]
                else:
                    work[2 * turning + q, i] = _guess(value, x, y, z, int64(q))
            x, y, z = y, z, x


@kernel()
def _write_group(groups: Ints, first: int, i: int, total: int, value: Any, work: Floats) -> None:
    x, y = groups[0, first + i], groups[1, first + i]
    z = total - x - y
    for turning in range(GROUP):
        value[x, y, z, 0] = np.float32(work[2 * turning, i])
        value[x, y, z, 1] = np.float32(work[2 * turning + 1, i])
        x, y, z = y, z, x


@kernel()
def _follow_batch(
    groups: Ints,
    first: int,
    used: int,
    total: int,
    value: Any,
    chase: Floats,
    over: Floats,
    run: Floats,
    work: Floats,
) -> None:
    """Follow the best runs of all turnings of ``used`` groups, by their guesses for a bust.

    Lane ``3 i + r`` is turning ``r`` of group ``i``: (x, y, z), (y, z, x), (z, x, y). The rows
    ``MOVER`` and ``NEXT`` of ``work`` become their chances without a bust.
    """
    for i in range(used):
        x, y = groups[0, first + i], groups[1, first + i]
        z = total - x - y
        for turning in range(GROUP):
            lane = GROUP * i + turning
            set_ends(run, lane, x, y, z, value, chase, over)
            after = 2 * ((turning + 1) % GROUP)
            run[end_row(int64(0)) + BUST_END, lane] = 1.0 - work[after, i] - work[after + 1, i]
            run[end_row(int64(1)) + BUST_END, lane] = work[after, i]
            x, y, z = y, z, x
    decide_by_ends(run)
    best_run(run)
    follow_run(run, int64(START))
    for q in range(2):
        expect_ends(run, int64(q))
        for lane in range(GROUP * used):
            work[MOVER + q, lane] = run[RESULT, lane]


@kernel()
def _solve_group(
    groups: Ints,
    first: int,
    i: int,
    total: int,
    tolerance: float,
    value: Any,
    run: Floats,
    work: Floats,
) -> bool:
    """Chances of one group from what its decisions lead to; whether the decisions are final.

    With a bust of chance B, mover and next win without one with chances M and N, the third with the
    rest: mover = M + B * (third of the next turning), next = N + B * (mover of the next turning),
    and so on round the three turnings: linear equations in a ring. The decisions were taken with
    guesses for the mover's chance after a bust; no other guess leads to others as long as it
    differs by less than the closest decision's margin.
    """
    ring = 1.0
    for turning in range(GROUP):
        ring *= run[REACH + BUST, GROUP * i + turning]
    for turning in range(GROUP):
        lane = GROUP * i + turning
        lane_1 = GROUP * i + (turning + 1) % GROUP
        lane_2 = GROUP * i + (turning + 2) % GROUP
        bust, bust_1 = run[REACH + BUST, lane], run[REACH + BUST, lane_1]
        third_1 = 1.0 - bust_1 - work[MOVER, lane_1] - work[NEXT, lane_1]
        chance = work[MOVER, lane] + bust * (third_1 + bust_1 * work[NEXT, lane_2])
        work[2 * turning, i] = chance / (1.0 - ring)
    for turning in range(GROUP):
        lane = GROUP * i + turning
        mover_1 = work[2 * ((turning + 1) % GROUP), i]
        work[2 * turning + 1, i] = work[NEXT, lane] + run[REACH + BUST, lane] * mover_1
    _write_group(groups, first, i, total, value, work)
    final = True
    for turning in range(GROUP):
        lane = GROUP * i + turning
        after = 2 * ((turning + 1) % GROUP)
        guess = run[end_row(int64(0)) + BUST_END, lane]
        change = abs(1.0 - work[after, i] - work[after + 1, i] - guess)
        final = final and (change < run[MARGIN, lane] or change < tolerance)
    return final


@kernel()
def solve_groups(
    groups: Ints,
    first: int,
    last: int,
    total: int,
    refine: bool,
    tolerance: float,
    value: Any,
    chase: Floats,
    over: Floats,
    run: Floats,
    work: Floats,
) -> int:
    """Solve the groups ``first .. last - 1`` with this sum; all with larger sums are solved.

    Groups whose decisions are not final, and whose guesses were off by ``tolerance`` or more, are
    collected from ``first`` on, to be refined; returns the end of these. ``refine`` takes the
    values found as guesses. The lanes of ``run`` are a multiple of 3; ``work`` is
    ``float64[WORK, lanes]``.
    """
    batch = run.shape[1] // GROUP
    kept = first
    for start in range(first, last, batch):
        used = min(batch, last - start)
        _read_guesses(groups, start, used, total, refine, value, work)
        _follow_batch(groups, start, used, total, value, chase, over, run, work)
        for i in range(used):
            if not _solve_group(groups, start, i, total, tolerance, value, run, work):
                groups[0, kept] = groups[0, start + i]
                groups[1, kept] = groups[1, start + i]
                kept += 1
    return kept


@kernel()
def average_groups(
    groups: Ints,
    count: int,
    total: int,
    rounds: int,
    value: Any,
    chase: Floats,
    over: Floats,
    run: Floats,
    work: Floats,
) -> None:
    """Solve groups in which no fixed decisions are best for everybody at once.

    Somebody is torn between stopping and rolling and must mix. Each round everybody plays the best
    answer to the average of the rounds before; the average tends to the values of the mixture.
    """
    batch = run.shape[1] // GROUP
    for start in range(0, count, batch):
        used = min(batch, count - start)
        for step in range(rounds):
            if step == 0:
                _read_guesses(groups, start, used, total, step == 0, value, work)
            _follow_batch(groups, start, used, total, value, chase, over, run, work)
            for i in range(used):
                for turning in range(GROUP):
                    lane = GROUP * i + turning
                    bust = run[REACH + BUST, lane]
                    mover = work[MOVER, lane]
                    mover += bust * run[end_row(int64(0)) + BUST_END, lane]
                    following = work[NEXT, lane]
                    following += bust * run[end_row(int64(1)) + BUST_END, lane]
                    work[2 * turning, i] += (mover - work[2 * turning, i]) / (step + 2)
                    work[2 * turning + 1, i] += (following - work[2 * turning + 1, i]) / (step + 2)
        for i in range(used):
            _write_group(groups, start, i, total, value, work)


@kernel()
def decide(
    x: int,
    y: int,
    z: int,
    state: int,
    value: Any,
    chase: Floats,
    over: Floats,
    run: Floats,
    out: Floats,
) -> None:
    """Chances of the mover and the next after stopping, ``out[0]``, and after rolling, ``out[1]``.

    ``x`` is the mover's safe score, ``state`` that of its run; ``run`` has one lane.
    """
    set_ends(run, int64(0), x, y, z, value, chase, over)
    for q in range(2):
        if x > LIMIT:
            bust = _chase_value(chase, int64(q), x - y, x - z)
        elif q == 1:
            bust = float(value[y, z, x, 0])
        else:
            bust = 1.0 - float(value[y, z, x, 0]) - float(value[y, z, x, 1])
        run[end_row(int64(q)) + BUST_END, 0] = bust
    choose(run, state, int64(2), out)

"""Three players before the last round: win chances of every turn start (rules, section 11).

Scores are in units of 50; seats are named in turn order: mover x, next y, third z. A ``Game``
has one *side* if all three play for the win, which serves whoever moves; else one for each player:
after ``side`` comes ``following(side)``. Its tables:

* ``value[side, x, y, z]`` (``float32[sides, n, n, n, 2]``): chances of the mover and of the next
  at the start of a run of the mover; the third has the rest. When the mover's turn ends, the next
  becomes the mover: chances are those of ``(y, z, x)``, moved on by one seat. Scores are counted
  by the ``n`` *nodes* of a ``Grid``: all of them, or some with the others in between.
* ``chase[side, q, D1, D2]`` (``float64[sides, 2, SIZE, SIZE]``): the last round is on, its leader
  D1 ahead of the next, who moves, and D2 ahead of the third: chances of the next (q = 0) and of the
  third.
* ``over[side, q, D1, D2]``: the mover starts a run with a safe score that starts the last round:
  chances of the mover (q = 0) and of the next.
* ``rules[side]``: how the mover decides (``turn``).

A bust links only the three rotations of one triple of scores. Such a *group* is decided with
guesses for the values after a bust and then solved exactly for the decisions taken.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from engines.games.fargo.kernels.tables import (
    BUST,
    LIMIT,
    MAX_RUN,
    MIN_HOT,
    SCORES,
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
    WIDTH,
    best_run,
    choose,
    decide_by_ends,
    decide_by_rule,
    end_row,
    expect_ends,
    follow_run,
    lanes,
    obey,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import Array

SIZE: Final = 421
"""Leads from 21,050 points on count as won; the other pursuer is then 11,000 behind or more."""
GROUP: Final = 3

MOVER: Final = 2 * GROUP
NEXT: Final = MOVER + 1


class Grid(NamedTuple):
    """The scores at which values are stored.

    Attributes:
        scores: of each node, ascending; the first is 0, the last ``LIMIT``.
        node: per score its node, or -1.
        first: ``int64[n + 1, SCORES]``: in row m, the first of the four nodes between which the
            value at a score is interpolated by a cubic, if only nodes from m on are known.
        weights: ``float64[n + 1, SCORES, 4]``: the weights of these.
    """

    scores: Ints
    node: Ints
    first: Ints
    weights: Floats


class Game(NamedTuple):
    """Everything that is known about a game of three."""

    grid: Grid
    rules: Floats
    value: Any
    chase: Floats
    over: Floats


class Ends(NamedTuple):
    """What the ends of a run of one side lead to.

    Attributes:
        after: values of the next side at (y, z, x), ``float32[.., .., n, 2]``.
        hot: those of the side itself at (x, y, z), ``float32[n, .., .., 2]``, for a new run.
        chase, over: tables of the side.
        grid: that of the values.
    """

    after: Array
    hot: Array
    chase: Floats
    over: Floats
    grid: Grid


class Work(NamedTuple):
    """Memory for one thread.

    Attributes:
        run: runs (``turn.lanes``) with ends for two quantities; its lanes are a multiple of 3.
        chances: ``float64[2 * GROUP + 2, lanes]``: by group, guesses and later values of the mover
            and the next in each rotation; then by lane, what they have unless the roll is a bust.
    """

    run: Floats
    chances: Floats


def new_work() -> Work:
    """Memory for one thread."""
    return Work(lanes(WIDTH, 2), np.zeros((NEXT + 1, WIDTH)))


@subroutine
def following(game: Game, side: int) -> int:
    """The side that moves next."""
    return side + 1 if side + 1 < game.value.shape[0] else int64(0)


@subroutine
def _along_third(value: Any, i: int, j: int, score: int, known: int, q: int, grid: Grid) -> float:
    """``value[i, j, :, q]`` at a score, from the nodes ``known`` on."""
    if value.shape[2] == SCORES:  # all scores are nodes: spares the look-up
        return float(value[i, j, score, q])
    node = grid.node[score]
    if node >= 0:
        return float(value[i, j, node, q])
    node = grid.first[known, score]
    total = 0.0
    for place in range(4):
        total += grid.weights[known, score, place] * value[i, j, node + place, q]
    return total


@subroutine
def _along_mover(value: Any, i: int, j: int, score: int, known: int, q: int, grid: Grid) -> float:
    """``value[:, i, j, q]`` at a score, from the nodes ``known`` on."""
    if value.shape[0] == SCORES:
        return float(value[score, i, j, q])
    node = grid.node[score]
    if node >= 0:
        return float(value[node, i, j, q])
    node = grid.first[known, score]
    total = 0.0
    for place in range(4):
        total += grid.weights[known, score, place] * value[node + place, i, j, q]
    return total


@subroutine
def _chase_value(chase: Floats, q: int, lead: int, lead_2: int) -> float:
    """Chance of the leader (q = 0) or of the next (q = 1) in the last round."""
    if lead >= SIZE or lead_2 >= SIZE:
        return 1.0 if q == 0 else 0.0
    if q == 1:
        return float(chase[0, lead, lead_2])
    return 1.0 - float(chase[0, lead, lead_2]) - float(chase[1, lead, lead_2])


@subroutine
def _over_value(over: Floats, q: int, lead: int, lead_2: int) -> float:
    if lead >= SIZE or lead_2 >= SIZE:
        return 1.0 if q == 0 else 0.0
    return float(over[q, lead, lead_2])


@subroutine
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


@kernel
def solve_over(
    chase: Floats, over: Floats, band: int, lead: int, rule: Floats, run: Floats
) -> None:
    """Fill ``over[:, lead]`` where the leads differ by ``band`` at most; larger ones are filled.

    The tables are those of one side, which decides by ``rule``.
    """
    width = run.shape[1]
    last = min(lead + band, SIZE - 1)
    for first in range(max(int64(1), lead - band), last + 1, width):
        used = min(width, last + 1 - first)
        for i in range(used):
            _set_over_ends(run, i, lead, first + i, chase, over)
        decide_by_rule(run, rule)
        follow_run(run, int64(START))
        for q in range(2):
            expect_ends(run, int64(q))
            bust = end_row(int64(q)) + BUST_END
            for i in range(used):
                over[q, lead, first + i] = run[RESULT, i] + run[REACH + BUST, i] * run[bust, i]


@kernel
def list_groups(total: int, nodes: int, turned: bool, groups: Ints) -> int:
    """All groups whose nodes have this sum, as (x, y, z), into ``groups`` (``int64[3, n]``).

    With one side a group stands for its rotations too, and x is its smallest; with ``turned`` sides
    every triple is a group. Returns how many there are.
    """
    top = nodes - 1
    count = int64(0)
    for x in range(min(top, total) + 1 if turned else total // GROUP + 1):
        for y in range(int64(0) if turned else int64(x), min(top, total - x) + 1):
            z = total - x - y
            if z > top:
                continue
            if turned or z > x or (z == x and y == x):
                groups[0, count] = x
                groups[1, count] = y
                groups[2, count] = z
                count += 1
    return count


@subroutine
def set_ends(
    run: Floats,
    lane: int,
    x: int,
    y: int,
    z: int,
    place: tuple[int, int, int],
    ends: Ends,
) -> None:
    """Ends of a run started by the mover at ``x``, except a bust, for the mover and the next.

    ``place`` has the nodes of y and z in ``ends.after`` and ``ends.hot``, and the first node of the
    mover's own score that is known there.
    """
    j, k, known = place
    after, hot, chase, over, grid = ends
    mover = end_row(int64(0))
    next_ = end_row(int64(1))
    inside = min(int64(MAX_RUN), LIMIT - x)
    for score in range(inside + 1):
        chance = _along_third(after, j, k, x + score, known, int64(0), grid)
        second = _along_third(after, j, k, x + score, known, int64(1), grid)
        run[mover + score, lane] = 1.0 - chance - second
        run[next_ + score, lane] = chance
    for score in range(max(inside + 1, 0), MAX_RUN + 1):
        lead, lead_2 = x + score - y, x + score - z
        run[mover + score, lane] = _chase_value(chase, int64(0), lead, lead_2)
        run[next_ + score, lane] = _chase_value(chase, int64(1), lead, lead_2)
    for score in range(MIN_HOT, inside + 1):
        row = HOT_END + score - MIN_HOT
        run[mover + row, lane] = _along_mover(hot, j, k, x + score, known, int64(0), grid)
        run[next_ + row, lane] = _along_mover(hot, j, k, x + score, known, int64(1), grid)
    for score in range(max(inside + 1, int64(MIN_HOT)), MAX_RUN + 1):
        lead, lead_2 = x + score - y, x + score - z
        run[mover + HOT_END + score - MIN_HOT, lane] = _over_value(over, int64(0), lead, lead_2)
        run[next_ + HOT_END + score - MIN_HOT, lane] = _over_value(over, int64(1), lead, lead_2)


@subroutine
def _guess(value: Any, side: int, x: int, y: int, z: int, q: int) -> float:
    """Chance at (x, y, z) if the mixed third difference to its larger neighbors were zero.

    The usual error is below 1e-6, so the decisions are nearly always final at once.
    """
    top = value.shape[1] - 1
    if x == top and y == top and z == top:
        return 1.0 / GROUP
    total = 0.0
    for dx in range(2 if x < top else 1):
        for dy in range(2 if y < top else 1):
            for dz in range(2 if z < top else 1):
                up = dx + dy + dz
                if up % 2 == 1:
                    total += float(value[side, x + dx, y + dy, z + dz, q])
                elif up > 0:
                    total -= float(value[side, x + dx, y + dy, z + dz, q])
    return total


@subroutine
def _read_guesses(
    groups: Ints, first: int, used: int, refine: bool, game: Game, work: Work
) -> None:
    """Guesses for all rotations: the values themselves if ``refine``."""
    chances = work.chances
    for i in range(used):
        x, y, z = groups[0, first + i], groups[1, first + i], groups[2, first + i]
        side = int64(0)
        for turning in range(GROUP):
            for q in range(2):
                if refine:
                    chances[2 * turning + q, i] = game.value[side, x, y, z, q]
                else:
                    chances[2 * turning + q, i] = _guess(game.value, side, x, y, z, int64(q))
            x, y, z = y, z, x
            side = following(game, side)


@subroutine
def _write_group(groups: Ints, first: int, i: int, game: Game, work: Work) -> None:
    x, y, z = groups[0, first + i], groups[1, first + i], groups[2, first + i]
    side = int64(0)
    for turning in range(GROUP):
        game.value[side, x, y, z, 0] = np.float32(work.chances[2 * turning, i])
        game.value[side, x, y, z, 1] = np.float32(work.chances[2 * turning + 1, i])
        x, y, z = y, z, x
        side = following(game, side)


@subroutine
def _follow_batch(groups: Ints, first: int, used: int, game: Game, work: Work) -> None:
    """Follow the best runs of all rotations of ``used`` groups, by their guesses for a bust.

    Lane ``3 i + r`` is rotation ``r`` of group ``i``: (x, y, z), (y, z, x), (z, x, y). The rows
    ``MOVER`` and ``NEXT`` of ``work.chances`` become their chances without a bust.
    """
    run, chances, scores = work.run, work.chances, game.grid.scores
    for i in range(used):
        x, y, z = groups[0, first + i], groups[1, first + i], groups[2, first + i]
        side = int64(0)
        for turning in range(GROUP):
            lane = GROUP * i + turning
            next_side = following(game, side)
            place = (int64(y), int64(z), int64(x + 1))
            ends = Ends(
                game.value[next_side],
                game.value[side],
                game.chase[side],
                game.over[side],
                game.grid,
            )
            set_ends(run, lane, scores[x], scores[y], scores[z], place, ends)
            after = 2 * ((turning + 1) % GROUP)
            bust = 1.0 - chances[after, i] - chances[after + 1, i]
            run[end_row(int64(0)) + BUST_END, lane] = bust
            run[end_row(int64(1)) + BUST_END, lane] = chances[after, i]
            x, y, z = y, z, x
            side = next_side
    decide_by_ends(run)
    best_run(run)
    side = int64(0)
    for turning in range(GROUP):
        for i in range(used):
            obey(run, int64(GROUP * i + turning), game.rules[side])
        side = following(game, side)
    follow_run(run, int64(START))
    for q in range(2):
        expect_ends(run, int64(q))
        for lane in range(GROUP * used):
            chances[MOVER + q, lane] = run[RESULT, lane]


@subroutine
def _solve_group(
    groups: Ints, first: int, i: int, tolerance: float, game: Game, work: Work
) -> bool:
    """Chances of one group from what its decisions lead to; whether the decisions are final.

    With a bust of chance B, mover and next win without one with chances M and N, the third with the
    rest: mover = M + B * (third of the next rotation), next = N + B * (mover of the next rotation),
    and so on around the three rotations: linear equations in a ring. The decisions were taken with
    guesses for the mover's chance after a bust; other guesses lead to the same decisions as long as
    they differ by less than the margin of the closest decision.
    """
    run, chances = work.run, work.chances
    ring = 1.0
    for turning in range(GROUP):
        ring *= run[REACH + BUST, GROUP * i + turning]
    for turning in range(GROUP):
        lane = GROUP * i + turning
        lane_1 = GROUP * i + (turning + 1) % GROUP
        lane_2 = GROUP * i + (turning + 2) % GROUP
        bust, bust_1 = run[REACH + BUST, lane], run[REACH + BUST, lane_1]
        third_1 = 1.0 - bust_1 - chances[MOVER, lane_1] - chances[NEXT, lane_1]
        chance = chances[MOVER, lane] + bust * (third_1 + bust_1 * chances[NEXT, lane_2])
        chances[2 * turning, i] = chance / (1.0 - ring)
    for turning in range(GROUP):
        lane = GROUP * i + turning
        mover_1 = chances[2 * ((turning + 1) % GROUP), i]
        chances[2 * turning + 1, i] = chances[NEXT, lane] + run[REACH + BUST, lane] * mover_1
    _write_group(groups, first, i, game, work)
    final = True
    for turning in range(GROUP):
        lane = GROUP * i + turning
        after = 2 * ((turning + 1) % GROUP)
        guess = run[end_row(int64(0)) + BUST_END, lane]
        change = abs(1.0 - chances[after, i] - chances[after + 1, i] - guess)
        final = final and (change < run[MARGIN, lane] or change < tolerance)
    return final


@kernel
def solve_groups(
    groups: Ints, count: int, refine: bool, tolerance: float, game: Game, work: Work
) -> int:
    """Solve the first ``count`` groups, all of one sum; all with larger sums are solved.

    Groups whose decisions are not final, and whose guesses were off by ``tolerance`` or more, move
    to the front, to be refined; returns how many. ``refine`` takes the values found as guesses.
    """
    batch = work.run.shape[1] // GROUP
    kept = int64(0)
    for start in range(0, count, batch):
        used = min(batch, count - start)
        _read_guesses(groups, start, used, refine, game, work)
        _follow_batch(groups, start, used, game, work)
        for i in range(used):
            if not _solve_group(groups, start, i, tolerance, game, work):
                for node in range(GROUP):
                    groups[node, kept] = groups[node, start + i]
                kept += 1
    return kept


@kernel
def average_groups(groups: Ints, count: int, rounds: int, game: Game, work: Work) -> None:
    """Solve groups in which no pure strategies are best for everyone at once.

    Some player is indifferent between stopping and rolling and must mix. In each round everyone
    plays the best response to the average of the rounds before (fictitious play); the average tends
    to the values of the mixture.
    """
    run, chances = work.run, work.chances
    batch = run.shape[1] // GROUP
    for start in range(0, count, batch):
        used = min(batch, count - start)
        for step in range(rounds):
            if step == 0:
                _read_guesses(groups, start, used, step == 0, game, work)
            _follow_batch(groups, start, used, game, work)
            for i in range(used):
                for turning in range(GROUP):
                    lane = GROUP * i + turning
                    bust = run[REACH + BUST, lane]
                    mover = chances[MOVER, lane]
                    mover += bust * run[end_row(int64(0)) + BUST_END, lane]
                    following = chances[NEXT, lane]
                    following += bust * run[end_row(int64(1)) + BUST_END, lane]
                    row = 2 * turning
                    chances[row, i] += (mover - chances[row, i]) / (step + 2)
                    chances[row + 1, i] += (following - chances[row + 1, i]) / (step + 2)
        for i in range(used):
            _write_group(groups, start, i, game, work)


@kernel
def decide(x: int, y: int, z: int, state: int, ends: Ends, rule: Floats, run: Floats) -> Floats:
    """Chances of the mover and the next after stopping and after rolling (``turn.choose``).

    ``x`` is the mover's safe score, ``state`` that of its run. ``ends`` has the values for y and z
    alone; ``run`` has one lane.
    """
    after, grid = ends.after, ends.grid
    set_ends(run, int64(0), x, y, z, (int64(0), int64(0), int64(0)), ends)
    for q in range(2):
        if x > LIMIT:
            bust = _chase_value(ends.chase, int64(q), x - y, x - z)
        else:
            bust = _along_third(after, int64(0), int64(0), x, int64(0), int64(0), grid)
            if q == 0:
                second = _along_third(after, int64(0), int64(0), x, int64(0), int64(1), grid)
                bust = 1.0 - bust - second
        run[end_row(int64(q)) + BUST_END, 0] = bust
    return choose(run, state, int64(2), rule)

"""Two players: win chances of every turn start, by diagonals of equal sum (rules, section 10).

Scores are in units of 50. A ``table`` is ``float64[sides, TABLE]``. One side serves both players if
they play the same way; with two, the opponent of side ``p`` is side ``1 - p``. A side consists of

* ``LAST + D``: win chance in the last turn, starting a run D behind (1 if ahead, 0 beyond);
* ``OVER + D``: win chance at the start of a run with a safe score that ends the game, D ahead;
* ``VALUE_AT + a * SCORES + b``: win chance at the start of a run with safe score a against b.
"""

from typing import Final, NamedTuple

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
    REACH,
    RESULT,
    best_run,
    choose,
    decide_by_ends,
    end_row,
    expect_ends,
    follow_run,
    obey,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine

BEST: Final = 0
FIXED: Final = 1
GUIDED: Final = 2

OPEN: Final = 0
"""Phase: nobody has had a last turn."""
LAST_TURN: Final = 1
"""Phase: the mover makes the last turn of the game."""

DEFICITS: Final = 600
"""A player more than 30,000 points behind counts as lost: the chance is below 1e-12."""
LAST: Final = 0
OVER: Final = LAST + DEFICITS + 1
VALUE_AT: Final = OVER + DEFICITS + 1
TABLE: Final = VALUE_AT + SCORES * SCORES

CONVERGED: Final = 1e-14


class Game(NamedTuple):
    """How two players play, and their win chances.

    Attributes:
        table: the win chances.
        modes: ``int64[2, sides]``: how a side plays in a phase: ``BEST`` for its own chance in
            ``table``; ``FIXED`` by ``rolls``; ``GUIDED`` for the chance in ``guide``.
        rolls: ``float64[sides, STATES]``: 1.0 where a side rolls.
        guide: another table, of one side.
    """

    table: Floats
    modes: Ints
    rolls: Floats
    guide: Floats


class Work(NamedTuple):
    """Memory for runs side by side.

    Attributes:
        run: the runs (``turn.lanes``), with ends for one quantity.
        cells: ``int64[2, lanes]``: the scores with which each begins, own and opponent's.
        found: ``float64[2 * sides, SCORES]``: for each side and own score on a diagonal, the chance
            without a bust; below it, the chance of a bust.
    """

    run: Floats
    cells: Ints
    found: Floats


@subroutine
def last_turn_value(table: Floats, side: int, deficit: int) -> float:
    """Win chance of ``side`` in its last turn, about to start a run ``deficit`` behind."""
    if deficit < 0:
        return 1.0
    return float(table[side, LAST + deficit]) if deficit <= DEFICITS else 0.0


@subroutine
def _stop_value(table: Floats, side: int, a: int, b: int, phase: int) -> float:
    """Win chance of ``side`` when its turn ends at ``a`` against ``b``."""
    if phase == LAST_TURN:
        return 1.0 if a > b else (0.5 if a == b else 0.0)
    other = table.shape[0] - 1 - side
    if a > LIMIT:
        return 1.0 - last_turn_value(table, other, a - b)
    return 1.0 - float(table[other, VALUE_AT + b * SCORES + a])


@kernel
def start_value(table: Floats, side: int, a: int, b: int, phase: int) -> float:
    """Win chance of ``side`` when it starts a run with safe score ``a`` against ``b``."""
    if phase == LAST_TURN:
        return last_turn_value(table, side, b - a)
    if a > LIMIT:
        return float(table[side, OVER + a - b]) if a - b <= DEFICITS else 1.0
    return float(table[side, VALUE_AT + a * SCORES + b])


@subroutine
def set_ends(run: Floats, lane: int, table: Floats, side: int, a: int, b: int, phase: int) -> None:
    """Ends of quantity 0: win chances of ``side`` in a run started at ``a`` against ``b``."""
    first = end_row(int64(0))
    for score in range(MAX_RUN + 1):
        run[first + score, lane] = _stop_value(table, side, a + score, b, phase)
    for score in range(MIN_HOT, MAX_RUN + 1):
        run[first + HOT_END + score - MIN_HOT, lane] = start_value(table, side, a + score, b, phase)
    run[first + BUST_END, lane] = _stop_value(table, side, a, b, phase)


@subroutine
def _play(game: Game, side: int, phase: int, used: int, work: Work) -> None:
    """Follow the first ``used`` runs of ``side``."""
    run, cells, mode = work.run, work.cells, game.modes[phase, side]
    if mode == GUIDED:
        for i in range(used):
            set_ends(run, i, game.guide, int64(0), cells[0, i], cells[1, i], phase)
        decide_by_ends(run)
        best_run(run)
    for i in range(used):
        set_ends(run, i, game.table, side, cells[0, i], cells[1, i], phase)
        if mode == FIXED:
            obey(run, int64(i), game.rolls[side])
    if mode == BEST:
        decide_by_ends(run)
        best_run(run)
    follow_run(run, int64(START))


@kernel
def solve_ends(game: Game, work: Work) -> None:
    """Fill the last turns, and the turns that end the game.

    A new run after hot dice starts at least ``MIN_HOT`` units higher, so that many neighbors don't
    depend on each other: ``work.run`` has ``MIN_HOT`` lanes.
    """
    table, run, cells = game.table, work.run, work.cells
    sides = table.shape[0]
    bust = end_row(int64(0)) + BUST_END
    for step in range(2):
        phase = int64(LAST_TURN if step == 0 else OPEN)
        last = phase == LAST_TURN
        for side in range(sides):
            for first in range(0, DEFICITS + 1, MIN_HOT):
                used = min(MIN_HOT, DEFICITS + 1 - first)
                for i in range(used):
                    cells[0, i] = LIMIT + 1 if last else LIMIT + 1 + DEFICITS - first - i
                    cells[1, i] = LIMIT + 1 + first + i if last else LIMIT + 1
                _play(game, side, phase, used, work)
                expect_ends(run, int64(0))
                for i in range(used):
                    chance = run[RESULT, i] + run[REACH + BUST, i] * run[bust, i]
                    if last:
                        table[side, LAST + first + i] = chance
                    else:
                        table[side, OVER + DEFICITS - first - i] = chance


@subroutine
def _evaluate_diagonal(total: int, game: Game, side: int, work: Work) -> None:
    """Fill ``work.found`` for a side."""
    run, cells, found = work.run, work.cells, work.found
    width = run.shape[1]
    lowest = max(int64(0), total - LIMIT)
    highest = min(LIMIT, total)
    for first in range(lowest, highest + 1, width):
        used = min(width, highest + 1 - first)
        for i in range(used):
            cells[0, i] = first + i
            cells[1, i] = total - first - i
        _play(game, side, int64(OPEN), used, work)
        expect_ends(run, int64(0))
        for i in range(used):
            found[2 * side, first + i] = run[RESULT, i]
            found[2 * side + 1, first + i] = run[REACH + BUST, i]


@kernel
def solve_diagonal(total: int, game: Game, work: Work) -> int:
    """Fill the values of all score pairs with sum ``total``; return how many passes it took.

    All with larger sums are filled. A bust leads from (a, b) of one side to (b, a) of the other:
    a pass takes guesses for these, decides, and then solves the two equations exactly for the
    decisions taken. The next pass starts from there, until nothing changes.
    """
    table, found = game.table, work.found
    sides = table.shape[0]
    lowest = max(int64(0), total - LIMIT)
    highest = min(LIMIT, total)
    for side in range(sides):
        for a in range(lowest, highest + 1):
            near = VALUE_AT + min(a + 1, LIMIT) * SCORES + min(total - a + 1, LIMIT)
            table[side, VALUE_AT + a * SCORES + total - a] = table[side, near]
    passes = int64(0)
    change = 1.0
    while change > CONVERGED:
        change = 0.0
        passes += 1
        for side in range(sides):
            _evaluate_diagonal(total, game, int64(side), work)
        for side in range(sides):
            other = sides - 1 - side
            for a in range(lowest, highest + 1):
                b = total - a
                mine, bust = found[2 * side, a], found[2 * side + 1, a]
                theirs, their_bust = found[2 * other, b], found[2 * other + 1, b]
                # f(a, b) = mine + bust * (1 - f(b, a)), and the same the other way round
                chance = (mine + bust * (1.0 - theirs - their_bust)) / (1.0 - bust * their_bust)
                index = VALUE_AT + a * SCORES + b
                change = max(change, abs(chance - table[side, index]))
                table[side, index] = chance
    return passes


@kernel
def decide(
    table: Floats, side: int, a: int, b: int, state: int, phase: int, rule: Floats, run: Floats
) -> Floats:
    """Win chances of stopping and of rolling in a state of a run (``turn.choose``).

    The mover is ``side``, has safe score ``a`` and continues by ``rule``; the opponent has ``b``.
    ``run`` has one lane.
    """
    set_ends(run, int64(0), table, side, a, b, phase)
    return choose(run, state, int64(1), rule)

"""The run of a turn, for many independent cases at once.

One array ``run`` (``float64[ROWS, lanes]``, made by ``lanes``) holds everything; a column is one
case. Working on columns side by side is what makes it fast: the inner loops go over lanes and are
vectorized. Blocks of rows, all indexed by the numbering of ``tables``:

===================  ==========================================================================
``VALUE + node``     value of being at a node, for the mover; hot and bust nodes are input
``STOP + score``     value of stopping with a run score (units of 50); input
``ROLL + state``     1.0 if the mover rolls in a state, 0.0 if not
``REACH + node``     probability of reaching a node
``STOPPED + score``  probability of ending the run by stopping with a run score
``ROLLED + state``   probability of reaching a state and rolling there
``RESULT``           what the last ``expect_ends`` found
``MARGIN``           margin of the closest decision of the run
===================  ==========================================================================

Then follow, for as many further quantities as the caller needs, ``ENDS`` rows each with the values
of the ends of the run: ``end_row(which) + score`` for stopping, ``end_row(which) + HOT_END + score
- MIN_HOT`` for hot dice, ``end_row(which) + BUST_END`` for a bust. ``expect_ends`` takes their
mean.
"""

from typing import Final

import numpy as np

from engines.games.fargo.kernels.tables import (
    BUST,
    HOT,
    IN_FIRST,
    IN_PROBABILITY,
    IN_SOURCE,
    MAX_RUN,
    MIN_HOT,
    NODES,
    OUT_FIRST,
    OUT_PROBABILITY,
    OUT_TARGET,
    START,
    STATE_SCORE,
    STATES,
    STRIDE,
    Floats,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine

VALUE: Final = 0
STOP: Final = VALUE + NODES
ROLL: Final = STOP + MAX_RUN + 1
REACH: Final = ROLL + STATES + 1
STOPPED: Final = REACH + NODES
ROLLED: Final = STOPPED + MAX_RUN + 1
RESULT: Final = ROLLED + STATES + 1
MARGIN: Final = RESULT + 1
ROWS: Final = MARGIN + 1

HOT_END: Final = MAX_RUN + 1
BUST_END: Final = HOT_END + MAX_RUN - MIN_HOT + 1
ENDS: Final = BUST_END + 1

FREE: Final = -1.0
"""In place of a rule: the player decides by its win chance. A *rule* is a
``float64[STATES]`` with 1.0 where its player rolls and 0.0 where it stops, or ``FREE`` throughout.
"""

WIDTH: Final = 48
"""A good number of lanes for large batches: measured 0.5 microseconds per pass and lane."""


def lanes(count: int, quantities: int = 0) -> Floats:
    """A fresh ``run`` array for ``count`` cases, with ends for this many further quantities."""
    return np.zeros((ROWS + quantities * ENDS, count))


@subroutine
def end_row(which: int) -> int:
    """First row of the ends of quantity ``which``, counted from 0."""
    return ROWS + which * ENDS


@subroutine
def roll_value(run: Floats, block: int, state: int, into: int) -> None:
    """Row ``into`` = mean of the rows ``block + node`` over the nodes that a roll leads to.

    Four edges at a time, see ``tables.STRIDE``. ``arrive`` is the same loop with other tables:
    tables are 8% to 25% faster as constants of the code than as arguments (measured).
    """
    count = run.shape[1]
    for i in range(count):
        run[into, i] = 0.0
    for e in range(OUT_FIRST[state], OUT_FIRST[state + 1], STRIDE):
        p0, r0 = OUT_PROBABILITY[e], block + OUT_TARGET[e]
        p1, r1 = OUT_PROBABILITY[e + 1], block + OUT_TARGET[e + 1]
        p2, r2 = OUT_PROBABILITY[e + 2], block + OUT_TARGET[e + 2]
        p3, r3 = OUT_PROBABILITY[e + 3], block + OUT_TARGET[e + 3]
        for i in range(count):
            run[into, i] += p0 * run[r0, i] + p1 * run[r1, i] + p2 * run[r2, i] + p3 * run[r3, i]


@subroutine
def arrive(run: Floats, node: int) -> None:
    """Probability of reaching ``node`` from the states that roll (``ROLLED``)."""
    count = run.shape[1]
    into = REACH + node
    for i in range(count):
        run[into, i] = 0.0
    for e in range(IN_FIRST[node], IN_FIRST[node + 1], STRIDE):
        p0, r0 = IN_PROBABILITY[e], ROLLED + IN_SOURCE[e]
        p1, r1 = IN_PROBABILITY[e + 1], ROLLED + IN_SOURCE[e + 1]
        p2, r2 = IN_PROBABILITY[e + 2], ROLLED + IN_SOURCE[e + 2]
        p3, r3 = IN_PROBABILITY[e + 3], ROLLED + IN_SOURCE[e + 3]
        for i in range(count):
            run[into, i] += p0 * run[r0, i] + p1 * run[r1, i] + p2 * run[r2, i] + p3 * run[r3, i]


@kernel
def best_run(run: Floats) -> None:
    """Fill ``VALUE``, ``ROLL``, ``MARGIN`` with the mover's best play (rules, section 9.1).

    Input: ``STOP`` and the hot and bust rows of ``VALUE``. Where both are equal the mover stops.
    """
    count = run.shape[1]
    for i in range(count):
        run[MARGIN, i] = np.inf
    for state in range(START):
        roll_value(run, int64(VALUE), int64(state), int64(RESULT))
        stop = STOP + STATE_SCORE[state]
        for i in range(count):
            rolls = run[RESULT, i] > run[stop, i]
            run[VALUE + state, i] = run[RESULT, i] if rolls else run[stop, i]
            run[ROLL + state, i] = 1.0 if rolls else 0.0
            gap = abs(run[RESULT, i] - run[stop, i])
            run[MARGIN, i] = min(run[MARGIN, i], gap)
    roll_value(run, int64(VALUE), int64(START), int64(VALUE + START))


@kernel
def decide_by_ends(run: Floats) -> None:
    """Let ``best_run`` decide by the ends of quantity 0."""
    count = run.shape[1]
    first = end_row(int64(0))
    for score in range(MAX_RUN + 1):
        for i in range(count):
            run[STOP + score, i] = run[first + score, i]
    for node in range(HOT, BUST):
        for i in range(count):
            run[VALUE + node, i] = run[first + HOT_END + node - HOT, i]
    for i in range(count):
        run[VALUE + BUST, i] = run[first + BUST_END, i]


@subroutine
def obey(run: Floats, lane: int, rule: Floats) -> None:
    """Let ``lane`` decide by ``rule``; if that is ``FREE``, as ``best_run`` has decided."""
    if rule[0] == FREE:
        return
    run[MARGIN, lane] = np.inf
    for state in range(STATES):
        run[ROLL + state, lane] = rule[state]


@subroutine
def decide_by_rule(run: Floats, rule: Floats) -> None:
    """Let all lanes decide by ``rule``; if that is ``FREE``, by the ends of quantity 0."""
    if rule[0] == FREE:
        decide_by_ends(run)
        best_run(run)
        return
    for lane in range(run.shape[1]):
        obey(run, int64(lane), rule)


@subroutine
def follow_states(run: Floats, start: int) -> None:
    """``follow_run`` without the hot and bust nodes of ``REACH``."""
    count = run.shape[1]
    for score in range(MAX_RUN + 1):
        for i in range(count):
            run[STOPPED + score, i] = 0.0
    for state in range(start + 1, STATES + 1):
        for i in range(count):
            run[ROLLED + state, i] = 0.0
    for i in range(count):
        run[ROLLED + start, i] = 1.0
    for back in range(start):
        state = start - 1 - back
        arrive(run, state)
        stopped = STOPPED + STATE_SCORE[state]
        for i in range(count):
            rolled = run[REACH + state, i] * run[ROLL + state, i]
            run[ROLLED + state, i] = rolled
            run[stopped, i] += run[REACH + state, i] - rolled


@kernel
def follow_run(run: Floats, start: int) -> None:
    """Fill ``REACH``, ``STOPPED`` and ``ROLLED`` with where a roll in ``start`` leads.

    After that roll, all lanes play as ``ROLL`` says.
    """
    follow_states(run, start)
    for node in range(HOT, NODES):
        arrive(run, node)


@subroutine
def expect_ends(run: Floats, which: int) -> None:
    """Mean of quantity ``which`` over the ends of the run, a bust left out, into ``RESULT``."""
    count = run.shape[1]
    first = end_row(which)
    for i in range(count):
        run[RESULT, i] = 0.0
    for score in range(MAX_RUN + 1):
        for i in range(count):
            run[RESULT, i] += run[STOPPED + score, i] * run[first + score, i]
    for node in range(HOT, BUST):
        end = first + HOT_END + node - HOT
        for i in range(count):
            run[RESULT, i] += run[REACH + node, i] * run[end, i]


@subroutine
def choose(run: Floats, state: int, quantities: int, rule: Floats) -> Floats:
    """Values of stopping, ``[0, q]``, and of rolling, ``[1, q]``, in a state, by the ends.

    After the roll the run continues by ``rule``; if that is ``FREE``, quantity 0 decides. ``run``
    has one lane. At the start it can't stop: there both are the value of rolling.
    """
    decide_by_rule(run, rule)
    follow_run(run, state)
    out = np.empty((2, quantities))
    for q in range(quantities):
        expect_ends(run, int64(q))
        first = end_row(int64(q))
        out[1, q] = run[RESULT, 0] + run[REACH + BUST, 0] * run[first + BUST_END, 0]
        out[0, q] = out[1, q] if state == START else run[first + STATE_SCORE[state], 0]
    return out

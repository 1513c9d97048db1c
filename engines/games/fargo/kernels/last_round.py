"""The last round: one turn for each seat that waits, exactly (rules, section 11).

One mover at a time. The value of the turns after it depends only on the best score so far, ``t``,
and on who holds it; here both are given as tables over ``t``, in units of 50 from any origin.
Scores beyond the tables count as the last entry.
"""

from typing import Final, NamedTuple

from engines.games.fargo.kernels.tables import BUST, MAX_RUN, MIN_HOT, START, Floats
from engines.games.fargo.kernels.turn import (
    BUST_END,
    HOT_END,
    REACH,
    RESULT,
    choose,
    decide_by_rule,
    end_row,
    expect_ends,
    follow_run,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine

BELOW: Final = 0
LEVEL: Final = 1
ABOVE: Final = 2

AHEAD: Final = 0
EVEN: Final = 1


class Turn(NamedTuple):
    """Everything the mover of one turn needs to know, for a range of best scores.

    Attributes:
        rule: how the mover decides (``turn``).
        ends: ``float64[3, quantities, t]``: the value of each quantity once the mover has ended its
            turn ``BELOW`` ``t``, ``LEVEL`` with it, or ``ABOVE`` the old best, at ``t``. Quantity 0
            is the mover's own chance, by which it decides; others are chances of other seats.
        starts: ``float64[2, quantities, t]``: the same at the start of a run, the mover alone in
            front with safe score ``t`` (``AHEAD``), or level with the best score ``t`` (``EVEN``).
            After hot dice a new run is forced.
        behind: ``float64[quantities, D, t]``: the same, the mover D behind the best score ``t``.
    """

    rule: Floats
    ends: Floats
    starts: Floats
    behind: Floats


@subroutine
def _end(ends: Floats, q: int, t: int, lead: int) -> float:
    """Value of ending the turn ``lead`` above the best score ``t``."""
    if lead < 0:
        return float(ends[BELOW, q, t])
    if lead == 0:
        return float(ends[LEVEL, q, t])
    return float(ends[ABOVE, q, min(t + lead, ends.shape[2] - 1)])


@subroutine
def _start(turn: Turn, q: int, t: int, lead: int) -> float:
    """Value of starting a run ``lead`` above the best score ``t``."""
    if lead < 0:
        return float(turn.behind[q, -lead, t])
    if lead == 0:
        return float(turn.starts[EVEN, q, t])
    if t + lead >= turn.ends.shape[2]:
        return float(turn.ends[ABOVE, q, turn.ends.shape[2] - 1])
    return float(turn.starts[AHEAD, q, t + lead])


@kernel
def set_ends(run: Floats, lane: int, t: int, lead: int, turn: Turn) -> None:
    """Ends of all quantities in a run started ``lead`` above the best score ``t``."""
    ends = turn.ends
    for q in range(ends.shape[1]):
        first = end_row(int64(q))
        for score in range(MAX_RUN + 1):
            run[first + score, lane] = _end(ends, q, t, lead + score)
        for score in range(MIN_HOT, MAX_RUN + 1):
            run[first + HOT_END + score - MIN_HOT, lane] = _start(turn, q, t, lead + score)
        run[first + BUST_END, lane] = _end(ends, q, t, lead)


@subroutine
def _solve_lanes(turn: Turn, first: int, step: int, used: int, lead: int, run: Floats) -> None:
    """Fill the tables for runs started ``lead`` above ``first``, ``first + step``, ..."""
    for i in range(used):
        set_ends(run, i, first + i * step, lead, turn)
    decide_by_rule(run, turn.rule)
    follow_run(run, int64(START))
    for q in range(turn.ends.shape[1]):
        expect_ends(run, int64(q))
        bust = end_row(int64(q)) + BUST_END
        for i in range(used):
            worth = run[RESULT, i] + run[REACH + BUST, i] * run[bust, i]
            t = first + i * step
            if lead > 0:
                turn.starts[AHEAD, q, t + lead] = worth
            elif lead == 0:
                turn.starts[EVEN, q, t] = worth
            else:
                turn.behind[q, -lead, t] = worth


@kernel
def solve_in_front(turn: Turn, narrow: Floats) -> None:
    """Fill ``starts``. ``narrow`` has ``MIN_HOT`` lanes: that many neighbors are independent."""
    size = turn.ends.shape[2]
    for done in range(0, size, MIN_HOT):
        used = min(MIN_HOT, size - done)
        _solve_lanes(turn, size - 2 - done, int64(-1), used, int64(1), narrow)
    for first in range(0, size, MIN_HOT):
        used = min(MIN_HOT, size - first)
        _solve_lanes(turn, int64(first), int64(1), used, int64(0), narrow)


@kernel
def solve_behind(
    turn: Turn, band: int, bests: int, first_deficit: int, last_deficit: int, run: Floats
) -> None:
    """Fill ``behind[:, D, t]`` for D from ``first_deficit`` to ``last_deficit``.

    Only best scores ``t`` from ``D - band`` to below ``bests`` are needed. ``starts`` and all
    smaller deficits are filled.
    """
    width = run.shape[1]
    for deficit in range(first_deficit, last_deficit + 1):
        for first in range(max(int64(0), deficit - band), bests, width):
            used = min(width, bests - first)
            _solve_lanes(turn, int64(first), int64(1), used, -deficit, run)


@kernel
def decide(turn: Turn, deficit: int, state: int, run: Floats) -> Floats:
    """Values of stopping and of rolling against the first best score (see ``choose``).

    The mover's safe score is ``deficit`` behind (negative: in front); ``run`` has one lane.
    """
    set_ends(run, int64(0), int64(0), -deficit, turn)
    return choose(run, state, turn.ends.shape[1], turn.rule)

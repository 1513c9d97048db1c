"""The last round: one turn for each seat that waits, exactly (rules, section 11).

One mover at a time. The value of the turns after it depends only on the best score so far, ``t``,
and on who holds it; here both are given as tables over ``t``, in units of 50 from any origin:

* ``ends[OUTCOME, q, t]``: the value of quantity ``q`` once the mover has ended its turn ``BELOW``
  ``t``, ``LEVEL`` with it, or ``ABOVE`` the old best, at ``t``. Quantity 0 is the mover's own
  chance, by which it decides; others are chances of other seats.
* ``starts[AHEAD or EVEN, q, t]``: the same at the start of a run, the mover alone in front with
  safe score ``t``, or level with the best score ``t``. After hot dice a new run is forced.
* ``behind[q, D, t]``: the same, the mover D behind the best score ``t``.

The mover decides by a ``rule`` (``turn``).

Scores beyond the tables count as the last entry.
"""

from typing import Final

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
from engines.runtime.kernels.contract import int64, kernel

BELOW: Final = 0
LEVEL: Final = 1
ABOVE: Final = 2

AHEAD: Final = 0
EVEN: Final = 1


@kernel()
def _end(ends: Floats, q: int, t: int, lead: int) -> float:
    """Value of ending the turn ``lead`` above the best score ``t``."""
    if lead < 0:
        return float(ends[BELOW, q, t])
    if lead == 0:
        return float(ends[LEVEL, q, t])
    return float(ends[ABOVE, q, min(t + lead, ends.shape[2] - 1)])


@kernel()
def _start(ends: Floats, starts: Floats, behind: Floats, q: int, t: int, lead: int) -> float:
    """Value of starting a run ``lead`` above the best score ``t``."""
    if lead < 0:
        return float(behind[q, -lead, t])
    if lead == 0:
        return float(starts[EVEN, q, t])
    if t + lead >= ends.shape[2]:
        return float(ends[ABOVE, q, ends.shape[2] - 1])
    return float(starts[AHEAD, q, t + lead])


@kernel()
def set_ends(
    run: Floats, lane: int, t: int, lead: int, ends: Floats, starts: Floats, behind: Floats
) -> None:
    """Ends of all quantities in a run started ``lead`` above the best score ``t``."""
    for q in range(ends.shape[1]):
        first = end_row(int64(q))
        for score in range(MAX_RUN + 1):
            run[first + score, lane] = _end(ends, q, t, lead + score)
        for score in range(MIN_HOT, MAX_RUN + 1):
            run[first + HOT_END + score - MIN_HOT, lane] = _start(
                ends, starts, behind, q, t, lead + score
            )
        run[first + BUST_END, lane] = _end(ends, q, t, lead)


@kernel()
def _solve_lanes(
    run: Floats,
    first: int,
    step: int,
    used: int,
    lead: int,
    rule: Floats,
    ends: Floats,
    starts: Floats,
    behind: Floats,
) -> None:
    """Fill the tables for runs started ``lead`` above ``first``, ``first + step``, ..."""
    for i in range(used):
        set_ends(run, i, first + i * step, lead, ends, starts, behind)
    decide_by_rule(run, rule)
    follow_run(run, int64(START))
    for q in range(ends.shape[1]):
        expect_ends(run, int64(q))
        bust = end_row(int64(q)) + BUST_END
        for i in range(used):
            worth = run[RESULT, i] + run[REACH + BUST, i] * run[bust, i]
            t = first + i * step
            if lead > 0:
                starts[AHEAD, q, t + lead] = worth
            elif lead == 0:
                starts[EVEN, q, t] = worth
            else:
                behind[q, -lead, t] = worth


@kernel()
def solve_in_front(
    rule: Floats, ends: Floats, starts: Floats, behind: Floats, narrow: Floats
) -> None:
    """Fill ``starts``. ``narrow`` has ``MIN_HOT`` lanes: that many neighbors are independent."""
    size = ends.shape[2]
    for done in range(0, size, MIN_HOT):
        used = min(MIN_HOT, size - done)
        lead = int64(1)
        _solve_lanes(narrow, size - 2 - done, int64(-1), used, lead, rule, ends, starts, behind)
    for first in range(0, size, MIN_HOT):
        used = min(MIN_HOT, size - first)
        lead = int64(0)
        _solve_lanes(narrow, int64(first), int64(1), used, lead, rule, ends, starts, behind)


@kernel()
def solve_behind(
    rule: Floats,
    ends: Floats,
    starts: Floats,
    behind: Floats,
    band: int,
    bests: int,
    first_deficit: int,
    last_deficit: int,
    run: Floats,
) -> None:
    """Fill ``behind[:, D, t]`` for D from ``first_deficit`` to ``last_deficit``.

    Only best scores ``t`` from ``D - band`` to below ``bests`` are needed. ``starts`` and all
    smaller deficits are filled.
    """
    width = run.shape[1]
    for deficit in range(first_deficit, last_deficit + 1):
        for first in range(max(int64(0), deficit - band), bests, width):
            used = min(width, bests - first)
            _solve_lanes(run, int64(first), int64(1), used, -deficit, rule, ends, starts, behind)


@kernel()
def decide(
    deficit: int,
    state: int,
    rule: Floats,
    ends: Floats,
    starts: Floats,
    behind: Floats,
    run: Floats,
    out: Floats,
) -> None:
    """Values of stopping, ``out[0, q]``, and rolling, ``out[1, q]``, against the first best score.

    The mover's safe score is ``deficit`` behind (negative: in front); ``run`` has one lane.
    """
    set_ends(run, int64(0), int64(0), -deficit, ends, starts, behind)
    choose(run, state, ends.shape[1], rule, out)

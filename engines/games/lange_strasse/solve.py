"""Solves the value tables: policy iteration over the grid, in parallel threads.

The tables of ``kernels.value_table`` are filled in the order in which they depend on each other:
the final round, then class 11 (all rounds after the tenth) to convergence, then rounds 10 to 1 once
each. In class 11 everyone plays for points at first. A sweep finds the best plan for every cell; as
long as sweeps change values a lot, the plans are then played again and again until their values
settle, before the next sweep.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor, Stopped
from engines.games.lange_strasse.kernels import grid, value_iteration
from engines.games.lange_strasse.kernels import value_table as table
from engines.games.lange_strasse.kernels.state import SEATS
from engines.runtime.executor import Executor
from engines.runtime.texts import number

CONVERGED_CENTS: Final = 0.05
"""Class 11 has converged when a sweep changes no value by more than this."""
PLANNED_CENTS: Final = 10.0
"""After a sweep that changes more than this, the next one notes plans and takes three times as
long."""
STANDING_CENTS: Final = 0.001
"""Plans are played again until no value changes by more than this."""
MOST_SWEEPS: Final = 60
LAST_PARTS: Final = tuple(product((0, 1), range(table.FLAGS)))
"""The parts of a table of the final round: one of the first ten or later, and the strich flags."""
_CELLS: Final = 128
_ROWS: Final = 4
_SHARES: Final = {"last_2": 0.13, "last_1": 0.07, "later": 0.40}
"""The share of the work in each table; the rest are the rounds up to the tenth."""
_USUAL_SWEEPS: Final = 6

LATER: Final = value_iteration.LATER
_NO_PLANS: Final = np.zeros((0, SEATS, 0, 0))

Plans = npt.NDArray[np.float64]
Report = Callable[[str, float], None]
"""Called with what is being solved, and how much of the whole work is done."""
Job = Callable[[], float | None]


@dataclass(frozen=True, slots=True)
class Solution:
    """Tables, and how far they are solved.

    Attributes:
        tables: the tables; continuing the solution changes them in place.
        totale: the rule option (``kernels.state``).
        last_2: how many of LAST_PARTS are solved, seat 3 to move.
        last_1: the same, seat 2 to move.
        changes: the largest change (cents) of each sweep of class 11.
        rounds: how many rounds are solved, the tenth first.
    """

    tables: table.Tables
    totale: int
    last_2: int = 0
    last_1: int = 0
    changes: tuple[float, ...] = ()
    rounds: int = 0

    @property
    def converged(self) -> bool:
        """Class 11 is solved."""
        last = self.changes[-1] if self.changes else np.inf
        return last <= CONVERGED_CENTS or len(self.changes) >= MOST_SWEEPS

    @property
    def complete(self) -> bool:
        return self.rounds == LATER

    @property
    def share(self) -> float:
        """About how much of the work is done."""
        later = 1.0 if self.converged else min(len(self.changes) / _USUAL_SWEEPS, 0.95)
        done = (self.last_2 / len(LAST_PARTS), self.last_1 / len(LAST_PARTS), later)
        before = sum(a * b for a, b in zip(_SHARES.values(), done, strict=True))
        return before + (1 - sum(_SHARES.values())) * self.rounds / LATER


def begin(totale: int) -> Solution:
    """A solution in which nothing is solved yet."""
    return Solution(table.empty_tables(), totale)


class _Work:
    """Runs the parts of a sweep in a pool of threads, and reports progress."""

    def __init__(self, pool: Executor, monitor: Monitor, report: Report) -> None:
        self._pool = pool
        self._monitor = monitor
        self._report = report
        self.done = 0.0

    def run(self, what: str, jobs: Iterable[Job]) -> float:
        """Run all ``jobs``, in any order; return the largest change."""
        largest = 0.0
        for change in self._pool.map(self._one, jobs):
            largest = max(largest, change)
            self._report(what, self.done)
        return largest

    def _one(self, job: Job) -> float:
        if self._monitor.stop_now():
            raise Stopped
        return job() or 0.0


def in_parts(
    solution: Solution,
    threads: int,
    monitor: Monitor,
    report: Report = lambda _what, _share: None,
) -> Iterator[Solution]:
    """Solve the rest unless the monitor stops it; yield the state of the solution after each part.

    The result depends neither on the number of threads nor on where it was stopped. A part takes
    from a few seconds to about a minute of one core.
    """
    with Executor(threads) as pool:
        work = _Work(pool, monitor, report)
        while not solution.complete:
            work.done = solution.share
            try:
                solution = _next_part(solution, work)
            except Stopped:
                return
            yield solution


def _next_part(now: Solution, work: _Work) -> Solution:
    if now.last_2 < len(LAST_PARTS):
        _solve_last_2(now, work)
        return replace(now, last_2=now.last_2 + 1)
    if now.last_1 < len(LAST_PARTS):
        _solve_last_1(now, work)
        return replace(now, last_1=now.last_1 + 1)
    if not now.converged:
        return replace(now, changes=(*now.changes, _sweep_later(now, work)))
    index = LATER - 1 - now.rounds
    _sweep(now, work, f"round {index + 1}", index, _NO_PLANS)
    return replace(now, rounds=now.rounds + 1)


def _chunks(cells: int, size: int) -> Iterator[tuple[int, int]]:
    for low in range(0, cells, size):
        yield low, min(low + size, cells)


def _solve_last_2(now: Solution, work: _Work) -> None:
    part = LAST_PARTS[now.last_2]

    def job(low: int, high: int) -> Job:
        return lambda: value_iteration.sweep_last_2(*part, low, high, now.totale, now.tables)

    rows = (grid.K + grid.X) * grid.K
    work.run("last round, seat 3", (job(*chunk) for chunk in _chunks(rows, _ROWS)))


def _solve_last_1(now: Solution, work: _Work) -> None:
    part = LAST_PARTS[now.last_1]

    def job(low: int, high: int) -> Job:
        return lambda: value_iteration.sweep_last_1(*part, low, high, now.totale, now.tables)

    cells = grid.X * grid.K**2
    work.run("last round, seat 2", (job(*chunk) for chunk in _chunks(cells, _CELLS)))


def _sweep_later(now: Solution, work: _Work) -> float:
    """Sweep class 11 once; return the largest change. After a large change, play plans too."""
    sweep, tables = len(now.changes) + 1, now.tables
    said = f"later rounds, sweep {sweep}"
    if now.changes:
        said += f", change {number(now.changes[-1], 2)} ct"
    later, plans = tables.normal[LATER], _NO_PLANS
    if sweep == 1:
        plans = _room_for_plans()
        _begin_later(now, work, plans)
    elif now.changes[-1] > PLANNED_CENTS:
        plans = _room_for_plans()
    before = later.copy()
    try:
        change = _sweep(now, work, said, LATER, plans)
    except Stopped:
        later[:] = before
        raise
    if len(plans) > 0:
        _play(plans, later)
    return change


def _room_for_plans() -> Plans:
    return np.zeros((table.FLAGS, SEATS, grid.K**3, value_iteration.PLAN))


def _begin_later(now: Solution, work: _Work, plans: Plans) -> None:
    """The value of later rounds if everyone plays for points."""
    tables = now.tables

    def job(flags: int, seat: int) -> Job:
        return lambda: value_iteration.plan_for_points(flags, seat, now.totale, tables, plans)

    tables.normal[LATER] = 0.0
    corners = product(range(table.FLAGS), range(SEATS))
    work.run("later rounds, played for points", (job(*corner) for corner in corners))
    _play(plans, tables.normal[LATER])


def _play(plans: Plans, later: table.Table) -> None:
    while value_iteration.play_plans(plans, later) > STANDING_CENTS:
        pass


def _sweep(now: Solution, work: _Work, said: str, index: int, plans: Plans) -> float:
    """All seats of a class once, the last one first: each needs only the one after it."""

    def job(flags: int, seat: int, low: int, high: int) -> Job:
        return lambda: value_iteration.sweep_normal(
            index, flags, seat, low, high, now.totale, now.tables, plans
        )

    chunks = [(f, *c) for f in range(table.FLAGS) for c in _chunks(grid.K**3, _CELLS)]
    return max(
        work.run(said, (job(flags, seat, low, high) for flags, low, high in chunks))
        for seat in reversed(range(SEATS))
    )

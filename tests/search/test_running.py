"""Chunks, threads, shares of work, and what becomes of sums."""

import math
import threading
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.runtime.environment import usable_cores
from engines.search.result import Tally, estimate
from engines.search.running import (
    CHUNK_S,
    Pace,
    Part,
    kernel_seed,
    limit_of,
    progress,
    run,
    shares,
    threads_for,
)
from tests.calibration.games import PIG, TINY


class Counting(Part):
    """Counts its work and who does it."""

    def __init__(self, quota: int | None, on_work: Callable[[], None] | None = None) -> None:
        super().__init__(quota)
        self.chunks: list[int] = []
        self.threads: set[int] = set()
        self.on_work = on_work

    def work(self, units: int) -> int:
        self.chunks.append(units)
        self.threads.add(threading.get_ident())
        if self.on_work is not None:
            self.on_work()
        return units


@given(st.integers(0, 10_000), st.integers(1, 50))
def test_shares_are_fair_and_complete(total: int, parts: int) -> None:
    split = [share or 0 for share in shares(total, parts)]
    assert sum(split) == total
    assert max(split) - min(split) <= 1
    assert shares(None, 3) == [None] * 3


@given(st.lists(st.integers(0, 500), min_size=1, max_size=6), st.integers(1, 3))
def test_all_parts_do_exactly_their_quota(quotas: list[int], threads: int) -> None:
    parts = [Counting(quota) for quota in quotas]
    run(parts, Monitor(), threads)
    assert [part.done for part in parts] == quotas
    assert all(sum(part.chunks) == part.done for part in parts)


def test_work_is_spread_over_threads() -> None:
    met = threading.Barrier(2, timeout=60)
    parts = [Counting(1, lambda: None if met.broken else _wait(met)) for _ in range(2)]
    run(parts, Monitor(), 2)
    assert parts[0].threads.isdisjoint(parts[1].threads)


def _wait(barrier: threading.Barrier) -> None:
    barrier.wait()


def test_a_failure_ends_all_threads_and_is_told() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    for failing in range(2):
        parts = [Counting(None) for _ in range(2)]
        parts[failing].on_work = fail
        with pytest.raises(ZeroDivisionError):
            run(parts, Monitor(), 2)


def test_a_cancelled_run_does_no_more() -> None:
    monitor = Monitor()
    part = Counting(None)
    run([part], monitor, publish=monitor.cancel)
    assert len(part.chunks) == 1
    run([part], monitor)
    assert len(part.chunks) == 1


def test_a_run_ends_when_time_is_up() -> None:
    monitor = Monitor()
    monitor.start(Budget(seconds=0.05))
    run([Counting(None)], monitor)
    assert monitor.remaining_s == 0
    monitor = Monitor()
    monitor.start()
    run([Counting(None)], monitor, until_s=0.02)
    assert monitor.elapsed_s >= 0.02


def test_pace_finds_the_size_of_a_chunk() -> None:
    pace = Pace()
    for _ in range(20):
        units = pace.units(100.0)
        pace.learn(units, units * 1e-6)
    assert pace.units(100.0) == pytest.approx(CHUNK_S / 1e-6, rel=0.01)
    assert pace.units(CHUNK_S / 10) == pytest.approx(CHUNK_S / 1e-5, rel=0.01)
    pace.learn(10, 10.0)
    assert pace.units(100.0) == 1
    pace.learn(0, 1.0)
    assert pace.units(100.0) == 1


def test_progress_is_the_larger_share() -> None:
    monitor = Monitor()
    monitor.start(Budget(seconds=1000.0))
    assert progress(3, 4, monitor) == pytest.approx(0.75)
    assert progress(0, None, monitor) < 0.1
    unlimited = Monitor()
    assert progress(0, None, unlimited) == 0.0


def test_a_time_budget_uses_all_threads_and_others_do_not() -> None:
    assert threads_for(Budget(playouts=1)) == 1
    assert threads_for(Budget(seconds=1.0)) == max(1, usable_cores() - 1)


def test_limits() -> None:
    assert limit_of(Budget(playouts=5, nodes=3, seconds=1)) == 3
    assert limit_of(Budget(seconds=1, depth=3)) is None
    assert limit_of(Budget(depth=2)) == 2000


def test_seeds_for_kernels_fit_their_type() -> None:
    seeds = [kernel_seed(seed, "x") for seed in range(100)]
    assert len(set(seeds)) == 100
    assert all(-(2**63) <= seed < 2**63 for seed in seeds)
    assert min(seeds) < 0 < max(seeds)


def test_estimates_approach_the_usual_standard_error() -> None:
    values = np.array([0.0, 1.0] * 5000)
    found = estimate(len(values), values.sum(), (values**2).sum(), 1.0)
    assert found.mean == 0.5
    assert found.error == pytest.approx(0.5 / math.sqrt(len(values)), rel=1e-3)


def test_a_few_equal_results_are_no_certainty() -> None:
    assert estimate(1, 1.0, 1.0, 1.0).error == 0.5
    assert estimate(4, 4.0, 4.0, 1.0).error == 0.125


def test_what_was_never_looked_at_may_be_anything() -> None:
    assert (PIG.info.unknown(2).mean, PIG.info.unknown(2).error) == (0.5, 0.5)
    assert TINY.info.unknown(3).mean == 4.5
    tally = Tally.empty(2, 2)
    assert tally.values(0, PIG.info) == (PIG.info.unknown(2),) * 2
    assert tally.ranked(0) == [0]


def test_tallies_rank() -> None:
    tally = Tally(np.array([[3.0, 2.0, 2.0], [0.0, 0.0, 0.0], [3.0, 1.0, 1.0]]))
    assert tally.ranked(0) == [0, 2]
    assert tally.values(0, PIG.info)[0].mean == pytest.approx(2 / 3)

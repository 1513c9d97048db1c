"""The shape of a benchmark."""

import time

import pytest

from engines.runtime.benchmark import Benchmark, median_cpu_seconds


def benchmark(unit: str, reference: float | None) -> Benchmark:
    return Benchmark("toy.speed", unit, reference, "a guess", lambda: 1.0)


def test_a_ratio_above_one_is_better_than_the_reference() -> None:
    assert benchmark("1/s", 83).ratio(166) == 2
    assert benchmark("s", 33).ratio(0.1) == pytest.approx(330)
    assert benchmark("1/s", None).ratio(5) is None


def test_the_median_is_of_cpu_time_after_one_run_to_warm_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = iter([9.0, 1.0, 2.0, 50.0, 3.0])  # the first run compiles
    now = 0.0

    def work() -> None:
        nonlocal now
        now += next(seconds)

    monkeypatch.setattr(time, "thread_time", lambda: now)
    assert median_cpu_seconds(work, runs=4) == 2.5
    assert next(seconds, None) is None


def test_sleeping_costs_no_cpu_time() -> None:
    assert median_cpu_seconds(lambda: time.sleep(0.02), runs=5) < 0.02

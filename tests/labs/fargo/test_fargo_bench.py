"""The benchmarks measure something; no test depends on their speed."""

from functools import partial

import pytest

from engines.labs.fargo import bench as fargo_bench
from engines.labs.fargo.bench import benchmarks
from engines.labs.fargo.genetic import Options
from engines.runtime import benchmark as bench
from engines.runtime.benchmark import Benchmark


def test_what_is_measured() -> None:
    assert [benchmark.name for benchmark in benchmarks()] == [
        "fargo.vector_values_per_second",
        "fargo.generation_seconds",
        "fargo.two_player_solution_seconds",
        "fargo.exact_hint_seconds",
    ]


@pytest.mark.parametrize("benchmark_", benchmarks(), ids=lambda b: b.name)
def test_every_benchmark_measures(benchmark_: Benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(fargo_bench, "Options", partial(Options, population=60, generations=3))
    value = benchmark_.measure()
    assert value > 0.0
    ratio = benchmark_.ratio(value)
    assert ratio is None or ratio > 0.0

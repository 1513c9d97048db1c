"""The benchmarks measure what they name."""

import pytest

from engines.search import bench


def test_names_and_references() -> None:
    found = {benchmark.name: benchmark for benchmark in bench.benchmarks()}
    assert set(found) == {
        "search.mcts_pig_simulations_per_second",
        "search.ismcts_leduc_simulations_per_second",
    }
    assert [benchmark.reference for benchmark in found.values()] == [96_000, 509_000]
    assert all(benchmark.bigger_is_better for benchmark in found.values())


def test_they_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SIMULATIONS", 100)
    assert all(benchmark.measure() > 0 for benchmark in bench.benchmarks())

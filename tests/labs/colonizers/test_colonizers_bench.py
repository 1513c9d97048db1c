"""The benchmarks measure something; no test depends on their speed."""

import pytest

from engines.labs.colonizers import bench


def test_what_is_measured() -> None:
    assert [benchmark.name for benchmark in bench.benchmarks()] == [
        "colonizers.ismcts_iterations_per_second",
        "colonizers.maxn_nodes_per_second",
        "colonizers.random_playouts_per_second",
    ]


@pytest.mark.parametrize("number", range(3))
def test_every_benchmark_measures(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_ITERATIONS", 200)
    monkeypatch.setattr(bench, "_WORLDS", 2)
    monkeypatch.setattr(bench, "_PLAYOUTS", 200)
    benchmark = bench.benchmarks()[number]
    value = benchmark.measure()
    assert value > 0.0
    ratio = benchmark.ratio(value)
    assert ratio is not None
    assert ratio > 0.0


def test_the_decision_is_one_in_the_middle() -> None:
    position = bench.middle_of_a_game()
    assert 4 <= position.moment.round <= 10
    assert len(position.legal()) > 1

"""The benchmarks measure something; no test depends on their speed."""

import pytest

from engines.labs.lange_strasse.bench import POSITIONS, benchmarks
from engines.runtime.benchmark import Benchmark
from tests.games.lange_strasse.play import after


def test_what_is_measured() -> None:
    assert [benchmark.name for benchmark in benchmarks()] == [
        "lange_strasse.games_per_second",
        "lange_strasse.decision_seconds",
        "lange_strasse.hint_seconds",
    ]


@pytest.mark.parametrize("benchmark_", benchmarks(), ids=lambda b: b.name)
def test_every_benchmark_measures(benchmark_: Benchmark) -> None:
    value = benchmark_.measure()
    assert value > 0.0
    ratio = benchmark_.ratio(value)
    assert ratio is not None
    assert ratio > 0.0


def test_hints_are_measured_in_turns_of_every_kind() -> None:
    turns = [after(text) for text in POSITIONS]
    assert all(position.legal() for position in turns)
    assert {position.owner for position in turns} == {0, 1, 2}

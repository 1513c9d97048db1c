"""The benchmarks measure something; no test depends on their speed."""

import pytest

from engines.labs.dice_chess import bench


def test_what_is_measured() -> None:
    assert [benchmark.name for benchmark in bench.benchmarks()] == [
        *(f"dice_chess.level_{level}_vs_greedy_1600_games_seconds" for level in range(1, 6)),
        "dice_chess.all_turns_two_castles_pnb_seconds",
        "dice_chess.king_capture_probability_seconds",
        "dice_chess.rollouts_per_second",
        "dice_chess.expectimax_nodes_per_second",
        "dice_chess.expectimax_leaves_without_pruning",
        "dice_chess.expectimax_leaves_with_star_1",
        "dice_chess.expectimax_leaves_with_star_1_and_2",
    ]


def test_every_benchmark_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_GAMES", 2)
    monkeypatch.setattr(bench, "_ROLLOUTS", 2)
    for benchmark in bench.benchmarks():
        assert benchmark.measure() > 0

"""The original program, number for number (rules, appendix A)."""

import random

import pytest

from engines.contract.monitor import Monitor
from engines.games.colonizers.kernels.generators import net_below, twister_below
from engines.games.colonizers.original import Kind, Program, net_random, twister
from engines.games.colonizers.snapshot import read, write
from engines.labs.colonizers.experiments import EXPERIMENTS, run

RANDOM, HEURISTIC, MAXN, ISMCTS, *OURS = Kind


def test_the_generator_of_the_engine() -> None:
    generator = net_random(42)
    found = [net_below(generator, 100) for _ in range(10)]
    assert found == [66, 14, 12, 52, 16, 26, 72, 51, 17, 76]
    generator = net_random(66)
    assert [net_below(generator, 52) for _ in range(8)] == [10, 9, 46, 33, 0, 12, 24, 28]


@pytest.mark.parametrize("seed", [15, 42, 97])
def test_the_generator_of_the_bots(seed: int) -> None:
    generator, python = twister(seed), random.Random(seed)
    bounds = [1, 2, 3, 5, 6, 100, 1] * 200
    found = [twister_below(generator, n) for n in bounds]
    assert found == [python.randint(0, n - 1) for n in bounds]


@pytest.mark.parametrize("number", [1, 2])
def test_a_thousand_games_of_equal_bots_are_the_published_ones(number: int) -> None:
    result = run(number)
    first = {
        1: [(26, 43, 18, 30), (21, 37, 43, 33), (24, 31, 29, 33)],
        2: [(31, 19, 35, 21), (18, 40, 25, 39), (20, 32, 27, 30)],
    }
    last = {1: (29, 30, 26, 21), 2: (24, 22, 34, 30)}
    assert [match.scores for match in result.matches[:3]] == first[number]
    assert result.matches[-1].scores == last[number]
    assert result.is_published


@pytest.mark.parametrize(
    ("number", "kinds", "scores"),
    [
        (3, (MAXN, HEURISTIC, ISMCTS, RANDOM), (43, 28, 30, 13)),
        (4, (MAXN, HEURISTIC, MAXN, HEURISTIC), (24, 44, 19, 25)),
        (5, (ISMCTS, HEURISTIC, ISMCTS, HEURISTIC), (35, 23, 25, 17)),
    ],
)
def test_the_first_game_of_searching_bots_is_the_published_one(
    number: int, kinds: tuple[Kind, ...], scores: tuple[int, ...]
) -> None:
    match = run(number, games=1).matches[0]
    assert match.kinds == kinds
    assert match.scores == scores
    if number == 3:
        assert match.end.players[0].colony == (9, 5, 5, 13, 7, 4, 2, 6)


@pytest.mark.slow
@pytest.mark.parametrize("number", [3, 4, 5])
def test_all_games_of_searching_bots_are_the_published_ones(number: int) -> None:
    result = run(number)
    assert len(result.matches) == 50
    assert result.is_published


def test_a_part_of_an_experiment_is_not_what_was_published() -> None:
    assert not run(1, games=10).is_published


def test_own_random_numbers_give_other_games_and_the_same_ones_again() -> None:
    one, again, other = (run(2, games=5, independent=seed) for seed in (1, 1, 2))
    assert one == again
    assert one.matches != other.matches


def test_a_run_stops_when_it_is_told_to() -> None:
    class Impatient(Monitor):
        def publish(self, progress: float, analysis: object = None) -> None:
            heard.append(progress)
            if len(heard) == 2:
                self.cancel()

    heard: list[float] = []
    assert len(run(1, games=10, monitor=Impatient()).matches) == 2
    assert heard == [0.1, 0.2]


def test_a_stopped_run_plays_nothing_before_its_own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []
    monkeypatch.setattr(Program, "play", lambda _self, kinds: played.append(kinds))
    monitor = Monitor()
    monitor.cancel()
    assert run(2, monitor=monitor).matches == ()
    assert played == []


def test_every_published_row_adds_up() -> None:
    for experiment in EXPERIMENTS:
        assert sum(row.wins for row in experiment.published) == experiment.games
        assert sum(row.losses for row in experiment.published) == experiment.games


def test_the_ends_of_matches_are_positions() -> None:
    end = Program().play((HEURISTIC,) * 4).end
    assert read(write(end)) == end

"""Duels of players, and the instinct that guides our search."""

from dataclasses import replace
from itertools import count

import pytest

from engines.contract.monitor import Monitor
from engines.games.colonizers.original import Kind
from engines.games.colonizers.plans import INSTINCT, OURS, VARIANTS, Plan
from engines.labs.colonizers import paired_matches, tuning
from engines.labs.colonizers.paired_matches import Side
from engines.labs.colonizers.tuning import START, Generation, tune
from engines.runtime.errors import OptionError


def play(
    first: str, second: str, seats: int, games: int, seed: int = 1, threads: int = 1
) -> paired_matches.Duel:
    sides = (Side.parse(first), Side.parse(second))
    return paired_matches.play(sides, seats, games, seed, Monitor(), threads)


@pytest.mark.parametrize(("seats", "block"), [(1, 4), (2, 6), (3, 4)])
def test_a_block_has_every_seating(seats: int, block: int) -> None:
    found = play("random", "random", seats, block + 1)
    assert found.games == 2 * block
    assert len(found.wins) == 2


def test_what_one_side_wins_the_other_side_loses() -> None:
    one, other = (play("heuristic", "heuristic", seats, 40) for seats in (1, 3))
    assert one.score.mean == pytest.approx(0.25, abs=0.16)
    assert other.score.mean == pytest.approx(0.75, abs=0.16)
    assert one.score.low < one.score.mean < one.score.high


def test_threads_do_not_change_a_duel_and_seeds_do() -> None:
    one, two, other = (
        play("ismcts:20", "heuristic", 2, 12, seed, threads)
        for seed, threads in ((1, 1), (1, 3), (2, 1))
    )
    assert one == two
    assert one.ranks != other.ranks


def test_instinct_is_far_better_than_the_published_rule_of_thumb() -> None:
    found = play("instinct", "heuristic", 2, 240)
    assert found.score.low > 0.85
    assert found.mean_rank.high < 1.9


def test_the_search_is_better_with_its_instinct() -> None:
    assert play("ismcts:60", "ismcts_200:60", 2, 24, seed=3).score.mean > 0.6


def test_the_bots_of_the_original_play_by_its_rules() -> None:
    found = play("published_ismcts", "published_maxn", 1, 4)
    assert found.games == 4
    assert sum(found.wins) > 0


def test_a_stop_keeps_finished_blocks() -> None:
    monitor, asked = Monitor(), count()
    sides = (Side.parse("random"), Side.parse("random"))

    def stop_after_two(_games: int) -> None:
        if next(asked) == 1:
            monitor.cancel()

    found = paired_matches.play(sides, 1, 4000, 1, monitor, 1, stop_after_two)
    assert 2 <= len(found.wins) < 1000
    assert found.games == 4 * len(found.wins)


def test_a_few_blocks_without_a_loss_prove_little() -> None:
    found = play("heuristic", "random", 3, 8)
    assert found.wins == (1.0, 1.0)
    assert found.score.low < 0.2
    assert play("random", "random", 3, 4).score.low == -float("inf")


@pytest.mark.parametrize("name", list(VARIANTS))
def test_every_variant_is_a_player(name: str) -> None:
    side = Side.parse(f"{name}:7")
    assert side.kind is Kind.TREE
    assert side.plan == replace(VARIANTS[name], iterations=7)


@pytest.mark.parametrize("name", ["nobody", "", "ismcts:", "ismcts:0", "ismcts:x", "random:5"])
def test_an_unknown_player_is_named(name: str) -> None:
    with pytest.raises(OptionError, match=r"players?|iterations"):
        Side.parse(name)


def test_every_weight_of_instinct_reaches_the_kernel() -> None:
    assert set(INSTINCT) == set(START)
    array = Plan(instinct={name: 1.0 + number for number, name in enumerate(INSTINCT)}).array()
    assert [float(array[name][0]) for name in INSTINCT] == [1.0 + n for n in range(len(INSTINCT))]
    assert float(OURS.array()["income"][0]) == INSTINCT["income"]


def test_tuning_repeats_and_gets_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "_GAMES", 60)
    monkeypatch.setattr(tuning, "_CHECKED", 1200)
    told: list[Generation] = []
    found = tune(6, 1, Monitor(), told.append)
    assert found is not None
    assert [each.number for each in told] == [1, 2, 3, 4, 5, 6]
    assert found.against_thumb > 0.87  # the weights at the start win 83 %
    assert tune(2, 1, Monitor()) == told[1]


def test_tuning_stops() -> None:
    monitor = Monitor()
    monitor.cancel()
    assert tune(3, 1, monitor) is None

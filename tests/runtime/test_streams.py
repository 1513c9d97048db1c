"""Streams and the generator against published values and a second, plain implementation."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from engines.runtime import streams
from engines.runtime.kernels import rng
from engines.runtime.types import Stream

WORD = (1 << 64) - 1

# SplitMix64 from seed 1234567 and xoshiro256** from state 1, 2, 3, 4: outputs of the authors'
# reference programs (prng.di.unimi.it).
SPLITMIX_1234567 = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
XOSHIRO_1234 = (
    11520,
    0,
    1509978240,
    1215971899390074240,
    1216172134540287360,
    607988272756665600,
    16172922978634559625,
    8476171486693032832,
    10595114339597558777,
    2904607092377533576,
)


def splitmix(state: int) -> Iterator[int]:
    while True:
        state = (state + 0x9E3779B97F4A7C15) & WORD
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        yield word ^ (word >> 31)


def rotl(word: int, by: int) -> int:
    return ((word << by) | (word >> (64 - by))) & WORD


def xoshiro(state: list[int]) -> Iterator[int]:
    s = list(state)
    while True:
        yield rotl(s[1] * 5 & WORD, 7) * 9 & WORD
        shifted = s[1] << 17 & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotl(s[3], 45)


def drawn(random: Stream, count: int) -> list[int]:
    return [int(rng.next_word(random)) for _ in range(count)]


def test_the_second_implementation_gives_the_published_values() -> None:
    assert tuple(islice(splitmix(1234567), 5)) == SPLITMIX_1234567
    assert tuple(islice(xoshiro([1, 2, 3, 4]), 10)) == XOSHIRO_1234


def test_the_generator_gives_the_published_values() -> None:
    assert drawn(np.array([1, 2, 3, 4], np.uint64), 10) == list(XOSHIRO_1234)


@given(st.lists(st.integers(0, WORD), min_size=4, max_size=4).filter(any))
def test_the_generator_agrees_from_any_state(state: list[int]) -> None:
    assert drawn(np.array(state, np.uint64), 20) == list(islice(xoshiro(state), 20))


@given(st.integers(-(2**63), 2**63 - 1))
def test_reseeding_fills_the_state_by_splitmix(seed: int) -> None:
    state = np.zeros(4, np.uint64)
    rng.reseed(state, seed)
    assert state.tolist() == list(islice(splitmix(seed & WORD), 4))


@given(st.integers(0, WORD))
def test_a_stream_is_filled_by_splitmix_from_its_derived_seed(seed: int) -> None:
    expected = list(islice(splitmix(streams.derive(seed, "chance", 1, 7)), 4))
    assert streams.stream(seed, "chance", 1, 7).tolist() == expected


def test_a_seed_without_keys_is_one_step_of_splitmix() -> None:
    assert streams.derive(1234567) == SPLITMIX_1234567[0]


def test_equal_keys_give_equal_streams_of_their_own() -> None:
    first, second = streams.stream(28, "bot", 0, 3), streams.stream(28, "bot", 0, 3)
    assert first.dtype == np.uint64
    assert first.tolist() == second.tolist()
    rng.next_word(first)
    assert first.tolist() != second.tolist()


def test_every_key_and_its_place_matters() -> None:
    keys: list[tuple[int | str, ...]] = [
        (),
        (0,),
        (1,),
        (0, 0),
        (0, 1),
        (1, 0),
        ("a",),
        ("b",),
        ("ab",),
        ("ba",),
        ("a", "b"),
        ("a", 0),
        (0, "a"),
    ]
    seeds = {streams.derive(seed, *key) for seed in (0, 1, 2**40) for key in keys}
    assert len(seeds) == 3 * len(keys)


def test_negative_and_large_seeds_count_modulo_two_to_the_64() -> None:
    assert streams.derive(-1, "x") == streams.derive(WORD, "x")
    assert streams.derive(5, -1) == streams.derive(5, WORD)
    assert 0 <= streams.derive(2**70 + 3, "x") <= WORD


def test_first_draws_of_neighbouring_plies_look_independent() -> None:
    faces = [rng.below(streams.stream(9, "chance", 0, ply), 6) for ply in range(6000)]
    pairs = Counter(pairwise(faces))
    assert stats.chisquare([pairs[a, b] for a in range(6) for b in range(6)]).pvalue > 1e-4


@pytest.mark.parametrize("n", [1, 2, 6, 10, 52, 2**31 - 1])
def test_bounded_draws_stay_below_their_bound(n: int) -> None:
    random = streams.stream(4, "below", n)
    assert all(0 <= rng.below(random, n) < n for _ in range(200))


def test_bounded_draws_are_the_high_half_times_the_bound() -> None:
    reference = xoshiro([1, 2, 3, 4])
    random = np.array([1, 2, 3, 4], np.uint64)
    assert [rng.below(random, 6) for _ in range(50)] == [
        (next(reference) >> 32) * 6 >> 32 for _ in range(50)
    ]


def test_bounded_draws_are_uniform() -> None:
    random = streams.stream(2, "uniform")
    counts = Counter(rng.below(random, 6) for _ in range(30_000))
    assert stats.chisquare([counts[face] for face in range(6)]).pvalue > 1e-4


def test_uniform_draws_are_the_53_high_bits() -> None:
    reference = xoshiro([1, 2, 3, 4])
    random = np.array([1, 2, 3, 4], np.uint64)
    assert [rng.uniform(random) for _ in range(50)] == [
        (next(reference) >> 11) / 2**53 for _ in range(50)
    ]


def test_splitting_draws_nothing_and_depends_on_state_and_key() -> None:
    random = streams.stream(3)
    before = random.tolist()
    seeds = {rng.split(random, key) for key in range(100)}
    assert random.tolist() == before
    assert len(seeds) == 100
    rng.next_word(random)
    assert rng.split(random, 0) not in seeds


def test_fresh_seeds_are_short_and_differ() -> None:
    seeds = {streams.fresh_seed() for _ in range(20)}
    assert all(0 <= seed < 1_000_000_000 for seed in seeds)
    assert len(seeds) > 15

"""The genetic algorithm: its steps, its quirks, canceling, and climbing."""

import dataclasses
from functools import partial
from itertools import product
from math import isclose

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract.monitor import Monitor
from engines.games.fargo import exact_turn
from engines.games.fargo.kernels import tables
from engines.games.fargo.kernels.tables import Ints
from engines.games.fargo.strategy import StrategyVector, from_units, values_of_units
from engines.games.fargo.units import MAXIMUM, MINIMUM, RUN_SCORES
from engines.labs.fargo import climbing, genetic
from engines.labs.fargo.climbing import Climber, Steps
from engines.labs.fargo.genetic import Crossover, Generation, Options
from engines.runtime import streams
from engines.runtime.errors import OptionError
from tests.conformance.stopping import PROMISED_STOP_S, quickest_stop
from tests.games.fargo.plain import ev, units

SMALL = Options(population=60, generations=6)


def test_the_defaults_are_those_of_the_published_run() -> None:
    options = Options()
    assert (options.population, options.generations) == (1000, 25)
    assert (options.survivors, options.fresh) == (250, 200)
    assert (options.mutate, options.elite) == (0.01, 0.0)
    assert options.steps is Steps.NONE


def test_shares_are_not_lost_to_rounding() -> None:
    assert Options(population=100, retain=0.29, add_random=0.57).survivors == 29
    assert Options(population=100, retain=0.29, add_random=0.57).fresh == 57


@pytest.mark.parametrize(
    "wrong",
    [
        {"retain": 0.0, "add_random": 0.0},
        {"retain": 0.9, "add_random": 0.9},
    ],
)
def test_too_few_or_too_many_parents(wrong: dict[str, float]) -> None:
    with pytest.raises(OptionError):
        dataclasses.replace(Options(), **wrong)  # type: ignore[arg-type]


def test_random_vectors_fill_the_original_space() -> None:
    population = genetic.random_population(20_000, streams.stream(1)) * 50
    assert (population.min(axis=0) == MINIMUM).all()
    assert (population.max(axis=0) == MAXIMUM).all()
    assert all(from_units(row // 50).feasible for row in population[:100])
    values = values_of_units(population // 50)[:, 2]
    # Section 6.1: mean 750.8, standard deviation 93.1, from a sample of unknown size.
    assert values.mean() == pytest.approx(750.8, abs=4 * 93.1 / 20_000**0.5 + 0.5)
    assert values.std() == pytest.approx(93.1, abs=2.0)
    assert np.quantile(values, (0.05, 0.5, 0.95)) == pytest.approx((577, 765, 882), abs=4)


def test_ranking() -> None:
    vectors = units(
        [
            StrategyVector((450, 400, 350, 300, 250, 200, 150, 100)),
            StrategyVector((500, 400, 550, 1150, 1250, 1150, 1050, 250)),
            StrategyVector((550, 400, 550, 1050, 1250, 1150, 1050, 250)),
            StrategyVector((550, 400, 550, 1100, 1250, 1150, 1050, 250)),
        ]
    )
    ranked, values = genetic.rank(vectors, Monitor())
    assert (ranked == vectors[[1, 3, 2, 0]]).all()  # equal values: the larger vector first
    assert list(values) == sorted(values, reverse=True)


def bred(options: Options, seed: int = 3) -> tuple[np.ndarray, np.ndarray]:
    """A ranking in which every vector is different from all others, and its offspring."""
    rng = streams.stream(seed)
    ranked, _ = genetic.rank(genetic.random_population(options.population, rng), Monitor())
    return ranked, genetic.next_generation(ranked, options, rng)


def test_survivors_come_first_and_children_are_cut_from_two_parents() -> None:
    options = Options(population=200, mutate=0.0, crossover=Crossover.ONE_POINT)
    ranked, following = bred(options)
    parents = following[: options.survivors + options.fresh]
    assert (parents[: options.survivors] == ranked[: options.survivors]).all()
    known = [tuple(parent) for parent in parents.tolist()]
    for child in following[len(parents) :].tolist():
        heads = [k for k in range(1, 8) if any(p[:k] == tuple(child[:k]) for p in known)]
        assert any(any(p[k:] == tuple(child[k:]) for p in known) for k in heads)


def copies_of_parents(options: Options) -> float:
    """The share of children that are copies of one of the parents."""
    _, following = bred(options)
    parents = following[: options.survivors + options.fresh].tolist()
    children = following[len(parents) :].tolist()
    known = set(map(tuple, parents))
    return sum(tuple(child) in known for child in children) / len(children)


def test_survivors_are_copied_whole_in_two_cuts_of_nine() -> None:
    padded = Options(population=4000, mutate=0.0, retain=0.25, add_random=0.0)
    # Cuts 8 and 9 of 1..9; others copy a parent only if both agree in what is exchanged.
    assert copies_of_parents(padded) == pytest.approx(2 / 9, abs=0.06)
    plain = dataclasses.replace(padded, crossover=Crossover.ONE_POINT)
    assert copies_of_parents(plain) < 0.1


def test_fresh_random_parents_are_never_copied_whole() -> None:
    fresh = Options(population=4000, mutate=0.0, retain=0.0, add_random=0.25)
    plain = dataclasses.replace(fresh, crossover=Crossover.ONE_POINT)
    # No vector is evaluated, so both draw the same cuts; a few children agree by chance.
    assert copies_of_parents(fresh) == copies_of_parents(plain) < 0.1


def test_mean_of_two_parents() -> None:
    options = Options(population=40, retain=0.05, add_random=0.0, mutate=0.0)
    options = dataclasses.replace(options, crossover=Crossover.MEAN)
    ranked, following = bred(options)
    mean = (ranked[0] + ranked[1] + 1) // 2
    assert (following[2:] == mean).all()


def test_the_elite_is_kept_and_other_parents_can_be_mutated() -> None:
    options = Options(population=100, elite=0.1, mutate=1.0)
    ranked, following = bred(options)
    assert (following[:10] == ranked[:10]).all()
    differ = (following[10 : options.survivors] != ranked[10 : options.survivors]).sum(axis=1)
    assert differ.max() == 1
    assert differ.mean() > 0.8


def test_a_trial_is_the_same_for_the_same_seed() -> None:
    one, other = genetic.evolve(SMALL, 11), genetic.evolve(SMALL, 11)
    assert one == other
    assert one.complete
    assert [g.number for g in one.generations] == list(range(7))
    assert genetic.evolve(SMALL, 12).generations != one.generations


def test_generations_are_reported_as_they_come() -> None:
    seen: list[Generation] = []
    trial = genetic.evolve(SMALL, 5, on_generation=seen.append)
    assert tuple(seen) == trial.generations
    assert trial.final == seen[-1]
    for generation in seen:
        assert ev(generation.best) == generation.best_ev >= generation.mean_ev


def test_cancelling_keeps_what_there_is() -> None:
    monitor = Monitor()

    def cancel(generation: Generation) -> None:
        if generation.number == 2:
            monitor.cancel()

    trial = genetic.evolve(SMALL, 5, cancel, monitor)
    assert not trial.complete
    assert trial.generations == genetic.evolve(SMALL, 5).generations[:3]


def test_cancelled_before_it_began() -> None:
    monitor = Monitor()
    monitor.cancel()
    options = dataclasses.replace(SMALL, steps=Steps.BETWEEN_SCORES)
    trial = genetic.evolve(options, 5, monitor=monitor)
    assert len(trial.generations) == 1


@pytest.mark.parametrize("cancelled_at", [1, 2, 3, 4, 9])
def test_a_cancel_is_noticed_after_every_small_piece_of_work(
    cancelled_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A piece values some vectors or climbs from some; none begins after the cancel."""
    monkeypatch.setattr(genetic, "_VALUED", 16)
    monkeypatch.setattr(climbing, "_CHUNK", 16)
    looks = 0

    class Watched(Monitor):
        def stop_now(self) -> bool:
            nonlocal looks
            looks += 1
            if looks == cancelled_at:
                self.cancel()
            return super().stop_now()

    options = dataclasses.replace(SMALL, steps=Steps.BETWEEN_SCORES)
    trial = genetic.evolve(options, 5, monitor=Watched())
    whole = genetic.evolve(options, 5)
    assert looks <= cancelled_at + 2
    assert trial.generations[1:] == whole.generations[1 : len(trial.generations)]
    if len(trial.generations) > 1:
        assert trial.generations[0] == whole.generations[0]


@pytest.mark.timing
def test_a_large_population_stops_within_fifty_milliseconds_of_work() -> None:
    options = Options(population=100_000, generations=1000)
    genetic.evolve(dataclasses.replace(options, generations=1), 5)  # loads the compiled code
    for spent_s in (0.1, 0.3):
        monitor = Monitor()
        work = partial(genetic.evolve, options, 5, None, monitor)
        assert quickest_stop(work, monitor, spent_s) < PROMISED_STOP_S


def test_keys_of_vectors_are_in_their_order() -> None:
    rng = np.random.default_rng(1)
    for most in (3, 60, 5000):
        vectors = rng.integers(0, most, (200, 8))
        rows = [tuple(row) for row in vectors.tolist()]
        keys = genetic._keys(vectors).tolist()
        assert [row for _, row in sorted(zip(keys, rows, strict=True))] == sorted(rows)
        assert len(set(keys)) == len(set(rows))


def test_with_an_elite_the_best_never_falls() -> None:
    trial = genetic.evolve(dataclasses.replace(SMALL, elite=0.05, mutate=0.5), 8)
    best = [generation.best_ev for generation in trial.generations]
    assert best == sorted(best)


def climbed(vector: StrategyVector, steps: Steps, moves: int = 1000) -> StrategyVector:
    return from_units(climbed_rows(units([vector]), steps, moves)[0])


def climbed_rows(population: Ints, steps: Steps, moves: int) -> Ints:
    rows = Climber(steps, moves).climb(population, Monitor())
    assert rows is not None
    return rows


def neighbours(vector: StrategyVector, steps: Steps) -> list[StrategyVector]:
    """All vectors one step away: 50 points, or every other threshold that can occur."""
    found = []
    for entry, threshold in enumerate(vector.thresholds):
        if steps is Steps.OF_50:
            others = [threshold - 50, threshold + 50]
        else:
            levels = [*RUN_SCORES[entry], MAXIMUM[entry]]
            below = [level for level in levels if level < threshold]
            above = [level for level in levels if level > threshold]
            others = [*below[-1:], *above[:1]]
        for other in others:
            if MINIMUM[entry] <= other <= MAXIMUM[entry]:
                entries = list(vector.thresholds)
                entries[entry] = other
                found.append(StrategyVector(tuple(entries)))
    return found


feasible = st.tuples(
    *(
        st.integers(low // 50, high // 50).map(lambda u: 50 * u)
        for low, high in zip(MINIMUM, MAXIMUM, strict=True)
    )
).map(StrategyVector)


@given(feasible, st.sampled_from([Steps.OF_50, Steps.BETWEEN_SCORES]))
def test_a_climb_ends_where_no_neighbour_is_better(vector: StrategyVector, steps: Steps) -> None:
    top = climbed(vector, steps)
    assert top.feasible
    assert ev(top) >= ev(vector)
    for neighbour in neighbours(top, steps):
        assert ev(neighbour) <= ev(top) + 1e-9


@given(feasible)
def test_a_single_step_goes_to_the_best_neighbour(vector: StrategyVector) -> None:
    step = climbed(vector, Steps.OF_50, moves=1)
    best = max(ev(neighbour) for neighbour in neighbours(vector, Steps.OF_50))
    assert isclose(ev(step), max(best, ev(vector)), abs_tol=1e-9)


def test_steps_of_50_get_stuck_between_scores() -> None:
    vectors = [from_units(row) for row in genetic.random_population(60, streams.stream(9))]
    optimum = exact_turn.solution().vector
    free = [climbed(vector, Steps.BETWEEN_SCORES) for vector in vectors]
    stuck = [climbed(vector, Steps.OF_50) for vector in vectors]
    assert free.count(optimum) > 50
    assert stuck.count(optimum) < 10


def test_step_optimisation_finds_the_optimum_at_once() -> None:
    options = Options(population=200, generations=1, steps=Steps.BETWEEN_SCORES)
    trial = genetic.evolve(options, 1)
    assert trial.generations[0].best == exact_turn.solution().vector


def test_a_population_climbs_like_its_members() -> None:
    population = genetic.random_population(150, streams.stream(4))
    population[30] = population[7]
    for steps, moves in product((Steps.BETWEEN_SCORES, Steps.OF_50), (0, 1, 9, 100)):
        together = climbed_rows(population, steps, moves)
        for row in (0, 7, 30, 64, 149):
            alone = climbed_rows(population[row : row + 1], steps, moves)
            assert (together[row] == alone[0]).all()


def test_what_a_climber_remembers_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = streams.stream(6)
    populations = [genetic.random_population(40, rng) for _ in range(4)]
    fresh = [climbed_rows(each, Steps.BETWEEN_SCORES, 30) for each in populations]
    for room in (100, 1 << 17):  # with the smaller room it must forget all the time
        monkeypatch.setattr(climbing, "_REMEMBERED", room)
        climber = Climber(Steps.BETWEEN_SCORES, 30)
        for population, expected in zip(populations, fresh, strict=True):
            found = climber.climb(population, Monitor())
            assert found is not None
            assert np.array_equal(found, expected)


def test_a_climb_can_be_stopped_between_two_steps() -> None:
    monitor = Monitor()
    monitor.cancel()
    population = genetic.random_population(40, streams.stream(6))
    assert Climber(Steps.BETWEEN_SCORES, 30).climb(population, monitor) is None


def test_levels_of_the_vectors_are_those_of_the_tables() -> None:
    assert [len(scores) for scores in RUN_SCORES] == [40, 32, 30, 23, 15, 13, 8, 3]
    assert sum(map(len, RUN_SCORES)) == tables.STATES

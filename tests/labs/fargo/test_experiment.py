"""Our hundred trials against the hundred stored ones of the original (rules, section 6.1).

Both are samples of the same distribution if the algorithm is the same. A mean of ours may differ
from one of theirs by four standard errors of the difference of two samples of 100.
"""

from math import sqrt

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.labs.fargo import experiment
from engines.labs.fargo.experiment import Experiment
from engines.labs.fargo.genetic import Options, Trial

TRIALS = 100


@pytest.fixture(scope="module")
def ours() -> Experiment:
    return experiment.run(Options(), seed=2017)


def allowed(sd: float, other_sd: float | None = None) -> float:
    other = sd if other_sd is None else other_sd
    return 4.0 * sqrt((sd**2 + other**2) / TRIALS)


def test_final_values(ours: Experiment) -> None:
    assert len(ours.trials) == TRIALS
    assert ours.mean == pytest.approx(962.257567, abs=allowed(ours.sd, 0.114576))
    # A standard deviation of 100 values with long tails (kurtosis about 6) is good to 11%.
    assert ours.sd == pytest.approx(0.114576, rel=4 * 0.11 * sqrt(2))
    assert ours.quantile(0.5) == pytest.approx(962.311253, abs=0.02)
    assert ours.quantile(1.0) == pytest.approx(962.334333, abs=5e-7)


def test_distances(ours: Experiment) -> None:
    distances = np.array([d for d, trials in ours.distances().items() for _ in range(trials)])
    theirs = np.repeat(np.arange(8), [8, 21, 26, 26, 11, 3, 3, 2])
    tolerance = allowed(float(distances.std()), float(theirs.std()))
    assert distances.mean() == pytest.approx(2.42, abs=tolerance)
    # 8 of 100 reached the optimum exactly.
    assert ours.distances()[0] / TRIALS == pytest.approx(0.08, abs=allowed(sqrt(0.08 * 0.92)))


# generation: mean of the best, mean of the population
GENERATIONS = {
    0: (940.136, 751.146),
    1: (944.406, 811.609),
    3: (950.227, 838.141),
    5: (954.528, 851.489),
    10: (959.768, 862.514),
    15: (961.727, 866.713),
    20: (962.198, 868.866),
    25: (962.258, 868.852),
}


@pytest.mark.parametrize("number", GENERATIONS)
def test_generations(ours: Experiment, number: int) -> None:
    best, population = GENERATIONS[number]
    row = ours.generations()[number]
    assert row.number == number
    values = [trial.generations[number].best_ev for trial in ours.trials]
    means = [trial.generations[number].mean_ev for trial in ours.trials]
    assert row.best_mean == pytest.approx(best, abs=allowed(float(np.std(values))))
    assert row.population_mean == pytest.approx(population, abs=allowed(float(np.std(means))))
    assert row.best_min <= row.best_mean <= row.best_max


def test_the_population_settles_where_that_of_the_original_does(ours: Experiment) -> None:
    """The published trials: 867.25 +- 0.24 over generations 10 to 25."""
    means = np.array([[each.mean_ev for each in trial.generations[10:]] for trial in ours.trials])
    sd = float(means.mean(axis=1).std(ddof=1))
    assert means.mean() == pytest.approx(867.25, abs=4 * sqrt(0.12**2 + sd**2 / TRIALS))


@pytest.mark.parametrize(
    ("threshold", "generation", "trials"),
    [(950, 3.3, 100), (960, 11.1, 100), (962, 16.0, 95), (962.3, 19.7, 54), (962.33, 20.1, 21)],
)
def test_first_generation_to_reach(
    ours: Experiment, threshold: float, generation: float, trials: int
) -> None:
    reached = ours.reached(threshold)
    share = trials / TRIALS
    assert reached.trials / TRIALS == pytest.approx(share, abs=allowed(sqrt(share * (1 - share))))
    assert reached.mean_generation is not None
    # First generations scatter by about 3; fewer trials give a mean that is less certain.
    tolerance = 4 * 3 * sqrt(1 / trials + 1 / reached.trials)
    assert reached.mean_generation == pytest.approx(generation, abs=tolerance)


def test_entries_of_the_final_vectors(ours: Experiment) -> None:
    entries = ours.entries()
    for value, theirs in {450: 0.11, 500: 0.15, 550: 0.70}.items():
        tolerance = allowed(sqrt(theirs * (1 - theirs)))
        assert entries[0][value] / TRIALS == pytest.approx(theirs, abs=tolerance)
    assert [entries[i].most_common(1)[0][0] for i in range(8)] == [
        550,
        400,
        550,
        1150,
        1250,
        1150,
        1050,
        250,
    ]
    assert sum(ours.final_vectors().values()) == TRIALS


def test_a_threshold_nobody_reaches(ours: Experiment) -> None:
    reached = ours.reached(963.0)
    assert (reached.trials, reached.mean_generation) == (0, None)


SMALL = Options(population=40, generations=3)


def test_the_same_for_any_number_of_threads() -> None:
    one = experiment.run(SMALL, seed=4, trials=6, threads=1)
    assert one == experiment.run(SMALL, seed=4, trials=6, threads=3)
    assert len({trial.final.best for trial in one.trials}) > 1


def test_cancelling_keeps_complete_trials() -> None:
    monitor = Monitor()
    seen: list[Trial] = []

    def cancel(trial: Trial) -> None:
        seen.append(trial)
        monitor.cancel()

    result = experiment.run(SMALL, 4, trials=50, on_trial=cancel, monitor=monitor, threads=1)
    assert 1 <= len(result.trials) < 50
    assert all(trial.complete for trial in result.trials)
    assert result.trials == tuple(seen)

"""The kernels compute the same compiled, as plain Python, and with checked bounds."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from engines.contract.monitor import Monitor
from engines.games.fargo.kernels import last_round, rollout, tables, turn, two_player
from engines.games.fargo.strategy import values_of_units
from engines.labs.fargo import genetic
from engines.labs.fargo.climbing import Climber, Steps
from engines.runtime import streams

ROOT = Path(__file__).parents[3]
FREE = np.full(tables.STATES, turn.FREE)
RULE = np.where(tables.STATE_SCORE[: tables.STATES] < 11, 1.0, 0.0)


def figures() -> list[list[float]]:
    """A little work for each kind of kernel."""
    rng = streams.stream(5)
    options = genetic.Options(population=6, retain=0.5)
    ranked, values = genetic.rank(genetic.random_population(6, rng), Monitor())
    bred = genetic.next_generation(ranked, options, rng)
    climbed = Climber(Steps.BETWEEN_SCORES, 2).climb(bred[:2], Monitor())
    assert climbed is not None
    return [
        values.tolist(),
        bred.flatten().tolist(),
        climbed.flatten().tolist(),
        values_of_units(bred)[:, 2].tolist(),
        _chances_of_two(),
        _chances_in_the_last_round(),
        _futures(),
    ]


def _chances_of_two() -> list[float]:
    table = np.full((1, two_player.TABLE), 0.5)
    case = (table, 0, 190, 195, 12, two_player.OPEN)
    found = [two_player.decide(*case, rule, turn.lanes(1, 1)) for rule in (FREE, RULE)]
    return [float(x) for x in np.array(found).flatten()]


def _chances_in_the_last_round() -> list[float]:
    ends = np.zeros((3, 1, 1))
    ends[last_round.LEVEL], ends[last_round.ABOVE] = 0.5, 1.0
    found = []
    for rule in (FREE, RULE):
        solved = last_round.Turn(rule, ends, np.zeros((2, 1, 1)), np.zeros((1, 13, 1)))
        last_round.solve_in_front(solved, turn.lanes(tables.MIN_HOT, 1))
        last_round.solve_behind(solved, 12, 1, 1, 12, turn.lanes(1, 1))
        found += [float(x) for x in solved.behind[0, 1:, 0]]
    return found


def _futures() -> list[float]:
    ends = np.linspace(0.1, 1.0, rollout.ENDS, dtype=np.float32)
    runs = np.tile(ends, (rollout.RUNS, 1))
    gains = np.tile(np.linspace(0.1, 1.0, 40, dtype=np.float32), (2 * rollout.DEFICITS, 1))
    decision = rollout.Decision(np.array([150, 160, 170]), 150, 170, runs[:1])
    play = rollout.Play(runs, gains, runs[1:2], np.array([[-1, 0, -1], [-1, 0, -1]]))
    sums = rollout.play_futures(decision, play, streams.stream(3), 0.5, 0, 40)
    return [float(x) for x in sums.flatten()]


@pytest.mark.parametrize(
    "switch",
    [
        "NUMBA_DISABLE_JIT",
        # Plain Python checks bounds too, as far as numpy does: it lets negative indices through.
        pytest.param("NUMBA_BOUNDSCHECK", marks=pytest.mark.slow),
    ],
)
def test_the_same_figures(switch: str) -> None:
    # Products of 64-bit numbers in the generator wrap around, and numpy warns of that.
    environment = os.environ | {switch: "1", "PYTHONWARNINGS": "ignore"}
    child = subprocess.run(
        [sys.executable, "-m", "tests.games.fargo.test_kernels_plain"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    for found, expected in zip(json.loads(child.stdout), figures(), strict=True):
        assert found == pytest.approx(expected, abs=1e-12)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(figures()))

"""What Fargo's Lab lets a worker thread do."""

import time
from typing import Final

from engines.core.monitor import Monitor
from engines.games.fargo import experiment, genetic
from gui.labs.run import Job, Tell

_LOOK_S: Final = 0.02


def evolution(options: genetic.Options, seed: int, pause_s: float) -> Job:
    """One trial that tells each generation and rests after it."""

    def job(monitor: Monitor, tell: Tell) -> genetic.Trial:
        def show(generation: genetic.Generation) -> None:
            tell(generation)
            _rest(monitor, pause_s)

        return genetic.evolve(options, seed, show, monitor)

    return job


def trials(options: genetic.Options, seed: int, count: int) -> Job:
    """Many trials; tells each that is complete."""

    def job(monitor: Monitor, tell: Tell) -> experiment.Experiment:
        return experiment.run(options, seed, count, tell, monitor)

    return job


def _rest(monitor: Monitor, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not monitor.stop_now():
        time.sleep(_LOOK_S)

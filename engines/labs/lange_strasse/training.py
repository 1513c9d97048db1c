"""Training of the published learning players by self-play (rules, sections 5.4 and 5.5)."""

import math
from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.lange_strasse.evaluate import published_points_table
from engines.games.lange_strasse.kernels import features, network
from engines.games.lange_strasse.learned import LINEAR, NETWORK, Learned, Settings
from engines.labs.lange_strasse.kernels import training as kernels
from engines.runtime import streams
from engines.runtime.kernels import rng
from engines.runtime.types import Stream

Floats = npt.NDArray[np.float64]

_CHUNK: Final = {LINEAR: 100, NETWORK: 25}
"""Games between two checks of the monitor, 20 to 50 ms."""


def begin(settings: Settings) -> Learned:
    """The weights before the first game: zeros; small random ones for the network."""
    if settings.kind == LINEAR:
        return Learned(settings, 0, np.zeros(features.LINEAR))
    weights = np.zeros(network.SIZE)
    stream = streams.stream(settings.seed, "lange_strasse", "weights")
    weights[: network.BIAS] = _normal(stream, network.BIAS) / math.sqrt(features.INPUTS)
    weights[network.RESIDUAL] = 1.0
    return Learned(settings, 0, weights)


def _normal(stream: Stream, count: int) -> Floats:
    """Normally distributed numbers (Box and Muller 1958)."""
    uniform = np.array([rng.uniform(stream) for _ in range(2 * count)]).reshape(2, count)
    drawn: Floats = np.sqrt(-2 * np.log(1.0 - uniform[0])) * np.cos(2 * math.pi * uniform[1])
    return drawn


def train(
    learned: Learned,
    until: int | None = None,
    monitor: Monitor | None = None,
    on_games: Callable[[int, float], None] | None = None,
) -> Learned:
    """Play the remaining games; ``learned`` stays unchanged.

    The result does not depend on where training was stopped and resumed.

    Args:
        learned: from ``begin``, or from a training that was stopped.
        until: play only up to this game.
        monitor: if it ends the work, what has been learned by then is returned.
        on_games: called after each chunk with the games played and their mean number of rounds.
    """
    monitor = monitor or Monitor()
    settings, weights, played = learned.settings, learned.weights.copy(), learned.played
    stream = streams.stream(settings.seed, "lange_strasse", "train", settings.kind)
    rates = np.array([settings.rate, settings.last_rate])
    play = kernels.train_linear if settings.kind == LINEAR else kernels.train_network
    published, chunk = published_points_table(), _CHUNK[settings.kind]
    end = settings.games if until is None else min(until, settings.games)
    while played < end and not monitor.stop_now():
        last = min(played + chunk, end)
        rounds = play(
            weights, played, last, settings.games, rates, settings.epsilon, stream, published
        )
        if on_games is not None:
            on_games(last, rounds / (last - played))
        played = last
        monitor.publish(played / settings.games)
    return Learned(settings, played, weights)


def in_parts(
    learned: Learned,
    parts: int,
    monitor: Monitor,
    on_games: Callable[[int, float], None] | None = None,
) -> Iterator[Learned]:
    """Train to the end or until the monitor stops it; yield what has been learned after each part.

    Args:
        learned: from ``begin``, or from a training that was stopped.
        parts: how many a whole training has.
        monitor: ends it.
        on_games: as for ``train``.
    """
    size = -(-learned.settings.games // parts)
    while not learned.complete and not monitor.stop_now():
        learned = train(learned, learned.played + size, monitor, on_games)
        yield learned

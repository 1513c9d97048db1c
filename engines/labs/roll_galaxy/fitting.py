"""Fit the value of a position (``kernels.evaluation``) from scratch to games of Rollbots.

Their credit minimums are drawn for each game. The network learns the result of the game mixed with
its own evaluation of later rounds, TD(lambda): R. S. Sutton, "Learning to Predict by the Methods of
Temporal Differences", Machine Learning 3, 1988. The optimizer is Adam: D. P. Kingma, J. Ba,
"Adam: A Method for Stochastic Optimization", ICLR 2015.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.judging import Floats, Net
from engines.games.roll_galaxy.kernels import evaluation
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.state import SEATS
from engines.labs.roll_galaxy.kernels.learning import play_noting
from engines.runtime.streams import derive

_ROUNDS: Final = 24
"""Room for this many rounds of each game, on average."""
TABLES: Final = (2, 2, 3, 2, 2, 4, 2, 3, 2, 5)
"""The number of seats in successive sets of games here, and in successive games in teaching."""
_BATCH: Final = 384
POINTS_WEIGHT: Final = 0.3
"""The weight of the squared error of the points next to the cross-entropy of the wins."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the network is fitted; the defaults are those of the shipped one.

    Attributes:
        sets: how many sets of games are played and learned from in turn.
        games: per set.
        trust: lambda: 1 learns only from results, 0 only from the evaluation of the next round.
        rate: the first learning rate; it falls linearly.
        seed: of everything.
    """

    sets: int = 16
    games: int = 3000
    trust: float = 0.7
    rate: float = 2e-3
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Lesson:
    """Training data: the positions of one set of games, and targets for the network.

    Attributes:
        inputs: ``float32[positions, seats, INPUTS]``.
        wins, points: ``float32[positions, seats]``; points still to come, in units of the network.
    """

    inputs: Floats
    wins: Floats
    points: Floats


def fresh_net(random: np.random.Generator) -> Net:
    """A network with random weights."""
    sizes = (0.05, 0.0, 0.2, 0.0, 0.2, 0.0)
    return tuple(
        random.normal(0.0, 1.0, shape).astype(np.float32) * np.float32(size)
        for shape, size in zip(evaluation.shapes(), sizes, strict=True)
    )


def both_sides(inputs: Floats) -> Floats:
    """For every seat its own inputs and the mean of the others': ``[positions * seats, ...]``."""
    positions, seats, width = inputs.shape
    others = (inputs.sum(1, keepdims=True) - inputs) / np.float32(seats - 1)
    return np.concatenate([inputs, others], 2).reshape(positions * seats, 2 * width)


def forward(net: Net, rows: Floats) -> tuple[Floats, Floats, Floats]:
    """Both hidden layers and the outputs for some rows of ``both_sides``."""
    first: Floats = np.maximum(rows @ net[0] + net[1], 0)
    second: Floats = np.maximum(first @ net[2] + net[3], 0)
    return first, second, second @ net[4] + net[5]


def chances(outputs: Floats, seats: int) -> Floats:
    """Win chances ``[positions, seats]``."""
    exponents = outputs[:, 0].reshape(-1, seats)
    powers = np.exp(exponents - exponents.max(1, keepdims=True))
    found: Floats = powers / powers.sum(1, keepdims=True)
    return found


def gradients(net: Net, lesson: Lesson, chosen: npt.NDArray[np.int64]) -> tuple[Floats, ...]:
    """The gradients of the error over the ``chosen`` positions, for each array of the network."""
    inputs = both_sides(lesson.inputs[chosen])
    first, second, outputs = forward(net, inputs)
    seats = lesson.inputs.shape[1]
    slope = np.empty_like(outputs)
    slope[:, 0] = (chances(outputs, seats) - lesson.wins[chosen]).reshape(-1) / len(chosen)
    off = outputs[:, 1] - lesson.points[chosen].reshape(-1)
    slope[:, 1] = POINTS_WEIGHT * off / len(off)
    by_second: Floats = np.where(second > 0, slope @ net[4].T, np.float32(0))
    by_first: Floats = np.where(first > 0, by_second @ net[2].T, np.float32(0))
    return (
        inputs.T @ by_first,
        by_first.sum(0),
        first.T @ by_second,
        by_second.sum(0),
        second.T @ slope,
        slope.sum(0),
    )


class Adam:
    """An Adam optimizer for the arrays of a network."""

    def __init__(self, net: Net) -> None:
        self._mean = [np.zeros_like(part) for part in net]
        self._square = [np.zeros_like(part) for part in net]
        self._steps = 0

    def step(self, net: Net, slopes: tuple[Floats, ...], rate: float) -> None:
        """Change ``net`` in place."""
        self._steps += 1
        rate *= float((1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps))
        for i, slope in enumerate(slopes):
            self._mean[i] += np.float32(0.1) * (slope - self._mean[i])
            self._square[i] += np.float32(0.001) * (slope * slope - self._square[i])
            scale = np.sqrt(self._square[i]) + np.float32(1e-8)
            net[i][...] -= np.float32(rate) * self._mean[i] / scale


def lesson_of(net: Net, seats: int, seed: int, settings: Settings) -> Lesson:
    """Play a set of games and compute the training data from it.

    Args:
        net: evaluates later rounds.
        seats: at each table.
        seed: of everything.
        settings: of the fit.
    """
    games = settings.games
    minimums = np.random.default_rng(seed).integers(1, 5, (games, seats))
    workspaces = np.array([workspace_for(row.tolist()) for row in minimums])
    noted = np.zeros((games * _ROUNDS, seats, evaluation.INPUTS), np.float32)
    owners = np.zeros(games * _ROUNDS, np.int64)
    wins, points = np.zeros((2, games, SEATS))
    start = GAME.start(seats, {HANDICAPS: True})
    count = play_noting(start, workspaces, seed, noted, owners, wins, points)
    return _lesson(
        net,
        noted[:count],
        owners[:count],
        wins[:, :seats].astype(np.float32),
        points[:, :seats].astype(np.float32),
        settings.trust,
    )


def _lesson(
    net: Net,
    inputs: Floats,
    owners: npt.NDArray[np.int64],
    wins: Floats,
    points: Floats,
    trust: float,
) -> Lesson:
    """Mix results with evaluations, from the end of every game to its beginning."""
    positions, seats, _ = inputs.shape
    outputs = forward(net, both_sides(inputs))[2]
    now = inputs[:, :, evaluation.SCORE] * np.float32(
        evaluation.SCORE_UNIT / evaluation.POINTS_UNIT
    )
    says_wins = chances(outputs, seats)
    says_points = outputs[:, 1].reshape(positions, seats) + now
    told_wins = wins[owners]
    told_points = points[owners] / np.float32(evaluation.POINTS_UNIT)
    for i in range(positions - 2, -1, -1):
        if owners[i] == owners[i + 1]:
            told_wins[i] = (1 - trust) * says_wins[i + 1] + trust * told_wins[i + 1]
            told_points[i] = (1 - trust) * says_points[i + 1] + trust * told_points[i + 1]
    return Lesson(inputs, told_wins, told_points - now)


def fit(settings: Settings, monitor: Monitor, start: Net | None = None) -> Iterator[Net]:
    """Fit, and yield the network after every set of games; it is changed in place.

    Args:
        settings: of the fit.
        monitor: ends it after the current set of games.
        start: the network to continue from; None: a fresh one.
    """
    random = np.random.default_rng(settings.seed)
    net = fresh_net(random) if start is None else start
    adam = Adam(net)
    for number in range(settings.sets):
        seats = TABLES[number % len(TABLES)]
        lesson = lesson_of(net, seats, derive(settings.seed, "fit", number) >> 2, settings)
        order = random.permutation(len(lesson.inputs))
        rate = settings.rate * (1 - number / settings.sets)
        for first in range(0, len(order) - _BATCH + 1, _BATCH):
            adam.step(net, gradients(net, lesson, order[first : first + _BATCH]), rate)
        yield net
        if monitor.cancelled:
            return

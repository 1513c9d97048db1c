"""Train the player of ``kernels.taught`` in games against Rollbots, starting with their habits."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.judging import Net
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.taught import options, player
from engines.labs.roll_galaxy.fitting import TABLES, Adam
from engines.labs.roll_galaxy.kernels import learning
from engines.runtime.executor import Executor
from engines.runtime.streams import derive
from engines.runtime.types import State

_PARTS: Final = 8
"""Parts that the games of a step are split into, whatever the number of threads."""
_DECISIONS: Final = 400
"""Room for the decisions of a game, three times what is usual."""
_LAST_RATE: Final = 0.05
"""The lowest learning rate, as a share of the first."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the player is trained; the defaults are those of the shipped one.

    Attributes:
        steps: the number of gradient steps.
        games: per step.
        rate: the first learning rate; it falls linearly.
        trust: lambda of the advantages.
        spread: the initial weight of entropy; it falls with the rate.
        points: the weight of the lead in VP in the reward; the rest is that of the win.
        scale: a lead of this many VP counts three quarters.
        seed: of everything.
    """

    steps: int = 700
    games: int = 800
    rate: float = 4e-3
    trust: float = 0.95
    spread: float = 1e-3
    points: float = 0.5
    scale: float = 8.0
    seed: int = 1


def _random_net(
    shapes: tuple[tuple[int, ...], ...], sizes: tuple[float, ...], random: np.random.Generator
) -> Net:
    return tuple(
        (size * random.normal(0.0, 1.0, shape)).astype(np.float32)
        for shape, size in zip(shapes, sizes, strict=True)
    )


def fresh_player(random: np.random.Generator) -> Net:
    """A player with Rollbot's habits."""
    net = _random_net(player.shapes(), (0.1, 0.1, 0.0, 0.05, 0.0), random)
    direct = net[player.DIRECT]
    direct[options.USUAL : options.USUAL + options.KINDS] = 1.5
    direct[options.USUAL + options.ASSIGNING] = 4.0
    direct[options.DRAW] = 2.0
    return net


def _fresh_value(random: np.random.Generator) -> Net:
    net = _random_net(learning.value_shapes(), (0.1, 0.0, 0.03, 0.0, 0.0), random)
    net[learning.VALUE_BASE][0] = 0.25
    return net


def tables(count: int, random: np.random.Generator) -> tuple[State, State, npt.NDArray[np.int64]]:
    """Games to learn from: their start states, Rollbot's workspaces, and the learning seats.

    The credit minimum after a round is usually $1 for the learning seat and $4 for the others.
    """
    starts, workspaces, learners = [], [], []
    for game in range(count):
        seats = TABLES[game % len(TABLES)]
        own = int(random.integers(seats))
        least = random.integers(1, 5, seats).tolist() if random.random() < 0.4 else [4] * seats
        if random.random() < 0.9:
            least[own] = 1
        starts.append(GAME.start(seats, {HANDICAPS: True}))
        workspaces.append(workspace_for(least))
        learners.append(own)
    return np.array(starts), np.array(workspaces), np.array(learners)


class _Teacher:
    """The player, its critic, and what training both needs."""

    def __init__(self, settings: Settings) -> None:
        random = np.random.default_rng(settings.seed)
        self.player, self._value = fresh_player(random), _fresh_value(random)
        self._settings = settings
        self._adam = Adam((*self.player, *self._value))
        self._memos = np.zeros((_PARTS, _DECISIONS), options.Memo.dtype)
        self._lesson = np.zeros(1, learning.Lesson.dtype)
        for name in ("points", "scale", "trust"):
            self._lesson[name] = getattr(settings, name)

    def step(self, number: int, pool: Executor) -> float:
        """Play, and change both networks; return the share of wins."""
        settings = self._settings
        left = max(_LAST_RATE, 1 - number / settings.steps)
        self._lesson["spread"] = settings.spread * left
        seed = derive(settings.seed, "teach", number)
        starts, workspaces, seats = tables(settings.games, np.random.default_rng(seed))

        def part(index: int) -> tuple[float, Net]:
            rows = slice(index * settings.games // _PARTS, (index + 1) * settings.games // _PARTS)
            slopes = tuple(np.zeros_like(one) for one in self.player)
            value_slopes = tuple(np.zeros_like(one) for one in self._value)
            won = learning.play_and_learn(
                starts[rows],
                workspaces[rows],
                seats[rows],
                derive(seed, "part", index) >> 2,
                learning.Pupil(
                    self._lesson,
                    self._memos[index],
                    self.player,
                    self._value,
                    slopes,
                    value_slopes,
                ),
            )
            return won, (*slopes, *value_slopes)

        done = list(pool.map(part, range(_PARTS)))
        games = np.float32(settings.games)
        slopes = tuple(sum(parts) / games for parts in zip(*(one[1] for one in done), strict=True))
        self._adam.step((*self.player, *self._value), slopes, settings.rate * left)
        return sum(one[0] for one in done) / settings.games


def teach(settings: Settings, monitor: Monitor) -> Iterator[tuple[Net, float]]:
    """Train a player; yield it and its share of wins after every step.

    Args:
        settings: of the training.
        monitor: ends it after the current step.
    """
    teacher = _Teacher(settings)
    with Executor() as pool:
        for number in range(settings.steps):
            won = teacher.step(number, pool)
            yield teacher.player, won
            if monitor.cancelled:
                return

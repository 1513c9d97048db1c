"""Tune the weights of the rollout policy by self-play: a simple evolution strategy.

Every generation tries random changes of all weights and their opposites, a pair of players with
each against a pair without, on the same deals. The better half moves the weights; steps shrink.
Source: H.-G. Beyer, H.-P. Schwefel, "Evolution strategies", 2002 (weighted recombination).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.colonizers.plans import Plan
from engines.games.colonizers.snapshot import Snapshot, write
from engines.labs.colonizers.kernels import fast_games
from engines.runtime import streams

_OFFSPRING: Final = 24
_GAMES: Final = 600
"""Games per change."""
_CHECKED: Final = 6000
"""Games that measure a generation against the published rule of thumb."""
_LEAD: Final = 0.02
"""The value of a point of lead, in games won."""
_FIRST_STEP: Final = 0.4
"""Initial step size, as a share of the weight."""
_LEAST_STEP: Final = 0.1
_STRIDE: Final = 0.8
_COOLING: Final = 0.985
_LUCK: Final = "_luck"
"""Weights of noise are fixed: play is strongest without it, but then all rollouts are alike."""

START: Final[Mapping[str, float]] = {
    "income": 1.0,
    "visionary": 0.5,
    "visionary_room": 0.3,
    "opportunist": 0.5,
    "opportunist_loot": 0.2,
    "spy": 0.0,
    "spy_gain": 0.5,
    "pick_luck": 0.5,
    "draw": 1.0,
    "draw_hand": -0.6,
    "draw_omnium": 0.1,
    "draw_ready": -0.3,
    "draw_affordable": 0.2,
    "draw_race": 0.0,
    "draw_luck": 0.5,
    "keep_cost": -0.6,
    "keep_affordable": 0.5,
    "keep_missing": -0.1,
    "keep_colour": 0.3,
    "keep_luck": 0.3,
    "steal_leader": 0.1,
    "name_doubt": -0.3,
    "swap": 0.5,
    "build_cost": -0.6,
    "build": 0.0,
    "build_race": 0.1,
    "build_own": 0.0,
    "build_colour": 0.3,
    "build_luck": 0.5,
}
"""Set by hand; even these win 83% against the published rule of thumb, pair against pair."""

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Generation:
    """The weights after some generations.

    Attributes:
        number: from 1.
        weights: rounded to two decimals, as they are kept in ``plans``.
        against_thumb: share of games a pair wins against one with the published rule of thumb.
    """

    number: int
    weights: Mapping[str, float]
    against_thumb: float


def tune(
    generations: int,
    seed: int,
    monitor: Monitor,
    on_generation: Callable[[Generation], None] = lambda _generation: None,
) -> Generation | None:
    """Tune the weights; return the last generation, None if none was finished.

    Args:
        generations: how many.
        seed: the same one gives the same weights.
        monitor: stops between generations.
        on_generation: called with each one.
    """
    names = tuple(START)
    weights = np.array(list(START.values()))
    moves = np.array([not name.endswith(_LUCK) for name in names])
    steps = np.maximum(np.abs(weights) * _FIRST_STEP, _LEAST_STEP) * moves
    shares = _shares(_OFFSPRING)
    found = None
    for number in range(1, generations + 1):
        if monitor.stop_now():
            break
        changes = _changes(len(names), streams.derive(seed, "changes", number))
        tried = [
            _trial(weights + steps * change, weights, streams.derive(seed, "games", number))
            for change in changes
        ]
        order = np.argsort([-each for each in tried], kind="stable")
        weights = weights + _STRIDE * steps * (shares @ changes[order])
        steps = steps * _COOLING
        kept = dict(zip(names, weights.round(2).tolist(), strict=True))
        score, _ = _play(kept, None, streams.derive(seed, "thumb"), _CHECKED)
        found = Generation(number, kept, score)
        on_generation(found)
    return found


def _shares(count: int) -> Floats:
    """Recombination weights, best change first: logarithmic in rank, 0 for the worse half."""
    half = count // 2
    shares = np.zeros(count)
    shares[:half] = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
    return np.asarray(shares / shares.sum(), np.float64)


def _changes(count: int, seed: int) -> Floats:
    """Normally distributed changes; the second half are the opposites of the first."""
    normal = np.random.default_rng(seed)
    half = normal.standard_normal((_OFFSPRING // 2, count))
    return np.concatenate([half, -half])


def _trial(ours: Floats, theirs: Floats, seed: int) -> float:
    won, lead = _play(
        dict(zip(START, ours, strict=True)), dict(zip(START, theirs, strict=True)), seed
    )
    return won + _LEAD * lead


def _play(
    ours: Mapping[str, float], theirs: Mapping[str, float] | None, seed: int, games: int = _GAMES
) -> tuple[float, float]:
    """Share of games won and mean lead; ``theirs`` None: the published rule of thumb."""
    won, lead = fast_games.try_policy(
        Plan(policy=ours).array(),
        Plan(policy=ours if theirs is None else theirs).array(),
        int(theirs is None),
        write(Snapshot()),
        games,
        streams.stream(seed, "trial"),
    )
    return won / games, lead / games

"""Fit the weights of ``kernels.evaluation`` to self-play.

``parlour-lab dice-chess fit`` runs this. In each round both sides play the turn that the previous
round's weights rate highest; the weights are then fitted to the win chances found in these games.
The first round plays by the values of pieces and by how easily kings are captured.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.kernels import evaluation
from engines.games.dice_chess.kernels.state import PIECES
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.labs.dice_chess.kernels import training_data
from engines.runtime.executor import Executor
from engines.runtime.streams import derive
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]
Model = npt.NDArray[np.float32]

_MEN: Final = (0.12, 0.35, 0.35, 0.5, 0.9, 0.0)
"""Piece values of the first round, in log-odds."""
_HIDDEN: Final = 0.02
"""Standard deviation of the initial hidden weights."""
_COUNT: Final = 0.3
"""Initial output weight of a hidden unit: for the side to roll, or against it."""
_HIDDEN_SQUARES: Final = 0.1
_BATCH: Final = 50
"""Games between two checks of the monitor."""
_TAUGHT: Final = 5_000
"""Positions learned from between two checks."""
_SEEDS: Final = 1 << 40
_TINY: Final = 1e-9
_HELD: Final = 0.05
"""Share of the positions held out to test the fit."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a fit.

    Attributes:
        games: self-play games of the first round; each round has twice as many as the one before.
        rounds: how often games are played with new weights.
        passes: over the positions of a round.
        rate: the learning rate of the first pass; it falls to a tenth in the last.
    """

    games: int = 5_000
    rounds: int = 4
    passes: int = 4
    rate: float = 0.03
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Round:
    """The results of a round.

    Attributes:
        positions: how many were learned from.
        entropy: mean cross entropy on the held-out positions, in nats.
        floor: the entropy of the win chances themselves, which no weights can beat.
    """

    number: int
    positions: int
    entropy: float
    floor: float


def first_model(seed: int) -> Model:
    """The initial weights, with hidden units that contribute little yet."""
    model = np.ones((2, evaluation.FEATURES + 1, training_data.UNITS), np.float32)
    model[training_data.SQUARES, :, : evaluation.HIDDEN] = _HIDDEN_SQUARES
    weights, counts = model[training_data.VALUES, :-1], model[training_data.VALUES, -1]
    weights[:, training_data.SUM] = first_weights()
    shape = len(weights), evaluation.HIDDEN
    weights[:, : evaluation.HIDDEN] = np.random.default_rng(seed).normal(0.0, _HIDDEN, shape)
    counts[0 : evaluation.HIDDEN : 2], counts[1 : evaluation.HIDDEN : 2] = _COUNT, -_COUNT
    return model


def first_weights() -> Floats:
    """Values of pieces and, for each pair of dangers, the log-odds of winning, all else equal."""
    weights = np.zeros(evaluation.FEATURES)
    places = 32
    for kind in range(2 * PIECES):
        value = _MEN[kind % PIECES]
        first = evaluation.PLACED + places * kind
        weights[first : first + places] = value if kind < PIECES else -value
    typical = [
        float(np.flatnonzero(grade == evaluation.GRADE).mean()) / ROLLS
        for grade in range(evaluation.GRADES)
    ]
    for i, chance in enumerate(typical):
        for j, danger in enumerate(typical):
            win = chance + (1 - chance) * (1 - danger) / 2
            win = min(0.99, max(0.01, win))
            weights[evaluation.DANGER + evaluation.GRADES * i + j] = math.log(win / (1 - win))
    return weights


def whole(model: Model) -> State:
    """The weights as whole numbers, for the kernels."""
    values = model[training_data.VALUES].astype(np.float64)
    hidden = np.round(values[:-1, : evaluation.HIDDEN] * evaluation.FINENESS).astype(np.int64)
    lanes = hidden.reshape(len(hidden), evaluation.WORDS, evaluation.LANES)
    words = (lanes << (evaluation.LANE * np.arange(evaluation.LANES))).sum(axis=2)
    weights: State = np.zeros(evaluation.WEIGHTS, np.int64)
    weights[: evaluation.HIDDEN_AT] = np.round(values[:-1, training_data.SUM] * evaluation.LOGIT)
    weights[evaluation.HIDDEN_AT : evaluation.OUT_AT] = words.reshape(-1)
    weights[evaluation.OUT_AT :] = np.round(values[-1, : evaluation.HIDDEN] * evaluation.LOGIT)
    return weights


def play(
    weights: State, games: int, seed: int, pool: Executor, monitor: Monitor
) -> tuple[State, Floats]:
    """Positions from self-play, and the win chances of the side to roll; fewer if stopped.

    The result is the same for any executor.
    """
    batches = range(0, games, _BATCH)
    watch = None if pool.remote else monitor
    found = [(np.zeros((0, training_data.LESSON), np.int64), np.zeros(0))]
    for result in pool.map(partial(_batch, weights, games, seed, watch), batches, monitor):
        found.append(result)
        monitor.publish((len(found) - 1) / len(batches))
    rows, chances = zip(*found, strict=True)
    return np.concatenate(rows), np.concatenate(chances)


def _batch(
    weights: State, games: int, seed: int, monitor: Monitor | None, first: int
) -> tuple[State, Floats]:
    """The positions of a batch of games from number ``first`` on; none if stopped."""
    count = min(_BATCH, games - first)
    rows = np.zeros((count * training_data.PLIES, training_data.LESSON), np.int64)
    chances = np.zeros(count * training_data.PLIES)
    if monitor is not None and monitor.stop_now():
        return rows[:0], chances[:0]
    start, first_seed = row_of(write(Snapshot())), derive(seed, "lessons") % _SEEDS
    filled = training_data.play_lessons(
        start, weights, first_seed + first, count, workspace().graph, rows, chances
    )
    return rows[:filled].copy(), chances[:filled].copy()


def learn(
    settings: Settings, pool: Executor, monitor: Callable[[str, int], Monitor]
) -> Iterator[tuple[Round, Model]]:
    """Play games with an executor, and fit the weights, round by round.

    ``monitor(title, games)`` makes the monitor of a round. A stopped round is not reported.
    """
    model = first_model(settings.seed)
    for number in range(1, settings.rounds + 1):
        games = settings.games << (number - 1)
        watch = monitor(f"round {number}", games)
        seed = derive(settings.seed, "round", number)
        rows, chances = play(whole(model), games, seed, pool, watch)
        if watch.stop_now():
            return
        order = np.random.default_rng(seed).permutation(len(rows))
        held, taught = np.split(order, [int(_HELD * len(rows))])
        squares = first_model(settings.seed)[training_data.SQUARES]
        model = np.stack([model[training_data.VALUES], squares])
        for i in range(settings.passes):
            rate = settings.rate * 0.1 ** (i / max(1, settings.passes - 1))
            for first in range(0, len(taught), _TAUGHT):
                if watch.stop_now():
                    return
                training_data.fit(rows, chances, taught[first : first + _TAUGHT], model, rate)
        entropy = training_data.fit(rows, chances, held, model, 0.0)
        wanted = np.clip(chances[held], _TINY, 1 - _TINY)
        floor = -(wanted * np.log(wanted) + (1 - wanted) * np.log(1 - wanted)).mean()
        yield Round(number, len(taught), entropy, float(floor)), model

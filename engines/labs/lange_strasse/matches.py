"""Matches of many thousand games between the compiled players, for money.

A block is the same dice in all three rotations of the players. Blocks are independent of each
other, games within one are not, so errors are estimated from the spread between blocks. A player's
result is its mean money per game, in cents.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import CONFIDENCE_95
from engines.contract.monitor import Monitor
from engines.games.lange_strasse import evaluate, learned
from engines.games.lange_strasse.kernels import players as kinds
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.learned import Learned
from engines.games.lange_strasse.tables import shipped
from engines.labs.lange_strasse.kernels import selfplay
from engines.runtime import streams
from engines.runtime.executor import Executor

Floats = npt.NDArray[np.float64]

PLAYERS: Final = {
    "dp": kinds.PUBLISHED,
    "td": kinds.LINEAR,
    "nn": kinds.NETWORK,
}
"""The bots that are compiled, by their names."""
_CHUNK: Final = 8
"""Blocks between two checks of the monitor."""


@dataclass(frozen=True, slots=True)
class Money:
    """What a player won, in cents per game.

    Attributes:
        mean: over all games.
        margin: half the width of the 95% interval, from the spread between blocks.
    """

    mean: float
    margin: float


def result(money: Floats, player: int) -> Money:
    """What a player won in a match of at least one block."""
    values = money[:, :, player].mean(axis=1)
    spread = float(values.std(ddof=1)) if len(values) > 1 else math.inf
    return Money(float(values.mean()), CONFIDENCE_95 * spread / math.sqrt(len(values)))


def knowledge(*learners: Learned) -> kinds.Knowledge:
    """All that the compiled players know; ``learners`` replace shipped ones of their kind."""
    taught = {learner.settings.kind: learner for learner in learners}
    linear, network = (taught.get(kind) or learned.shipped(kind) for kind in learned.KINDS)
    return (
        evaluate.published_points_table(),
        *shipped(),
        linear.weights,
        network.weights,
    )


def play(
    names: Sequence[str],
    games: int,
    seed: int,
    monitor: Monitor | None = None,
    threads: int | None = None,
    learners: Sequence[Learned] = (),
) -> Floats:
    """Play at least ``games`` games, in whole blocks; the same for any number of threads.

    If the monitor ends the work, the blocks finished by then count. ``learners`` play instead of
    the shipped ones of their kind.

    Returns:
        Cents by block, rotation, and player, ``float64[blocks, 3, 3]``.
    """
    monitor = monitor or Monitor()
    seated = np.array([PLAYERS[name] for name in names], np.int64)
    blocks = -(-games // SEATS)
    stream, known = streams.stream(seed, "lange_strasse", "match"), knowledge(*learners)
    money = [np.zeros((0, SEATS, SEATS))]

    def one(first: int) -> Floats | None:
        if monitor.stop_now():
            return None
        last = min(first + _CHUNK, blocks)
        cents = np.zeros((last - first, SEATS, SEATS))
        selfplay.play_blocks(seated, first, last, stream, known, cents)
        return cents

    with Executor(threads) as pool:
        for played in pool.map(one, range(0, blocks, _CHUNK)):
            if played is None:
                break
            money.append(played)
            monitor.publish(_CHUNK * (len(money) - 1) / blocks)
    return np.concatenate(money)

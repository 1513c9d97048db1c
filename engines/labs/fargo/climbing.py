"""Step optimization: hill climbing from strategy vectors to a local optimum (rules, section 5)."""

from enum import Enum
from typing import Final

import numpy as np

from engines.contract.monitor import Monitor
from engines.games.fargo.kernels import turn, vector
from engines.games.fargo.kernels.tables import Ints
from engines.labs.fargo.kernels import evolution

_CHUNK: Final = 4096
"""Vectors whose steps are found between two checks of the monitor, about 15 ms."""
_REMEMBERED: Final = 1 << 17
"""Steps kept; a population of 1,000 takes half as many at first, then a tenth per generation."""
_BASE: Final = 64
"""More than any entry of a feasible vector, in units of 50."""
_PLACES: Final = _BASE ** np.arange(evolution.ENTRIES - 1, -1, -1)


class Steps(Enum):
    """How step optimization climbs: always to the best neighbor, while that is better."""

    NONE = vector.NO_STEPS
    BETWEEN_SCORES = vector.STEPS_BETWEEN_SCORES
    """Neighbors have one entry moved to the next run score at which the play differs."""
    OF_50 = vector.STEPS_OF_50
    """Neighbors have one entry moved by 50 points; gets stuck between scores (original)."""


class Climber:
    """Climbs from feasible vectors to the local optima above them.

    Paths soon meet, so steps are remembered: nearly half of them have been found before.

    Args:
        steps: how it climbs.
        max_moves: the most steps of one vector.
    """

    def __init__(self, steps: Steps, max_moves: int = 100) -> None:
        self._steps = steps
        self._max_moves = max_moves
        self._from = np.full(2 * _REMEMBERED + 1, evolution.NOTHING)
        self._to = np.empty_like(self._from)
        self._used = 0
        self._run = turn.lanes(turn.WIDTH)
        self._weights = np.zeros((vector.CLIMB_ROWS, 2 * turn.WIDTH))

    def climb(self, population: Ints, monitor: Monitor) -> Ints | None:
        """The local optimum above each vector (``int64[n, 8]``, units of 50).

        Without step optimization the vectors themselves; None if the monitor ended the work.
        """
        if self._steps is Steps.NONE:
            return population
        distinct, place = np.unique(_packed(population), return_inverse=True)
        for _ in range(self._max_moves):
            ahead = self._ahead(distinct, monitor)
            if ahead is None:
                return None
            if np.array_equal(ahead, distinct):
                break
            distinct, met = np.unique(ahead, return_inverse=True)
            place = met[place]
        return _unpacked(distinct[place])

    def _ahead(self, packed: Ints, monitor: Monitor) -> Ints | None:
        """Each vector after its best step, or unchanged at a local optimum; None if stopped."""
        ahead = np.empty_like(packed)
        evolution.recall(self._from, self._to, packed, ahead)
        new = np.flatnonzero(ahead == evolution.NOTHING)
        for first in range(0, len(new), _CHUNK):
            if monitor.stop_now():
                return None
            chunk = new[first : first + _CHUNK]
            vectors = _unpacked(packed[chunk])
            vector.best_steps(vectors, self._steps.value, self._run, self._weights)
            ahead[chunk] = _packed(vectors)
            self._remember(packed[chunk], ahead[chunk])
        return ahead

    def _remember(self, packed: Ints, ahead: Ints) -> None:
        """Remember some steps; if there is no room, forget all others first."""
        if self._used + len(packed) > _REMEMBERED:
            self._from[:], self._used = evolution.NOTHING, 0
        evolution.remember(self._from, self._to, packed, ahead)
        self._used += len(packed)


def _packed(vectors: Ints) -> Ints:
    numbers: Ints = vectors @ _PLACES
    return numbers


def _unpacked(numbers: Ints) -> Ints:
    vectors: Ints = numbers[:, None] // _PLACES % _BASE
    return vectors

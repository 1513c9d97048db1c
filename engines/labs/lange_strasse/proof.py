"""How good the optimal player's tables are: the Bellman residual and the best response.

Rules, section 4.6. Both are measured in cents of the seat that moves or responds.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor
from engines.games.lange_strasse import evaluate
from engines.games.lange_strasse.kernels import players, value_table
from engines.games.lange_strasse.kernels.state import SEATS, WORDS
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.games.lange_strasse.solve import CONVERGED_CENTS, LATER, MOST_SWEEPS
from engines.games.lange_strasse.tables import shipped
from engines.labs.lange_strasse.kernels import response, selfplay
from engines.labs.lange_strasse.matches import knowledge
from engines.runtime import streams

Floats = npt.NDArray[np.float64]
Cells = npt.NDArray[np.int64]
_GAMES_AT_ONCE: Final = 10


@dataclass(frozen=True, slots=True)
class Residuals:
    """Values in the tables minus the exact solution of the turn, given the tables after it.

    Attributes:
        open_rounds: of turns before the final round, where play uses the tables.
        last_rounds: of turns of seats 2 and 3 in the final round, which are solved exactly during
            play.
    """

    open_rounds: Floats
    last_rounds: Floats


@dataclass(frozen=True, slots=True)
class Gain:
    """What a seat can gain by playing differently from the others.

    Attributes:
        seat: the seat that responds.
        best: its money per game with the best response.
        same: its money per game if it plays like the others.
    """

    seat: int
    best: float
    same: float

    @property
    def cents(self) -> float:
        """The gain per game."""
        return self.best - self.same


def residuals(turns: int, seed: int, monitor: Monitor | None = None) -> Residuals:
    """The residuals at the first ``turns`` turn starts of self-play; fewer if stopped."""
    monitor = monitor or Monitor()
    found: dict[bool, list[float]] = {False: [], True: []}
    done, first = 0, 0
    while done < turns and not monitor.stop_now():
        for snapshot in _turn_starts(first, seed):
            if done == turns or monitor.stop_now():
                break
            found[snapshot.last_round].append(residual(snapshot))
            done += 1
            monitor.publish(done / turns)
        first += _GAMES_AT_ONCE
    return Residuals(np.array(found[False]), np.array(found[True]))


def _turn_starts(first: int, seed: int) -> list[Snapshot]:
    """The starts of all turns of some games among three optimal players."""
    stream = streams.stream(seed, "lange_strasse", "residual")
    starts = np.zeros((_GAMES_AT_ONCE * 200, WORDS), np.int64)
    count = selfplay.collect_turn_starts(
        players.MONEY, first, first + _GAMES_AT_ONCE, stream, knowledge(), starts
    )
    return [read(state) for state in starts[:count]]


def residual(snapshot: Snapshot) -> float:
    """The residual at the start of a turn, for its mover."""
    before = (snapshot.mover - 1) % SEATS
    first, second = value_table.value_after_turn(
        before,
        np.array(snapshot.scores, np.int64),
        evaluate.flags_of(snapshot),
        snapshot.round - (snapshot.mover == 0),
        shipped(),
    )
    stored = response.seat_value(first, second, snapshot.mover)
    return float(stored - evaluate.solve_turn(snapshot).w[0, 0, 0])


def best_response(
    seat: int,
    monitor: Monitor | None = None,
    report: Callable[[str], None] = lambda _what: None,
) -> Gain | None:
    """What ``seat`` gains against two players that keep to the tables; None if stopped."""
    monitor = monitor or Monitor()
    tables, n = shipped(), response.N
    table = np.zeros((value_table.CLASSES, value_table.FLAGS, SEATS, n, n, n, 2), np.float32)
    response.begin_response(seat, tables.normal, table)

    def sweep(index: int, cells: Cells) -> float:
        largest = 0.0
        for mover in (2, 1, 0):
            for flags in range(value_table.FLAGS):
                if monitor.stop_now():
                    return 0.0
                change = response.sweep_response(seat, index, flags, mover, cells, tables, table)
                largest = max(largest, float(change))
        return largest

    layers = layers_of(n)
    for number, cells in enumerate(layers, 1):  # later rounds share a class: iterate
        for _ in range(MOST_SWEEPS):
            change = sweep(LATER, cells)
            report(f"seat {seat + 1}, later rounds, layer {number} of {len(layers)}")
            if change <= CONVERGED_CENTS:
                break
    for index in range(LATER - 1, -1, -1):  # earlier rounds, backwards: once is enough
        sweep(index, np.arange(n**3))
        report(f"seat {seat + 1}, round {index + 1}")
    if monitor.stop_now():
        return None
    best, same = table[0, 0, 0, 0, 0, 0].tolist()
    return Gain(seat, best, same)


def layers_of(points: int) -> list[Cells]:
    """The cells of a grid in layers of equal index sums, those with the most points first.

    Points only grow, so a layer depends only on itself and those before it.
    """
    place = np.indices((points, points, points)).sum(axis=0).reshape(-1)
    return [np.flatnonzero(place == number) for number in range(3 * points - 3, -1, -1)]

"""The luck of rolls, draws, and the extra die, for the luck ledger."""

import zlib
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Estimate
from engines.contract.bot import Around
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy.judging import WORTH, shipped
from engines.games.roll_galaxy.kernels.rollbot import outlook
from engines.games.roll_galaxy.kernels.rollbot.scratch import paper_for
from engines.games.roll_galaxy.kernels.state import SEATS
from engines.runtime.streams import stream
from engines.runtime.types import Action

Floats = npt.NDArray[np.float64]

_ROUNDS: Final = 1500
"""Rounds played for one chance node, about 30 ms; at least two after each outcome."""
_DRAWN: Final = 300
"""How many outcomes are sampled where there are too many to list."""


def worth_around(position: Position, outcome: Action, monitor: Monitor) -> Around | None:
    """The win chances of every seat before an outcome, the mean of all, and after it.

    After every outcome, Rollbots play the round to its end with the same luck, and the network
    judges the result. The mean change over listed outcomes is exactly zero; where outcomes are
    sampled, it is zero in expectation, because the samples do not depend on the actual outcome.
    None if the monitor has been canceled.
    """
    if monitor.cancelled:
        return None
    state, seats = position.state, position.seats
    seed = zlib.crc32(state.tobytes())
    listed = position.outcomes()
    if listed:
        codes, chances = [code for code, _ in listed], np.array([chance for _, chance in listed])
    else:
        random = stream(seed, "luck")
        codes = [position.sample(random) for _ in range(_DRAWN)]
        chances = np.full(_DRAWN, 1 / _DRAWN)
    found = np.zeros((len(codes) + 1, SEATS))
    rows = max(2, _ROUNDS // len(codes))
    outlook.expect(
        state,
        np.array([*codes, outcome], np.int64),
        paper_for((1,) * SEATS),
        shipped(WORTH),
        seed,
        rows,
        found,
    )
    before, after = (chances @ found[:-1])[:seats], found[-1, :seats]
    drawn = np.zeros(seats) if listed else found[:-1, :seats].std(axis=0) / np.sqrt(_DRAWN)
    return _estimates(before, rows * len(codes), drawn), _estimates(after, rows, np.zeros(seats))


def _estimates(chances: Floats, rounds: int, drawn: Floats) -> tuple[Estimate, ...]:
    """The chances with the errors of this many rounds, each at most a win or a loss."""
    chances = chances.clip(0.0, 1.0)  # rounding may go slightly beyond
    variances = chances * (1.0 - chances) / rounds + drawn**2
    return tuple(map(Estimate, chances.tolist(), np.sqrt(variances).tolist()))

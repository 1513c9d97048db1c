"""What rolls, draws and the extra die are worth, for the luck ledger."""

import zlib
from typing import Final

import numpy as np

from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.streams import stream
from engines.core.types import Action
from engines.games.roll_galaxy.judging import shipped
from engines.games.roll_galaxy.kernels.state import SEATS
from engines.games.roll_galaxy.selfplay import paper_for

_ROUNDS: Final = 1500
"""Rounds that are played for one chance node, some 30 ms; at least two after each outcome."""
_DRAWN: Final = 300
"""Outcomes that stand for all where there are too many to list."""


def luck_of(position: Position, outcome: Action, monitor: Monitor) -> tuple[float, ...] | None:
    """What an outcome is worth to every seat, beyond the mean of all; see ``Bot.luck``.

    After every outcome Rollbots play the round to its end with the same luck, and the network
    judges what they have then. The mean over listed outcomes is exactly zero; where outcomes are
    drawn, it is zero in expectation, because those drawn do not depend on the one that came.
    """
    from engines.games.roll_galaxy.kernels.rollbot import outlook

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
    if len(codes) == 1:
        return (0.0,) * seats
    found = np.zeros((len(codes) + 1, SEATS))
    outlook.expect(
        state,
        np.array([*codes, outcome], np.int64),
        paper_for((1,) * SEATS),
        shipped(),
        seed,
        max(2, _ROUNDS // len(codes)),
        found,
    )
    beyond = found[-1] - chances @ found[:-1]
    return tuple(beyond[:seats].tolist())

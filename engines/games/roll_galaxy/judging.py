"""The networks that ship, and the luck of a chance outcome as one of them judges it.

``WORTH`` judges positions between rounds (``kernels.evaluation``), ``PLAYER`` decides
(``kernels.taught``). ``parlour-lab roll-galaxy fit`` and ``teach`` write them.
"""

import zlib
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Estimate
from engines.contract.bot import Around
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy.kernels.rollbot import outlook
from engines.games.roll_galaxy.kernels.rollbot.scratch import workspace_for
from engines.games.roll_galaxy.kernels.state import SEATS
from engines.runtime import paths, storage
from engines.runtime.streams import stream
from engines.runtime.types import Action

Floats: TypeAlias = npt.NDArray[np.float32]
Chances: TypeAlias = npt.NDArray[np.float64]
Net: TypeAlias = tuple[Floats, ...]
"""The arrays of a network, as its kernels say in ``shapes``."""

WORTH: Final = paths.asset("tables", "roll_galaxy.npz")
PLAYER: Final = paths.asset("tables", "roll_galaxy_player.npz")
_ROUNDS: Final = 1500
"""Rounds played for one chance node, about 30 ms; at least two after each outcome."""
_DRAWN: Final = 300
"""How many outcomes are sampled where there are too many to list."""


@cache
def shipped(file: Path) -> Net:
    """A network of this version of the program."""
    return load(file)


def load(file: Path) -> Net:
    """A network that ``save`` has written; raises StorageError."""
    command = f"parlour-lab roll-galaxy {'teach' if file == PLAYER else 'fit'}"
    told = "errors-weights-roll-galaxy-cannot-read"
    with storage.read_arrays(file, told, command=command) as archive:
        return tuple(archive[f"part_{i}"].astype(np.float32) for i in range(len(archive)))


def save(net: Net, file: Path) -> None:
    """Write a network; half precision is enough and halves the file. Raises StorageError."""
    parts = {f"part_{i}": part.astype(np.float16) for i, part in enumerate(net)}
    storage.write_arrays(file, parts)


def worth_around(position: Position, outcome: Action, monitor: Monitor) -> Around | None:
    """The win chances of every seat before an outcome (the mean over all outcomes) and after it.

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
        workspace_for((1,) * SEATS),
        shipped(WORTH),
        seed,
        rows,
        found,
    )
    before, after = (chances @ found[:-1])[:seats], found[-1, :seats]
    drawn = np.zeros(seats) if listed else found[:-1, :seats].std(axis=0) / np.sqrt(_DRAWN)
    return _estimates(before, rows * len(codes), drawn), _estimates(after, rows, np.zeros(seats))


def _estimates(chances: Chances, rounds: int, drawn: Chances) -> tuple[Estimate, ...]:
    """Chances with standard errors; a round varies at most as much as a win or a loss."""
    chances = chances.clip(0.0, 1.0)  # rounding may go slightly out of range
    variances = chances * (1.0 - chances) / rounds + drawn**2
    return tuple(map(Estimate, chances.tolist(), np.sqrt(variances).tolist()))

"""The weights of ``kernels.evaluation``, and the bots it knows.

``assets/tables/colonizers.npz`` is what ``parlour-lab colonizers fit`` writes without options.
"""

from dataclasses import asdict, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.runtime import storage
from engines.runtime.paths import asset

FILE: Final = asset("tables", "colonizers.npz")
COMMAND: Final = "parlour-lab colonizers fit"
ADVISER: Final = "ismcts"
WHO: Final = ("random", "heuristic", "policy", "maxn", "ismcts_200", ADVISER)
"""Bots that the evaluation distinguishes; anyone else at a table counts as the adviser."""

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Network:
    """The weights of the evaluation.

    Attributes:
        hidden: ``[inputs, units]``.
        who: ``[WHO, seat, units]``, what a hidden unit gets for a bot in a seat.
        before, after: ``[WHO, units]``, what it gets for each bot in an earlier or a later seat:
            a strong one takes the best colonists away.
        strength: ``[units]``, the weights of the hidden units.
        sharp: ``[WHO]``, logarithms of how much a lead means at a bot's table (the mean of all
            seats): less among weak bots than among strong ones.
    """

    hidden: Floats
    who: Floats
    before: Floats
    after: Floats
    strength: Floats
    sharp: Floats

    def sharpness(self, who: npt.NDArray[np.int64]) -> Floats:
        """The factor for strengths at tables ``[..., seats]`` of indices into ``WHO``."""
        found: Floats = np.exp(self.sharp[who].mean(axis=-1))
        return found

    def base(self, who: npt.NDArray[np.int64]) -> Floats:
        """What hidden units get for tables ``[..., seats]``: ``[..., seats, units]``."""
        seats = who.shape[-1]
        earlier, later = np.tri(seats, k=-1), np.tri(seats, k=-1).T
        found: Floats = self.who[who, np.arange(seats)]
        return found + earlier @ self.before[who] + later @ self.after[who]

    def write(self, plan: npt.NDArray[Any], table: tuple[str, ...]) -> None:
        """Write the weights for a table, given the bot at each seat, into the kernels' plan."""
        who = np.array([WHO.index(seated(bot)) for bot in table])
        plan["hidden"] = self.hidden
        plan["strength"] = self.strength * self.sharpness(who)
        plan["base"] = self.base(who)

    def save(self, path: Path) -> None:
        """Write the weights; raises StorageError."""
        storage.write_arrays(path, asdict(self))


def seated(player: str) -> str:
    """The entry of ``WHO`` that stands for a player."""
    return player if player in WHO else ADVISER


def load(path: Path) -> Network:
    """Read weights; raises StorageError."""
    told = "errors-weights-colonizers-cannot-read"
    with storage.read_arrays(path, told, command=COMMAND) as arrays:
        return Network(**{field.name: arrays[field.name] for field in fields(Network)})


@cache
def shipped() -> Network:
    """The weights that ship with Parlour; raises StorageError."""
    return load(FILE)

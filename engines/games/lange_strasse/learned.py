"""The learning players: their weights and how they were trained, on disk and shipped.

``assets/tables/lange_strasse_td.npz`` and ``..._nn.npz`` are what the commands ``parlour-lab
lange-strasse train td`` and ``train nn`` write without further options. If training was stopped,
its file can be resumed.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.runtime import paths
from engines.runtime.errors import OptionError, StorageError
from engines.runtime.storage import read_arrays, write_arrays

Floats = npt.NDArray[np.float64]

LINEAR: Final = "td"
NETWORK: Final = "nn"
KINDS: Final = (LINEAR, NETWORK)


@dataclass(frozen=True, slots=True)
class Settings:
    """How to train; raises OptionError if a number makes no sense.

    Attributes:
        kind: LINEAR or NETWORK.
        games: how many are played.
        seed: the same seed gives the same weights.
        rate: the learning rate of the first game.
        last_rate: that of the last game; in between, it falls linearly.
        epsilon: the share of decisions that are random.
    """

    kind: str
    games: int
    seed: int
    rate: float
    last_rate: float
    epsilon: float

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise OptionError("errors-does-not-learn-train", kind=self.kind, kinds=tuple(KINDS))
        if not 1 <= self.games <= 10_000_000:
            raise OptionError("errors-training-games", games=self.games)
        if not 0.0 <= self.last_rate <= self.rate <= 1.0:
            raise OptionError(
                "errors-learning-rate-falls-most",
                rate=self.rate,
                last_rate=self.last_rate,
            )
        if not 0.0 <= self.epsilon <= 1.0:
            raise OptionError("errors-epsilon-not-share", epsilon=self.epsilon)


DEFAULTS: Final = {
    LINEAR: Settings(LINEAR, games=5_000, seed=1, rate=0.01, last_rate=0.01, epsilon=0.1),
    NETWORK: Settings(NETWORK, games=150_000, seed=1, rate=0.001, last_rate=0.00002, epsilon=0.1),
}
"""How the shipped players were trained. The linear player is trained as published. The published
network learns nothing with its own settings (rules, section 6.2), so ours takes smaller and
shrinking steps and plays many more games."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Weights, and the training that produced them.

    Attributes:
        settings: how it is trained.
        played: how many games it has played so far.
        weights: see ``kernels.players.linear_value`` or ``kernels.network``.
    """

    settings: Settings
    played: int
    weights: Floats = field(repr=False)

    @property
    def complete(self) -> bool:
        """Whether all training games have been played."""
        return self.played >= self.settings.games


def shipped_file(kind: str) -> Path:
    return paths.asset("tables", f"lange_strasse_{kind}.npz")


@cache
def shipped(kind: str) -> Learned:
    """The shipped weights, loaded once."""
    return load(shipped_file(kind))


def save(learned: Learned, file: Path, **more: Floats) -> None:
    """Write ``learned`` and ``more`` arrays, which ``load`` ignores: all or nothing.

    Raises:
        StorageError: the file cannot be written; an existing one is left unchanged.
    """
    settings = learned.settings
    rates = [settings.rate, settings.last_rate, settings.epsilon]
    write_arrays(
        file,
        {
            "kind": np.array(settings.kind),
            "games": np.array(settings.games),
            "seed": np.array(settings.seed),
            "rates": np.array(rates),
            "played": np.array(learned.played),
            "weights": learned.weights,
            **more,
        },
    )


def load(file: Path, told: str = "errors-weights-cannot-read-train") -> Learned:
    """Read what ``save`` wrote; ``told`` is the text for a file that can't be read.

    Raises:
        StorageError: the file is missing, damaged, or from another program.
    """
    try:
        with read_arrays(file, told) as stored:
            learned = _read(stored)
    except OptionError as error:
        raise StorageError(told, path=file, error=str(error)) from error
    if learned.weights.shape != (_size(learned.settings.kind),):
        raise StorageError("errors-weights-do-not-fit", file=file)
    return learned


def _read(stored: Any) -> Learned:
    rate, last_rate, epsilon = stored["rates"].tolist()
    settings = Settings(
        kind=str(stored["kind"]),
        games=int(stored["games"]),
        seed=int(stored["seed"]),
        rate=rate,
        last_rate=last_rate,
        epsilon=epsilon,
    )
    return Learned(settings, int(stored["played"]), stored["weights"].astype(np.float64))


def _size(kind: str) -> int:
    from engines.games.lange_strasse.kernels import features, network  # compiled code

    return features.LINEAR if kind == LINEAR else network.SIZE

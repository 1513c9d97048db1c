"""The weights of ``kernels.evaluation`` that ship with Parlour.

``assets/tables/dice_chess.npz`` is what ``parlour-lab dice-chess fit`` writes without options.
"""

import zipfile
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from engines.runtime.errors import StorageError
from engines.runtime.paths import asset
from engines.runtime.types import State

FILE: Final = asset("tables", "dice_chess.npz")
COMMAND: Final = "parlour-lab dice-chess fit"


def save(weights: State, path: Path) -> None:
    """Write weights; raises StorageError."""
    try:
        np.savez_compressed(path, weights=weights)
    except OSError as error:
        raise StorageError(f"The weights cannot be written to {path} ({error}).") from error


def load(path: Path) -> State:
    """Read weights as the kernels take them; raises StorageError."""
    from engines.games.dice_chess.kernels import evaluation

    try:
        with np.load(path) as arrays:
            weights: State = arrays["weights"]
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise StorageError(
            f"The weights of Dice Chess cannot be read from {path} ({error}). "
            f"'{COMMAND}' makes them anew."
        ) from error
    if weights.shape != (evaluation.WEIGHTS,):
        raise StorageError(
            f"{path} has weights of another version of Dice Chess. '{COMMAND}' makes them anew."
        )
    return weights


@cache
def shipped() -> State:
    """The weights that all bots share; raises StorageError."""
    return load(FILE)

"""The weights of ``kernels.evaluation`` that ship with Parlour.

``assets/tables/dice_chess.npz`` is what ``parlour-lab dice-chess fit`` writes without options.
"""

import zipfile
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from engines.games.dice_chess.kernels import evaluation
from engines.runtime import storage
from engines.runtime.errors import StorageError
from engines.runtime.paths import asset
from engines.runtime.texts import tr
from engines.runtime.types import State

FILE: Final = asset("tables", "dice_chess.npz")
COMMAND: Final = "parlour-lab dice-chess fit"


def save(weights: State, path: Path) -> None:
    """Write weights; raises StorageError."""
    storage.write_arrays(path, {"weights": weights})


def load(path: Path) -> State:
    """Read weights as the kernels take them; raises StorageError."""
    try:
        with np.load(path) as arrays:
            weights: State = arrays["weights"]
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise StorageError(
            tr("errors-weights-dice-chess-cannot", path=path, error=str(error), command=COMMAND)
        ) from error
    if weights.shape != (evaluation.WEIGHTS,):
        raise StorageError(tr("errors-weights-another-version-dice", path=path, command=COMMAND))
    return weights


@cache
def shipped() -> State:
    """The weights that all bots share; raises StorageError."""
    return load(FILE)

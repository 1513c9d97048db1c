"""What ships with Parlour: weights of ``kernels.evaluation``, and the walk of ``cube``.

The files in ``assets/tables`` are what ``parlour-lab dice-chess fit`` and ``cube`` write without
options.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.games.dice_chess.kernels import evaluation
from engines.runtime import storage
from engines.runtime.errors import StorageError
from engines.runtime.paths import asset
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]

WEIGHTS_FILE: Final = asset("tables", "dice_chess.npz")
WALK_FILE: Final = asset("tables", "dice_chess_cube.npz")
GRID: Final = 51
"""Places on the scale of win chances, 0 and 1 among them."""


def _load(path: Path, name: str, shape: tuple[int, ...], command: str) -> npt.NDArray[Any]:
    command = f"parlour-lab dice-chess {command}"
    with storage.read_arrays(path, "errors-table-dice-chess-cannot", command=command) as arrays:
        table: npt.NDArray[Any] = arrays[name]
    if table.shape != shape:
        raise StorageError("errors-table-another-version-dice", path=path, command=command)
    return table


def load_weights(path: Path) -> State:
    """Read weights as the kernels take them; raises StorageError."""
    return _load(path, "weights", (evaluation.WEIGHTS,), "fit")


def save_weights(weights: State, path: Path) -> None:
    """Write weights; raises StorageError."""
    storage.write_arrays(path, {"weights": weights})


@cache
def shipped_weights() -> State:
    """The weights that all bots share; raises StorageError."""
    return load_weights(WEIGHTS_FILE)


def load_walk(path: Path) -> Floats:
    """Read a walk; raises StorageError."""
    return _load(path, "walk", (GRID, GRID + 2), "cube")


def save_walk(walk: Floats, path: Path) -> None:
    """Write a walk; raises StorageError."""
    storage.write_arrays(path, {"walk": walk})

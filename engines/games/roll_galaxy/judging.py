"""The networks that ship: what ``parlour-lab roll-galaxy fit`` and ``teach`` have written.

``WORTH`` judges positions between rounds (``kernels.evaluation``), ``PLAYER`` decides
(``kernels.taught``).
"""

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.runtime import paths, storage

Floats: TypeAlias = npt.NDArray[np.float32]
Net: TypeAlias = tuple[Floats, ...]
"""The arrays of a network, as its kernels say in ``shapes``."""


WORTH: Final = paths.asset("tables", "roll_galaxy.npz")
PLAYER: Final = paths.asset("tables", "roll_galaxy_player.npz")


@cache
def shipped(file: Path) -> Net:
    """A network of this version of the program."""
    return load(file)


def load(file: Path) -> Net:
    """A network that ``save`` has written."""
    with np.load(file, allow_pickle=False) as archive:
        return tuple(archive[f"part_{i}"].astype(np.float32) for i in range(len(archive)))


def save(net: Net, file: Path) -> None:
    """Write a network; half precision is enough and halves the file. Raises StorageError."""
    parts = {f"part_{i}": part.astype(np.float16) for i, part in enumerate(net)}
    storage.write_arrays(file, parts)

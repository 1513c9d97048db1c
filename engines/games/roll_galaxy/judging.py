"""The network that judges positions between rounds (``kernels.worth``), as it is shipped.

``assets/tables/roll_galaxy.npz`` is what ``parlour-lab roll-galaxy fit`` has written.
"""

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.core import places

Floats: TypeAlias = npt.NDArray[np.float32]
Net: TypeAlias = tuple[Floats, Floats, Floats, Floats, Floats, Floats]
"""Weights and offsets of three layers, as ``kernels.worth.shapes`` says."""
_PARTS: Final = 6


def shipped_file() -> Path:
    """Where the shipped network lies."""
    return places.asset("tables", "roll_galaxy.npz")


@cache
def shipped() -> Net:
    """The network of this version of the program."""
    return load(shipped_file())


def load(file: Path) -> Net:
    """A network that ``save`` has written."""
    with np.load(file, allow_pickle=False) as archive:
        parts = [archive[f"part_{i}"].astype(np.float32) for i in range(_PARTS)]
    return parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]


def save(net: Net, file: Path) -> None:
    """Write a network; half precision is enough and halves the file."""
    parts = {f"part_{i}": part.astype(np.float16) for i, part in enumerate(net)}
    np.savez_compressed(file, allow_pickle=False, **parts)

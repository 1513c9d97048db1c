"""Arrays on the disk: a file is written whole or not at all."""

import contextlib
import os
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from engines.runtime.errors import StorageError


def save_arrays(file: Path, arrays: dict[str, npt.NDArray[Any]]) -> None:
    """Write an ``.npz`` archive.

    Raises:
        StorageError: the file cannot be written; one that was there before is as it was.
    """
    part = file.with_name(file.name + ".part")
    try:
        with part.open("wb") as opened:
            np.savez_compressed(opened, allow_pickle=False, **arrays)
            opened.flush()
            os.fsync(opened.fileno())
        part.replace(file)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink()
        reason = error.strerror or str(error)
        raise StorageError(f"{file} cannot be written ({reason}). Choose another file.") from error

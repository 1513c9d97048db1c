"""Solved tables, kept between runs of the program.

A file is an uncompressed ``.npz`` archive: one array, and a stamp over the sources that computed
it. The archive carries checksums, so that damage is noticed; a damaged or outdated file is as good
as none. Writing is atomic, and a table that cannot be written is only lost for the next run.
"""

import hashlib
import logging
import os
import tempfile
import zipfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.core import places

_log = logging.getLogger(__name__)

_KERNELS: Final = Path(__file__).parent / "kernels"


def folder() -> Path:
    """Where the solved tables of Fargo are kept."""
    return places.cache_folder() / "fargo"


@cache
def _stamp(kernels: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for name in kernels:
        digest.update(name.encode() + b"\0" + (_KERNELS / f"{name}.py").read_bytes())
    return digest.hexdigest()


def load(
    name: str, kernels: tuple[str, ...], shape: tuple[int, ...], dtype: npt.DTypeLike
) -> npt.NDArray[Any] | None:
    """The table ``name`` of this shape and type, or None if there is none that is valid.

    ``kernels``: the modules of the ``kernels`` package that computed it; if one has changed since,
    the table is not valid.
    """
    path = folder() / f"{name}.npz"
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            if str(archive["stamp"]) != _stamp(kernels):
                return None
            table: npt.NDArray[Any] = archive["table"]
    except FileNotFoundError:
        return None
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        _log.info("The solved table %s is damaged and will be computed again: %s", path, error)
        return None
    return table if table.shape == shape and table.dtype == dtype else None


def save(name: str, kernels: tuple[str, ...], table: npt.NDArray[Any]) -> None:
    """Keep a table for the next run of the program."""
    path = folder() / f"{name}.npz"
    temporary = None
    try:
        folder().mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder(), suffix=".part", delete=False) as file:
            temporary = Path(file.name)
            np.savez(file, stamp=np.array(_stamp(kernels)), table=table)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        _log.info("The solved table %s cannot be kept: %s", path, error)
        if temporary is not None:
            temporary.unlink(missing_ok=True)

"""Solved tables, kept between runs of the program and shared by all that run.

A file is an uncompressed ``.npz`` archive: one array, and a stamp over the sources that computed
it, whose beginning is also in the file's name. The archive carries checksums, so that damage is
noticed; a damaged or outdated file is as good as none, and the table is solved again. Writing is
atomic, and a table that cannot be written is only lost for the next run.
"""

import hashlib
import logging
import os
import tempfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.core import caches, locks, places
from engines.core.monitor import Monitor

_log = logging.getLogger(__name__)

Table: TypeAlias = npt.NDArray[Any]


_GAMES: Final = Path(__file__).parents[1] / "games"


@cache
def _stamp(game: str, sources: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for source in sources:
        file = _GAMES.joinpath(game, *source.split(".")).with_suffix(".py")
        digest.update(source.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class Kept:
    """A table that is solved once and kept.

    Attributes:
        game: its id.
        name: of the table.
        sources: the modules of the game's package whose code decides what is in it
            (``"kernels.rules"``); if one changes, it is solved anew.
        shape, dtype: of the array.
    """

    game: str
    name: str
    sources: tuple[str, ...]
    shape: tuple[int, ...]
    dtype: type[np.generic]

    @property
    def stamp(self) -> str:
        """SHA-256 (hex) over the sources."""
        return _stamp(self.game, self.sources)

    @property
    def file(self) -> Path:
        """Where it lies, or will lie."""
        return self._folder / f"{self.name}-{self.stamp[: caches.STAMP_DIGITS]}.npz"

    @property
    def _folder(self) -> Path:
        return places.solution_folder() / self.game

    def obtain(self, solve: Callable[[], Table | None], monitor: Monitor) -> Table | None:
        """The table: kept, or solved by ``solve`` and kept.

        Only one process solves; others wait for it. None if ``monitor`` ends the wait, or if
        ``solve`` returns None.
        """
        found = self.load()
        if found is not None:
            return found
        with locks.between_processes(self._folder / f"{self.name}.lock", monitor) as mine:
            if not mine:
                return None
            found = self.load()  # another process may just have solved it
            if found is None:
                found = solve()
                if found is not None:
                    self.save(found)
        return found

    def load(self) -> Table | None:
        """The table, or None if there is none that is valid."""
        try:
            with self.file.open("rb") as file, np.load(file, allow_pickle=False) as archive:
                if str(archive["stamp"]) != self.stamp:
                    return None
                table: Table = archive["table"]
        except FileNotFoundError:
            return None
        except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
            _log.info("The solved table %s is damaged and is solved again: %s", self.file, error)
            return None
        if table.shape != self.shape or table.dtype != self.dtype:
            return None
        caches.note_use(self.file)
        return table

    def save(self, table: Table) -> None:
        """Keep a table, and let go of those that versions which are gone have left."""
        folder, temporary = self._folder, None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=folder, suffix=".part", delete=False) as file:
                temporary = Path(file.name)
                np.savez(file, stamp=np.array(self.stamp), table=table)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(self.file)
        except OSError as error:
            _log.info("The solved table %s cannot be kept: %s", self.file, error)
            if temporary is not None:
                temporary.unlink(missing_ok=True)
            return
        caches.remove_unused(folder, rf"{self.name}-STAMP\.npz", self.file)

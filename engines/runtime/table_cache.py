"""Solved tables, kept between runs of the program and shared by all running copies.

A file is an uncompressed ``.npz`` archive: one array, and a stamp over the code that computed
it, whose beginning is also in the file's name. The archive has checksums, so damage is noticed;
a damaged or outdated file counts as missing, and the table is solved again. Writing is atomic. A
table that can't be written still works in this run, and is solved again in the next.
"""

import ast
import hashlib
import importlib.metadata
import logging
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engines.runtime import caches, locks, paths, storage

_log = logging.getLogger(__name__)

Table: TypeAlias = npt.NDArray[Any]


_ENGINES: Final = Path(__file__).parents[1]


@cache
def _stamp(game: str, module: str) -> str:
    """SHA-256 (hex) over all code that affects a table's values, and the kernels' compiler."""
    digest = hashlib.sha256(importlib.metadata.version("numba").encode())
    folders = (_ENGINES / "games" / game, _ENGINES / "runtime" / "kernels")
    for file in sorted(
        _closure(folders[0].joinpath(*module.split(".")).with_suffix(".py"), folders)
    ):
        name = file.relative_to(_ENGINES).as_posix()
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _closure(first: Path, folders: tuple[Path, ...]) -> set[Path]:
    """``first`` and every module in ``folders`` that it imports, directly or through others."""
    found, waiting = set[Path](), [first]
    while waiting:
        file = waiting.pop()
        if file not in found and any(file.is_relative_to(folder) for folder in folders):
            found.add(file)
            waiting += _imports(file)
    return found


def _imports(file: Path) -> Iterator[Path]:
    """The modules of ``engines`` that a module imports, at any level."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        for name in names:
            path = _ENGINES.parent.joinpath(*name.split("."))
            yield from filter(Path.is_file, (path.with_suffix(".py"), path / "__init__.py"))


@dataclass(frozen=True, slots=True)
class CachedTable:
    """A table that is solved once and kept.

    Attributes:
        game: its id.
        name: of the table.
        solver: the module of the game's package that solves it (``"two_player"``). If it changes,
            or anything of the game or of ``runtime.kernels`` that it imports, the table is solved
            again.
        shape, dtype: of the array.
        family: if there may be many such tables, what their names begin with, before a hyphen and
            hexadecimal digits. Saving one deletes those that nobody has used for a long time.
    """

    game: str
    name: str
    solver: str
    shape: tuple[int, ...]
    dtype: type[np.generic]
    family: str = ""

    @property
    def stamp(self) -> str:
        """SHA-256 (hex) over the code that determines its contents."""
        return _stamp(self.game, self.solver)

    @property
    def file(self) -> Path:
        """Where it is, or will be."""
        return self._folder / f"{self.name}-{self.stamp[: caches.STAMP_DIGITS]}.npz"

    @property
    def _folder(self) -> Path:
        return paths.solution_folder() / self.game

    def obtain(self, solve: Callable[[], Table | None], monitor: locks.Waiting) -> Table | None:
        """The table, from the cache or solved by ``solve`` and then kept.

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
        """The table, or None if there is no valid one."""
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
        """Save a table, and delete those left behind by old versions."""
        folder = self._folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with storage.whole(self.file) as file:
                np.savez(file, stamp=np.array(self.stamp), table=table)
        except OSError as error:
            _log.warning("%s can't be saved, so it will be solved again: %s", self.file, error)
            return
        names = f"{self.family}-[0-9a-f]+" if self.family else self.name
        caches.remove_unused(folder, rf"{names}-STAMP\.npz", self.file)

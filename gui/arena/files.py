"""The tournaments that are kept: one file each, in a folder of the user's data.

Reading, counting and deleting touch the disk: call them in a worker thread.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from engines.arena.config import Setup
from engines.arena.progress import GameId
from engines.arena.tournament_file import SUFFIX, read_header
from engines.runtime import paths
from engines.runtime.errors import ParlourError, StorageError
from engines.runtime.texts import tr

_FOLDER: Final = "arena"
_CHUNK: Final = 1 << 20
_FORBIDDEN: Final = re.compile(r"[^\w.+-]+")


@dataclass(frozen=True, slots=True)
class KeptRun:
    """A tournament in a file.

    Attributes:
        file: where it is.
        setup: what is played; None if the file cannot be read.
        created: when it was begun; for a damaged file, when it was last changed.
        games: finished ones in the file.
        problem: why it cannot be read; empty if it can.
    """

    file: Path
    setup: Setup | None
    created: datetime
    games: int
    problem: str = ""

    @property
    def complete(self) -> bool:
        """Whether all its possible games have been played."""
        return self.setup is not None and self.games >= self.setup.most_games


def folder() -> Path:
    """Where the window keeps tournaments; it need not exist yet."""
    return paths.data_folder() / _FOLDER


def new_file(game: str, now: datetime) -> Path:
    """A file for a new tournament, in a folder that exists.

    Raises:
        StorageError: the folder cannot be made.
    """
    where = folder()
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            tr("errors-tournaments-cannot-keep", folder=where, reason=str(error.strerror))
        ) from error
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    # Numbered, so that names sort as the tournaments were begun, also within a second.
    names = (f"{stem}-{number:03d}{SUFFIX}" for number in range(1, 1000))
    return next(path for name in names if not (path := where / name).exists())


def kept() -> tuple[KeptRun, ...]:
    """All tournaments, newest first; damaged files are among them."""
    found = [_read(file) for file in folder().glob(f"*{SUFFIX}")]
    return tuple(sorted(found, key=lambda each: (each.created, each.file.name), reverse=True))


def _read(file: Path) -> KeptRun:
    try:
        header = read_header(file)
        created = datetime.fromisoformat(header.created)
        return KeptRun(file, header.setup, created, max(0, _lines(file) - 1))
    except (ParlourError, ValueError, OSError) as error:
        return KeptRun(file, None, _changed(file), 0, str(error))


def _lines(file: Path) -> int:
    """The number of whole lines; one that a killed process left unfinished does not count."""
    count = 0
    with file.open("rb") as stream:
        while chunk := stream.read(_CHUNK):
            count += chunk.count(b"\n")
    return count


def _changed(file: Path) -> datetime:
    try:
        return datetime.fromtimestamp(file.stat().st_mtime, UTC)
    except OSError:
        return datetime.fromtimestamp(0, UTC)


def delete(file: Path) -> None:
    """Remove a tournament with all its games; raises StorageError."""
    try:
        file.unlink(missing_ok=True)
        file.with_name(f".{file.name}.lock").unlink(missing_ok=True)
    except OSError as error:
        raise StorageError(
            tr("errors-cannot-delete", file=file, error=str(error.strerror))
        ) from error


def record_name(setup: Setup, game: GameId, names: Sequence[str]) -> str:
    """A file name for the record of a game: "fargo-00001-2-Helena-Collector.parlour.json"."""
    table = f"{game.table + 1}-" if len(setup.places) > 1 else ""
    text = f"{setup.game}-{table}{game.block + 1:05d}-{game.rotation + 1}-{'-'.join(names)}"
    return f"{_FORBIDDEN.sub('_', text)[:150]}.parlour.json"

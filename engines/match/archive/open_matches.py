"""Unfinished matches: one record file each, written after every action."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engines.contract.record import Record
from engines.runtime import storage
from engines.runtime.errors import NewerRecord, ParlourError, RecordError, StorageError

_DURABLE_EVERY_S: Final = 1.0
"""How often to wait for the disk, so that it does not slow down bots that play instantly. A killed
program loses nothing; a power cut, at most the actions of the last second.
"""
_ABANDONED_S: Final = 60.0
"""A half-written file that is older belongs to a program that was killed."""


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match to continue with; ``changed`` is the time of its last action (POSIX seconds)."""

    id: str
    record: Record
    changed: float


class OpenMatches:
    """The open matches in a folder. Use it from one thread at a time.

    Args:
        folder: is made when something is saved.
        now: a clock in seconds, for deciding when to wait for the disk.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder
        self._now = now
        self._durable_at = float("-inf")

    def path(self, match: str) -> Path:
        return self._folder / f"{match}.json"

    def save(self, match: str, record: Record) -> None:
        """Write a match; if that raises StorageError, the earlier file is untouched."""
        durable = self._now() - self._durable_at >= _DURABLE_EVERY_S
        storage.write_text(self.path(match), record.to_json(), durable=durable)
        if durable:
            self._durable_at = self._now()

    def load(self, match: str) -> tuple[Record, RecordError | None]:
        """A match, from its backup if the file is damaged.

        Returns:
            The record, and what was wrong with the newest file (kept aside), or None.

        Raises:
            NewerRecord: a newer program wrote it; it stays where it is.
            RecordError: neither can be read; both files are kept aside.
            StorageError: there is no such file, or it cannot be opened.
        """
        path = self.path(match)
        try:
            return Record.from_json(storage.read_text(path)), None
        except NewerRecord:
            raise
        except RecordError as error:
            damage = error
        backup = path.with_name(path.name + storage.BACKUP)
        if not backup.exists():
            aside = storage.set_aside(path)
            raise RecordError(
                "errors-match-damaged-cannot-continued", path=path, aside=aside
            ) from damage
        try:
            record = Record.from_json(storage.read_text(backup))
        except NewerRecord:
            raise
        except RecordError as error:
            raise RecordError(
                "errors-match-backup-damaged-were",
                path=path,
                kept=storage.set_aside(path),
                backup=storage.set_aside(backup),
            ) from error
        aside = storage.set_aside(path)
        try:
            storage.write_text(path, record.to_json())
        except StorageError:
            aside.replace(path)  # the next attempt finds both files again
            raise
        return record, RecordError("errors-newest-file-damaged", aside=aside)

    def all(self) -> tuple[list[OpenMatch], list[ParlourError]]:
        """All matches, most recently played first, and what was wrong with others.

        Half-written files of killed programs are deleted.
        """
        for half in self._folder.glob(f"*{storage.NEW}"):
            with suppress(OSError):  # its writer has just moved it into place
                if time.time() - half.stat().st_mtime > _ABANDONED_S:
                    half.unlink()
        found: list[OpenMatch] = []
        problems: list[ParlourError] = []
        for path in sorted(self._folder.glob("*.json")):
            try:
                changed = path.stat().st_mtime
                record, damage = self.load(path.stem)
            except ParlourError as error:
                problems.append(error)
                continue
            except OSError as error:
                problems.append(storage.cannot_read(path, error))
                continue
            found.append(OpenMatch(path.stem, record, changed))
            if damage is not None:
                problems.append(damage)
        return sorted(found, key=lambda match: -match.changed), problems

    def remove(self, match: str) -> None:
        """Forget a match; raises StorageError."""
        storage.remove(self.path(match))

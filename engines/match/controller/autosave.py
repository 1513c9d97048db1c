"""Saves a match after every change, without ever making it wait for the disk."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from engines.contract.record import Record
from engines.match.events import SaveFailed
from engines.runtime.errors import StorageError

Autosave: TypeAlias = Callable[[Record], Awaitable[None]]
"""Writes the record after every change; raises StorageError (``Archive.save``)."""


class Saver:
    """Writes the newest record, one at a time.

    Args:
        autosave: where it goes; None: nowhere.
        record: gives the newest record.
        tell: hears of every failure.
    """

    def __init__(
        self,
        autosave: Autosave | None,
        record: Callable[[], Record],
        tell: Callable[[SaveFailed], None],
    ) -> None:
        self._autosave = autosave
        self._record = record
        self._tell = tell
        self._unsaved = self._behind = False
        self._writing: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """The record has changed: write it now, or once the write in progress has ended."""
        self._unsaved = self._autosave is not None
        if self._unsaved and self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def finished(self) -> None:
        """Wait until the newest record is on disk, or could not be written."""
        while self._writing is not None:
            await asyncio.shield(self._writing)

    async def settle(self) -> None:
        """Like ``finished``, and try once more if the newest record could not be written."""
        await self.finished()
        if self._behind:
            self.changed()
            await self.finished()

    async def _write(self) -> None:
        assert self._autosave is not None
        try:
            while self._unsaved:
                self._unsaved = False
                try:
                    await self._autosave(self._record())
                except StorageError as error:
                    self._behind = True
                    self._tell(SaveFailed(error))
                else:
                    self._behind = False
        finally:
            self._writing = None

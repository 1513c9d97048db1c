"""Everything that Parlour keeps on disk about matches, handled in two threads.

The event loop never waits for the disk: every call is awaited. Open matches have one thread, the
library another: when another program locks the library, no match waits for it. Each thread runs its
calls in order, so what is saved first is on disk first.
"""

import asyncio
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from engines.contract.record import Record
from engines.match.archive.library import Library
from engines.match.archive.open_matches import OpenMatch, OpenMatches
from engines.runtime.errors import ParlourError, StorageError

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Archive:
    """Open matches and the library of finished games.

    Args:
        folder: usually ``paths.data_folder()``; made when something is kept.
    """

    def __init__(self, folder: Path) -> None:
        self._matches = OpenMatches(folder / "matches")
        self._library = Library(folder / "library.sqlite3")
        self._saving = ThreadPoolExecutor(1, thread_name_prefix="open matches")
        self._keeping = ThreadPoolExecutor(1, thread_name_prefix="library")

    async def close(self) -> None:
        """Wait until everything is written, and close the files."""
        await self._in_library(self._library.close)
        for thread in (self._saving, self._keeping):
            thread.shutdown()

    async def _in_matches(self, function: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._saving, function)

    async def _in_library(self, function: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._keeping, function)

    # -- open matches -------------------------------------------------------------------------

    def new_match(self) -> str:
        return uuid.uuid4().hex[:12]

    async def save(self, match: str, record: Record) -> None:
        """Write an open match; raises StorageError."""
        await self._in_matches(lambda: self._matches.save(match, record))

    async def open_matches(self) -> tuple[list[OpenMatch], list[ParlourError]]:
        """The unfinished matches, most recently played first, and what was wrong with others.

        Finished games that are in the library are removed.
        """
        found, problems = await self._in_matches(self._matches.all)
        going = []
        for match in found:
            try:
                over, kept = match.record.result is not None, (match.id, match.record.at)
                if over and await self.ask(Library.holds, *kept):
                    await self.discard(match.id)
                    continue
            except StorageError as error:
                problems.append(error)
            going.append(match)
        return going, problems

    async def finish(self, match: str, record: Record) -> int:
        """A game has ended: keep it in the library; return its id there.

        Raises:
            StorageError: the library cannot be written. The open match is kept anyway.
        """
        return await self._in_library(lambda: self._library.add(match, record))

    async def discard(self, match: str) -> None:
        """Forget an open match (one that is in the library, or that nobody wants).

        Raises:
            StorageError: it cannot be removed.
        """
        await self._in_matches(lambda: self._matches.remove(match))

    # -- the library --------------------------------------------------------------------------

    async def ask(
        self, method: Callable[Concatenate[Library, _P], _T], *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Call a method of the library: ``await archive.ask(Library.search, Query())``.

        Raises:
            ParlourError: as the method.
        """
        return await self._in_library(lambda: method(self._library, *args, **kwargs))

    async def problems(self) -> list[StorageError]:
        """What was wrong with the library and was repaired, reported once."""
        return await self._in_library(self._take_problems)

    def _take_problems(self) -> list[StorageError]:
        found = list(self._library.problems)
        self._library.problems.clear()
        return found

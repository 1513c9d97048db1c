"""Which tournament is on the page: begun, read from its file, closed, deleted."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engines.arena.config import Setup
from engines.arena.progress import State as Doing
from engines.arena.tournament import Tournament
from engines.arena.tournament_file import read_header
from engines.contract import compiled
from engines.contract.monitor import Monitor, Stopped
from engines.contract.registry import game as find_game
from engines.runtime.errors import ParlourError
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.errors import telling
from gui.arena import files
from gui.arena.files import KeptRun
from gui.arena.run import TournamentRun

_STATISTICS: Final = "scipy.stats"
"""Imported before the first table needs it, because this import takes long."""


class Keeper(QObject):
    """At most one tournament is open; all are files in the user's data.

    * ``opening(bool)``: a tournament is being opened, or no longer
    * ``read_share(float)``: this share of its file has been read
    * ``leaving``: the one that was open is about to be closed
    * ``opened(TournamentRun)``: another one is open
    * ``kept_read(tuple[KeptRun, ...])``: the tournaments that are kept
    * ``failed(str)``: something could not be done, and why
    """

    opening = Signal(bool)
    read_share = Signal(float)
    leaving = Signal()
    opened = Signal(object)
    kept_read = Signal(object)
    failed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._opening: Monitor | None = None
        self._compiling: asyncio.Future[None] | None = None
        self.run: TournamentRun | None = None

    @property
    def is_opening(self) -> bool:
        return self._opening is not None

    @property
    def active(self) -> bool:
        return self.run is not None and self.run.doing.active

    # -- opening ------------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        """Begin a new tournament and play it."""

        def make(_monitor: Monitor) -> Tournament:
            file = files.new_file(setup.game, datetime.now().astimezone())
            return Tournament.begin(setup, file=file)

        self._start_opening(lambda: setup, make, go_on=True)

    def open(self, file: Path, *, go_on: bool = False) -> None:
        """Open the tournament of a file; ``go_on`` plays what is missing."""
        self._start_opening(
            lambda: read_header(file).setup,
            lambda monitor: Tournament.resume(file, monitor=monitor),
            go_on=go_on,
        )

    def _start_opening(
        self, setup: Callable[[], Setup], make: Callable[[Monitor], Tournament], *, go_on: bool
    ) -> None:
        if self.is_opening or self.active:
            return
        loop = asyncio.get_running_loop()

        def tell(share: float) -> None:
            loop.call_soon_threadsafe(self.read_share.emit, share)

        self._opening = Monitor(tell)
        self.opening.emit(True)
        work = self._open(setup, make, self._opening, go_on=go_on)
        event_loop.spawn(work, "open a tournament")

    def cancel_opening(self) -> bool:
        """Open no other tournament after all; False if none was being opened."""
        if self._opening is None:
            return False
        self._opening.cancel()
        if self._compiling is not None:
            self._compiling.cancel()
        return True

    async def _open(
        self,
        setup: Callable[[], Setup],
        make: Callable[[Monitor], Tournament],
        monitor: Monitor,
        *,
        go_on: bool,
    ) -> None:
        try:
            game = (await event_loop.in_pool(setup)).game
            ready = self._context.kernels.ready(game, compiled.parts_of(find_game(game)))
            self._compiling = asyncio.ensure_future(ready)
            await self._compiling
            await event_loop.in_pool(import_module, _STATISTICS)
            monitor.check()
            await self.close()
            self.run = TournamentRun(await event_loop.in_pool(make, monitor), self)
        except ParlourError as error:
            self.failed.emit(str(error))
            return
        except (Stopped, asyncio.CancelledError):
            if not monitor.cancelled:
                raise
            return
        finally:
            self._opening = self._compiling = None
            self.opening.emit(False)
        self.opened.emit(self.run)
        self.read()
        if go_on:
            self.go_on()

    def go_on(self) -> None:
        """Play, or continue after a pause, a stop or an error."""
        if self.run is not None and self.run.doing is not Doing.COMPLETE:
            self.keep_interrupted(self.run.tournament.file)
            self.run.start()

    def stop(self) -> None:
        """Stop what is being opened, or else played."""
        if not self.cancel_opening() and self.run is not None:
            self.run.stop()

    async def close(self) -> None:
        """Stop the tournament and release its file; it can be opened again."""
        if self.run is not None:
            self.leaving.emit()
            run, self.run = self.run, None
            await run.close()
            run.deleteLater()

    # -- files --------------------------------------------------------------------------------

    def read(self) -> None:
        """Read the list of tournaments again; ``kept_read`` follows."""
        event_loop.spawn(self._read(), "list the tournaments")

    async def _read(self) -> None:
        self.kept_read.emit(await event_loop.in_pool(files.kept))

    def delete(self, kept: KeptRun) -> None:
        """Delete a tournament that is not open."""
        event_loop.spawn(self._delete(kept), "delete a tournament")

    async def _delete(self, kept: KeptRun) -> None:
        with telling(self.failed.emit):
            await event_loop.in_pool(files.delete, kept.file)
        if self._context.settings.get(keys.ARENA_INTERRUPTED) == kept.file.name:
            self.keep_interrupted(None)
        self.read()

    # -- what was interrupted -----------------------------------------------------------------

    def keep_interrupted(self, file: Path | None) -> None:
        """Remember what is being played, so that it is offered if the program ends meanwhile."""
        settings = self._context.settings
        settings.set(keys.ARENA_INTERRUPTED, "" if file is None else file.name)
        settings.save()

    def interrupted(self, kept: tuple[KeptRun, ...]) -> KeptRun | None:
        """The tournament that was running when the program ended, if it can continue."""
        name = self._context.settings.get(keys.ARENA_INTERRUPTED)
        found = next((each for each in kept if each.file.name == name), None)
        return None if found is None or found.setup is None else found

"""A tournament that is open in the window, and what it reports, at most four times a second."""

import asyncio
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engines.arena.config import Setup
from engines.arena.progress import Progress
from engines.arena.progress import State as Doing
from engines.arena.standings import Standings
from engines.arena.tournament import Tournament
from gui.app import event_loop

BEAT_MS: Final = 250
"""News reaches the page this often while games are played."""


class TournamentRun(QObject):
    """A tournament with its news. ``close`` it before letting go of it.

    * ``doing_changed(Doing)``: its state has changed
    * ``standings_changed(Standings)``: there is a newer table
    * ``games_finished(tuple[Played, ...])``: in the order in which they ended
    * ``beat(Progress)``: every quarter of a second while it plays, after all other news
    * ``failed(text)``: something that was asked for cannot be shown, and why
    """

    doing_changed = Signal(object)
    standings_changed = Signal(object)
    games_finished = Signal(object)
    beat = Signal(object)
    failed = Signal(str)

    def __init__(self, tournament: Tournament, parent: QObject) -> None:
        super().__init__(parent)
        self.tournament = tournament
        self._doing = tournament.state
        self._starting: asyncio.Task[None] | None = None
        self._closed = False
        self._told = len(tournament.played)
        self._standings = tournament.standings
        self._timer = QTimer(self, interval=BEAT_MS)
        self._timer.timeout.connect(self._tell)

    @property
    def setup(self) -> Setup:
        return self.tournament.setup

    @property
    def doing(self) -> Doing:
        """Its state, as last reported."""
        return self._doing

    @property
    def progress(self) -> Progress:
        return self.tournament.progress

    @property
    def standings(self) -> Standings:
        return self.tournament.standings

    # -- what can be done ---------------------------------------------------------------------

    def start(self) -> None:
        """Begin, or continue. A pool thread starts it: its threads inherit the low priority."""
        if self._starting is None or self._starting.done():
            self._starting = event_loop.spawn(self._start(), "start a tournament")

    async def _start(self) -> None:
        await event_loop.in_pool(self.tournament.start)
        if not self._closed:
            self._timer.start()
            self._tell()

    def pause(self) -> None:
        """Start no further games for now."""
        self.tournament.pause()
        self._tell()

    def finish(self) -> None:
        """Let the running games finish, then stop."""
        self.tournament.finish()
        self._tell()

    def stop(self) -> None:
        self.tournament.stop()

    async def close(self) -> None:
        """Stop, wait for that, release the file, and report nothing more."""
        self._closed = True
        self._timer.stop()
        if self._starting is not None:
            await asyncio.wait((self._starting,))
        await event_loop.in_pool(self.tournament.close)

    # -- news ---------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Report what is new: of the standings, only the newest."""
        doing = self.tournament.state  # read first, so that the news includes what led to it
        played = self.tournament.played_from(self._told)
        standings = self.tournament.standings
        if played:
            self._told += len(played)
            self.games_finished.emit(played)
        if standings is not self._standings:
            self._standings = standings
            self.standings_changed.emit(standings)
        self.beat.emit(self.tournament.progress)
        if doing is not self._doing:
            self._doing = doing
            self.doing_changed.emit(doing)
        if not doing.active:
            self._timer.stop()

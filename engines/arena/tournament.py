"""A tournament in progress: start it, watch it, pause it, end it, continue it later.

It plays in its own threads and never makes its caller wait (except in ``close`` and ``wait``). All
methods may be called from any thread.
"""

import logging
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from engines.arena.config import Setup
from engines.arena.counting import Counting
from engines.arena.playing import Playing
from engines.arena.progress import GameId, Played, Progress, Running, State
from engines.arena.standings import Standings
from engines.arena.tournament_file import Store
from engines.contract import compiled
from engines.contract.monitor import Monitor, Stopped
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, Node, Record, SeatRecord, now
from engines.runtime.environment import program_version
from engines.runtime.errors import ParlourError, RecordError
from engines.runtime.executor import Executor
from engines.runtime.types import Action

_log = logging.getLogger(__name__)


class Tournament:
    """Plays a setup. Make one with ``begin`` or ``resume``, and ``close`` it at the end.

    Attributes:
        setup: what is played.
    """

    def __init__(
        self,
        setup: Setup,
        store: Store | None,
        workers: int | None,
        cluster: str | None,
        monitor: Monitor | None = None,
    ) -> None:
        self.setup = setup
        self._store = store
        self._workers = workers
        self._cluster = cluster
        self._counting = Counting(setup)
        self._played: list[Played] = []
        for game, result in store.results() if store else ():
            if monitor is not None:
                monitor.check()
            if self._counting.wants(game):
                self._counting.add(game, result)
                self._played.append(self._counting.in_short(game, result))
        self._standings = self._counting.standings(final=True)
        self._state = State.COMPLETE if self._counting.complete else State.READY
        self._error: ParlourError | None = None
        self._lock = threading.RLock()
        self._changed = threading.Condition(self._lock)
        self._thread: threading.Thread | None = None
        self._playing: Playing | None = None
        self._stop = Monitor()

    @classmethod
    def begin(
        cls,
        setup: Setup,
        *,
        file: Path | None = None,
        workers: int | None = None,
        cluster: str | None = None,
    ) -> Self:
        """A new tournament, which has not been started.

        Args:
            setup: what is played.
            file: a new file to save every game to; None: games are counted and forgotten.
            workers: threads; by default one per core.
            cluster: address of a Dask scheduler whose workers play instead.

        Raises:
            UnknownName, OptionError: the setup cannot be played.
            StorageError: the file is there already, or cannot be written.
        """
        setup.check()
        return cls(setup, None if file is None else Store.create(file, setup), workers, cluster)

    @classmethod
    def resume(
        cls,
        file: Path,
        *,
        workers: int | None = None,
        cluster: str | None = None,
        monitor: Monitor | None = None,
    ) -> Self:
        """Load a tournament with all the games in its file; ``start`` continues it.

        It reads the whole file: call it in a worker thread. ``monitor`` is told how far it is.

        Raises:
            Stopped: the monitor has ended the reading.
            StorageError: the file cannot be read or written, or another process writes to it.
            RecordError: it is damaged, not a tournament file, or from another version of Parlour.
            UnknownName, OptionError: the setup in it cannot be played.
        """
        store = Store.open(file, monitor)
        try:
            store.header.setup.check()
            return cls(store.header.setup, store, workers, cluster, monitor)
        except (ParlourError, Stopped):
            store.close()
            raise

    # -- what is known ----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self._state

    @property
    def error(self) -> ParlourError | None:
        """Why it failed."""
        return self._error

    @property
    def file(self) -> Path | None:
        """Where the games are written."""
        return None if self._store is None else self._store.path

    @property
    def standings(self) -> Standings:
        """The latest table, updated now and then while games are played, and at the end."""
        return self._standings

    @property
    def progress(self) -> Progress:
        """Its progress; cheap to ask for."""
        playing = self._playing
        done, total = self._counting.games()
        return Progress(
            state=self._state,
            games=done,
            total=total,
            seconds=playing.seconds if playing else 0.0,
            seconds_left=playing.seconds_left if playing and self._state.active else None,
        )

    @property
    def played(self) -> tuple[Played, ...]:
        """Every game of the file, in the order in which they ended; empty without a file."""
        return self.played_from(0)

    def played_from(self, first: int) -> tuple[Played, ...]:
        """``played`` without its ``first`` games."""
        with self._lock:
            return tuple(self._played[first:])

    def running(self) -> tuple[Running, ...]:
        """The games that are being played on this computer, with their actions so far."""
        now, playing = time.monotonic(), self._playing
        live = sorted(playing.live.copy().items()) if playing else ()
        return tuple(
            Running(game, self._counting.seating_of(game), tuple(actions), now - since)
            for game, (actions, since) in live
        )

    def record(self, game: GameId | Running) -> Record:
        """A finished game of the file, or the moves of a running one so far, as a record to replay.

        It is that of a match with the same seed.

        Raises:
            RecordError: there is no such game.
            StorageError: the file cannot be read.
        """
        if isinstance(game, Running):
            return self._recorded(game.id, game.actions)
        result = self._store.result(game) if self._store else None
        if result is None:
            raise RecordError(
                "errors-game-block-table-not",
                rotation=game.rotation,
                block=game.block,
                table=game.table,
            )
        return self._recorded(game, result.actions)

    def _recorded(self, game: GameId, actions: Sequence[Action]) -> Record:
        setup, names, seating = self.setup, self.setup.names, self._counting.seating_of(game)
        entrants = [setup.entrants[entrant] for entrant in seating]
        position = Position.start(setup.rules(), len(seating), setup.options)
        nodes: list[Node] = []
        for action in actions:
            by = BY_CHANCE if position.is_chance else entrants[position.turn].bot
            after = position.apply(action)  # refuses the contents of a damaged file
            nodes.append(Node(len(nodes) - 1, position.action_text(action), by))
            position = after
        return Record(
            game=setup.rules().id,
            options=setup.rules().options(setup.options),
            seats=tuple(
                SeatRecord(names[index], entrant.bot, entrant.budget)
                for index, entrant in zip(seating, entrants, strict=True)
            ),
            seed=self._counting.contests[game.table].block_seed(game.block),
            created=self._store.header.created if self._store else now(),
            program=program_version(),
            nodes=tuple(nodes),
            at=len(nodes) - 1,
            result=tuple(position.returns().tolist()) if position.is_over else None,
        )

    # -- what can be done -------------------------------------------------------------------------

    def start(self) -> None:
        """Begin, or continue after ``pause``, ``finish``, ``stop`` or a failure."""
        with self._lock:
            if self._state is State.COMPLETE:
                return
            if not self._state.active or self._stop.cancelled:
                before, self._stop, self._error = self._thread, Monitor(), None
                self._thread = threading.Thread(
                    target=self._run,
                    args=(self._stop, before),
                    name="arena-tournament",
                    daemon=True,
                )
                self._thread.start()
            self._enter(State.RUNNING)

    def pause(self) -> None:
        """Start no more games, and finish those in progress. ``start`` continues."""
        with self._lock:
            if self._state in (State.RUNNING, State.FINISHING):
                self._enter(State.PAUSED)

    def finish(self) -> None:
        """Start no more games, and stop when those in progress have ended."""
        with self._lock:
            if self._state in (State.RUNNING, State.PAUSED):
                self._enter(State.FINISHING)

    def stop(self) -> None:
        """Stop at once; games in progress are dropped, and played again after ``start``."""
        with self._lock:
            if self._state.active:
                self._stop.cancel()
                self._poke()

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until nothing is running, whatever the outcome; False if that takes longer."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._state.active, timeout_s)

    def close(self) -> None:
        """Stop, wait until everything has ended, and release the file."""
        self.stop()
        thread = self._thread
        if thread is not None:
            thread.join()
        if self._store is not None:
            self._store.close()

    # -- the thread -------------------------------------------------------------------------------

    def _enter(self, state: State) -> None:
        with self._changed:
            self._state = state
            self._poke()
            self._changed.notify_all()

    def _poke(self) -> None:
        if self._playing is not None:
            self._playing.poke()

    def _run(self, stop: Monitor, before: threading.Thread | None) -> None:
        if before is not None:
            before.join()
        state, failure = State.FAILED, None
        try:
            state = self._play(stop)
        except ParlourError as error:
            failure = error
        except Exception as error:  # noqa: BLE001 - nobody waits for this thread: it tells
            _log.exception("a tournament failed")
            failure = ParlourError(
                "errors-tournament-failed", kind=type(error).__name__, what=str(error)
            )
        with self._lock:
            if stop is self._stop:  # no other run has been started in the meantime
                self._error = failure
                self._enter(state)

    def _play(self, stop: Monitor) -> State:
        """Play until all games are played or someone stops it."""
        parts = compiled.parts_of(self.setup.rules())
        with Executor(self._workers, self._cluster, units=parts, name="arena") as pool:
            playing = Playing(
                self._counting, pool, stop, self._store, self._finished, self._counted
            )
            with self._lock:
                self._playing = playing
            playing.play(lambda: self._state, lambda: self._ends(stop))
        return State.COMPLETE if self._counting.complete else State.STOPPED

    def _ends(self, stop: Monitor) -> bool:
        """Whether a run whose games have ended is over; if so, ``start`` begins another one."""
        with self._lock:
            if self._state is State.FINISHING:
                stop.cancel()
            return stop.cancelled

    def _finished(self, game: Played) -> None:
        if self._store is not None:
            with self._lock:
                self._played.append(game)

    def _counted(self, standings: Standings) -> None:
        self._standings = standings

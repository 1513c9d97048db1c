"""The loop of a tournament: hand out games, write their results, count them, report them."""

import queue
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from typing import Final, TypeAlias

from engines.arena.blocks import GameResult, play_game
from engines.arena.contest import Contest
from engines.arena.counting import Counting
from engines.arena.progress import GameId, Played, State
from engines.arena.standings import Standings
from engines.arena.tournament_file import Store
from engines.contract.monitor import Monitor, Stopped
from engines.runtime.executor import ClusterError, Executor
from engines.runtime.types import Action

_AHEAD: Final = 2
"""Pieces per worker handed out in advance, so that no worker waits for the loop."""
_PIECE_S: Final = 0.3
"""A piece of work for a cluster should take about this long, so that overhead is small."""
_LARGEST_PIECE: Final = 256
_STANDINGS_S: Final = 0.5
"""How often the standings are recomputed, unless that takes more than a tenth of the time."""

_Piece: TypeAlias = tuple[GameId, ...]
_Handed: TypeAlias = "Future[tuple[GameResult, ...]]"


class Playing:
    """One run of the loop, in the thread that calls ``play``.

    Args:
        counting: what is to be played and what has been.
        pool: the workers that play.
        stop: canceled, it drops the games that are running.
        store: takes every game before it counts.
        finished: called with every game that counts or will count.
        counted: called with the standings now and then, and at the end.

    Attributes:
        live: the games that are being played in this process: their actions so far, since when.
    """

    def __init__(
        self,
        counting: Counting,
        pool: Executor,
        stop: Monitor,
        store: Store | None,
        finished: Callable[[Played], None],
        counted: Callable[[Standings], None],
    ) -> None:
        self._counting = counting
        self._pool = pool
        self._stop = stop
        self._store = store
        self._finished = finished
        self._counted = counted
        self.live: dict[GameId, tuple[list[Action], float]] = {}
        self._inbox: queue.SimpleQueue[_Handed | None] = queue.SimpleQueue()
        self._todo = counting.todo()
        self._again: deque[GameId] = deque()
        self._out: dict[_Handed, _Piece] = {}
        self._taken_back: set[_Handed] = set()
        self._exhausted = False
        self._done = 0
        self._games_s = 0.0
        self._stale = False
        self._next_standings = 0.0
        self._before_s = 0.0
        self._since: float | None = None

    def poke(self) -> None:
        """Make the loop check the state again; from any thread."""
        self._inbox.put(None)

    @property
    def seconds(self) -> float:
        """For how long games have been played."""
        since = self._since
        return self._before_s + (0.0 if since is None else time.monotonic() - since)

    @property
    def seconds_left(self) -> float | None:
        """Until everything is played, at the speed of this run; None before the first game."""
        if not self._done:
            return None
        done, total = self._counting.games()
        return self.seconds / self._done * (total - done)

    def play(self, state: Callable[[], State], ends: Callable[[], bool]) -> None:
        """Play until nothing is left, or a person has ended it and no game is running.

        Args:
            state: games are handed out while it is RUNNING.
            ends: asked when no game is running: whether a person has ended it.

        Raises:
            StorageError: a game cannot be written.
            ClusterError: the cluster is gone.
        """
        try:
            while True:
                if state() is State.RUNNING and not self._stop.cancelled:
                    self._hand_out()
                else:
                    self._take_back(everything=self._stop.cancelled)
                over = self._exhausted and not self._again
                if not self._out and (over or ends()):
                    return
                self._await()
        except BaseException:
            self._stop.cancel()
            raise
        finally:
            self._take_back(everything=True)
            self._show(final=True)

    # -- handing out ------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        while len(self._out) < _AHEAD * self._pool.size:
            piece = self._next_piece()
            if not piece:
                self._exhausted = True
                return
            future = self._submitted(piece)
            self._out[future] = piece
            future.add_done_callback(self._inbox.put)

    def _submitted(self, piece: _Piece) -> _Handed:
        if not self._pool.remote:
            return self._pool.submit(self._play_here, piece)
        contests = self._counting.contests
        tasks = [(contests[game.table], game.block, game.rotation) for game in piece]
        return self._pool.submit(play_games, tasks)

    def _play_here(self, piece: _Piece) -> tuple[GameResult, ...]:
        return tuple(map(self._play_one, piece))

    def _play_one(self, game: GameId) -> GameResult:
        contest, actions = self._counting.contests[game.table], list[Action]()
        self.live[game] = actions, time.monotonic()
        try:
            return play_game(contest, game.block, game.rotation, self._stop, actions)
        finally:
            del self.live[game]

    def _next_piece(self) -> _Piece:
        """The next games that are wanted: one, or as many as a worker of a cluster should get."""
        most = 1
        if self._pool.remote and self._done:
            mean_s = max(self._games_s / self._done, 1e-6)
            most = max(1, min(_LARGEST_PIECE, round(_PIECE_S / mean_s)))
        piece: list[GameId] = []
        while len(piece) < most:
            game = self._again.popleft() if self._again else next(self._todo, None)
            if game is None:
                break
            if self._counting.wants(game):
                piece.append(game)
        return tuple(piece)

    def _take_back(self, *, everything: bool) -> None:
        """Cancel the pieces that have not begun.

        A cluster does not say which ones have, so there this is done only if ``everything`` ends.
        """
        if everything or not self._pool.remote:
            for future in list(self._out):
                self._taken_back.add(future)
                future.cancel()

    # -- taking in --------------------------------------------------------------------------------

    def _await(self) -> None:
        """Wait for something to happen, and handle everything that has."""
        begun = time.monotonic()
        self._since = begun if self._out else None
        wait = max(0.0, self._next_standings - begun) if self._stale else None
        came: list[_Handed] = []
        with suppress(queue.Empty):
            message = self._inbox.get(timeout=wait)
            while True:
                if message is not None:
                    came.append(message)
                message = self._inbox.get_nowait()
        if self._out:
            self._before_s += time.monotonic() - begun
        self._since = None
        found = [pair for future in came for pair in self._results(future)]
        self._keep(found)
        if self._stale and time.monotonic() >= self._next_standings:
            self._show(final=False)

    def _results(self, future: _Handed) -> list[tuple[GameId, GameResult]]:
        """The wanted games of a piece; a piece that was not played is put aside."""
        piece = self._out.pop(future)
        try:
            results = future.result()
        except (CancelledError, Stopped) as error:
            if isinstance(error, CancelledError) and future not in self._taken_back:
                raise ClusterError("errors-cluster-gone-finished-games") from error
            self._again.extend(piece)
            return []
        finally:
            self._taken_back.discard(future)
        return [pair for pair in zip(piece, results, strict=True) if self._counting.wants(pair[0])]

    def _keep(self, found: Sequence[tuple[GameId, GameResult]]) -> None:
        """Write games, and count them when they are on the disk."""
        written = 0
        try:
            for game, result in found:
                if self._store is not None:
                    self._store.add(game, result)
                written += 1
        finally:
            if self._store is not None and written:
                self._store.sync()
            self._count(found[:written])

    def _count(self, found: Sequence[tuple[GameId, GameResult]]) -> None:
        for game, result in found:
            if not self._counting.wants(game):  # its table has been decided by one before it
                continue
            self._done += 1
            self._games_s += sum(each.seconds for each in result.thinking)
            self._finished(self._counting.in_short(game, result))
            self._stale = self._counting.add(game, result) or self._stale

    def _show(self, *, final: bool) -> None:
        """Recompute the standings."""
        begun = time.monotonic()
        self._counted(self._counting.standings(final=final))
        now = time.monotonic()
        self._stale = False
        self._next_standings = now + max(_STANDINGS_S, 10 * (now - begun))


def play_games(games: Sequence[tuple[Contest, int, int]]) -> tuple[GameResult, ...]:
    """Play games of contests, by block and rotation: the task of a cluster's worker."""
    return tuple(play_game(*game) for game in games)

"""Many games side by side; results depend neither on how many there are nor on where they run.

Bots think in compiled code without the GIL, so threads really run side by side. The same games can
be played by a cluster: a game is a pure function of plain data.
"""

import threading
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Final, TypeVar

from engines.arena.blocks import BlockResult, GameResult, Stop, play_block, play_game
from engines.arena.contest import Contest
from engines.arena.progress import GameId
from engines.contract import compiled, registry
from engines.runtime.executor import Executor, Threads, executor
from engines.runtime.types import Action

_PIECE_S: Final = 0.3
"""A piece of work for a cluster should take about this long, so that overhead is small."""
_LARGEST_PIECE: Final = 256
_Played = TypeVar("_Played")


def run(
    contest: Contest, blocks: Iterable[int], workers: int | None = None
) -> Generator[BlockResult, None, None]:
    """Play ``blocks`` and yield their results in that order, each as soon as it is ready.

    Closing the iterator stops the games that are being played and waits for their threads.

    Raises:
        UnknownName, OptionError: the contest cannot be played.
    """
    contest.check()
    return in_threads(partial(play_block, contest), blocks, workers)


def in_threads(
    play: Callable[[int, Stop], _Played], numbers: Iterable[int], workers: int | None = None
) -> Generator[_Played, None, None]:
    """Yield what ``play`` makes of each number, in order. Closing the iterator stops the games."""
    stop = Stop()
    pool = Threads(workers, "arena")
    try:
        yield from pool.map(lambda number: play(number, stop), numbers)
    finally:
        stop.request()
        pool.close()


class Live:
    """A game that is being played in this process: its actions so far, and since when."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.since = time.monotonic()


class Players:
    """Plays games of a tournament's contests, in threads or on a cluster.

    Args:
        contests: one for each table.
        pool: the workers; closed by ``close``.
        stop: stops the games that are played here.
    """

    def __init__(self, contests: Sequence[Contest], pool: Executor, stop: Stop) -> None:
        self._contests = contests
        self._executor = pool
        self._stop = stop
        self._live: dict[GameId, Live] = {}
        self._lock = threading.Lock()

    @property
    def size(self) -> int:
        """How many games are played at a time."""
        return self._executor.size

    @property
    def remote(self) -> bool:
        """Whether other processes play, which do not report what they have begun."""
        return self._executor.remote

    def piece(self, mean_seconds: float | None) -> int:
        """How many games to hand out together, if one takes this long."""
        if not self._executor.remote or mean_seconds is None:
            return 1
        return max(1, min(_LARGEST_PIECE, round(_PIECE_S / max(mean_seconds, 1e-6))))

    def submit(self, games: Sequence[GameId]) -> "Future[tuple[GameResult, ...]]":
        """Have some games played.

        After a stop, the future raises ``blocks.Stopped`` or is canceled.
        """
        if self._executor.remote:
            tasks = [(self._contests[game.table], game.block, game.rotation) for game in games]
            return self._executor.submit(play_games, tasks)
        return self._executor.submit(self._play_here, tuple(games))

    def _play_here(self, games: Sequence[GameId]) -> tuple[GameResult, ...]:
        return tuple(map(self._play_one, games))

    def _play_one(self, game: GameId) -> GameResult:
        contest, live = self._contests[game.table], Live()
        with self._lock:
            self._live[game] = live
        try:
            return play_game(contest, game.block, game.rotation, self._stop, live.actions)
        finally:
            with self._lock:
                del self._live[game]

    def live(self) -> dict[GameId, Live]:
        """The games that are being played in this process."""
        with self._lock:
            return dict(self._live)

    def close(self) -> None:
        """Stop what is played here, and release the workers."""
        self._stop.request()
        self._executor.close()


def play_games(games: Sequence[tuple[Contest, int, int]]) -> tuple[GameResult, ...]:
    """Play games of contests, by block and rotation: the task of a cluster's worker."""
    return tuple(play_game(*game) for game in games)


def players(
    contests: Sequence[Contest],
    stop: Stop,
    workers: int | None = None,
    cluster: str | None = None,
) -> Players:
    """Players in threads of this process, or on the cluster at an address.

    Raises:
        ClusterError: the cluster cannot be used.
    """
    parts = compiled.parts_of(registry.game(contests[0].game))
    return Players(contests, executor(workers, cluster, units=parts, name="arena"), stop)

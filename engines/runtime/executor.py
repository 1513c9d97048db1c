"""Executors for independent pieces of work: threads of this process, or a Dask cluster.

A piece is a function of plain data without side effects, so it can run anywhere, twice if need be,
and always gives the same result. The cluster is the user's own (``dask scheduler``, ``dask
worker``); ``engines/arena/README.md`` says how to start one.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from typing import Any, Final, ParamSpec, Self, TypeVar

from engines.runtime import warmup
from engines.runtime.environment import program_version, usable_cores
from engines.runtime.errors import ParlourError
from engines.runtime.locks import Waiting

_Args = ParamSpec("_Args")
_Item = TypeVar("_Item")
_Made = TypeVar("_Made")

_AHEAD: Final = 4
"""Pieces per worker that may be finished or in progress ahead of the one being waited for."""
_CONNECT_S: Final = 20.0
_LOOK_S: Final = 0.1
_RETRIES: Final = 10
"""How many times a piece is restarted when its worker dies."""


class ClusterError(ParlourError):
    """A cluster cannot be reached, runs another version of Parlour, or has lost its workers."""


class Executor:
    """Does pieces of work side by side. Close it when they are done, or use it in ``with``.

    If a worker of a cluster dies, another one redoes its piece. Workers may join and leave while
    it is used; the scheduler waits for one if there is none.

    Args:
        threads: how many of this process; by default one per core.
        cluster: address of a Dask scheduler that is used instead, ``"tcp://127.0.0.1:8786"``.
        units: of compiled code that every worker of a cluster prepares before its first piece.
        name: of the threads.

    Attributes:
        remote: whether pieces are done in other processes: functions and data must be picklable.

    Raises:
        ClusterError: Dask is not installed, nobody answers at this address, there are no workers,
            or one of them runs another version of Parlour.
    """

    def __init__(
        self,
        threads: int | None = None,
        cluster: str | None = None,
        *,
        units: tuple[str, ...] = (),
        name: str = "executor",
    ) -> None:
        self.remote = cluster is not None
        self._threads, self._units = threads or usable_cores(), units
        self._client = None if cluster is None else _connected(cluster)
        self._pool: Any = (
            ThreadPoolExecutor(self._threads, thread_name_prefix=name)
            if self._client is None
            else self._client.get_executor(pure=False, retries=_RETRIES)
        )

    @property
    def size(self) -> int:
        """How many pieces are done at a time: on a cluster, one per thread of its workers."""
        if self._client is None:
            return self._threads
        return max(1, sum(map(int, self._client.nthreads().values())))

    def submit(
        self, work: Callable[_Args, _Made], /, *args: _Args.args, **named: _Args.kwargs
    ) -> "Future[_Made]":
        """Submit a piece to the next free thread, or to any worker."""
        handed: Future[_Made] = (
            self._pool.submit(_prepared, self._units, work, *args, **named)
            if self.remote
            else self._pool.submit(work, *args, **named)
        )
        return handed

    def close(self) -> None:
        """Drop what hasn't been started, and wait for the rest; on a cluster, ignore it."""
        if self._client is None:
            self._pool.shutdown(cancel_futures=True)
        else:
            self._pool.shutdown(wait=False)
            self._client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def map(
        self,
        work: Callable[[_Item], _Made],
        items: Iterable[_Item],
        monitor: Waiting | None = None,
    ) -> Iterator[_Made]:
        """Yield the results for all items in order, each as soon as it and all before it are done.

        Only as many pieces are handed out as it takes to keep everyone busy.

        Args:
            work: the function to call for each item.
            items: consumed as needed.
            monitor: ends it early. Pieces that run here check the monitor themselves and are all
                returned; those on a cluster can't, so the first unfinished one and everything
                after it are left out.

        Raises:
            ClusterError: the cluster has lost a piece for good.
        """
        waiting: deque[Future[_Made]] = deque()
        todo = iter(items)
        try:
            while True:
                for item in todo:
                    waiting.append(self.submit(work, item))
                    if len(waiting) >= _AHEAD * self.size:
                        break
                if not waiting or (self.remote and not _awaited(waiting[0], monitor)):
                    return
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


_prepare_once: Final = cache(warmup.warm_up)


def _prepared(
    units: tuple[str, ...], work: Callable[..., _Made], /, *args: Any, **named: Any
) -> _Made:
    _prepare_once(units)
    return work(*args, **named)


def _awaited(future: "Future[_Made]", monitor: Waiting | None) -> bool:
    """Wait for a piece; False if the monitor ended the wait."""
    while monitor is None or not monitor.stop_now():
        if wait([future], _LOOK_S).done:
            return True
    return False


def _connected(address: str) -> Any:
    """A client of the scheduler there, whose workers all run this program."""
    try:
        import distributed  # not everyone has Dask
    except ImportError as error:
        raise ClusterError("errors-dask-not-installed-install") from error
    try:
        dask: Any = distributed
        dask.comm.resolve_address(address)  # without this, a client that can't be made never closes
        client = dask.Client(address, timeout=_CONNECT_S, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise ClusterError(
            "errors-no-scheduler-answers-start", address=address, error=str(error)
        ) from error
    own, found = program_version(), client.run(program_version)
    others = [(worker, version) for worker, version in found.items() if version != own]
    if found and not others:
        return client
    client.close()
    if not found:
        raise ClusterError("errors-cluster-no-workers-start", address=address)
    worker, version = others[0]
    raise ClusterError("errors-worker-parlour-but-games", worker=worker, version=version, own=own)

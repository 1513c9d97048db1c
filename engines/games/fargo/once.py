"""Slow solutions: computed by one thread at a time, and kept."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from engines.contract.monitor import Monitor, Stopped
from engines.runtime.locks import between_threads

_K = TypeVar("_K")
_V = TypeVar("_V")


class Once(Generic[_K, _V]):
    """Solutions by key.

    Args:
        most: how many are kept; the oldest is dropped.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[_K, _V] = {}
        self._lock = threading.Lock()

    def __contains__(self, key: _K) -> bool:
        return key in self._found

    def get(self, key: _K, solve: Callable[[], _V], monitor: Monitor) -> _V:
        """The solution for ``key``, solved here if no thread has done so.

        Raises:
            Stopped: the monitor has ended the work, or the wait for another thread's.
        """
        with between_threads(self._lock, monitor) as mine:
            if not mine:
                raise Stopped
            if key not in self._found:
                found = solve()
                if len(self._found) == self._most:
                    del self._found[next(iter(self._found))]
                self._found[key] = found
            return self._found[key]

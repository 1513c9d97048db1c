"""Runs searches in chunks, with cancel, deadline, progress, and threads.

A search is one or more independent *parts*. Each is advanced by one thread at a time, in chunks
that are measured to take about ``CHUNK_S``; what a part finds does not depend on how its work is
cut into chunks, so a budget that is not time gives the same result on any computer.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import inf
from threading import Event
from typing import Final

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.runtime.environment import usable_cores
from engines.runtime.executor import Executor
from engines.runtime.streams import derive

CHUNK_S: Final = 0.025
_FIRST_CHUNK: Final = 1
_FASTER: Final = 8
_MOST: Final = 1 << 40
_WORD: Final = 1 << 64

PLAYOUTS_PER_DEPTH: Final = 1000
"""Playouts per unit of depth if only depth is limited, in searches that choose their own depth."""
WORK_PER_DEPTH: Final = 100_000
"""Nodes or playouts per depth after which a full-width search limited only by depth ends."""


def threads_for(budget: Budget) -> int:
    """How many threads share a search: one if its result must be the same on any computer."""
    return 1 if budget.repeatable else max(1, usable_cores() - 1)


def kernel_seed(seed: int, *keys: int | str) -> int:
    """A seed derived as ``engines.runtime.streams`` does, as the signed int64 that kernels take."""
    word = derive(seed, *keys)
    return word - _WORD if word >= _WORD // 2 else word


def limit_of(budget: Budget) -> int | None:
    """How many playouts ``budget`` allows, or None if only time limits it.

    An iteration of a tree search adds at most one node, so a node limit counts the same. A depth
    means nothing to searches that choose their own; if it is the only limit, each unit of it allows
    ``PLAYOUTS_PER_DEPTH`` playouts.
    """
    limits = [limit for limit in (budget.playouts, budget.nodes) if limit is not None]
    if not limits and budget.seconds is None and budget.depth is not None:
        return PLAYOUTS_PER_DEPTH * budget.depth
    return min(limits, default=None)


class Part(ABC):
    """One independent piece of a search.

    Args:
        quota: units of work (playouts, nodes) after which it is finished; None: never.
    """

    def __init__(self, quota: int | None) -> None:
        self.quota = quota
        self.done = 0

    @property
    def finished(self) -> bool:
        return self.quota is not None and self.done >= self.quota

    def advance(self, units: int) -> None:
        """Do up to ``units`` units of work, fewer at the quota or when canceled."""
        if self.quota is not None:
            units = min(units, self.quota - self.done)
        self.done += self.work(units)

    @abstractmethod
    def work(self, units: int) -> int:
        """Do up to ``units`` units of work; return how many were done."""

    def rest(self) -> None:  # noqa: B027
        """Called after a chunk, by the thread that made it: time to note how things stand."""


class Pace:
    """Finds out how many units take ``CHUNK_S``."""

    def __init__(self) -> None:
        self._units = _FIRST_CHUNK
        self._rate = 0.0

    def units(self, remaining_s: float) -> int:
        """How many units to do next, with ``remaining_s`` seconds left."""
        if self._rate and remaining_s < CHUNK_S:
            return max(1, min(self._units, int(self._rate * remaining_s)))
        return self._units

    def learn(self, units: int, seconds: float) -> None:
        if units == 0:
            return
        self._rate = units / max(seconds, 1e-6)
        ceiling = min(max(_FIRST_CHUNK, self._units * _FASTER), _MOST)
        self._units = max(1, int(min(self._rate * CHUNK_S, ceiling)))


def run(
    parts: Sequence[Part],
    monitor: Monitor,
    threads: int = 1,
    publish: Callable[[], None] | None = None,
    until_s: float = inf,
) -> None:
    """Advance all parts until they are finished, or ``monitor`` says stop.

    Args:
        parts: thread ``i`` of n gets the parts i, i + n, ...
        monitor: asked between chunks.
        threads: how many, the calling one included.
        publish: called by the calling thread after each of its chunks.
        until_s: stop when this many seconds have passed since ``monitor.start``.

    Raises:
        Exception: whatever a part raised; the others have stopped by then.
    """
    failed = Event()
    groups = [parts[i::threads] for i in range(threads)]
    if threads == 1:
        _advance_all(groups[0], monitor, failed, until_s, publish)
        return
    with Executor(threads - 1, name="search") as pool:
        others = [
            pool.submit(_advance_all, group, monitor, failed, until_s) for group in groups[1:]
        ]
        _advance_all(groups[0], monitor, failed, until_s, publish)
        for other in others:
            other.result()


def _advance_all(
    parts: Sequence[Part],
    monitor: Monitor,
    failed: Event,
    until_s: float,
    publish: Callable[[], None] | None = None,
) -> None:
    """Advance ``parts`` in turn; if one raises, tell the other threads."""
    paces = [Pace() for _ in parts]
    try:
        while not failed.is_set() and any(not part.finished for part in parts):
            for part, pace in zip(parts, paces, strict=True):
                if part.finished:
                    continue
                left_s = min(monitor.remaining_s, until_s - monitor.elapsed_s)
                if left_s <= 0 or monitor.stop_now():
                    return
                before, started = part.done, time.perf_counter()
                part.advance(pace.units(left_s))
                pace.learn(part.done - before, time.perf_counter() - started)
                part.rest()
            if publish is not None:
                publish()
    except BaseException:
        failed.set()
        raise


def shares(total: int | None, parts: int) -> list[int | None]:
    """``total`` split into equal shares, the first ones larger by one if it does not divide."""
    if total is None:
        return [None] * parts
    return [total // parts + (i < total % parts) for i in range(parts)]


def progress(done: int, total: int | None, monitor: Monitor) -> float:
    """The share of a budget used up, 0..1: of the work or of the time, whichever is more."""
    of_work = done / total if total else 0.0
    left = monitor.remaining_s
    of_time = 0.0 if left == inf else monitor.elapsed_s / (monitor.elapsed_s + left)
    return max(of_work, of_time)

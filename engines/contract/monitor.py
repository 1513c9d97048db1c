"""The link between a search and whatever waits for it: cancel, deadline, progress, best so far.

The worker calls ``stop_now`` between chunks of 20 to 50 ms and ``publish`` with its best lines so
far; the waiting side calls ``cancel`` from any thread. Kernels that run longer take ``flags`` and
check ``flags[0]`` once per playout.
"""

import time
from collections.abc import Callable
from typing import Final

import numpy as np

from engines.contract.analysis import Analysis, Work
from engines.contract.budget import Budget

PUBLISH_INTERVAL_S: Final = 0.1


class Stopped(Exception):
    """A monitor has ended the work."""


class Monitor:
    """Watches one piece of work. Make a new one for each.

    Args:
        on_progress: called in the worker thread with the share done (0..1), at most ten times a
            second.
        on_analysis: called in the worker thread with the best analysis so far, also at most ten
            times a second.

    Attributes:
        flags: ``int64[1]``, 1 after ``cancel``; for kernels.
        started: whether the clock is running.
    """

    def __init__(
        self,
        on_progress: Callable[[float], None] | None = None,
        on_analysis: Callable[[Analysis], None] | None = None,
    ) -> None:
        self.flags = np.zeros(1, np.int64)
        self._on_progress = on_progress
        self._on_analysis = on_analysis
        self.started = False
        self._started = time.monotonic()
        self._deadline = float("inf")
        self._next_publication = 0.0

    def start(self, budget: Budget | None = None) -> None:
        """Start the clock. Called first thing in the worker."""
        self.started = True
        self._started = time.monotonic()
        if budget is not None and budget.seconds is not None:
            self._deadline = self._started + budget.seconds

    def cancel(self) -> None:
        """Ask the worker to stop and to return the best so far. May be called at any time."""
        self.flags[0] = 1

    @property
    def cancelled(self) -> bool:
        return bool(self.flags[0])

    def check(self) -> None:
        """Raise Stopped after ``cancel``."""
        if self.cancelled:
            raise Stopped

    @property
    def elapsed_s(self) -> float:
        """Seconds since ``start``."""
        return time.monotonic() - self._started

    def spent(
        self,
        *,
        playouts: int = 0,
        nodes: int = 0,
        depth: int = 0,
        table_hits: int = 0,
        exact: bool = False,
    ) -> Work:
        """The work done since ``start``; see ``Work``."""
        return Work(self.elapsed_s, playouts, nodes, depth, table_hits, exact, self.cancelled)

    @property
    def remaining_s(self) -> float:
        """Seconds until the deadline; infinite without one, never negative."""
        return max(0.0, self._deadline - time.monotonic())

    def stop_now(self) -> bool:
        """Whether the work must end: canceled, or the deadline has passed."""
        return self.cancelled or time.monotonic() >= self._deadline

    def publish(self, progress: float, analysis: Callable[[], Analysis] | None = None) -> None:
        """Report progress (0..1) and the best analysis so far, built only if it is wanted."""
        now = time.monotonic()
        if now < self._next_publication:
            return
        self._next_publication = now + PUBLISH_INTERVAL_S
        if self._on_progress is not None:
            self._on_progress(min(1.0, max(0.0, progress)))
        if self._on_analysis is not None and analysis is not None:
            self._on_analysis(analysis())

    def quiet(self) -> "Monitor":
        """A monitor that stops when this one does, but reports nothing: for a part of the work."""
        part = Monitor()
        part.flags, part._deadline = self.flags, self._deadline
        return part

    def relayed(self, change: Callable[[Analysis], Analysis]) -> "Monitor":
        """A monitor with the same flags that changes analyses before passing them on.

        For a bot that asks another one and changes what it says.
        """
        tell = self._on_analysis
        relay = Monitor(self._on_progress, tell and (lambda found: tell(change(found))))
        relay.flags = self.flags
        return relay

"""Thinking time of each seat.

The time of past decisions is in the history (``Node.seconds``), so undo gives time back and a
resumed match goes on where it stood. The clock itself only knows the decision that is being taken.
"""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from engines.core.types import Seat
from engines.session.history import History
from engines.session.table import TimeLimit


@dataclass(frozen=True, slots=True)
class Reading:
    """What the clock of one seat shows.

    Attributes:
        elapsed_s: thinking time so far, the running decision included.
        decisions: how many were taken.
        left_s: what is left of the limit, negative once it is used up; infinite without a limit.
        running: whether this seat is thinking now.
    """

    elapsed_s: float
    decisions: int
    left_s: float
    running: bool


class Stopwatch:
    """Measures one decision; can be halted and go on."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._before = 0.0
        self._since: float | None = None

    def restart(self) -> None:
        """Begin at zero, running."""
        self._before = 0.0
        self._since = self._now()

    def reset(self) -> None:
        """Stand at zero."""
        self._before = 0.0
        self._since = None

    def halt(self) -> None:
        """Stand still; ``go_on`` continues."""
        self._before = self.seconds
        self._since = None

    def go_on(self) -> None:
        """Run again; does nothing if it runs."""
        if self._since is None:
            self._since = self._now()

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """What it shows."""
        return self._before + (0.0 if self._since is None else self._now() - self._since)


class Clock:
    """The clocks of one match.

    Args:
        history: where past decisions took ``Node.seconds`` each.
        loop: tells ``on_time_up`` when a limit is reached.
        on_time_up: called with the seat whose time has just run out.
    """

    def __init__(
        self,
        history: History,
        loop: asyncio.AbstractEventLoop,
        on_time_up: Callable[[Seat], None],
    ) -> None:
        self._history = history
        self._loop = loop
        self._on_time_up = on_time_up
        self._watch = Stopwatch()
        self._seat: Seat | None = None
        self._decided = False
        self._timer: asyncio.TimerHandle | None = None
        self.limit: TimeLimit | None = None

    def begin(self, seat: Seat, *, running: bool = True) -> None:
        """A seat starts a decision; the clock stands until ``go_on`` if not ``running``."""
        self.end()
        self._seat, self._decided = seat, False
        if running:
            self._watch.restart()
        self._set_timer()

    def end(self) -> None:
        """The decision is over or void."""
        self._watch.reset()
        self._seat = None
        self._set_timer()

    @property
    def seconds(self) -> float:
        """What the present decision has taken so far; 0 if nobody is deciding."""
        return self._watch.seconds

    def halt(self) -> None:
        """Stand still during a pause."""
        self._watch.halt()
        self._set_timer()

    def decided(self) -> None:
        """Stand still for good: the decision is made and waits to be shown."""
        self._decided = True
        self.halt()

    def go_on(self) -> None:
        """Go on after ``halt``; does nothing if nobody is deciding."""
        if self._seat is not None and not self._decided:
            self._watch.go_on()
        self._set_timer()

    def set_limit(self, limit: TimeLimit | None) -> None:
        """Use another time limit from now on."""
        self.limit = limit
        self._set_timer()

    def readings(self) -> tuple[Reading, ...]:
        """The clocks of all seats at the place that the table shows."""
        history = self._history
        seats = len(history.seats)
        elapsed, decisions = [0.0] * seats, [0] * seats
        for index in history.path():
            node = history.node(index)
            seat = history.turn_at(node.parent)
            if seat >= 0:
                elapsed[seat] += node.seconds
                decisions[seat] += 1
        if self._seat is not None:
            elapsed[self._seat] += self._watch.seconds
        return tuple(
            Reading(
                elapsed_s=elapsed[seat],
                decisions=decisions[seat],
                left_s=self._left(elapsed[seat], decisions[seat]),
                running=seat == self._seat and self._watch.running,
            )
            for seat in range(seats)
        )

    def _left(self, elapsed_s: float, decisions: int) -> float:
        if self.limit is None:
            return math.inf
        return self.limit.seconds + self.limit.increment * decisions - elapsed_s

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.limit is None or self._seat is None or not self._watch.running:
            return
        left = self.readings()[self._seat].left_s
        if left > 0:
            self._timer = self._loop.call_later(left, self._on_time_up, self._seat)

"""Thinking time of each seat.

The time of past decisions is in the history (``Node.seconds``), so undo gives time back and a
resumed match continues where it stopped. The clock itself only knows the decision that is being
taken.
"""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from engines.match.history import History
from engines.runtime.types import Seat


@dataclass(frozen=True, slots=True)
class Reading:
    """What the clock of one seat shows.

    Attributes:
        elapsed_s: thinking time so far, the running decision included.
        left_s: what is left, negative once it is used up; infinite without clocks.
        running: whether this seat is thinking now.
    """

    elapsed_s: float
    left_s: float
    running: bool


class Stopwatch:
    """Measures one decision; can be halted and resumed."""

    def __init__(self) -> None:
        self._before = 0.0
        self._since: float | None = None

    def restart(self, seconds: float = 0.0, *, running: bool = True) -> None:
        """Start at zero or at ``seconds``; wait there for ``go_on`` if not ``running``."""
        self._before = seconds
        self._since = time.monotonic() if running else None

    def reset(self) -> None:
        """Stop at zero."""
        self._before = 0.0
        self._since = None

    def halt(self) -> None:
        """Stop; ``go_on`` continues."""
        self._before = self.seconds
        self._since = None

    def go_on(self) -> None:
        """Run again; does nothing if it is running."""
        if self._since is None:
            self._since = time.monotonic()

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def seconds(self) -> float:
        return self._before + (0.0 if self._since is None else time.monotonic() - self._since)


class Clock:
    """The clocks of one match, one for each seat; ``Record.clock`` says how much time they give.

    Args:
        history: where past decisions took ``Node.seconds`` each.
        loop: tells ``on_time_up`` when a seat has no time left.
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
        self._timer: asyncio.Handle | None = None
        self._node = history.at
        self._interrupted: tuple[Seat, int, float] | None = None

    def begin(self, seat: Seat, *, running: bool = True, spent_s: float = 0.0) -> None:
        """A seat starts a decision, on which it has already spent ``spent_s``.

        The clock is stopped until ``go_on`` if not ``running``. A decision that was interrupted, by
        another player at the seat for instance, continues where the clock stopped.
        """
        self.end()
        self._seat, self._decided, self._node = seat, False, self._history.at
        if self._interrupted is not None and self._interrupted[:2] == (seat, self._node):
            spent_s = self._interrupted[2]
        self._watch.restart(spent_s, running=running)
        self._set_timer()

    def end(self) -> None:
        """The decision is over or void, or interrupted if the table still shows the same node."""
        if self._seat is not None:
            stands = self._node == self._history.at
            now = (self._seat, self._node, self._watch.seconds)
            self._interrupted = now if stands else None
        self._watch.reset()
        self._seat = None
        self._set_timer()

    @property
    def seconds(self) -> float:
        """How long the current decision has taken so far; 0 if nobody is deciding."""
        return self._watch.seconds

    def halt(self) -> None:
        """Stop during a pause."""
        self._watch.halt()
        self._set_timer()

    def decided(self) -> None:
        """Stop for good: the decision is made and waits to be shown."""
        self._decided = True
        self.halt()

    def go_on(self) -> None:
        """Continue after ``halt``; does nothing if nobody is deciding."""
        if self._seat is not None and not self._decided:
            self._watch.go_on()
        self._set_timer()

    def readings(self) -> tuple[Reading, ...]:
        """The clocks of all seats at the place that the table shows."""
        used = [_Used() for _ in self._history.head.seats]
        path = self._history.path()
        for node in path:
            self._add(used, node)
        if self._seat is not None:
            used[self._seat].add(self._turn_at(self._history.at), self._watch.seconds)
        return tuple(
            Reading(
                elapsed_s=one.elapsed_s,
                left_s=self._left(one),
                running=seat == self._seat and self._watch.running,
            )
            for seat, one in enumerate(used)
        )

    def _turn_at(self, node: int) -> int:
        return self._history.place(node).moment.turn

    def _add(self, used: "list[_Used]", index: int) -> None:
        node, history = self._history.node(index), self._history
        turn = self._turn_at(node.parent)
        used[history.place(node.parent).seat].add(turn, node.seconds)
        if self._turn_at(index) != turn:
            used[history.place(node.parent).owner].turns += 1

    def _left(self, used: "_Used") -> float:
        control = self._history.head.clock
        if control is None:
            return math.inf
        if control.per_turn:
            now = self._turn_at(self._history.at)
            return control.seconds - (used.in_turn_s if used.turn == now else 0.0)
        return control.seconds + control.increment * used.turns - used.elapsed_s

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._history.head.clock is None or self._seat is None or not self._watch.running:
            return
        left = self.readings()[self._seat].left_s
        if left > 0:  # a timer may come early
            self._timer = self._loop.call_later(left, self._set_timer)
        else:
            self._timer = self._loop.call_soon(self._on_time_up, self._seat)


@dataclass(slots=True)
class _Used:
    """The time that a seat has used.

    Attributes:
        elapsed_s: in the whole game.
        in_turn_s, turn: in the turn in which it was last asked, and the number of that turn.
        turns: how many of its turns are completed.
    """

    elapsed_s: float = 0.0
    in_turn_s: float = 0.0
    turn: int = 0
    turns: int = 0

    def add(self, turn: int, seconds: float) -> None:
        """Add the time of a decision in ``turn``."""
        self.elapsed_s += seconds
        self.in_turn_s = seconds + (self.in_turn_s if turn == self.turn else 0.0)
        self.turn = turn

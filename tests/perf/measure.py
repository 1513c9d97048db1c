"""What the benchmarks measure with: lateness of a timer, CPU time of single events."""

import asyncio
import cProfile
import io
import pstats
import statistics
import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QTimerEvent
from PySide6.QtWidgets import QApplication

TICK_MS: Final = 16
LATE_MS: Final = 20.0
"""The window is smooth while 99% of all ticks are less late than this."""
LONG_MS: Final = 10.0
"""No single event should keep the interface thread busy for longer."""
WORTH_TELLING_MS: Final = 1.0
"""Shorter events are left out of what made a tick late."""
EDGES_MS: Final = (1, 2, 5, 10, 20, 50, 100)
_BAR: Final = 50
_PROFILE_LINES: Final = 12


@dataclass(frozen=True, slots=True)
class LongEvent:
    """One event: what it was, and what it cost in milliseconds."""

    phase: str
    name: str
    cpu_ms: float
    wall_ms: float
    profile: str = ""


@dataclass(frozen=True, slots=True)
class BusyTick:
    """A tick that the interface thread's own work made late, and the events of that work."""

    phase: str
    own_ms: float
    events: tuple[LongEvent, ...]


@dataclass(slots=True)
class Log:
    """Everything that was measured, by phase of the scenario."""

    phase: str = ""
    late_ms: dict[str, list[float]] = field(default_factory=dict)
    own_ms: dict[str, list[float]] = field(default_factory=dict)
    longest: dict[str, LongEvent] = field(default_factory=dict)
    long_events: list[LongEvent] = field(default_factory=list)
    events: int = 0
    busy_ticks: list[BusyTick] = field(default_factory=list)
    _since_tick: list[LongEvent] = field(default_factory=list)

    def tick(self, late_ms: float, cpu_ms: float) -> None:
        """Record a tick: how late it came, and the thread's CPU time since the last one."""
        own_ms = min(late_ms, cpu_ms)
        self.late_ms.setdefault(self.phase, []).append(late_ms)
        self.own_ms.setdefault(self.phase, []).append(own_ms)
        events, self._since_tick = self._since_tick, []
        if own_ms >= LATE_MS:
            self.busy_ticks.append(BusyTick(self.phase, own_ms, tuple(events)))

    def event(self, event: LongEvent) -> None:
        """An event was handled."""
        self.events += 1
        if event.cpu_ms >= WORTH_TELLING_MS:
            self._since_tick.append(event)
        known = self.longest.get(event.phase)
        if known is None or event.cpu_ms > known.cpu_ms:
            self.longest[event.phase] = event
        if event.cpu_ms >= LONG_MS:
            self.long_events.append(event)


class MeasuredApplication(QApplication):
    """Measures every event that the interface thread handles."""

    log = Log()
    profiling = False
    inside = False

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        if self.inside:
            return super().notify(receiver, event)
        self.inside = True
        name = _name(receiver, event)
        profile = cProfile.Profile(time.thread_time) if self.profiling else None
        wall, cpu = time.perf_counter(), time.thread_time()
        try:
            if profile is None:
                return super().notify(receiver, event)
            return profile.runcall(super().notify, receiver, event)
        finally:
            cpu_ms = (time.thread_time() - cpu) * 1000
            wall_ms = (time.perf_counter() - wall) * 1000
            text = _stats(profile) if profile is not None and cpu_ms >= LONG_MS else ""
            self.log.event(LongEvent(self.log.phase, name, cpu_ms, wall_ms, text))
            self.inside = False


class Ticker(QObject):
    """A precise timer that tells a log how late it is each time.

    A tick is late because the interface thread works, or because it waits for a core or for the
    interpreter. The CPU time between two ticks tells how much of it can be its own work.
    """

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log
        self._expected = 0.0
        self._worked = 0.0
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin to measure."""
        self._expected = time.perf_counter() + TICK_MS / 1000
        self._worked = time.thread_time()
        self._timer.start()

    def stop(self) -> None:
        """Measure no more."""
        self._timer.stop()

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        late_ms, cpu_ms = (now - self._expected) * 1000, (worked - self._worked) * 1000
        self._log.tick(max(0.0, late_ms), cpu_ms)
        self._expected, self._worked = now + TICK_MS / 1000, worked


def share_in_time(late_ms: Sequence[float]) -> float:
    """The share of ticks that are less late than ``LATE_MS``; 1.0 without ticks."""
    return sum(late < LATE_MS for late in late_ms) / len(late_ms) if late_ms else 1.0


def histogram(late_ms: Sequence[float]) -> list[tuple[str, int]]:
    """How many ticks are how late, from punctual to very late."""
    counts = [0] * (len(EDGES_MS) + 1)
    for late in late_ms:
        counts[bisect_right(EDGES_MS, late)] += 1
    names = [f"< {edge} ms" for edge in EDGES_MS] + [f">= {EDGES_MS[-1]} ms"]
    return list(zip(names, counts, strict=True))


def histogram_lines(late_ms: Sequence[float]) -> list[str]:
    total = max(1, len(late_ms))
    return [
        f"  {name:>9}  {count:6d}  {count / total:7.2%}  {'#' * round(_BAR * count / total)}"
        for name, count in histogram(late_ms)
    ]


def summary(late_ms: Sequence[float]) -> str:
    """Median, 99% and worst, and the share in time."""
    if not late_ms:
        return "nothing measured"
    ordered = sorted(late_ms)
    high = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return (
        f"{len(ordered)} ticks, median {statistics.median(ordered):.1f}, 99 % {high:.1f}, "
        f"worst {ordered[-1]:.1f} ms, {share_in_time(ordered):.2%} under {LATE_MS:g} ms"
    )


def _name(receiver: QObject, event: QEvent) -> str:
    named = receiver.objectName()
    kind = type(receiver).__name__ + (f" {named}" if named else "")
    if isinstance(event, QTimerEvent):
        owner = f"{kind} in {type(receiver.parent()).__name__}"
        kind = _coroutine(receiver, event.timerId()) or owner
    return f"{event.type().name} of {kind}"


def _coroutine(receiver: QObject, timer: int) -> str:
    """What asyncio's event loop runs in this timer event; empty if the timer is not its own."""
    handle = getattr(receiver, "_SimpleTimer__callbacks", {}).get(timer)
    if handle is None:
        return ""
    task = getattr(handle._callback, "__self__", None)
    return task.get_name() if isinstance(task, asyncio.Task) else repr(handle._callback)


def _stats(profile: cProfile.Profile) -> str:
    text = io.StringIO()
    pstats.Stats(profile, stream=text).sort_stats("cumulative").print_stats(_PROFILE_LINES)
    return text.getvalue()

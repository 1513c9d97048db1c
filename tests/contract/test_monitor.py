"""The monitor: cancel, deadline, progress."""

import threading
from typing import cast

import pytest

from engines.contract import monitor as monitor_module
from engines.contract.analysis import Analysis
from engines.contract.budget import Budget
from engines.contract.monitor import PUBLISH_INTERVAL_S, Monitor


class Clock:
    """Time that passes when it is told to."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(monitor_module, "time", clock)
    return clock


def test_without_seconds_nothing_stops_the_work(clock: Clock) -> None:
    monitor = Monitor()
    monitor.start(Budget(playouts=5))
    clock.now += 1e6
    assert not monitor.stop_now()
    assert monitor.remaining_s == float("inf")
    assert monitor.elapsed_s == 1e6


def test_the_deadline_counts_from_the_start_of_the_work(clock: Clock) -> None:
    monitor = Monitor()
    clock.now += 50  # waiting for a free thread
    monitor.start(Budget(seconds=2))
    assert monitor.remaining_s == 2
    clock.now += 1.5
    assert (monitor.elapsed_s, monitor.remaining_s, monitor.stop_now()) == (1.5, 0.5, False)
    clock.now += 0.5
    assert monitor.stop_now()
    clock.now += 5
    assert monitor.remaining_s == 0


def test_a_cancel_is_seen_by_python_and_by_kernels() -> None:
    monitor = Monitor()
    monitor.start(Budget(seconds=100))
    flags = monitor.flags
    assert (monitor.cancelled, monitor.stop_now(), flags[0]) == (False, False, 0)
    canceller = threading.Thread(target=monitor.cancel)
    canceller.start()
    canceller.join()
    assert (monitor.cancelled, monitor.stop_now(), flags[0]) == (True, True, 1)


def test_a_cancel_before_the_start_stays(clock: Clock) -> None:
    monitor = Monitor()
    monitor.cancel()
    monitor.start(Budget(seconds=2))
    assert monitor.stop_now()


def test_progress_is_published_at_most_ten_times_a_second(clock: Clock) -> None:
    shares: list[float] = []
    monitor = Monitor(on_progress=shares.append)
    for step in range(100):
        monitor.publish(step / 100)
        clock.now += PUBLISH_INTERVAL_S / 3.9
    assert shares == [step / 100 for step in range(0, 100, 4)]


def test_a_quiet_monitor_stops_with_the_other_but_reports_nothing(clock: Clock) -> None:
    shares: list[float] = []
    monitor = Monitor(on_progress=shares.append)
    monitor.start(Budget(seconds=2))
    for stop in (monitor.cancel, lambda: setattr(clock, "now", clock.now + 2)):
        part = monitor.quiet()
        part.publish(0.5)
        assert (shares, part.stop_now()) == ([], False)
        stop()
        assert part.stop_now()
        monitor.flags[0] = 0


def test_progress_stays_between_nothing_and_all(clock: Clock) -> None:
    shares: list[float] = []
    monitor = Monitor(on_progress=shares.append)
    for share in (-0.5, 1.5):
        monitor.publish(share)
        clock.now += 1
    assert shares == [0.0, 1.0]


def test_the_analysis_is_built_only_when_somebody_gets_it(clock: Clock) -> None:
    built = 0
    shares: list[float] = []
    answer = cast("Analysis", object())

    def build() -> Analysis:
        nonlocal built
        built += 1
        return answer

    Monitor(on_progress=shares.append).publish(0.5, build)
    assert built == 0
    got: list[Analysis] = []
    monitor = Monitor(on_analysis=got.append)
    monitor.publish(0.5, build)
    monitor.publish(0.6, build)
    monitor.publish(0.7)
    assert (built, got) == (1, [answer])

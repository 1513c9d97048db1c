"""The arithmetic of the benchmarks; no test depends on what they measure."""

from tests.perf.measure import Log, LongEvent, histogram, share_in_time, summary


def test_the_histogram_counts_every_tick_once() -> None:
    late = [0.0, 0.99, 1.0, 4.9, 19.9, 20.0, 99.0, 100.0, 3000.0]
    counts = dict(histogram(late))
    assert sum(counts.values()) == len(late)
    assert counts["< 1 ms"] == 2
    assert counts["< 20 ms"] == 1
    assert counts["< 50 ms"] == 1
    assert counts[">= 100 ms"] == 2


def test_the_share_in_time_is_that_under_20_ms() -> None:
    assert share_in_time([19.9, 20.0, 5.0, 500.0]) == 0.5
    assert share_in_time([]) == 1.0
    assert "50.00% under 20 ms" in summary([19.9, 20.0])


def test_lateness_counts_as_own_work_as_far_as_there_was_any() -> None:
    log = Log(phase="play")
    for late_ms, cpu_ms in ((30.0, 4.0), (0.0, 12.0), (25.0, 40.0)):
        log.tick(late_ms, cpu_ms)
    assert log.late_ms["play"] == [30.0, 0.0, 25.0]
    assert log.own_ms["play"] == [4.0, 0.0, 25.0]


def test_the_longest_event_of_a_phase_is_kept_and_long_ones_are_listed() -> None:
    log = Log()
    for phase, cpu_ms in (("play", 3.0), ("play", 12.0), ("play", 4.0), ("rest", 1.0)):
        log.event(LongEvent(phase, "Timer", cpu_ms, cpu_ms))
    assert log.longest["play"].cpu_ms == 12.0
    assert log.longest["rest"].cpu_ms == 1.0
    assert [event.cpu_ms for event in log.long_events] == [12.0]
    assert log.events == 4

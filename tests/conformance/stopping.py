"""How much work is done after a cancel, in CPU time of the thread that was asked.

CPU time does not count what other programs do meanwhile. It still varies a little, so a stop is
tried several times and the quickest counts: work that checks for a cancel too seldom is late every
time.
"""

import threading
import time
from collections.abc import Callable
from typing import Final

from engines.contract.monitor import Monitor

PROMISED_STOP_S: Final = 0.05
_LOOK_S: Final = 0.001


def stop(work: Callable[[], object], monitor: Monitor, spent_s: float) -> float | None:
    """Cancel ``work`` once it has used ``spent_s``; return what it used after that.

    None if it finished before that. ``spent_s`` includes helper threads, since the thread that was
    asked may wait for them.
    """
    clock = time.pthread_getcpuclockid(threading.get_ident())
    begun = time.process_time()
    done = threading.Event()
    cancelled_at: list[float] = []

    def cancel() -> None:
        while time.process_time() < begun + spent_s:
            if done.wait(_LOOK_S):
                return
        cancelled_at.append(time.clock_gettime(clock))
        monitor.cancel()

    watch = threading.Thread(target=cancel)
    watch.start()
    try:
        work()
        ended = time.thread_time()
    finally:
        done.set()
        watch.join()
    return ended - cancelled_at[0] if cancelled_at else None


def quickest_stop(
    work: Callable[[], object], monitor: Monitor, spent_s: float, attempts: int = 3
) -> float:
    """The quickest of some attempts, which end with the first one that keeps the promise.

    ``monitor`` is the one that ``work`` looks at; it is reset for each attempt.
    """
    quickest = float("inf")
    for _ in range(attempts):
        monitor.flags[0] = 0
        used = stop(work, monitor, spent_s)
        quickest = min(quickest, 0.0 if used is None else used)
        if quickest < PROMISED_STOP_S:
            break
    return quickest

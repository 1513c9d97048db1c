"""Many blocks on threads; results come in order, the same for any number of threads.

Bots think in compiled code without the GIL, so threads really run side by side.
"""

import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Final

from engines.arena.blocks import BlockResult, Stop, play_block
from engines.arena.contest import Contest

# Blocks per thread that may be finished or under way ahead of the one that is waited for.
_AHEAD: Final = 4


def default_workers() -> int:
    """One thread per core."""
    return os.cpu_count() or 1


def run(
    contest: Contest, blocks: Iterable[int], workers: int | None = None
) -> Generator[BlockResult, None, None]:
    """Play ``blocks`` and yield their results in that order, each as soon as it is there.

    Closing the iterator stops the games that are being played and waits for their threads.

    Raises:
        UnknownName, OptionError: the contest cannot be played.
    """
    contest.check()
    return _results(contest, iter(blocks), workers or default_workers())


def _results(
    contest: Contest, blocks: Iterator[int], workers: int
) -> Generator[BlockResult, None, None]:
    stop = Stop()
    pool = ThreadPoolExecutor(workers, thread_name_prefix="arena")
    waiting: deque[Future[BlockResult]] = deque()
    try:
        while True:
            room = _AHEAD * workers - len(waiting)
            for block in islice(blocks, room):
                waiting.append(pool.submit(play_block, contest, block, stop))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        stop.request()
        pool.shutdown(cancel_futures=True)

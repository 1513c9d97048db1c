"""Worker threads, as sessions need them.

The window passes its own pool, tests and command-line programs a ``ThreadWorkers``.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from engines.contract.bot import Bot

_T = TypeVar("_T")


class Workers(Protocol):
    """Runs functions away from the event loop."""

    async def run(self, function: Callable[[], _T], bot: Bot | None = None) -> _T:
        """Await ``function()``, run in a worker thread once what ``bot`` needs is there.

        Cancelling the awaiting coroutine does not stop the function: whoever wants that gives it a
        monitor and cancels that too.
        """
        ...


class ThreadWorkers:
    """Workers from the standard library.

    Args:
        threads: how many may work at once.
    """

    def __init__(self, threads: int = 4) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="parlour")

    async def run(self, function: Callable[[], _T], bot: Bot | None = None) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, function)

    def close(self) -> None:
        """Wait until every function has ended; nothing can be run afterwards."""
        self._pool.shutdown()

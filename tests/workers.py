"""Workers for matches that are played without a window."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from engines.contract.bot import Bot

_T = TypeVar("_T")


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

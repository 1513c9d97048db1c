"""A second bot's opinion of the decision that a hint is about (``BotInfo.beside``)."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from engines.contract.analysis import Analysis
from engines.match.controller.thinking import Search, Task, Workers
from engines.runtime.errors import BotError


class SecondOpinion:
    """The view of one decision at a time.

    Args:
        workers: where the bot thinks.
        changed: called when there is an answer. A bot that fails has none.
    """

    def __init__(self, workers: Workers, changed: Callable[[], None]) -> None:
        self._workers = workers
        self._changed = changed
        self._node: int | None = None
        self._analysis: Analysis | None = None
        self._looking: asyncio.Task[None] | None = None

    def at(self, node: int) -> Analysis | None:
        """What it thinks of the decision after ``node``, once that is known."""
        return self._analysis if node == self._node else None

    def ask(self, node: int, task: Task) -> None:
        """Ask about the decision after ``node``, once."""
        if node == self._node:
            return
        self.drop()
        self._node = node
        self._looking = asyncio.get_running_loop().create_task(self._look(task))

    async def _look(self, task: Task) -> None:
        search = Search(task, self._workers)
        found: Analysis | None = None
        with suppress(BotError):
            found = await search.answer()
        self._analysis, self._looking = found, None
        if found is not None:
            self._changed()

    def drop(self) -> None:
        """Forget what was asked and found."""
        if self._looking is not None:
            self._looking.cancel()
        self._node = self._analysis = self._looking = None

    async def close(self) -> None:
        """Stop searching."""
        looking = self._looking
        self.drop()
        if looking is not None:
            await asyncio.wait({looking})

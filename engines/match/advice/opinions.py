"""What bots think of the decisions that hints are about, while it is wanted."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engines.contract.analysis import Analysis
from engines.contract.budget import Budget
from engines.match.controller.thinking import Search, Task, Workers
from engines.runtime.errors import BotError
from engines.runtime.types import Action

_KEPT: Final = 200


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is known about one decision. ``final``: the search for it has ended."""

    analysis: Analysis
    budget: Budget
    final: bool
    seconds: float


class Opinions:
    """The latest findings about decisions, by the node before them and the moves compared."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[int, tuple[Action, ...]], Opinion] = OrderedDict()

    def at(self, node: int, only: tuple[Action, ...] = ()) -> Opinion | None:
        return self._found.get((node, only))

    def keep(self, node: int, only: tuple[Action, ...], opinion: Opinion) -> None:
        """Remember it, unless a finished search has already done at least as much work."""
        known = self.at(node, only)
        if (
            known is not None
            and known.final
            and not opinion.final
            and _effort(opinion.analysis) <= _effort(known.analysis)
        ):
            return
        self._found[node, only] = opinion
        self._found.move_to_end((node, only))
        if len(self._found) > _KEPT:
            self._found.popitem(last=False)

    def clear(self) -> None:
        self._found.clear()


def _effort(analysis: Analysis) -> int:
    return analysis.work.playouts + analysis.work.nodes


class SecondOpinion:
    """A second bot's view of one decision at a time (``BotInfo.companion``).

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
        search = Search(task, self._workers, best=False)
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

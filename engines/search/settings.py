"""Settings that several methods share."""

from dataclasses import dataclass
from typing import Final

from engines.contract.budget import Budget
from engines.runtime.environment import usable_cores
from engines.runtime.errors import OptionError
from engines.runtime.streams import derive
from engines.runtime.texts import tr

PLAYOUTS_PER_DEPTH: Final = 1000
"""The playouts that a depth limit alone allows in searches that choose their own depth."""
WORK_PER_DEPTH: Final = 100_000
"""Nodes or playouts per depth after which a full-width search limited only by depth ends."""

_WORD: Final = 1 << 64


@dataclass(frozen=True, slots=True)
class Parallel:
    """How a search is spread over threads: independent parts whose results are added.

    Attributes:
        parts: how many parts share a budget that is not time. Part of the method, not of the
            computer: the same number gives the same result with any number of threads.
        threads: how many run at once; None: one less than there are cores. A time budget has at
            least as many parts as threads.
    """

    parts: int = 1
    threads: int | None = None

    def __post_init__(self) -> None:
        if self.parts < 1 or (self.threads is not None and self.threads < 1):
            raise OptionError(tr("errors-search-needs-least-one", self=str(self)))

    def plan(self, budget: Budget) -> tuple[int, int]:
        """How many parts and threads a search with ``budget`` uses."""
        threads = self.threads or max(1, usable_cores() - 1)
        parts = self.parts if budget.repeatable else max(self.parts, threads)
        return parts, min(parts, threads)


def kernel_seed(seed: int, *keys: int | str) -> int:
    """A seed derived as ``engines.runtime.streams`` does, as the signed int64 that kernels take."""
    word = derive(seed, *keys)
    return word - _WORD if word >= _WORD // 2 else word


def limit_of(budget: Budget) -> int | None:
    """How many playouts ``budget`` allows, or None if only time limits it.

    An iteration of a tree search adds at most one node, so a limit of nodes counts alike. A depth
    means nothing to searches that choose their own; on its own, each one allows
    ``PLAYOUTS_PER_DEPTH`` playouts.
    """
    limits = [limit for limit in (budget.playouts, budget.nodes) if limit is not None]
    if not limits and budget.seconds is None and budget.depth is not None:
        return PLAYOUTS_PER_DEPTH * budget.depth
    return min(limits, default=None)

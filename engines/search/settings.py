"""Settings that several methods share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from engines.contract.budget import Budget
from engines.runtime.environment import usable_cores
from engines.runtime.errors import OptionError
from engines.runtime.streams import derive

PLAYOUTS_PER_DEPTH: Final = 1000
"""What a depth alone stands for in searches that choose their own."""
WORK_PER_DEPTH: Final = 100_000
"""A full-width search that only a depth limits ends after so many nodes, or playouts, for each."""

_WORD: Final = 1 << 64


@dataclass(frozen=True, slots=True)
class Playouts:
    """How a position is judged: play on, and look what comes out.

    Attributes:
        guided: follow the game's ``policy``; otherwise all legal actions are equally likely.
        limit: stop after so many actions and outcomes and ask the evaluation; None: play to the
            end. 0 asks the evaluation at once.
        evaluation: gives the compiled function ``evaluate(s, out)``, which writes the expected
            utility of each seat; called once, when numba may be imported.
    """

    guided: bool = True
    limit: int | None = None
    evaluation: Callable[[], Any] | None = None

    def __post_init__(self) -> None:
        if (self.limit is None) != (self.evaluation is None):
            raise OptionError("Playouts that are cut off need an evaluation, and others need none.")
        if self.limit is not None and self.limit < 0:
            raise OptionError(f"Playouts cannot be cut off after {self.limit} steps.")


@dataclass(frozen=True, slots=True)
class Parallel:
    """How a search is spread over threads: independent parts whose results are added.

    Attributes:
        parts: how many parts share a budget that is not time. Part of the method, not of the
            machine: the same number gives the same result with any number of threads.
        threads: how many run at once; None: one less than there are cores. A time budget has at
            least as many parts as threads.
    """

    parts: int = 1
    threads: int | None = None

    def __post_init__(self) -> None:
        if self.parts < 1 or (self.threads is not None and self.threads < 1):
            raise OptionError(f"A search needs at least one part and thread, not {self}.")

    def plan(self, budget: Budget) -> tuple[int, int]:
        """How many parts and threads a search with ``budget`` uses."""
        threads = self.threads or max(1, usable_cores() - 1)
        parts = self.parts if budget.repeatable else max(self.parts, threads)
        return parts, min(parts, threads)


@dataclass(frozen=True, slots=True)
class TreeSettings:
    """What both tree searches are tuned by.

    Attributes:
        exploration: weight of the confidence bound, for utilities scaled to 0..1.
        widening: a node with n visits tries at most ``widening * n ** widening_power`` actions,
            the policy's choice first; 0: all of them at once.
        widening_power: see there.
        max_nodes: the trees of a search together grow no larger (about 80 bytes per node in a game
            of two seats); the search goes on without adding nodes.
        max_depth: no tree grows deeper.
        playouts: how leaves are judged.
        parallel: how the work is spread.
    """

    exploration: float = 1.0
    widening: float = 0.0
    widening_power: float = 0.5
    max_nodes: int = 1 << 21
    max_depth: int = 1024
    playouts: Playouts = field(default_factory=Playouts)
    parallel: Parallel = field(default_factory=Parallel)


def kernel_seed(seed: int, *keys: int | str) -> int:
    """A seed derived as ``engines.runtime.streams`` does, as the signed int64 that kernels take."""
    word = derive(seed, *keys)
    return word - _WORD if word >= _WORD // 2 else word


def limit_of(budget: Budget) -> int | None:
    """How many playouts ``budget`` allows, or None if only time limits it.

    An iteration of a tree search adds at most one node, so a limit of nodes counts alike. A depth
    means nothing to searches that choose their own; alone it stands for
    ``PLAYOUTS_PER_DEPTH`` playouts each.
    """
    limits = [limit for limit in (budget.playouts, budget.nodes) if limit is not None]
    if not limits and budget.seconds is None and budget.depth is not None:
        return PLAYOUTS_PER_DEPTH * budget.depth
    return min(limits, default=None)

"""Settings that several methods share."""

from typing import Final

from engines.contract.budget import Budget
from engines.runtime.environment import usable_cores
from engines.runtime.streams import derive

PLAYOUTS_PER_DEPTH: Final = 1000
"""Playouts per unit of depth if only depth is limited, in searches that choose their own depth."""
WORK_PER_DEPTH: Final = 100_000
"""Nodes or playouts per depth after which a full-width search limited only by depth ends."""

_WORD: Final = 1 << 64


def threads_for(budget: Budget) -> int:
    """How many threads share a search: one if its result must be the same on any computer."""
    return 1 if budget.repeatable else max(1, usable_cores() - 1)


def kernel_seed(seed: int, *keys: int | str) -> int:
    """A seed derived as ``engines.runtime.streams`` does, as the signed int64 that kernels take."""
    word = derive(seed, *keys)
    return word - _WORD if word >= _WORD // 2 else word


def limit_of(budget: Budget) -> int | None:
    """How many playouts ``budget`` allows, or None if only time limits it.

    An iteration of a tree search adds at most one node, so a node limit counts the same. A depth
    means nothing to searches that choose their own; if it is the only limit, each unit of it allows
    ``PLAYOUTS_PER_DEPTH`` playouts.
    """
    limits = [limit for limit in (budget.playouts, budget.nodes) if limit is not None]
    if not limits and budget.seconds is None and budget.depth is not None:
        return PLAYOUTS_PER_DEPTH * budget.depth
    return min(limits, default=None)

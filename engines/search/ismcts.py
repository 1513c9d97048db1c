"""Information-set Monte-Carlo tree search, for games in which seats know different things.

The trees are ``engines.search.kernels.ismcts``; this module sets them up and reads them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.streams import stream
from engines.runtime.types import Action
from engines.search.result import SearchResult
from engines.search.settings import TreeSettings
from engines.search.trees import LIKELY, AsAnalysis, Tree, search_trees
from engines.search.workspace import table_for


@dataclass(frozen=True, slots=True)
class IsmctsSettings(TreeSettings):
    """Settings of ``search``. The exploration is that of the paper.

    Attributes:
        several: every seat decides by what it has observed itself; otherwise all decisions are
            nodes of the searching seat's tree, hidden actions included.
        private: other seats decide by what they may hold. Good where a hand is a few cards; where
            it is one of many thousands, no two iterations meet, and it is better left out.
            Needs ``several``.
    """

    exploration: float = 0.7
    several: bool = True
    private: bool = True


def search(
    position: Position,
    budget: Budget,
    monitor: Monitor,
    seed: int,
    settings: IsmctsSettings | None = None,
    as_analysis: AsAnalysis | None = None,
    only: Sequence[Action] = (),
) -> SearchResult:
    """Search from a position in which somebody has to decide.

    Args:
        position: as the deciding seat sees it; what it cannot know is drawn anew for every
            iteration, from the distribution of ``redraw``.
        budget: seconds, playouts (iterations) or nodes.
        monitor: cancel, deadline and publication.
        seed: of all randomness.
        settings: observers, exploration, widening, playouts, threads.
        as_analysis: turns results into what the monitor publishes.
        only: the legal actions to look at; empty: all of them.

    Returns:
        The actions that were tried, most visited first; visits, divided by their sum, are a mixed
        strategy. The same position, seed, settings and budget without seconds give the same result.

    Raises:
        BotError: nobody has to decide, something of ``only`` is not legal, or a playout has no end.
    """
    settings = settings or IsmctsSettings()

    def plant(quota: int | None, number: int, parts: int) -> Tree:
        return _VeiledTree(position, quota, monitor, seed, number, parts, settings, only)

    def continuation(trees: Sequence[Tree], action: Action) -> tuple[Action, ...]:
        return _continuation(position, cast("Sequence[_VeiledTree]", trees), action, settings)

    return search_trees(position, budget, monitor, settings, plant, continuation, as_analysis)


class _VeiledTree(Tree):
    """The trees of ``kernels.ismcts``, one per observer, in one set of arrays."""

    def __init__(
        self,
        position: Position,
        quota: int | None,
        monitor: Monitor,
        seed: int,
        number: int,
        parts: int,
        settings: IsmctsSettings,
        only: Sequence[Action],
    ) -> None:
        from engines.search.kernels import ismcts

        plan = np.zeros(1, ismcts.PLAN)
        plan["seat"] = position.turn
        plan["several"] = settings.several
        hidden = position.game.info.hidden
        plan["private"] = hidden and settings.several and settings.private
        super().__init__(position, quota, monitor, seed, number, parts, settings, plan, only)
        self._kernels = ismcts
        self._counts = np.zeros(ismcts.COUNTS, np.int64)
        self._counts[ismcts.NODES] = self._counts[ismcts.EDGES] = 1
        self._nodes = np.zeros(self.room, ismcts.NODE)
        self._edges = np.zeros(self.room, ismcts.EDGE)
        self._sums = np.zeros(self.room * self.seats, np.float64)
        self._table = table_for(self.room)
        self._keys = np.zeros(self.seats if settings.several else 1, np.int64)
        self._other = position.state
        self._fixed = stream(seed, "knowledge")
        self._spare = self._fixed.copy()

    def work(self, units: int) -> int:
        """Iterate."""
        return self._kernels.search_chunk(
            self.game,
            self.plan,
            self.root,
            self._nodes,
            self._edges,
            self._sums,
            self.tally,
            self._table,
            self._counts,
            self.path,
            self._keys,
            self.state,
            self._other,
            self.legal,
            self.left_out,
            self.tried,
            self.values,
            self.rng,
            self._fixed,
            self._spare,
            self.flags,
            units,
        )

    @property
    def nodes(self) -> int:
        """Number of nodes, the empty one included."""
        return int(self._counts[self._kernels.NODES])

    @property
    def depth(self) -> int:
        """Most decisions on one path."""
        return int(self._counts[self._kernels.DEPTH])

    @property
    def unfinished(self) -> int:
        """Playouts that were cut off."""
        return int(self._counts[self._kernels.UNFINISHED])

    def choices(self, key: int) -> Iterator[tuple[Action, int]]:
        """Actions and visits of the information set with a key."""
        node = self._kernels.find(self._nodes, self._table, key)
        edge = int(self._nodes[node]["first"])
        while edge:
            here = self._edges[edge]
            yield int(here["action"]), int(here["visits"])
            edge = int(here["next"])


def _continuation(
    position: Position, trees: Sequence[_VeiledTree], action: Action, settings: IsmctsSettings
) -> tuple[Action, ...]:
    """The most visited decisions of the same seat after ``action``, until something else happens.

    Further on, what is best depends on what the others hold.
    """
    from engines.search.kernels.hashing import mix

    seat = position.turn
    key = mix(1, seat if settings.several else 0)
    found: list[Action] = []
    while True:
        observe = position.game.kernel.observe
        key = mix(key, observe(position.state, action, seat) if settings.several else action)
        position = position.apply(action)
        if position.turn != seat:
            return tuple(found)
        visits: Counter[Action] = Counter()
        for tree in trees:
            visits.update(dict(tree.choices(key)))
        action = max(visits, key=lambda code: visits[code], default=-1)
        if visits[action] < LIKELY:
            return tuple(found)
        found.append(action)

"""Monte-Carlo tree search for games of perfect information, dice included.

The tree itself is ``engines.search.kernels.mcts``; this module sets it up and reads it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.runtime.types import Action
from engines.search.result import SearchResult, Tally
from engines.search.settings import TreeSettings
from engines.search.trees import LIKELY, AsAnalysis, Tree, search_trees
from engines.search.workspace import table_for


@dataclass(frozen=True, slots=True)
class MctsSettings(TreeSettings):
    """Settings of ``search``. The exploration was tuned on exactly known positions of Pig."""

    exploration: float = 1.0


def search(
    position: Position,
    budget: Budget,
    monitor: Monitor,
    seed: int,
    settings: MctsSettings | None = None,
    as_analysis: AsAnalysis | None = None,
    only: Sequence[Action] = (),
) -> SearchResult:
    """Search from a position in which somebody has to decide.

    Args:
        position: nothing may be hidden in its game.
        budget: seconds, playouts (iterations) or nodes.
        monitor: cancel, deadline and publication.
        seed: of all randomness.
        settings: exploration, widening, playouts, threads.
        as_analysis: turns results into what the monitor publishes.
        only: the legal actions to look at; empty: all of them.

    Returns:
        The actions that were tried, most visited first. Their values are those of going on with
        the most visited actions (``kernels.mcts.settle``); the errors contain how far that is from
        the mean of all iterations, for it shows how much is still in motion. The same position,
        seed, settings and budget without seconds give the same result.

    Raises:
        BotError: the game hides something, nobody has to decide, something of ``only`` is not
            legal, or a playout has no end.
    """
    if position.game.info.hidden:
        raise BotError(
            f"Seats of {position.game.id} know different things, and this search would see "
            "everything. Use an information-set search."
        )
    settings = settings or MctsSettings()

    def plant(quota: int | None, number: int, parts: int) -> Tree:
        return _OpenTree(position, quota, monitor, seed, number, parts, settings, only)

    return search_trees(position, budget, monitor, settings, plant, _continuation, as_analysis)


class _OpenTree(Tree):
    """A tree of ``kernels.mcts``."""

    def __init__(
        self,
        position: Position,
        quota: int | None,
        monitor: Monitor,
        seed: int,
        number: int,
        parts: int,
        settings: MctsSettings,
        only: Sequence[Action],
    ) -> None:
        from engines.search.kernels import mcts

        plan = np.zeros(1, mcts.PLAN)
        super().__init__(position, quota, monitor, seed, number, parts, settings, plan, only)
        self._kernels = mcts
        self._counts = np.zeros(mcts.COUNTS, np.int64)
        self._counts[mcts.USED] = 1
        self._nodes = np.zeros(self.room, mcts.NODE)
        self._nodes[0]["turn"] = position.turn
        self._sums = np.zeros(self.room * self.seats, np.float64)
        self._heavy = np.zeros(self.room, np.int32)
        self._table = table_for(self.room)

    def work(self, units: int) -> int:
        """Iterate."""
        return self._kernels.search_chunk(
            self.game,
            self.plan,
            self.root,
            self._nodes,
            self._sums,
            self.tally,
            self._table,
            self._heavy,
            self._counts,
            self.path,
            self.state,
            self.legal,
            self.left_out,
            self.tried,
            self.values,
            self.rng,
            self.flags,
            units,
        )

    @property
    def nodes(self) -> int:
        """Number of nodes, the root included."""
        return int(self._counts[self._kernels.USED])

    @property
    def depth(self) -> int:
        """Longest path."""
        return int(self._counts[self._kernels.DEPTH])

    @property
    def unfinished(self) -> int:
        """Playouts that were cut off."""
        return int(self._counts[self._kernels.UNFINISHED])

    def counted(self) -> Tally:
        """The tally of the root's actions, with their settled values."""
        tally = super().counted()
        width = 2 * self.seats + 4
        work = np.zeros((1 + self._counts[self._kernels.HEAVY]) * width)
        settled = np.zeros((len(self.actions), self.seats + 1))
        self._kernels.settle(
            self._nodes,
            self._sums,
            self._heavy,
            self._counts,
            self.seats,
            work,
            settled.reshape(-1),
        )
        return Tally(tally.rows, settled)

    def turn(self, node: int) -> int:
        """Who decides at a node."""
        return int(self._nodes[node]["turn"])

    def children(self, node: int) -> Iterator[tuple[int, Action, int]]:
        """The children of a decision node: index, action, visits."""
        child = int(self._nodes[node]["first"])
        while child:
            here = self._nodes[child]
            yield child, int(here["action"]), int(here["visits"])
            child = int(here["next"])


def _continuation(trees: Sequence[Tree], action: Action) -> tuple[Action, ...]:
    """The most visited decisions after ``action``, until chance decides or visits get few."""
    open_trees = [cast("_OpenTree", tree) for tree in trees]
    places = _followed([(tree, 0) for tree in open_trees], action)
    found: list[Action] = []
    while places and places[0][0].turn(places[0][1]) >= 0:
        visits: Counter[Action] = Counter()
        for tree, node in places:
            visits.update({code: count for _, code, count in tree.children(node)})
        likely = max(visits, key=lambda code: visits[code], default=None)
        if likely is None or visits[likely] < LIKELY:
            break
        found.append(likely)
        places = _followed(places, likely)
    return tuple(found)


def _followed(places: list[tuple[_OpenTree, int]], action: Action) -> list[tuple[_OpenTree, int]]:
    """Where ``action`` leads from decision nodes, as far as it was tried."""
    return [
        (tree, child)
        for tree, node in places
        for child, code, _ in tree.children(node)
        if code == action
    ]

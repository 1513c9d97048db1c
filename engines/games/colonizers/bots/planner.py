"""ISMCTS in worlds that the seat may be in (rules, 3.4, and section 5)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from engines.core.analysis import Analysis, Work
from engines.core.bot import BotInfo
from engines.core.budget import Budget
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.streams import stream
from engines.core.types import Action
from engines.games.colonizers.kernels.state import BUILD_NOTHING, SEATS
from engines.games.colonizers.plans import Plan
from engines.games.colonizers.reasons import explain
from engines.search.bots import ComparingBot
from engines.search.result import RootAction, SearchResult, Tally, with_gaps
from engines.search.running import Part, progress, run, shares
from engines.search.settings import Parallel, limit_of
from engines.search.trees import LIKELY
from engines.search.workspace import check_decision, chosen_actions

_MOST_NODES: Final = 1 << 20
"""About 40 bytes each; the trees of a search together grow no larger."""
_ROW: Final = 1 + SEATS
AsAnalysis = Callable[[SearchResult], Analysis]


class PlannerBot(ComparingBot):
    """Plays thousands of games in its head: trees of its own choices, rollouts by rule of thumb."""

    def __init__(self, info: BotInfo, plan: Plan, parallel: Parallel | None = None) -> None:
        found = partial(search, plan=plan, parallel=parallel or Parallel())
        super().__init__(info, found, explain)


def search(
    position: Position,
    budget: Budget,
    monitor: Monitor,
    seed: int,
    plan: Plan,
    parallel: Parallel,
    as_analysis: AsAnalysis | None = None,
    only: Sequence[Action] = (),
) -> SearchResult:
    """The actions that were tried, most visited first, as the searches of ``engines.search``.

    Args:
        position: as the deciding seat sees it.
        budget: seconds, or playouts (iterations).
        monitor: cancel, deadline and publication.
        seed: of all randomness.
        plan: settings of the tree.
        parallel: how the work is spread.
        as_analysis: turns results into what the monitor publishes.
        only: the legal actions to look at; empty: all of them.

    Raises:
        BotError: nobody has to decide, or something of ``only`` is not legal.
    """
    check_decision(position)
    chosen = chosen_actions(position, only)
    limit = limit_of(budget)
    parts, threads = parallel.plan(budget)
    trees = [
        _Tree(position, chosen, quota, monitor, stream(seed, "tree", number), plan, parts)
        for number, quota in enumerate(shares(limit, parts))
    ]

    def publish() -> None:
        monitor.publish(
            progress(sum(tree.done for tree in trees), limit, monitor),
            None
            if as_analysis is None
            else lambda: as_analysis(_result(position, chosen, trees, monitor)),
        )

    run(trees, monitor, threads, publish)
    for tree in trees:
        tree.rest()
    return _result(position, chosen, trees, monitor)


class _Tree(Part):
    """One tree, which lives as long as the search."""

    def __init__(
        self,
        position: Position,
        chosen: Sequence[Action],
        quota: int | None,
        monitor: Monitor,
        rng: Any,
        plan: Plan,
        parts: int,
    ) -> None:
        super().__init__(quota)
        from engines.games.colonizers.kernels import descent, tree

        most = _MOST_NODES // parts
        room = most if quota is None else min(most, plan.nodes(quota))
        self._kernels = tree
        self._descent = descent
        self._plan = plan.array()
        self._root = position.turn if plan.observers else 0
        self._state = position.state
        self._rng = rng
        self._flags = monitor.flags
        self._tally = np.zeros((BUILD_NOTHING + 1) * _ROW, np.float64)
        self._room = tree.room(room)
        self._room[tree.LEFT_OUT][[each for each in position.legal() if each not in chosen]] = 1
        self.noted = self._tally.copy()

    def work(self, units: int) -> int:
        """Iterate."""
        return self._kernels.search_chunk(
            self._plan, self._state, self._tally, self._rng, self._flags, units, *self._room
        )

    def rest(self) -> None:
        """Note the tally, for whoever publishes."""
        self.noted = self._tally.copy()

    @property
    def nodes(self) -> int:
        """Number of nodes."""
        return int(self._room[1][self._descent.NODES])

    @property
    def depth(self) -> int:
        """Longest path in the tree."""
        return int(self._room[1][self._descent.DEPTH])

    def continuation(self, action: Action, seat: int) -> tuple[Action, ...]:
        """The most visited decisions of the same seat after one of the root's actions."""
        from engines.games.colonizers.kernels.planner import child_with

        nodes, found = self._room[0], []
        node = child_with(nodes, self._root, action)
        while node:
            child, best = int(nodes[node]["first"]), 0
            while child:
                more = nodes[child]["visits"] > (nodes[best]["visits"] if best else LIKELY)
                best = child if more and nodes[child]["mover"] == seat else best
                child = int(nodes[child]["next"])
            if best:
                found.append(int(nodes[best]["action"]))
            node = best
        return tuple(found)


def _result(
    position: Position, chosen: Sequence[Action], trees: Sequence[_Tree], monitor: Monitor
) -> SearchResult:
    facts, seat = position.game.facts, position.turn
    sums = sum((tree.noted for tree in trees), np.zeros(1)).reshape(-1, _ROW)[list(chosen)]
    # A win counts 1, so squares of wins are wins; drawn games are too rare to matter.
    tally = Tally(np.concatenate([sums, sums[:, 1:]], axis=1))
    largest = max(trees, key=lambda tree: tree.done)
    actions = [
        RootAction(
            action=chosen[index],
            visits=int(sums[index, 0]),
            values=tally.values(index, facts),
            continuation=largest.continuation(chosen[index], seat),
        )
        for index in tally.ranked(seat)
    ]
    work = Work(
        seconds=monitor.elapsed_s,
        playouts=tally.playouts,
        nodes=sum(tree.nodes for tree in trees),
        depth=max(tree.depth for tree in trees),
        stopped=monitor.cancelled,
    )
    return SearchResult(seat, with_gaps(actions, seat), work)

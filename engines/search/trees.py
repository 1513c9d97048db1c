"""What the two tree searches share: allotting the work, growing trees, reading results."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Analysis, Work
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.streams import stream
from engines.runtime.types import Action
from engines.search.result import RootAction, SearchResult, Tally, with_gaps
from engines.search.running import Part, progress, run, shares
from engines.search.settings import TreeSettings, limit_of
from engines.search.workspace import (
    check_decision,
    check_ended,
    game_argument,
    left_out,
    step_limit,
)

_SHOWN: Final = 12
"""So many of the best actions get a continuation."""
LIKELY: Final = 10
"""A continuation goes on through actions that have so many visits."""

AsAnalysis = Callable[[SearchResult], Analysis]


class Tree(Part):
    """One tree, which lives as long as the search: every chunk goes on where the last one ended.

    Args:
        position: where to decide.
        quota: iterations, None: no limit.
        monitor: its flags stop a running chunk.
        seed: of the search.
        number: of this tree among the parts; each has a stream of its own.
        parts: how many trees share the room for nodes.
        settings: see ``TreeSettings``.
        plan: the kernel's ``PLAN[1]``; the shared fields are filled in here.
        only: the root's actions to look at; empty: all.
    """

    def __init__(
        self,
        position: Position,
        quota: int | None,
        monitor: Monitor,
        seed: int,
        number: int,
        parts: int,
        settings: TreeSettings,
        plan: npt.NDArray[Any],
        only: Sequence[Action],
    ) -> None:
        super().__init__(quota)
        kernel = position.game.kernel
        seats = position.seats
        low, high = position.game.info.bounds
        entries = {
            "low": low,
            "scale": 1 / (high - low),
            "exploration": settings.exploration,
            "widening": settings.widening,
            "widening_power": settings.widening_power,
            "seats": seats,
            "guided": settings.playouts.guided,
            "limit": step_limit(kernel, settings.playouts),
        }
        for name, value in entries.items():
            plan[name] = value
        self.plan = plan
        self.seats = seats
        self.actions = position.legal()
        self.game = game_argument(kernel, settings.playouts)
        self.root = position.state
        self.state = position.state
        self.flags = monitor.flags
        self.rng = stream(seed, "tree", number)
        self.legal = np.zeros(kernel.max_actions, np.int64)
        self.left_out = left_out(position, only)
        self.tried = np.zeros(kernel.max_actions + 1, np.int64)
        self.values = np.zeros(seats, np.float64)
        self.path = np.zeros(min(kernel.max_steps + 1, settings.max_depth), np.int64)
        self.tally = np.zeros(len(self.actions) * (1 + 2 * seats), np.float64)
        self.noted = Tally.empty(len(self.actions), seats)
        # The memory is not used before it is written, so there is no need to start small.
        room = max(2, settings.max_nodes // parts)
        self.room = room if quota is None else min(room, quota + 2)

    # -- work ---------------------------------------------------------------------------------

    def rest(self) -> None:
        """Note the tally, for whoever publishes."""
        self.noted = self.counted()

    # -- what was found -----------------------------------------------------------------------

    def counted(self) -> Tally:
        """A copy of the tally of the root's actions."""
        return Tally(self.tally.reshape(len(self.actions), -1).copy())

    @property
    @abstractmethod
    def nodes(self) -> int:
        """Number of nodes."""

    @property
    @abstractmethod
    def depth(self) -> int:
        """Longest path."""

    @property
    @abstractmethod
    def unfinished(self) -> int:
        """Playouts that were cut off."""


Continue = Callable[[Sequence[Tree], Action], tuple[Action, ...]]


def search_trees(
    position: Position,
    budget: Budget,
    monitor: Monitor,
    settings: TreeSettings,
    plant: Callable[[int | None, int, int], Tree],
    continuation: Continue,
    as_analysis: AsAnalysis | None = None,
) -> SearchResult:
    """Grow trees until the budget is used up and add what they found.

    Args:
        position: where somebody has to decide.
        budget: seconds, playouts (iterations) or nodes.
        monitor: cancel, deadline and publication.
        settings: how the work is spread.
        plant: makes a tree with a quota, its number and the number of all trees.
        continuation: reads from resting trees what is expected after an action.
        as_analysis: turns results into what the monitor publishes.

    Raises:
        BotError: nobody has to decide, or a playout has no end.
    """
    check_decision(position)
    limit = limit_of(budget)
    parts, threads = settings.parallel.plan(budget)
    quotas = shares(limit, parts)
    trees = [plant(quota, number, parts) for number, quota in enumerate(quotas)]

    def publish() -> None:
        done = sum(tree.done for tree in trees)
        monitor.publish(
            progress(done, limit, monitor),
            None if as_analysis is None else lambda: as_analysis(result(trees[::threads])),
        )

    def result(resting: Sequence[Tree]) -> SearchResult:
        follow = lambda action: continuation(resting, action)  # noqa: E731
        return _result(position, trees, monitor, follow)

    run(trees, monitor, threads, publish)
    check_ended(position, settings.playouts, sum(tree.unfinished for tree in trees))
    for tree in trees:
        tree.rest()
    return result(trees)


def _result(
    position: Position,
    trees: Sequence[Tree],
    monitor: Monitor,
    continuation: Callable[[Action], tuple[Action, ...]],
) -> SearchResult:
    seat = position.turn
    facts = position.game.info
    legal = position.legal()
    tally = Tally.empty(len(legal), position.seats)
    for tree in trees:
        tally.add(tree.noted)
    actions = [
        RootAction(
            action=legal[index],
            visits=int(tally.rows[index, 0]),
            values=tally.values(index, facts),
            continuation=continuation(legal[index]) if rank < _SHOWN else (),
        )
        for rank, index in enumerate(tally.ranked(seat, int(trees[0].left_out.argmin())))
    ]
    work = Work(
        seconds=monitor.elapsed_s,
        playouts=tally.playouts,
        nodes=sum(tree.nodes for tree in trees),
        depth=max(tree.depth for tree in trees),
        stopped=monitor.cancelled,
    )
    return SearchResult(seat, with_gaps(actions, seat), work)

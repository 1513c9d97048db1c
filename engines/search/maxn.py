"""MaxN, and with one or two seats expectimax: full-width search, deeper and deeper.

The search itself is ``engines.search.kernels.maxn``; this module deepens it and reads it. In a game
with hidden information it searches the one world that it is given.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

import numpy as np

from engines.contract.analysis import Estimate, Work
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import OptionError
from engines.runtime.streams import stream
from engines.runtime.types import Action
from engines.search.result import RootAction, SearchResult, with_gaps
from engines.search.running import Part, progress, run
from engines.search.settings import WORK_PER_DEPTH, Playouts
from engines.search.trees import AsAnalysis
from engines.search.workspace import (
    check_decision,
    check_ended,
    chosen_actions,
    game_argument,
    left_out,
    step_limit,
)


@dataclass(frozen=True, slots=True)
class MaxNSettings:
    """Settings of ``search``.

    Attributes:
        playouts: how positions are judged where the search ends. An evaluation without steps
            (``limit=0``) counts as exact for the positions it is asked about.
        leaf_playouts: how many of them are averaged.
        samples: how many outcomes are drawn where a chance node does not list them.
        max_ply: no line is longer, chance nodes included.
    """

    playouts: Playouts = field(default_factory=Playouts)
    leaf_playouts: int = 8
    samples: int = 16
    max_ply: int = 256

    def __post_init__(self) -> None:
        if self.leaf_playouts < 1 or self.samples < 1 or self.max_ply < 2:
            raise OptionError(f"MaxN needs playouts, samples and plies, not {self}.")


def search(
    position: Position,
    budget: Budget,
    monitor: Monitor,
    seed: int,
    settings: MaxNSettings | None = None,
    as_analysis: AsAnalysis | None = None,
    only: Sequence[Action] = (),
) -> SearchResult:
    """Search one decision deep, then two, and so on until the budget is used up.

    Args:
        position: where somebody has to decide.
        budget: seconds, playouts (at leaves), nodes or depth. A depth alone also ends after
            ``WORK_PER_DEPTH`` nodes or playouts for each of its plies: where dozens of dice are
            rolled, no machine looks two decisions ahead.
        monitor: cancel, deadline and publication.
        seed: of playouts and sampled outcomes.
        settings: leaves, samples.
        as_analysis: turns results into what the monitor publishes.
        only: the legal actions to look at; empty: all of them.

    Returns:
        All actions, most valuable first, from the deepest search that was completed; if none was,
        those that were looked at. ``work.exact``: no line was cut off and no outcome sampled. The
        same position, seed, settings and budget without seconds give the same result.

    Raises:
        BotError: nobody has to decide, something of ``only`` is not legal, or a playout has no end.
    """
    check_decision(position)
    settings = settings or MaxNSettings()
    part = _Deepening(position, budget, monitor, seed, settings, only)

    def publish() -> None:
        monitor.publish(
            progress(part.done, part.quota, monitor),
            None if as_analysis is None else lambda: as_analysis(part.result()),
        )

    run([part], monitor, publish=publish)
    check_ended(position, settings.playouts, part.unfinished)
    return part.result()


def _limits(budget: Budget, depth: int, playouts: Playouts) -> tuple[int | None, int | None]:
    """The most nodes and playouts; None: no limit but time.

    An evaluation stands for a playout, and then nodes are counted instead.
    """
    if budget.seconds is None and budget.nodes is None and budget.playouts is None:
        return WORK_PER_DEPTH * depth, WORK_PER_DEPTH * depth
    if playouts.limit != 0:
        return budget.nodes, budget.playouts
    return min(filter(None, (budget.nodes, budget.playouts)), default=None), None


class _Deepening(Part):
    """Iterative deepening; its units are nodes."""

    def __init__(
        self,
        position: Position,
        budget: Budget,
        monitor: Monitor,
        seed: int,
        settings: MaxNSettings,
        only: Sequence[Action],
    ) -> None:
        self._max_depth = min(budget.depth or settings.max_ply, settings.max_ply)
        nodes, playouts = _limits(budget, self._max_depth, settings.playouts)
        super().__init__(nodes)
        from engines.search.kernels import maxn

        self._kernels = maxn
        self._position = position
        self._monitor = monitor
        self._chosen = chosen_actions(position, only)
        self._seats = position.seats
        kernel = position.game.kernel
        low, high = position.game.info.bounds
        self._plan = np.zeros(1, maxn.PLAN)
        entries = {
            "high": high,
            "reach": high - low,
            "seats": self._seats,
            "depth": 1,
            "samples": settings.samples,
            "leaf_playouts": 0 if settings.playouts.limit == 0 else settings.leaf_playouts,
            "max_playouts": playouts or 0,
            "guided": settings.playouts.guided,
            "limit": step_limit(kernel, settings.playouts),
        }
        for name, value in entries.items():
            self._plan[name] = value
        plies = settings.max_ply + 1
        width = max(kernel.max_actions, kernel.max_outcomes, settings.samples)
        words = len(position.state)
        self._counts = np.zeros(maxn.COUNTS, np.int64)
        self._counts[maxn.PLY] = maxn.NOT_BEGUN
        self._frames = np.zeros(plies, maxn.FRAME)
        self._results = np.zeros((len(self._chosen), 2, self._seats))
        self._lines = np.zeros((len(self._chosen), maxn.LINE), np.int64)
        self._arguments = (
            game_argument(kernel, settings.playouts),
            self._plan,
            position.state,
            self._frames,
            np.zeros(plies * words, np.int64),
            np.zeros(plies * width, np.int64),
            np.zeros(plies * width, np.float64),
            np.zeros(plies * 3 * self._seats, np.float64),
            np.zeros(plies * maxn.LINE, np.int64),
            self._counts,
            self._results.reshape(-1),
            self._lines.reshape(-1),
            left_out(position, only),
            position.state,
            position.state,
            np.zeros(width, np.int64),
            np.zeros(width, np.float64),
            np.zeros(2 * self._seats, np.float64),
            np.zeros(self._seats, np.float64),
            stream(seed, "maxn"),
            monitor.flags,
        )
        self._answer: tuple[RootAction, ...] = ()
        self._depth = 0
        self._complete = False
        self._exact = False

    @property
    def finished(self) -> bool:
        """Whether no line was cut off, it is deep enough, or the budget is used up."""
        return (
            super().finished
            or self._complete
            or self._depth >= self._max_depth
            or self._out_of_playouts
        )

    @property
    def _out_of_playouts(self) -> bool:
        plan = self._plan[0]
        made = int(self._counts[self._kernels.PLAYOUTS])
        return bool(plan.max_playouts and made + plan.leaf_playouts > plan.max_playouts)

    @property
    def unfinished(self) -> int:
        """Playouts that were cut off."""
        return int(self._counts[self._kernels.UNFINISHED])

    def work(self, units: int) -> int:
        """Visit positions; at the end of an iteration, note the answer and start the next."""
        visited = self._kernels.search_chunk(*self._arguments, units)
        if self._counts[self._kernels.PLY] == self._kernels.FINISHED:
            self._answer = self._found(len(self._chosen))
            self._depth = int(self._plan[0].depth)
            self._complete = self._counts[self._kernels.CUT] == 0
            self._exact = self._complete and self._counts[self._kernels.SAMPLED] == 0
            self._plan["depth"] += 1
            self._counts[self._kernels.PLY] = self._kernels.NOT_BEGUN
        return visited

    def rest(self) -> None:
        """The answer is noted when an iteration ends."""

    def _found(self, count: int) -> tuple[RootAction, ...]:
        """The first ``count`` actions of the present iteration, most valuable first."""
        seat = self._position.turn
        actions = []
        for index in range(count):
            means, variances = self._results[index].tolist()
            length, *line = self._lines[index].tolist()
            values = tuple(map(Estimate, means, map(sqrt, variances)))
            found = RootAction(self._chosen[index], 0, values, continuation=tuple(line[:length]))
            actions.append(found)
        actions.sort(key=lambda found: -found.values[seat].mean)
        return with_gaps(actions, seat) if actions else ()

    def result(self) -> SearchResult:
        """The answer of the deepest completed search, or what the first one has found so far."""
        begun = self._counts[self._kernels.PLY] != self._kernels.NOT_BEGUN
        actions = self._answer or self._found(int(self._frames[0].index) if begun else 0)
        if not actions:
            guess = (self._position.game.info.unknown(self._seats),) * self._seats
            actions = (RootAction(self._chosen[0], 0, guess),)
        work = Work(
            seconds=self._monitor.elapsed_s,
            playouts=int(self._counts[self._kernels.PLAYOUTS]),
            nodes=int(self._counts[self._kernels.NODES]),
            depth=self._depth,
            exact=bool(self._exact),
            stopped=self._monitor.cancelled,
        )
        return SearchResult(self._position.turn, actions, work)

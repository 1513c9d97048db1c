"""Flat Monte-Carlo: playouts after each legal action, most of them after the best ones.

Work is allotted by sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration
in Multi-Armed Bandits", 2013): in each round all remaining actions get the same number of playouts,
then the worse half leaves. All actions of a round share their luck (``kernels.flat``).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import inf

import numpy as np

from engines.contract.analysis import Work
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.types import Action
from engines.search.result import RootAction, SearchResult, Table, Tally, estimate
from engines.search.running import Part, progress, run, shares
from engines.search.settings import Parallel, Playouts, kernel_seed, limit_of
from engines.search.trees import AsAnalysis
from engines.search.workspace import (
    check_decision,
    check_ended,
    chosen_actions,
    game_argument,
    step_limit,
)


@dataclass(frozen=True, slots=True)
class FlatSettings:
    """Settings of ``search``: how positions are judged and how the work is spread."""

    playouts: Playouts = field(default_factory=Playouts)
    parallel: Parallel = field(default_factory=Parallel)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of sequential halving.

    Attributes:
        actions: how many of the best actions are still in.
        rows: playouts of each; None: as many as there is time for.
    """

    actions: int
    rows: int | None


def schedule(actions: int, playouts: int | None) -> tuple[Round, ...]:
    """The rounds for a number of actions; they use exactly ``playouts``, if that is not None.

    Every round gets an equal share of what is left, at least one playout for each of its actions.
    What does not divide goes to the later rounds, and at last one playout each to the best.
    """
    sizes = [actions]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    if playouts is None:
        return tuple(Round(size, None) for size in sizes)
    left = playouts
    rounds = []
    for number, size in enumerate(sizes):
        rows = left // (len(sizes) - number) // size
        if rows == 0 and left >= size:
            rows = 1
        if rows:
            rounds.append(Round(size, rows))
            left -= rows * size
        if left < size:
            break
    if left:
        rounds.append(Round(left, 1))
    return tuple(rounds)


def search(
    position: Position,
    budget: Budget,
    monitor: Monitor,
    seed: int,
    settings: FlatSettings | None = None,
    as_analysis: AsAnalysis | None = None,
    only: Sequence[Action] = (),
) -> SearchResult:
    """Compare all legal actions by playouts.

    Args:
        position: where somebody has to decide, as that seat sees it; what it cannot know is drawn
            anew for every playout.
        budget: seconds or playouts; exactly so many are made, unless cancelled.
        monitor: cancel, deadline and publication.
        seed: of all randomness.
        settings: playouts, threads.
        as_analysis: turns results into what the monitor publishes.
        only: the legal actions to look at; empty: all of them.

    Returns:
        The actions that were tried, those with most playouts first, equals by their mean.
        ``behind`` is measured in pairs of playouts with the same luck. The same position, seed,
        settings and budget without seconds give the same result.

    Raises:
        BotError: nobody has to decide, something of ``only`` is not legal, or a playout has no end.
    """
    check_decision(position)
    settings = settings or FlatSettings()
    limit = limit_of(budget)
    parts, threads = settings.parallel.plan(budget)
    actions = chosen_actions(position, only)
    contest = _Contest(
        position,
        [
            _Shard(position, actions, monitor, seed, number, parts, settings)
            for number in range(parts)
        ],
        actions,
        monitor,
    )

    def publish() -> None:
        monitor.publish(
            progress(contest.playouts, limit, monitor),
            None if as_analysis is None else lambda: as_analysis(contest.result()),
        )

    rounds = schedule(len(actions), limit)
    for number, this in enumerate(rounds):
        if monitor.stop_now():
            break
        contest.enter(this)
        until_s = inf
        if budget.seconds is not None and number + 1 < len(rounds):
            until_s = budget.seconds * (number + 1) / len(rounds)
        run(contest.shards, monitor, threads, publish, until_s)
    check_ended(position, settings.playouts, sum(shard.unfinished for shard in contest.shards))
    return contest.result()


class _Shard(Part):
    """One part of the playouts: those with the numbers ``number``, ``number + parts``, ..."""

    def __init__(
        self,
        position: Position,
        actions: tuple[Action, ...],
        monitor: Monitor,
        seed: int,
        number: int,
        parts: int,
        settings: FlatSettings,
    ) -> None:
        super().__init__(0)
        from engines.search.kernels import flat

        self._kernels = flat
        kernel = position.game.kernel
        seats = position.seats
        self._actions = np.array(actions, np.int64)
        count = len(self._actions)
        self._plan = np.zeros(1, flat.PLAN)
        self._plan["seed"] = kernel_seed(seed, "flat")
        self._plan["seats"], self._plan["seat"] = seats, position.turn
        self._plan["guided"] = settings.playouts.guided
        self._plan["limit"] = step_limit(kernel, settings.playouts)
        self._game = game_argument(kernel, settings.playouts)
        self._root, self._world, self._state = position.state, position.state, position.state
        self._out = np.zeros(kernel.max_actions, np.int64)
        self._values, self._row = np.zeros(seats), np.zeros(count * seats)
        self._chance, self._choice = np.zeros(4, np.uint64), np.zeros(4, np.uint64)
        self._flags = monitor.flags
        self._counts = np.zeros(flat.COUNTS, np.int64)
        self._tally = Tally.empty(count, seats)
        self._differences, self._squares = np.zeros((count, count)), np.zeros((count, count))
        self._number, self._step, self._rows = number, parts, 0
        self.candidates = np.arange(count)
        self.rest()

    def enter(self, candidates: Sequence[int], rows: int | None) -> None:
        """Start a round."""
        self.candidates = np.array(candidates, np.int64)
        self.quota, self.done = rows, 0

    def work(self, units: int) -> int:
        """Make ``units`` playouts of each candidate."""
        rows = self._kernels.search_chunk(
            self._game,
            self._plan,
            self._root,
            self._actions,
            self.candidates,
            self._tally.rows.reshape(-1),
            self._differences.reshape(-1),
            self._squares.reshape(-1),
            self._counts,
            self._world,
            self._state,
            self._out,
            self._values,
            self._row,
            self._chance,
            self._choice,
            self._flags,
            self._number + self._rows * self._step,
            self._step,
            units,
        )
        self._rows += rows
        return rows

    def rest(self) -> None:
        """Note what was found, for whoever publishes."""
        self.noted = (
            Tally(self._tally.rows.copy()),
            self._differences.copy(),
            self._squares.copy(),
        )

    @property
    def unfinished(self) -> int:
        """Playouts that were cut off."""
        return int(self._counts[self._kernels.UNFINISHED])


class _Contest:
    """Sequential halving between some legal actions of a position."""

    def __init__(
        self,
        position: Position,
        shards: Sequence[_Shard],
        actions: tuple[Action, ...],
        monitor: Monitor,
    ) -> None:
        self.shards = shards
        self._position = position
        self._seat = position.turn
        self._actions = actions
        self._monitor = monitor
        self._candidates = list(range(len(self._actions)))

    def enter(self, this: Round) -> None:
        """Let the best actions enter a round and split its playouts."""
        rows = self._sums()[0].rows
        means = rows[:, 1 + self._seat] / np.maximum(rows[:, 0], 1)
        best_first = sorted(self._candidates, key=lambda index: (-means[index], index))
        self._candidates = sorted(best_first[: this.actions])
        for shard, quota in zip(self.shards, shares(this.rows, len(self.shards)), strict=True):
            shard.enter(self._candidates, quota)

    @property
    def playouts(self) -> int:
        """How many were made."""
        return self._sums()[0].playouts

    def _sums(self) -> tuple[Tally, Table, Table]:
        tally = Tally.empty(len(self._actions), self._position.seats)
        differences, squares = np.zeros((2, len(self._actions), len(self._actions)))
        for shard in self.shards:
            counted, sums, sums_of_squares = shard.noted
            tally.add(counted)
            differences += sums
            squares += sums_of_squares
        return tally, differences, squares

    def result(self) -> SearchResult:
        """The standing."""
        tally, differences, squares = self._sums()
        facts = self._position.game.info
        reach = facts.bounds[1] - facts.bounds[0]
        visits = tally.rows[:, 0]
        tried = tally.ranked(self._seat)
        best = tried[0]
        actions = []
        for index in tried:
            together = int(min(visits[best], visits[index]))
            found = RootAction(self._actions[index], int(visits[index]), tally.values(index, facts))
            if together and index != best:
                total, square = differences[best, index], squares[best, index]
                gap = estimate(together, float(total), float(square), reach)
                found = replace(found, behind=gap)
            actions.append(found)
        work = Work(
            seconds=self._monitor.elapsed_s,
            playouts=tally.playouts,
            stopped=self._monitor.cancelled,
        )
        return SearchResult(self._seat, tuple(actions), work, paired=True)

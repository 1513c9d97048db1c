"""The player of level 6: play-outs from the most promising turns (rules, 3.6 and 3.7)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from engines.core.analysis import Analysis, Estimate, Work
from engines.core.budget import Budget
from engines.core.monitor import Monitor
from engines.core.streams import stream
from engines.core.types import Seat, State
from engines.games.dice_chess.boards import Workspace, row_of, workspace
from engines.games.dice_chess.bots.candidates import Candidates, candidates
from engines.games.dice_chess.bots.lines import Plan
from engines.games.dice_chess.bots.searching import SearchingBot, Task
from engines.games.dice_chess.bots.voice import Judgement, Voice, judge
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.search.running import progress

CANDIDATES: Final = 16
PRE_RANK: Final = 3
SECONDS: Final = 1.0
WIN: Final = "bot.preference.win"
TALK_PLAYOUTS: Final = 120
"""Play-outs behind a word about a double or a draw."""
PLAYOUTS: Final = 320
"""Of all candidates together, when neither time nor play-outs are said."""
_MANY: Final = 1 << 40
REACH: Final = 0.5
"""Standard error of a value that nothing is known about."""
SPREAD: Final = 0.18
"""Standard deviation of one play-out: measured at 40 positions of games, 60 play-outs each."""
_PRIOR: Final = 6
"""Play-outs that ``SPREAD`` counts as. A few that happen to agree say little about their spread:
the errors of 2 and of 4 play-outs alone covered 65 % and 81 % instead of 95 %."""


@dataclass(slots=True)
class Rollouts:
    """Play-outs from one board.

    Attributes:
        start: the board.
        side: who rolls first.
        seat: whose wins are counted.
        random: the stream of these play-outs alone.
    """

    start: State
    side: Seat
    seat: Seat
    random: npt.NDArray[np.uint64]
    sums: npt.NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        from engines.games.dice_chess.kernels import rollout

        self.sums = np.zeros(rollout.SUMS)

    def add(self, work: Workspace, count: int) -> None:
        """Play ``count`` more."""
        from engines.games.dice_chess.kernels import rollout

        rollout.play_outs(
            self.start,
            self.side,
            self.seat,
            count,
            rollout.MAX_PLIES,
            work.replies,
            work.spare,
            self.random,
            self.sums,
        )

    @property
    def count(self) -> int:
        """How many were played."""
        return int(self.sums[3])

    @property
    def win(self) -> Estimate:
        """The mass of the seat's wins; what is undecided counts nothing."""
        total, squares, _, count = self.sums.tolist()
        if not count:
            return Estimate(0.5, REACH)
        mean = total / count
        around = max(0.0, squares - count * mean * mean)
        variance = (around + _PRIOR * SPREAD**2) / (count - 1 + _PRIOR)
        return Estimate(mean, sqrt(variance / count))


class MonteCarloBot(SearchingBot):
    """Gives every candidate its share of the time, one after the other.

    The share of the win is that of a Rao-Blackwell estimate: the exact chance that the king falls
    is added at every ply. With play-outs as a budget they are divided among the candidates.
    """

    unit: ClassVar[str] = WIN
    king: ClassVar[float | None] = 1.0

    def __init__(self, name: str, level: int, voice: Voice) -> None:
        super().__init__(name, level, Budget(seconds=SECONDS), voice)

    def search(self, task: Task) -> Analysis:
        """Estimate the candidates until the budget ends."""
        chosen, mover = candidates(task.choices, PRE_RANK, CANDIDATES), task.snapshot.mover
        rollouts = [
            Rollouts(board, 1 - mover, mover, stream(task.seed, "rollouts", i))
            for i, board in enumerate(chosen.boards)
        ]
        answer = partial(self._analysis, task, chosen, rollouts)
        for done in _run(task.choices.work, rollouts, task.budget, task.monitor):
            task.monitor.publish(progress(int(1000 * done), 1000, task.monitor), answer)
        return answer()

    def judgement(self, snapshot: Snapshot, monitor: Monitor, seed: int) -> Judgement:
        """By play-outs from the side of whoever decides."""
        judged, work = judge(snapshot, seed), workspace()
        row, seat = row_of(write(snapshot)), judged.seat
        rollouts = Rollouts(row, snapshot.mover, seat, stream(seed, "talk"))
        while rollouts.count < TALK_PLAYOUTS and not monitor.stop_now():
            rollouts.add(work, 4)
        if not rollouts.count:
            return judged
        return Judgement(snapshot, seat, rollouts.win, judged.standard, seed)

    def _analysis(self, task: Task, chosen: Candidates, rollouts: list[Rollouts]) -> Analysis:
        plans = [
            Plan(task.choices.path(leaf), played.win.mean, leaf, played.win, played.count)
            for leaf, played in zip(chosen.leaves, rollouts, strict=True)
            if played.count
        ]
        if not plans:
            first = chosen.leaves[0]
            plans = [Plan(task.choices.path(first), 0.5, first, Estimate(0.5, REACH))]
        plans.sort(key=lambda plan: -plan.preference)
        work = Work(
            seconds=task.monitor.elapsed_s,
            playouts=sum(played.count for played in rollouts),
            stopped=task.monitor.cancelled,
        )
        return self.told(task, plans, work)


def _run(
    work: Workspace, rollouts: list[Rollouts], budget: Budget, monitor: Monitor
) -> Iterator[float]:
    """Play each candidate's slice, in order; yields how much of all is done."""
    slices = _slices(budget, len(rollouts))
    for i, played in enumerate(rollouts):
        until = monitor.elapsed_s + monitor.remaining_s / (len(rollouts) - i)
        while played.count < slices[i] and not monitor.stop_now():
            if played.count and monitor.elapsed_s >= until:
                break
            played.add(work, 1)
            yield i / len(rollouts)


def _slices(budget: Budget, count: int) -> list[int]:
    """The most play-outs that each candidate may have; time may end them earlier."""
    if budget.playouts is None and budget.seconds is not None:
        return [_MANY] * count
    each, more = divmod(budget.playouts or PLAYOUTS, count)
    return [each + (i < more) for i in range(count)]

"""The player of level 6 of the rules: playouts after every legal turn (rules, 3.6 and 3.7).

Each turn is first judged by the exact beginning of the estimator alone: the chance that its own
king is captured by the next roll and, if not, that the other king is captured by the roll after
that, as if nothing had moved in between. Undecided playouts are judged by material. This look
counts as a few playouts. The playouts themselves are allotted by sequential halving
(``halving.schedule``), so that with little time the worst turns get none.
"""

from dataclasses import dataclass, field
from functools import partial
from math import exp, sqrt
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Analysis, Estimate
from engines.contract.monitor import Monitor
from engines.games.dice_chess.boards import Workspace, row_of, workspace
from engines.games.dice_chess.bots.lines import MOST_LINES, Plan
from engines.games.dice_chess.bots.searching import SearchingBot, Task, candidates
from engines.games.dice_chess.bots.voices import Judgement, judge
from engines.games.dice_chess.kernels import rollout
from engines.games.dice_chess.kernels.capture import count_rolls, king_capture_rolls
from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.runtime.streams import stream
from engines.runtime.types import Seat, State
from engines.search.halving import Round, compete, schedule
from engines.search.running import Part, progress

TALK_PLAYOUTS: Final = 120
"""Playouts behind a decision about a double or a draw."""
PLAYOUTS: Final = 320
"""Playouts of all turns together, when neither time nor playouts are limited."""
MATERIAL: Final = 3
"""The level whose evaluation is material alone."""
LOOK_WEIGHT: Final = 11.0
"""How many playouts a look counts as when the turns of one roll are compared. Like the figures
below, fitted to the means of 20 playouts each after 1,511 turns at 269 positions from games of
level 4: there, a look is wrong by 0.053 on top of its error for the position as a whole."""
LOOK_ERROR: Final = 0.10
"""Standard error of a look."""
EVEN: Final = 154
"""The material after a turn, in centipawns, at which what is undecided is split evenly."""
SCALE: Final = 1990.0
"""Centipawns that multiply the odds of what is undecided by e."""
REACH: Final = 0.5
"""Standard error of a value that nothing is known about."""
SPREAD: Final = 0.18
"""Standard deviation of one playout: measured at 40 positions of games, 60 playouts each."""
_PRIOR: Final = 6
"""Playouts that ``SPREAD`` counts as. A few that happen to agree say little about their spread:
the errors of 2 and of 4 playouts alone covered 65% and 81% instead of 95%."""


@dataclass(slots=True)
class Rollouts:
    """Playouts from one board.

    Attributes:
        start: the board.
        side: who rolls first.
        seat: whose wins are counted.
        random: the stream of these playouts alone.
    """

    start: State
    side: Seat
    seat: Seat
    random: npt.NDArray[np.uint64]
    sums: npt.NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        self.sums = np.zeros(rollout.SUMS)

    def add(self, work: Workspace, count: int) -> None:
        rollout.play_outs(
            self.start,
            self.side,
            self.seat,
            count,
            rollout.MAX_PLIES,
            work.replies,
            self.random,
            self.sums,
        )

    @property
    def count(self) -> int:
        return int(self.sums[3])

    @property
    def win(self) -> Estimate:
        """The mass of the seat's wins; what is undecided counts zero."""
        total, squares, _, count = self.sums.tolist()
        if not count:
            return Estimate(0.5, REACH)
        mean = total / count
        around = max(0.0, squares - count * mean * mean)
        variance = (around + _PRIOR * SPREAD**2) / (count - 1 + _PRIOR)
        return Estimate(mean, sqrt(variance / count))


@dataclass(slots=True)
class _Arm:
    """A turn: the position after it, what the look says, and its playouts."""

    leaf: int
    look: float
    rollouts: Rollouts

    @property
    def value(self) -> Estimate:
        """The look and the playouts together."""
        played = self.rollouts
        share = played.count / (LOOK_WEIGHT + played.count)
        win = played.win
        return Estimate(
            self.look + share * (win.mean - self.look),
            sqrt((share * win.error) ** 2 + ((1.0 - share) * LOOK_ERROR) ** 2),
        )


class MonteCarloBot(SearchingBot):
    """Looks at every legal turn, and plays out the best, until one or two are left.

    Win chances are Rao-Blackwell estimates: the exact chance that the king is captured is added at
    every ply.
    """

    king: ClassVar[float | None] = 1.0

    def search(self, task: Task) -> Analysis:
        arms = _arms(task)
        answer = partial(self._analysis, task, arms)
        playouts = task.budget.playouts
        if playouts is None and task.budget.seconds is None:
            playouts = PLAYOUTS

        def publish() -> None:
            done = sum(arm.rollouts.count for arm in arms)
            task.monitor.publish(progress(done, playouts, task.monitor), answer)

        rounds, remaining = schedule(len(arms), playouts), arms

        def enter(this: Round) -> list[Part]:
            nonlocal remaining
            remaining = sorted(remaining, key=lambda arm: -arm.value.mean)[: this.actions]
            return [_Round(task, remaining, this.rows)]

        compete(rounds, enter, task.monitor, publish=publish)
        return answer()

    def judgement(self, snapshot: Snapshot, monitor: Monitor, seed: int) -> Judgement:
        """By playouts, from the point of view of the seat that decides."""
        judged, work = judge(snapshot, seed), workspace()
        row, seat = row_of(write(snapshot)), judged.seat
        rollouts = Rollouts(row, snapshot.mover, seat, stream(seed, "talk"))
        while rollouts.count < TALK_PLAYOUTS and not monitor.stop_now():
            rollouts.add(work, 4)
        if not rollouts.count:
            return judged
        return Judgement(snapshot, seat, rollouts.win, judged.standard, seed)

    def _analysis(self, task: Task, arms: list[_Arm]) -> Analysis:
        ranked = sorted(((arm.value, arm) for arm in arms), key=lambda each: -each[0].mean)
        plans = [
            Plan(task.choices.path(arm.leaf), value.mean, arm.leaf, value, arm.rollouts.count)
            for value, arm in ranked[:MOST_LINES]
        ]
        work = task.monitor.spent(playouts=sum(arm.rollouts.count for arm in arms))
        return self.told(task, plans, work)


def _arms(task: Task) -> list[_Arm]:
    """Every turn, best first by the look; the worst by material are left out if time runs out."""
    found, mover = candidates(task.choices, MATERIAL, len(task.choices.leaves)), task.snapshot.mover
    arms: list[_Arm] = []
    for leaf, board, score in zip(found.leaves, found.boards, found.scores, strict=True):
        if arms and task.monitor.stop_now():
            break
        random = stream(task.seed, "rollouts", leaf)
        arms.append(
            _Arm(leaf, look(board, mover, score), Rollouts(board, 1 - mover, mover, random))
        )
    return sorted(arms, key=lambda arm: -arm.look)


def look(board: State, mover: Seat, material: int) -> float:
    """The win chance of ``mover`` after its turn, by both kings' exact chances and material."""
    falls = count_rolls(king_capture_rolls(board, mover)) / ROLLS
    takes = count_rolls(king_capture_rolls(board, 1 - mover)) / ROLLS
    undecided = 1.0 / (1.0 + exp((EVEN - material) / SCALE))
    return float((1.0 - falls) * (takes + (1.0 - takes) * undecided))


class _Round(Part):
    """Playouts of the turns that are left, one of each in turn."""

    def __init__(self, task: Task, arms: list[_Arm], rows: int | None) -> None:
        super().__init__(None if rows is None else rows * len(arms))
        self._arms = arms
        self._workspace = task.choices.work

    def work(self, units: int) -> int:
        for number in range(self.done, self.done + units):
            self._arms[number % len(self._arms)].rollouts.add(self._workspace, 1)
        return units

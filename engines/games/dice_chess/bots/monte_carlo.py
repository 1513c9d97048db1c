"""The player of level 6: play-outs from the most promising turns (rules, 3.6 and 3.7)."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.core.analysis import Analysis, Estimate, Work
from engines.core.bot import Bot, BotInfo
from engines.core.budget import Budget
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.streams import stream
from engines.core.types import Seat, State
from engines.games.dice_chess.boards import Workspace, find_turns, row_of, workspace
from engines.games.dice_chess.bots.candidates import Candidates, candidates, winning_plans
from engines.games.dice_chess.bots.lines import (
    MOST_LINES,
    Plan,
    analysis_of,
    leaf_count,
    offering_draw,
    path_of_leaf,
    with_reasons,
)
from engines.games.dice_chess.bots.voice import (
    Judgement,
    Voice,
    judge,
    offers_draw,
    talk_analysis,
)
from engines.games.dice_chess.kernels.state import MOVING, SEATS
from engines.games.dice_chess.sentences import decider
from engines.games.dice_chess.snapshot import Snapshot, read, write
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
        if count == 1:
            return Estimate(mean, REACH)
        variance = max(0.0, squares - count * mean * mean) / (count - 1)
        return Estimate(mean, sqrt(variance / count))


class MonteCarloBot(Bot):
    """Gives every candidate its share of the time, one after the other.

    The share of the win is that of a Rao-Blackwell estimate: the exact chance that the king falls
    is added at every ply. With play-outs as a budget they are divided among the candidates.
    """

    def __init__(self, name: str, level: int, voice: Voice) -> None:
        budget = Budget(seconds=SECONDS)
        self.info = BotInfo(name, level, budget, (SEATS, SEATS), searches=True, adviser=True)
        self.voice = voice

    def analyse(self, position: Position, budget: Budget, monitor: Monitor, seed: int) -> Analysis:
        """Estimate the candidates until the budget ends."""
        snapshot = read(position.state)
        if snapshot.phase != MOVING:
            return self._talk(snapshot, monitor, seed)
        work = find_turns(snapshot, stream(seed, "turns"))
        plans = winning_plans(work)
        if not plans and not leaf_count(work):
            return self._talk(snapshot, monitor, seed)
        if plans:
            won = [replace(plan, preference=1.0) for plan in plans]
            lines = with_reasons(snapshot.mover, work, won)
            spent = Work(seconds=monitor.elapsed_s, exact=True, stopped=monitor.cancelled)
            return analysis_of(self.info.id, snapshot, lines, WIN, spent)
        chosen = candidates(work, PRE_RANK, CANDIDATES)
        rollouts = [
            Rollouts(board, 1 - snapshot.mover, snapshot.mover, stream(seed, "rollouts", i))
            for i, board in enumerate(chosen.boards)
        ]
        offers = offers_draw(self.voice, position, snapshot, seed)
        answer = partial(self._analysis, snapshot, work, chosen, rollouts, monitor, offers=offers)
        for done in _run(work, rollouts, budget, monitor):
            monitor.publish(progress(int(1000 * done), 1000, monitor), answer)
        return answer()

    def _talk(self, snapshot: Snapshot, monitor: Monitor, seed: int) -> Analysis:
        """Doubles and draws are judged by play-outs from the side of whoever decides."""
        judged = judge(snapshot, seed)
        if not snapshot.dice:
            seat = decider(snapshot)
            work = workspace()
            rollouts = Rollouts(row_of(write(snapshot)), snapshot.mover, seat, stream(seed, "talk"))
            while rollouts.count < TALK_PLAYOUTS and not monitor.stop_now():
                rollouts.add(work, 4)
            if rollouts.count:
                judged = Judgement(snapshot, seat, rollouts.win, judged.standard, seed)
        spent = Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled)
        return talk_analysis(self.info.id, self.voice, judged, spent)

    def _analysis(
        self,
        snapshot: Snapshot,
        work: Workspace,
        chosen: Candidates,
        rollouts: list[Rollouts],
        monitor: Monitor,
        *,
        offers: bool,
    ) -> Analysis:
        known = [
            Plan(path_of_leaf(work, leaf), played.win.mean, leaf, played.win, played.count)
            for leaf, played in zip(chosen.leaves, rollouts, strict=True)
            if played.count
        ]
        if not known:
            first = chosen.leaves[0]
            known = [Plan(path_of_leaf(work, first), 0.5, first, Estimate(0.5, REACH))]
        plans = sorted(known, key=lambda plan: -plan.preference)[:MOST_LINES]
        if offers:
            plans[0] = offering_draw(plans[0])
        spent = Work(
            seconds=monitor.elapsed_s,
            playouts=sum(played.count for played in rollouts),
            stopped=monitor.cancelled,
        )
        lines = with_reasons(snapshot.mover, work, plans)
        return analysis_of(self.info.id, snapshot, lines, WIN, spent)


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

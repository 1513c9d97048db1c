"""The player of level 7: all rolls of the other side, and its best turn with each."""

from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Final

import numpy as np

from engines.core.analysis import Analysis, Estimate, Work
from engines.core.bot import Bot, BotInfo
from engines.core.budget import Budget
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.streams import stream
from engines.core.types import Seat, State, Stream
from engines.games.dice_chess.boards import Workspace, find_turns
from engines.games.dice_chess.bots.candidates import Candidates, candidates, winning_plans
from engines.games.dice_chess.bots.ladder import CENTIPAWNS
from engines.games.dice_chess.bots.lines import (
    MOST_LINES,
    Plan,
    analysis_of,
    leaf_count,
    offering_draw,
    path_of_leaf,
    with_reasons,
)
from engines.games.dice_chess.bots.voice import Voice, judge, offers_draw, talk_analysis
from engines.games.dice_chess.kernels.state import MOVING, SEATS
from engines.games.dice_chess.kernels.tables import ROLL_COUNT, ROLLS
from engines.games.dice_chess.snapshot import read
from engines.games.dice_chess.talk import win_probability
from engines.search.running import progress

CANDIDATES: Final = 24
"""Turns that are searched; the best by the evaluation of level 5."""
PRE_RANK: Final = 5
DEPTH: Final = 2
_CHUNK: Final = 7
"""Rolls between two looks at the clock."""


@dataclass(slots=True)
class Search:
    """What one search has found so far.

    Attributes:
        side: who moves.
        found: candidates with their values in centipawns, in the order in which they were done.
    """

    work: Workspace
    side: Seat
    chosen: Candidates
    random: Stream
    found: list[tuple[int, float]] = field(default_factory=list)
    graph: State = field(init=False)
    row: State = field(init=False)
    keys: State = field(init=False)
    values: State = field(init=False)
    counts: State = field(init=False)

    def __post_init__(self) -> None:
        from engines.games.dice_chess.kernels import board, replies

        self.graph = self.work.replies
        self.row = np.zeros(board.ROW, np.int64)
        self.keys = np.zeros(replies.CACHE, np.int64)
        self.values = np.zeros(replies.CACHE, np.int64)
        self.counts = np.zeros(replies.WORK, np.int64)

    @property
    def positions(self) -> int:
        """Positions looked at."""
        return int(self.counts[0])

    def value(self, board: State, monitor: Monitor) -> float | None:
        """The exact expectation over all rolls; None if the time was over before the last."""
        from engines.games.dice_chess.kernels import capture, replies

        total, lost = 0, capture.king_capture_rolls(board, self.side)
        for first in range(0, ROLL_COUNT, _CHUNK):
            if monitor.stop_now():
                return None
            total += replies.sum_of_rolls(
                board,
                self.side,
                lost,
                first,
                first + _CHUNK,
                self.graph,
                self.row,
                self.keys,
                self.values,
                self.random,
                self.counts,
            )
        return total / ROLLS


class ExpectimaxBot(Bot):
    """Ranks the best turns by the value that the other side's best answers leave, on average.

    The published design: positions merged, exact chance nodes, a finite price of the king
    (rules, 4.1 and 4.3). A candidate that the clock cuts off is not compared.
    """

    def __init__(self, name: str, level: int, voice: Voice) -> None:
        self.info = BotInfo(
            name, level, Budget(depth=DEPTH), (SEATS, SEATS), searches=True, adviser=True
        )
        self.voice = voice

    def analyse(self, position: Position, budget: Budget, monitor: Monitor, seed: int) -> Analysis:
        """Search until the budget ends or all candidates are done."""
        snapshot = read(position.state)
        if snapshot.phase != MOVING:
            return self._talk(position, monitor, seed)
        work = find_turns(snapshot, stream(seed, "turns"))
        plans = winning_plans(work)
        if not plans and not leaf_count(work):
            return self._talk(position, monitor, seed)
        if plans:
            lines = with_reasons(snapshot.mover, work, plans)
            spent = Work(seconds=monitor.elapsed_s, exact=True, stopped=monitor.cancelled)
            return analysis_of(self.info.id, snapshot, lines, CENTIPAWNS, spent)
        search = Search(
            work,
            snapshot.mover,
            candidates(work, PRE_RANK, CANDIDATES),
            stream(seed, "replies"),
        )
        offers = offers_draw(self.voice, position, snapshot, seed)
        answer = partial(self._analysis, position, search, monitor, seed, offers=offers)
        self._run(search, budget, monitor, answer)
        return answer()

    def _talk(self, position: Position, monitor: Monitor, seed: int) -> Analysis:
        spent = Work(seconds=monitor.elapsed_s, stopped=monitor.cancelled)
        judged = judge(read(position.state), seed)
        return talk_analysis(self.info.id, self.voice, judged, spent)

    def _run(
        self, search: Search, budget: Budget, monitor: Monitor, answer: "partial[Analysis]"
    ) -> None:
        chosen = search.chosen
        limit = inf if budget.nodes is None else budget.nodes
        if budget.depth is not None and budget.depth < DEPTH:
            return
        for leaf, board in zip(chosen.leaves, chosen.boards, strict=True):
            if search.positions >= limit:
                return
            value = search.value(board, monitor)
            if value is None:
                return
            search.found.append((leaf, value))
            done = len(search.found)
            monitor.publish(progress(done, len(chosen.leaves), monitor), answer)

    def _analysis(
        self, position: Position, search: Search, monitor: Monitor, seed: int, *, offers: bool
    ) -> Analysis:
        snapshot = read(position.state)
        found = search.found
        if not found:  # the quick look has to do
            found = list(zip(search.chosen.leaves, map(float, search.chosen.scores), strict=True))
        ranked = _best_first(found, seed)[:MOST_LINES]
        plans = [
            Plan(path_of_leaf(search.work, leaf), value, leaf, Estimate(win_probability(value)))
            for leaf, value in ranked
        ]
        if offers:
            plans[0] = offering_draw(plans[0])
        spent = Work(
            seconds=monitor.elapsed_s,
            nodes=search.positions,
            depth=DEPTH if search.found else 1,
            table_hits=int(search.counts[1]),
            exact=len(search.found) == leaf_count(search.work),
            stopped=monitor.cancelled,
        )
        lines = with_reasons(snapshot.mover, search.work, plans)
        return analysis_of(self.info.id, snapshot, lines, CENTIPAWNS, spent)


def _best_first(found: list[tuple[int, float]], seed: int) -> list[tuple[int, float]]:
    """Ranked by value; one of the best is drawn, all equally likely."""
    from engines.core.kernels.rng import below

    ranked = sorted(found, key=lambda item: -item[1])
    ties = sum(value == ranked[0][1] for _, value in ranked)
    drawn = below(stream(seed, "tie"), ties)
    ranked.insert(0, ranked.pop(drawn))
    return ranked

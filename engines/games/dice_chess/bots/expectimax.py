"""The player of level 7 of the rules: all rolls of the other side, and its best turn with each."""

from dataclasses import dataclass, field, replace
from functools import partial
from math import inf
from typing import ClassVar, Final

from engines.contract.analysis import Analysis
from engines.contract.monitor import Monitor
from engines.games.dice_chess.boards import row_of
from engines.games.dice_chess.bots.calibration import LEVELS
from engines.games.dice_chess.bots.ladder import CENTIPAWNS
from engines.games.dice_chess.bots.lines import Plan, for_other
from engines.games.dice_chess.bots.searching import Candidates, SearchingBot, Task, candidates
from engines.games.dice_chess.bots.voices import Judgement, judge
from engines.games.dice_chess.kernels import capture, evaluate, two_ply
from engines.games.dice_chess.kernels.tables import ROLL_COUNT, ROLLS
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.types import Seat, State, Stream
from engines.search.running import progress

_LEVEL: Final = 7
CANDIDATES: Final = 24
"""How many turns are searched: the best by the evaluation of level 5."""
PRE_RANK: Final = 5
DEPTH: Final = 2
_CHUNK: Final = 7
"""Rolls between two checks of the clock."""


@dataclass(slots=True)
class Search:
    """The memory of one search, and its count of positions.

    Attributes:
        graph: of turns, to work with.
        side: who has just moved.
    """

    graph: State
    side: Seat
    random: Stream
    space: State = field(init=False)

    def __post_init__(self) -> None:
        self.space = two_ply.new_space()

    @property
    def positions(self) -> int:
        return int(two_ply.Space.of(self.space).counts[two_ply.POSITIONS])

    @property
    def hits(self) -> int:
        """Positions whose evaluation was already known."""
        return int(two_ply.Space.of(self.space).counts[two_ply.HITS])

    def value(self, board: State, monitor: Monitor) -> float | None:
        """The exact expectation over all rolls; None if time ran out first."""
        total, lost = 0, capture.king_capture_rolls(board, self.side)
        for first in range(0, ROLL_COUNT, _CHUNK):
            if monitor.stop_now():
                return None
            total += two_ply.sum_of_rolls(
                board, self.side, lost, first, first + _CHUNK, self.graph, self.space, self.random
            )
        return total / ROLLS


class ExpectimaxBot(SearchingBot):
    """Ranks the best turns by the value that the other side's best answers leave, on average.

    The published design: positions merged, exact chance nodes, a finite value for the king
    (rules, 4.1 and 4.3). A candidate that the clock cuts off is not compared.
    """

    unit: ClassVar[str] = CENTIPAWNS

    def search(self, task: Task) -> Analysis:
        """Search until the budget ends or all candidates are done."""
        chosen = candidates(task.choices, PRE_RANK, CANDIDATES)
        search = Search(
            task.choices.work.replies, task.snapshot.mover, stream(task.seed, "replies")
        )
        found: list[tuple[int, float]] = []
        answer = partial(self._analysis, task, chosen, search, found)
        limit = inf if task.budget.nodes is None else task.budget.nodes
        if task.budget.depth is not None and task.budget.depth < DEPTH:
            return answer()
        for leaf, row in zip(chosen.leaves, chosen.boards, strict=True):
            value = search.value(row, task.monitor) if search.positions < limit else None
            if value is None:
                break
            found.append((leaf, value))
            share = progress(len(found), len(chosen.leaves), task.monitor)
            task.monitor.publish(share, answer)
        return answer()

    def judgement(self, snapshot: Snapshot, monitor: Monitor, seed: int) -> Judgement:
        """By its evaluation, as if the waiting side had just moved, and what that usually means.

        The expectation over all rolls says less about win chances (``calibration``).
        """
        judged, waiting = judge(snapshot, seed), 1 - snapshot.mover
        win = LEVELS[PRE_RANK].win(evaluate.aggressive(row_of(write(snapshot)), waiting))
        if judged.seat != waiting:
            win = for_other(win)
        return replace(judged, win=win)

    def _analysis(
        self, task: Task, chosen: Candidates, search: Search, found: list[tuple[int, float]]
    ) -> Analysis:
        searched = bool(found)
        ranked = found or [(leaf, float(score)) for leaf, score in chosen.scored()]
        curve = LEVELS[_LEVEL if searched else PRE_RANK]
        plans = [
            Plan(task.choices.path(leaf), value, leaf, curve.win(value))
            for leaf, value in _best_first(ranked, task.seed)
        ]
        depth = DEPTH if searched else 1
        work = task.monitor.spent(nodes=search.positions, depth=depth, table_hits=search.hits)
        return self.told(task, plans, work)


def _best_first(found: list[tuple[int, float]], seed: int) -> list[tuple[int, float]]:
    """Ranked by value; one of the best is drawn, all equally likely."""
    ranked = sorted(found, key=lambda item: -item[1])
    ties = sum(value == ranked[0][1] for _, value in ranked)
    drawn = below(stream(seed, "tie"), ties)
    ranked.insert(0, ranked.pop(drawn))
    return ranked

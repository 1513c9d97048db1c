"""The player of level 8: thinks as many turns ahead as its budget allows."""

from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Analysis, Estimate, Unit
from engines.contract.bot import Around, BotInfo
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.dice_chess import deepening
from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.bots.calibration import MASTER_ERRORS, difference
from engines.games.dice_chess.bots.lines import MOST_LINES, Plan, values_of
from engines.games.dice_chess.bots.searching import SearchingBot, Task
from engines.games.dice_chess.bots.voices import Judgement, judge
from engines.games.dice_chess.kernels import board, turns
from engines.games.dice_chess.kernels.tables import ROLL_POOLS, ROLL_WEIGHTS, ROLLS
from engines.games.dice_chess.messages import decider
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.runtime.streams import stream
from engines.runtime.types import Action, Seat, State
from engines.search.running import progress

EXACTLY: Final = 3
"""Turns are compared no further ahead than this: one more takes minutes."""


class MasterBot(SearchingBot):
    """Expectimax with iterative deepening, exact pruning and an evaluation fitted to self-play."""

    king: ClassVar[float | None] = 1.0

    def __init__(self, info: BotInfo, method: deepening.Method | None = None) -> None:
        super().__init__(info)
        self.method = method or deepening.Method()

    def search(self, task: Task) -> Analysis:
        """Search further and further ahead until the budget ends or the decision is clear."""
        method, budget = self.method, task.budget
        if task.exact:  # turns that can't be the best are not cut short
            method = replace(method, star_1=False)
            budget = replace(budget, depth=min(budget.depth or EXACTLY, EXACTLY))
        search = deepening.Deepening(task.choices.work.graph, method, task.choices.leaves)
        answer = partial(self._analysis, task, search)
        monitor = task.monitor
        search.run(budget, monitor, lambda: monitor.publish(progress(0, None, monitor), answer))
        return answer()

    def judgement(self, snapshot: Snapshot, monitor: Monitor, seed: int) -> Judgement:
        """By the evaluation, which takes the danger to both kings into account."""
        seat = decider(snapshot)
        chance = deepening.win_chance(row_of(write(snapshot)), snapshot.mover)
        win = chance if seat == snapshot.mover else 1.0 - chance
        return Judgement(snapshot, seat, estimate(win, 1), judge(snapshot, seed).standard, seed)

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around:
        """The win chance with the best turn that the roll allows, and the mean of all rolls.

        The evaluation may be wrong: luck is zero on average all the same, because every roll is
        judged in the same way. It takes a few milliseconds.
        """
        mover = position.owner
        chances = _chances(row_of(position.state), mover)
        before = estimate(float(ROLL_WEIGHTS @ chances) / ROLLS, 1)
        after = estimate(float(chances[ROLL_POOLS.tolist().index(outcome)]), 1)
        return values_of(mover, before)[Unit.WIN], values_of(mover, after)[Unit.WIN]

    def _analysis(self, task: Task, search: deepening.Deepening) -> Analysis:
        best, *others = search.turns
        measured = [(turn, *turn.behind(best)) for turn in others[: self.method.settled]]
        deepest = max((depth for _, _, depth in measured), default=1)
        # A turn about which less is known than about others may only seem as good as they are.
        compared = [each for each in measured if each[2] >= min(deepest, 2)]
        compared.sort(key=lambda each: each[1])
        plans = [self._plan(task, best, best.value, None)]
        for turn, behind, depth in compared[: MOST_LINES - 1]:
            lead = max(0, behind)  # further ahead, the best turned out to be better after all
            error = difference(lead / deepening.MILLION, depth)
            plans.append(self._plan(task, turn, max(0, best.value - lead), error))
        work = task.monitor.spent(nodes=search.positions, depth=best.depth, table_hits=search.hits)
        return self.told(task, plans, work)

    def _plan(self, task: Task, turn: deepening.Turn, value: int, behind: Estimate | None) -> Plan:
        win = estimate(value / deepening.MILLION, turn.depth)
        return Plan(task.choices.path(turn.leaf), win.mean, turn.leaf, win, behind=behind)


def estimate(chance: float, depth: int) -> Estimate:
    """A win chance with its typical error."""
    return Estimate(chance, MASTER_ERRORS[min(depth, len(MASTER_ERRORS)) - 1])


def _chances(row: State, mover: Seat) -> npt.NDArray[np.float64]:
    """The win chance of ``mover`` after the best turn of each roll."""
    graph, random = workspace().graph, stream(0)
    info = turns.Graph.of(graph).info
    passing = _after_pass(row, mover)
    found = np.ones(len(ROLL_POOLS))
    for place, dice in enumerate(ROLL_POOLS.tolist()):
        turns.build(graph, row, mover, dice, random)
        if info[turns.TAKES]:  # captures the king: the chance is 1
            continue
        values = deepening.evaluate_turns(graph)
        found[place] = values.max() / deepening.MILLION if len(values) else passing
    return found


def _after_pass(row: State, mover: Seat) -> float:
    """The win chance of ``mover`` if it has no legal turn."""
    after = row.copy()
    after[board.TARGETS] = board.targets_after_turn(int(row[board.TARGETS]), mover)
    return 1.0 - deepening.win_chance(after, 1 - mover)

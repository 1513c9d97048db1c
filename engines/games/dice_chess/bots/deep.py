"""The player of level 8: looks as many turns ahead as its budget allows."""

from functools import partial
from typing import ClassVar, Final

from engines.core.analysis import Analysis, Estimate, Work
from engines.core.budget import Budget
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.types import Action
from engines.games.dice_chess.boards import row_of
from engines.games.dice_chess.bots.calibration import DEEP_ERRORS
from engines.games.dice_chess.bots.lines import MOST_LINES, Plan
from engines.games.dice_chess.bots.searching import SearchingBot, Task
from engines.games.dice_chess.bots.voice import Judgement, Voice, judge
from engines.games.dice_chess.deepening import MILLION, Deepening, Method
from engines.games.dice_chess.sentences import decider
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.games.dice_chess.weights import shipped
from engines.search.running import progress

SECONDS: Final = 1.0
WIN: Final = "bot.preference.win"


class DeepBot(SearchingBot):
    """Expectimax with iterative deepening, exact pruning and an evaluation fitted to self-play."""

    unit: ClassVar[str] = WIN
    king: ClassVar[float | None] = 1.0

    def __init__(self, name: str, level: int, voice: Voice, method: Method | None = None) -> None:
        super().__init__(name, level, Budget(seconds=SECONDS), voice)
        self.method = method or Method()

    def search(self, task: Task) -> Analysis:
        """Look further and further ahead until the budget ends or the decision is clear."""
        search = Deepening(task.choices.work.graph, shipped(), self.method, task.choices.leaves)
        answer = partial(self._analysis, task, search)
        monitor = task.monitor
        search.run(
            task.budget, monitor, lambda: monitor.publish(progress(0, None, monitor), answer)
        )
        return answer()

    def judgement(self, snapshot: Snapshot, monitor: Monitor, seed: int) -> Judgement:
        """By the evaluation, which knows both kings' dangers."""
        from engines.games.dice_chess.kernels import forecast

        seat = decider(snapshot)
        chance = forecast.chance_to_win(row_of(write(snapshot)), snapshot.mover, shipped())
        win = chance / MILLION if seat == snapshot.mover else 1.0 - chance / MILLION
        return Judgement(snapshot, seat, estimate(win, 1), judge(snapshot, seed).standard, seed)

    def luck(self, position: Position, outcome: Action, monitor: Monitor) -> tuple[float, ...]:
        """By the evaluation of the best turn with each roll; some milliseconds."""
        from engines.games.dice_chess.luck import luck_of

        return luck_of(position.state, position.owner, outcome)

    def _analysis(self, task: Task, search: Deepening) -> Analysis:
        best = search.turns[0]
        plans, value = [], best.value
        for turn in search.turns[:MOST_LINES]:
            # Bounds, and values of fewer turns ahead, are no better than what is ranked above.
            value = min(value, turn.value)
            win = estimate(value / MILLION, turn.depth)
            plans.append(Plan(task.choices.path(turn.leaf), win.mean, turn.leaf, win))
        work = Work(
            seconds=task.monitor.elapsed_s,
            nodes=search.positions,
            depth=best.depth,
            table_hits=search.hits,
            stopped=task.monitor.cancelled,
        )
        return self.told(task, plans, work)


def estimate(chance: float, depth: int) -> Estimate:
    """A chance to win with what it is usually wrong by."""
    return Estimate(chance, DEEP_ERRORS[min(depth, len(DEEP_ERRORS)) - 1])

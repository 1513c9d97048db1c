"""The bots of Pig, weakest first."""

from threading import Lock
from typing import TYPE_CHECKING, Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit, Work
from engines.contract.bot import Bot, BotInfo
from engines.contract.budget import Budget
from engines.contract.messages import message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.types import Action
from engines.search.bots import IsmctsBot, RuleBot
from tests.calibration.kernels.pig_state import HOLD, MAX_SEATS, ROLL, UNCOUNTED
from tests.sixth_game.engines.pig.snapshot import MIN_SEATS, Snapshot, read, write

if TYPE_CHECKING:
    from tests.calibration.solve import Solution

_ENOUGH: Final = 20
_INSTANT: Final = Budget(playouts=1)
_PLAYOUTS: Final = Budget(playouts=2_000)
_ANY: Final = (MIN_SEATS, MAX_SEATS)


def _hold_at_20(position: Position, _seed: int) -> Action:
    now = read(position.state)
    return HOLD if now.total >= _ENOUGH else ROLL


def uncounted(position: Position) -> Position:
    """The same without the number of turns, as it is solved."""
    return Position(position.game, write(read(position.state), turns=UNCOUNTED))


class OptimalBot(Bot):
    """Plays two-handed Pig for the best chance to win, exactly.

    The game is solved when it is first needed, once for each target. If the monitor ends that, the
    bot holds at 20.
    """

    def __init__(self, name: str, level: int) -> None:
        self.info = BotInfo(name, level, _INSTANT, (2, 2), adviser=True)
        self._hurried = RuleBot(self.info, _hold_at_20)
        self._solved: dict[int, Solution] = {}
        self._solving = Lock()

    def analyse(self, position: Position, budget: Budget, monitor: Monitor, seed: int) -> Analysis:
        """Rank by win chance."""
        solution = self._solution(position, monitor)
        if solution is None:
            return self._hurried.analyse(position, budget, monitor, seed)
        values = solution.action_values(uncounted(position))
        seat = position.turn
        other = {ROLL: values[HOLD][seat], HOLD: values[ROLL][seat]}
        lines = [
            Line(
                actions=(action,),
                names=(position.action_text(action),),
                preference=chances[seat],
                bar=Estimate(chances[seat]),
                values={Unit.WIN: tuple(map(Estimate, chances))},
                reasons=(
                    Reason(
                        message("pig.reason.win", own=chances[seat], other=other[action]),
                        chances[seat] - other[action],
                    ),
                ),
            )
            for action, chances in values.items()
        ]
        lines.sort(key=lambda line: line.preference, reverse=True)
        return Analysis(
            game=position.game.id,
            bot=self.info.id,
            seat=seat,
            unit=Unit.WIN,
            lines=tuple(lines),
            preference_unit="bot.preference.win",
            work=Work(seconds=monitor.elapsed_s, table_hits=len(lines), exact=True),
        )

    def _solution(self, position: Position, monitor: Monitor) -> "Solution | None":
        from tests.calibration.solve import solve

        target = read(position.state).target
        with self._solving:
            if target not in self._solved:
                first = write(Snapshot((0, 0), target=target), turns=UNCOUNTED)
                found = solve(Position(position.game, first), monitor)
                if found is not None:
                    self._solved[target] = found
            return self._solved.get(target)


BOTS: Final[tuple[Bot, ...]] = (
    RuleBot(BotInfo("hold_20", 1, _INSTANT, _ANY), _hold_at_20),
    IsmctsBot(BotInfo("planner", 2, _PLAYOUTS, _ANY, searches=True, adviser=True)),
    OptimalBot("optimal", 3),
)
